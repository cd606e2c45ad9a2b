import type { NoteLayout } from '../read-layout.ts';
import type { Preference, PreferenceKind, Writer } from '../preference.ts';

/** A note as it was composed, and as its writer signed it. */
export interface NotePair {
  readonly composed: NoteLayout;
  readonly signed: NoteLayout;
  readonly writer: Writer;
}

/** What a signed note says of a preference: it was kept or made so, it was undone or left otherwise, or the note has no place for it. */
export type Verdict = 'for' | 'against' | undefined;

/** How one kind of preference is seen in what somebody changed of a note. */
export interface Observer<Kind extends PreferenceKind = PreferenceKind> {
  /** Preferences of which this pair is an example: the composed note did not have them, and the signed one has. */
  readonly changes: (pair: NotePair) => readonly Extract<Preference, { kind: Kind }>[];
  readonly verdict: (one: Extract<Preference, { kind: Kind }>, pair: NotePair) => Verdict;
}

export const saysFor = (isFor: boolean): 'for' | 'against' => (isFor ? 'for' : 'against');
