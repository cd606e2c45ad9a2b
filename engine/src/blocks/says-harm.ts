import { allergens } from '../clinical/data/allergies.ts';
import { isDrugWord } from '../clinical/drugs.ts';
import { reactionWords } from '../knowledge/allergy-cues.ts';
import {
  afterStop,
  barredOpens,
  bodyParts,
  bodyVerbs,
  firmHarmStems,
  fromSubstance,
  furtherSubstances,
  harmDenials,
  harmLeads,
  leavesOff,
  notYetKnown,
  toleranceStems,
} from '../knowledge/harm-cues.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { onceFor } from './entry-words.ts';

/** How many words stand between a substance and what it did at most. */
const reach = 9;
/** How much of a clause is looked at, in characters. */
const longestRead = 300;
/** How long a clause on what was tolerated is at most, in words. */
const longestTolerance = 10;

const harms = new OpeningForms(firmHarmStems);
const verbs = new OpeningForms(bodyVerbs);
const tolerance = new OpeningForms(toleranceStems);
const always = (): boolean => true;
const opensWith = (forms: OpeningForms, word: string | undefined): boolean =>
  forms.find(word ?? '', always) !== undefined;

const isSubstance = (word: string | undefined): boolean =>
  word !== undefined && (allergens.has(word) || furtherSubstances.has(word) || isDrugWord(word));

const isLetter = (code: number): boolean => code >= 97 && code <= 122;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;
/** "'", "’", "/", "+", "&", "-": what stands within words. */
const isInner = (code: number): boolean =>
  code === 39 || code === 0x20_19 || code === 47 || code === 43 || code === 38 || code === 45;
/** "." and "/", which stand within numbers. */
const isOfNumber = (code: number): boolean => isDigit(code) || code === 46 || code === 47;
/** What leads from a substance to what it did. */
const links: ReadonlySet<string> = new Set('→=–—:>,(-');

/** Where the word, the number or the mark ends that begins at a place; the place itself where none begins. */
function endFrom(lower: string, at: number): number {
  const first = lower.charCodeAt(at);
  let end = at + 1;
  if (isLetter(first)) {
    for (let code = lower.charCodeAt(end); isLetter(code) || isDigit(code) || isInner(code);)
      code = lower.charCodeAt((end += 1));
    return end;
  }
  if (isDigit(first)) {
    while (isOfNumber(lower.charCodeAt(end))) end += 1;
    return end;
  }
  const isArrow = (first === 45 || first === 61) && lower.charCodeAt(end) === 62;
  return isArrow ? end + 1 : first !== 32 && links.has(lower.charAt(at)) ? end : at;
}

/** The words, numbers and leading marks of words in lower case. @param most no more than so many */
function wordsOf(lower: string, most = Infinity): string[] {
  const words: string[] = [];
  const length = Math.min(lower.length, longestRead);
  for (let at = 0; at < length && words.length < most;) {
    const end = Math.min(endFrom(lower, at), length);
    if (end > at) words.push(withoutHyphen(lower.slice(at, end)));
    at = Math.max(end, at + 1);
  }
  return words;
}

const withoutHyphen = (word: string): string =>
  word.endsWith('-') && isLetter(word.charCodeAt(word.length - 2)) ? word.slice(0, -1) : word;

/** The first words, up to the second that is no lead: where no substance stands among them, the rest need not be read. */
function firstWords(lower: string): string[] {
  const words: string[] = [];
  let isLed = true;
  for (let at = 0; at < lower.length;) {
    const end = endFrom(lower, at);
    if (end > at) {
      const word = withoutHyphen(lower.slice(at, end));
      words.push(word);
      if (!isLed) break;
      isLed = harmLeads.has(word);
    }
    at = Math.max(end, at + 1);
  }
  return words;
}

/** "throat swelled", "platelets fell", "made him fall"; "rash". */
function isHarmAt(words: readonly string[], at: number): boolean {
  if (words.slice(Math.max(0, at - 2), at).some((word) => harmDenials.has(word))) return false;
  const word = words[at] ?? '';
  if (reactionWords.has(word) || opensWith(harms, word)) return true;
  return bodyParts.has(word) && words.slice(at + 1, at + 4).some((next) => opensWith(verbs, next));
}

const isDoneTo = (words: readonly string[], at: number): boolean =>
  (words[at] === 'made' || words[at] === 'makes') && /^(?:him|her|me|them|pt|patient)$/.test(words[at + 1] ?? '');

const isYear = (word: string): boolean => /^'?(?:19|20)\d\d$/.test(word);

/** Where the substance at the head of a clause ends; 0 where none does: "inj diclofenac", "amitrip before that". */
function endOfHead(words: readonly string[]): number {
  let at = 0;
  while (harmLeads.has(words[at] ?? '')) at += 1;
  if (isSubstance(words[at])) return at + 1;
  // "IV contrast", "latex gloves"
  return allergens.has(words[at + 1] ?? '') && /^[a-z]/.test(words[at] ?? '') ? at + 2 : 0;
}

/** "timolol 2019 - wheeze", "cefaclor as a kid gave serum sickness": a substance, how it was had, and what it did. */
function tellsHarm(words: readonly string[]): boolean {
  const from = endOfHead(words);
  if (from === 0) return false;
  let isLeft = false;
  for (let at = from; at < Math.min(words.length, from + reach); at += 1) {
    const word = words[at] ?? '';
    if (isDoneTo(words, at)) return true;
    if (isHarmAt(words, at)) return !isLeft || afterStop.has(word);
    if (leavesOff.has(word)) isLeft = true;
    else if (!fromSubstance.has(word) && !isYear(word)) return false;
  }
  return false;
}

/** "not to have quinolones", "not for thiopurine again": what is not to be had, at the head of a clause. */
const barred = new OpeningForms(barredOpens);
function isBarred(lower: string): boolean {
  const opens = barred.find(lower, (next) => next === ' ');
  if (opens === undefined) return false;
  const words = wordsOf(lower.slice(opens.length));
  return words.slice(0, 2).some(isSubstance) && (opens !== 'not for' || words.includes('again'));
}

function fromLetters(words: string): string {
  const lower = words.slice(0, longestRead).toLowerCase();
  let start = 0;
  while (start < lower.length && !isLetter(lower.charCodeAt(start))) start += 1;
  return lower.slice(start);
}

/** True for a clause that says what a substance did which is not borne, or that one is not to be had. Linear in its length. */
export const saysHarm = onceFor(({ text }) => {
  const lower = fromLetters(text);
  if (isBarred(lower)) return true;
  if (endOfHead(firstWords(lower)) === 0) return false;
  const said = wordsOf(lower);
  return tellsHarm(said) && !said.some((word) => notYetKnown.has(word));
});

/** "cefazolin fine", "takes paracetamol without problem": after an allergy, a substance that is borne. */
export const saysTolerated = onceFor(({ text }) => {
  const said = wordsOf(fromLetters(text), longestTolerance + 1);
  return said.length <= longestTolerance && said.some(isSubstance) && said.some((word) => opensWith(tolerance, word));
});
