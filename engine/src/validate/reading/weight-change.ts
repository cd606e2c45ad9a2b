import type { Span } from '../../model/span.ts';
import type { ChartReading } from './read-chart.ts';

const pounds = 2.2046;
/** A weight of another day: "last visit 198 lb", "weight 3 months ago: 198 lb", "down from 212 lb". */
const earlier =
  /\b(?:last (?:visit|weight|wt|month|time)|previous(?:ly)?|prior|(?:\d+|one|two|three|four|six|few) (?:days?|weeks?|months?|mo|years?) ago|admission(?: weight)?|baseline|dry weight|was|from)\b[^.;\n\d]{0,24}(\d{2,3}(?:\.\d)?) ?(lbs?|pounds|kgs?|kilograms)\b|\b(?:lbs?|kg),? \(?(\d{2,3}(?:\.\d)?) ?(?:lbs?|kg)? ?(?:in (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*|on admission|at (?:the )?last visit|last (?:visit|month|week)|(?:\d+|one|two|three|six) (?:weeks|months) ago)\b/gi;
const lost =
  /\b(?:weight loss|(?:lost|losing|has lost|down|dropped) (?:about |approximately |another )?\d+(?:\.\d)? ?(?:lbs?|pounds|kgs?)|weight (?:is |has )?(?:down|decreased|dropped)|lost weight)\b/i;
const gained =
  /\b(?:weight gain|(?:gained|gaining|has gained|up|put on) (?:about |approximately |another )?\d+(?:\.\d)? ?(?:lbs?|pounds|kgs?)|weight (?:is |has )?(?:up|increased|risen)|gained weight)\b/i;
const unsaid =
  /\b(?:no|not|denies|without|goal|target|if|call|report|advis\w+|counsel\w*|discuss\w*|encourag\w+|plan\w*|monitor\w*|risk|side effects?|may|can|unable|wants?|program|surgery|since (?:birth|college)|over the (?:past|last) \w+ years?|family)\b/i;
/** A scale and clothes make this much, in pounds. */
const slack = 2;

const inPounds = (value: string | undefined, unit: string | undefined): number =>
  Number(value) * (/^k/i.test(unit ?? '') ? pounds : 1);

/** Weight told as lost where the two weights of the chart make a gain, or the other way round. */
export function findWeightConflict({ text, vitals, statements }: ChartReading): readonly Span[] | undefined {
  const weights = vitals.filter(({ kind }) => kind === 'weight');
  const before = Array.from(text.matchAll(earlier)).filter(({ index }) => index >= 0);
  const [then] = before;
  if (before.length !== 1 || !then) return undefined;
  const thenEnd = then.index + then[0].length;
  const now = weights.filter(({ end, start }) => end <= then.index + 4 || start >= thenEnd);
  const [only] = now;
  const value = /(\d{2,3}(?:\.\d)?) ?(\w+)/.exec(only?.value ?? '');
  if (!only || now.length !== 1 || !value) return undefined;
  const change =
    inPounds(value[1], value[2]) - (then[3] === undefined ? inPounds(then[1], then[2]) : inPounds(then[3], value[2]));
  if (Math.abs(change) < slack) return undefined;
  const wrong = change > 0 ? lost : gained;
  const right = change > 0 ? gained : lost;
  if (right.test(text)) return undefined;
  for (const { text: words, start, subject } of statements) {
    const match = subject === 'family-history' || subject === 'plan' ? null : wrong.exec(words);
    if (!match || unsaid.test(words)) continue;
    const said = { start: start + match.index, end: start + match.index + match[0].length };
    return [said, only, { start: then.index, end: thenEnd }];
  }
  return undefined;
}
