import { annotate, explainNote, type Annotation, type ExplainedNote } from '@notewright/engine/annotation';
import type { NoteKind } from '@notewright/engine';

/** What is to be read. */
export interface Asked {
  readonly text: string;
  /** The kind of note to write; null as the text itself asks, or else SOAP. */
  readonly kind: NoteKind | null;
}

/** A text with every step of its reading, and its note: plain data, so that it crosses from a worker. */
export interface Reading {
  readonly annotation: Annotation;
  readonly note: ExplainedNote;
}

let last: Annotation | undefined;

/** Reads a text; one that only changes its kind of note is not read again. */
export function readDocument({ text, kind }: Asked): Reading {
  const annotation = last?.text === text ? last : annotate(text);
  last = annotation;
  return { annotation, note: explainNote(annotation, kind ?? undefined) };
}
