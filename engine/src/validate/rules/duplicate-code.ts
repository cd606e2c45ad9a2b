import type { WrittenCode } from '../../codes/code-shape.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';

const listGap = 160;
const mostPlaces = 12;

/** "11642 (C44.319)": behind a procedure the code points at a diagnosis of the list. */
function pointsAt({ codes, text }: ChartReading, { start, line }: WrittenCode): boolean {
  const bracket =
    /\([^()]*$/.test(text.slice(line.start, start)) ||
    /\b(?:for|dx|pointer)\W{0,3}$/i.test(text.slice(Math.max(0, start - 10), start));
  return (
    bracket &&
    codes.some((other) => other.system !== 'ICD-10-CM' && other.line.start === line.start && other.end < start)
  );
}

/** Two places of one code in one list: on one line, or on list lines with codes between them and no more than a line or two apart. */
function findRepeat(
  reading: ChartReading,
  { occurrences, listed }: WrittenDiagnosis,
): readonly [WrittenCode, WrittenCode] | null {
  const places = occurrences.slice(0, mostPlaces).filter((place) => !pointsAt(reading, place));
  for (let at = 1; at < places.length; at += 1) {
    const [first, second] = [places[at - 1], places[at]];
    if (!first || !second) continue;
    if (
      first.line.start === second.line.start ||
      (listed.includes(first) && listed.includes(second) && isOneList(reading, first, second))
    )
      return [first, second];
  }
  return null;
}

/** Every step from one code to the next within the list is short, and no heading or empty line stands between. */
function isOneList({ codes, text }: ChartReading, first: WrittenCode, second: WrittenCode): boolean {
  const between = codes.filter(
    ({ start, system }) => start >= first.start && start <= second.start && system === 'ICD-10-CM',
  );
  return between.every((code, at) => {
    const next = between[at + 1];
    if (!next) return true;
    const gap = text.slice(code.end, next.start);
    return gap.length < listGap && !/\n\s*\n|\n[^\n]*(?:code|icd|billing|diagnos)[^\n]*:/i.test(gap);
  });
}

/** ICD-10-CM Official Guidelines I.B.12: each diagnosis code is reported once for an encounter. */
export const duplicateCode: AuditRule = {
  name: 'duplicate-code',
  check: (reading) =>
    reading.diagnoses.flatMap((diagnosis) => {
      const { code } = diagnosis;
      const repeat = diagnosis.occurrences.length > 1 ? findRepeat(reading, diagnosis) : null;
      if (!repeat) return [];
      return [
        raiseCode({
          severity: 'medium',
          rule: 'duplicate-code',
          message: `${code} is listed twice; a diagnosis code is reported once for a visit.`,
          basis: 'ICD-10-CM Official Guidelines I.B.12',
          codes: [code],
          sources: repeat,
        }),
      ];
    }),
};
