import { defaults, type AnyPart, type ToClient } from "../generated/wire";

const byShape = {
  zone: defaults.Zone,
  gauge: defaults.Gauge,
  track: defaults.Track,
  grid: defaults.Grid,
  token: defaults.Token,
  fact: defaults.Fact,
};

function filled<T extends object>(standing: object, given: T): T {
  return { ...standing, ...given };
}

function parts(given: AnyPart[]): AnyPart[] {
  return given.map((part) => filled(byShape[part.t], part));
}

/** Read a frame from the server, with every field that was left out filled up; null where it is none of ours. */
export function decode(frame: string): ToClient | null {
  const message = JSON.parse(frame) as ToClient;
  switch (message.t) {
    case "lobby":
      return {
        ...filled(defaults.Lobby, message),
        chairs: message.chairs.map((chair) => filled(defaults.Chair, chair)),
        choices: message.choices.map((choice) => filled(defaults.Choice, choice)),
        manners: (message.manners ?? []).map((choice) => filled(defaults.Choice, choice)),
      };
    case "board": {
      const board = filled(defaults.Board, message);
      return { ...board, parts: parts(board.parts), options: board.options.map((o) => filled(defaults.Option, o)) };
    }
    case "update": {
      const update = filled(defaults.Update, message);
      return {
        ...update,
        parts: parts(update.parts),
        options: update.options.map((option) => filled(defaults.Option, option)),
        events: update.events.map((event) => filled(defaults.Happening, event)),
      };
    }
    case "refused":
      return filled(defaults.Refused, message);
    case "fault":
      return filled(defaults.Fault, message);
    case "entered":
      return filled(defaults.Entered, message);
    case "clocks":
      return filled(defaults.Clocks, message);
    case "said":
      return filled(defaults.Said, message);
    case "sealed":
    case "pong":
      return message;
    default:
      return null;
  }
}
