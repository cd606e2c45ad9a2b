import { ambiguousMonths, monthNames } from '../months.ts';
import { candidateOf } from '../patterns.ts';
import { eachPhrase, eachWord, makeWordTable, makePhraseTable } from '../phrases.ts';
import type { Recogniser } from '../recogniser.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const timeWords = new Set(
  'in since last this next until till by early late mid during of from through past before after around between every on'.split(
    ' ',
  ),
);
const dayWords = new Set(['on', 'by', 'until', 'till', 'since', 'from', 'before', 'after']);
const weekdays = new Set('monday tuesday wednesday thursday friday saturday sunday'.split(' '));
const holidays = makePhraseTable(
  [
    'christmas',
    'christmas eve',
    'christmas day',
    'thanksgiving',
    'thanksgiving day',
    'new year\u2019s day',
    "new year's day",
    "new year's eve",
    'new year\u2019s eve',
    'independence day',
    'memorial day',
    'labor day',
    "valentine's day",
    'valentine\u2019s day',
    "mother's day",
    "father's day",
    'veterans day',
    'halloween',
    'easter sunday',
    'boxing day',
    'fourth of july',
    '4th of july',
  ].map((name) => [name, true] as const),
);

function isBareMonth(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (!monthNames.has(token.folded) || (token.text.length < 5 && !['may', 'june', 'july'].includes(token.folded)))
    return false;
  if (ambiguousMonths.has(token.folded) && token.shape !== 'capital') return false;
  if (tokenAt(scan, index + 1).text === "'" && tokenAt(scan, index + 1).gap === 'none') return false;
  const before = tokenAt(scan, index - 1);
  return timeWords.has(before.folded) && before.folded !== 'every' && before.folded !== 'on';
}

function isWeekday(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (!weekdays.has(token.folded) || token.shape === 'lower') return false;
  const before = tokenAt(scan, index - 1).folded;
  return before !== 'every' && before !== 'each' && before !== 'to' && before !== 'through';
}

const dayOfMonth = /^(?:[12]?\d|3[01])(?:st|nd|rd|th)$/i;
const dayFollowers = new Set(['.', ',', ';', ')', '?', '!', 'at', 'and', 'for', 'to', 'with', 'of', 'or', 'in']);

/** "on the 14th at 2 pm": a day of the month alone. */
function isDayOnly(scan: Scan, index: number): boolean {
  const the = tokenAt(scan, index - 1);
  if (!dayOfMonth.test(tokenAt(scan, index).text) || the.folded !== 'the') return false;
  const next = tokenAt(scan, index + 1);
  return dayWords.has(tokenAt(scan, index - 2).folded) && (dayFollowers.has(next.folded) || !onSameLine(next));
}

/** "last Friday", "next March": the word of time belongs to the date. */
function withRelative(scan: Scan, index: number): number {
  return ['last', 'next', 'this', 'past'].includes(tokenAt(scan, index - 1).folded) ? index - 1 : index;
}

const articles = makeWordTable(['the']);
const monthNamesTable = makeWordTable(monthNames);
const weekdaysTable = makeWordTable(weekdays);

/** Parts of a date without digits: a month after a word of time ("in March"), a holiday, a day of the week. */
export const dateNamed: Recogniser = {
  rule: 'date-named',
  find: (scan, emit) => {
    const add = (from: number, to: number, score: number, evidence: string): void =>
      emit(candidateOf(scan, from, to, { kind: 'DATE', rule: 'date-named', score, evidence }));
    eachWord(scan, articles, (index) => {
      if (isDayOnly(scan, index + 1)) add(index + 1, index + 2, 0.6, 'a day of the month after a word of time');
    });
    eachPhrase(scan, holidays, (index, { end }) => add(index, end, 0.6, 'the name of a holiday'));
    eachWord(scan, monthNamesTable, (index) => {
      if (isBareMonth(scan, index)) add(withRelative(scan, index), index + 1, 0.7, 'a month after a word of time');
    });
    eachWord(scan, weekdaysTable, (index) => {
      if (isWeekday(scan, index)) add(withRelative(scan, index), index + 1, 0.55, 'a day of the week');
    });
  },
};
