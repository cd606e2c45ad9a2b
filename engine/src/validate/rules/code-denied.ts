import type { AuditRule } from '../audit-rule.ts';
import { quote, raiseCode } from '../raise-code.ts';
import { supportOf } from '../reading/support.ts';

/** A relative's kindred disease (keloids) is not the patient's own (a hypertrophic scar): only words of the title itself tell of it. */
function sharesWord(words: string, title: string): boolean {
  const told = new Set(words.toLowerCase().match(/[a-z]{4,}/g));
  return (title.toLowerCase().match(/[a-z]{4,}/g) ?? []).some((word) => told.has(word));
}

/**
 * ICD-10-CM Official Guidelines IV.J and I.A.19: what the chart denies, or tells of the family only, is not coded as the patient's
 * (a family history has codes of its own, Z80-Z84).
 */
export const codeDenied: AuditRule = {
  name: 'code-denied',
  check: (reading) =>
    reading.diagnoses
      .filter(({ known }) => known?.billable)
      .flatMap((diagnosis) => {
        const support = supportOf(reading, diagnosis);
        if (support !== 'denied' && support !== 'family') return [];
        const { code, known, written, evidence, descriptions } = diagnosis;
        const [place] = support === 'denied' ? [...evidence.denied, ...descriptions] : evidence.ofFamily;
        if (
          !place ||
          (support === 'family' && !sharesWord(reading.text.slice(place.start, place.end), known?.title ?? ''))
        )
          return [];
        const said = 'sentence' in place ? place.sentence : place;
        const what = support === 'denied' ? 'denies the condition' : 'tells the condition of the family only';
        return [
          raiseCode({
            // Certain where the sentence names the condition itself; kindred words leave a doubt.
            severity: 'isNamed' in place && !place.isNamed ? 'medium' : 'high',
            rule: 'code-denied',
            message: `${code} (${known?.title ?? ''}) is coded, and the chart ${what}: ${quote(reading.text, said)}.`,
            query: `Please clarify whether the patient has the condition that ${code} stands for.`,
            basis: 'ICD-10-CM Official Guidelines I.A.19, IV.J',
            codes: [code],
            sources: [written, place],
          }),
        ];
      }),
};
