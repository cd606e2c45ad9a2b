import { emptyWords, sameWords } from './canonical-words.data.ts';

const empty: ReadonlySet<string> = new Set(emptyWords.trim().split(/\s+/));

/** British and older spellings to the American ones of the official titles. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/haem/, 'hem'],
  [/aem(?=i)/, 'em'],
  [/oed/, 'ed'],
  [/oesoph/, 'esoph'],
  [/rrhoea/, 'rrhea'],
  [/pnoea/, 'pnea'],
  [/paed/, 'ped'],
  [/leuco/, 'leuko'],
  [/tumour/, 'tumor'],
  [/foet/, 'fet'],
  [/caec/, 'cec'],
  [/orthopaed/, 'orthoped'],
];

/** The one form of a word that is met as a plural: "ulcers", "biopsies", "masses". */
function singular(word: string): string {
  if (word.length < 5 || !word.endsWith('s') || /(?:ss|us|is|as|os)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:[sx]|ch|sh)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

const american = (word: string): string =>
  /ae|oe|leuco|tumour/.test(word) ? spellings.reduce((read, [from, to]) => read.replace(from, to), word) : word;

const leading: ReadonlyMap<string, string> = new Map(
  sameWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      return words.map((word): [string, string] => [word, words[0] ?? word]);
    }),
);

function readWord(lower: string): string {
  const word = american(lower.replace(/['’]s?$/, ''));
  if (empty.has(word)) return '';
  const one = singular(word);
  return leading.get(word) ?? leading.get(one) ?? one;
}

const kept = new Map<string, string>();
/** Enough for a clinical vocabulary; beyond it each word is read again, so that no text can fill the memory. */
const keptLimit = 20_000;

/**
 * The form under which a word is looked up: American spelling, singular, the leading word of its meaning; empty for a
 * word without content.
 * @param lower the word in lower case
 */
export function canonicalWord(lower: string): string {
  const before = kept.get(lower);
  if (before !== undefined) return before;
  const read = readWord(lower);
  if (kept.size < keptLimit) kept.set(lower, read);
  return read;
}
