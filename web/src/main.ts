import { mount } from "svelte";

import App from "./App.svelte";
import "./styles.css";
import { person } from "./person/own_name_and_avatar.svelte";
import { watchText } from "./shell/device/large_text_detection";
import { watchKeyboard } from "./shell/device/phone_keyboard";
import { reloadAfterUpdate } from "./shell/device/reload_after_update";
import { loadWords, speech } from "./words/client_words.svelte";

watchText();
watchKeyboard();
reloadAfterUpdate();
const target = document.getElementById("app");
void loadWords(speech.language).then(() => {
  person.introduce();
  if (target) mount(App, { target });
});
