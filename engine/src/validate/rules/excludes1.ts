import type { RaisedFlag } from '../../model/result.ts';
import { patternsFitting } from '../../codes/patterns-fitting.ts';
import type { NotedCodes } from '../../codes/tables/code-tables.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseCode } from '../raise-code.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { excludingPairs } from './data/excluding-pairs.ts';
import { isNoted } from '../reading/noted.ts';

const basis = 'ICD-10-CM Official Guidelines I.A.12.a; tabular list, Excludes1';

function raise(a: WrittenDiagnosis, b: WrittenDiagnosis, what: string, severity: 'high' | 'medium'): RaisedFlag {
  return raiseCode({
    severity,
    rule: 'excludes1',
    message: `${a.code} and ${b.code} exclude each other${what === '' ? ' by an Excludes1 note, unless the conditions are unrelated' : `: ${what}`}.`,
    query: 'Please clarify which of the two conditions the patient has, or that they are unrelated.',
    basis,
    codes: [a.code, b.code],
    sources: [a.written, b.written],
  });
}

const sidesOf = patternsFitting(excludingPairs.flatMap(([one, other]) => [one, other]));

/** The note of one code that names the other. A note on the code's own category names no sibling by the whole category. */
function findNote({ tables }: ChartReading, a: string, b: string): NotedCodes | undefined {
  return tables.notes.of(a, 'excludes1').find((note) => isNoted(note, b) && !isNoted(note, a));
}

function judge(reading: ChartReading, a: WrittenDiagnosis, b: WrittenDiagnosis): RaisedFlag | null {
  const [ofA, ofB] = [sidesOf(a.code), sidesOf(b.code)];
  const pair = excludingPairs.find(
    ([one, other]) => (ofA.has(one) && ofB.has(other)) || (ofB.has(one) && ofA.has(other)),
  );
  if (pair) return raise(a, b, pair[2], 'high');
  const noted = findNote(reading, a.code, b.code) ?? findNote(reading, b.code, a.code);
  // External causes stand beside anything; two long-term drugs may both be taken (Guidelines I.C.4.a.3).
  if (
    !noted ||
    (a.code.startsWith('Z79') && b.code.startsWith('Z79')) ||
    /^[V-Y]/.test(a.code) ||
    /^[V-Y]/.test(b.code)
  )
    return null;
  return raise(a, b, '', 'medium');
}

const mostCodes = 40;

/**
 * ICD-10-CM Official Guidelines I.A.12.a: two conditions of an Excludes1 note are not coded together, unless they are unrelated.
 */
export const excludes1: AuditRule = {
  name: 'excludes1',
  check: (reading) => {
    const codes = reading.diagnoses.filter(({ known }) => known !== null).slice(0, mostCodes);
    return codes.flatMap((a, at) => codes.slice(at + 1).flatMap((b) => judge(reading, a, b) ?? []));
  },
};
