import { chronicChapters } from '../../codes/lasting.ts';
import type { ConditionMention } from '../../codes/find-conditions.ts';
import { spansOverlap } from '../../model/span.ts';
import type { Segment } from '../../note/segments.ts';
import { isLivedWith } from '../reading/lived-with.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { specifySide } from '../specify-side.ts';
import { combineCodes, withoutIntegral, withoutPlainer } from './combine-codes.ts';
import { vagueCodes } from './combinations.data.ts';
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

function isToldOf(reading: ChartReading, mention: ConditionMention): boolean {
  if (!isLivedWith(mention) || vagueCodes.has(mention.code)) return false;
  if (reading.allergens.some((allergen) => spansOverlap(allergen, mention)) && !mention.code.startsWith('Z'))
    return false;
  const subject = segmentOf(reading.segments, mention.start)?.subject;
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

/**
 * What the words of a chart support beyond the codes that it has: conditions named as present, the combination code
 * where there is one, no symptom beside its disease, no category that is coded already.
 */
export function suggestForChart(reading: ChartReading): Suggestion[] {
  if (isData(reading.text)) return [];
  const table = reading.tables.icd;
  const written = reading.codes.filter(({ system }) => system === 'ICD-10-CM').map(({ code }) => code);
  const groups = new Map<string, ConditionMention[]>();
  for (const mention of reading.mentions) {
    if (!isToldOf(reading, mention)) continue;
    const code = specifySide(reading.text, mention, table);
    const group = groups.get(code);
    if (group) group.push(mention);
    else groups.set(code, [mention]);
  }
  const named = [...groups].map(([code, mentions]): Suggestion => ({
    code,
    confidence: confidenceOf(reading, code, mentions),
    evidence: mentions.map(({ start, end }) => ({ start, end })),
  }));
  const combined = withoutIntegral(withoutPlainer(combineCodes(named, table), table), written);
  const status = suggestStatus(reading, [...written, ...combined.map(({ code }) => code)]);
  const given = new Set(combined.map(({ code }) => code));
  // What a stroke left behind is coded by itself: the stroke is over (Official Guidelines I.C.9.d).
  const isOver = combined.some(({ code }) => code.startsWith('I69.'));
  const categories = new Set(written.map((code) => code.slice(0, 3)));
  return [...combined, ...status.filter(({ code }) => !given.has(code))].filter(
    ({ code }) => !categories.has(code.slice(0, 3)) && !(isOver && code === 'I63.9'),
  );
}
