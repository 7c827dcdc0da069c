import "./fonts.css";
import "./art/palette.css";
import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { language } from "./i18n";

await language.load();
mount(App, { target: document.getElementById("page")! });
