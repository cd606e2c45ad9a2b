import type { WrittenCode } from '../../codes/code-shape.ts';
import type { Span } from '../../model/span.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { findServiceWords } from './data/service-words.ts';
import { withoutClaimLines } from './without-claim-lines.ts';

const sided =
  /\b(?:(right|rt\.?(?= (?:knee|shoulder|hip|ear|wrist|hand|ankle|elbow|foot|thumb|nostril|nare)))|(left|lt\.?(?= (?:knee|shoulder|hip|ear|wrist|hand|ankle|elbow|foot|thumb|nostril|nare)))|(bilateral|both))\b/gi;

/**
 * The one side on which a procedure was done, from the sentences of the note (not of the claim) that name it; null where they name none,
 * both, or differ.
 */
export function sideOfProcedure(
  reading: ChartReading,
  written: WrittenCode,
): { readonly side: 'right' | 'left'; readonly source: Span } | null {
  const fact = findServiceWords(written.code);
  if (!fact) return null;
  const note = withoutClaimLines(reading);
  let found: { side: 'right' | 'left'; source: Span } | null = null;
  for (const { start, end } of reading.sentences) {
    const sentence = note.slice(start, end);
    if (!fact.shown.test(sentence)) continue;
    for (const match of sentence.matchAll(sided)) {
      const side = match[1] ? 'right' : match[2] ? 'left' : null;
      if (side === null || (found && found.side !== side)) return null;
      found ??= { side, source: { start: start + match.index, end: start + match.index + match[0].length } };
    }
  }
  return found;
}
