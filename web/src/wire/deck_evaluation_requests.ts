import {
  defaults,
  type BalanceAsked,
  type BalanceNews,
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

const faultOf = (given: Partial<Fault> & Pick<Fault, "t" | "field" | "expected">): Fault => ({
  ...defaults.Fault,
  ...given,
});

async function refusal(answer: Response): Promise<Error> {
  const said = (await answer.json().catch(() => null)) as Fault | null;
  return said ? new DeckRefused(faultOf(said)) : new Error(`status ${answer.status}`);
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
