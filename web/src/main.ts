import "./fonts.css";
import "./art/palette.css";
import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./i18n";
import { profileSecret } from "./profile/secret";

await language.load();
if (profileSecret()) void import("./profile/profile.svelte").then(({ profile }) => profile.read());
mount(App, { target: document.getElementById("page")! });
