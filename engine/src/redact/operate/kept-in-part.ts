import type { Finding } from '../../model/finding.ts';
import type { RedactOptions } from './redact-options.ts';
import { keepThreeDigits, zipAtEnd } from './three-digit-zip.ts';

/** 94, 94F, 94yo: the digits of an age and what hangs on them. */
const ageInDigits = /^\d{2,3}(?=\D*$)/;

/** An age over 89 as "90 or older" (45 CFR 164.514(b)(2)(i)(C)). */
export function ninetyPlus(age: string): string {
  return ageInDigits.test(age) ? age.replace(ageInDigits, '90+') : '90+';
}

/**
 * What the options let stay of an identifier: the first digits of a ZIP code, that an age is over 89.
 *
 * @param replace what stands in place of the rest.
 * @returns null when nothing of it stays.
 */
export function keepInPart(
  value: string,
  { kind }: Finding,
  { zip, ages }: RedactOptions,
  replace: () => string,
): string | null {
  if (kind === 'AGE' && ages === 'ninety-plus') return ninetyPlus(value);
  if (zip !== 'three-digits') return null;
  if (kind === 'ZIP') return keepThreeDigits(value);
  const code = kind === 'ADDRESS' || kind === 'LOCATION' ? zipAtEnd(value) : null;
  const digits = code === null ? null : keepThreeDigits(code);
  if (digits === null) return null;
  const made = replace();
  const madeCode = zipAtEnd(made);
  return madeCode === null ? `${made} ${digits}` : made.slice(0, -madeCode.length) + digits;
}
