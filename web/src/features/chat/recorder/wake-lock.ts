/** Keeps the screen on until the function it gives is called. A browser gives the lock back with a hidden page; it is asked for again when the page is seen. */
export function keepAwake(): () => void {
  let held: WakeLockSentinel | null = null;
  let isWanted = true;
  const ask = async (): Promise<void> => {
    if (!('wakeLock' in navigator) || document.hidden || (held !== null && !held.released)) return;
    // A browser may refuse (a low battery): the recording goes on all the same.
    const given = await navigator.wakeLock.request('screen').catch(() => null);
    if (isWanted) held = given;
    else void given?.release();
  };
  const look = (): void => void ask();
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    isWanted = false;
    document.removeEventListener('visibilitychange', look);
    void held?.release();
  };
}
