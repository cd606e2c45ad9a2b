import { compareConcepts } from './attributes/concepts.ts';
import { compareCounts } from './attributes/counts.ts';
import { compareDenials } from './attributes/denials.ts';
import { compareOmissions } from './attributes/omissions.ts';
import { compareOwners } from './attributes/owners.ts';
import { comparePlaces } from './attributes/places.ts';
import { compareTests } from './attributes/tests.ts';
import type { Source } from './note-source.ts';
import { readMarks, type Marks } from './read-marks.ts';
import type { Attribute } from './statement-forms.ts';

/** A statement as it is to be shown. */
export interface ComparedStatement {
  readonly text: string;
  /** The section that it stands in, by its name in kebab-case. */
  readonly section: string;
}

/** What all comparisons take: the statement and what it says, and the words that it rests on. */
export interface Comparison {
  readonly statement: ComparedStatement;
  readonly said: Marks;
  readonly source: Source;
}

const ofWords: readonly ((comparison: Comparison) => readonly Attribute[])[] = [
  compareCounts,
  compareOmissions,
  compareDenials,
  compareConcepts,
  compareOwners,
  compareTests,
];

/**
 * In what the words of a statement differ from those that it rests on, attribute by attribute; empty where they say the same. Both
 * sides are read alike: what one says for certain, the other must at least be able to mean. Linear.
 */
export function compareWords(statement: ComparedStatement, source: Source): Attribute[] {
  const comparison = { statement, said: readMarks(statement.text, false), source };
  return [...new Set(ofWords.flatMap((compare) => compare(comparison)))];
}

/** The same, and whether the section makes of the statement what its source is not: a relative's, an allergy. */
export function compareStatement(statement: ComparedStatement, source: Source): Attribute[] {
  const comparison = { statement, said: readMarks(statement.text, false), source };
  return [...new Set([...ofWords, comparePlaces].flatMap((compare) => compare(comparison)))];
}
