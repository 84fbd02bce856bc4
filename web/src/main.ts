import { mount } from "svelte";

import App from "./App.svelte";
import "./styles.css";
import { watchText } from "./shell/large_text_detection";

watchText();
const target = document.getElementById("app");
if (target) mount(App, { target });
