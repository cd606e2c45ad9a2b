import type { Item } from './spoken-marks.ts';

const phonetic: Readonly<Record<string, string>> = {
  alpha: 'a',
  alfa: 'a',
  bravo: 'b',
  charlie: 'c',
  delta: 'd',
  echo: 'e',
  foxtrot: 'f',
  golf: 'g',
  hotel: 'h',
  india: 'i',
  juliet: 'j',
  kilo: 'k',
  lima: 'l',
  mike: 'm',
  november: 'n',
  oscar: 'o',
  papa: 'p',
  quebec: 'q',
  romeo: 'r',
  sierra: 's',
  tango: 't',
  uniform: 'u',
  victor: 'v',
  whiskey: 'w',
  xray: 'x',
  yankee: 'y',
  zulu: 'z',
};

const wordAt = (items: readonly Item[], at: number): string =>
  items[at]?.kind === 'word' ? items[at].text.toLowerCase() : '';

/** The letter that a word says: itself, or its word of the phonetic alphabet. */
function letterOf(word: string): string | undefined {
  if (/^[a-z]$/.test(word)) return word;
  return Object.hasOwn(phonetic, word) ? phonetic[word] : undefined;
}

/** Letters said one by one from a place on, at least three. */
function readLetters(items: readonly Item[], from: number): { readonly word: string; readonly to: number } | undefined {
  let word = '';
  let at = from;
  for (;;) {
    const letter = letterOf(wordAt(items, at));
    if (letter === undefined || word.length >= 24) break;
    word += letter;
    at += 1;
  }
  return word.length >= 3 ? { word, to: at } : undefined;
}

/** True where a word was said first and then spelled: it begins and sounds alike. */
const isSame = (said: string, spelled: string): boolean =>
  said.length > 1 && said[0] === spelled[0] && Math.abs(said.length - spelled.length) <= 2;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Writes a word that was spelled: "smyth spelled s m y t h" is Smyth; letters may be named by the phonetic alphabet. It takes the place of
 * the word said right before it where that begins alike.
 */
export function writeSpelled(items: readonly Item[]): Item[] {
  const out: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (!item) break;
    const letters = /^spelled|spelt$/.test(wordAt(items, at)) ? readLetters(items, at + 1) : undefined;
    if (!letters) {
      out.push(item);
      at += 1;
      continue;
    }
    const before = out.at(-1);
    const same = before?.kind === 'word' && isSame(before.text.toLowerCase(), letters.word);
    if (same) out.pop();
    const start = same ? before.start : item.start;
    out.push({
      kind: 'word',
      text: capital(letters.word),
      start,
      end: items[letters.to - 1]?.end ?? item.end,
      tight: false,
    });
    at = letters.to;
  }
  return out;
}

const longestCapitals = 20;

/** Where the words that end capitals begin, and how many they are. */
function endOfCapitals(
  items: readonly Item[],
  from: number,
): { readonly at: number; readonly used: number } | undefined {
  for (let at = from; at < Math.min(items.length, from + longestCapitals); at += 1) {
    const words = [0, 1, 2].map((next) => wordAt(items, at + next)).join(' ');
    const end = /^(?:end (?:all )?(?:caps|capitals)|end of capitals|caps off)\b/.exec(words);
    if (end) return { at, used: end[0].split(' ').length };
  }
  return undefined;
}

/** "all caps no known allergies end caps" -> NO KNOWN ALLERGIES. Without its end the command stays as it was said. */
export function writeCapitals(items: readonly Item[]): Item[] {
  const out: Item[] = [];
  let at = 0;
  while (at < items.length) {
    const item = items[at];
    if (!item) break;
    const opens = /^(?:all caps|in capitals)$/.test(`${wordAt(items, at)} ${wordAt(items, at + 1)}`);
    const end = opens ? endOfCapitals(items, at + 2) : undefined;
    if (!end) {
      out.push(item);
      at += 1;
      continue;
    }
    for (const inside of items.slice(at + 2, end.at))
      out.push(inside.kind === 'word' ? { ...inside, text: inside.text.toUpperCase() } : inside);
    at = end.at + end.used;
  }
  return out;
}
