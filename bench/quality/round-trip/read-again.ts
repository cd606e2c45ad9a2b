import { chart } from '../../../engine/src/chart/chart.ts';
import type { Fact } from '../../../engine/src/document/fact.ts';
import { readFacts } from '../../../engine/src/facts/read-facts.ts';
import { problemNamed, timesOf } from './match-typed.ts';

/** What was read of a note, and what is read of the note that is composed from it. */
export interface Again {
  /** Typed facts of the first reading. */
  readonly all: readonly Fact[];
  /** Those that the second reading has not. */
  readonly lost: readonly Fact[];
  /** Drugs, allergies and denials that only the second reading has. */
  readonly added: readonly Fact[];
}

const letters = (...parts: readonly (string | undefined)[]): string =>
  parts
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9.%/]+/g, ' ')
    .trim();

/** What a typed fact says, in words that do not depend on how a note writes it. */
function keyOf(fact: Fact): string {
  const { polarity, experiencer } = fact.assertion;
  switch (fact.type) {
    case 'medication':
      return letters(fact.type, fact.name, fact.dose, timesOf(fact.frequency ?? ''), fact.indication, fact.status);
    case 'allergy':
      return letters(fact.type, fact.substance, ...(fact.reactions ?? []));
    case 'measurement':
      return letters(fact.type, fact.name, fact.value, fact.unit, ...(fact.earlier ?? []));
    case 'condition':
      return letters(fact.type, polarity, experiencer, problemNamed(fact.name));
    case 'examination':
      // "Abdomen" of a composed note is read as the heading of its system.
      return letters(fact.type, polarity, fact.finding);
    case 'history':
      return letters(fact.type, fact.topic, fact.detail);
    default:
      return letters(fact.type, JSON.stringify(fact.subject));
  }
}

/** Facts whose loss or gain could harm. */
const couldHarm = ({ type, assertion }: Fact): boolean =>
  type === 'medication' || type === 'allergy' || (type === 'condition' && assertion.polarity === 'absent');

/** Those of `facts` that `others` has not. Each counts once, however often a note says it. */
function missingFrom(facts: readonly Fact[], others: readonly Fact[]): Fact[] {
  const known = new Set(others.map(keyOf));
  return facts.filter((fact) => !known.has(keyOf(fact)));
}

/** The statements of the note that is composed of a text, a line each, under the titles of their sections. */
const composed = (text: string): string =>
  chart(text)
    .sections.map(({ title, statements }) =>
      [`${title}:`, ...statements.map((one) => one.text.replaceAll('\t', ' '))].join('\n'),
    )
    .join('\n\n');

/** Composes the note of a text and reads it again. @param facts those that were read of the text */
export function readAgain(text: string, facts: readonly Fact[]): Again {
  // The reason for a visit is drawn from a history that says it anyway.
  const typed = facts.filter(({ type, isReason }) => type !== 'clause' && isReason !== true);
  const again = readFacts(composed(text));
  const lost = missingFrom(typed, again);
  return { all: typed, lost, added: missingFrom(again.filter(couldHarm), typed) };
}
