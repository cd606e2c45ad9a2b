import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import { dayOfNote, isCopiedForward } from '../../note/copied-forward.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import { dayNumber } from '../reading/chart-dates.ts';
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

function remnants({ text, kind }: ChartReading): RaisedFlag[] {
  if (kind === 'other') return [];
  const found = [...text.matchAll(remnant), ...text.matchAll(blank)].filter((match) => {
    const at = match.index + (match[0].length - match[0].trimStart().length);
    const line = text.slice(text.lastIndexOf('\n', at) + 1, (text.indexOf('\n', at) + 1 || text.length + 1) - 1);
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

/** One passage of fifteen words or more, twice, whatever sentences it runs over. Linear: each run of fifteen words is looked up once. */
function repeated({ text, kind }: ChartReading): RaisedFlag[] {
  if (kind === 'other') return [];
  const words = Array.from(text.matchAll(/[A-Za-z0-9']+/g), (match) => ({ word: match[0].toLowerCase(), start: match.index, end: match.index + match[0].length })); // prettier-ignore
  const seen = new Map<string, number>();
  for (let at = 0; at + fewestWords <= words.length; at += 1) {
    const run = words.slice(at, at + fewestWords);
    const key = run.map(({ word }) => word).join(' ');
    const first = seen.get(key);
    if (first === undefined) {
      seen.set(key, at);
      continue;
    }
    const of = (from: number): Span => ({
      start: words[from]?.start ?? 0,
      end: words[from + fewestWords - 1]?.end ?? 0,
    });
    // Numbers in rows, and sentences that every note of a practice has, are no copies.
    const letters = run.filter(({ word }) => /^[a-z']{2,}$/.test(word)).length;
    const here = of(at);
    if (at < first + fewestWords || letters < fewestWords * 0.6 || standing.test(text.slice(here.start, here.end)))
      continue;
    return [raiseCopy('medium', 'The same passage stands twice, word for word.', [of(first), here])];
  }
  return [];
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

/** Words under the mark of an earlier day of the stay. */
function earlierDay({ text, statements }: ChartReading): RaisedFlag[] {
  const today = dayOfNote(text);
  const found = statements.find((statement) => isCopiedForward(text, statement, today));
  return found ? [raiseCopy('low', 'This part is marked as of an earlier day of the stay.', [found])] : [];
}

/** Text of another time or of a template in the note. AHIMA, Appropriate Use of the Copy and Paste Functionality. */
export const copiedForward: AuditRule = {
  name: 'copied-forward',
  check: (reading) => [...remnants(reading), ...repeated(reading), ...otherDay(reading), ...earlierDay(reading)],
};
