import type { ChartReading } from '../reading/read-chart.ts';
import { mayComeBefore } from '../reading/data/not-now.ts';
import { findAllergyStatus } from './find-allergy-status.ts';
import { findLastingDrugs } from './find-lasting-drugs.ts';
import { findPastConditions } from './find-past-conditions.ts';
import { findStatus } from './find-status.ts';
import { findVisitReason } from './find-visit-reason.ts';
import { findWounds } from './find-wounds.ts';
import type { Suggestion } from './suggestion.ts';

/** "ER or 988 for suicidal thoughts": what to do if they come. */
const mayCome = (before: string): boolean =>
  mayComeBefore.test(before) || /\b(?:988|er|ed)\b[^.;]{0,12}\bfor $/i.test(before);

/** Suicidal ideation as the audit reads it, where it is told as present (R45.851); an attempt has a code of its own. */
function findIdeation({ suicideRisk: { ideation }, text }: ChartReading): Suggestion[] {
  if (!ideation || mayCome(text.slice(Math.max(0, ideation.start - 80), ideation.start))) return [];
  const words = text.slice(ideation.start, ideation.end);
  const after = text.slice(ideation.end, ideation.end + 12);
  if (/^(?:suicide|self[- ]?harm\w*|(?:hurt|harm|cut)\w* \w+sel\w+)$/i.test(words) || /^\s?attempt/i.test(after))
    return [];
  return [
    { code: 'R45.851', confidence: 0.9, evidence: [ideation], reason: 'The chart tells suicidal ideation as present.' },
  ];
}

/** What a chart tells beside the conditions that it names. */
export interface Told {
  readonly told: readonly Suggestion[];
  /** True for a code of a named condition that one of these says better, or that is read here with more care. */
  readonly instead: (code: string) => boolean;
}

const examination = /^Z0[0-2]/;
/** Kinds that are read here whenever the chart tells them: a name alone does not say whether the operation was done or the ulcer feared. */
const readHere = /^(?:L89|Z23|Z89|Z9[03-8]|Z99)/;

/** Z codes, wounds and self-harm: each kind read by itself, each code once. */
export function findTold(reading: ChartReading): Told {
  const all = [
    ...findVisitReason(reading),
    ...findIdeation(reading),
    ...findWounds(reading),
    ...findStatus(reading),
    ...findPastConditions(reading),
    ...findAllergyStatus(reading),
    ...findLastingDrugs(reading),
  ];
  const told = [...new Map(all.toReversed().map((each) => [each.code, each])).values()].reverse();
  const codes = new Set(told.map(({ code }) => code));
  const has = (prefix: RegExp): boolean => told.some(({ code }) => prefix.test(code));
  const [hasBurn, isHoused] = [has(/^T2[0-5]/), !has(/^Z59\.0[12]/)];
  return {
    told,
    instead: (code) =>
      codes.has(code) ||
      examination.test(code) ||
      (hasBurn && code === 'T30.0') ||
      readHere.test(code) ||
      (!isHoused && code === 'Z59.00'),
  };
}
