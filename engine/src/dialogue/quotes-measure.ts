import type { Fact } from '../document/fact.ts';
import { spokenMeasures } from '../knowledge/talk/measures.ts';
import { readWords } from './spoken-words.ts';
import { SpokenPhrases } from './word-patterns.ts';

const measures = new SpokenPhrases<true>(
  spokenMeasures.flatMap(([forms]) => forms.split('|').map((form): [string, true] => [form, true])),
);

/** True where a quotation speaks of a measure: what is said of it there a note need not miss. */
export const quotesMeasure = (facts: readonly Fact[]): boolean =>
  facts.some((fact) => fact.type === 'clause' && measures.find(readWords(fact.text)).length > 0);
