/** Milliseconds between two changes of what a phone shows because a big screen comes or goes. */
export const SHORTEST = 5000;

/**
 * Follow a value that somebody else may change as often as they like: the change is told at once, the next one when
 * `SHORTEST` is over, if the value is still another than the one told. Returns how to say what the value is now.
 */
export function changeAtMostOnceInAWhile(first: boolean, tell: (value: boolean) => void): (value: boolean) => void {
  let [told, now] = [first, first];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = (): void => {
    if (timer !== undefined || told === now) return;
    told = now;
    tell(told);
    timer = setTimeout(() => {
      timer = undefined;
      check();
    }, SHORTEST);
  };
  return (value) => {
    now = value;
    check();
  };
}
