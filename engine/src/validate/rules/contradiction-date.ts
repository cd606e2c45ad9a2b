import type { RaisedFlag } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import { dayNumber, type ChartDate } from '../reading/chart-dates.ts';
import { findLaterEvents, lastDay } from '../reading/later-events.ts';
import { findClockConflict, findMinutesBeyondClock } from '../reading/clock-order.ts';
import { findDueDateConflict, findPassedWeek } from '../reading/pregnancy-measures.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findShortDates } from '../reading/short-dates.ts';
import { findDurationConflict } from '../reading/told-durations.ts';

const basis = 'Medicare Program Integrity Manual 3.3.2.5; AHIMA, Integrity of the Healthcare Record (2013)';

function raiseDate(severity: 'high' | 'medium', message: string, sources: readonly Span[]): RaisedFlag {
  return raise({ severity, rule: 'contradiction-date', message, query: 'Please clarify the dates.', basis, sources });
}

interface Dated extends ChartDate {
  readonly day: string;
}

const isDated = (date: ChartDate): date is Dated => date.day !== null;
const words = {
  birth: /\b(?:dob|d\.o\.b\.?|date of birth|birth ?date|born(?: on)?)\W{0,4}$/,
  sign: /\b(?<!\b(?:she|he|they|patient|mother|father|parents?|client) )(?<!consent )(?:signed|signature|authenticated|attested|s\/)\b(?! (?:the |a )?(?:consent|release|roi|form|waiver|contract|agreement))[^\n]{0,58}$/,
  back: /\b(?:follow[- ]?up|f\/u|return|rtc|next (?:[a-z]+ ){0,2}(?:visit|appointment|appt|session|check)|to be (?:removed|seen|checked|rechecked|done|drawn|repeated)|(?:sutures?|staples?|stitches|nylon|drain|stent|cast|pin|splint)s? (?:out|off|removal)|(?:wound|suture|bp|weight|lab|inr) check|appointment|scheduled|recheck)\b[^.;\n]{0,45}$|\b(?:office|clinic|video|nurse|therapy|telephone|home|wound|postoperative|post-?op) (?:visit|check|appointment)\W{0,3}(?:on\s)?$/,
  admitted: /\b(?:admi(?:t|ssion|tted)(?: date| on)?|date of admission|doa)\W{0,12}(?:on\s)?$/,
  discharged: /\b(?:discharged?(?: date| on)?|date of discharge|dod)\W{0,12}(?:on\s)?$/,
  began:
    /\b(?:onset|began|started|since|symptoms? (?:began|started)|fell|injur\w+|accident|mva|mvc)\s?(?:on|of|:)?\W{0,3}$/,
  surgery:
    /\b(?:surgery|operation|procedure|underwent [^.\n]{0,30}|operated|s\/p [^.\n]{0,30})\s?(?:date|on|of|performed on)?\W{0,4}$/,
};

/** The line of the author at the end of a note, with the day of signing. */
const lastReach = 60;
const credentialBefore =
  /,\s?(?:m\.?d|d\.?o|n\.?p|pa-c|pa|aprn|fnp|rn|bsn|lcsw|lpc|phd|psyd|pt|dpt|ot|otr\/l|bsw|msw)\b[^\n]{0,24}$/;
/** A form may be signed in the course of a visit, or before it: the author signs at the end, or in so many words. */
const isClosing = ({ before, start }: Dated, length: number): boolean =>
  start > length * 0.75 || /\b(?:electronically|digitally|e-?signed|authenticated|attested)\b/.test(before);

/** "in 10 days, 07/05/2022": what is to come. */
const inTime = /\bin (?:\d{1,2}|one|two|three|four|six|a) (?:days?|weeks?|months?)[,:(]?\s?(?:on\s)?\(?$/;

/** A day that no calendar has. */
function impossible({ dates, text }: ChartReading): RaisedFlag[] {
  return dates
    .filter(({ day, start, end, before }) => {
      if (day !== null || !/\d{4}$/.test(text.slice(start, end))) return false;
      // Numbers with hyphens may be record numbers.
      return !text.slice(start, end).includes('-') || /\b(?:date|dob|on|seen|visit|service)\W{0,3}$/.test(before);
    })
    .slice(0, 3)
    .map((date) => raiseDate('medium', `${text.slice(date.start, date.end)} is no day of the calendar.`, [date]));
}

/** Dates that stand before or after the visit although their words say the contrary. */
function againstVisit(dates: readonly Dated[], reading: ChartReading): RaisedFlag[] {
  const { serviceDay, kind, text } = reading;
  const last = lastDay(reading);
  if (!serviceDay || last === undefined) return [];
  const visit = dayNumber(serviceDay.day);
  const { source } = serviceDay;
  return dates.flatMap((date) => {
    if (date.start === source.start) return [];
    const day = dayNumber(date.day);
    if (words.birth.test(date.before))
      return day > visit ? [raiseDate('high', 'The date of birth is after the date of service.', [date, source])] : [];
    const isLast = date.start > text.trimEnd().length - lastReach && credentialBefore.test(date.before);
    if ((words.sign.test(date.before) && isClosing(date, text.length)) || isLast)
      return day < visit ? [raiseDate('medium', 'The note is signed before the date of service.', [date, source])] : [];
    const isPast =
      /\b(?:last|previous|prior|missed|was|had|since|at|seen|from|no[- ]show|cancel\w*|transferred|came|moved|went|referred|sent)\b/.test(
        date.before,
      );
    if (words.back.test(date.before) && !isPast && day < visit && kind !== 'discharge')
      return [raiseDate('medium', 'The follow-up lies before the date of service.', [date, source])];
    const counted = inTime.exec(date.before);
    if (counted && day < visit)
      return [raiseDate('medium', 'What is planned lies before the date of service.', [date, source])];
    if (words.began.test(date.before) && day > last)
      return [raiseDate('medium', 'What brought the patient began after the date of service.', [date, source])];
    return [];
  });
}

const monthNames = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const backInMonth =
  /\b(?:return|follow[- ]?up|f\/u|rtc|recheck|come back|next (?:visit|appointment|session)) (?:[a-z]+ ){0,3}in (jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6},? ((?:19|20)\d\d)\b/gi;
const wasToReturn = /\b(?:was|were|had|did|missed|failed|lost|last|prior|previous\w*|supposed)\b[^.;\n]{0,40}$/i;

/** "Patient to return in April 2020" in a note of 2022. */
function backInPast({ text, serviceDay, kind }: ChartReading): RaisedFlag[] {
  if (!serviceDay || kind === 'discharge') return [];
  const month = serviceDay.day.slice(0, 7);
  return findMatches(text, backInMonth)
    .filter(({ 1: name = '', 2: year = '', index }) => {
      const told = `${year}-${String(monthNames.indexOf(name.toLowerCase()) + 1).padStart(2, '0')}`;
      return told < month && !wasToReturn.test(text.slice(Math.max(0, index - 50), index));
    })
    .slice(0, 1)
    .map(({ index, 0: words }) =>
      raiseDate('medium', 'The follow-up lies before the date of service.', [
        { start: index, end: index + words.length },
        serviceDay.source,
      ]),
    );
}

/** What a note tells as past and dates after its own day. */
function laterEvents(reading: ChartReading, dates: readonly Dated[]): RaisedFlag[] {
  const { serviceDay } = reading;
  if (!serviceDay) return [];
  return findLaterEvents(reading, dates)
    .slice(0, 3)
    .map((date) => raiseDate('medium', 'What is told as past is dated after this visit.', [date, serviceDay.source]));
}

function stay(dates: readonly Dated[]): RaisedFlag[] {
  const admitted = dates.find(({ before }) => words.admitted.test(before));
  const discharged = dates.find(({ before }) => words.discharged.test(before));
  if (!admitted || !discharged || discharged.day >= admitted.day) return [];
  return [raiseDate('high', 'The discharge lies before the admission.', [admitted, discharged])];
}

const dayCount = /\b(POD|post-?op(?:erative)? day|hospital day|HD)\s?#?\s?(\d{1,3})\b/gi;
const anotherDay =
  /\b(?:on|by|until|since|at|from|yesterday|last|after|through|expected|anticipate\w*|plan\w*|discharge|goal|remove\w*|continue|for|till|if|tomorrow|before)\s$/i;

interface CountedDay extends Span {
  readonly kind: string;
  readonly count: number;
}

/** The day of the stay against the days of admission and note; the first day is counted as one, or as none. */
function checkDayOfStay(
  dates: readonly Dated[],
  counted: CountedDay | undefined,
  serviceDay: ChartReading['serviceDay'],
): RaisedFlag | undefined {
  const admitted = dates.find(({ before }) => words.admitted.test(before));
  if (!counted || !admitted || !serviceDay) return undefined;
  const note = dates.find(
    ({ before, start }) =>
      start !== admitted.start &&
      /\b(?:note date|date of (?:note|service|visit)|seen|dos|date)\W{0,4}(?:on\s)?$/.test(before),
  );
  const visit = note?.day ?? (serviceDay.source.start === admitted.start ? undefined : serviceDay.day);
  const passed = visit === undefined ? -1 : dayNumber(visit) - dayNumber(admitted.day);
  if (passed < 0 || passed > 120 || counted.count === passed || counted.count === passed + 1) return undefined;
  return raiseDate(
    'medium',
    `The note counts hospital day ${counted.count}; the dates of admission and note make day ${passed + 1}.`,
    [counted, admitted],
  );
}

/** The day after an operation, or of a stay, counted in two ways or against its date. */
function countedDays(dates: readonly Dated[], { text, serviceDay }: ChartReading): RaisedFlag[] {
  const counted = Array.from(text.matchAll(dayCount), (match) => ({
    kind: /^h/i.test(match[1] ?? '') ? 'HD' : 'POD',
    count: Number(match[2]),
    start: match.index,
    end: match.index + match[0].length,
  })).filter(({ start }) => !anotherDay.test(text.slice(Math.max(0, start - 14), start)) && text[start - 1] !== '[');
  for (const kind of ['POD', 'HD']) {
    const [first, ...rest] = counted.filter((day) => day.kind === kind);
    const other = rest.find(({ count }) => count !== first?.count);
    if (first && other)
      return [
        raiseDate('medium', `The note counts ${kind} ${first.count} and ${kind} ${other.count}.`, [first, other]),
      ];
  }
  const ofStay = checkDayOfStay(
    dates,
    counted.find(({ kind }) => kind === 'HD'),
    serviceDay,
  );
  if (ofStay) return [ofStay];
  const pod = counted.find(({ kind }) => kind === 'POD');
  const surgery = dates.find(({ before }) => words.surgery.test(before));
  if (!pod || !surgery || !serviceDay || surgery.start === serviceDay.source.start) return [];
  const passed = dayNumber(serviceDay.day) - dayNumber(surgery.day);
  if (passed < 0 || passed > 60 || Math.abs(passed - pod.count) <= 1) return [];
  return [
    raiseDate('medium', `The note counts POD ${pod.count}; the dates of surgery and service make ${passed}.`, [
      pod,
      surgery,
    ]),
  ];
}

/** Dates that do not fit one another: impossible ones, follow-up in the past, a signature before the service, days counted wrongly. */
export const contradictionDate: AuditRule = {
  name: 'contradiction-date',
  check: (reading) => {
    const dates = reading.dates.filter(isDated);
    const dated = [...dates, ...findShortDates(reading).filter(isDated)];
    const known = againstVisit(dated, reading);
    const later = known.length > 0 ? [] : laterEvents(reading, dated);
    const due = findDueDateConflict(reading) ?? findPassedWeek(reading);
    const clock = findClockConflict(reading);
    const ofClock = clock ? [raiseDate('medium', 'The service ends before it begins.', [clock])] : [];
    const beyond = findMinutesBeyondClock(reading);
    const ofMinutes = beyond
      ? [raiseDate('medium', 'The minutes are more than the times beside them leave.', [beyond])]
      : [];
    const lasted = findDurationConflict(reading);
    const ofDuration = lasted ? [raiseDate('medium', 'The complaint is told with two durations.', lasted)] : [];
    const ofDue = due ? [raiseDate('medium', due.message, due.sources)] : [];
    return [
      ...impossible(reading),
      ...ofDue,
      ...ofDuration,
      ...ofClock,
      ...ofMinutes,
      ...known,
      ...later,
      ...stay(dates),
      ...countedDays(dates, reading),
      ...backInPast(reading),
    ];
  },
};
