import { hasClockAfter } from '../dates/clock.ts';
import { isDayAndMonth } from '../dates/numeric-date.ts';
import { candidateOf, hasWordBefore } from '../patterns.ts';
import { makeNumberTable, placesOf } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';
import { lengths } from '../trigger-tables.ts';

const clock = '(?:(?:[01]\\d|2[0-3])[0-5]\\d(?:[0-5]\\d)?)?';
const yearFirst = new RegExp(`^(?:19|20)\\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\\d|3[01])${clock}$`);
const yearLast = /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:19|20)\d{2}$/;
const sixDigits = /^(?:(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])\d{2}|\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01]))$/;
const fourDigits = /^(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;

const numbers = makeNumberTable([1, 2, 4, 6, ...lengths(8, 14)]);

const dateLabels = new Set(
  'dob birth birthdate born date dated dos doi dod admitted discharged admission discharge visit collected lmp edd edc exp expires'.split(
    ' ',
  ),
);
const dayLabels = new Set('dob birth birthdate born date dated dos doi lmp edd edc'.split(' '));
const fieldMarks = new Set(['|', '^', '~', ',', '"', '\t']);
const fileEndings = new Set(
  'pdf doc docx txt rtf xml html htm jpg jpeg png tif tiff gif bmp heic dcm csv tsv xls xlsx json zip mp3 mp4 wav mov m4a avi msg eml hl7 ppt pptx bak log'.split(
    ' ',
  ),
);
const labelMarks = new Set([':', '#', '=', '-', '.', '(']);

/** True right after a label of dates: "DOS 0304", "dated: 030424". */
function isLabelled(scan: Scan, index: number): boolean {
  if (!onSameLine(tokenAt(scan, index))) return false;
  const at = labelMarks.has(tokenAt(scan, index - 1).text) ? index - 2 : index - 1;
  return dayLabels.has(tokenAt(scan, at).folded);
}

/** True for a part of a file name: an underscore or hyphen joins it to a word, or the file's ending follows. */
function isInFileName(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  const before = tokenAt(scan, index - 1);
  const after = tokenAt(scan, index + 1);
  const isJoined = token.gap === 'none' && (before.text === '_' || before.text === '-') && before.gap === 'none';
  const dot = after.text === '.' && after.gap === 'none';
  if (dot && fileEndings.has(tokenAt(scan, index + 2).folded) && tokenAt(scan, index + 2).gap === 'none') return true;
  return isJoined && before.text === '_';
}

function evidenceFor(scan: Scan, index: number): string | undefined {
  const { text } = tokenAt(scan, index);
  const { length } = text;
  if (length === 4)
    return fourDigits.test(text) && isLabelled(scan, index) ? 'a month and day after a date label' : undefined;
  if (length === 6) {
    if (!sixDigits.test(text)) return undefined;
    if (isInFileName(scan, index)) return 'a date in the name of a file';
    return isLabelled(scan, index) ? 'a date after a date label' : undefined;
  }
  const isYearLast = yearLast.test(text);
  if (!isYearLast && !yearFirst.test(text)) return undefined;
  if (isInFileName(scan, index)) return 'a date in the name of a file';
  if (hasWordBefore(scan, index, isYearLast ? 3 : 4, dateLabels)) return 'a date after a date label';
  if (hasClockAfter(scan, index + 1)) return 'a date with a time of day';
  const inField = fieldMarks.has(tokenAt(scan, index - 1).text) || fieldMarks.has(tokenAt(scan, index + 1).text);
  return inField && !isYearLast ? 'a date in a data field' : undefined;
}

/** Index after "02 14 1953" or "3 4 56" right after a date label, or the index itself. */
function spacedEnd(scan: Scan, index: number): number {
  if (!isLabelled(scan, index)) return index;
  const [month, day, year] = [index, index + 1, index + 2].map((at) => tokenAt(scan, at));
  const isSpaced = [day, year].every((token) => token?.gap === 'space' && token.kind === 'number');
  if (!isSpaced || !isDayAndMonth(Number(month?.text), Number(day?.text))) return index;
  return year?.text.length === 2 || year?.text.length === 4 ? index + 3 : index;
}

/** Dates without separators: HL7 time stamps, 20230412 in a field or after a date label, 030424 in the name of a file. */
export const dateCompact: Recogniser = {
  rule: 'date-compact',
  find: (scan, emit) => {
    for (const index of placesOf(scan, numbers)) {
      const token = tokenAt(scan, index);
      const { length } = token.text;
      if (length <= 2) {
        const end = tokenAt(scan, index + 1).kind === 'number' ? spacedEnd(scan, index) : index;
        const evidence = 'a date after a date label';
        if (end > index)
          emit(candidateOf(scan, index, end, { kind: 'DATE', rule: 'date-compact', score: 0.9, evidence }));
        continue;
      }
      const evidence = evidenceFor(scan, index);
      if (evidence === undefined) continue;
      emit(candidateOf(scan, index, index + 1, { kind: 'DATE', rule: 'date-compact', score: 0.9, evidence }));
    }
  },
};
