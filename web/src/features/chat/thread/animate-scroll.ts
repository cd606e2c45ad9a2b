/** Smooth scroll in the chat takes this long, in milliseconds (specification section 9). */
export const scrollMilliseconds = 300;

const ease = (part: number): number => 1 - (1 - part) ** 3;

/** Where an animated scroll stands after `elapsed` milliseconds. */
export function scrollAt(from: number, to: number, elapsed: number): number {
  const part = Math.min(Math.max(elapsed / scrollMilliseconds, 0), 1);
  return from + (to - from) * ease(part);
}

/**
 * Scrolls an element to its end in exactly `scrollMilliseconds`, whatever grows there meanwhile; at once where motion is not
 * wanted. Gives the way to call it off.
 */
export function animateToEnd(element: HTMLElement, onDone: () => void = () => undefined): () => void {
  const end = (): number => element.scrollHeight - element.clientHeight;
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollTop = end();
    onDone();
    return () => undefined;
  }
  const from = element.scrollTop;
  const started = performance.now();
  let frame = 0;
  const step = (now: number): void => {
    const elapsed = now - started;
    element.scrollTop = scrollAt(from, end(), elapsed);
    if (elapsed < scrollMilliseconds) frame = requestAnimationFrame(step);
    else onDone();
  };
  frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
}
