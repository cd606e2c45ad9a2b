import { spokenMeasures } from '../knowledge/talk/measures.ts';
import type { Sentence } from './sentences/read-sentences.ts';
import { SpokenPhrases } from './word-patterns.ts';

const measures = new SpokenPhrases<true>(
  spokenMeasures.flatMap(([forms]) => forms.split('|').map((form): [string, true] => [form, true])),
);

/** True where somebody says a measure with a number: what is said of it there a note need not miss. */
export const speaksOfMeasure = (sentences: readonly Sentence[]): boolean =>
  sentences.some(
    ({ words, isQuestion }) =>
      !isQuestion && measures.find(words).length > 0 && words.some(({ word }) => /^\d/.test(word)),
  );
