import {
  isMedicareBeneficiary,
  passesDea,
  passesIban,
  passesLuhn,
  passesNhs,
  passesVin,
} from '../../find/checksums.ts';
import type { Draws, KeyedDraws } from './keyed-draws.ts';
import type { Originals } from './originals.ts';

const capitals = 'ABCDEFGHJKLMNPRTUVWXY';
const compact = (value: string): string => value.replace(/[^\p{L}\p{N}]+/gu, '').toUpperCase();
const attempts = 60;

function otherChar(char: string, isFirstDigit: boolean, draw: Draws): string {
  if (/\p{N}/u.test(char)) return String(isFirstDigit && char !== '0' ? 1 + draw.below(9) : draw.below(10));
  if (!/\p{L}/u.test(char)) return char;
  const letter = capitals.charAt(draw.below(capitals.length));
  return char === char.toUpperCase() ? letter : letter.toLowerCase();
}

/** Replaces every letter and digit; marks, spaces, length and case stay. */
function scramble(value: string, draw: Draws): string {
  let isFirst = true;
  return value.replace(/[\p{L}\p{N}]/gu, (char) => {
    const made = otherChar(char, isFirst, draw);
    if (/\p{N}/u.test(char)) isFirst = false;
    return made;
  });
}

/** True for what could be somebody's: a number that passes the check of its kind. */
function passesACheck(value: string): boolean {
  const digits = value.replace(/\D/g, '');
  const isPayment = digits.length >= 12 && digits.length <= 19 && passesLuhn(digits);
  const isProvider = digits.length === 10 && passesLuhn(`80840${digits}`);
  return (
    isPayment ||
    isProvider ||
    passesNhs(digits) ||
    passesIban(value) ||
    passesVin(value) ||
    passesDea(value) ||
    isMedicareBeneficiary(value)
  );
}

const nineDigits = /^\D*(?:\d\D?){9}$/;

/** Social security numbers from 900 to 999 were never given out, and groups below 50 are no taxpayer's number either (SSA, IRS). */
function neverIssued(value: string, draw: Draws): string {
  const digits = `9${draw.below(10)}${draw.below(10)}${draw.below(5)}${1 + draw.below(9)}${1000 + draw.below(9000)}`;
  let at = 0;
  return value.replace(/\d/g, () => digits.charAt(at++));
}

/**
 * A number of the same form that is nobody's: it fails the checks of card, provider, DEA, vehicle, NHS and Medicare
 * numbers. The same number has the same one, however it is separated.
 */
export function makeCodes(draws: KeyedDraws, originals: Originals): (value: string, kind?: 'SSN') => string {
  return (value, kind) => {
    const draw = draws(kind === 'SSN' ? 'social security number' : 'number', compact(value));
    const make = kind === 'SSN' && nineDigits.test(value) ? neverIssued : scramble;
    let made = value;
    for (let attempt = 0; attempt < attempts; attempt++) {
      made = make(value, draw);
      if (made !== value && !passesACheck(compact(made)) && !originals.hasNumber(made)) break;
    }
    return made;
  };
}
