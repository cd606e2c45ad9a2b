import { findProblemsIn } from '../clinical/find-problems.ts';
import { findScopes, modifiersAt, type ContextScope } from '../context/find-context.ts';
import { talkSensations, talkSites, talkSymptoms } from '../knowledge/talk/symptoms.data.ts';
import { relativeRows } from '../knowledge/relatives.ts';
import { painWithRows } from '../knowledge/talk/pain-with.ts';
import { talkDiseases } from '../knowledge/talk/diseases.ts';
import { agoWord, denialAfter, lessThanBefore, longUnits, spokenRelatives } from '../knowledge/talk/none-words.ts';
import { noSymptomPhrases } from '../knowledge/talk/no-symptoms.ts';
import { goneCues, ifCues, noSideAfter, onceCues, otherPeople, spokenSides } from '../knowledge/talk/talk-cues.ts';
import { tokenize } from '../text/tokens.ts';
import type { Stretch } from './clauses.ts';
import { readOnce } from './read-once.ts';
import type { SpokenWord } from './spoken-words.ts';
import { phrasesOf, SpokenPhrases, type PhraseMatch } from './word-patterns.ts';

/** How words of talk speak of a thing. */
export interface SaidAs {
  readonly polarity: 'present' | 'absent';
  readonly time: 'current' | 'resolved' | 'past';
  /** Only thought of, feared or asked for. */
  readonly isThought: boolean;
  /** A relative by the name that a note gives them, "other" for anybody else, undefined for the patient. */
  readonly whose?: string | undefined;
}

/** A symptom or disease that words of talk name. */
export interface SymptomMention extends SaidAs {
  readonly name: string;
  readonly kind: 'symptom' | 'disease';
  readonly side?: string | undefined;
  /** True for "pain" and the like without a place: it speaks of what was named before. */
  readonly isBare: boolean;
  /** Word numbers in its stretch. */
  readonly from: number;
  readonly to: number;
}

interface Named {
  readonly name: string;
  readonly kind: 'symptom' | 'disease';
  readonly isBare: boolean;
  readonly from: number;
  readonly to: number;
}

const symptoms = new SpokenPhrases<string>([
  ...talkSymptoms.flatMap(([name, , says]) => says.map((one): [string, string] => [one, name])),
  ...noSymptomPhrases.map((one): [string, string] => [one, '']),
]);
const diseases = new SpokenPhrases<string>(
  talkDiseases.flatMap(([name, says]) => says.split('|').map((one): [string, string] => [one, name])),
);
const sites = new SpokenPhrases<{ readonly noun: string; readonly adjective: string }>(
  talkSites.flatMap(([noun, adjective, says]) =>
    says.map((one): [string, { noun: string; adjective: string }] => [one, { noun, adjective }]),
  ),
);
const sensations = new SpokenPhrases<string>(
  talkSensations.flatMap(([name, says]) => says.map((one): [string, string] => [one, name])),
);
const doings = new SpokenPhrases<string>(
  painWithRows.flatMap(([name, says]) => says.split('|').map((one): [string, string] => [one, name])),
);
const relatives = new SpokenPhrases<string>(
  [...relativeRows, ...spokenRelatives].flatMap(([name, forms]) =>
    forms.split('|').flatMap((form): [string, string][] => [
      [form, name],
      [`${form}'s`, name],
      [`${form}s`, name],
    ]),
  ),
);
const gone = new SpokenPhrases<true>(goneCues.map((one): [string, true] => [one, true]));
const once = new SpokenPhrases<true>(onceCues.map((one): [string, true] => [one, true]));
const thought = new SpokenPhrases<true>(ifCues.map((one): [string, true] => [one, true]));

/** How many words may stand between a sensation and its place. */
const reach = 3;

const overlaps = (a: { from: number; to: number }, b: { from: number; to: number }): boolean =>
  a.from < b.to && b.from < a.to;

type Places = ReturnType<typeof sites.find>;

/** The place nearest to a sensation, no mark between them. */
function placeOf(words: readonly SpokenWord[], at: { readonly from: number; readonly to: number }, places: Places) {
  const gap = (place: { from: number; to: number }): number =>
    place.from >= at.to ? place.from - at.to : place.to <= at.from ? at.from - place.to : 99;
  const near = places.filter((place) => {
    if (gap(place) > reach) return false;
    const [from, to] = place.from >= at.to ? [at.to, place.from] : [place.to, at.from];
    return !words.slice(from, to).some(({ word, isMark }) => (isMark && word !== ',') || word === 'but');
  });
  return near.reduce<(typeof places)[number] | undefined>(
    (best, one) => (best === undefined || gap(one) < gap(best) ? one : best),
    undefined,
  );
}

/** "knee pain", "ankle swelling", and "pain" alone. */
function readPlaced(words: readonly SpokenWord[]): Named[] {
  const felt = sensations.find(words);
  if (felt.length === 0) return [];
  const places = sites.find(words);
  return felt.flatMap(({ value, from, to }) => readSensation(words, places, value, from, to) ?? []);
}

/** Sensations that speak of the place named before them where they name none. */
const bareSensations: ReadonlySet<string> = new Set([
  'pain',
  'swelling',
  'itching',
  'numbness',
  'tingling',
  'stiffness',
]);

function readSensation(
  words: readonly SpokenWord[],
  places: Places,
  value: string,
  from: number,
  to: number,
): Named | undefined {
  const doing = value === 'pain' ? doings.find(words.slice(to)).find((one) => one.from <= reach) : undefined;
  if (doing) return { name: doing.value, kind: 'symptom', isBare: false, from, to: to + doing.to };
  const place = placeOf(words, { from, to }, places);
  if (!place) return bareSensations.has(value) ? { name: value, kind: 'symptom', isBare: true, from, to } : undefined;
  return {
    name: nameAt(value, place.value),
    kind: 'symptom',
    isBare: false,
    from: Math.min(from, place.from),
    to: Math.max(to, place.to),
  };
}

function wordsOfSpan(words: readonly SpokenWord[], start: number, end: number): { from: number; to: number } {
  const from = words.findIndex((word) => word.end > start);
  const after = words.findIndex((word) => word.start >= end);
  return { from: Math.max(0, from), to: after < 0 ? words.length : after };
}

/** Problems of habit, which social history asks for in its own words. */
const ofHabits: ReadonlySet<string> = new Set([
  'alcohol misuse',
  'tobacco use',
  'drug misuse',
  'substance use',
  'alcohol use disorder',
  'stress',
]);

const namedAs =
  (kind: Named['kind']) =>
  ({ value, from, to }: PhraseMatch<string>): Named => ({ name: value, kind, isBare: false, from, to });

/** What a statement names; most name nothing. */
function readNamed({ text, words }: Stretch): readonly Named[] {
  const [symptomsIn, placedIn, diseasesIn] = [symptoms.find(words), readPlaced(words), diseases.find(words)];
  const problemsIn = findProblemsIn(text);
  if (symptomsIn.length + placedIn.length + diseasesIn.length + problemsIn.length === 0) return [];
  const own = symptomsIn.map(namedAs('symptom'));
  const placed = placedIn.filter((one) => !own.some((other) => overlaps(one, other)));
  const said = diseasesIn.map(namedAs('disease'));
  const symptomsOnly = [...own, ...placed].filter((one) => !said.some((other) => overlaps(one, other)));
  const known = [...symptomsOnly, ...said];
  const problems = problemsIn
    .filter(({ kind, name }) => kind === 'disease' && !ofHabits.has(name))
    .map(({ name, kind, start, end }): Named => ({
      name,
      kind: kind === 'disease' ? 'disease' : 'symptom',
      isBare: false,
      ...wordsOfSpan(words, start, end),
    }))
    .filter((one) => !known.some((other) => overlaps(one, other)));
  return [...known, ...problems].filter(({ name }) => name !== '').sort((a, b) => a.from - b.from);
}

/** "not on any side, left or right": no side is said. */
const isEitherSide = (words: readonly SpokenWord[], at: number): boolean =>
  words[at + 1]?.word === 'or' || (words[at - 1]?.word === 'or' && spokenSides.has(words[at - 2]?.word ?? ''));

/** The side that is said of a mention: beside its place, or "on the left side" after it. */
export function readSide(words: readonly SpokenWord[], from = 0, to = words.length): string | undefined {
  for (let at = Math.max(0, from - 4); at < Math.min(words.length, to + 6); at += 1) {
    const side = spokenSides.get(words[at]?.word ?? '');
    const next = words[at + 1]?.word ?? '';
    if (side === undefined || (words[at]?.word === 'right' && noSideAfter.has(next))) continue;
    if (words[at]?.word === 'right' && (next === '' || words[at + 1]?.isMark === true) && words[at - 1]?.word !== 'the')
      continue;
    if (side === 'bilateral' && next === 'of') continue;
    if (isEitherSide(words, at)) continue;
    return side;
  }
  return undefined;
}

/** True where a relative is another person's: "my friend's mum". */
const isOfOthers = (words: readonly SpokenWord[], at: number): boolean => {
  const owner = words[at - 1]?.word ?? '';
  return owner.endsWith("'s") && (otherPeople.has(owner) || otherPeople.has(owner.slice(0, -2)));
};

/** Whose it is: a relative or another person named before it in its statement. */
export function readWhose(words: readonly SpokenWord[], at: number): string | undefined {
  const before = words.slice(0, at);
  const [relative] = relatives.find(before).slice(-1);
  // "My friend's mum", "my wife's uncle": nobody of the family.
  if (relative) return isOfOthers(before, relative.from) ? 'other' : relative.value;
  return before.some(({ word }) => otherPeople.has(word)) ? 'other' : undefined;
}

/** "I never used to": of now. */
const neverBefore: ReadonlySet<string> = new Set(['never', "didn't", 'not']);

/** Said of a time before this illness: "used to", "six years ago", "back in 2015". */
export function isLongAgo(words: readonly SpokenWord[]): boolean {
  if (once.find(words).some(({ from }) => !neverBefore.has(words[from - 1]?.word ?? ''))) return true;
  return words.some(
    ({ word }, at) =>
      /^(?:19|20)\d\d$/.test(word) ||
      (longUnits.has(word) && words.slice(at + 1, at + 3).some((one) => one.word === agoWord)),
  );
}

/** How many words "gone" may stand from what it is said of. */
const goneReach = 6;

/** Words that say that what was named before is gone: "but then that went away". */
export const saysGone = (words: readonly SpokenWord[]): boolean => gone.find(words).length > 0;

/** "Wheeze, no": a no right after a name. */
const isDeniedAfter = (words: readonly SpokenWord[], to: number): boolean =>
  words[to]?.word === ',' && denialAfter.has(words[to + 1]?.word ?? '');

/** "I'm not crying as much", "not every day": less of a thing, and no denial of it. */
const isLess = (words: readonly SpokenWord[], at: number, to: number): boolean =>
  less.find(words.slice(at, to + lessReach)).some(({ from }) => from <= to - at + 1);
const less = phrasesOf(lessThanBefore);
const lessReach = 6;

/** How a stretch speaks of what stands at a word. */
function readSaidAs(words: readonly SpokenWord[], scopes: readonly ContextScope[], at: number, to: number): SaidAs {
  const word = words[at];
  const modifiers = modifiersAt(scopes, { start: word?.start ?? 0, end: word?.end ?? 0 });
  const isGone = gone.find(words).some(({ from, to }) => Math.max(from - at, at - to) <= goneReach);
  const isOnce = isLongAgo(words);
  const isThought = thought.find(words).some(({ from }) => from < at);
  const isAbsent = modifiers.negated || isDeniedAfter(words, to);
  return {
    polarity: isAbsent ? 'absent' : 'present',
    time: isOnce ? 'past' : isGone ? 'resolved' : 'current',
    isThought: isThought || modifiers.hypothetical || (isAbsent && isLess(words, at, to)),
    whose: readWhose(words, at),
  };
}

/** The symptoms and diseases that a statement names, in their order, each with how it is said. */
export const readSymptoms = readOnce(({ words }: Stretch) => words, mentionsOf);

function mentionsOf(stretch: Stretch): readonly SymptomMention[] {
  const all = readNamed(stretch);
  if (all.length === 0) return [];
  const scopes = findScopes(tokenize(stretch.text));
  return all.map((named) => ({
    ...named,
    ...readSaidAs(stretch.words, scopes, named.from, named.to),
    side: named.kind === 'disease' ? undefined : readSide(stretch.words, named.from, named.to),
  }));
}

/** The part of the body that words name last, as it stands before "pain" and alone. */
export function readSite(words: readonly SpokenWord[]): Site | undefined {
  return sites.find(words).at(-1)?.value;
}

/** All parts of the body that words name, by their nouns. */
export const readSites = (words: readonly SpokenWord[]): readonly string[] => [
  ...new Set(sites.find(words).map(({ value }) => value.noun)),
];

/** A part of the body. */
export interface Site {
  readonly noun: string;
  readonly adjective: string;
}

/** A sensation at a place: "knee pain", "ankle swelling". */
const nameAt = (sensation: string, { noun, adjective }: Site): string =>
  sensation === 'pain' ? `${adjective} ${sensation}` : `${noun} ${sensation}`;

/** The relatives that words name. */
export const readRelatives = (words: readonly SpokenWord[]): readonly string[] =>
  relatives
    .find(words)
    .filter(({ from }) => !isOfOthers(words, from))
    .map(({ value }) => value);
