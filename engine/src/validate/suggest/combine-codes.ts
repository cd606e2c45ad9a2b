import { patternsFitting } from '../../codes/patterns-fitting.ts';
import type { IcdTable } from '../../codes/tables/code-tables.ts';
import type { Span } from '../../model/span.ts';
import { combinedCodings, integralSymptoms } from './combinations.data.ts';
import type { Suggestion } from './suggestion.ts';

const evidenceLimit = 3;

const partsOf = patternsFitting(combinedCodings.flatMap(({ of }) => of));
const wholesOf = patternsFitting(integralSymptoms.flatMap(([symptom, disease]) => [symptom, disease]));

function joinEvidence(parts: readonly Suggestion[]): Span[] {
  const byStart = new Map(parts.flatMap(({ evidence }) => evidence.slice(0, 1)).map((span) => [span.start, span]));
  return [...byStart.values()].slice(0, evidenceLimit);
}

/**
 * Puts the combination code in the place of the codes that it stands for (Official Guidelines I.B.9). Only codes of the
 * table are put.
 */
export function combineCodes(suggestions: readonly Suggestion[], table: IcdTable): Suggestion[] {
  let codes = [...suggestions];
  for (const { of, as, instead } of combinedCodings) {
    const parts = of.flatMap((pattern) => codes.find(({ code }) => partsOf(code).has(pattern)) ?? []);
    if (parts.length < of.length || table.find(as)?.billable !== true) continue;
    const confidence = Math.min(...parts.map((part) => part.confidence));
    const kept = codes.filter(({ code }) => !instead.test(code) && code !== as);
    codes = [{ code: as, confidence, evidence: joinEvidence(parts) }, ...kept];
  }
  return codes;
}

/** Leaves out the symptoms that are part of a disease which is suggested or written (Official Guidelines I.B.5). */
export function withoutIntegral(suggestions: readonly Suggestion[], written: readonly string[]): Suggestion[] {
  const diseases = [...written, ...suggestions.map(({ code }) => code)];
  const isPart = (code: string): boolean =>
    integralSymptoms.some(
      ([symptom, disease]) =>
        wholesOf(code).has(symptom) && diseases.some((other) => other !== code && wholesOf(other).has(disease)),
    );
  return suggestions.filter(({ code }) => !isPart(code));
}

const isPlain = (title: string): boolean => /unspecified|without complication|uncomplicated/i.test(title);

/** A code of a condition without its kind, and the codes of other categories that tell its kind. */
const plainOf: readonly (readonly [plain: RegExp, fuller: RegExp])[] = [
  [/^F32\.(?:9|A)$/, /^F(?:33|31)/],
  [/^E11\.9$/, /^E(?:08|09|10|13)/],
  [/^I63\.9$/, /^I69/],
  [/^D64\.9$/, /^D(?:5\d|6[0-3])/],
  [/^J40$/, /^J(?:20|4[1-4])/],
  [/^Z79\.4$/, /^E10/],
];

/** Leaves out a code without its kind where a suggested or written one tells the kind: F32.A beside F33.2. */
export function withoutKindless(suggestions: readonly Suggestion[], written: readonly string[]): Suggestion[] {
  const all = [...written, ...suggestions.map(({ code }) => code)];
  return suggestions.filter(
    ({ code }) => !plainOf.some(([plain, fuller]) => plain.test(code) && all.some((other) => fuller.test(other))),
  );
}

/** Says less than the other: the open code of the category (its fourth place is 9, A or 0), or the open one of the same few. */
function saysLess(code: string, other: string): boolean {
  if (code.slice(0, 3) !== other.slice(0, 3)) return false;
  return /^.{3}\.?[9A0]/.test(code) || code.slice(0, -1) === other.slice(0, -1);
}

/** Leaves out a code that says less than another one of its category: E11.9 beside E11.22, M25.569 beside M25.561; not E11.40 beside E11.22. */
export function withoutPlainer(suggestions: readonly Suggestion[], table: IcdTable): Suggestion[] {
  const titleOf = (code: string): string => table.find(code)?.title ?? '';
  return suggestions.filter(
    ({ code }) =>
      !isPlain(titleOf(code)) ||
      !suggestions.some((other) => saysLess(code, other.code) && !isPlain(titleOf(other.code))),
  );
}
