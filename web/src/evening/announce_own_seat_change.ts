import type { Lobby } from "../generated/wire";

type Say = (key: string, args?: Record<string, string>) => void;
const NOBODY = { seat: -1, name: "" };

/** Say it to those who hear the page; the words come when they are needed. */
function announceOnceLoaded(key: string, args?: Record<string, string>): void {
  void Promise.all([import("./screen_reader_announcement_and_keep_focus"), import("./interface_text_en_fr")]).then(
    ([{ announce }, { say }]) => announce(say(key, args)),
  );
}

/** Tells somebody that their seat has changed hands, by the message that brings the change. */
export class SeatChange {
  /** To whom they have given their seat. */
  #heir = NOBODY;
  #hasAsked = false;

  constructor(readonly say: Say = announceOnceLoaded) {}

  /** Note that they give their seat to somebody. */
  giveTo(seat: number, name: string): void {
    this.#heir = { seat, name };
  }

  /** Look at each lobby that comes. The answer to a request and the seat come in messages of their own. */
  observe({ seat, is_asking, chairs }: Pick<Lobby, "seat" | "is_asking" | "chairs">): void {
    const { seat: given, name } = this.#heir;
    if (is_asking) this.#hasAsked = true;
    if (seat >= 0 && this.#hasAsked) {
      this.#hasAsked = false;
      this.say("bedtime-taken");
    } else if (seat < 0 && name && chairs[given]?.name === name) {
      this.#heir = NOBODY;
      this.say("bedtime-handed", { name });
    }
  }
}
