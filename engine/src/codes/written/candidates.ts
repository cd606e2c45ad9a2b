import type { Span } from '../../model/span.ts';
import { findMatches } from '../../text/find-matches.ts';
import type { CodeLabel } from './labels.ts';

/**
 * What a stretch of a line may be: an ICD-10-CM code with its dot, a category of three characters, a code without its dot, a
 * procedure (five digits, or a letter and four), or something that is a code only where a label or brackets say so.
 */
export type CandidateShape = 'dotted' | 'category' | 'undotted' | 'procedure' | 'odd';

/** A stretch that has the form of a code; its range is within its line. */
export interface Candidate extends Span {
  readonly text: string;
  readonly shape: CandidateShape;
  /** The label that announces it, if one stands before it on its line. */
  readonly label: CodeLabel | null;
}

const formed =
  /(?<![\w.$#@])(?:(?:[A-Za-z]\d[\dA-Za-z]|[Qq][Aa]\d)\.[\dA-Za-z]{1,6}(?:\.[\dA-Za-z]{1,3})?|[A-Z]\d[\dAB]\.\.\d[\dA-Z]{0,3}|[A-Z]\d[\dAB]\d{1,3}\.\d{1,3}|[A-Z]\d[\dAB],\d{1,4}|[A-Z][OIl]\d\.\d{1,4}|[A-Z]{2}\d{1,2}\.\d{1,4}|[A-Z]\d\.\d{2,4}|[A-Za-z]\d[\dA-Za-z]{1,5}|\d{5}|\d{4}[FTft])(?!\w|\.\d)/g;

/** Letters that are taken for figures: `I1O`, `E1I`. */
const misread = /^[A-Z]\d[OIl]$/;

function shapeOf(text: string): CandidateShape | null {
  if (/\..*\.|,/.test(text)) return 'odd';
  if (/^(?:[A-Za-z]\d[\dA-Za-z]|[Qq][Aa]\d)\./.test(text))
    return /^[A-Za-z]\d[\dA-Za-z]\.[a-z]{2,}$/.test(text) ? null : 'dotted';
  if (text.includes('.')) return 'odd';
  if (/^(?:\d{5}|\d{4}[FTft]|[A-V]\d{4})$/.test(text)) return 'procedure';
  if (/^[A-Za-z]\d[\dABab]$/.test(text)) return 'category';
  if (misread.test(text)) return 'odd';
  return /^[A-Za-z]\d[\dABab][\dA-Za-z]{1,4}$/.test(text) ? 'undotted' : null;
}

const labelReach = 600;

/**
 * Every stretch of a line that has the form of a code of any system, in order. Linear.
 *
 * @param labels those of the line, in order
 */
export function findCandidates(line: string, labels: readonly CodeLabel[]): Candidate[] {
  const found: Candidate[] = [];
  let next = 0;
  for (const match of findMatches(line, formed)) {
    const shape = shapeOf(match[0]);
    while ((labels[next]?.end ?? Infinity) <= match.index) next += 1;
    const label = labels[next - 1];
    const reaches = label !== undefined && match.index - label.end < labelReach;
    if (shape)
      found.push({
        start: match.index,
        end: match.index + match[0].length,
        text: match[0],
        shape,
        label: reaches ? label : null,
      });
  }
  return found;
}
