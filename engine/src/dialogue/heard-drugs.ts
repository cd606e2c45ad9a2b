import { drugNames, findDrug, isBrandName } from '../clinical/drugs.ts';
import { drugTalkWords, soundRewrites } from '../knowledge/talk/heard-words.ts';

const sounds: readonly (readonly [RegExp, string])[] = soundRewrites.map(([letters, next, sound]) => [
  new RegExp(`${letters}${next}`, 'g'),
  sound,
]);

/** What one hears of letters: their consonants, after a dash where they begin with a vowel. */
export function soundsOf(letters: string): string {
  const said = sounds.reduce((all, [from, to]) => all.replace(from, to), letters);
  const consonants = said.replace(/[aeiouyhw]/g, '').replace(/(.)\1+/g, '$1');
  return `${/^[aeiouy]/.test(said) ? '-' : ''}${consonants}`;
}

/** A name of fewer sounds is like too many words. */
const fewestSounds = 5;

/** Names by their sounds; those that sound alike are left out. */
const namesBySound = new Map<string, string | undefined>();
for (const name of drugNames) {
  if (isBrandName(name) || !/^[a-z]+$/.test(name)) continue;
  const heard = soundsOf(name);
  if (heard.replace('-', '').length >= fewestSounds)
    namesBySound.set(heard, namesBySound.has(heard) ? undefined : name);
}

/** Names of so many letters are looked for. */
const shortestName = 7;
const longestName = 22;

/** A name is heard as so many words at most. */
const longestSpan = 5;
/** So many letters of a hundred of the name may be others, and more where the name has many sounds. */
const mostApart = 34;
const mostOfMany = 50;
const manySounds = 6;

/** How many letters must be put in, left out or changed to make one word of another. */
function lettersApart(a: string, b: string): number {
  let row = [...Array(b.length + 1).keys()];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a.charAt(i - 1) === b.charAt(j - 1);
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1)));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

interface Word {
  readonly letters: string;
  readonly end: number;
  /** Whether only a space stands between it and the next word. */
  readonly isOpen: boolean;
}

/** A drug, and how many letters in a hundred of its name are others in what was written. */
interface Likeness {
  readonly name: string;
  readonly apart: number;
  readonly count: number;
}

/** The drug that some words sound like. */
function likenessOf(words: readonly Word[]): Likeness | undefined {
  const letters = words.map((one) => one.letters).join('');
  if (letters.length < shortestName || letters.length > longestName) return undefined;
  const heard = soundsOf(letters);
  const name = namesBySound.get(heard);
  if (name === undefined || words.slice(0, -1).some(({ isOpen }) => !isOpen)) return undefined;
  // What one word says, known or spelled in another way, needs no others.
  if (words.some((one) => findDrug(one.letters) !== undefined || soundsOf(one.letters) === heard)) return undefined;
  const apart = (100 * lettersApart(letters, name)) / name.length;
  const most = heard.replace('-', '').length >= manySounds ? mostOfMany : mostApart;
  return apart <= most ? { name, apart, count: words.length } : undefined;
}

/** The likest drug of the words that begin at one of them. */
function likestAt(words: readonly Word[], at: number): Likeness | undefined {
  let best: Likeness | undefined;
  for (let count = 2; count <= longestSpan && at + count <= words.length; count += 1) {
    const one = likenessOf(words.slice(at, at + count));
    if (one && (best === undefined || one.apart < best.apart)) best = one;
  }
  return best;
}

/**
 * Names, with a question mark, the drugs that words of a talk sound like: "nap rocks in [naproxen?] with food". Only where drugs are
 * spoken of: a machine that did not know a name wrote other words for it. Linear.
 * @param isOfDrugs whether the text stands where drugs are spoken of
 */
export function nameHeardDrugs(text: string, isOfDrugs = false): string {
  const words = [...text.matchAll(/[A-Za-z]+/g)].map((match): Word => {
    const end = match.index + match[0].length;
    return { letters: match[0].toLowerCase(), end, isOpen: /^ +[A-Za-z]/.test(text.slice(end, end + 4)) };
  });
  if (!isOfDrugs && !words.some(({ letters }) => drugTalkWords.has(letters))) return text;
  let named = '';
  let last = 0;
  for (let at = 0; at < words.length; at += 1) {
    const like = likestAt(words, at);
    if (like === undefined) continue;
    at += like.count - 1;
    const end = words[at]?.end ?? text.length;
    named += `${text.slice(last, end)} [${like.name}?]`;
    last = end;
  }
  return named + text.slice(last);
}
