import { describe, expect, it } from 'vitest';
import { drugNames } from '../clinical/drugs.ts';
import { drugs as spanishDrugs } from '../knowledge/es/drugs.ts';
import { spokenWords } from './data/spoken-words.ts';
import { spokenVocabulary } from './spoken-vocabulary.ts';

/** Names of drugs are cut into tokens of two and a half characters and more by the tokenizers of speech models. */
const charactersOfToken = 2.5;

describe('what a speech endpoint is told to expect', () => {
  it.each(['en', 'es'] as const)('has at most 200 tokens (%s)', (language) => {
    expect(spokenVocabulary(language).length / charactersOfToken).toBeLessThanOrEqual(200);
  });

  it('names drugs of the catalogue, each once', () => {
    const known = {
      en: new Set(drugNames),
      es: new Set(spanishDrugs.flatMap((row) => row.split(/ = |\|/))),
    };
    for (const language of ['en', 'es'] as const) {
      const names = spokenWords[language].drugs.split(' ');
      expect(names.filter((name) => !known[language].has(name))).toEqual([]);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
