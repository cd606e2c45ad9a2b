import type { Finding } from '../../model/finding.ts';
import { everydayNames } from '../../lexicons/everyday-names.ts';
import { eponyms } from '../../lexicons/eponyms.ts';
import { isEponymUse } from './name-shape.ts';
import type { Candidate } from './recogniser.ts';
import { tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';

const trustedName = 0.7;
const shortestName = 3;
const shortestNumber = 5;

interface Known {
  readonly names: ReadonlyMap<string, readonly string[]>;
  readonly numbers: ReadonlyMap<string, Finding>;
}

function isDistinctive(scan: Scan, { folded, text, shape }: Token): boolean {
  if (text.length < shortestName || shape === 'lower')
    return scan.letterCase === 'lower' && text.length > shortestName && !everydayNames.has(folded);
  return true;
}

/** Words of the names and the values of the numbers that were found with good reason. */
function collectKnown(scan: Scan, findings: readonly Finding[]): Known {
  const names = new Map<string, string[]>();
  const numbers = new Map<string, Finding>();
  let index = 0;
  for (const finding of findings) {
    while (index < scan.tokens.length && tokenAt(scan, index).start < finding.start) index++;
    const from = index;
    while (index < scan.tokens.length && tokenAt(scan, index).end <= finding.end) index++;
    if (finding.kind === 'NAME' && finding.score >= trustedName) {
      for (const token of scan.tokens.slice(from, index)) {
        if (token.kind !== 'word' || !isDistinctive(scan, token)) continue;
        const shapes = names.get(token.folded) ?? [];
        if (!shapes.includes(token.shape)) shapes.push(token.shape);
        names.set(token.folded, shapes);
      }
    }
    const value = scan.text.slice(finding.start, finding.end);
    if (/\d/.test(value) && value.length >= shortestNumber && finding.kind !== 'DATE' && finding.kind !== 'AGE') {
      for (const token of scan.tokens.slice(from, index)) {
        if (token.text.length >= shortestNumber && token.kind !== 'word' && token.kind !== 'mark')
          numbers.set(token.folded, finding);
      }
    }
  }
  return { names, numbers };
}

/** A repeated word must be written like a name; an everyday word also not at a place where any word has a capital. */
function isRepeat(scan: Scan, index: number, shapes: readonly string[]): boolean {
  const token = tokenAt(scan, index);
  const ambiguous = everydayNames.has(token.folded) || eponyms.has(token.folded);
  if (token.shape === 'lower') return scan.letterCase === 'lower' && !ambiguous;
  if (isEponymUse(scan, index + 1)) return false;
  if (!ambiguous) return true;
  const before = tokenAt(scan, index - 1);
  const startsSentence = index === 0 || before.text === '.' || token.gap === 'line' || token.gap === 'blank-line';
  return shapes.includes(token.shape) && !startsSentence && scan.letterCase === 'mixed';
}

/** Finds what was once found everywhere else in the text: single words of names, and numbers. */
export function findRepeats(scan: Scan, findings: readonly Finding[]): Candidate[] {
  const { names, numbers } = collectKnown(scan, findings);
  const repeats: Candidate[] = [];
  if (names.size === 0 && numbers.size === 0) return repeats;
  let at = 0;
  for (const [index, token] of scan.tokens.entries()) {
    while (at < findings.length && (findings[at]?.end ?? 0) <= token.start) at++;
    const covering = findings[at];
    if (token.kind === 'mark' || (covering && covering.start <= token.start)) continue;
    const shapes = token.kind === 'word' ? names.get(token.folded) : undefined;
    const number = token.kind === 'word' ? undefined : numbers.get(token.folded);
    const { start, end } = token;
    if (number)
      repeats.push({
        start,
        end,
        kind: number.kind,
        rule: 'repeat',
        score: number.score,
        evidence: 'the same number was found elsewhere in the text',
      });
    else if (shapes && isRepeat(scan, index, shapes)) {
      repeats.push({
        start,
        end,
        kind: 'NAME',
        rule: 'repeat',
        score: 0.8,
        evidence: 'part of a name found elsewhere in the text',
      });
    }
  }
  return repeats;
}
