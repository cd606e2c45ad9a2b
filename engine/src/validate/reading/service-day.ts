import type { Span } from '../../model/span.ts';

/** The day of the visit, as an ISO date, with the words that tell it. */
export interface ServiceDay {
  readonly day: string;
  readonly source: Span;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const label =
  /\b(?:date of (?:service|visit|encounter|exam(?:ination)?|surgery|procedure|note)|dos|visit date|service date|encounter date|date of contact|contact date|visit|seen(?: on)?|(?:ed )?arrival|date)\b\s{0,2}[:=-]?\s{0,3}/gi;
const dateThere =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})|([A-Za-z]{3})[a-z]{0,6}\.?\s(\d{1,2}),?\s(\d{4})|(\d{1,2})\s([A-Za-z]{3})[a-z]{0,6}\s(\d{4}))\b/;

function isoDay(year: number, month: number, day: number): string | null {
  const full = year < 100 ? 2000 + year : year;
  if (!(month >= 1 && month <= 12 && day >= 1 && day <= 31)) return null;
  return `${full}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function readDate(text: string): { readonly day: string; readonly length: number } | null {
  const match = dateThere.exec(text);
  if (!match) return null;
  const [, y, m, d, m2, d2, y2, name, d3, y3, d4, name2, y4] = match;
  const month = months.indexOf((name ?? name2 ?? '').toLowerCase()) + 1;
  const day = y
    ? isoDay(Number(y), Number(m), Number(d))
    : m2
      ? isoDay(Number(y2), Number(m2), Number(d2))
      : isoDay(Number(y3 ?? y4), month, Number(d3 ?? d4));
  return day ? { day, length: match[0].length } : null;
}

/** "Next visit", "last seen": the day of another one; "birth date": of no visit. */
const anotherVisit =
  /\b(?:next|last|prior|previous|return|follow[- ]?up|first|post-?op|birth|birthday|dob)[\s-]{0,2}$/i;

/** How far the beginning of a note reaches, in characters. */
const headReach = 400;

/** The date of service: the first date behind a label that names it, else the first near the beginning; null where none is. */
export function readServiceDay(text: string): ServiceDay | null {
  for (const match of text.matchAll(label)) {
    // "Visit", "seen" and the like name the day of the note only near its beginning.
    if (match.index > headReach && /^(?:visit|seen|(?:ed )?arrival|date)\b(?! of)/i.test(match[0])) continue;
    if (anotherVisit.test(text.slice(Math.max(0, match.index - 14), match.index))) continue;
    const start = match.index + match[0].length;
    const date = readDate(text.slice(start, start + 24));
    if (date) return { day: date.day, source: { start, end: start + date.length } };
  }
  return dateAtHead(text);
}

const notOfVisit =
  /\b(?:dob|d\.o\.b|born|birth\w*|nacimiento|nacid[oa]|nac|edd|lmp|due|last|next|since|prior|previous|onset|expir\w*|printed|sign\w*)\b[^\n]{0,20}$|\b(?:dob|d\.o\.b\.?|born|birth\w*|date of birth)\s{0,3}[:|-]?\s{1,4}$|\b(?:b\.|b\/d|bd|bdate)\s{0,3}[:|-]?\s{0,4}$/i;
/** A sex that ends the head of a record, or a label, right behind a date without one: "HOBBS, WALTER 3/4/2019 M MRN 123", "3/4/2019, age 7", "3/4/2019 (DOB)". */
const patientBehind =
  /^(?:\s?\((?:DOB|D\.O\.B\.?|dob|birth)\)|\)?[,;|\s]{0,4}\(?(?:[MF](?=\s*(?:[|)\n]|$|MRN\b))|age\b))/;
/** ICD-10-CM is in force since this day: no visit that it codes is earlier, and a date before it that has no label is a birth. */
const firstOfIcd = '2015-10-01';
const anyDate =
  /\b(?:\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|[A-Za-z]{3,9}\.?\s\d{1,2},?\s\d{4}|\d{1,2}\s[A-Za-z]{3,9}\s\d{4})\b/g;

/** Without a label: the first date near the beginning that is no birth and of no earlier event. */
function dateAtHead(text: string): ServiceDay | null {
  const head = text.slice(0, headReach);
  for (const match of head.matchAll(anyDate)) {
    // What stands before an earlier date belongs to that one: "DOB 02/27/2006. 05/11/2022, office".
    const before = head.slice(Math.max(0, match.index - 30), match.index).replace(/^.*\d{2,4}[.,;]?(?=\s)/s, '');
    if (notOfVisit.test(before)) continue;
    const date = readDate(text.slice(match.index, match.index + 24));
    const end = match.index + (date?.length ?? 0);
    const isBirth = date !== null && (date.day < firstOfIcd || patientBehind.test(text.slice(end, end + 24)));
    if (date && !isBirth) return { day: date.day, source: { start: match.index, end } };
  }
  return null;
}
