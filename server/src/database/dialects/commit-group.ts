import type { DatabaseSync } from 'node:sqlite';
import { waitUntilFree } from './wait-until-free.ts';

/** The longest that a commit waits for others to share it (milliseconds). */
const longestPause = 4;

interface Waiting {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Transactions that come close together share one commit, and with it one write to the disk, which costs more than most
 * of them. Each is a savepoint of one outer transaction: they run one after the other, one can be undone without the
 * others, and a caller is answered only after the outer commit. A commit that fails fails them all.
 */
export class CommitGroup {
  readonly #database: DatabaseSync;
  readonly #queue: (() => void)[] = [];
  #isEntered = false;
  #waiting: Waiting[] = [];
  #isScheduled = false;
  #lastSize = 0;
  #lastCommit = 0;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** Begins one transaction; the others wait until it is kept or undone. */
  async begin(): Promise<void> {
    await this.#enter();
    try {
      // Taking the write lock at once lets another process wait its turn; taking it late would fail with "busy".
      if (!this.#database.isTransaction) await waitUntilFree(() => this.#database.exec('begin immediate'));
      this.#database.exec('savepoint one');
    } catch (error) {
      if (this.#waiting.length === 0 && this.#database.isTransaction) this.#database.exec('rollback');
      this.#leave();
      throw error;
    }
  }

  /** Ends the transaction that `begin` began. Resolves when it is on the disk; rejects when nothing of it is kept. */
  keep(): Promise<void> {
    // When this throws, the caller undoes the transaction.
    this.#database.exec('release one');
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#schedule();
      this.#leave();
    });
  }

  /** Undoes the transaction that `begin` began, and none of the others. */
  undo(): void {
    try {
      if (this.#database.isTransaction) this.#database.exec(this.#waiting.length > 0 ? undoOne : 'rollback');
    } finally {
      this.noteFailure(new UndoneError());
      this.#leave();
    }
  }

  /** Hears of every statement that failed: SQLite undoes some failures (a full disk) by itself, with all before them. */
  noteFailure(error: unknown): void {
    if (!this.#database.isTransaction) this.#settle((waiting) => waiting.reject(error));
  }

  /** Runs `work` where no transaction is open. */
  async outside<T>(work: () => T): Promise<T> {
    await this.#enter();
    try {
      this.#commit();
      return await waitUntilFree(work);
    } finally {
      this.#leave();
    }
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    const commit = (): void => void this.#enter().then(() => this.#commitAndLeave());
    // Where several came together last time, waiting about as long as a commit takes lets more of them share it.
    const isCrowded = this.#lastSize > 1 || this.#queue.length > 0;
    const pause = isCrowded ? Math.min(longestPause, this.#lastCommit) : 0;
    if (pause < 1) setImmediate(commit);
    else setTimeout(commit, pause);
  }

  #commitAndLeave(): void {
    this.#isScheduled = false;
    this.#commit();
    this.#leave();
  }

  #commit(): void {
    // Closing commits what waits; a commit that was planned before finds the file closed, and nobody waiting as a rule.
    if (!this.#database.isOpen) {
      this.#settle((waiting) => waiting.reject(new UndoneError()));
      return;
    }
    if (!this.#database.isTransaction) {
      this.noteFailure(new UndoneError());
      return;
    }
    const began = performance.now();
    this.#lastSize = this.#waiting.length;
    try {
      this.#database.exec('commit');
      this.#settle((waiting) => waiting.resolve());
    } catch (error) {
      if (this.#database.isTransaction) this.#database.exec('rollback');
      this.#settle((waiting) => waiting.reject(error));
    }
    this.#lastCommit = performance.now() - began;
  }

  #settle(tell: (waiting: Waiting) => void): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const one of waiting) tell(one);
  }

  #enter(): Promise<void> {
    if (!this.#isEntered) {
      this.#isEntered = true;
      return Promise.resolve();
    }
    return new Promise((resolve) => this.#queue.push(resolve));
  }

  #leave(): void {
    const next = this.#queue.shift();
    if (next === undefined) this.#isEntered = false;
    else next();
  }
}

const undoOne = 'rollback to one; release one';

/** SQLite gave a transaction up as a whole, as it does when the disk is full. */
export class UndoneError extends Error {
  override readonly name = 'UndoneError';

  constructor() {
    super('The database undid this transaction by itself.');
  }
}
