import {
  defaults,
  rows,
  type AnyPart,
  type Board,
  type Choice,
  type Happening,
  type Option,
  type Replay,
  type ToClient,
  type Update,
} from "../generated/wire";

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

/** How many cards lie in a zone that came with faces and without a count. */
export function countOf(faces: readonly string[]): number {
  return faces.filter((face) => face !== "").length;
}

/** A part with every field: its name is in its id where it has none, its count in its faces. */
function whole(part: AnyPart): AnyPart {
  const name = part.id.split(":", 1)[0];
  const count = part.t === "zone" ? { count: countOf(part.faces ?? []) } : {};
  return filled({ ...byShape[part.t], name, ...count }, part);
}

function parts(given: AnyPart[]): AnyPart[] {
  return given.map(whole);
}

/** Give each value of a list the name of its field. */
function named(names: readonly string[], row: unknown): object {
  return Object.fromEntries((row as unknown[]).map((value, index) => [names[index] ?? "", value]));
}

function options(given: unknown[]): Option[] {
  return given.map((row) => filled(defaults.Option, named(rows.Option, row)) as Option);
}

function events(given: unknown[]): Happening[] {
  return given.map((row) => filled(defaults.Happening, named(rows.Happening, row)) as Happening);
}

function choices(given: Choice[]): Choice[] {
  return given.map((choice) => filled({ ...defaults.Choice, default: choice.value }, choice));
}

/** The whole board, with every field that was left out filled up. */
export function boardOf(message: Board): Board {
  const board = filled(defaults.Board, message);
  return {
    ...board,
    parts: parts(board.parts),
    options: options(board.options),
    story: events(board.story),
    past: events(board.past),
  };
}

/** What happened, with every field that was left out filled up. */
export function updateOf(message: Update): Update {
  const update = filled(defaults.Update, message);
  return {
    ...update,
    parts: parts(update.parts),
    options: options(update.options),
    events: events(update.events),
    story: events(update.story),
  };
}

/** A game that is over, with every field that was left out filled up. */
export function replayOf(message: Replay): Replay {
  return {
    ...filled(defaults.Replay, message),
    chairs: message.chairs.map((chair) => filled(defaults.Chair, chair)),
    board: boardOf(message.board),
    steps: message.steps.map((given) => {
      const step = filled(defaults.Step, given);
      return step.update ? { ...step, update: updateOf(step.update) } : step;
    }),
    story: events(message.story),
  };
}

/** Read a frame from the server, with every field that was left out filled up; null where it is none of ours. */
export function decode(frame: string): ToClient | null {
  const message = JSON.parse(frame) as ToClient;
  switch (message.t) {
    case "lobby":
      return {
        ...filled(defaults.Lobby, message),
        chairs: message.chairs.map((chair) => filled(defaults.Chair, chair)),
        choices: choices(message.choices),
        manners: choices(message.manners ?? []),
      };
    case "board":
      return boardOf(message);
    case "update":
      return updateOf(message);
    case "refused":
      return filled(defaults.Refused, message);
    case "fault":
      return filled(defaults.Fault, message);
    case "entered":
      return filled(defaults.Entered, message);
    case "clocks": {
      const clocks = filled(defaults.Clocks, message);
      return { ...clocks, left: clocks.left.map((time) => filled(defaults.TimeLeft, time)) };
    }
    case "said":
      return filled(defaults.Said, message);
    case "substitute_moves": {
      const moves = filled(defaults.SubstituteMoves, message);
      return { ...moves, events: events(moves.events), choices: options(moves.choices) };
    }
    case "bets":
      return filled(defaults.Bets, message);
    case "notice":
      return filled(defaults.Notice, message);
    case "moved":
    case "renewed_tokens":
    case "sealed":
    case "pong":
      return message;
    default:
      // Of a newer server; the compiler says where one that we know is missing above.
      message satisfies never;
      return null;
  }
}
