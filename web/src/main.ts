import { mount } from "svelte";

import App from "./App.svelte";
import "./styles.css";
import { person } from "./person/own_name_and_avatar.svelte";
import { watchText } from "./shell/device/large_text_detection";
import { watchKeyboard } from "./shell/device/measured_height_above_keyboard_and_scroll_restore";
import { reloadWhenPartMissing } from "./shell/device/reload_when_part_missing";
import { isStaticSite } from "./static_site/is_static_site_and_addresses_there";
import { loadWords, speech } from "./words/client_words.svelte";

watchText();
watchKeyboard();
reloadWhenPartMissing();
const target = document.getElementById("app");

async function begin(): Promise<void> {
  // A later version of a site of files may show itself in place of this page.
  const page = isStaticSite && import("./static_site/keep_page");
  if (page && (await page.then(({ givesWay }) => givesWay()).catch(() => false))) return;
  await loadWords(speech.language);
  person.introduce();
  if (target) mount(App, { target });
}
void begin();
