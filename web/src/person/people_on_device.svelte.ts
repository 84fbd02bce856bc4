import { readStored, removeStored, writeStored } from "../shell/browser_storage";

/** One of several people who play at one table on this device. */
export interface PersonOnDevice {
  /** Counts from 0, whoever has gone. */
  id: number;
  name: string;
  avatar: string;
}

/** Where tokens are kept of a person who shares this browser with others; the first one’s is where anybody’s is. */
export const placeOfPerson =
  (person: number) =>
  (code: string): string =>
    person ? `${code}.${person}` : code;

const key = (code: string): string => `people.${code}`;

/** Who shares this device, by table; kept by this browser. */
class PeopleOnDevice {
  #changes: number = $state(0);

  /** The people who share this device at a table; nobody where it has one person as usual. */
  at(code: string): PersonOnDevice[] {
    return this.#changes < 0 ? [] : (JSON.parse(readStored(key(code)) ?? "[]") as PersonOnDevice[]);
  }

  /** Whoever alone is left of those who shared the device is one of them as long as the game `isPlayed`. */
  keep(code: string, people: readonly PersonOnDevice[], isPlayed = false): void {
    if (people.length > (isPlayed ? 0 : 1)) writeStored(key(code), JSON.stringify(people));
    else removeStored(key(code));
    this.#changes += 1;
  }
}

export const peopleOnDevice = new PeopleOnDevice();
