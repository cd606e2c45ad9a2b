import type { Span } from '../../model/span.ts';
import type { Subject } from '../../document/subjects.ts';
import { foundThen, hasHappened, operations, toCome } from './data/date-words.ts';
import { dayNumber, type ChartDate } from './chart-dates.ts';
import type { ChartReading } from './read-chart.ts';

/** How far behind a date its words are read, in characters. */
const reach = 44;
/** Headings under which a note tells what is to come. */
const ahead: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'plan',
  'follow-up',
  'education',
  'goals',
  'disposition',
  'needs',
  'services',
  'contacts',
]);
/** The day on which a note was closed may lie after the visit, and what came in by then may be in it. */
const closing =
  /\b(?:discharged?|date of discharge|signed|signature|authenticated|attested|addend\w+|dictated|late entry|amended)\b[^\n]{0,40}$/;
/** A note closed later than this was not closed on the day that is written. */
const longestOpen = 45;

const lastPart = (before: string): string => before.split(/[.;|]\s|\n/).at(-1) ?? '';

/** The last day of which a note can tell: the visit, or the day when it was closed. */
export function lastDay({ dates, serviceDay }: ChartReading): number | undefined {
  if (!serviceDay) return undefined;
  const visit = dayNumber(serviceDay.day);
  const days = dates.flatMap(({ day, before }) => (day !== null && closing.test(before) ? [dayNumber(day)] : []));
  return Math.max(visit, ...days.filter((day) => day - visit <= longestOpen));
}

/** "Biopsy 03/15/2022: nodular carcinoma": behind the colon stands what was found. */
const looked =
  /\b(?:exam\w*|seen|biops\w+|scan|ct|mri|x-?rays?|films?|ultrasound|echo\w*|culture|labs?|pathology|colonoscopy|endoscopy|mammogram|stress test|ecg|ekg)\b/;

/** The verb of the date itself, whatever is said behind it. */
const justBefore =
  /\b(?:begun|began|started|stopped|given|performed|drawn|obtained|underwent|fell|injured|diagnosed)\s(?:on\s)?$/;

/** Words of the date's own clause; of a list of dates the nearest words. */
function wordsAround({ text }: ChartReading, { before, end }: ChartDate): readonly [string, string] {
  const behind = text.slice(end, end + reach).split(/[.;|\n](?:\s|$)|\n/, 1)[0] ?? '';
  return [lastPart(before).replace(/^.*\d{1,2}[/-]\d{1,2}[/-]\d{2,4}/, ''), behind.toLowerCase()];
}

/** Tests, operations, injuries and visits that a note tells as past and dates after its own last day. */
export function findLaterEvents(reading: ChartReading, dates: readonly ChartDate[]): Span[] {
  const { serviceDay, statements, kind } = reading;
  const last = lastDay(reading);
  if (last === undefined || !serviceDay || kind === 'other') return [];
  const told = dates.filter((date) => {
    if (date.day === null || date.start === serviceDay.source.start || dayNumber(date.day) <= last) return false;
    const [before, behind] = wordsAround(reading, date);
    if (foundThen.test(behind) || (looked.test(before) && /^:\s?\S/.test(behind))) return true;
    if (justBefore.test(before)) return true;
    if (toCome.test(before) || toCome.test(behind)) return false;
    return hasHappened.test(before) || (kind === 'rehabilitation' && operations.test(before));
  });
  // Every date costs a search for the statement it stands in.
  return told.slice(0, mostJudged).filter(({ start: at, end }) => {
    const subject = statements.find(({ start, end: to }) => at >= start && at < to)?.subject;
    return !ahead.has(subject) || foundThen.test(reading.text.slice(end, end + reach).toLowerCase());
  });
}

const mostJudged = 20;
