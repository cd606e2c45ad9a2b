import type { ConditionMention } from '../../codes/find-conditions.ts';
import { findTitlesIn, type TitleWord } from '../../codes/titles/title-index.ts';
import type { Modifiers } from '../../context/find-context.ts';
import type { Span } from '../../model/span.ts';
import type { ChartReading } from '../reading/read-chart.ts';

interface PlacedWord extends TitleWord, Span {}

/** Titles that tell of the past or of the family by themselves. */
const ofPast = /^Z(?:8[5-9]|9[0-9])/;
const ofFamily = /^Z8[0-4]/;

/** The title stands as a fact about the patient: how its own words ("without", "history of") modify each other says nothing. */
function isFact(code: string, { negated, uncertain, historical, family, hypothetical }: Modifiers): boolean {
  if (negated || uncertain || hypothetical) return false;
  return (!historical || ofPast.test(code)) && (!family || ofFamily.test(code));
}

function wordsIn(text: string, { start, end }: Span): PlacedWord[] {
  return Array.from(text.slice(start, end).matchAll(/[A-Za-z0-9]+/g), (match): PlacedWord => {
    const at = start + match.index;
    return { lower: match[0].toLowerCase(), start: at, end: at + match[0].length };
  });
}

const plainly: Modifiers = { negated: false, uncertain: false, historical: false, family: false, hypothetical: false };

/**
 * Places where the chart holds the official title of a code word for word, as electronic records list them, told as a fact: nothing is closer to a
 * code than its own words. Linear.
 */
export function findTitles({ text, sentences, words, tables }: ChartReading): ConditionMention[] {
  return sentences.flatMap((sentence) => {
    const placed = wordsIn(text, sentence);
    return findTitlesIn(tables.icd, placed).flatMap(({ code, from, to }): ConditionMention[] => {
      const [first, last] = [placed[from], placed[to - 1]];
      if (!first || !last || !isFact(code, words.modifiersAt(first.start) ?? plainly)) return [];
      const place = { start: sentence.start, end: sentence.end };
      return [{ code, start: first.start, end: last.end, sentence: place, modifiers: plainly }];
    });
  });
}
