import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { supportOf } from '../reading/support.ts';
import { stemWord } from '../reading/word-stems.ts';
import { detailRows } from './data/supported-details.ts';

const basis = 'ICD-10-CM Official Guidelines I.A.19, IV.J: a code needs the provider’s statement of the condition';

function raiseWhole(
  { text }: ChartReading,
  { code, known, written, evidence: { ofOtherKind } }: WrittenDiagnosis,
): RaisedFlag {
  const [other] = ofOtherKind;
  return raiseCode({
    severity: 'medium',
    rule: 'code-unsupported',
    message: other
      ? `${code} (${known?.title ?? ''}) is listed, and the chart names another kind: ${quote(text, other)}.`
      : `${code} (${known?.title ?? ''}) is listed, and nothing else in the chart speaks of the condition.`,
    query: `Please document the findings and management that go with ${code}, or whether it applies to this visit.`,
    basis,
    codes: [code],
    sources: [written],
  });
}

/** A detail that the code claims and no word of the chart shows: E11.22 where nothing tells of the kidneys. */
function raiseDetail(reading: ChartReading, { code, known, written, descriptions, isDiscussed }: WrittenDiagnosis): RaisedFlag[] {
  const row = detailRows.find(({ codes }) => codes.test(code));
  if (!row || isDiscussed) return [];
  const shown = row.words.some((word) =>
    (reading.words.byStem.get(stemWord(word)) ?? []).some(
      ({ start, end, modifiers: { family, negated } }) =>
        !family &&
        (!negated || row.shownByLack.includes(word)) &&
        !descriptions.some((own) => start >= own.start && end <= own.end),
    ),
  );
  if (shown || reading.medications.some(({ drug }) => row.words.includes(drug.generic))) return [];
  return [
    raiseCode({
      severity: 'medium',
      rule: 'code-unsupported',
      message: `${code} (${known?.title ?? ''}) includes ${row.name}, and the chart does not speak of it.`,
      query: 'Please document any complication of the condition that is present.',
      basis,
      codes: [code],
      sources: [written],
    }),
  ];
} // prettier-ignore

/**
 * ICD-10-CM Official Guidelines I.A.19 and IV.J: a code rests on the provider's statement that the patient has the condition, and
 * on care for it at the visit. Raised where the chart says nothing of it but the line that lists the code.
 */
export const codeUnsupported: AuditRule = {
  name: 'code-unsupported',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known }) => known?.billable)
      .flatMap((diagnosis) => {
        const support = supportOf(reading, diagnosis);
        if (support === 'none') return [raiseWhole(reading, diagnosis)];
        return support === 'supported' ? raiseDetail(reading, diagnosis) : [];
      }),
};
