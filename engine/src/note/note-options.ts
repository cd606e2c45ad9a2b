import type { NoteStyle } from '../model/note-style.ts';
import type { NoteKind } from '../model/result.ts';

/** What a note is to be, beside what its words ask for. */
export interface NoteOptions {
  /** Over what the text asks for; SOAP when neither says. */
  readonly kind?: NoteKind;
  readonly style?: NoteStyle;
}
