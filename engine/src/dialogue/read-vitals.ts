import {
  comparesValue,
  earlierCues,
  measureAgain,
  measureGaps,
  measurePositions,
  measureTails,
  measureUnits,
  nextSpeakers,
  noValueCues,
  plainTimes,
  spokenMeasures,
  takesAfter,
  takesBefore,
  temperatureScales,
  weighedOpens,
  weightUnitWords,
  aimedCues,
  type SpokenMeasure,
} from '../knowledge/talk/measures.ts';
import { endsSentence, isAsked, foundCues, foundPhrases, opensAt } from './found-words.ts';
import type { PutFound } from './found-facts.ts';
import type { SpokenWord } from './spoken-words.ts';
import type { PhraseMatch } from './word-patterns.ts';

const measures = foundPhrases<SpokenMeasure>(spokenMeasures);
const gaps = foundCues(measureGaps);
const positions = foundPhrases<string>(measurePositions);
const tails = foundPhrases<string>(measureTails);
const units = foundPhrases<string>(measureUnits);
const again = foundCues(measureAgain);
const aimed = foundCues(aimedCues);
const elsewhere = foundPhrases<boolean>([
  [noValueCues, true],
  [earlierCues, true],
  [plainTimes, false],
]);
const compares = foundCues(comparesValue);
const weighed = foundCues(weighedOpens);

/** How many words may stand between a measure and its value, and how far words before and after a value can change it. */
const widestGap = 8;
const reachBefore = 8;
const reachAfter = 5;
const reachOfAim = 4;
/** How far from the announcement of a blood pressure its values may be said, while it is taken. */
const whileTaken = 30;

/** A measured value in a row of words. */
interface Value {
  readonly value: string;
  readonly from: number;
  readonly to: number;
  readonly circumstance?: string | undefined;
}

/** The words before a place that are of its sentence, as far as they can change it. */
function wordsBefore(words: readonly SpokenWord[], at: number): readonly SpokenWord[] {
  const own = words.slice(Math.max(0, at - reachBefore), at);
  return own.slice(own.findLastIndex(endsSentence) + 1);
}

/** The words after a place that are of its sentence, as far as they can change it: up to the next measure, mark or statement. */
function wordsAfter(words: readonly SpokenWord[], at: number): readonly SpokenWord[] {
  const own = words.slice(at, at + reachAfter);
  const next = measures.find(own)[0]?.from ?? own.length;
  const mark = own.findIndex(({ isMark, word }) => isMark || nextSpeakers.has(word));
  return own.slice(0, Math.min(next, mark < 0 ? own.length : mark));
}

/** True where a value is of now: nothing beside it makes it one of another time, place or person, or one that is aimed at. */
function isOfNow(words: readonly SpokenWord[], from: number, to: number, isTaken = false): boolean {
  const before = wordsBefore(words, from);
  if (isAsked(words, to) || isElsewhere(before) || (!isTaken && aimed.find(before.slice(-reachOfAim)).length > 0))
    return false;
  const comma = words[to]?.word === ',' ? to + 1 : to;
  if (opensAt(compares, words, comma)) return true;
  const after = wordsAfter(words, comma);
  return !isElsewhere(after) && aimed.find(after).length === 0;
}

const isElsewhere = (words: readonly SpokenWord[]): boolean => elsewhere.find(words).some(({ value }) => value);

const isIn = (value: number, { low, high }: SpokenMeasure): boolean => value >= low && value <= high;

/** "36 8" is how 36.8 is said. */
function temperatureAt(words: readonly SpokenWord[], at: number): { readonly value: number; readonly to: number } {
  const [whole, part] = [words[at]?.word ?? '', words[at + 1]?.word ?? ''];
  const isSaidApart = /^\d{2,3}$/.test(whole) && /^\d$/.test(part);
  return isSaidApart ? { value: Number(`${whole}.${part}`), to: at + 2 } : { value: Number(whole), to: at + 1 };
}

const withUnit = (value: string, unit: string | undefined): string =>
  unit === undefined ? value : /^[%/]/.test(unit) ? `${value}${unit}` : `${value} ${unit.trim()}`;

/** The value of a measure that stands at a word. */
function valueAt(words: readonly SpokenWord[], at: number, measure: SpokenMeasure): Value | undefined {
  const word = words[at]?.word ?? '';
  if (measure.kind === 'pair') return pressureAt(words, at);
  const number = /^\d{1,3}(?:\.\d{1,2})?(?=%?$)/.exec(word)?.[0];
  if (number === undefined) return undefined;
  const said = opensAt(units, words, at + 1);
  const scale = temperatureScales.find(([low, high]) => {
    const { value } = temperatureAt(words, at);
    return value >= low && value <= high;
  });
  if (measure.low === temperatureLow) {
    if (scale === undefined) return undefined;
    const { value, to } = temperatureAt(words, at);
    return { value: `${value} ${scale[2]}`, from: at, to: opensAt(units, words, to)?.to ?? to };
  }
  if (!isIn(Number(number), measure) || (word.endsWith('%') && measure.unit !== '%')) return undefined;
  // A number that goes on with another says something that is not known.
  if (/^\d/.test(words[at + 1]?.word ?? '')) return undefined;
  const own = said !== undefined && /^[a-z]/.test(said.value) ? said.value : undefined;
  const unit = measure.unit ?? own ?? bareUnit(measure);
  return { value: withUnit(number, unit), from: at, to: said?.to ?? at + 1 };
}

const temperatureLow = 30;
/** A height between these numbers without its unit can only be in the smaller one. */
const bareUnit = ({ high }: SpokenMeasure): string | undefined => (high === heightHigh ? heightUnit : undefined);
const heightHigh = spokenMeasures.find(([forms]) => forms === 'height')?.[1].high;
const heightUnit = measureUnits.find(([forms]) => forms.startsWith('centimetres'))?.[1];

/** "138/76", "138 on 76". */
function pressureAt(words: readonly SpokenWord[], at: number): Value | undefined {
  const [pair, systolic = '', diastolic = ''] = /^(\d{2,3})\/(\d{2,3})$/.exec(words[at]?.word ?? '') ?? [];
  const [high, low] = [Number(systolic), Number(diastolic)];
  if (pair === undefined || high < 60 || high > 280 || low < 30 || low > 160 || low >= high) return undefined;
  return { value: `${pair} mmHg`, from: at, to: at + 1 };
}

/** The value after a measure's name, nothing but empty words and how somebody sat between them. */
function valueAfter(words: readonly SpokenWord[], name: PhraseMatch<SpokenMeasure>): Value | undefined {
  let at = name.to;
  let circumstance: string | undefined;
  while (at < name.to + widestGap) {
    const found = valueAt(words, at, name.value);
    if (found) return { ...found, circumstance };
    const position = opensAt(positions, words, at);
    const gap = position ?? opensAt(gaps, words, at);
    circumstance = position?.value ?? circumstance;
    if (gap) at = gap.to;
    else if (words[at]?.word === ',' || words[at]?.word === ':') at += 1;
    else return undefined;
  }
  return undefined;
}

/** What is said of a value right after it. */
function withTail(words: readonly SpokenWord[], value: Value): Value {
  const comma = words[value.to]?.word === ',' ? value.to + 1 : value.to;
  const tail = opensAt(tails, words, comma);
  return tail && value.circumstance === undefined ? { ...value, circumstance: tail.value, to: tail.to } : value;
}

/** Only how somebody sat makes two values of one measure two. */
const positionOf = (circumstance: string | undefined): string =>
  measurePositions.some(([, written]) => written === circumstance) ? ` ${circumstance ?? ''}` : '';

function putValue(name: string, { value, from, to, circumstance }: Value, begin: number, put: PutFound): void {
  put(
    `vital ${name}${positionOf(circumstance)}`,
    { from: Math.min(begin, from), to },
    {
      type: 'measurement',
      category: 'vital',
      subject: 'vital-signs',
      name,
      value,
      ...(circumstance === undefined ? {} : { circumstance }),
    },
  );
}

/** "Let me do your blood pressure", "blood pressure then": it is taken as the clinician speaks. */
const isTakenNow = (words: readonly SpokenWord[], { from, to }: PhraseMatch<SpokenMeasure>): boolean =>
  wordsBefore(words, from)
    .slice(-reachOfAim)
    .some(({ word }) => takesBefore.has(word)) || takesAfter.has(words[to]?.word ?? '');

/** Further pairs after a blood pressure was named: taken while the clinician speaks, lying and standing, and again. */
function readPairs(words: readonly SpokenWord[], name: PhraseMatch<SpokenMeasure>, until: number, put: PutFound): void {
  let isFirst = true;
  let at = name.to;
  const end = Math.min(until, name.to + whileTaken);
  for (let from = at; at < end; at += 1) {
    const pair = pressureAt(words, at);
    if (!pair) continue;
    const between = words.slice(from, at);
    const position = positions.find(between).at(-1)?.value;
    const repeated = again.find(between).length > 0;
    const isKnown = isFirst || position !== undefined || repeated;
    const isTaken = from > name.to || between.length > widestGap || valueAfter(words, name) === undefined;
    if (isElsewhere(between) || !isKnown || !isOfNow(words, name.from, at + 1, isTaken)) return;
    const found = withTail(words, { ...pair, circumstance: position });
    putValue(repeated ? 'Blood pressure, repeated' : name.value.name, found, name.from, put);
    from = found.to;
    isFirst = false;
  }
}

/** "You're 78.4 kilos": a weight that only its unit names. */
function readWeighed(words: readonly SpokenWord[], put: PutFound): void {
  const opens = new Map(weighed.find(words).map((hit) => [hit.to, hit]));
  for (const [at, { word }] of words.entries()) {
    if (!/^\d{1,3}(?:\.\d)?$/.test(word) || /\d$/.test(words[at - 1]?.word ?? '')) continue;
    const open = opens.get(at);
    const unit = opensAt(units, words, at + 1);
    const isStated = open !== undefined || at === 0 || endsSentence(words[at - 1]);
    const isWeight = unit !== undefined && weightUnitWords.has(words[at + 1]?.word ?? '');
    const isNear = word.includes('.') && open && words.slice(at, at + 8).some((one) => weightUnitWords.has(one.word));
    if (!isStated || (!isWeight && isNear !== true)) continue;
    const from = open?.from ?? at;
    const to = unit?.to ?? at + 1;
    if (!isOfNow(words, from, to)) continue;
    const written = withUnit(word, unit?.value ?? (word.includes('.') ? kilo(words, at) : undefined));
    putValue('Weight', { value: written, from: at, to }, from, put);
  }
}

/** "86.2, so you're up 2 kilos": the unit that is said after it. */
const kilo = (words: readonly SpokenWord[], at: number): string | undefined =>
  units.find(words.slice(at, at + 8)).find(({ value }) => /^[a-z]/.test(value))?.value;

/**
 * Vital signs and measures that a clinician reads out as of now. Values of another time, place or person, targets and limits
 * give none, and a value in doubt gives none.
 */
export function readVitals(words: readonly SpokenWord[], put: PutFound): void {
  const named = measures.find(words);
  for (const [index, name] of named.entries()) {
    const bare = valueAfter(words, name);
    const found = bare && withTail(words, bare);
    const until = named[index + 1]?.from ?? words.length;
    if (name.value.kind === 'pair') {
      const isGiven = found !== undefined && isOfNow(words, name.from, found.to);
      if (isGiven || (found === undefined && isTakenNow(words, name))) readPairs(words, name, until, put);
      continue;
    }
    if (found && found.from < until && isOfNow(words, name.from, found.to))
      putValue(name.value.name, found, name.from, put);
  }
  readWeighed(words, put);
}
