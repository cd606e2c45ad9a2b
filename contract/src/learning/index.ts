import { learnedSections, signOffParts } from '@notewright/engine/value-sets';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';

const signedIn = ['unauthenticated', 'session_expired', 'email_unverified', 'forbidden'] as const;

const section = z.enum(learnedSections);
const word = z.string().max(60);

/** How somebody likes their notes; every value stands in a table of the engine, which is asked again where one is taken. */
export const notePreferenceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), section, title: word }),
  z.strictObject({ kind: z.literal('place'), section, side: z.enum(['before', 'after']), other: section }),
  z.strictObject({ kind: z.literal('omit'), section, heading: z.enum(['kept', 'dropped']) }),
  z.strictObject({ kind: z.literal('layout'), section, layout: z.enum(['list', 'paragraph']) }),
  z.strictObject({ kind: z.literal('length'), length: z.enum(['shorter', 'fuller']) }),
  z.strictObject({ kind: z.literal('term'), term: word, form: word }),
  z.strictObject({ kind: z.literal('spelling'), form: z.enum(['american', 'british']) }),
  z.strictObject({ kind: z.literal('denial'), form: z.enum(['no', 'denies']) }),
  z.strictObject({ kind: z.literal('denials'), form: z.enum(['together', 'apart']) }),
  z.strictObject({ kind: z.literal('order'), section, first: z.enum(['drugs', 'tests', 'follow-up']) }),
  z.strictObject({ kind: z.literal('sign-off'), parts: z.array(z.enum(signOffParts)).min(1).max(8) }),
]);
export type NotePreference = z.output<typeof notePreferenceSchema>;

const kinds = notePreferenceSchema.options.map((option) => option.shape.kind.value);
/** The name of a preference begins with its kind, and is made of words of the program alone. */
const preferenceParams = z.object({
  preferenceId: z
    .string()
    .max(300)
    .regex(new RegExp(`^(?:${kinds.join('|')})[.a-z0-9-]*$`)),
});

export const learnedPreferenceSchema = z.object({
  id: z.string(),
  preference: notePreferenceSchema,
  state: z.enum(['proposed', 'accepted', 'off']),
  /** How many of the last notes that had a place for it spoke for it, and of how many. */
  notes_for: z.int().min(0),
  notes_seen: z.int().min(0),
  /** What it can be changed to, itself among it. */
  choices: z.array(notePreferenceSchema),
});
export type LearnedPreference = z.output<typeof learnedPreferenceSchema>;

const learnedResponse = z.object({
  /** Learning Mode. */
  is_on: z.boolean(),
  data: z.array(learnedPreferenceSchema),
});
export type LearnedStyle = z.output<typeof learnedResponse>;

export const listLearned = endpoint({
  method: 'GET',
  path: '/learning/list/',
  summary:
    'What Notewright has learned of how the signed-in user likes their notes, and whether it learns. None of it is a word of a note.',
  response: learnedResponse,
  problems: signedIn,
});

export const acceptLearned = endpoint({
  method: 'PUT',
  path: '/learning/accept/:preferenceId/',
  summary:
    'Uses a preference in the notes that are written from now on. Another that decides the same is switched off.',
  params: preferenceParams,
  response: learnedResponse,
  problems: [...signedIn, 'not_found'],
});

export const changeLearned = endpoint({
  method: 'PUT',
  path: '/learning/change/:preferenceId/',
  summary: 'Puts another of its choices in the place of a preference, and uses that.',
  params: preferenceParams,
  body: z.strictObject({ preference: notePreferenceSchema }),
  response: learnedResponse,
  problems: [...signedIn, 'not_found'],
});

export const switchOffLearned = endpoint({
  method: 'PUT',
  path: '/learning/switch_off/:preferenceId/',
  summary: 'Uses a preference no more, and does not propose it again.',
  params: preferenceParams,
  response: learnedResponse,
  problems: [...signedIn, 'not_found'],
});

export const deleteLearned = endpoint({
  method: 'DELETE',
  path: '/learning/delete/:preferenceId/',
  summary: 'Forgets a preference and what it rests on; it can be learned again.',
  params: preferenceParams,
  response: learnedResponse,
  problems: [...signedIn, 'not_found'],
});

const companyStyleResponse = z.object({
  /** Whether the signed-in user may offer preferences to the company: its owner and its admins. */
  may_offer: z.boolean(),
  /** How many of theirs they offer. */
  offers: z.int().min(0),
  data: z.array(
    z.object({
      id: z.string(),
      preference: notePreferenceSchema,
      choices: z.array(notePreferenceSchema),
      offered_by: z.array(z.string()),
    }),
  ),
});
export type CompanyStyle = z.output<typeof companyStyleResponse>;

export const readCompanyStyle = endpoint({
  method: 'GET',
  path: '/learning/company/',
  summary:
    'The preferences that owner and admins of the company offer to everybody in it; nothing for who works alone.',
  response: companyStyleResponse,
  problems: signedIn,
});

export const offerToCompany = endpoint({
  method: 'PUT',
  path: '/learning/company/offer/',
  summary:
    'Offers the preferences that the signed-in user has in use now to everybody in the company, in place of what they offered before; or offers none.',
  body: z.strictObject({ is_offered: z.boolean() }),
  response: companyStyleResponse,
  problems: signedIn,
});

export const takeFromCompany = endpoint({
  method: 'PUT',
  path: '/learning/company/take/:preferenceId/',
  summary: 'Uses a preference that is offered in the company in one’s own notes, as if it was learned of them.',
  params: preferenceParams,
  response: learnedResponse,
  problems: [...signedIn, 'not_found'],
});

export const setLearningMode = endpoint({
  method: 'PUT',
  path: '/learning/mode/',
  summary:
    'Switches Learning Mode on or off. While it is off nothing is counted and no preference is used; what was learned stays.',
  body: z.strictObject({ is_on: z.boolean() }),
  response: learnedResponse,
  problems: signedIn,
});
