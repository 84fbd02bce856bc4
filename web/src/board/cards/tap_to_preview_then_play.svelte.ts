import type { FanCard } from "./own_hand_zone_and_fan_card_keys";

/**
 * Lifts a card of one's hand, to show what it does before it is played.
 *
 * A mouse or the focus lifts what it comes to, so that a click or Enter plays it. A finger lifts with its first touch and
 * plays with its second.
 */
export class CardLift {
  card: FanCard | null = $state.raw(null);
  /** Whether a finger lifted it: then the next touch is to be told of. */
  isByFinger: boolean = $state(false);
  /** The card on which a finger came down that had not been lifted before, "" for none. */
  #touched = "";
  /** The lifted card on which a finger came down last, "" for none. */
  #ready = "";
  /** The card that was clicked last, "" for none. */
  #clicked = "";

  isUp(key: string): boolean {
    return this.card?.key === key;
  }

  raise(card: FanCard, isByFinger = false): void {
    this.#touched = "";
    this.isByFinger = isByFinger;
    this.card = card;
  }

  /** Lay down whatever is lifted, or only one card. */
  lower(key = ""): void {
    if (this.card && (key === "" || this.isUp(key))) this.card = null;
  }

  /** A pointer comes down on a card. */
  down(key: string, pointer: string): void {
    this.#touched = pointer === "mouse" || this.isUp(key) ? "" : key;
    this.#ready = this.isUp(key) ? key : "";
  }

  /**
   * A card is clicked: say whether that is to do something, else it was lifted. A finger that came down on something
   * else, which has gone since, has not seen what this card does; nor has who clicks twice where the first click has
   * brought this card under the mouse.
   */
  takes(card: FanCard, pointer = "", isDoubleClick = false): boolean {
    const isOther = this.#clicked !== card.key;
    this.#clicked = card.key;
    if (isDoubleClick && isOther) {
      this.raise(card);
      return false;
    }
    const isUnseen = pointer === "touch" && this.#ready !== card.key;
    if (isUnseen || this.#touched === card.key) {
      this.raise(card, true);
      return false;
    }
    this.lower();
    return true;
  }
}
