import type { UsedPreferences } from '../learn/preference.ts';
import type { NoteForm } from '../model/note-form.ts';
import type { NoteStyle } from '../model/note-style.ts';
import type { NoteKind } from '../model/result.ts';
import type { SourcePart } from '../model/source-part.ts';

/** What a note is to be, beside what its words ask for. */
export interface NoteOptions {
  /** Over what the text asks for; SOAP when neither says. */
  readonly kind?: NoteKind;
  /** A person's own template, over every kind. */
  readonly form?: NoteForm;
  readonly style?: NoteStyle;
  /** To whom a letter goes, over what the text says; only for letters. */
  readonly addressee?: string;
  /** What its reader likes, where nothing else is asked for; patient summaries are written as they are. */
  readonly preferences?: UsedPreferences;
  /** What the input is joined from, in its order; absent where all of it is of the visit. */
  readonly sources?: readonly SourcePart[];
}
