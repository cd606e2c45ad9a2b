import type { Message } from '../../message/message.ts';

/** Why a file cannot be imported, in one sentence for a person. Nothing of it was taken. */
export class ImportProblem extends Error {
  override readonly name = 'ImportProblem';
  /** What a person reads; `message` is the same in English. */
  readonly sentence: Message;

  constructor(sentence: Message) {
    super(String(sentence));
    this.sentence = sentence;
  }
}
