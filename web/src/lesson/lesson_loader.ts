import type { Board, Update } from "../generated/wire";

/** One step of a lesson: what is told, and what happens then. */
export interface LessonStep {
  /** The game’s message that is told before it. */
  tell: string;
  /** The option that the learner is to pick; where there is none, somebody else does it. */
  wanted?: number;
  update: Update;
}

/** A round that is played by the rules, as the learner is sent it. */
export interface Lesson {
  game: string;
  board: Board;
  steps: LessonStep[];
  /** What is told at the end. */
  end: string;
}

const known = import.meta.glob<{ default: Lesson }>("../games/*/lesson.json");
const keyOf = (game: string): string => `../games/${game}/lesson.json`;

/** Whether a game can be learnt by playing. */
export const hasLesson = (game: string): boolean => keyOf(game) in known;

/** Fetch the lesson of a game. */
export async function lessonOf(game: string): Promise<Lesson> {
  const found = await known[keyOf(game)]?.();
  if (!found) throw new Error(`${game} has no lesson`);
  return found.default;
}
