import type { Assertion, Fact } from '@notewright/engine';
import { leftOutRisks, subjects } from '@notewright/engine/value-sets';
import { z } from 'zod';
import { spanSchema } from './span.ts';

/** The attributes of a fact that differ from what holds where no words say otherwise: of the patient, present, certain, now. */
const assertionSchema = z.object({
  polarity: z.enum(['present', 'absent']).optional(),
  certainty: z.enum(['certain', 'probable', 'possible', 'unlikely', 'excluded']).optional(),
  temporality: z.enum(['current', 'resolved', 'past', 'future']).optional(),
  experiencer: z.string().optional(),
  /** Words that read on after "if". */
  condition: z.string().optional(),
  onlyIf: z.boolean().optional(),
});

/**
 * A typed fact as it crosses the wire: what it is, how it is meant and on which words of the input it rests. What it says (a name,
 * a dose) stands in the statements that name it, and is not sent a second time.
 */
export const factSchema = z.object({
  /** Unique in its note, and the same whenever the same input is read. */
  id: z.string(),
  type: z.string(),
  subject: z.enum(subjects),
  /** Ranges of the input; never empty. */
  evidence: z.array(spanSchema).readonly(),
  assertion: assertionSchema.optional(),
});
export type WireFact = z.output<typeof factSchema>;

/** A clinical statement of the input that the note does not hold; its words are those of the input at `sources`. */
export const leftOutSchema = z.object({ risk: z.enum(leftOutRisks), sources: z.array(spanSchema).readonly() });

const stated: Partial<Assertion> = {
  polarity: 'present',
  certainty: 'certain',
  temporality: 'current',
  experiencer: 'patient',
};

/** A fact without what does not cross the wire. */
export function toWireFact({ id, type, subject, evidence, assertion }: Fact): WireFact {
  const differing = Object.entries(assertion).filter(
    ([name, value]) => value !== undefined && value !== stated[name as keyof Assertion],
  );
  return { id, type, subject, evidence, ...(differing.length > 0 ? { assertion: Object.fromEntries(differing) } : {}) };
}
