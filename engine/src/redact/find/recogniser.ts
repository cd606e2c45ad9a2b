import type { Finding } from '../../model/finding.ts';
import type { Scan } from './scan.ts';

/** What a recogniser proposes; it becomes a finding when its score is high enough. */
export type Candidate = Finding;

/**
 * One way of recognising one kind of identifier. It begins from the places of a table (phrases.ts): words and marks, phrases,
 * words for which something is true, or numbers of a length; and goes over the whole text only where no table can say where
 * it begins. `find` must take time in proportion to the text.
 */
export interface Recogniser {
  readonly rule: string;
  readonly find: (scan: Scan, emit: (candidate: Candidate) => void) => void;
}

/** The least score that makes a candidate a finding. */
export const findingThreshold = 0.5;
