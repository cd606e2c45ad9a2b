import { setTimeout as sleep } from 'node:timers/promises';
import type { TurnEvent } from '@notewright/contract';
import type { JournalStore } from '../store/journal/journal-store.ts';
import { retryUntil } from './retry-until.ts';
import type { TurnScribe } from './turn-scribe.ts';

/** Stores the events of all running replies together, and tells them to readers only after they are stored. */
export interface JournalCommitter {
  /** Says that the scribe has something new. */
  note(scribe: TurnScribe): void;
  /** True when a reply runs so far ahead of the database that it has to wait for `room`. */
  isAhead(scribe: TurnScribe): boolean;
  room(scribe: TurnScribe): Promise<void>;
  /** Waits for a commit under way, then hands over what is not stored yet; it will not be stored here any more. */
  withdraw(scribe: TurnScribe): Promise<readonly TurnEvent[]>;
}

export interface JournalCommitterParts {
  readonly journal: Pick<JournalStore, 'append'>;
  readonly publish: (messageId: string, events: readonly TurnEvent[]) => void;
  /** Told when the database refused a reply's events for longer than `timeout`. */
  readonly onLost: (messageId: string) => void;
  /** Milliseconds. */
  readonly window: number;
  readonly timeout: number;
}

/** Characters that may wait before a reply is held back. */
const roomCharacters = 256 * 1024;
/** A commit is followed by a pause of this many times its own length: storing takes at most a quarter of a core. */
const pauseFactor = 3;

/**
 * With few replies a pause is at most the window. With very many a commit itself takes a good part of it: a longer pause
 * then puts several events of a reply into one row, one ciphertext and one write to its readers.
 */
const crowdedPauseFactor = 2.5;

function pauseAfter(commit: number, window: number): number {
  const longest = commit * pauseFactor > window ? window * crowdedPauseFactor : window;
  return Math.min(longest, Math.ceil(commit * pauseFactor));
}

const isAhead = (scribe: TurnScribe): boolean => scribe.waiting > roomCharacters;

export function createJournalCommitter(parts: JournalCommitterParts): JournalCommitter {
  let dirty = new Set<TurnScribe>();
  /** Replies of which nothing is stored yet, each with the moment of its first event. */
  const young = new Map<TurnScribe, number>();
  let ripening: NodeJS.Timeout | null = null;
  let scheduled = false;
  let running: Promise<void> | null = null;
  let lastCommit = 0;

  function schedule(): void {
    if (scheduled || running !== null || dirty.size === 0) return;
    scheduled = true;
    setTimeout(
      () => {
        scheduled = false;
        running = flush().finally(() => {
          running = null;
          schedule();
        });
      },
      pauseAfter(lastCommit, parts.window),
    );
  }

  /** What a reply says first may wait for the whole window: many are complete by then, and need no journal at all. */
  function ripen(): void {
    ripening = null;
    const now = performance.now();
    for (const [scribe, since] of young) {
      if (now - since < parts.window - 1) {
        ripening = setTimeout(ripen, since + parts.window - now);
        break;
      }
      young.delete(scribe);
      dirty.add(scribe);
    }
    schedule();
  }

  async function flush(): Promise<void> {
    const scribes = dirty;
    dirty = new Set();
    const batches = [...scribes].map((scribe) => ({ messageId: scribe.messageId, events: scribe.take() }));
    const filled = batches.filter((batch) => batch.events.length > 0);
    if (filled.length === 0) return;
    const began = performance.now();
    try {
      await retryUntil(() => parts.journal.append(filled), parts.timeout);
      for (const batch of filled) parts.publish(batch.messageId, batch.events);
    } catch {
      for (const batch of filled) parts.onLost(batch.messageId);
    }
    lastCommit = performance.now() - began;
  }

  return {
    note(scribe) {
      if (scribe.isTaken || parts.window === 0) {
        dirty.add(scribe);
        schedule();
      } else if (!dirty.has(scribe) && !young.has(scribe)) {
        young.set(scribe, performance.now());
        ripening ??= setTimeout(ripen, parts.window);
      }
    },
    isAhead,
    async room(scribe) {
      while (isAhead(scribe)) {
        if (running !== null) await running;
        else await sleep(1);
      }
    },
    async withdraw(scribe) {
      young.delete(scribe);
      dirty.delete(scribe);
      while (running !== null) await running;
      dirty.delete(scribe);
      return scribe.take();
    },
  };
}
