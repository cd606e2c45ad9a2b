import type { Subject } from '../../document/subjects.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { isHeaded, isNote, visitKinds } from '../reading/under-headings.ts';

const others: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'progress',
  'discharge',
  'operative',
  'psychotherapy',
  'rehabilitation',
  'case-management',
]);
const judged =
  /\b(?:assessment|impression|diagnos(?:is|es|ed)|dx|a\/p|a&p|differential|medical decision making|mdm|formulation|likely (?:due|secondary|viral|represents)|consistent with|suggestive of)\b/i;

const judgedUnder: readonly Subject[] = [
  'assessment',
  'assessment-and-plan',
  'discharge-diagnosis',
  'postoperative-diagnosis',
  'preoperative-diagnosis',
];

/** Behind the codes of an assessment its words stand this near, in characters. */
const judgedReach = 500;

/** Notes of a course of treatment, whose diagnosis was made before. */
const treatments: ReadonlySet<ChartKind> = new Set<ChartKind>(['rehabilitation', 'psychotherapy', 'case-management']);

/** A note that goes by headings up to a plan: then its assessment has one too. */
const hasFindings = (reading: ChartReading): boolean =>
  isHeaded(reading, 'plan') && isHeaded(reading, 'history-of-present-illness', 'physical-examination', 'intervention');

/** In a note of treatment a diagnosis at its head is the reason for it: the assessment is what stands after the findings, in words. */
function isJudgedAfterFindings({ text, segments, kind }: ChartReading): boolean {
  const isTreatment = treatments.has(kind);
  const found = segments.find(
    ({ subject }) => subject === 'history-of-present-illness' || subject === 'physical-examination',
  );
  return segments.some(({ subject, start, end }) => {
    if (subject === undefined || !judgedUnder.includes(subject)) return false;
    if (!isTreatment) return true;
    return (
      start > (found?.start ?? 0) &&
      (text.slice(start, Math.min(end, start + judgedReach)).match(/\b[a-z]{3,}\b/g)?.length ?? 0) > 3
    );
  });
}

/** Where plan and history have headings, a diagnosis named in passing is no assessment. */
const judgedAsHeading =
  /^\W*(?:\d[.)]\s*)?(?:assess\w*|impressions?|(?:final |clinical |working |discharge |today'?s )?diagnos(?:is|es)|dx|a\/p|a&p|a:|problems?|mdm|medical decision making|formulation|clinical impression|conclusion|codes?|summary)\b/im;

function raiseAssessment(): RaisedFlag {
  return raiseGap({
    severity: 'medium',
    rule: 'gap-assessment',
    name: 'Assessment or diagnosis',
    message: 'the note does not say what the clinician judged.',
    query: 'Please document your assessment of the conditions addressed at this encounter.',
    basis:
      'CMS 1995/1997 Documentation Guidelines, general principles; Medicare Benefit Policy Manual, chapter 15, 220.3',
  });
}

/** CMS 1995/1997 Documentation Guidelines: each encounter has an assessment, clinical impression or diagnosis. */
export const gapAssessment: AuditRule = {
  name: 'gap-assessment',
  check: (reading) => {
    if (!isNote(reading) || !(visitKinds.has(reading.kind) || others.has(reading.kind))) return [];
    if (others.has(reading.kind) ? isJudgedAfterFindings(reading) : isHeaded(reading, ...judgedUnder)) return [];
    if (treatments.has(reading.kind) && hasFindings(reading)) return [raiseAssessment()];
    const isHeadedNote = isHeaded(reading, 'plan') && isHeaded(reading, 'history-of-present-illness');
    return (isHeadedNote ? judgedAsHeading : judged).test(reading.text) ? [] : [raiseAssessment()];
  },
};
