import { chronicChapters } from '../../codes/lasting.ts';
import type { ConditionMention } from '../../codes/find-conditions.ts';
import { spansOverlap } from '../../model/span.ts';
import type { Segment } from '../../note/segments.ts';
import { isLivedWith } from '../reading/lived-with.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { specifySide } from '../specify-side.ts';
import { combineCodes, withoutIntegral, withoutKindless, withoutPlainer } from './combine-codes.ts';
import { vagueCodes } from './combinations.data.ts';
import { findTold } from './find-told.ts';
import { specifyDetail } from './specify-detail.ts';
import { suggestStatus } from './status-codes.ts';
import type { Suggestion } from './suggestion.ts';

/** Under these headings stand what others have, what was asked, what the patient reacts to, and what may come. */
const silentSubjects: ReadonlySet<string | undefined> = new Set([
  'family-history',
  'allergies',
  'review-of-systems',
  'education',
  'follow-up',
  'goals',
  'immunizations',
]);
const pastSubjects: ReadonlySet<string | undefined> = new Set(['past-medical-history', 'past-surgical-history']);
const judgingSubjects: ReadonlySet<string | undefined> = new Set([
  'assessment',
  'assessment-and-plan',
  'discharge-diagnosis',
  'postoperative-diagnosis',
]);

function segmentOf(segments: readonly Segment[], at: number): Segment | undefined {
  let [low, high] = [0, segments.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((segments[middle]?.end ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  const segment = segments[low];
  return segment && segment.start <= at ? segment : undefined;
}

/** Screening is coded for the visit at which it is done. */
const ofVisitOnly = /^Z1[1-3]/;
const otherTime =
  /\b(?:declin\w*|refus\w*|up to date|utd|ago|last|prior|previous\w*|not due|overdue|deferred|(?:19|20)\d\d|next|schedul\w*|discuss\w*|normal in|done in)\b/i;

function isToldOf(reading: ChartReading, mention: ConditionMention): boolean {
  if (!isLivedWith(mention) || vagueCodes.has(mention.code)) return false;
  if (reading.allergens.some((allergen) => spansOverlap(allergen, mention)) && !mention.code.startsWith('Z'))
    return false;
  const subject = segmentOf(reading.segments, mention.start)?.subject;
  if (ofVisitOnly.test(mention.code) && otherTime.test(reading.text.slice(Math.max(0, mention.start - 25), Math.min(mention.sentence.end, mention.end + 40)))) return false; // prettier-ignore
  return (
    !silentSubjects.has(subject) &&
    (!pastSubjects.has(subject) || chronicChapters.test(mention.code) || mention.code.startsWith('Z'))
  );
}

/** HL7, JSON and XML: names of fields and segments (PID, DG1) are no words about a patient. */
const isData = (text: string): boolean =>
  /^\s*(?:MSH\||[{[]\s*["{[]|<\?xml|<[A-Z][A-Za-z]+ xmlns)/.test(text.slice(0, 200));

/** Certain where the assessment names it; less where it is named once; symptoms and circumstances less again. */
function confidenceOf(reading: ChartReading, code: string, mentions: readonly ConditionMention[]): number {
  const isJudged = mentions.some(({ start }) => judgingSubjects.has(segmentOf(reading.segments, start)?.subject));
  const base = isJudged ? 0.95 : mentions.length > 1 ? 0.9 : 0.8;
  return /^[RZ]/.test(code) ? base - 0.1 : base;
}

/** Categories whose codes stand side by side: a written one says nothing of the others (Z79.01 beside Z79.4, L89.152 beside L89.623). */
const sideBySide = /^(?:Z(?:[5-9]\d|28)|L89|T2[0-5]|R45)/;

/** How much of a written code another one must share to be about the same. */
function isAboutSame(written: string, code: string): boolean {
  if (!sideBySide.test(code)) return written.slice(0, 3) === code.slice(0, 3);
  if (code.startsWith('L89')) return written.slice(0, 6) === code.slice(0, 6);
  return /^Z(?:68|66)/.test(code) ? written.slice(0, 3) === code.slice(0, 3) : written.slice(0, 5) === code.slice(0, 5);
}

function gatherNamed(reading: ChartReading): Suggestion[] {
  const table = reading.tables.icd;
  const groups = new Map<string, ConditionMention[]>();
  for (const mention of reading.mentions) {
    if (!isToldOf(reading, mention)) continue;
    const code = specifyDetail(reading.text, { ...mention, code: specifySide(reading.text, mention, table) }, table);
    const group = groups.get(code);
    if (group) group.push(mention);
    else groups.set(code, [mention]);
  }
  return [...groups].map(([code, mentions]): Suggestion => ({
    code,
    confidence: confidenceOf(reading, code, mentions),
    evidence: mentions.map(({ start, end }) => ({ start, end })),
  }));
}

/**
 * What the words of a chart support beyond the codes that it has: conditions named as present, the combination code
 * where there is one, no symptom beside its disease, no category that is coded already.
 */
export function suggestForChart(reading: ChartReading): Suggestion[] {
  if (isData(reading.text)) return [];
  const table = reading.tables.icd;
  const written = reading.codes.filter(({ system }) => system === 'ICD-10-CM').map(({ code }) => code);
  const { told, instead } = findTold(reading);
  const named = [...told, ...gatherNamed(reading).filter(({ code }) => !instead(code))];
  const kinds = withoutKindless(named, written);
  const combined = withoutIntegral(withoutPlainer(combineCodes(kinds, table), table), written);
  const status = suggestStatus(reading, [...written, ...combined.map(({ code }) => code)]);
  const given = new Set(combined.map(({ code }) => code));
  // What a stroke left behind is coded by itself: the stroke is over (Official Guidelines I.C.9.d).
  const isOver = combined.some(({ code }) => code.startsWith('I69.'));
  return [...combined, ...status.filter(({ code }) => !given.has(code))].filter(
    ({ code }) => !written.some((other) => isAboutSame(other, code)) && !(isOver && code === 'I63.9'),
  );
}
