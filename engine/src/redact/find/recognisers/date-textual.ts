import { ambiguousMonths, monthAlternatives, monthNames } from '../months.ts';
import { isUnit, matchAt } from '../patterns.ts';
import { makeWordTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { mergeIndexes, tokenAt, type Scan } from '../scan.ts';

const ordinalWords =
  'twenty[- ](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)|thirty[- ]first|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|' +
  'eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|thirtieth';
const day = '(?:[012]?\\d|3[01])(?:st|nd|rd|th)?';
const year = "(?:(?:19|20)\\d{2}|['\u2019]\\d{2})";
const until = '(?:\\s?(?:[-\u2013&]|to|through|thru|and)\\s?';
const flags = 'iuy';
const end = '(?![\\p{L}\\p{N}])';

const monthFirst = new RegExp(
  `(?:${monthAlternatives})\\b\\.?[\\s,/-]{0,2}(?:the\\s)?(${day}|(?:${ordinalWords}))(?![\\p{L}\\p{N}:%]|\\.\\d)${until}${day}(?![\\p{L}\\p{N}:/]))?` +
    `((?:[\\s,/-]{1,3}|\\sof\\s)${year}|[-/]\\d{2})?${end}`,
  flags,
);
const monthAndYear = new RegExp(`(?:${monthAlternatives})\\b\\.?[\\s,/-]{0,2}(?:of\\s)?${year}${end}`, flags);
const dayFirst = new RegExp(
  `${day}${until}${day})?[\\s-]{0,2}(?:day\\s)?(?:of\\s)?(${monthAlternatives})\\b\\.?([\\s,/-]{0,2}${year}|[-/]\\d{2})?${end}`,
  flags,
);
const spokenDay = new RegExp(
  `(?:${ordinalWords})\\s(?:day\\s)?of\\s(${monthAlternatives})\\b(?:[\\s,]{1,2}${year})?${end}`,
  flags,
);
const dateWords = makeWordTable([...monthNames, 'twenty', 'thirty', ...ordinalWords.split('|')]);
const dayStart = /^(?:[012]?\d|3[01])(?:st|nd|rd|th)?$/i;
const ordinalStart = new RegExp(`^(?:twenty|thirty|${ordinalWords})$`);

/** A month name in lower case is a date only if it cannot be another word ("may", "march") or a year or ordinal stands with it. */
function isMonthWord(folded: string, isLower: boolean, hasSure: boolean): boolean {
  return hasSure || !isLower || !ambiguousMonths.has(folded);
}

function matchMonthFirst(scan: Scan, index: number): RegExpExecArray | undefined {
  const token = tokenAt(scan, index);
  const full = matchAt(monthFirst, scan.text, token.start);
  if (
    full &&
    isMonthWord(token.folded, token.shape === 'lower', full[2] !== undefined || /(?:st|nd|rd|th)$/i.test(full[1] ?? ''))
  )
    return full;
  return matchAt(monthAndYear, scan.text, token.start);
}

function matchDayFirst(scan: Scan, index: number): RegExpExecArray | undefined {
  const token = tokenAt(scan, index);
  const match = matchAt(dayFirst, scan.text, token.start);
  if (!match) return undefined;
  const month = match[1] ?? '';
  return isMonthWord(month.toLowerCase(), month === month.toLowerCase(), match[2] !== undefined) ? match : undefined;
}

function matchHere(scan: Scan, index: number): RegExpExecArray | undefined {
  const token = tokenAt(scan, index);
  if (token.kind === 'word') {
    if (monthNames.has(token.folded)) return matchMonthFirst(scan, index);
    return ordinalStart.test(token.folded) ? matchAt(spokenDay, scan.text, token.start) : undefined;
  }
  if (token.kind === 'mark' || token.text.length > 4 || !dayStart.test(token.text)) return undefined;
  const before = tokenAt(scan, index - 1);
  const joined = token.gap === 'none' && (before.text === '/' || before.text === '.' || before.text === '-');
  return joined ? undefined : matchDayFirst(scan, index);
}

/** Dates with the month in words: March 15th, 2023; 15-Mar-23; Jun 15-20, 2023; the fourteenth of March; March 2023. */
export const dateTextual: Recogniser = {
  rule: 'date-textual',
  find: (scan, emit) => {
    let covered = 0;
    for (const index of mergeIndexes(scan.numbers, scan.hits[dateWords.id])) {
      const token = tokenAt(scan, index);
      if (token.start < covered) continue;
      const match = matchHere(scan, index);
      if (!match) continue;
      const stop = token.start + match[0].length;
      let next = index;
      while (next < scan.tokens.length && tokenAt(scan, next).start < stop) next++;
      if (isUnit(tokenAt(scan, next)) && /\d$/.test(match[0]) && !/\d{4}$/.test(match[0])) continue;
      covered = stop;
      emit({
        start: token.start,
        end: stop,
        kind: 'DATE',
        rule: 'date-textual',
        score: 0.95,
        evidence: 'a month name with a day or a year',
      });
    }
  },
};
