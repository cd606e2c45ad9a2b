import type { TurnEvent } from '@notewright/contract';

/** What a reader finds when it looks up: new events, that it fell behind, or that nothing happened for a while. */
export type Delivery = readonly TurnEvent[] | 'behind' | 'quiet' | 'gone';

export interface TurnReader {
  /**
   * Waits for the next events, for at most `wait` milliseconds (`Infinity` needs no timer). `behind` means that the
   * reader was too slow and its buffer was dropped: it reads on from the journal. `gone` means that its signal aborted.
   */
  next(wait: number): Promise<Delivery>;
  leave(): void;
}

/** Carries stored events to the readers of this process. Holds at most `readerBytes` for each of them. */
export interface TurnHub {
  join(messageId: string, signal: AbortSignal): TurnReader;
  publish(messageId: string, events: readonly TurnEvent[]): void;
  /** Wakes the readers of a reply that this process no longer writes, so that they look into the store. */
  wake(messageId: string): void;
  readonly readers: number;
}

const readerBytes = 1024 * 1024;

interface Mailbox {
  events: TurnEvent[];
  size: number;
  /** Events were dropped; the reader has to catch up from the store. */
  overflowed: boolean;
  woken: boolean;
  notify: (() => void) | null;
}

export function createTurnHub(bound: number = readerBytes): TurnHub {
  const rooms = new Map<string, Set<Mailbox>>();
  let readers = 0;

  function leave(messageId: string, mailbox: Mailbox): void {
    const room = rooms.get(messageId);
    if (room?.delete(mailbox) !== true) return;
    readers -= 1;
    if (room.size === 0) rooms.delete(messageId);
  }

  function join(messageId: string, signal: AbortSignal): TurnReader {
    const mailbox: Mailbox = { events: [], size: 0, overflowed: false, woken: false, notify: null };
    const room = rooms.get(messageId) ?? new Set();
    rooms.set(messageId, room.add(mailbox));
    readers += 1;
    const onAbort = (): void => mailbox.notify?.();
    signal.addEventListener('abort', onAbort);
    return {
      next: (wait) => nextDelivery(mailbox, wait, signal),
      leave() {
        signal.removeEventListener('abort', onAbort);
        leave(messageId, mailbox);
      },
    };
  }

  return {
    get readers() {
      return readers;
    },
    join,
    publish(messageId, events) {
      const room = rooms.get(messageId);
      if (room === undefined || events.length === 0) return;
      const size = events.reduce((sum, event) => sum + sizeOf(event), 0);
      for (const mailbox of room) put(mailbox, events, size, bound);
    },
    wake(messageId) {
      for (const mailbox of rooms.get(messageId) ?? []) {
        mailbox.woken = true;
        mailbox.notify?.();
      }
    },
  };
}

function put(mailbox: Mailbox, events: readonly TurnEvent[], size: number, bound: number): void {
  if (mailbox.overflowed) return;
  if (mailbox.size > 0 && mailbox.size + size > bound) {
    mailbox.events = [];
    mailbox.size = 0;
    mailbox.overflowed = true;
  } else {
    mailbox.events.push(...events);
    mailbox.size += size;
  }
  mailbox.notify?.();
}

async function nextDelivery(mailbox: Mailbox, wait: number, signal: AbortSignal): Promise<Delivery> {
  if (!signal.aborted && !mailbox.overflowed && !mailbox.woken && mailbox.events.length === 0) {
    await waitForNews(mailbox, wait);
  }
  if (signal.aborted) return 'gone';
  if (mailbox.overflowed) {
    mailbox.overflowed = false;
    return 'behind';
  }
  mailbox.woken = false;
  if (mailbox.events.length === 0) return 'quiet';
  const taken = mailbox.events;
  mailbox.events = [];
  mailbox.size = 0;
  return taken;
}

function waitForNews(mailbox: Mailbox, wait: number): Promise<void> {
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      mailbox.notify = null;
      resolve();
    };
    const timer = wait === Infinity ? undefined : setTimeout(done, wait);
    mailbox.notify = done;
  });
}

/** Bytes that an event about takes; exact enough for a bound. */
function sizeOf(event: TurnEvent): number {
  const envelope = 120;
  if (event.type === 'text-delta') return envelope + event.text.length;
  if (event.type !== 'tool-result') return envelope;
  return event.statements.reduce((sum, statement) => sum + 3 * (statement.text.length + envelope), envelope);
}
