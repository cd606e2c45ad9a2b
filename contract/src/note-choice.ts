import { noteKinds } from '@notewright/engine';
import { z } from 'zod';

export { noteKinds };

/** What a note is to be, as the person has chosen it with the message; kept with the message, so that every answer to it is written alike. */
export const noteChoiceSchema = z.object({ kind: z.enum(noteKinds) });
export type NoteChoice = z.output<typeof noteChoiceSchema>;

/**
 * The same as fields of the sending calls. Without them the message's own words decide ("as an H&P"), and else it is a SOAP note. Tools that
 * write no notes pass them over.
 */
export const noteFields = {
  note_kind: z.enum(noteKinds, 'Please choose one of the kinds of note.').optional(),
};
export type NoteFields = { readonly [Name in keyof typeof noteFields]?: string | undefined };
