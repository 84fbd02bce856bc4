/** Keep the screen on, where the browser can: again each time the page is looked at. Returns how to stop. */
export function keepAwake(): () => void {
  // Plain HTTP has none, whatever its type says.
  const lock = navigator.wakeLock as WakeLock | undefined;
  if (!lock) return () => undefined;
  let held: WakeLockSentinel | undefined;
  let isOver = false;

  async function take(): Promise<void> {
    if (document.hidden || isOver) return;
    // A battery that is low may refuse it.
    const taken = await lock?.request("screen").catch(() => undefined);
    if (isOver) await taken?.release();
    else held = taken;
  }
  const retake = (): void => void take();
  document.addEventListener("visibilitychange", retake);
  retake();
  return () => {
    isOver = true;
    document.removeEventListener("visibilitychange", retake);
    void held?.release();
  };
}
