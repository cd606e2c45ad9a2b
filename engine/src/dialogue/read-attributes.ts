import { aboutWords, namedTimes, spokenAmounts, spokenUnits, timePoints } from '../knowledge/talk/time-words.ts';
import { talkDenials } from '../knowledge/talk/none-words.ts';
import { betterCues, worseCues } from '../knowledge/talk/talk-cues.ts';
import { talkQualities } from '../knowledge/talk/qualities.data.ts';
import { capitalize } from '../note/note-language.ts';
import type { SpokenWord } from './spoken-words.ts';
import { SpokenPhrases } from './word-patterns.ts';

/** What is said of a symptom beside its name, each in the words of a note. */
export interface Attributes {
  readonly onset?: string;
  readonly timing?: string;
  readonly course?: string;
  readonly severity?: string;
  readonly qualities?: readonly string[];
  readonly worseWith?: readonly string[];
  readonly betterWith?: readonly string[];
}

export type Slot = keyof Attributes;

const amounts = new SpokenPhrases<string>(spokenAmounts);
const points = new SpokenPhrases<string>(timePoints.map((one): [string, string] => [one, one]));
const wordings = new SpokenPhrases<readonly [Slot, string]>(
  talkQualities.map(([slot, says, write]): [string, readonly [Slot, string]] => [says, [slot, write]]),
);

/** An amount of time: "3 days", and where it ends. */
interface Length {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const isNumber = (word: string | undefined): boolean => word !== undefined && /^\d+(?:[.,]\d+)?$/.test(word);

function amountAt(
  words: readonly SpokenWord[],
  at: number,
): { readonly text: string; readonly to: number } | undefined {
  const word = words[at]?.word;
  if (isNumber(word)) {
    const joint = words[at + 1]?.word;
    const second = words[at + 2]?.word;
    if ((joint === 'to' || joint === 'or') && isNumber(second))
      return { text: `${word ?? ''}-${second ?? ''}`, to: at + 3 };
    return { text: word ?? '', to: at + 1 };
  }
  const hit = amounts.at(words, at, 3);
  if (hit === undefined) return undefined;
  const second = words[hit.to + 1]?.word ?? '';
  const other = words[hit.to]?.word === 'or' ? spokenAmounts.get(second) : undefined;
  return other === undefined ? { text: hit.value, to: hit.to } : { text: `${hit.value}-${other}`, to: hit.to + 2 };
}

/** The length of time that begins at a word. */
export function readLengthAt(words: readonly SpokenWord[], at: number): Length | undefined {
  const amount = amountAt(words, at);
  const unit = spokenUnits.get(words[amount?.to ?? -1]?.word ?? '');
  if (amount === undefined || unit === undefined) return undefined;
  const isOne = amount.text === '1' || amount.text.startsWith('half');
  return { text: `${amount.text} ${unit}${isOne ? '' : 's'}`, from: at, to: amount.to + 1 };
}

/** The first length of time that words name: "2 weeks", "1-2 months". */
export function readLength(words: readonly SpokenWord[]): string | undefined {
  for (const at of words.keys()) {
    const length = readLengthAt(words, at);
    if (length) return length.text;
  }
  return undefined;
}

/** "maybe about": words before an amount that do not change it. */
function skipAbout(words: readonly SpokenWord[], from: number): number {
  let at = from;
  while (aboutWords.has(words[at]?.word ?? '') || words[at]?.word === 'the') at += 1;
  return at;
}

const overSpan: ReadonlySet<string> = new Set(['last', 'past']);

/** Since when or for how long, at any place of the words. */
export function readOnset(words: readonly SpokenWord[], isAsked = false): string | undefined {
  for (let at = 0; at < words.length; at += 1) {
    const { word } = words[at] ?? { word: '' };
    const length = readLengthAt(words, at);
    if (length) {
      const after = words[length.to]?.word;
      if (after === 'ago' || (after === 'back' && isAsked)) return `beginning ${length.text} ago`;
      const before = words[at - 1]?.word ?? '';
      const isFor = ['for', ...overSpan, 'over', 'about', 'around'].includes(before);
      const isOfTimes = ['a', 'every', 'per', 'each'].includes(before) || after === 'old' || after === 'time';
      if ((isFor || isAsked) && !isOfTimes) return `for ${length.text}`;
    }
    if (word === 'since' || isStart(word)) {
      const from = skipAbout(words, at + 1);
      const point = points.at(words, from, 5);
      if (point) return `since ${writePoint(point.value)}`;
    }
  }
  if (!isAsked) return undefined;
  const [point] = points.find(words);
  return point === undefined ? undefined : `since ${writePoint(point.value)}`;
}

const starts: ReadonlySet<string> = new Set(['started', 'began', 'start', 'begin', 'on']);
const isStart = (word: string): boolean => starts.has(word);

const writePoint = (point: string): string =>
  point
    .split(' ')
    .map((word) => (namedTimes.has(word) ? capitalize(word) : word))
    .join(' ');

/** "a few weeks ago", where a thing was then and is reported as past. */
export function readAgo(words: readonly SpokenWord[]): string | undefined {
  for (const at of words.keys()) {
    const length = readLengthAt(words, at);
    if (length && words[length.to]?.word === 'ago') return `${length.text} ago`;
  }
  return points.find(words).find(({ value }) => value.startsWith('last'))?.value;
}

/** "7/10", where a number out of ten is said. */
export function readScale(words: readonly SpokenWord[], isAsked = false): string | undefined {
  for (const [at, { word }] of words.entries()) {
    const ten = /^(\d{1,2})\/10$/.exec(word);
    if (ten) return word;
    const said = words
      .slice(at + 1, at + 4)
      .map((one) => one.word)
      .join(' ');
    const value = isNumber(word) ? word : /^(?:a|an|one)$/.test(word) ? undefined : spokenAmounts.get(word);
    if (value === undefined || !(Number(value) <= 10)) continue;
    if (/^out of (?:10|ten)/.test(said)) return `${value}/10`;
    if (isAsked && !spokenUnits.has(words[at + 1]?.word ?? '') && words[at + 1]?.word !== 'times') return `${value}/10`;
  }
  return undefined;
}

/** "6-7 times a day". */
function readFrequency(words: readonly SpokenWord[]): string | undefined {
  for (const at of words.keys()) {
    const amount = amountAt(words, at);
    if (amount === undefined || words[amount.to]?.word !== 'times') continue;
    const [every, unit] = [words[amount.to + 1]?.word ?? '', words[amount.to + 2]?.word ?? ''];
    if (['a', 'per', 'each', 'every'].includes(every) && spokenUnits.has(unit)) return `${amount.text} times a ${unit}`;
  }
  return undefined;
}

/** Word numbers of what is described. */
interface Place {
  readonly from: number;
  readonly to: number;
}

/** How many words an attribute may stand from what it describes: how bad it is stands beside it, a course or a time further. */
const reachOf: Readonly<Record<Slot, number>> = {
  severity: 2,
  qualities: 6,
  timing: 4,
  course: 5,
  onset: 8,
  worseWith: 14,
  betterWith: 14,
};

const isNear = (slot: Slot, one: Place, near: Place): boolean =>
  Math.max(one.from - near.to, near.from - one.to) <= reachOf[slot];

/** All that words say of a symptom. @param asked the slot that was asked for, which a bare amount may fill @param near where it is named, when it is */
export function readAttributes(words: readonly SpokenWord[], asked?: Slot, near?: Place): Attributes {
  const found: { -readonly [K in Slot]?: Attributes[K] } = {};
  const onset = readOnset(words, asked === 'onset');
  if (onset !== undefined) found.onset = onset;
  const scale = readScale(words, asked === 'severity');
  const frequency = readFrequency(words);
  if (scale !== undefined) found.severity = scale;
  if (frequency !== undefined) found.timing = frequency;
  for (const { value, from, to } of wordings.find(words)) {
    const [slot, write] = value;
    if (near !== undefined && slot !== asked && !isNear(slot, { from, to }, near)) continue;
    if (isDeniedAt(words, from) || (needsCue(slot) && slot !== asked && !isCued(words, slot, { from, to }))) continue;
    if (slot === 'qualities' || slot === 'worseWith' || slot === 'betterWith')
      found[slot] = [...new Set([...(found[slot] ?? []), write])];
    else found[slot] ??= write;
  }
  return found;
}

const cues = {
  worseWith: new SpokenPhrases<true>(worseCues.map((one): [string, true] => [one, true])),
  betterWith: new SpokenPhrases<true>(betterCues.map((one): [string, true] => [one, true])),
};

const needsCue = (slot: Slot): slot is 'worseWith' | 'betterWith' => slot === 'worseWith' || slot === 'betterWith';
const isCued = (words: readonly SpokenWord[], slot: 'worseWith' | 'betterWith', at: Place): boolean =>
  cues[slot].find(words).some((cue) => (at.from >= cue.to ? at.from - cue.to <= 5 : cue.from - at.to <= 4));

/** "It's not sharp": a denial within four words before, in the same statement. */
function isDeniedAt(words: readonly SpokenWord[], at: number): boolean {
  for (let before = at - 1; before >= Math.max(0, at - 6); before -= 1) {
    const { word, isMark } = words[before] ?? { word: '', isMark: true };
    if (isMark || word === 'but') return false;
    if (talkDenials.has(word)) return true;
  }
  return false;
}
