import { allergens } from '../clinical/data/allergies.ts';
import { isDrugWord } from '../clinical/drugs.ts';
import { reactionLinks, reactionWords } from '../knowledge/allergy-cues.ts';
import {
  avoidanceForms,
  doneToSomebody,
  furtherSubstances,
  harmDenials,
  harmMarks,
  harmStems,
  harmVerbs,
  namedAlone,
  pastTimes,
  reliefStems,
  somebody,
  takenAgainst,
  causeLinks,
  everAfter,
} from '../knowledge/harm-cues.ts';
import { OpeningForms } from '../text/opening-forms.ts';

/** How many words lie between a substance and what it did at most. */
const reach = 14;
/** How many sentences on a substance may still be what is spoken of. */
const sentencesOn = 2;

const harms = new OpeningForms(harmStems);
const relief = new OpeningForms(reliefStems);
const always = (): boolean => true;

const isSubstance = (word: string): boolean => allergens.has(word) || furtherSubstances.has(word) || isDrugWord(word);

const isHarm = (word: string): boolean => reactionWords.has(word) || harms.find(word, always) !== undefined;

const wordForm = /[a-z][a-z'’/-]*[a-z]|[a-z]|\d[\d/.]*|->|=>|[→=–—:,-]/g;

const isDenied = (words: readonly string[], at: number): boolean =>
  words.slice(Math.max(0, at - deniedReach), at).some((word) => harmDenials.has(word));
const deniedReach = 3;

/** "Timolol 2019 - wheeze", "retention before that": a mark right after the substance, a year or a verb before what it did. */
const linksTo = (between: readonly string[]): boolean =>
  between.length === 0 ||
  between.slice(0, markReach).some((word) => harmMarks.has(word)) ||
  between.some((word) => harmVerbs.has(word) || pastTimes.has(word) || /^(?:19|20)\d\d$/.test(word));
const markReach = 4;

/** "made him see things", "left her deaf", and not "gave her relief". */
const isDoneTo = (words: readonly string[], at: number): boolean =>
  doneToSomebody.has(words[at] ?? '') &&
  somebody.has(words[at + 1] ?? '') &&
  !words.slice(at + 2, at + 5).some((word) => relief.find(word, always) !== undefined);

/** "lips swell w ramipril": what a substance did, then its name. What it is taken for stands before "on" as well: "seizures on X". */
function namesCause(words: readonly string[], at: number): boolean {
  const isReaction = reactionWords.has(words[at] ?? '');
  const isLink = (word: string): boolean => causeLinks.has(word) || (isReaction && reactionLinks.has(word));
  const after = words.slice(at + 1, at + 1 + causeReach);
  const on = after.findIndex(isLink);
  return on >= 0 && untilComma(words.slice(at + on + 2, at + on + 5)).some(isSubstance);
}
const causeReach = 5;

const untilComma = (words: readonly string[]): readonly string[] =>
  words.includes(',') ? words.slice(0, words.indexOf(',')) : words;

/** Whether something is done to somebody after a substance that stands at a place. */
function followsHarm(words: readonly string[], from: number): boolean {
  // What is no drug is taken against nothing.
  const isNeverTaken = !isDrugWord(words[from - 1] ?? '');
  for (let at = from; at < Math.min(words.length, from + reach); at += 1) {
    const word = words[at] ?? '';
    if (takenAgainst.has(word)) return false;
    if (isDoneTo(words, at)) return true;
    if (isHarm(word) && !isDenied(words, at) && (isNeverTaken || linksTo(words.slice(from, at)))) return true;
  }
  return false;
}

const avoids = (words: readonly string[]): boolean => {
  const said = ` ${words.join(' ')} `;
  if (
    words.some(
      (word, at) => harmDenials.has(word) && isSubstance(words[at + 1] ?? '') && everAfter.has(words[at + 2] ?? ''),
    )
  )
    return true;
  return avoidanceForms.some((form) => said.includes(` ${form} `));
};

/** Words by which a sentence goes on about a substance of the one before it: "came out in a rash on day 4 of it", "skin blistered". */
const pointsBack = (words: readonly string[]): boolean =>
  words.some((word, at) => (word === 'it' || word === 'them') && at > 0) ||
  words.slice(0, 3).some((word, at) => reactionWords.has(word) || (at === 1 && isHarm(word)));

/** What may stand beside a substance that is named alone. */
const alone: ReadonlySet<string> = new Set([',', '-', ':', 'only', 'allergy']);

/** "Latex.", "meds nil, elastoplast": what is named alone only as an allergen. */
const namesAlone = (words: readonly string[]): boolean =>
  words.some((word, at) => namedAlone.has(word) && alone.has(words[at - 1] ?? ',') && alone.has(words[at + 1] ?? ','));

/**
 * True for a text in which somebody may not have tolerated a drug, a food or a material, wherever and however that is said: enough not
 * to say that nothing is documented of allergies, and no proof of one. It leans to saying so. Linear in the length of the text.
 */
export function mayNotTolerate(text: string): boolean {
  let since = sentencesOn + 1;
  for (const sentence of text.toLowerCase().split(/[.;!?](?=\s|$)|\n/)) {
    const words = sentence.match(wordForm) ?? [];
    const named = words.flatMap((word, at) => (isSubstance(word) ? [at] : []));
    since = named.length > 0 ? 0 : since + 1;
    if (avoids(words) && words.some((_word, at) => isDoneTo(words, at))) return true;
    if (since > sentencesOn) continue;
    if (avoids(words) || namesAlone(words)) return true;
    if (words.some((word, at) => isHarm(word) && !isDenied(words, at) && namesCause(words, at))) return true;
    if (named.some((at) => followsHarm(words, at + 1))) return true;
    if (since > 0 && pointsBack(words) && words.some((word, at) => isHarm(word) && !isDenied(words, at))) return true;
  }
  return false;
}
