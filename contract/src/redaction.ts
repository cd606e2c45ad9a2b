import { redactionStyles } from '@notewright/engine/value-sets';
import { z } from 'zod';
import * as words from './field-words.ts';

export { redactionStyles };

/** ZIP codes are taken out whole, or keep the three digits that Safe Harbor allows. */
export const zipChoices = ['whole', 'three-digits'] as const;
/** Ages over 89 become the replacing word, or "90+". */
export const ageChoices = ['word', 'ninety-plus'] as const;
/** What is done with the names of those who treat. */
export const clinicianChoices = ['redact', 'keep'] as const;

/** How Redactify replaces what it finds, as the person has chosen it; kept with the message, so that every answer to it is written alike. */
export const redactionSchema = z.object({
  style: z.enum(redactionStyles),
  zip: z.enum(zipChoices),
  ages: z.enum(ageChoices),
  clinicians: z.enum(clinicianChoices),
});
export type RedactionChoice = z.output<typeof redactionSchema>;

/** What Redactify does when nothing is chosen: the strictest of everything. */
export const strictestRedaction: RedactionChoice = {
  style: 'word',
  zip: 'whole',
  ages: 'word',
  clinicians: 'redact',
};

/** The same as fields of the sending calls, each of which can be left out. Other tools pass them over. */
export const redactionFields = {
  redact_style: z.enum(redactionStyles, words.redactStyleInvalid).optional(),
  redact_zip: z.enum(zipChoices, words.redactZipInvalid).optional(),
  redact_ages: z.enum(ageChoices, words.redactAgesInvalid).optional(),
  redact_clinicians: z.enum(clinicianChoices, words.redactCliniciansInvalid).optional(),
};
export type RedactionFields = { readonly [Name in keyof typeof redactionFields]?: string | undefined };
