import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const ageUnits = new Set('year years yr yrs yo y anos'.split(' '));
const olds = new Set(['old', 'o1d', '0ld', 'oId', 'young']);
const units = new Set('one two three four five six seven eight nine'.split(' '));
const joined = new Set(['-', '\u2010', '\u2011', '\u2013']);

/** Index after "year(s) old", "yo", "y/o", "y.o.", "yrs of age" and the like, or the index itself when none stands there. */
export function readAgeUnit(scan: Scan, index: number): number {
  let at = index;
  const skip = (): void => {
    if (joined.has(tokenAt(scan, at).text) || tokenAt(scan, at).text === '.') at++;
  };
  skip();
  const unit = tokenAt(scan, at);
  if (!ageUnits.has(unit.folded) || !onSameLine(unit)) return index;
  at++;
  if (unit.folded === 'yo' || unit.folded === 'anos') return at;
  if (unit.folded === 'y') {
    const mark = tokenAt(scan, at).text;
    if ((mark === '/' || mark === '.' || mark === '-') && tokenAt(scan, at + 1).folded === 'o') return at + 2;
    return tokenAt(scan, at).folded === 'o' ? at + 1 : index;
  }
  skip();
  skip();
  const last = tokenAt(scan, at);
  if (olds.has(last.folded)) return at + 1;
  return last.folded === 'of' && tokenAt(scan, at + 1).folded === 'age' ? at + 2 : index;
}

/** Index after a number of 90 to 109 in words, or the index itself. */
export function readSpokenAge(scan: Scan, index: number): number {
  const skipHyphen = (at: number): number => (joined.has(tokenAt(scan, at).text) ? at + 1 : at);
  const first = tokenAt(scan, index).folded;
  if (first === 'ninety') {
    const next = skipHyphen(index + 1);
    return units.has(tokenAt(scan, next).folded) ? next + 1 : index + 1;
  }
  if (first !== 'hundred') return index;
  let at = index + 1;
  if (tokenAt(scan, at).folded === 'and') at++;
  return units.has(tokenAt(scan, at).folded) ? at + 1 : at;
}

const sexFollowers = new Set(
  'with w h hx s presents presenting presented admitted who p here from c pmh , - | ) ; . dnr full lives resident brought bib found is was and'.split(
    ' ',
  ),
);

/** True when what follows "93F" says that it is an age and a sex: "with", "presents", a comma, the end of the line. */
export function readSexAfter(scan: Scan, index: number, after: number): boolean {
  const token = tokenAt(scan, index);
  if (token.gap === 'none' && tokenAt(scan, index - 1).text !== '(') return false;
  const next = tokenAt(scan, after);
  return sexFollowers.has(next.folded) || !onSameLine(next) || next.start - tokenAt(scan, after - 1).end > 1;
}
