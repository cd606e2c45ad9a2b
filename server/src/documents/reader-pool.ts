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

interface Seat {
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
  readonly #seats = new Set<Seat>();
  readonly #waiting: ((seat: Seat | null) => void)[] = [];
  #open = true;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    for (let count = 0; count < Math.min(settings.warm, settings.size); count += 1) this.#addSeat();
  }

  /**
   * Runs on the next free child. Rejects only when the pool is closed, no child can be started, or `signal` aborts: then a
   * request that waits leaves the line, and the child of one that runs is killed, as nothing else would stop it.
   */
  async run(request: OpenRequest, signal?: AbortSignal): Promise<ChildAnswer> {
    const seat = await this.#acquireReady(signal);
    const isGivenUp = (): boolean => signal?.aborted === true;
    const answer = isGivenUp() ? null : await runOn(seat, request, signal);
    this.#release(seat);
    if (!this.#open) throw closed();
    if (answer === null || isGivenUp()) throw givenUp();
    return answer;
  }

  /** Ends all children; what runs or waits is rejected. */
  async close(): Promise<void> {
    this.#open = false;
    for (const resolve of this.#waiting.splice(0)) resolve(null);
    const leaving = [...this.#seats].map((seat) => seat.child.gone);
    for (const seat of this.#seats) seat.child.kill();
    await Promise.all(leaving);
  }

  #addSeat(): Seat {
    const seat: Seat = { child: startChild(this.#settings), reads: 0, busy: false, idleTimer: null };
    this.#seats.add(seat);
    void this.#removeWhenGone(seat);
    return seat;
  }

  async #removeWhenGone(seat: Seat): Promise<void> {
    await seat.child.gone;
    if (seat.idleTimer !== null) clearTimeout(seat.idleTimer);
    this.#seats.delete(seat);
    if (!this.#open) return;
    // Only a child that worked is replaced ahead of need: one that cannot start would be started for ever.
    while (seat.reads > 0 && this.#seats.size < this.#settings.warm) this.#addSeat();
    this.#serveWaiting();
  }

  #serveWaiting(): void {
    while (this.#waiting.length > 0) {
      const seat = this.#freeSeat();
      if (seat === null) return;
      this.#waiting.shift()?.(this.#take(seat));
    }
  }

  #freeSeat(): Seat | null {
    for (const seat of this.#seats) if (!seat.busy && seat.child.isAlive()) return seat;
    return this.#seats.size < this.#settings.size ? this.#addSeat() : null;
  }

  #take(seat: Seat): Seat {
    seat.busy = true;
    if (seat.idleTimer !== null) clearTimeout(seat.idleTimer);
    return seat;
  }

  #release(seat: Seat): void {
    const { readsPerChild, warm, idleMilliseconds } = this.#settings;
    seat.busy = false;
    if (!seat.child.isAlive()) return;
    if (seat.reads >= readsPerChild) {
      seat.child.kill();
      return;
    }
    if (this.#seats.size > warm) seat.idleTimer = setTimeout(() => seat.child.kill(), idleMilliseconds).unref();
    this.#serveWaiting();
  }

  async #acquire(signal?: AbortSignal): Promise<Seat> {
    if (!this.#open) throw closed();
    if (signal?.aborted === true) throw givenUp();
    const free = this.#waiting.length === 0 ? this.#freeSeat() : null;
    if (free !== null) return this.#take(free);
    const seat = await this.#waitInLine(signal);
    if (seat === null) throw closed();
    return seat;
  }

  /** Resolves with null when the pool is closed; rejects when `signal` aborts before there is a seat. */
  #waitInLine(signal?: AbortSignal): Promise<Seat | null> {
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(take), 1);
        reject(givenUp());
      };
      const take = (seat: Seat | null): void => {
        signal?.removeEventListener('abort', leave);
        resolve(seat);
      };
      this.#waiting.push(take);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** A child may die between two documents; the document must not pay for that, so a second one is tried. */
  async #acquireReady(signal?: AbortSignal): Promise<Seat> {
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

async function runOn(seat: Seat, request: OpenRequest, signal: AbortSignal | undefined): Promise<ChildAnswer> {
  const kill = (): void => seat.child.kill();
  signal?.addEventListener('abort', kill, { once: true });
  seat.reads += 1;
  const answer = await seat.child.run(request);
  signal?.removeEventListener('abort', kill);
  return answer;
}
