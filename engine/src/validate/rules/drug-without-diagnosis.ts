import type { MedicationMention } from '../../clinical/find-medications.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raise } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said } from '../reading/statements.ts';
import { isNote, visitKinds } from '../reading/under-headings.ts';
import { isTakenOn } from '../suggest/find-lasting-drugs.ts';
import { tellingDrugs, type TellingDrug } from './data/telling-drugs.ts';

/** In these whoever writes answers for what the patient takes. */
const kinds: ReadonlySet<string> = new Set([...visitKinds, 'progress', 'discharge']);
const mostFlags = 3;

const rowOf = ({ drug }: Said<MedicationMention>): TellingDrug | undefined => {
  const name = drug.generic.split(/[\s/]/)[0] ?? '';
  return tellingDrugs.find(({ drugs }) => drugs.has(name) || drugs.has(drug.generic));
};

/** Something in the chart says what it is for: a code, a condition, or a word, /** Something in the chart says what it is for: a code, a condition, or a word. */
const denied = /\b(?:no|not|denies|without|negative for|never)\b[^.;\n]{0,60}$/i;

/** A word by which charts name what the drug is for, as there: an organ that is looked at, and what is denied, explain nothing. */
function isNamed({ statements }: ChartReading, { words }: TellingDrug): boolean {
  return statements.some(({ text, subject }) => {
    const match = words.exec(text);
    if (!match || subject === 'family-history') return false;
    return subject === 'physical-examination'
      ? !/\bthyroid\b/i.test(match[0])
      : !denied.test(text.slice(0, match.index));
  });
}

function isExplained(reading: ChartReading, row: TellingDrug): boolean {
  const { codes, mentions } = reading;
  return (
    codes.some(({ code, system }) => system === 'ICD-10-CM' && row.codes.test(code)) ||
    mentions.some(({ code, modifiers }) => row.codes.test(code) && !modifiers.negated && !modifiers.family) ||
    isNamed(reading, row)
  );
}

/**
 * A drug that is taken for few conditions, of which the chart names none: asked about, and no diagnosis is named (AHIMA/ACDIS, Guidelines for
 * Achieving a Compliant Query Practice, 2022: clinical indicators without a diagnosis). To be looked at before billing: a drug of another patient comes in this way too.
 */
export const drugWithoutDiagnosis: AuditRule = {
  name: 'drug-without-diagnosis',
  check: (reading) => {
    if (!kinds.has(reading.kind) || !isNote(reading)) return [];
    const asked = new Map<TellingDrug, Said<MedicationMention>>();
    for (const taken of reading.medications) {
      const row = rowOf(taken);
      if (row && !asked.has(row) && isTakenOn(taken) && !isExplained(reading, row)) asked.set(row, taken);
    }
    return [...asked.values()].slice(0, mostFlags).map((taken): RaisedFlag => {
      const name = taken.drug.generic;
      return raise({
        severity: 'medium',
        rule: 'drug-without-diagnosis',
        message: `The patient takes ${name}, and the chart names nothing that it is for.`,
        query: `Please document the condition for which ${name} is taken, if it was managed or considered at this visit.`,
        basis:
          'AHIMA/ACDIS, Guidelines for Achieving a Compliant Query Practice (2022); ICD-10-CM Official Guidelines IV.J',
        sources: [{ start: taken.start, end: taken.end }],
      });
    });
  },
};
