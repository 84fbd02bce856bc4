/** Which elements a `:has()` asks, and for what within or beside them. */
export interface Has {
  anchor: string;
  asked: string[];
}
export const HAS: string;
export const CONTAINER: string;
export function nameOf(text: string): string;
export function lowerSelector(text: string, rules: Map<string, Has>): string[];
export function within(text: string, name: string): string[];
