import type { ChildAnswer, OpenRequest } from './child-messages.ts';
import { startChild, type ChildSettings, type ReaderChild } from './reader-child.ts';

export interface PoolSettings extends ChildSettings {
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
  idleTimer: NodeJS.Timeout | null;
}

const closed = (): Error => new Error('the document reader is closed');
const givenUp = (): Error => new DOMException('The work was given up.', 'AbortError');

/** A few children, started when needed and replaced when they die; requests wait in the order in which they came. */
export class ReaderPool {
  readonly #settings: PoolSettings;
  readonly #slots = new Set<Slot>();
  readonly #waiting: ((slot: Slot | null) => void)[] = [];
  #open = true;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    for (let count = 0; count < Math.min(settings.warm, settings.size); count += 1) this.#addSlot();
  }

  /**
   * Runs on the next free child. Rejects only when the pool is closed, no child can be started, or `signal` aborts: then a
   * request that waits leaves the line, and the child of one that runs is killed, as nothing else would stop it.
   */
  async run(request: OpenRequest, signal?: AbortSignal): Promise<ChildAnswer> {
    const slot = await this.#acquireReady(signal);
    const isGivenUp = (): boolean => signal?.aborted === true;
    const answer = isGivenUp() ? null : await runOn(slot, request, signal);
    this.#release(slot);
    if (!this.#open) throw closed();
    if (answer === null || isGivenUp()) throw givenUp();
    return answer;
  }

  /** Ends all children; what runs or waits is rejected. */
  async close(): Promise<void> {
    this.#open = false;
    for (const resolve of this.#waiting.splice(0)) resolve(null);
    const leaving = [...this.#slots].map((slot) => slot.child.gone);
    for (const slot of this.#slots) slot.child.kill();
    await Promise.all(leaving);
  }

  #addSlot(): Slot {
    const slot: Slot = { child: startChild(this.#settings), reads: 0, busy: false, idleTimer: null };
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
    this.#serveWaiting();
  }

  #serveWaiting(): void {
    while (this.#waiting.length > 0) {
      const slot = this.#freeSlot();
      if (slot === null) return;
      this.#waiting.shift()?.(this.#take(slot));
    }
  }

  #freeSlot(): Slot | null {
    for (const slot of this.#slots) if (!slot.busy && slot.child.isAlive()) return slot;
    return this.#slots.size < this.#settings.size ? this.#addSlot() : null;
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
    this.#serveWaiting();
  }

  async #acquire(signal?: AbortSignal): Promise<Slot> {
    if (!this.#open) throw closed();
    if (signal?.aborted === true) throw givenUp();
    const free = this.#waiting.length === 0 ? this.#freeSlot() : null;
    if (free !== null) return this.#take(free);
    const slot = await this.#waitInLine(signal);
    if (slot === null) throw closed();
    return slot;
  }

  /** Resolves with null when the pool is closed; rejects when `signal` aborts before there is a slot. */
  #waitInLine(signal?: AbortSignal): Promise<Slot | null> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1);
        reject(givenUp());
      };
      const take = (slot: Slot | null): void => {
        signal?.removeEventListener('abort', leave);
        resolve(slot);
      };
      this.#waiting.push(take);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** A child may die between two documents; the document must not pay for that, so a second one is tried. */
  async #acquireReady(signal?: AbortSignal): Promise<Slot> {
    const first = await this.#acquire(signal);
    try {
      await first.child.ready;
      if (first.child.isAlive()) return first;
    } catch {
      // Told by the second attempt, if that fails too.
    }
    const second = await this.#acquire(signal);
    await second.child.ready;
    return second;
  }
}

async function runOn(slot: Slot, request: OpenRequest, signal: AbortSignal | undefined): Promise<ChildAnswer> {
  const kill = (): void => slot.child.kill();
  signal?.addEventListener('abort', kill, { once: true });
  slot.reads += 1;
  const answer = await slot.child.run(request);
  signal?.removeEventListener('abort', kill);
  return answer;
}
