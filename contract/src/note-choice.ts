import { noteKinds, subjects } from '@notewright/engine/value-sets';
import { z } from 'zod';
import * as words from './field-words.ts';

export { noteKinds };

/** A template as it stood when a message was sent with it. */
const chosenFormSchema = z.object({
  id: z.string(),
  name: z.string(),
  headings: z.array(z.object({ title: z.string(), instruction: z.string(), takes: z.array(z.enum(subjects)) })),
});

/** What a note is to be, as the person has chosen it with the message; kept with the message, so that every answer to it is written alike. */
export const noteChoiceSchema = z.union([
  z.object({ kind: z.enum(noteKinds) }),
  /** A template of one's own. */
  z.object({ form: chosenFormSchema }),
]);
export type NoteChoice = z.output<typeof noteChoiceSchema>;

/**
 * The same as fields of the sending calls, of which one can be given. Without them the message's own words decide ("as an H&P", "use my Knee clinic
 * template"), and else it is a SOAP note. Tools that write no notes pass them over.
 */
export const noteFields = {
  note_kind: z.enum(noteKinds, words.noteKindInvalid).optional(),
  /** Goes over the kind. */
  template_id: z.uuid(words.templateInvalid).optional(),
};
export type NoteFields = { readonly [Name in keyof typeof noteFields]?: string | undefined };
