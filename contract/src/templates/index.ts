import { subjects } from '@notewright/engine/value-sets';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idSchema, timeSchema } from '../entities.ts';
import { cleanName, isVisible } from '../fields.ts';
import { limits } from '../limits.ts';
import * as words from '../field-words.ts';

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden'] as const;
const templateParams = z.object({ templateId: idSchema });

// One line each, without controls and turned directions: they stand in a model's list of headings, in buttons and in notes.
export const templateNameField = z
  .string()
  .overwrite(cleanName)
  .refine(isVisible, words.templateNameMissing)
  .max(limits.nameCharacters, words.templateNameTooLong);

export const headingSchema = z.strictObject({
  title: z
    .string()
    .overwrite(cleanName)
    .refine(isVisible, words.headingMissing)
    .max(limits.headingCharacters, words.headingTooLong),
  instruction: z.string().overwrite(cleanName).max(limits.instructionCharacters, words.instructionTooLong).default(''),
  /** What the heading takes in; nothing: what the words of its title say. */
  takes: z.array(z.enum(subjects)).max(subjects.length).default([]),
});

const templateContent = {
  name: templateNameField,
  headings: z.array(headingSchema).min(1, words.headingsMissing).max(limits.templateHeadings, words.headingsTooMany),
};

export const templateSchema = z.object({
  id: idSchema,
  ...templateContent,
  /** The company's, for all who work with charts there; else one's own. */
  is_shared: z.boolean(),
  /** Whether the one who asks may change it. */
  can_edit: z.boolean(),
  updated_on: timeSchema,
});
export type Template = z.output<typeof templateSchema>;
export type TemplateHeading = z.output<typeof headingSchema>;

export const listTemplates = endpoint({
  method: 'GET',
  path: '/templates/list/',
  summary: 'One’s own templates of notes and those of the company, by name.',
  response: z.object({
    data: z.array(templateSchema),
    /** Whether the one who asks may make templates for the company. */
    can_share: z.boolean(),
  }),
  problems: signedIn,
});

export const createTemplate = endpoint({
  method: 'POST',
  path: '/templates/create/',
  summary: 'Makes a template, for oneself or, by those who manage it, for the company.',
  body: z.strictObject({ ...templateContent, is_shared: z.boolean().default(false) }),
  response: z.object({ data: templateSchema }),
  status: 201,
  problems: [...signedIn, 'conflict', 'idempotency_mismatch', 'idempotency_running'],
});

export const updateTemplate = endpoint({
  method: 'PUT',
  path: '/templates/update/:templateId/',
  summary: 'Changes the name and the headings of a template. Notes that were written by it stay as they are.',
  params: templateParams,
  body: z.strictObject(templateContent),
  response: z.object({ data: templateSchema }),
  problems: [...signedIn, 'not_found', 'conflict'],
});

export const deleteTemplate = endpoint({
  method: 'DELETE',
  path: '/templates/delete/:templateId/',
  summary: 'Deletes a template. Notes that were written by it stay as they are.',
  params: templateParams,
  response: z.object({ message: z.string() }),
  problems: [...signedIn, 'not_found'],
});

export const readExample = endpoint({
  method: 'POST',
  path: '/templates/read_example/',
  summary:
    'The headings of a finished note, in their order, for a template of the same form. The note is forgotten: nothing of it is kept, and none of its words but headings come back.',
  body: z.strictObject({
    text: z.string().min(1, words.exampleMissing).max(limits.exampleCharacters, words.exampleTooLong),
  }),
  bodyBytes: 6 * limits.exampleCharacters + 64 * 1024,
  response: z.object({
    headings: z.array(
      z.object({ title: z.string(), takes: z.array(z.enum(subjects)), style: z.enum(['list', 'prose']) }),
    ),
    /** Headings that were left out, since their words may be about the patient. */
    dropped: z.int().min(0),
  }),
  problems: [...signedIn, 'unavailable'],
});
