import type { AuditFlag, CodeAssessment } from '../model/result.ts';

/** Rules that find that the chart's own words speak against a code. */
const contesting: ReadonlySet<string> = new Set([
  'code-laterality',
  'code-denied',
  'code-historical',
  'code-uncertain',
  'code-encounter',
  'code-trimester',
  'code-description',
]);

/**
 * Codes whose words stand in the chart but whose side, time, certainty or episode the chart contradicts do not stay `supported`: a right
 * knee supports no code of the left one. Only grave flags about that code alone count.
 */
export function contestCodes(codes: readonly CodeAssessment[], flags: readonly AuditFlag[]): readonly CodeAssessment[] {
  const grave = flags.filter(({ severity, rule }) => severity === 'high' && contesting.has(rule));
  const contested = new Set(grave.flatMap(({ codes: named }) => (named.length === 1 ? named : [])));
  return codes.map((assessment) =>
    assessment.status === 'supported' && contested.has(assessment.code)
      ? { ...assessment, status: 'unsupported', reason: 'The words of the chart speak against it; see the flags.' }
      : assessment,
  );
}
