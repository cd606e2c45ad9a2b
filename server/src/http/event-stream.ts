import { Readable } from 'node:stream';
import type { EventStreamAnswer } from './route.ts';

type StreamedEvent = EventStreamAnswer['events'] extends AsyncIterable<infer E> ? E : never;

const heartbeat = ': still here\n\n';
/** Lets the headers go at once, however long the first event takes. */
const greeting = ': here\n\n';
export const heartbeatMilliseconds = 15_000;
const recheckMilliseconds = 2_000;

export const eventStreamHeaders: Readonly<Record<string, string>> = {
  'Content-Type': 'text/event-stream; charset=utf-8',
  'Cache-Control': 'no-store, no-transform',
  // Asks a proxy in front not to gather the events into blocks.
  'X-Accel-Buffering': 'no',
};

/** One event as lines of the protocol. JSON holds no line breaks, so one `data:` line is enough. */
export function formatEvent(event: StreamedEvent): string {
  const id = event.id === undefined ? '' : `id: ${event.id}\n`;
  return `${id}data: ${JSON.stringify(event.data)}\n\n`;
}

/**
 * The events as a stream of bytes, with a comment whenever nothing came for `quiet` milliseconds. The source is read
 * only as fast as the caller takes the bytes, and is told (`return`) when the caller has gone.
 */
export function streamEvents(events: EventStreamAnswer['events'], quiet: number = heartbeatMilliseconds): Readable {
  const source = events[Symbol.asyncIterator]();
  let waiting = false;
  const stream = new Readable({
    read: () => {
      if (!waiting) void pull();
    },
    destroy: (error, done) => {
      clearInterval(heartbeatTimer);
      // Not awaited: a source that waits for its next event answers only after that.
      source.return?.().then(undefined, () => undefined);
      done(error);
    },
  });
  // A caller that takes nothing needs no sign of life, and its buffer must not grow.
  const heartbeatTimer = setInterval(() => stream.readableLength === 0 && stream.push(heartbeat), quiet);
  heartbeatTimer.unref();
  stream.push(greeting);

  async function pull(): Promise<void> {
    waiting = true;
    try {
      const next = await source.next();
      if (stream.destroyed) return;
      heartbeatTimer.refresh();
      stream.push(next.done === true ? null : formatEvent(next.value));
    } catch (error) {
      stream.destroy(error instanceof Error ? error : new Error('The source of events failed.'));
    } finally {
      waiting = false;
    }
  }
  return stream;
}

/** Ends a stream when `mayGoOn` says no: a session that was ended elsewhere reads nothing more after a few seconds. */
export function endWhenRefused(
  stream: Readable,
  mayGoOn: () => Promise<boolean>,
  every: number = recheckMilliseconds,
): void {
  const timer = setInterval(() => {
    mayGoOn().then(
      (allowed) => allowed || stream.destroy(),
      () => stream.destroy(),
    );
  }, every);
  timer.unref();
  stream.once('close', () => clearInterval(timer));
}
