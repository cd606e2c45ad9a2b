import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { spanSchema } from '../span.ts';
import * as words from '../field-words.ts';

/**
 * Looking codes up in the tables that are loaded. Both calls are POST: what somebody types while they look for a code can
 * tell of a patient ("fall from ladder, left wrist, Mr ..."), and an address lands in logs and histories on its way.
 * Nothing of a query is logged, audited or kept.
 */

const problems = ['unauthenticated', 'session_expired', 'email_unverified'] as const;

export const codeSystemSchema = z.enum(['ICD-10-CM', 'CPT', 'HCPCS']);

const listedFields = {
  code: z.string(),
  system: codeSystemSchema,
  /** The publisher's words; of the CPT numbers that come with the product, words of our own. */
  title: z.string(),
  /** False for a heading: a code below it is needed on a claim. */
  billable: z.boolean(),
};
export const listedCodeSchema = z.object(listedFields);
export type ListedCode = z.output<typeof listedCodeSchema>;

export const codeHitSchema = z.object({
  ...listedFields,
  /** The words of the title that answer the query (UTF-16 offsets). */
  matched: z.array(spanSchema).readonly(),
  why: z.enum(['code', 'title', 'synonym', 'category']),
});
export type CodeHit = z.output<typeof codeHitSchema>;

export const searchCodes = endpoint({
  method: 'POST',
  path: '/codes/search/',
  summary: 'Codes by number, words (also misspelled or as clinicians say them) or category, the best first.',
  body: z.strictObject({
    query: z.string().max(limits.codeQueryCharacters, words.codeQueryTooLong),
    systems: z.array(codeSystemSchema).min(1).max(3).optional(),
    limit: z.int().min(1).max(limits.codesFoundMost).default(limits.codesFound),
  }),
  response: z.object({
    data: z.array(codeHitSchema),
    /** The tables that were looked in, with their versions. */
    tables: z.string(),
    /** Of CPT: nothing, by the operator's choice; the numbers that come with the product; or the list of a licensed file. */
    cpt: z.enum(['hidden', 'built-in', 'licensed']),
  }),
  problems,
});

const notesSchema = z.array(z.object({ codes: z.array(z.string()).readonly(), words: z.string() })).readonly();

export const codeDetailSchema = z.object({
  ...listedFields,
  chapter: z.object({ from: z.string(), to: z.string(), title: z.string() }).nullable(),
  /** The headings above it, the category first. */
  parents: z.array(listedCodeSchema).readonly(),
  /** The codes right below it. */
  children: z.array(listedCodeSchema).readonly(),
  notes: z.object({
    excludes1: notesSchema,
    excludes2: notesSchema,
    code_first: notesSchema,
    use_additional: notesSchema,
    code_also: notesSchema,
  }),
  /** Letters of the seventh place with their meaning; empty where the code takes none. */
  seventh_characters: z.array(z.object({ letter: z.string(), meaning: z.string() })).readonly(),
});
export type CodeDetail = z.output<typeof codeDetailSchema>;

export const describeCode = endpoint({
  method: 'POST',
  path: '/codes/describe/',
  summary: 'One code: what stands above and below it, its notes, and its seventh characters.',
  body: z.strictObject({
    code: z.string().min(1).max(20),
    system: codeSystemSchema.optional(),
  }),
  response: z.object({ data: codeDetailSchema, tables: z.string() }),
  problems: [...problems, 'not_found'],
});
