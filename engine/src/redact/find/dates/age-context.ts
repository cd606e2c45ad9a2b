import { hasWordBefore } from '../patterns.ts';
import { onSameLine, tokenAt, type Scan } from '../scan.ts';

const ageLabels = new Set(['age', 'aged', 'ages', 'a9e', 'patientage', 'centenarian', 'nonagenarian', 'edad']);
const turns = new Set(['turned', 'turns', 'turning']);
const lived = new Set(['lived', 'living', 'live', 'lives', 'survived']);
const died = new Set(['died', 'd', 'passed', 'deceased', 'dead']);
const labelMarks = new Set([':', '-', '=', '|', '.', '~', '\u2248', '(', '/']);
const sexes = new Set(['f', 'm', 'male', 'female', 'woman', 'man', 'lady', 'gentleman']);
const feverWords = new Set(
  't temp temperature tmax fever febrile afebrile tm oral rectal tympanic axillary degrees hr pulse p rr bp sat sats spo2 o2 wt weight'.split(
    ' ',
  ),
);
const owners = new Set(['his', 'her', 'their', 'my', 'your', 'hers']);

const relatives = new Set(
  'mother father mom dad mum sister brother wife husband grandmother grandfather grandma grandpa aunt uncle mgm pgm mgf pgf widow widower'.split(
    ' ',
  ),
);

function isFollowedByNumber(scan: Scan, index: number): boolean {
  const next = tokenAt(scan, index + 1);
  return next.text === '.' && next.gap === 'none' && tokenAt(scan, index + 2).gap === 'none';
}

/** "DOB 1/1/1930 (94)": a number in brackets after a date. */
function isAfterBirthDate(scan: Scan, index: number): boolean {
  if (tokenAt(scan, index - 1).text !== '(' || tokenAt(scan, index + 1).text !== ')') return false;
  const separator = tokenAt(scan, index - 3).text;
  return tokenAt(scan, index - 2).kind === 'number' && (separator === '/' || separator === '-');
}

const persons = new Set(['he', 'she', 'pt', 'patient', ...relatives]);

/** "she is 94,", "her husband is ninety-two": nothing stands behind it that it could count. */
function isSaidOfPerson(scan: Scan, at: number, end: number): boolean {
  const next = tokenAt(scan, end);
  if (tokenAt(scan, at).folded !== 'is' || !persons.has(tokenAt(scan, at - 1).folded)) return false;
  const isDecimal = next.gap === 'none' && tokenAt(scan, end + 1).gap === 'none';
  return !onSameLine(next) || (['.', ',', ';', ')'].includes(next.text) && !isDecimal);
}

/**
 * True for "age 94", "aged: 96", "age of 91", "turned 93", "lived to 101", "died at 97", "she is 95".
 * @param end Index after the number
 */
export function isAgeLabelled(scan: Scan, index: number, end: number): boolean {
  if (!onSameLine(tokenAt(scan, index))) return false;
  let at = tokenAt(scan, index - 1).folded === 'a' ? index - 2 : index - 1;
  if (isSaidOfPerson(scan, at, end)) return true;
  const before = tokenAt(scan, at).folded;
  if (turns.has(before)) return true;
  if (before === 'to' && lived.has(tokenAt(scan, at - 1).folded)) return true;
  const owner = before === 'at' ? tokenAt(scan, at - 1).folded : before;
  if (before === 'at' && died.has(owner)) return true;
  if (relatives.has(owner) && !isFollowedByNumber(scan, index)) return true;
  if (before === 'be' && tokenAt(scan, at - 1).folded === 'to') return lived.has(tokenAt(scan, at - 2).folded);
  if (isAfterBirthDate(scan, index)) return true;
  for (let skipped = 0; skipped < 3; skipped++) {
    const { folded } = tokenAt(scan, at);
    // "Age/Sex: 94/F"
    if (!(labelMarks.has(folded) || folded === 'of' || folded === 'is' || folded === 'sex')) break;
    at--;
  }
  return ageLabels.has(tokenAt(scan, at).folded);
}

/** True for the measurements that ages are mistaken for: temperatures, pulses, saturations. */
export function isFever(scan: Scan, index: number): boolean {
  return hasWordBefore(scan, index, 4, feverWords);
}

/** True for a number with a sex beside it that a cell, brackets or a comma set off: "(92 F)", "97  F", "94/F", "F/94". */
export function isCellOfAge(scan: Scan, index: number, end: number): boolean {
  const token = tokenAt(scan, index);
  const before = tokenAt(scan, index - 1);
  const next = tokenAt(scan, end);
  if (before.text === '/' && sexes.has(tokenAt(scan, index - 2).folded) && onSameLine(token)) return next.text !== '/';
  const sexAt = next.text === '/' || next.text === ',' || next.text === '|' ? end + 1 : end;
  const sex = tokenAt(scan, sexAt);
  if (!sexes.has(sex.folded) || !onSameLine(next) || !onSameLine(sex)) return false;
  if (sex.folded.length > 1) return true;
  if (sex.shape === 'lower' || (tokenAt(scan, sexAt + 1).gap === 'none' && tokenAt(scan, sexAt + 1).text === '.'))
    return false;
  if (sexAt === end && tokenAt(scan, end + 1).kind === 'number' && tokenAt(scan, end + 1).start - sex.end === 1)
    return false;
  if (sexAt > end || token.gap === 'line' || token.gap === 'blank-line') return true;
  const isSetOff = before.text === '(' || before.text === ',' || before.text === '|' || token.start - before.end > 1;
  // 97 to 106 F may be a temperature.
  const isBelowFever = Number(token.text) < 96;
  return isSetOff || (isBelowFever && token.gap === 'space');
}

/** True for "in her late 90s", "his nineties"; not for "SBP in the 90s". */
export function isOwnDecade(scan: Scan, index: number): boolean {
  let at = index - 1;
  if (tokenAt(scan, at).text === '-') at--;
  if (['early', 'mid', 'late', 'upper', 'low', 'high'].includes(tokenAt(scan, at).folded)) at--;
  return owners.has(tokenAt(scan, at).folded) && onSameLine(tokenAt(scan, index));
}
