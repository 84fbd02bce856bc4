import pictures from "../assets/pictures.json";
import { readStored, writeStored } from "../shell/browser_storage";
import { t } from "../words/client_words.svelte";

export const AVATARS = pictures.avatars;
export const LONGEST_NAME = 24;

function pick<T>(from: readonly T[], otherwise: T): T {
  return from[Math.floor(Math.random() * from.length)] ?? otherwise;
}

/** A friendly name that nobody asked for. */
export function proposedName(): string {
  return pick(t("friendly-names").split(", "), "Noël");
}

/** The own picture, else one that nobody has. */
export function freeAvatar(own: string, taken: readonly string[]): string {
  if (!taken.includes(own)) return own;
  return pick(
    AVATARS.filter((each) => !taken.includes(each)),
    own,
  );
}

class Person {
  name: string = $state("");
  avatar: string = $state("");

  /** Whether the name was chosen, and not only proposed. */
  isNamed: boolean = $state(readStored("name") !== null);

  /** Who comes for the first time is somebody, too, and the same one next time. The words must be loaded by then. */
  introduce(): void {
    this.name = readStored("name") ?? readStored("proposed-name") ?? proposedName();
    this.avatar = readStored("avatar") ?? pick(AVATARS, "fox");
    if (!this.isNamed) writeStored("proposed-name", this.name);
    writeStored("avatar", this.avatar);
  }

  become(name: string, avatar: string): void {
    this.name = name.trim().slice(0, LONGEST_NAME) || proposedName();
    this.avatar = avatar;
    this.isNamed = true;
    writeStored("name", this.name);
    writeStored("avatar", this.avatar);
  }
}

export const person = new Person();
