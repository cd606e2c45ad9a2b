import { perReading } from '../reading/per-reading.ts';

const claimHeading = /^[^\n]{0,40}\b(?:cpt|hcpcs|billing|billed|charges?|procedure codes?|codes|coding|e\/?m)\b/i;

/** "ECG (93000): sinus rhythm" is a note with its code; "93000 ECG", "CPT: 93000" and a row of codes are a claim. */
function isClaim(line: string, codes: number, firstAt: number): boolean {
  return codes > 1 || firstAt < 6 || claimHeading.test(line);
}

/**
 * The chart with its billing left out (blanked, so that places stay): a service is not documented by the line that claims it.
 */
export const withoutClaimLines = perReading((reading): string => {
  const procedures = reading.codes.filter(({ system }) => system !== 'ICD-10-CM');
  let text = reading.text;
  for (const { start, end } of procedures) {
    const from = text.lastIndexOf('\n', start) + 1;
    const next = text.indexOf('\n', end);
    const to = next < 0 ? text.length : next;
    const codes = procedures.filter((other) => other.start >= from && other.end <= to);
    if (isClaim(text.slice(from, to), codes.length, (codes[0]?.start ?? start) - from))
      text = text.slice(0, from) + ' '.repeat(to - from) + text.slice(to);
  }
  return text;
});
