import { randomUUID } from 'node:crypto';
import type { CheckedDraft, Drafted, NoteResult, NoteSource } from '@notewright/engine';
import type { Asker } from '../../kernel/fair-queue.ts';
import type { EnginePool } from '../engine-pool.ts';

/** What a note was read from, by a name of its own: the thread that has read it knows it again. */
export interface DraftGround {
  readonly id: string;
  readonly source: NoteSource;
  readonly note: NoteResult;
}

export const groundOf = (source: NoteSource, note: NoteResult): DraftGround => ({ id: randomUUID(), source, note });

interface Waiting {
  readonly drafted: Drafted;
  readonly resolve: (checked: CheckedDraft) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Has the statements of one note held against its source. What comes while a check is under way is checked together afterwards, so
 * that a quick answer takes few turns among other people's work.
 */
export class StatementChecker {
  readonly #enginePool: EnginePool;
  readonly #ground: DraftGround;
  readonly #asker: Asker;
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(enginePool: EnginePool, ground: DraftGround, asker: Asker) {
    this.#enginePool = enginePool;
    this.#ground = ground;
    this.#asker = asker;
  }

  /** @throws what the pool throws */
  check(drafted: Drafted): Promise<CheckedDraft> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ drafted, resolve, reject });
      if (!this.#isBusy) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#checkAll(batch);
    }
    this.#isBusy = false;
  }

  async #checkAll(batch: readonly Waiting[]): Promise<void> {
    const job = { ground: this.#ground, drafted: batch.map(({ drafted }) => drafted) };
    try {
      const size = this.#ground.source.input.length;
      const checked = await this.#enginePool.run('checkDraft', job, size, this.#asker);
      batch.forEach(({ resolve, reject }, at) => {
        const one = checked[at];
        if (one === undefined) reject(new Error('A statement was not checked.'));
        else resolve(one);
      });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}
