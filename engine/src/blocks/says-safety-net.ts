import { findProblemsIn } from '../clinical/find-problems.ts';
import { conditionCues } from '../knowledge/assertion-cues.ts';
import {
  alreadyCame,
  beforeComing,
  broughtBy,
  comeVerbs,
  gainWords,
  howSoon,
  mayHaveCome,
  netOpens,
  notReasons,
  passingWords,
  reasonCue,
  reasonFor,
  reasonNames,
  reasonWith,
  toPlace,
  urgentPlaces,
} from '../knowledge/safety-nets.ts';
import { actionInside, actionStart } from '../note/data/action-words.ts';
import { isSpaceAt, splitAtSpaces } from '../text/even-spaces.ts';
import { oneOf } from '../text/one-of.ts';
import { OpeningForms } from '../text/opening-forms.ts';
import { monthWords, notOnlyMonths } from '../knowledge/past-episodes.ts';
import { closePeople } from '../knowledge/relatives.ts';
import { listTails, notListed } from '../knowledge/shared-heads.ts';
import { relativeWords } from './says-relatives.ts';
import { EntryWords, onceFor, type Clauses } from './entry-words.ts';

const heads = new OpeningForms([...comeVerbs, ...urgentPlaces]);
const places: ReadonlySet<string> = new Set(urgentPlaces);

/** Who comes may stand before, and where to or how soon between it and "if". */
const mostBefore = 4;
const mostBetween = 8;
const longestRead = 200;

const endsWord = (next: string): boolean => !/[a-z\d&]/.test(next);

/** The words after what asks to come or call, with which the list of reasons begins: "if vertigo", "for fever"; undefined where there are none. */
const reasonsIn = onceFor(({ text }): string | undefined => {
  const lower = text
    .slice(0, longestRead)
    .toLowerCase()
    .replace(/^[^a-z\d]+/, '');
  const words = splitAtSpaces(lower);
  let at = 0;
  while (at < mostBefore && beforeComing.has((words[at] ?? '').replace(/[:,]$/, ''))) at += 1;
  // "straight", "sooner" and "back" ask for it themselves.
  const from = heads.find(words.slice(at).join(' '), endsWord) === undefined ? at - 1 : at;
  if (from < 0 || heads.find(words.slice(from).join(' '), endsWord) === undefined) return undefined;
  for (let next = from + 1; next < Math.min(words.length, from + mostBetween); next += 1) {
    // "ED if/for numbness"
    const cues = (words[next] ?? '').split('/');
    if (cues.includes(reasonCue)) return words.slice(next + 1).join(' ');
    if (cues.includes(reasonFor) || (reasonWith.has(cues[0] ?? '') && !mayHaveCome.has(words[next - 1] ?? '')))
      return words.slice(from, next).some(saysWhoCame) ? undefined : namesReason(words.slice(next + 1));
  }
  return undefined;
});

const saysWhoCame = (word: string): boolean => alreadyCame.has(word) || broughtBy.has(word);

const nearest = 12;
const isMonth = (word: string): boolean => monthWords.has(word) && !notOnlyMonths.has(word);

/** "for fever": a problem right after it; "for results" is no reason to come at once, and "for sepsis last May" was one. */
function namesReason(words: readonly string[]): string | undefined {
  const said = words.join(' ');
  if (words.some((word) => alreadyCame.has(word) || /^(?:19|20)\d\d\b/.test(word) || isMonth(word))) return undefined;
  const isNamed = reasonNames.has(words[0]?.replace(/[,/;.].*$/, '') ?? '');
  return isNamed || (findProblemsIn(said)[0]?.start ?? nearest) < nearest ? said : undefined;
}

/** The last words of places and of how soon: most clauses end with another. */
const lastWords: ReadonlySet<string> = new Set(
  [...urgentPlaces, ...howSoon].flatMap((form) => [form.split(' ').at(-1) ?? '', form.split('/').at(-1) ?? '']),
);
const longestLast = 24;

/** A small letter, a digit, "&", "+" or "/". */
const isOfPlace = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 47 && code <= 57) || code === 38 || code === 43;

function lastWord(words: string): string {
  const lower = words.toLowerCase();
  let end = lower.length;
  while (end > 0 && (isSpaceAt(lower, end - 1) || '.!?'.includes(lower.charAt(end - 1)))) end -= 1;
  let start = end;
  while (start > 0 && isOfPlace(lower.charCodeAt(start - 1))) start -= 1;
  return lower.slice(start, end);
}

const placeAtEnd = new RegExp(
  String.raw`(?:\s[–—-]+|-*>|=>|→|=|:)\s*(?:${oneOf(toPlace)} ){0,2}([a-z\d&+/ ]{2,24}?)(?: ${oneOf(howSoon)})?[.!]?$`,
);

/** "Chest pain >10 min / sweating - casualty": the words before where to go or whom to call then; undefined where it ends with neither. */
const beforePlace = onceFor((clause): string | undefined => {
  const last = lastWord(clause.text.slice(-longestLast));
  // "a/e" is one place, "999/111" two.
  if (!lastWords.has(last) && !last.split('/').every((word) => lastWords.has(word))) return undefined;
  const lower = clause.lower.slice(-longestRead);
  const number = numberAtEnd.exec(lower) ?? callsAtEnd.exec(lower);
  if (number) return lower.slice(0, number.index);
  const found = placeAtEnd.exec(lower);
  const to = (found?.[1] ?? '').trim();
  return found !== null && (places.has(to) || to.split('/').every((one) => places.has(one)))
    ? lower.slice(0, found.index)
    : undefined;
});

/** What happens, and where to go then. */
const endsAtPlace = (clause: EntryWords): boolean => {
  const before = beforePlace(clause);
  return before !== undefined && isReason(new EntryWords(before));
};

/** Of numbers to call, these are nothing else: "fit >5 min 999". */
const numberAtEnd = /\s(?:999|911)[.!]?$/;

/** "wt up another 3 lb call same day": with how soon, the verb needs no mark before it. */
const callsAtEnd = new RegExp(String.raw`\s(?:${oneOf(comeVerbs)}) (?:\w{2,4} )?(?:${oneOf(howSoon)})[.!]?$`);

/** A problem, or a measure that is passed, and no step of its own. */
function isReason(entry: EntryWords): boolean {
  const { text, words: said } = entry;
  if (said.some((word) => alreadyCame.has(word)) || actionStart.test(text)) return false;
  const isPassed = /\d/.test(text) && said.some((word) => passingWords.has(word)) && entry.drugs.size === 0;
  return isPassed || /[<>]\s?\d/.test(text) || entry.problems.length > 0;
}

/** What a list of reasons goes on with: "confusion", "T38 or can't weight-bear"; no step, drug or denial. */
const isNextReason = (clause: EntryWords): boolean =>
  !isStep(clause) &&
  (/\S (?:or|nor) /i.test(clause.text) || clause.problems.length > 0 || passes(clause) || namesLoss(clause));

/** "wt gain 5 lb" */
const passes = ({ text, words }: EntryWords): boolean => /\d/.test(text) && words.some((word) => gainWords.has(word));

/** "loss of bladder control" */
const namesLoss = ({ words }: EntryWords): boolean => gainWords.has(words[0] ?? '');

/** A condition of its own, or a denial; "no wet nappy or drowsy" is what may happen. */
function opensAnother({ text, words }: EntryWords): boolean {
  const [first = ''] = words;
  return conditionCues.includes(first) || (notReasons.has(first) && !/ or /i.test(text));
}

const isStep = (clause: EntryWords): boolean =>
  actionStart.test(clause.text) || actionInside.test(clause.text) || opensAnother(clause) || clause.drugs.size > 0;

const nets = new OpeningForms(netOpens);

/** "safety net - worse SOB, blood, confused -> 999": named as what it is. */
const isNamedNet = ({ lower }: EntryWords): boolean => nets.find(lower, endsWord) !== undefined;

/** How many of the clauses the first list of reasons to come back or call takes up; 1 where there is none. */
export function lengthByNet(clauses: Clauses): number {
  const [first, ...others] = clauses;
  const isNamed = isNamedNet(first);
  const place = isNamed ? clauses.findIndex((clause) => beforePlace(clause) !== undefined) : -1;
  if (place > 0) return place + 1;
  if (!isNamed && reasonsIn(first) === undefined) return lengthToPlace(clauses);
  let length = 1;
  for (const [at, clause] of others.entries()) {
    if (isStep(clause)) break;
    if (isNextReason(clause) || (length === at + 1 && isBareName(clause))) length = at + 2;
  }
  return length;
}

/** How many clauses stand before where to go, one of which at least is known to be a reason: "Thunderclap, leg weakness, visual loss - ED". */
function lengthToPlace(clauses: Clauses): number {
  const ends = clauses.map(beforePlace);
  if (ends.every((before) => before === undefined)) return 1;
  let isKnown = false;
  for (const [at, clause] of clauses.entries()) {
    const before = ends[at];
    const words = before === undefined ? clause : new EntryWords(before);
    isKnown ||= isReason(words);
    if (before !== undefined) return isKnown && (isReason(words) || isBareName(words)) ? at + 1 : 1;
    if (clause.text.length > longestReason || !(isReason(clause) || isBareName(clause))) break;
  }
  return 1;
}

/** A few words that no table has and that say nothing of their own: "blue lips", "passing out". */
function isBareName({ words }: EntryWords): boolean {
  return words.length <= mostNamed && words.length > 0 && !words.some((word) => isOther(word) || /\d/.test(word));
}
const isOther = (word: string): boolean =>
  notListed.has(word) || listTails.has(word) || relativeWords.has(word) || people.has(word);
const people: ReadonlySet<string> = new Set(closePeople);
const mostNamed = 3;

const longestReason = 60;

/**
 * True for words that ask to come back, go somewhere or call at once when something happens: a step, and nothing that is now. Of
 * 105 such entries of marked notes 103 are plan, the others safety.
 */
export const saysSafetyNet = (clause: EntryWords): boolean =>
  isNamedNet(clause) || reasonsIn(clause) !== undefined || endsAtPlace(clause);
