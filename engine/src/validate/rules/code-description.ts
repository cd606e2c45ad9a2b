import { findConditions } from '../../codes/find-conditions.ts';
import type { Span } from '../../model/span.ts';
import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import { areKinCodes } from '../reading/clues.ts';
import type { WrittenDiagnosis } from '../reading/diagnoses.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import { tellingWords } from '../reading/telling-words.ts';
import { qualifierGroups } from './data/qualifiers.ts';

const sharesAny = (a: readonly string[], b: readonly string[]): boolean => a.some((stem) => b.includes(stem));

/** True where the words name another condition, and neither the code's condition nor any word of its title. */
function namesAnother({ code, known }: WrittenDiagnosis, words: string): boolean {
  const [beside, title] = [tellingWords(words), tellingWords(known?.title ?? '')];
  if (sharesAny(beside.heads, title.heads)) return false;
  const named = findConditions(words);
  if (named.length === 0 || named.some((mention) => areKinCodes(mention.code, code))) return false;
  // "Chest pain" beside a code for chest discomfort: the same part, told in general words.
  if (beside.heads.length === 0 && (sharesAny(beside.sites, title.sites) || sharesAny(beside.generic, title.generic))) return false; // prettier-ignore
  return !/^[ZVWXY]/.test(code) || named.every((mention) => /^[A-Q]/.test(mention.code));
}

const qualifiersOf = (words: string, group: readonly RegExp[]): number[] =>
  group.flatMap((each, at) => (each.test(words) ? [at] : []));

/** Words of which the title has the opposite: "type 1" beside a code for type 2. Sides are a rule of their own. */
function contradicts(title: string, words: string): boolean {
  return qualifierGroups.some((group) => {
    if (group.some((each) => each.test('left'))) return false;
    const [official, beside] = [qualifiersOf(title, group), qualifiersOf(words, group)];
    return official.length === 1 && beside.length === 1 && official[0] !== beside[0];
  });
}

function findFault(reading: ChartReading, diagnosis: WrittenDiagnosis): readonly [Span, string] | null {
  for (const place of diagnosis.descriptions) {
    const words = reading.text.slice(place.start, place.end);
    if (place.end - place.start > 120) continue;
    if (namesAnother(diagnosis, words) || contradicts(diagnosis.known?.title ?? '', words)) return [place, words];
  }
  return null;
}

/** ICD-10-CM Official Guidelines I.B.1 and I.B.14: the code and the provider's words must name the same condition. */
export const codeDescription: AuditRule = {
  name: 'code-description',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known }) => known !== null)
      .flatMap((diagnosis) => {
        const fault = findFault(reading, diagnosis);
        if (!fault) return [];
        const { code, known, written } = diagnosis;
        return [
          raiseCode({
            severity: 'high',
            rule: 'code-description',
            message: `${code} is "${known?.title ?? ''}", and the words beside it say ${quote(reading.text, fault[0])}.`,
            query: 'Please clarify which condition was treated.',
            basis: 'ICD-10-CM Official Guidelines I.B.1, I.B.14',
            codes: [code],
            sources: [written, fault[0]],
          }),
        ];
      }),
};
