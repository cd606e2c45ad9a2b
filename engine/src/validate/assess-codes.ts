import type { WrittenCode } from '../codes/code-shape.ts';
import type { CodeAssessment, CodeStatus } from '../model/result.ts';
import { assessProcedure } from './procedures/assess-procedure.ts';
import { quote } from './raise-code.ts';
import { readCodeYears, sayBilledYears } from './reading/code-years.ts';
import type { WrittenDiagnosis } from './reading/diagnoses.ts';
import type { ChartReading } from './reading/read-chart.ts';
import { supportingWords, supportOf, type Support } from './reading/support.ts';

const evidenceLimit = 3;

const reasons: Record<Support, string> = {
  supported: 'The chart names the condition.',
  denied: 'The chart denies the condition.',
  family: 'The chart tells the condition of the family only.',
  historical: 'The chart tells the condition as past.',
  uncertain: 'The chart calls the condition uncertain.',
  'other-side': 'The chart names the condition of the other side only.',
  none: 'No words of the chart were found that support it.',
};

/** Said of a code whose condition no words name. */
export const onlySigns = 'The chart tells signs or treatment that go with it, and does not name the condition.';

function sayMissing({ text }: ChartReading, { evidence: { ofOtherKind } }: WrittenDiagnosis, support: Support): string {
  const [other] = support === 'none' ? ofOtherKind : [];
  return other ? `The chart names another kind: ${quote(text, other)}.` : reasons[support];
}

/** Why a code cannot stand on a claim whatever the chart says; null for a billable code of the table. */
function faultOf(
  reading: ChartReading,
  { known, written, code }: WrittenDiagnosis,
): readonly [CodeStatus, string] | null {
  if (!written.wellFormed) return ['invalid', 'It does not have the form of an ICD-10-CM code.'];
  if (known) return known.billable ? null : ['not-billable', sayHeading(reading, code)];
  const { fault, why } = readCodeYears(reading, code);
  const reason = why.charAt(0).toUpperCase() + why.slice(1);
  if (fault === 'not-loaded' || fault === 'other-year') return ['unknown', reason];
  if (reading.tables.icd.isComplete) return ['invalid', `It is not in ICD-10-CM FY${reading.tables.icd.fiscalYear}.`];
  const shorter = findShorter(reading, code);
  return ['unknown', shorter ? `It has more characters than the complete code ${shorter}.` : reason];
}

const sayHeading = (reading: ChartReading, code: string): string =>
  ['This is a header: a code with more characters is needed for billing.', sayBilledYears(reading, code)]
    .filter((sentence) => sentence !== '')
    .join(' ');

/**
 * The complete code that a longer one begins with: nothing stands below a billable code. None for one that another year has, nor where
 * the table of the year is not loaded, since codes are split.
 */
export function findShorter(reading: ChartReading, code: string): string | null {
  const { tables } = reading;
  if (readCodeYears(reading, code).fault !== 'nowhere') return null;
  for (let length = code.length - 1; length >= 3; length -= 1) {
    const parent = tables.icd.find(code.slice(0, length));
    if (parent?.billable && parent.code.length < code.length) return parent.code;
  }
  return null;
}

function assessDiagnosis(reading: ChartReading, diagnosis: WrittenDiagnosis): CodeAssessment {
  const { code, known, written } = diagnosis;
  const base = { code, system: 'ICD-10-CM' as const, title: known?.title ?? '', confidence: null };
  const at = [{ start: written.start, end: written.end }];
  const fault = faultOf(reading, diagnosis);
  if (fault) return { ...base, status: fault[0], evidence: at, reason: fault[1] };
  const support = supportOf(reading, diagnosis);
  if (support !== 'supported')
    return { ...base, status: 'unsupported', evidence: at, reason: sayMissing(reading, diagnosis, support) };
  const { words, isNamed } = supportingWords(reading, diagnosis);
  const evidence = words.slice(0, evidenceLimit).map(({ start, end }) => ({ start, end }));
  return { ...base, status: 'supported', evidence, reason: isNamed ? reasons.supported : onlySigns };
}

/** Judges every code that the chart names, once each, in the order in which they first stand. */
export function assessWrittenCodes(reading: ChartReading): CodeAssessment[] {
  const diagnoses = new Map(reading.diagnoses.map((diagnosis) => [diagnosis.code, diagnosis]));
  const first = new Map<string, WrittenCode>();
  for (const written of reading.codes) if (!first.has(written.code)) first.set(written.code, written);
  return [...first.values()].map((written) => {
    const diagnosis = diagnoses.get(written.code);
    return diagnosis ? assessDiagnosis(reading, diagnosis) : assessProcedure(reading, written);
  });
}
