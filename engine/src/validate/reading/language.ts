import { smallWords } from './data/languages.ts';
import { perReading } from './per-reading.ts';

/** So much of a text shows its language. */
const readLength = 6_000;
/** Fewer words of another language are names, quotations, or a sentence that was kept as it was said. */
const fewestWords = 8;

const languagesOf = new Map<string, string[]>();
for (const [language, words] of Object.entries(smallWords))
  for (const word of words.split(' ')) languagesOf.set(word, [...(languagesOf.get(word) ?? []), language]);

const scripts: readonly (readonly [string, RegExp])[] = [
  ['Chinese or Japanese', /[\u3040-\u30ff\u4e00-\u9fff]/g],
  ['Korean', /[\uac00-\ud7af]/g],
  ['Russian or another language in Cyrillic letters', /[\u0400-\u04ff]/g],
  ['Arabic', /[\u0600-\u06ff]/g],
  ['Hindi', /[\u0900-\u097f]/g],
  ['Greek', /[\u0370-\u03ff]/g],
];

/** Below this stand the letters of Latin alphabets and their marks. */
const firstOtherLetter = /[\u0370-\uffff]/;

/** The language whose letters a text is written in, where they are not Latin ones. */
function languageOfLetters(text: string): string | null {
  if (!firstOtherLetter.test(text)) return null;
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const found = scripts.find(([, script]) => (text.match(script)?.length ?? 0) * 4 > letters);
  return found?.[0] ?? null;
}

/** The language of most of a chart's words, where it is not English; null where it is, or where too little is told. */
export const foreignLanguage = perReading(({ text, sentences }): string | null => {
  const other = languageOfLetters(text.slice(0, readLength));
  if (other !== null) return other;
  const counts = new Map<string, number>();
  for (const { start, tokens } of sentences) {
    if (start >= readLength) break;
    for (const { lower } of tokens)
      for (const language of languagesOf.get(lower) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const english = counts.get('English') ?? 0;
  const [first] = [...counts].filter(([language]) => language !== 'English').toSorted((a, b) => b[1] - a[1]);
  return first && first[1] >= fewestWords && first[1] > 1.5 * english ? first[0] : null;
});
