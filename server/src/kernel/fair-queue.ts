import { createFairTally, type Share } from './fair-tally.ts';
import { ProblemError } from './problem.ts';
import { replyProblems } from './reply-messages.ts';

/** Who asks for work, and how they tell that they wait for it no more. */
export interface Asker {
  readonly person: string;
  /** Where the person works; somebody alone has a tenant of their own. */
  readonly company: string;
  readonly signal?: AbortSignal | undefined;
}

export interface FairQueueSettings {
  /** Jobs at work at once. One place is kept for what is not long, should there be several. */
  readonly places: number;
  readonly placesPerPerson: number;
  /** Jobs that wait at most. */
  readonly waiting: number;
  readonly waitingPerPerson: number;
  /**
   * Milliseconds after which a job is long. So are further jobs of its person, and of whoever has used `lightShare` times
   * as much of late.
   */
  readonly longAfter: number;
  /** Milliseconds of work that one person may use up at once; they come back evenly within an hour. */
  readonly perHour: number;
}

/** The work of a job that has its place. */
export interface Turn {
  /** Aborts when the asker has gone, or a long job has to make room: then it is done again, in a place of the long ones. */
  readonly signal: AbortSignal;
  readonly isLong: boolean;
  /**
   * To be called when the work itself begins, from when on its time is the asker's: a process or thread that has to be
   * started for it, and that a busy machine takes seconds to start, is not.
   */
  readonly begins: () => void;
}

/**
 * Work that people take turns at: whoever has least at work and was served longest ago comes first, then whose company
 * was. Nobody can hold all places, fill the line, or keep a place when they have left.
 */
export interface FairQueue {
  /**
   * @param work Ends soon when its signal aborts; may be called a second time, so it must do nothing but answer
   * @throws ProblemError `unavailable` when the line is full, `rate_limited` when the person's hour is used up, both with
   *   a time; `AbortError` when the asker leaves; whatever `work` throws
   */
  run<T>(asker: Asker, work: (turn: Turn) => Promise<T>): Promise<T>;
  /** Refuses what waits with this error, and what comes. */
  close(error: Error): void;
}

interface Job {
  readonly asker: Asker;
  readonly person: Share;
  readonly company: Share;
  readonly stop: AbortController;
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
  /** It has had its time, or its person has. */
  isLong: boolean;
  displaced: boolean;
  /** From when its work is still to be counted; null before it begins. */
  began: number | null;
  timer: NodeJS.Timeout | undefined;
}

/**
 * So many times `longAfter` may somebody use the place of what is not long, before they are held to be who sends what
 * takes long: as much as a dozen notes of 20 KB in a minute, on a machine that is busy with something else.
 */
const lightShare = 2;

const lineIsFull = (): ProblemError =>
  new ProblemError('unavailable', { message: replyProblems.lineFull, retryAfter: 10 });

export const givenUp = (): Error => new DOMException('the work was given up', 'AbortError');

export function createFairQueue(settings: FairQueueSettings): FairQueue {
  return new Line(settings);
}

class Line implements FairQueue {
  readonly #settings: FairQueueSettings;
  readonly #longPlaces: number;
  readonly #tally;
  readonly #waiting: Job[] = [];
  readonly #working = new Set<Job>();
  #closed: Error | null = null;

  constructor(settings: FairQueueSettings) {
    this.#settings = settings;
    this.#longPlaces = Math.max(1, settings.places - 1);
    this.#tally = createFairTally(settings.perHour);
  }

  async run<T>(asker: Asker, work: (turn: Turn) => Promise<T>): Promise<T> {
    this.#admit(asker);
    for (let isLong = false; ; isLong = true) {
      const job = await this.#enter(asker, isLong);
      const signal = asker.signal === undefined ? job.stop.signal : AbortSignal.any([asker.signal, job.stop.signal]);
      try {
        if (signal.aborted) throw givenUp();
        return await work({ signal, isLong: job.isLong, begins: () => this.#startClock(job) });
      } catch (error) {
        // Its process or thread ends with it, and whoever comes next waits for another to start.
        if (asker.signal?.aborted === true) this.#holdLong(asker);
        if (!job.displaced || asker.signal?.aborted === true || this.#closed !== null) throw error;
      } finally {
        this.#leave(job);
      }
    }
  }

  close(error: Error): void {
    this.#closed = error;
    for (const job of this.#waiting.splice(0)) job.refuse(error);
  }

  #admit({ person, signal }: Asker): void {
    if (this.#closed !== null) throw this.#closed;
    if (signal?.aborted === true) throw givenUp();
    const { waiting, waitingPerPerson, perHour } = this.#settings;
    const over = this.#tally.used(person) - perHour;
    if (over > 0)
      throw new ProblemError('rate_limited', {
        message: replyProblems.hourUsedUp,
        retryAfter: this.#tally.secondsUntil(over),
      });
    const own = this.#waiting.filter((job) => job.asker.person === person).length;
    if (own >= waitingPerPerson) throw lineIsFull();
    if (this.#waiting.length >= waiting) this.#sendAway(own);
  }

  /** A full line loses the last job of whoever has most in it, unless it is the one who comes. */
  #sendAway(own: number): void {
    const byPerson = [...Map.groupBy(this.#waiting, ({ asker }) => asker.person).values()];
    const most = byPerson.reduce((a, b) => (b.length > a.length ? b : a), []);
    const last = most.at(-1);
    if (last === undefined || most.length <= own + 1) throw lineIsFull();
    this.#waiting.splice(this.#waiting.indexOf(last), 1);
    this.#tally.release(last.asker);
    last.refuse(lineIsFull());
  }

  /** Waits for a place. */
  #enter(asker: Asker, wasDisplaced: boolean): Promise<Job> {
    return new Promise((resolve, reject) => {
      const leaveLine = (): void => {
        this.#waiting.splice(this.#waiting.indexOf(job), 1);
        this.#tally.release(asker);
        reject(givenUp());
      };
      const settle = (end: () => void) => (): void => {
        asker.signal?.removeEventListener('abort', leaveLine);
        end();
      };
      const job: Job = {
        asker,
        ...this.#tally.hold(asker),
        stop: new AbortController(),
        start: settle(() => resolve(job)),
        refuse: (error) => settle(() => reject(error))(),
        isLong: wasDisplaced,
        displaced: false,
        began: null,
        timer: undefined,
      };
      asker.signal?.addEventListener('abort', leaveLine, { once: true });
      this.#waiting.push(job);
      this.#serve();
    });
  }

  #leave(job: Job): void {
    clearTimeout(job.timer);
    this.#working.delete(job);
    this.#charge(job);
    this.#tally.end(job.asker);
    this.#tally.release(job.asker);
    this.#serve();
  }

  #charge(job: Job): void {
    if (job.began === null) return;
    const now = performance.now();
    this.#tally.charge(job.asker.person, now - job.began);
    job.began = now;
  }

  #serve(): void {
    for (let next = this.#next(); next !== null; next = this.#next()) this.#begin(next);
    this.#makeRoom();
  }

  #begin(job: Job): void {
    this.#waiting.splice(this.#waiting.indexOf(job), 1);
    this.#working.add(job);
    this.#tally.begin(job.asker);
    job.isLong = this.#willBeLong(job);
    job.start();
  }

  #startClock(job: Job): void {
    job.began = performance.now();
    if (job.isLong) return;
    const turnsLong = (): void => {
      job.isLong = true;
      // What else this person has in the line is long from now on.
      this.#holdLong(job.asker);
      this.#charge(job);
      this.#makeRoom();
    };
    job.timer = setTimeout(turnsLong, this.#settings.longAfter).unref();
  }

  #holdLong({ person }: Asker): void {
    this.#tally.weigh(person, lightShare * this.#settings.longAfter);
  }

  /** Whose turn it is, should there be a place for them. */
  #next(): Job | null {
    const { places, placesPerPerson } = this.#settings;
    if (this.#working.size >= places) return null;
    const roomForLong = this.#countLong() < this.#longPlaces;
    let first: Job | null = null;
    for (const job of this.#waiting) {
      if (job.person.atWork >= placesPerPerson || (!roomForLong && this.#willBeLong(job))) continue;
      if (first === null || comesBefore(job, first)) first = job;
    }
    return first;
  }

  #willBeLong({ isLong, asker }: Job): boolean {
    return isLong || this.#tally.recent(asker.person) >= lightShare * this.#settings.longAfter;
  }

  #countLong(): number {
    return [...this.#working].filter(({ isLong }) => isLong).length;
  }

  /** Long jobs beyond their share, which began when they were not yet known to be long, give way to a short one. */
  #makeRoom(): void {
    const leaving = [...this.#working].filter(({ displaced }) => displaced).length;
    const waitingShort = this.#waiting.filter(
      (job) => !this.#willBeLong(job) && job.person.atWork < this.#settings.placesPerPerson,
    );
    let wanted = Math.min(waitingShort.length - leaving, this.#countLong() - leaving - this.#longPlaces);
    for (const job of [...this.#working].reverse()) {
      if (wanted <= 0) return;
      if (!job.isLong || job.displaced) continue;
      job.displaced = true;
      job.stop.abort();
      wanted -= 1;
    }
  }
}

/** Round robin over people, then over companies, then in the order in which they came. */
function comesBefore(a: Job, b: Job): boolean {
  const order =
    a.person.atWork - b.person.atWork ||
    a.person.served - b.person.served ||
    a.company.atWork - b.company.atWork ||
    a.company.served - b.company.served;
  return order < 0;
}
