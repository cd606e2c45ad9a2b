import { isCredential } from '../credential-shape.ts';
import { beginsColumn, expectedNameStrength, readName, readNameBack, type NameSpan } from '../name-shape.ts';
import { isAcronym, isNameAndWord, isPersonWord, isWordToo } from '../named-after.ts';
import { candidateOf } from '../patterns.ts';
import type { Recogniser } from '../recogniser.ts';
import { beginsLine, onSameLine, tokenAt, type Scan } from '../scan.ts';

const rowSuffixes = new Set(['jr', 'sr', 'ii', 'iii', 'iv']);
const sexes = new Set(['m', 'f', 'yo', 'y', 'yr', 'yrs', 'male', 'female', 'x', 'nb']);

/** "6/6/1934", "4-4-70": a date with a year, as a date of birth is written. */
function isBirthDate(scan: Scan, index: number): boolean {
  const [mark, second, third] = [tokenAt(scan, index + 1), tokenAt(scan, index + 3), tokenAt(scan, index + 4)];
  const isMarked = (mark.text === '/' || mark.text === '-') && second.text === mark.text && third.kind === 'number';
  return isMarked && mark.gap === 'none' && (third.text.length === 4 || third.text.length === 2);
}

/** "54 M", "34yo": an age with a sex or unit of years. */
function isAge(scan: Scan, index: number): boolean {
  const { text, kind } = tokenAt(scan, index);
  if (kind === 'mixed') return /^\d{1,3}(?:yo|y|yr|m|f)$/i.test(text);
  const next = tokenAt(scan, index + 1);
  return text.length < 4 && sexes.has(next.folded) && onSameLine(next) && !beginsColumn(scan, index + 1);
}

/** "Yazan (33)", "(Rima, 57)": a plain age in brackets, or after a name in brackets. */
function isBracketedAge(scan: Scan, index: number): boolean {
  const { text, kind } = tokenAt(scan, index);
  if (kind !== 'number' || text.length > 3) return false;
  const [before, after] = [tokenAt(scan, index - 1).text, tokenAt(scan, index + 1).text];
  return (before === '(' && (after === ')' || after === ',')) || (before === ',' && (after === ')' || after === ','));
}

/** Every word may be part of a name, and one at least is unknown to English or listed as a name. */
function isPerson(scan: Scan, { from, to, parts }: NameSpan, isRow: boolean): boolean {
  const first = tokenAt(scan, from);
  if (isPersonWord(first) || isAcronym(scan, first) || isCredential(scan, from)) return false;
  if (parts > 1) {
    const last = tokenAt(scan, rowSuffixes.has(tokenAt(scan, to - 1).folded) ? to - 2 : to - 1);
    const isEvery = isNameAndWord(first) || !isWordToo(first);
    const isTrueName = isNameAndWord(last) && !isWordToo(last);
    return isTrueName || (isEvery && (isNameAndWord(last) || !isWordToo(last)));
  }
  return !isRow && isNameAndWord(first) && first.shape === 'capital';
}

/** Names that begin a row of a schedule or list, or stand before an age: "Ruby Parsons, 6/6/1934", "Yusuf Pierre (24)". */
export const nameRow: Recogniser = {
  rule: 'name-row',
  find: (scan, emit) => {
    for (const index of scan.numbers) {
      const before = tokenAt(scan, index - 1);
      if (before.kind === 'mark' && before.text !== ',' && before.text !== '(') continue;
      if (before.kind === 'number' || before.kind === 'mixed' || beginsLine(scan, index)) continue;
      if (before.kind === 'word' && before.shape === 'lower') continue;
      const isRow = isBirthDate(scan, index) || isAge(scan, index);
      if (!isRow && !isBracketedAge(scan, index)) continue;
      const end = before.kind === 'mark' ? index - 1 : index;
      const last = tokenAt(scan, end - 1);
      const start = last.shape === 'initial' || last.text === '.' ? undefined : readNameBack(scan, end);
      if (!start || !isPerson(scan, start, isRow)) continue;
      const span = readName(scan, start.from, { first: 1, rest: 1, strengthOf: expectedNameStrength }) ?? start;
      const evidence = 'stands before a date of birth or an age';
      emit(candidateOf(scan, span.from, span.to, { kind: 'NAME', rule: 'name-row', score: 0.72, evidence }));
    }
  },
};
