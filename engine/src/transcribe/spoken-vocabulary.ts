import { spokenWords } from './data/spoken-words.ts';

/** What a speech endpoint is told to expect in visits, in a language (`en`, `es`): names and terms, at most 200 tokens. */
export function spokenVocabulary(language: keyof typeof spokenWords): string {
  const { drugs, terms } = spokenWords[language];
  return `${drugs.replaceAll(' ', ', ')}, ${terms}.`;
}
