import type { NoteKind } from '../model/result.ts';
import { templateOf } from './template-of.ts';

/** A kind of note as others may be told of it. */
export interface KindDescription {
  /** In title case, for example "Consult note". */
  readonly name: string;
  /** Its headings in order; level 2 is a part of the note, 3 a section in it. */
  readonly headings: readonly { readonly title: string; readonly level: 2 | 3 }[];
  /** True when it is written to the patient, in plain words. */
  readonly plain: boolean;
}

/** Name and headings of a kind of note, as the engine writes them. */
export function describeKind(kind: NoteKind): KindDescription {
  const { name, sections, plain = false } = templateOf(kind);
  return { name, headings: sections.map(({ title, level }) => ({ title, level })), plain };
}
