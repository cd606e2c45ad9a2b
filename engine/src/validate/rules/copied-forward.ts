import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import { dayOfNote, isCopiedForward } from '../../blocks/copied-forward.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import { dayNumber } from '../reading/chart-dates.ts';
import { findForeignTopics } from '../reading/foreign-topics.ts';
import { findForeignWords } from '../reading/foreign-words.ts';
import { findHandsOn } from '../reading/hands-on.ts';
import { findLaterSession } from '../reading/later-session.ts';
import { findStageConflict } from '../reading/told-stages.ts';
import type { ChartReading } from '../reading/read-chart.ts';

const basis =
  'AHIMA, Appropriate Use of the Copy and Paste Functionality (2014); Medicare Program Integrity Manual 3.3.2.5';
const query = 'Please review this passage and confirm that it holds for this visit.';

function raiseCopy(severity: 'medium' | 'low', message: string, sources: readonly Span[]): RaisedFlag {
  return raise({ severity, rule: 'copied-forward', message, query, basis, sources });
}

/** What a template or a dictation leaves where something was to be filled in. */
const remnant =
  /\*{3}|@[A-Z][A-Z0-9_]{2,}@|\[(?:insert|enter|fill|type|add|select|choose|specify|describe)\b[^\]\n]{0,60}\]|\{[A-Za-z][^}\n]{0,60}:\d{2,}\}|<(?:insert|enter|fill)\b[^>\n]{0,60}>|\b(?:lorem ipsum|TBD by provider|copied (?:from|forward)|carried forward)\b/gi;
const blank = /(?:^|\s)(?:_ ?){4,}(?=[\s.,;]|$)/g;

/** How much of a long line is looked at. */
const lineReach = 200;

function remnants({ text, kind }: ChartReading): RaisedFlag[] {
  if (kind === 'other') return [];
  const found = [...text.matchAll(remnant), ...text.matchAll(blank)].filter((match) => {
    const at = match.index + (match[0].length - match[0].trimStart().length);
    const before = text.slice(Math.max(0, at - lineReach), at);
    const after = text.slice(at, at + lineReach).split('\n', 1)[0] ?? '';
    const line = `${before.slice(before.lastIndexOf('\n') + 1)}${after}`;
    // A rule of stars or lines across the page, a line to sign on, and stars around a warning are no remnant.
    if (/^[\s*_=-]+$/.test(line) || /\*{4,}/.test(line) || /sign(?:ed|ature)?|date:|initials|name:/i.test(line))
      return false;
    return match[0] !== '***' || !/\*{3}\s?[^*\n]{3,80}\s?\*{3}/.test(line);
  });
  return found.slice(0, 3).map((match) => {
    const start = match.index + (match[0].length - match[0].trimStart().length);
    const source = { start, end: match.index + match[0].length };
    return raiseCopy('medium', `"${text.slice(source.start, source.end).slice(0, 40)}" was left of a template.`, [
      source,
    ]);
  });
}

const fewestWords = 15;
const standing =
  /\b(?:consent|risks?|benefits?|discussed|questions|verbal\w*|understanding|return precautions|reviewed|attest|i (?:have )?(?:personally|spent|saw)|electronically|hipaa|confidential|disclaimer|voice recognition|call (?:911|if)|emergency|minutes)\b/i;

/** How far behind the age such an opening may go on, in characters. */
const openingReach = 60;

interface Word extends Span {
  readonly id: number;
  /** True for a word of letters, no number. */
  readonly plain: boolean;
}

/** A letter without an accent, a digit or an apostrophe. */
const isOfWord = (code: number): boolean =>
  (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57) || code === 39;

function readWords(text: string): Word[] {
  const ids = new Map<string, number>();
  const words: Word[] = [];
  for (let end = 0; end < text.length; end += 1) {
    const start = end;
    while (isOfWord(text.charCodeAt(end))) end += 1;
    if (end === start) continue;
    const lower = text.slice(start, end).toLowerCase();
    const id = ids.get(lower) ?? ids.size + 1;
    ids.set(lower, id);
    words.push({ id, plain: lower > '9z' && lower.length > 1, start, end });
  }
  return words;
}

const base = 1_000_003;
/** What the first word of a run counts in its sum. */
const highest = Array.from({ length: fewestWords - 1 }).reduce<number>((power) => Math.imul(power, base), 1);

/** The first run of fifteen words that stood before, as the places of both; undefined where none does. One rolling sum, so linear. */
function findRepeat(words: readonly Word[], counts: (from: number) => boolean): readonly [number, number] | undefined {
  const seen = new Map<number, number>();
  let sum = 0;
  for (let end = 0; end < words.length; end += 1) {
    const gone = words[end - fewestWords]?.id ?? 0;
    sum = (Math.imul(sum - Math.imul(gone, highest), base) + (words[end]?.id ?? 0)) | 0;
    const from = end - fewestWords + 1;
    if (from < 0) continue;
    const first = seen.get(sum);
    if (first === undefined) seen.set(sum, from);
    else if (from >= first + fewestWords && isSameRun(words, first, from) && counts(from)) return [first, from];
  }
  return undefined;
}

function isSameRun(words: readonly Word[], a: number, b: number): boolean {
  for (let at = 0; at < fewestWords; at += 1) if (words[a + at]?.id !== words[b + at]?.id) return false;
  return true;
}

/** One passage of fifteen words or more, twice, whatever sentences it runs over. */
function repeated({ text, kind }: ChartReading): RaisedFlag[] {
  if (kind === 'other') return [];
  const words = readWords(text);
  const of = (from: number): Span => ({ start: words[from]?.start ?? 0, end: words[from + fewestWords - 1]?.end ?? 0 });
  // Numbers in rows, and sentences that every note of a practice has, are no copies.
  const found = findRepeat(words, (from) => {
    const plain = words.slice(from, from + fewestWords).filter((word) => word.plain).length;
    const { start, end } = of(from);
    // "52-year-old man with ... who presents for" opens the history and the assessment alike.
    if (/\b(?:years?|months?|weeks?|y\.?)[- ]?o(?:ld|\.)/i.test(text.slice(Math.max(0, start - openingReach), end)))
      return false;
    return plain >= fewestWords * 0.6 && !standing.test(text.slice(start, end));
  });
  return found ? [raiseCopy('medium', 'The same passage stands twice, word for word.', found.map(of))] : [];
}

const todayBefore =
  /\b(?:today|seen today|today'?s (?:visit|date|exam\w*|labs?|weight|vitals?)|this visit|current (?:visit|vitals|exam))\W{0,4}(?:is\s|on\s|of\s|dated\s|\()?\W{0,2}$/;
const partHead =
  /^\W*(?:interval history|hpi|subjective|exam(?:ination)?|physical exam|assessment|plan|vitals?|labs? today|objective|a\/p|note)\W{0,4}(?:\(|on\s|for\s|dated\s|from\s|of\s|-\s)?\W{0,2}$/;

/** Text that says "today", or the heading of a part, with the date of another visit. */
function otherDay({ dates, serviceDay, kind }: ChartReading): RaisedFlag[] {
  if (!serviceDay || kind === 'discharge' || kind === 'other') return [];
  const visit = dayNumber(serviceDay.day);
  const found = dates.find(
    ({ day, before, start }) =>
      day !== null &&
      start !== serviceDay.source.start &&
      (todayBefore.test(before) || (partHead.test(before) && dayNumber(day) < visit)) &&
      Math.abs(dayNumber(day) - visit) > 1,
  );
  return found
    ? [raiseCopy('medium', 'This part is dated another day than the visit.', [found, serviceDay.source])]
    : [];
}

const entryHead =
  /^\W*(?:seen|visit(?: of| on)?|note(?: of| from)?|progress note(?: of)?|session(?: of| on)?|hpi|interval)?\W*(?:on\s)?$/;
const entryBehind = /^(?: (?:note|visit|session))?\s?[:–-]\s+(?=\S)/;
/** Words in which a note tells of the day it is written on. */
const ofTheDay =
  /\b(?:feels?|feeling|sleeps?|slept|eats?|ate|walks?|walked|denies|reports|tolerates|no (?:chest|calf|new|fever|pain|cough|nausea|headache|dizz\w+|bone|shortness)|pain \d{1,2}\/10|misses|appetite|off crutches)\b/gi;

/** A passage that is dated an earlier day and tells how things were on it, as the note of that day did. */
function earlierEntry({ text, dates, serviceDay, kind }: ChartReading): RaisedFlag[] {
  if (!serviceDay || kind === 'discharge' || kind === 'other') return [];
  const visit = dayNumber(serviceDay.day);
  const found = dates.find(({ day, before, end }) => {
    if (day === null || dayNumber(day) >= visit || !entryHead.test(before)) return false;
    const line = text.slice(end, end + entryReach).split('\n', 1)[0] ?? '';
    return entryBehind.test(line) && (line.match(ofTheDay) ?? []).length >= 2;
  });
  return found ? [raiseCopy('medium', 'This passage is the note of an earlier day.', [found, serviceDay.source])] : [];
}

/** How far an entry is read, in characters. */
const entryReach = 500;

/** Words under the mark of an earlier day of the stay. */
function earlierDay({ text, statements }: ChartReading): RaisedFlag[] {
  const today = dayOfNote(text);
  const found = statements.find((statement) => isCopiedForward(text, statement, today));
  return found ? [raiseCopy('low', 'This part is marked as of an earlier day of the stay.', [found])] : [];
}

/** Words that hold in another setting, state or time of life. */
function foreign(reading: ChartReading): RaisedFlag[] {
  return findForeignWords(reading).map((place) =>
    raiseCopy('medium', `This passage is of ${place.of}, and does not fit this visit.`, [place]),
  );
}

/** What this sentence is about, nothing else in the chart knows. */
function orphans(reading: ChartReading): RaisedFlag[] {
  return findForeignTopics(reading).map((place) =>
    raiseCopy('medium', `This passage tells of ${place.what}, and nothing else in the chart does.`, [place]),
  );
}

/** A later session told in the note of the first one. */
function laterSession(reading: ChartReading): RaisedFlag[] {
  const found = findLaterSession(reading);
  return found
    ? [raiseCopy('medium', 'This note is of the first visit, and this passage of a later one.', [found])]
    : [];
}

/** What only hands can find, in a visit by video or telephone. */
function handsOn(reading: ChartReading): RaisedFlag[] {
  const found = findHandsOn(reading);
  return found
    ? [raiseCopy('medium', 'This is found by hands, and the visit was by video or telephone.', [found])]
    : [];
}

/** One operation, birth or injury, told as of two times. */
function otherStage(reading: ChartReading): RaisedFlag[] {
  const found = findStageConflict(reading);
  return found
    ? [raiseCopy('medium', 'The time since the operation, birth or injury is told in two ways.', found)]
    : [];
}

/** Text of another time or of a template in the note. AHIMA, Appropriate Use of the Copy and Paste Functionality. */
export const copiedForward: AuditRule = {
  name: 'copied-forward',
  check: (reading) => [
    ...remnants(reading),
    ...repeated(reading),
    ...otherDay(reading),
    ...earlierEntry(reading),
    ...earlierDay(reading),
    ...foreign(reading),
    ...orphans(reading),
    ...otherStage(reading),
    ...handsOn(reading),
    ...laterSession(reading),
  ],
};
