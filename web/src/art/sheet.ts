import { mount } from "svelte";
import "../theme.css";
import "./palette.css";
import Sheet from "./Sheet.svelte";

document.documentElement.dataset.theme = new URLSearchParams(location.search).get("theme") ?? "day";
mount(Sheet, { target: document.querySelector("#sheet")! });
