import type { Draft } from './talk-facts.ts';

/** A draft without its evidence, which the words that it was read from give. */
type WithoutEvidence<One> = One extends Draft ? Omit<One, 'evidence'> : never;
export type FoundDraft = WithoutEvidence<Draft>;

/** Word numbers, `to` after the last. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/** Keeps what was found, with the words of the turn that it rests on. */
export type PutFound = (key: string, at: WordRange, draft: FoundDraft) => void;
