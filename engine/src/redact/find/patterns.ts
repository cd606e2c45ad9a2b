import type { IdentifierKind } from '../../model/finding.ts';
import type { Candidate } from './recogniser.ts';
import { tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';
import { registerList } from './word-lists.ts';

const joiners = new Set(['-', '/', '.', ':', ',', '_', '\u2013']);

/** True when the token hangs on a number or letter before it, as in "12-34", so that it does not begin a value. */
export function continuesValue(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (token.gap !== 'none') return false;
  const before = tokenAt(scan, index - 1);
  if (before.kind === 'number' || before.kind === 'mixed') return true;
  const first = tokenAt(scan, index - 2);
  return joiners.has(before.text) && before.gap === 'none' && (first.kind === 'number' || first.kind === 'mixed');
}

/** True for a mark without a space on either side, as inside an address of the web or of a machine. */
export function isGlued(scan: Scan, mark: number): boolean {
  return tokenAt(scan, mark).gap === 'none' && tokenAt(scan, mark + 1).gap === 'none';
}

/** Runs a sticky pattern at one place; the pattern must have bounded repetitions only. */
export function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text) ?? undefined;
}

/** The candidate for a range of token indexes [from, to). */
export function candidateOf(
  scan: Scan,
  from: number,
  to: number,
  facts: { readonly kind: IdentifierKind; readonly rule: string; readonly score: number; readonly evidence: string },
): Candidate {
  const { kind, rule, score, evidence } = facts;
  return { start: tokenAt(scan, from).start, end: tokenAt(scan, to - 1).end, kind, rule, score, evidence };
}

const unit = registerList(
  (
    'mg mcg ug g kg lb lbs ml l dl cc units unit iu meq mmol mmhg bpm min hours hour hrs hr h days day weeks week wks months month mos cm mm m in ' +
    'inch inches ft feet percent cells copies platelets tablets tablet tabs tab pills pill capsules doses dose puffs drops times x beats kcal cal calories ' +
    'steps ng pg iu u mls liters litres ounces oz fr french gauge degrees'
  ).split(' '),
);

/** True when the token says that the number before it is a measurement. */
export function isUnit(token: Token): boolean {
  return (
    token.gap !== 'line' &&
    token.gap !== 'blank-line' &&
    ((token.facts.lists & unit) !== 0 || token.text === '%' || token.text === '\u00b0')
  );
}

/** True when one of the words stands among the tokens before the index, on the same line, at most `reach` tokens away. */
export function hasWordBefore(scan: Scan, index: number, reach: number, words: ReadonlySet<string>): boolean {
  for (let at = index - 1; at >= 0 && at >= index - reach; at--) {
    const token = tokenAt(scan, at);
    if (words.has(token.folded)) return true;
    if (token.gap === 'line' || token.gap === 'blank-line') return false;
  }
  return false;
}

/** True when one of the words stands among the next `reach` tokens of the same line. */
export function hasWordAfter(scan: Scan, index: number, reach: number, words: ReadonlySet<string>): boolean {
  for (let at = index; at < index + reach; at++) {
    const token = tokenAt(scan, at);
    if (token.gap === 'line' || token.gap === 'blank-line') return false;
    if (words.has(token.folded)) return true;
  }
  return false;
}
