import type { Token } from '../text/tokens.ts';
import { doseUnits, perUnits, unitNames } from './data/medication-words.ts';
import type { Drug } from './drugs.ts';

export interface Dose {
  readonly text: string;
  /** Index of the token after the dose. */
  readonly to: number;
}

/** What a number after a drug counts where it is no dose: "3 days ago", "2 refills". */
const counted =
  /^(?:days?|weeks?|months?|years?|yrs?|wks?|times?|hours?|hrs?|minutes?|refills?|out|of|am|pm|x|d|h|y|st|nd|rd|th)$/;

const unitText = (unit: string): string => unitNames[unit] ?? unit;

/** "/kg", "/5 mL", "/day" right after a unit. */
function perAt(tokens: readonly Token[], at: number): Dose | undefined {
  if (tokens[at]?.text !== '/') return undefined;
  const number = tokens[at + 1]?.kind === 'number' ? tokens[at + 1] : undefined;
  const unit = tokens[at + (number ? 2 : 1)];
  if (!unit || !perUnits.has(unit.lower) || (number && unit.lower !== 'ml')) return undefined;
  return { text: `/${number ? `${number.text} ` : ''}${unitText(unit.lower)}`, to: at + (number ? 3 : 2) };
}

/** True for a concentration in blood ("mg/dL", "mEq/L"), which is no dose. */
const isLevel = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.text === '/' && /^(?:dl|l|mm|cmm)$/.test(tokens[at + 1]?.lower ?? '');

function withUnit(tokens: readonly Token[], number: string, at: number): Dose | undefined {
  const unit = tokens[at];
  if (!unit || !doseUnits.has(unit.lower) || isLevel(tokens, at + 1)) return undefined;
  const per = perAt(tokens, at + 1);
  const text = unit.text === '%' ? `${number}%` : `${number} ${unitText(unit.lower)}${per?.text ?? ''}`;
  return { text, to: per?.to ?? at + 1 };
}

/** The dose that begins at a token: "400 mg", "1-2 tablets", "1/2 tablet", "15 mg/kg"; a bare number only where it is a strength. */
export function doseAt(tokens: readonly Token[], at: number, drug: Drug): Dose | undefined {
  const number = tokens[at];
  if (number?.kind !== 'number') return undefined;
  const whole = withUnit(tokens, number.text, at + 1);
  if (whole) return whole;
  const mark = tokens[at + 1];
  const pair = tokens[at + 2];
  if (mark && pair?.kind === 'number' && /^(?:[/-]|to)$/.test(mark.lower)) {
    const apart = mark.lower === 'to' ? ' to ' : mark.text;
    return withUnit(tokens, `${number.text}${apart}${pair.text}`, at + 3);
  }
  if (mark?.text === '/' || mark?.text === '-') return undefined;
  return !counted.test(mark?.lower ?? '') && drug.strengths.has(number.text)
    ? { text: `${number.text} mg`, to: at + 1 }
    : undefined;
}

/** The first dose within six tokens after a drug, with a count of tablets right after it ("500 mg 2 tablets"). */
export function findDose(tokens: readonly Token[], from: number, to: number, drug: Drug): Dose | undefined {
  for (let at = from; at < Math.min(to, from + 7); at += 1) {
    const dose = doseAt(tokens, at, drug);
    if (!dose) continue;
    const next = dose.to + (tokens[dose.to]?.text === ',' ? 1 : 0);
    const second = next < to && tokens[next + 1] ? doseAt(tokens, next, drug) : undefined;
    const unit = dose.text.endsWith(' mL') ? /\bmL$/ : /\b(?:tablets?|capsules?|pills?|puffs?|sprays?|drops?)$/;
    const counts = second !== undefined && dose.text !== second.text && unit.test(second.text);
    return counts && !/(?:tablet|capsule|pill)/.test(dose.text)
      ? { text: `${dose.text} ${second.text}`, to: second.to }
      : dose;
  }
  return undefined;
}

/** Where a dose before a drug begins: "40 mg of omeprazole", "500 mg metformin", "two 5 mg tablets of prednisone". */
export function doseBefore(tokens: readonly Token[], at: number, drug: Drug): number | undefined {
  for (const back of [2, 3, 4]) {
    const dose = at >= back ? doseAt(tokens, at - back, drug) : undefined;
    if (dose && (dose.to === at || (dose.to === at - 1 && tokens[at - 1]?.lower === 'of'))) return at - back;
  }
  return undefined;
}
