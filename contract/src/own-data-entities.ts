import { z } from 'zod';
import { idSchema, timeSchema } from './entities.ts';

/** A chat in the bin. */
export const binItemSchema = z.object({
  id: idSchema,
  title: z.string(),
  deleted_on: timeSchema,
  /** When it is destroyed by itself. */
  destroyed_on: timeSchema,
});
export type BinItem = z.output<typeof binItemSchema>;

/** An agreement that was accepted. */
export const acceptanceSchema = z.object({
  id: idSchema,
  version: z.string(),
  name: z.string(),
  title: z.string(),
  accepted_on: timeSchema,
});
export type AgreementAcceptance = z.output<typeof acceptanceSchema>;

/** The business associate agreement, as one person sees it where they work. */
export const agreementSchema = z.object({
  /** What the operator offers; null when none is set, and then none is promised. */
  offered: z
    .object({
      version: z.string(),
      /** Null for those who do not speak for the company. */
      text: z.string().nullable(),
      /** SHA-256 of the text, in hexadecimal. */
      digest: z.string(),
    })
    .nullable(),
  /** What was accepted last, whichever version; name and title only for those who speak for the company. */
  accepted: z
    .object({
      ...acceptanceSchema.shape,
      name: z.string().nullable(),
      title: z.string().nullable(),
      /** These are the words that are offered now. */
      is_current: z.boolean(),
    })
    .nullable(),
  /** Those before it, the latest first; empty for everybody else. */
  earlier: z.array(acceptanceSchema),
  /** Whether this person accepts for where they work. */
  may_accept: z.boolean(),
  /** For whom: the company's name, null for an individual. */
  company_name: z.string().nullable(),
});
export type AgreementState = z.output<typeof agreementSchema>;
