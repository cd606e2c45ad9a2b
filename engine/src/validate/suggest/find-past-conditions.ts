import type { ConditionMention } from '../../codes/find-conditions.ts';
import { isStated } from '../reading/lived-with.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { ChartWord } from '../reading/chart-words.ts';
import { notYetAfter } from '../reading/data/not-now.ts';
import { leftBehind, pastConditions, stillTreated } from './data/past-conditions.ts';
import { pastSubjects, silentSubjects } from './place-of-words.ts';
import { withPlace, type Suggestion } from './suggestion.ts';

const category = (code: string): string => code.slice(0, 3);

function subjectAt({ words }: ChartReading, mention: ConditionMention): ChartWord['sentence']['subject'] {
  const { sentences } = words;
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.end ?? 0) <= mention.start) low = middle + 1;
    else high = middle;
  }
  return sentences[low]?.subject;
}

const over =
  /\b(?:resolved|in remission|remote|years? ago|(?:19|20)\d\d|treated|cured|no evidence of (?:disease|recurrence)|NED|s\/p|status post|history of|h\/o|hx)\b/i;

function isOver(reading: ChartReading, mention: ConditionMention): boolean {
  const { negated, uncertain, family, hypothetical, historical } = mention.modifiers;
  if (negated || uncertain || family || hypothetical) return false;
  // "COVID-19 booster": a vaccine, and no illness that was.
  if (notYetAfter.test(reading.text.slice(mention.end, mention.sentence.end))) return false;
  const subject = subjectAt(reading, mention);
  if (silentSubjects.has(subject)) return false;
  if (historical) return true;
  const sentence = reading.text.slice(mention.sentence.start, mention.sentence.end);
  return pastSubjects.has(subject) && over.test(sentence);
}

/**
 * Conditions that are over and have a code of their history (Official Guidelines I.C.21.c.4): told as past, nowhere as present, and for a cancer not
 * under treatment (I.C.2.m).
 */
export function findPastConditions(reading: ChartReading): Suggestion[] {
  const present = new Set(
    reading.mentions
      .filter((mention) => isStated(mention) && !isOver(reading, mention))
      .map(({ code }) => category(code)),
  );
  const hasDeficits = leftBehind.test(reading.text);
  const found = new Map<string, Suggestion>();
  for (const mention of reading.mentions) {
    if (!isOver(reading, mention) || present.has(category(mention.code))) continue;
    const sentence = reading.text.slice(mention.sentence.start, Math.min(mention.sentence.end, mention.end + 120));
    const row = pastConditions.find(([of, , near]) => of.test(mention.code) && (!near || near.test(sentence)));
    if (!row || (mention.code.startsWith('C') && stillTreated.test(sentence))) continue;
    if (row[1] === 'Z86.73' && hasDeficits) continue;
    const before = found.get(row[1]);
    const evidence = withPlace(before?.evidence, [{ start: mention.start, end: mention.end }]);
    found.set(row[1], { code: row[1], confidence: 0.7, evidence, reason: 'The chart tells the condition as past.' });
  }
  return [...found.values()];
}
