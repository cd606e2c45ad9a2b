import type { Token } from '../tokens.ts';

/** A number as it stands in a token. */
export interface Digits {
  readonly value: number;
  /** How many characters it has; "03" has two. */
  readonly length: number;
  /** True when a scanner read letters for some of the digits ("O3", "l4"). */
  readonly isBroken: boolean;
}

const lookAlike = /^[0-9OolI]{1,4}$/;
const asDigits = (text: string): string => text.replaceAll(/[Oo]/g, '0').replaceAll(/[lI]/g, '1');

/** Words of one or two letters that scanners read for digits: "l", "ll", "lO". Recognisers of numbers begin there, too. */
export const lettersForDigits: readonly string[] = ['l', 'i', 'o', 'll', 'lo', 'ol', 'io', 'oi', 'ii'];

/** Reads a token of up to four digits; letters that look like digits count as digits. Undefined for anything else. */
export function readDigits({ kind, text }: Token): Digits | undefined {
  const { length } = text;
  if (kind === 'mark' || length > 4) return undefined;
  if (kind === 'number') return { value: Number(text), length, isBroken: false };
  return lookAlike.test(text) ? { value: Number(asDigits(text)), length, isBroken: true } : undefined;
}
