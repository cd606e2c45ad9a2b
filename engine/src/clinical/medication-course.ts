import { afterHours } from '../knowledge/lasting-nouns.ts';
import { matchPhrases, indexPhrases } from '../text/phrases.ts';
import type { Token } from '../text/tokens.ts';
import { frequencyRows, routeRows } from './data/medication-words.ts';

/** How a drug is taken, as the words after it say. Empty where they do not. */
export interface Course {
  readonly route: string;
  readonly frequency: string;
  /** "for 10 days". */
  readonly duration: string;
  /** Index of the token after the last that says so; 0 where none does. */
  readonly to: number;
}

type Part = { readonly slot: 'frequency' | 'route'; readonly text: string };
const partIndex = indexPhrases<Part>([
  ...frequencyRows.map(([phrase, text]): [string, Part] => [phrase, { slot: 'frequency', text }]),
  ...routeRows.map(([phrase, text]): [string, Part] => [phrase, { slot: 'route', text }]),
]);

const spans: Readonly<Record<string, string>> = {
  h: 'hours',
  hr: 'hours',
  hrs: 'hours',
  hour: 'hours',
  hours: 'hours',
  d: 'days',
  day: 'days',
  days: 'days',
  wk: 'weeks',
  wks: 'weeks',
  week: 'weeks',
  weeks: 'weeks',
  month: 'months',
  months: 'months',
  mo: 'months',
  min: 'minutes',
  minutes: 'minutes',
  year: 'years',
  years: 'years',
};

interface Timed {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** "6", "4-6", "4 to 6" with its unit of time. */
function timeAt(tokens: readonly Token[], at: number): { readonly text: string; readonly to: number } | undefined {
  const first = tokens[at];
  if (first?.kind !== 'number') return undefined;
  const ranged = /^(?:-|–|to)$/.test(tokens[at + 1]?.lower ?? '') && tokens[at + 2]?.kind === 'number';
  const unitAt = at + (ranged ? 3 : 1);
  const unit = spans[tokens[unitAt]?.lower ?? ''];
  if (unit === undefined) return undefined;
  const apart = tokens[at + 1]?.lower === 'to' ? ' to ' : '-';
  const count = ranged ? `${first.text}${apart}${tokens[at + 2]?.text ?? ''}` : first.text;
  return { text: `${count} ${count === '1' ? unit.slice(0, -1) : unit}`, to: unitAt + 1 };
}

/** "q8": hours, where nothing else is counted. */
function hoursAt(tokens: readonly Token[], at: number): { readonly text: string; readonly to: number } | undefined {
  const count = tokens[at + 1];
  const isHours = tokens[at]?.lower === 'q' && count !== undefined && wholeHours.test(count.text);
  // "Infliximab q8" is every eight weeks.
  return isHours && afterHours.includes(tokens[at + 2]?.lower ?? '')
    ? { text: `${count.text} hours`, to: at + 2 }
    : undefined;
}
const wholeHours = /^(?:2|3|4|6|8|12|24|48|72)$/;

/** "every 6 hours", "q4-6h" (a frequency) or "for 10 days", "x 7 days" (a duration), wherever they stand. */
function findTimed(tokens: readonly Token[], lead: RegExp, word: string): Timed | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!lead.test(tokens[at]?.lower ?? '')) continue;
    const skip = /^(?:the|another|about|up|next)$/.test(tokens[at + 1]?.lower ?? '') && word === 'for' ? 2 : 1;
    const time = timeAt(tokens, at + skip) ?? hoursAt(tokens, at);
    if (time) return { text: `${word} ${time.text}`, from: at, to: time.to };
  }
  return undefined;
}

/** How long a drug has been taken is no course of it: "for 10 years". */
const isCourse = (text: string): boolean => /(?:day|week|month)s?$/.test(text);

/** Route, frequency and duration in the tokens after a drug. */
export function readCourse(tokens: readonly Token[]): Course {
  const every = findTimed(tokens, /^(?:every|q)$/, 'every');
  const lasting = findTimed(tokens, /^(?:for|x)$/, 'for');
  const goesOn = tokens[lasting?.to ?? 0]?.lower;
  const duration = lasting && isCourse(lasting.text) && goesOn !== 'ago' && goesOn !== 'now' ? lasting : undefined;
  const within = ({ from, to }: { from: number; to: number }): boolean =>
    [every, duration].some((timed) => timed !== undefined && from < timed.to && to > timed.from);
  const parts = matchPhrases(tokens, partIndex).filter((part) => !within(part));
  const slot = (name: Part['slot']): string[] => [
    ...new Set(parts.filter((part) => part.value.slot === name).map((part) => part.value.text)),
  ];
  return {
    route: slot('route').join(' '),
    frequency: [...(every ? [every.text] : []), ...slot('frequency')].join(' '),
    duration: duration?.text ?? '',
    to: Math.max(every?.to ?? 0, duration?.to ?? 0, parts.at(-1)?.to ?? 0),
  };
}
