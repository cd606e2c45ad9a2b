import { continuesValue, hasWordAfter, hasWordBefore, isUnit, matchAt } from '../patterns.ts';
import type { Recogniser } from '../recogniser.ts';
import { tokenAt, type Scan } from '../scan.ts';

const isoDate =
  /(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]\d{1,2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})?)?(?![\p{L}\p{N}]|[-/.]\d)/uy;
const shortDate =
  /(\d{1,2}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{4}|\d{2})(?: ?[-\u2013] ?\d{1,2}[-/.]\d{1,2}[-/.](?:\d{4}|\d{2}))?(?![\p{L}\p{N}]|[-/]\d|\.\d)/uy;
const monthYear = /(0?[1-9]|1[0-2])[-/]((?:19\d|20[0-3])\d)(?![\p{L}\p{N}]|[-/.]\d)/uy;
const dayRange = /(\d{1,2})\/(\d{1,2}) ?[-\u2013] ?(\d{1,2})\/(\d{1,2})(?:\/(?:\d{4}|\d{2}))?(?![\p{L}\p{N}]|[-/]\d)/uy;
const monthDay = /(\d{1,2})\/(\d{1,2})(?![\p{L}\p{N}%]|[-/]\d|\.\d)/uy;

const dayWords = new Set(
  (
    'on since until till by dated date dob before after between through thru starting started admitted discharged born seen visit surgery exam ' +
    'monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thurs fri sat sun appointment scheduled due lmp edd edc'
  ).split(' '),
);
const fractionWords = new Set(
  (
    'pain strength murmur power motor scale score rated rating severity reflexes reflex tab tabs tablet tablets pill dose cup normal saline ns apgar ' +
    'gcs systolic diastolic sem ef vision acuity positive cores nodes criteria'
  ).split(' '),
);

function isDayAndMonth(first: number, second: number): boolean {
  const inRange = first >= 1 && second >= 1 && first <= 31 && second <= 31;
  return inRange && (first <= 12 || second <= 12);
}

function isBareDay(scan: Scan, index: number, match: RegExpExecArray): boolean {
  if (!isDayAndMonth(Number(match[1]), Number(match[2]))) return false;
  if (hasWordBefore(scan, index, 6, fractionWords) || hasWordAfter(scan, index + 3, 3, fractionWords)) return false;
  if (isUnit(tokenAt(scan, index + 3))) return false;
  return hasWordBefore(scan, index, 2, dayWords);
}

function dateLength(scan: Scan, index: number): { length: number; evidence: string; score: number } | undefined {
  const { start } = tokenAt(scan, index);
  const iso = matchAt(isoDate, scan.text, start);
  if (iso && Number(iso[1]) > 1800 && Number(iso[1]) < 2200 && Number(iso[3]) <= 12 && Number(iso[4]) <= 31) {
    return { length: iso[0].length, evidence: 'a full date in year-month-day order', score: 0.98 };
  }
  const range = matchAt(dayRange, scan.text, start);
  if (range && isDayAndMonth(Number(range[1]), Number(range[2])) && isDayAndMonth(Number(range[3]), Number(range[4]))) {
    return { length: range[0].length, evidence: 'a range of days', score: 0.85 };
  }
  const short = matchAt(shortDate, scan.text, start);
  if (
    short &&
    isDayAndMonth(Number(short[1]), Number(short[3])) &&
    (short[2] !== '.' || short[4]?.length === 4 || short[1]?.length === 2)
  ) {
    return { length: short[0].length, evidence: 'a date with day, month and year', score: 0.95 };
  }
  const month = matchAt(monthYear, scan.text, start);
  if (month) return { length: month[0].length, evidence: 'a month with its year', score: 0.85 };
  const day = matchAt(monthDay, scan.text, start);
  if (day && isBareDay(scan, index, day))
    return { length: day[0].length, evidence: 'a month and day after a word of time', score: 0.75 };
  return undefined;
}

/** Dates written in digits: 2023-04-12, 04/12/2023, 12.04.2023, 04/2023, 4/12 after a word of time. A bare year is kept. */
export const dateNumeric: Recogniser = {
  rule: 'date-numeric',
  find: (scan, emit) => {
    for (const index of scan.numbers) {
      const token = tokenAt(scan, index);
      if (token.kind !== 'number' || token.text.length > 4 || continuesValue(scan, index)) continue;
      const found = dateLength(scan, index);
      if (!found) continue;
      const { length, evidence, score } = found;
      emit({ start: token.start, end: token.start + length, kind: 'DATE', rule: 'date-numeric', score, evidence });
    }
  },
};
