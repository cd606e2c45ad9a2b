import type { Span } from '../model/span.ts';
import { stated, type Assertion } from './assertion.ts';
import type { Fact } from './fact.ts';

/** A fact of one type, its assertion only where it differs from what holds without a cue. */
export type FactParts<One extends Fact = Fact> = One extends Fact
  ? Omit<One, 'assertion' | 'evidence'> & {
      readonly assertion?: Partial<Assertion>;
      readonly evidence: readonly Span[];
    }
  : never;

/**
 * Builds a fact.
 * @throws RangeError where nothing of the input speaks for it: a fact without evidence cannot be
 */
export function makeFact(parts: FactParts): Fact {
  const [first, ...rest] = parts.evidence;
  if (first === undefined || parts.evidence.some(({ start, end }) => !(start >= 0 && end > start)))
    throw new RangeError(`A ${parts.type} without evidence in the input.`);
  return { ...parts, evidence: [first, ...rest], assertion: { ...stated, ...parts.assertion } };
}
