import { stateAbbreviations, stateNames } from '../../lexicons/states.ts';

/**
 * Three-digit areas in which 20,000 people or fewer live: those of the Census of 2000, as the guidance of the Department
 * of Health and Human Services on de-identification names them (section on the Safe Harbor method, ZIP codes), and those
 * that the Census of 2010 added. The rule wants current data (45 CFR 164.514(b)(2)(i)(B)); an area that was on either
 * list stays on ours.
 */
const sparselyPopulated: ReadonlySet<string> = new Set(
  '036 059 063 102 203 205 369 556 692 753 772 790 821 823 830 831 878 879 884 890 893'.split(' '),
);

const zipCode = /(?<!\d)(\d{3})\d{2}(?:[- ]?\d{4})?$/;
const stateBefore = /(?<!\p{L})(\p{L}{2}|\p{L}+(?: \p{L}+)?)[.,]?\s+$/u;

/** What may be left of a ZIP code: its first three digits, or 000; null for anything but a ZIP code. */
export function keepThreeDigits(text: string): string | null {
  const match = zipCode.exec(text);
  if (match?.index !== 0) return null;
  const prefix = match[1] ?? '';
  return sparselyPopulated.has(prefix) ? '000' : prefix;
}

/** The ZIP code at the end of an address or a place, where a state stands before it: "Dayton, OH 45402". */
export function zipAtEnd(text: string): string | null {
  const match = zipCode.exec(text);
  const state = match && stateBefore.exec(text.slice(0, match.index))?.[1];
  if (!match || !state) return null;
  const lastWord = state.split(' ').at(-1) ?? state;
  const isState =
    stateAbbreviations.has(lastWord.toUpperCase()) ||
    stateNames.has(lastWord.toLowerCase()) ||
    stateNames.has(state.toLowerCase());
  return isState ? match[0] : null;
}
