import type { TurnEvent, TurnResetEvent } from '@notewright/contract';

export type ReplyEvent = TurnEvent | TurnResetEvent;

/** Calls back once before the next picture is drawn; a page in the background draws none, so there a timer stands in. */
export function onNextFrame(callback: () => void): () => void {
  const hidden = typeof document === 'undefined' || document.hidden;
  if (hidden || typeof requestAnimationFrame === 'undefined') {
    const timer = setTimeout(callback, 100);
    return () => clearTimeout(timer);
  }
  const frame = requestAnimationFrame(callback);
  return () => cancelAnimationFrame(frame);
}

export interface FramePublisher {
  readonly push: (event: ReplyEvent) => void;
  /** Publishes what waits, now. */
  readonly flush: () => void;
}

/**
 * Gathers events and publishes them once per animation frame, however fast they come; the event that ends a reply is
 * published at once.
 */
export function createFramePublisher(
  publish: (events: readonly ReplyEvent[]) => void,
  schedule: (callback: () => void) => () => void = onNextFrame,
): FramePublisher {
  let waiting: ReplyEvent[] = [];
  let cancel: (() => void) | null = null;
  const flush = (): void => {
    cancel?.();
    cancel = null;
    if (waiting.length === 0) return;
    const events = waiting;
    waiting = [];
    publish(events);
  };
  const push = (event: ReplyEvent): void => {
    waiting.push(event);
    if (event.type === 'turn-end') flush();
    else cancel ??= schedule(flush);
  };
  return { push, flush };
}
