import {
  agoUnits,
  asideEnds,
  asideOpens,
  cameBack,
  imagedParts,
  imageFindings,
  limitsAfter,
  longestAside,
  noResultCues,
  noShownWords,
  nowOpens,
  resultFlags,
  resultGaps,
  resultGoesOn,
  resultUnits,
  resultWords,
  showsNotWords,
  showsWords,
  shownDenied,
  shownEnds,
  shownThings,
  speaksOfTests,
  spokenTests,
  wasOpens,
  type SpokenTest,
} from '../knowledge/talk/spoken-tests.ts';
import { spokenSides } from '../knowledge/talk/talk-cues.ts';
import { looksLikeDiagnosis } from './read-assessment.ts';
import type { PutFound, WordRange } from './found-facts.ts';
import { endsSentence, isAsked, foundCues, foundPhrases, opensAt } from './found-words.ts';
import { readTestTime, type TestTime } from './read-test-time.ts';
import type { SpokenWord } from './spoken-words.ts';
import type { PhraseMatch } from './word-patterns.ts';

const tests = foundPhrases<SpokenTest>(spokenTests);
const gaps = foundCues(resultGaps);
const asides = foundCues(asideOpens);
const camesBack = foundCues(cameBack);
const said = foundPhrases<string>(resultWords);
const flags = foundPhrases<string>(resultFlags);
const units = foundPhrases<string>(resultUnits);
const shows = foundPhrases<boolean>([
  [showsWords, true],
  [showsNotWords, false],
]);
const ends = foundCues(shownEnds);
const notShown = foundCues(noShownWords);
const images = foundPhrases<string>(imageFindings);
const now = foundCues(nowOpens);
const was = foundCues(wasOpens);
const noResult = foundCues(noResultCues);
const limits = foundCues(limitsAfter);
const parts = foundCues(imagedParts);
const ofTests = foundCues(speaksOfTests);

const reachBefore = 6;
const widestGap = 14;
const longestShown = 14;
/** How far after an image what it shows is said of it. */
const imageReach = 90;
const imageAfter = 12;

type Words = readonly SpokenWord[];

/** A test with its name in a note and the words that name it. */
interface Named extends WordRange {
  readonly test: SpokenTest;
  readonly name: string;
  readonly side?: string | undefined;
}

/** What is said of a test. */
interface Result extends WordRange {
  readonly value: string;
  readonly isNumber: boolean;
  readonly unit?: string | undefined;
  readonly flag?: string | undefined;
  readonly time?: string | undefined;
  readonly earlier?: string | undefined;
}

const wordsOf = (words: Words, { from, to }: WordRange): string =>
  words
    .slice(from, to)
    .map(({ word, isMark }) => (isMark ? word : ` ${word}`))
    .join('')
    .trim();

const smallWords: ReadonlySet<string> = new Set(['your', 'the', 'that', 'my', 'scan']);
const isSmall = (words: Words, at: number): boolean => smallWords.has(words[at]?.word ?? '');

/** "CT head", "x-ray of your right knee", "knee x-ray": an image with its part and side. */
function namedImage(words: Words, { value: test, from, to }: PhraseMatch<SpokenTest>): Named {
  const plain: Named = { test, name: test.name, from, to };
  if (test.kind !== 'image') return plain;
  let at = to;
  if (of.has(words[at]?.word ?? '')) at += 1;
  while (isSmall(words, at)) at += 1;
  const sideAfter = spokenSides.get(words[at]?.word ?? '');
  if (sideAfter !== undefined) at += 1;
  const after = opensAt(parts, words, at);
  const side = (end: number): string | undefined => spokenSides.get(words[end - 1]?.word ?? '');
  if (after) return { ...plain, name: `${test.name} of the ${wordsOf(words, after)}`, side: sideAfter, to: after.to };
  const before = parts.find(words.slice(Math.max(0, from - 3), from)).at(-1);
  const begin = Math.max(0, from - 3) + (before?.from ?? 0);
  if (before === undefined || Math.max(0, from - 3) + before.to !== from) return plain;
  return {
    ...plain,
    name: `${test.name} of the ${wordsOf(words, { from: begin, to: from })}`,
    side: side(begin),
    from: begin,
  };
}

const of: ReadonlySet<string> = new Set(['of', 'on', 'for']);
const joins: ReadonlySet<string> = new Set([',', 'and']);

/** "Thyroid and blood count": tests of which one result is said. */
function readNamed(words: Words): Named[][] {
  const rows: Named[][] = [];
  for (const hit of tests.find(words)) {
    const named = namedImage(words, hit);
    const last = rows.at(-1);
    const between = words.slice(last?.at(-1)?.to ?? 0, named.from).filter(({ word }) => !smallWords.has(word));
    const isJoined = between.length > 0 && between.length < 3 && between.every(({ word }) => joins.has(word));
    if (last && isJoined) last.push(named);
    else rows.push([named]);
  }
  const since = firstOfTests(words);
  return rows.filter((row) => row.some(({ test, from }) => test.kind !== 'organ' || from > since));
}

/** The word from which on tests are spoken of. */
const firstOfTests = (words: Words): number =>
  Math.min(
    ofTests.find(words)[0]?.from ?? words.length,
    tests.find(words).find(({ value }) => value.kind !== 'organ')?.from ?? words.length,
  );

/** "That's your stores,": what a test is, said before its result. */
function pastAside(words: Words, at: number): number | undefined {
  const open = opensAt(asides, words, at);
  if (!open) return undefined;
  for (let end = open.to + 1; end <= open.to + longestAside; end += 1) {
    const isNumber = /^\d/.test(words[end]?.word ?? '') && !agoUnits.has(words[end + 1]?.word ?? '');
    if (endsSentence(words[end]) || isNumber) return undefined;
    if (words[end]?.word === ',') return end + 1;
    if (opensAt(verbs, words, end)) return end;
  }
  return undefined;
}

const verbs = foundCues(asideEnds);

const pastTime = (words: Words, at: number): TestTime | undefined => readTestTime(words, at);

/** The number of a value test, "11 8" for tenths said apart. */
function numberAt(words: Words, at: number, test: SpokenTest): { value: string; to: number } | undefined {
  const whole = /^(\d{1,5}(?:\.\d{1,2})?)%?$/.exec(words[at]?.word ?? '')?.[1];
  if (whole === undefined) return undefined;
  const next = words[at + 1]?.word ?? '';
  const isApart = test.isTenths === true && /^\d$/.test(next) && /^\d{1,2}$/.test(whole);
  if (agoUnits.has(next)) return undefined;
  // A number that goes on with another says something that is not known.
  if (/^\d/.test(next) && !isApart) return undefined;
  const value = isApart ? `${whole}.${next}` : whole;
  const isShare = words[at]?.word.endsWith('%') === true || test.isShare === true;
  if (Number(value) < (test.low ?? 0) || Number(value) > (test.high ?? 0)) return undefined;
  return { value: isShare ? `${value}%` : value, to: isApart ? at + 2 : at + 1 };
}

/** "It was 58 the year before", "down from 63 in March". */
function earlierAt(words: Words, at: number, test: SpokenTest): { words: string; to: number } | undefined {
  let from = at;
  while (words[from]?.word === ',' || words[from]?.word === '.') from += 1;
  const open = opensAt(was, words, from);
  const number = open && numberAt(words, open.to, test);
  if (!number) return undefined;
  const time = pastTime(words, number.to);
  return { words: [number.value, time?.text].filter((one) => one !== undefined).join(' '), to: time?.to ?? number.to };
}

/** A number with what is said right after it: unit, time, how high it is, and the value of another time. */
function readNumber(words: Words, from: number, at: number, test: SpokenTest): Result | undefined {
  const number = numberAt(words, at, test);
  if (!number || opensAt(limits, words, number.to)) return undefined;
  const unit = opensAt(units, words, number.to);
  const time = pastTime(words, unit?.to ?? number.to);
  let to = time?.to ?? unit?.to ?? number.to;
  const later = time?.isPast === true || words[at - 1]?.word === before ? laterAt(words, to, test) : undefined;
  if (later) {
    const earlier = [number.value, time?.text].filter((one) => one !== undefined).join(' ');
    return { value: later.value, isNumber: true, from, to: later.to, earlier };
  }
  const comma = words[to]?.word === ',' || words[to]?.word === '.' ? to + 1 : to;
  const flag = opensAt(flags, words, comma);
  to = flag?.to ?? to;
  const earlier = time?.isPast === true ? undefined : earlierAt(words, to, test);
  const written = unit?.value.startsWith('%') === true ? number.value.replace(/%$/, '') : number.value;
  return {
    value: written,
    isNumber: true,
    from,
    to: earlier?.to ?? to,
    unit: unit?.value,
    flag: flag?.value,
    time: time?.isPast === true ? time.text : undefined,
    earlier: earlier?.words,
  };
}

const before = 'was';

/** "... and it's now 36". */
function laterAt(words: Words, at: number, test: SpokenTest): { value: string; to: number } | undefined {
  const open = opensAt(now, words, words[at]?.word === ',' ? at + 1 : at);
  return open && numberAt(words, open.to, test);
}

/** What a test shows, up to where another statement begins; undefined where its words mean nothing alone. */
function readShown(words: Words, from: number, hit: PhraseMatch<boolean>): Result | undefined {
  const own = words.slice(hit.to, hit.to + longestShown + 1);
  const stops = [
    own.findIndex((word) => endsSentence(word)),
    ends.find(own)[0]?.from ?? -1,
    tests.find(own)[0]?.from ?? -1,
  ].filter((at) => at >= 0);
  const end = Math.min(...stops, own.length);
  if (end > longestShown || end < 1) return undefined;
  const shown = own.slice(0, end);
  while (shown.at(-1)?.isMark === true || joins.has(shown.at(-1)?.word ?? '')) shown.pop();
  if (shown.length === 0 || notShown.find(shown).length > 0 || own[end]?.word === '?') return undefined;
  const text = wordsOf(shown, { from: 0, to: shown.length });
  return {
    value: hit.value ? text : `${shownDenied} ${text.replace(/^(?:an?|any|the) /, '')}`,
    isNumber: false,
    from,
    to: hit.to + shown.length,
  };
}

/** What is said of tests after their names, nothing but empty words, times and what they are between. */
function resultAfter(words: Words, { test, from, to }: Named): Result | undefined {
  let at = to;
  let hasVerb = false;
  let time: TestTime | undefined;
  while (at < to + widestGap) {
    if (test.kind === 'value') {
      const number = readNumber(words, from, at, test);
      if (number) return time?.isPast === true ? { ...number, time: time.text } : number;
    } else {
      const shown = showsAt(words, at);
      if (shown) return withTime(readShown(words, from, shown), time);
    }
    const word = opensAt(said, words, at);
    if (word && (hasVerb || words[at - 1]?.word === ',') && isSaidWhole(words, word.to))
      return withTime({ value: word.value, isNumber: false, from, to: word.to }, time);
    const past = pastAside(words, at);
    if (past !== undefined) {
      at = past;
      continue;
    }
    const when = pastTime(words, at);
    const gap = when ?? opensAt(gaps, words, at);
    if (gap) {
      hasVerb ||= when === undefined;
      time ??= when;
      at = gap.to;
    } else if (words[at]?.word === ',') at += 1;
    else return undefined;
  }
  return undefined;
}

/** "Shows", and "came back" where no word follows that says it all: "came back as chronic colitis". */
function showsAt(words: Words, at: number): PhraseMatch<boolean> | undefined {
  const shown = opensAt(shows, words, at);
  if (shown) return shown;
  const back = opensAt(camesBack, words, at);
  const word = back && opensAt(said, words, back.to);
  const next = words[back?.to ?? 0]?.word ?? '';
  const isOpen = back !== undefined && word === undefined && !/^\d/.test(next) && !beforeNumber.has(next);
  return isOpen && !words[back.to]?.isMark ? { ...back, value: true } : undefined;
}

const beforeNumber: ReadonlySet<string> = new Set(['at', 'in', 'to', 'around', 'about']);

const withTime = (result: Result | undefined, time: TestTime | undefined): Result | undefined =>
  result && time?.isPast === true ? { ...result, time: time.text } : result;

/** A word of result is whole where nothing follows that could be of it: "normal", and not "normal for your age". */
const isSaidWhole = (words: Words, at: number): boolean =>
  words[at] === undefined ||
  words[at].isMark ||
  opensAt(goesOn, words, at) !== undefined ||
  opensAt(tests, words, at) !== undefined;

const goesOn = foundCues(resultGoesOn);

const soWord = 'so';
const anyOne = 'a';

/** An order, a condition, a limit or somebody else before a test. */
function isNoResult(words: Words, { test, from: at }: Named): boolean {
  // "A potassium of six" is of anybody.
  if (test.kind === 'value' && words[at - 1]?.word === anyOne) return true;
  const own = words.slice(Math.max(0, at - reachBefore), at);
  const begin = own.findLastIndex((word) => endsSentence(word) || word.word === ',' || word.word === soWord) + 1;
  return noResult.find(own.slice(begin)).length > 0;
}

function putResult({ test, name, side }: Named, result: Result, put: PutFound): void {
  const at = { from: result.from, to: result.to };
  const time = result.time === undefined ? {} : { time: result.time };
  if (test.kind === 'value') {
    const { value, unit, flag, earlier } = result;
    put(`result ${name}`, at, {
      type: 'measurement',
      category: 'laboratory',
      subject: 'results',
      name,
      value,
      ...(unit === undefined ? {} : { unit }),
      ...(flag === undefined || flag === 'normal' ? {} : { flag }),
      ...(earlier === undefined ? {} : { earlier: [earlier] }),
      ...time,
    });
    return;
  }
  put(`result ${name} ${side ?? ''}`, at, {
    type: 'test',
    subject: 'results',
    name,
    status: 'done',
    result: result.value,
    ...(side === undefined ? {} : { side }),
    ...time,
  });
}

/** True where something is named that no known words say: what an image does not show says nothing of that. */
function isUnread(words: Words, known: readonly WordRange[]): boolean {
  const isKnown = (at: number): boolean => known.some(({ from, to }) => from <= at && at < to);
  return words.some(({ word }, at) => !isKnown(at) && (shownThings.has(word) || looksLikeDiagnosis(word)));
}

/** What an image shows in words that are known, said after it and before another test. */
function imageResult(words: Words, named: Named, until: number): Result | undefined {
  const own = words.slice(named.to, Math.min(until, named.to + imageReach));
  const found = images.find(own);
  const last = found.at(-1);
  if (last === undefined) return undefined;
  if (isUnread(own.slice(0, last.to + imageAfter), found)) return undefined;
  const value = [...new Set(found.map((one) => one.value))].join(', ');
  return { value, isNumber: false, from: named.from, to: named.to + last.to };
}

/**
 * Results that a clinician reads out: each of a test that is named in the same turn before it. What is to be ordered, wished for or
 * of somebody else gives none, and a number in doubt gives none.
 */
export function readResults(words: Words, put: PutFound): void {
  const rows = readNamed(words);
  for (const [index, row] of rows.entries()) {
    const [first, last] = [row[0], row.at(-1)];
    if (first === undefined || last === undefined || isNoResult(words, first)) continue;
    const result = resultAfter(words, { ...last, from: first.from });
    const until = rows[index + 1]?.[0]?.from ?? words.length;
    const shown = result ?? (last.test.kind === 'image' ? imageResult(words, last, until) : undefined);
    if (shown === undefined || isAsked(words, shown.to)) continue;
    for (const one of shown.isNumber ? [last] : row) putResult(one, shown, put);
  }
}
