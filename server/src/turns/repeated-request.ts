import type { IdempotencyStore } from '../store/store.ts';

/** What is known of a request under its key. */
export type BegunRequest = Awaited<ReturnType<IdempotencyStore['begin']>>;

/** The request was sent before under the same key; nothing of this one was stored. */
export class RepeatedRequest extends Error {
  override readonly name = 'RepeatedRequest';
  readonly begun: Exclude<BegunRequest, { state: 'new' }>;

  constructor(begun: RepeatedRequest['begun']) {
    super(`The request is known under its key: ${begun.state}.`);
    this.begun = begun;
  }
}
