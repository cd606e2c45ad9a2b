import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { ChartReading } from './read-chart.ts';

/** "G3P2002", "G2 P1", "G1P0": pregnancies, and births, of which the first figure counts those at term. */
const written = /\bG\s?(\d{1,2})\s?,?\s?P\s?(\d)(\d{3})?\b/g;
const first =
  /\b(?:primigravida|primip(?:ara)?|nullip(?:ara|arous)?|first pregnancy(?!:?,? (?:\d|in |ended|was|at |with |ha[ds] )|:)|first[- ]time mother|never (?:been )?pregnant before|no (?:earlier|prior|previous) pregnanc(?:y|ies))\b/i;
const further =
  /\b(?:multigravida|multip(?:ara|arous)?|(?:second|third|fourth) pregnancy|(?:one|two|three|\d) (?:prior |previous |earlier )?(?:term |vaginal |cesarean ){1,2}(?:births?|deliver(?:y|ies)|sections?)|history of (?:\d |one |two |prior )?(?:cesarean|vaginal deliver))/i;

/** The count of pregnancies and births, and words that tell another. */
export function findParityConflict({ text, statements }: ChartReading): readonly [Span, Span] | undefined {
  const counts = findMatches(text, written);
  const [count] = counts;
  if (!count) return undefined;
  const at = { start: count.index, end: count.index + count[0].length };
  const other = counts.find((each) => each[1] !== count[1] || each[2] !== count[2]);
  if (other) return [{ start: other.index, end: other.index + other[0].length }, at];
  const wrong = Number(count[1]) > 1 ? first : further;
  for (const { text: words, start, subject } of statements) {
    const match = subject === 'family-history' || subject === 'plan' ? null : wrong.exec(words);
    // The title of a code tells the stage of its own patient.
    if (!match || /\b(?:mother|sister|daughter|wife|partner|supervision|elderly)\b/i.test(words)) continue;
    return [{ start: start + match.index, end: start + match.index + match[0].length }, at];
  }
  return undefined;
}
