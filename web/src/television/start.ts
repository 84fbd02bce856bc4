import "./missing_functions";
import "./older_styles/older_engines.css";
import "../styles.css";
import { mount } from "svelte";

import { person } from "../person/own_name_and_avatar.svelte";
import { reloadWhenPartMissing } from "../shell/device/reload_when_part_missing";
import { loadWords, speech } from "../words/client_words.svelte";
import { mendStyles } from "./older_styles/mend_styles";
import TelevisionApp from "./TelevisionApp.svelte";

reloadWhenPartMissing();
if (window.stylesToMend) mendStyles(window.stylesToMend);
const target = document.getElementById("app");
void loadWords(speech.language).then(() => {
  person.introduce();
  if (target) mount(TelevisionApp, { target });
});
