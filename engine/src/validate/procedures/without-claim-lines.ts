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
  const { text } = reading;
  const perLine = new Map<number, { readonly end: number; readonly firstAt: number; count: number }>();
  for (const { system, line, start } of reading.codes) {
    if (system === 'ICD-10-CM') continue;
    // "Right knee, 3 views (73562-RT), and left (73562-LT)": brackets put the codes into the words of a note.
    const isBracketed = text[start - 1] === '(';
    const known = perLine.get(line.start);
    if (known) known.count += isBracketed ? 0 : 1;
    else perLine.set(line.start, { end: line.end, firstAt: start - line.start, count: 1 });
  }
  const parts: string[] = [];
  let at = 0;
  for (const [start, { end, firstAt, count }] of perLine) {
    if (!isClaim(text.slice(start, end), count, firstAt)) continue;
    parts.push(text.slice(at, start), ' '.repeat(end - start));
    at = end;
  }
  return [...parts, text.slice(at)].join('');
});
