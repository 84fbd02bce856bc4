import { defaults, type GameSheet, type Option } from "../generated/wire";
import { person } from "../person/own_name_and_avatar.svelte";
import { TableModel } from "../table/table_model.svelte";
import { boardOf, updateOf } from "../wire/decode_and_fill_defaults";
import type { Lesson, LessonStep } from "./lesson_loader";

/** A table at which one learns: what happens is known before, and one thing is right at a time. */
export class LessonTable extends TableModel {
  /** How many steps are done. */
  at: number = $state(0);
  /** Whether something else was tried. */
  isAstray: boolean = $state(false);
  readonly step: LessonStep | undefined = $derived.by(() => this.lesson.steps[this.at]);
  /** Whether the learner has to do it. */
  readonly isOwn: boolean = $derived(this.step?.wanted !== undefined);

  constructor(
    readonly lesson: Lesson,
    sheet: GameSheet,
    names: readonly string[],
  ) {
    super("", { name: "", avatar: "" });
    const avatars = [person.avatar || "wrapped-gift", "hedgehog", "owl"];
    this.lobby = {
      ...defaults.Lobby,
      t: "lobby",
      code: "",
      game: lesson.game,
      phase: "playing",
      chairs: names.map((name, seat) => ({
        ...defaults.Chair,
        seat,
        who: "person",
        name,
        avatar: avatars[seat] ?? "fox",
        is_here: true,
      })),
      choices: [],
      seat_range: sheet.seat_range,
      link: "",
      seat: lesson.board.seat,
    };
    this.begin();
  }

  /** Call the players so. */
  rename(names: readonly string[]): void {
    if (!this.lobby) return;
    const chairs = this.lobby.chairs.map((chair, seat) => ({ ...chair, name: names[seat] ?? chair.name }));
    this.lobby = { ...this.lobby, chairs };
  }

  /** Lay the table as it is at first. */
  begin(): void {
    this.at = 0;
    this.isAstray = false;
    this.board = boardOf(this.lesson.board);
    this.log = [];
  }

  override get taught(): number | undefined {
    return this.step?.wanted;
  }

  override play(option: Option): void {
    this.isAstray = option.id !== this.step?.wanted;
    if (!this.isAstray) this.next();
  }

  /** Let happen what comes next. */
  next(): void {
    const step = this.step;
    if (!step) return;
    this.at += 1;
    this.isAstray = false;
    this.hear(updateOf(step.update));
  }
}
