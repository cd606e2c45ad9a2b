import type { Span } from '../model/span.ts';
import type { Subject } from '../document/subjects.ts';

/** One statement of the note to be, about one subject, with the ranges of the input it rests on. */
export interface Passage {
  readonly subject: Subject;
  /** In note language: sentence case, no final mark for list items of a few words. */
  readonly text: string;
  readonly sources: readonly Span[];
  /** A finding that the passage denies; such passages are drawn together ("Denies fever and locking."). */
  readonly denied?: string;
  /** The problem that a plan belongs to, as it is written before it. */
  readonly problem?: string;
  /** True when it stands under a heading of the writer. */
  readonly headed?: boolean;
  /** The system of a finding, or the test of a result, under which it is drawn together with others. */
  readonly system?: string;
}

/** What was read from an input: passages in the order of the input. */
export interface NoteContent {
  readonly passages: readonly Passage[];
  /** "58-year-old woman", when the input says so, with its source. */
  readonly person: { readonly text: string; readonly source: Span } | undefined;
  readonly conversation: boolean;
}
