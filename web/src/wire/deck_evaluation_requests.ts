import {
  defaults,
  type BalanceAsked,
  type BalanceNews,
  type CardsOnOccasion,
  type DeckAsked,
  type DeckNews,
  type Estimate,
  type Fault,
} from "../generated/wire";
import { send } from "./game_and_table_requests";

/** A deck was refused, and why. */
export class DeckRefused extends Error {
  constructor(readonly fault: Fault) {
    super(fault.expected);
  }
}

/** A deck was refused for now: too many were asked about. */
export class TooManyDecks extends DeckRefused {
  constructor(
    fault: Fault,
    /** After so many seconds it may be asked again. */
    readonly seconds: number,
  ) {
    super(fault);
  }
}

const TOO_MANY = 429;
/** Seconds after which to ask again where the server says nothing of it. */
const PATIENCE = 3;

const faultOf = (given: Partial<Fault> & Pick<Fault, "t" | "field" | "expected">): Fault => ({
  ...defaults.Fault,
  ...given,
});

async function refusal(answer: Response): Promise<Error> {
  const said = (await answer.json().catch(() => null)) as Fault | null;
  if (!said) return new Error(`status ${answer.status}`);
  if (answer.status !== TOO_MANY) return new DeckRefused(faultOf(said));
  return new TooManyDecks(faultOf(said), Number(answer.headers.get("Retry-After")) || PATIENCE);
}

/** What a deck is worth, in whatever form it comes. */
export async function askDeck(asked: DeckAsked): Promise<DeckNews> {
  const answer = await send("/api/decks", asked);
  if (!answer.ok) throw await refusal(answer);
  const news = (await answer.json()) as DeckNews;
  return { ...news, fault: news.fault && faultOf(news.fault) };
}

const estimateOf = (row: unknown): Estimate => {
  const [value = 0, low = 0, high = 0] = row as number[];
  return { value, low, high };
};

/** One event of the stream, every field that was left out filled up. */
export function balanceOf(text: string): BalanceNews {
  const { minutes, ...news } = { ...defaults.BalanceNews, ...(JSON.parse(text) as { minutes?: unknown }) };
  return {
    ...news,
    turns: estimateOf(news.turns),
    advantage: estimateOf(news.advantage),
    shares: news.shares.map(estimateOf),
    cards: (news.cards as CardsOnOccasion[]).map(({ occasion, cards }) => ({
      occasion,
      cards: cards.map(({ card, share }) => ({ card, share: estimateOf(share) })),
    })),
    ...(minutes === undefined ? {} : { minutes: estimateOf(minutes) }),
  };
}

const DATA = "data: ";

/** Let the server play many quick games; what is known comes as they are played. It stops with the signal. */
export async function* weigh(asked: BalanceAsked, signal: AbortSignal): AsyncGenerator<BalanceNews> {
  const answer = await send("/api/balance", asked, signal);
  if (!answer.ok || !answer.body) throw await refusal(answer);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const events = (text + read.value).split("\n\n");
    text = events.pop() ?? "";
    for (const event of events) if (event.startsWith(DATA)) yield balanceOf(event.slice(DATA.length));
  }
}
