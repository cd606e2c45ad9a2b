import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { supportOf } from '../reading/support.ts';
import { findTitleConflict } from '../reading/title-conflict.ts';
import { stemWord } from '../reading/word-stems.ts';
import { detailRows } from './data/supported-details.ts';
import { isStatusShown } from './status-code.ts';

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
function raiseDetail(
  reading: ChartReading,
  { code, known, written, descriptions, isDiscussed }: WrittenDiagnosis,
): RaisedFlag[] {
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
}

/** "AK x3" for an actinic keratosis: capitals that the words of the title begin with. */
function isAbbreviated({ text, words }: ChartReading, { known, descriptions, listed }: WrittenDiagnosis): boolean {
  const letters =
    (known?.title.split(/[,([]/, 1)[0] ?? '')
      .match(/\b[A-Za-z](?=[a-z]{3})/g)
      ?.join('')
      .toUpperCase() ?? '';
  if (letters.length < 2 || letters.length > 5) return false;
  const own = [...descriptions, ...listed.map(({ line }) => line)];
  return Array.from(text.matchAll(new RegExp(String.raw`(?<!%[ ]?)\b${letters}s?\b`, 'g'))).some(({ index }) => {
    const modifiers = words.modifiersAt(index);
    return !modifiers?.negated && !modifiers?.family && !own.some(({ start, end }) => index >= start && index < end);
  });
}

/** The condition is told with another kind, course or place than the code names: chronic PTSD for a code of the acute. */
function raiseOther(reading: ChartReading, diagnosis: WrittenDiagnosis): RaisedFlag[] {
  const place = findTitleConflict(reading, diagnosis);
  if (!place) return [];
  const { code, known, written } = diagnosis;
  return [
    raiseCode({
      severity: 'medium',
      rule: 'code-unsupported',
      message: `${code} (${known?.title ?? ''}) is listed, and the chart tells it otherwise: ${quote(reading.text, place)}.`,
      query: 'Please clarify which kind of the condition the patient has.',
      basis,
      codes: [code],
      sources: [written, place],
    }),
  ];
}

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
        if (support === 'none')
          return isAbbreviated(reading, diagnosis) || isStatusShown(reading, diagnosis)
            ? []
            : [raiseWhole(reading, diagnosis)];
        if (support !== 'supported') return [];
        const details = raiseDetail(reading, diagnosis);
        return details.length > 0 ? details : raiseOther(reading, diagnosis);
      }),
};
