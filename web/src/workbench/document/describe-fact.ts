import type { Assertion, Fact } from '@notewright/engine/annotation';

/** What every fact has, and what stands elsewhere on the page. */
const apart: ReadonlySet<string> = new Set(['id', 'type', 'subject', 'evidence', 'assertion', 'problem']);
/** What a fact is named by; its own words lead. */
const names: ReadonlySet<string> = new Set([
  'name',
  'substance',
  'vaccine',
  'activity',
  'action',
  'finding',
  'text',
  'detail',
  'age',
]);

const wordsOf = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value));

/** `chief-complaint` as words. */
export const spaced = (id: string): string => id.replaceAll('-', ' ');

export interface DescribedFact {
  /** Its own words, as a list names it. */
  readonly name: string;
  /** Every other attribute that it has, by its name in the schema. */
  readonly attributes: readonly (readonly [string, string])[];
  /** How it differs from what is stated as there, certain, current and the patient's own. */
  readonly assertion: readonly string[];
}

const withoutCue = {
  polarity: 'present',
  certainty: 'certain',
  temporality: 'current',
  experiencer: 'patient',
} as const;

function describeAssertion(assertion: Assertion): string[] {
  const plain = (['polarity', 'certainty', 'temporality'] as const).flatMap((name) =>
    assertion[name] === withoutCue[name] ? [] : [assertion[name]],
  );
  const whose = assertion.experiencer === withoutCue.experiencer ? [] : [`of ${assertion.experiencer}`];
  const when = assertion.onlyIf === true ? 'only if' : 'if';
  return [...plain, ...whose, ...(assertion.condition === undefined ? [] : [`${when} ${assertion.condition}`])];
}

/** A fact in words, whatever its type: by the names of its attributes. */
export function describeFact(fact: Fact): DescribedFact {
  const filled = Object.entries(fact).filter(([key, value]) => !apart.has(key) && value !== undefined && value !== '');
  const own = filled.filter(([key]) => names.has(key)).map(([, value]) => wordsOf(value));
  const attributes = filled
    .filter(([key]) => !names.has(key))
    .map(
      ([key, value]) =>
        [spaced(key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)), wordsOf(value)] as const,
    );
  return { name: own.join(', '), attributes, assertion: describeAssertion(fact.assertion) };
}
