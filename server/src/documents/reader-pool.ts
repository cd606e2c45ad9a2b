import type { ChildAnswer, OpenRequest } from './child-messages.ts';
import {
  createFairQueue,
  givenUp,
  type Asker,
  type FairQueue,
  type FairQueueSettings,
  type Turn,
} from '../kernel/fair-queue.ts';
import { startChild, type ChildSettings, type ReaderChild } from './reader-child.ts';

export interface PoolSettings extends ChildSettings, Omit<FairQueueSettings, 'places'> {
  /** Child processes at most. */
  size: number;
  /** Child processes kept ready, also when nothing is read. */
  warm: number;
  /** A child is replaced after so many documents, so that nothing gathers in it. */
  readsPerChild: number;
  /** Children beyond `warm` end after so long without work. */
  idleMilliseconds: number;
}

interface Slot {
  child: ReaderChild;
  reads: number;
  busy: boolean;
  /** Its priority was lowered. */
  givesWay: boolean;
  idleTimer: NodeJS.Timeout | null;
}

const closed = (): Error => new Error('the document reader is closed');

/** A few children, started when needed and replaced when they die; people take turns at them. */
export class ReaderPool {
  readonly #settings: PoolSettings;
  readonly #slots = new Set<Slot>();
  readonly #queue: FairQueue;
  #open = true;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    this.#queue = createFairQueue({ ...settings, places: settings.size });
    for (let count = 0; count < Math.min(settings.warm, settings.size); count += 1) this.#addSlot();
  }

  /**
   * Runs on the next free child, when it is the asker's turn. Rejects when the line is full or the asker's hour used up
   * (`ProblemError`), the pool is closed, no child can be started, or the asker leaves: then a request that waits leaves the
   * line, and the child of one that runs is killed, as nothing else would stop it.
   */
  run(request: OpenRequest, asker: Asker): Promise<ChildAnswer> {
    return this.#queue.run(asker, async (turn) => {
      const { signal } = turn;
      const slot = await this.#acquireReady(turn);
      const answer = signal.aborted ? null : await runOn(slot, request, turn);
      this.#release(slot);
      if (!this.#open) throw closed();
      if (answer === null || signal.aborted) throw givenUp();
      return answer;
    });
  }

  /** Ends all children; what runs or waits is rejected. */
  async close(): Promise<void> {
    this.#open = false;
    this.#queue.close(closed());
    const leaving = [...this.#slots].map((slot) => slot.child.gone);
    for (const slot of this.#slots) slot.child.kill();
    await Promise.all(leaving);
  }

  #addSlot(): Slot {
    const slot: Slot = { child: startChild(this.#settings), reads: 0, busy: false, givesWay: false, idleTimer: null };
    this.#slots.add(slot);
    void this.#removeWhenGone(slot);
    return slot;
  }

  async #removeWhenGone(slot: Slot): Promise<void> {
    await slot.child.gone;
    if (slot.idleTimer !== null) clearTimeout(slot.idleTimer);
    this.#slots.delete(slot);
    if (!this.#open) return;
    // Only a child that worked is replaced ahead of need: one that cannot start would be started for ever.
    while (slot.reads > 0 && this.#slots.size < this.#settings.warm) this.#addSlot();
  }

  /** A child whose priority was lowered, which cannot be raised again, reads what is long, and ends when it is in the way. */
  #freeSlot(isLong: boolean): Slot | null {
    const idle = [...this.#slots].filter(({ busy, child }) => !busy && child.isAlive());
    const fit = idle.find(({ givesWay }) => givesWay === isLong) ?? (isLong ? idle[0] : undefined);
    if (fit !== undefined) return fit;
    if (this.#slots.size < this.#settings.size) return this.#addSlot();
    idle[0]?.child.kill();
    return null;
  }

  #take(slot: Slot): Slot {
    slot.busy = true;
    if (slot.idleTimer !== null) clearTimeout(slot.idleTimer);
    return slot;
  }

  #release(slot: Slot): void {
    const { readsPerChild, warm, idleMilliseconds } = this.#settings;
    slot.busy = false;
    if (!slot.child.isAlive()) return;
    if (slot.reads >= readsPerChild) {
      slot.child.kill();
      return;
    }
    if (this.#slots.size > warm) slot.idleTimer = setTimeout(() => slot.child.kill(), idleMilliseconds).unref();
  }

  /** A free child. There is one, but for the moments in which one that was killed still holds its memory. */
  async #acquire({ signal, isLong }: Turn): Promise<Slot> {
    for (;;) {
      if (!this.#open) throw closed();
      if (signal.aborted) throw givenUp();
      const free = this.#freeSlot(isLong);
      if (free !== null) return this.#take(free);
      await Promise.race([...this.#slots].filter(({ child }) => !child.isAlive()).map(({ child }) => child.gone));
    }
  }

  /** A child may die between two documents; the document must not pay for that, so a second one is tried. */
  async #acquireReady(turn: Turn): Promise<Slot> {
    const first = await this.#acquire(turn);
    try {
      await first.child.ready;
      if (first.child.isAlive()) return first;
    } catch {
      // Told by the second attempt, if that fails too.
    }
    const second = await this.#acquire(turn);
    await second.child.ready;
    return second;
  }
}

async function runOn(slot: Slot, request: OpenRequest, { signal, isLong, begins }: Turn): Promise<ChildAnswer> {
  const kill = (): void => slot.child.kill();
  signal.addEventListener('abort', kill, { once: true });
  slot.reads += 1;
  if (isLong && !slot.givesWay) slot.child.giveWay();
  slot.givesWay ||= isLong;
  begins();
  const answer = await slot.child.run(request);
  signal.removeEventListener('abort', kill);
  return answer;
}
