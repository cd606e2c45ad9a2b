import type { Subject } from '../../document/subjects.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import { isNote } from '../reading/under-headings.ts';

const kinds: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'office',
  'emergency',
  'admission',
  'consult',
  'discharge',
  'medication-visit',
  'behavioral-intake',
  'well',
  'prenatal',
  'telehealth',
  'telephone',
]);
const told =
  /\b(?:allerg(?:y|ies|ic|en|ens)|nkda|nka|nkma|anaphyla\w+|(?<!\b(?:cold|heat|exercise|activity|effort|glucose|lactose|feeding|orthostatic|carbohydrate) )intoleran(?:t|ce|ces)|adverse (?:drug )?reactions?)\b/i;
const orders: ReadonlySet<Subject> = new Set<Subject>([
  'plan',
  'assessment-and-plan',
  'discharge-medications',
  'disposition',
  'intervention',
  'hospital-course',
  'procedure',
  'technique',
  'anesthesia',
]);

/** Joint Commission RC.02.01.01 and PC.01.02.01: the record of one who is given drugs tells allergies, or that none are known. */
export const gapAllergies: AuditRule = {
  name: 'gap-allergies',
  check: (reading) => {
    if (!kinds.has(reading.kind) || !isNote(reading) || told.test(reading.text)) return [];
    const given = reading.medications.filter(({ modifiers, change }) => !modifiers.negated && change !== 'stop');
    const order = given.find(
      ({ change, statement: { subject } }) => change === 'start' || (subject !== undefined && orders.has(subject)),
    );
    const drug = order ?? given[0];
    if (!drug) return [];
    return [
      raiseGap({
        severity: order ? 'medium' : 'low',
        rule: 'gap-allergies',
        name: 'Allergies',
        message: `none are told, nor that none are known, and the chart names ${drug.name}.`,
        query: 'Please document the allergies of this patient, or that none are known.',
        basis: 'Joint Commission RC.02.01.01',
        sources: [{ start: drug.start, end: drug.end }],
      }),
    ];
  },
};
