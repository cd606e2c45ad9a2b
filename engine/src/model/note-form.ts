import type { Subject } from '../document/subjects.ts';

/** One heading of a person's own template. */
export interface FormHeading {
  readonly title: string;
  /** What goes under it, in the person's words; for a model. */
  readonly instruction: string;
  /** What it takes in; empty: what the words of its title say. */
  readonly takes: readonly Subject[];
}

/** A template that a person or a company made. */
export interface NoteForm {
  readonly name: string;
  readonly headings: readonly FormHeading[];
}
