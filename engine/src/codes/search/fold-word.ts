/** A word of a title or a query, folded, with where it stands. */
export interface FoundWord {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

const marks = /[\u0300-\u036f]/g;
const wordPattern = /[a-z\d\u00c0-\u024f]+(?:['’][a-z]+)*/gi;

/** Words that stand in most titles and decide nothing: they are neither indexed nor looked for. */
const joiningWords: ReadonlySet<string> = new Set('of the and or in to a an by for on at as s is due'.split(' '));

export const isJoiningWord = (word: string): boolean => joiningWords.has(word);

function dropPlural(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/**
 * One spelling for words that differ in case, accents, number, or British against American letters: `Oedema` and `edema`,
 * `tumours` and `tumor`. A key for comparing, not a word to show. Works on one word.
 */
export function foldWord(written: string): string {
  let word = written.toLowerCase().replace(/['’]/g, '');
  if (/[^a-z\d]/.test(word)) word = word.normalize('NFD').replace(marks, '');
  if (word.length < 4 || /\d/.test(word)) return word;
  word = dropPlural(word.endsWith('ae') ? word.slice(0, -1) : word);
  if (/[ao]e/.test(word)) word = word.replace(/[ao]e/g, 'e');
  if (word.length > 5)
    word = word
      .replace('our', 'or')
      .replace(/([tb])re$/, '$1er')
      .replace('sulph', 'sulf')
      .replace(/is(e|ed|ing|ation)$/, 'iz$1')
      .replace('lys', 'lyz');
  return word;
}

/** The folded words of a text with their places, joining words left out. Linear. */
export function findWords(text: string): FoundWord[] {
  const words: FoundWord[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const word = foldWord(match[0]);
    if (!joiningWords.has(word)) words.push({ word, start: match.index, end: match.index + match[0].length });
  }
  return words;
}
