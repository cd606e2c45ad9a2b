import type { MedicationMention } from '../../clinical/find-medications.ts';
import type { Subject } from '../../note/section-ids.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said } from '../reading/statements.ts';

const planned: ReadonlySet<Subject> = new Set<Subject>(['plan', 'assessment-and-plan', 'discharge-medications', 'disposition']); // prettier-ignore
/** Drugs whose dose is no fixed number, or that are named as a group or a test. */
const doseless =
  /^(?:insulin.*|heparin|oxygen|lidocaine|bupivacaine|epinephrine|contrast|saline|naloxone|nicotine|vaccine|vitamin.*|multivitamin|warfarin|propofol|sevoflurane|alcohol|cocaine|cannabis|marijuana|methadone|caffeine)$/;
const form =
  /\b(?:cream|ointment|gel|lotion|drops?|shampoo|patch(?:es)?|inhaler|nebuli[sz]er|spray|injections?|infusion|drip|gtt|iv|bolus|protocol|sliding scale|vaccine|shot|pump|titrat\w+|per (?:pharmacy|protocol|label|package|psychiatry|cardiology|oncology)|otc|over[- ]the[- ]counter|taper|pack|rinse|wash|powder|level|same dose|current dose|consider|versus|vs|education|declin\w+|allerg\w+|avoid|side effects?|risks?)\b/i;

/** An order that names the drug first, or after another one: "Ibuprofen with food for 5 days". */
function opensLine({ start, statement, change }: Said<MedicationMention>): boolean {
  if (change !== 'none') return false;
  const before = statement.text.slice(0, start - statement.start);
  // A mention may hold the words of how it is taken.
  const after = statement.text.slice(start - statement.start).replace(/^\S+/, '');
  const isOther = /\b(?:stop\w*|discontinu\w+|continu\w+|hold|held|same|refill\w*|level|dose|to be|will|was|is|were|are|avoid\w*|weighed|not|no|trial of|failed|if ineffective|next|later|ordered|given|received|work\w*|help\w*|increas\w+|decreas\w+|raise\w*|lower\w*|up|down|allerg\w*|check\w*)\b/i; // prettier-ignore
  return /(?:^|[,;:]|\b(?:and|then|with|trial of))\W{0,6}(?:\d[.)]\s)?$/i.test(before) && !isOther.test(statement.text) && /^\s(?:with|for|if|prn|as|at|by|po|daily|nightly|twice|three|every|q\w*|bid|tid|until|x\b)/i.test(after); // prettier-ignore
}

/** Drugs begun in the plan, and those of a list at discharge, of which a pharmacist could not tell how much or how often. */
function unclearOrders({ medications }: ChartReading): { mention: Said<MedicationMention>; what: string }[] {
  return medications.flatMap((mention) => {
    const { drug, dose, frequency, change, modifiers, statement } = mention;
    const isOrder =
      ((change === 'start' || opensLine(mention)) &&
        (statement.subject === undefined ? change === 'start' : planned.has(statement.subject))) ||
      statement.subject === 'discharge-medications';
    if (!isOrder || modifiers.negated || modifiers.hypothetical || modifiers.historical) return [];
    if (
      /\b(?:stopped|discontinued)\b/i.test(statement.text) ||
      doseless.test(drug.generic) ||
      form.test(statement.text)
    )
      return [];
    const after = statement.text.slice(mention.end - statement.start);
    if (
      dose === '' &&
      /^[^,;\n\d]{0,20}\d+(?![\d.]|\s?(?:days?|d\b|weeks?|wks?|months?|hours?|times|more))/.test(after)
    )
      return [];
    if (dose === '') return [{ mention, what: frequency === '' ? 'dose and frequency' : 'dose' }];
    return frequency === '' && !/\b(?:once|x ?1|stat|daily|day|night|morning|evening|bedtime|hours?|hs|qd|bid|tid|qid|q\d|weekly|prn|dose|now|given)\b/i.test(statement.text) // prettier-ignore
      ? [{ mention, what: 'frequency' }]
      : [];
  });
}

/** Where a change of a dose is decided; under a numbered problem no heading stands. */
const changing: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([...planned, 'assessment', undefined]);

/** Drugs whose dose is raised or lowered to nobody knows what: the dose of before does not tell the new one. */
function unclearChanges({ medications }: ChartReading): { mention: Said<MedicationMention>; what: string }[] {
  return medications.flatMap((mention) => {
    const { drug, dose, modifiers, statement, start, end } = mention;
    if (!changing.has(statement.subject) || modifiers.negated || modifiers.hypothetical) return [];
    if (dose !== '' || doseless.test(drug.generic) || form.test(statement.text)) return [];
    const before = statement.text.slice(Math.max(0, start - statement.start - 30), start - statement.start);
    const after = statement.text.slice(end - statement.start, end - statement.start + 24);
    if (/\d/.test(after) || /\d/.test(before)) return [];
    const isChanged = /\b(?:increas\w*|rais\w+|lower\w*|decreas\w*|reduc\w+|up)\s(?:the\s|her\s|his\s|your\s|dose of\s)*$/i.test(before) || /^(?:\s(?:ER|XR|XL|SR|LA|CR|DR|IR))?\s(?:up|down)\b/i.test(after); // prettier-ignore
    return isChanged ? [{ mention, what: 'new dose' }] : [];
  });
}

/** Drugs of a list in which most have a dose, without one. */
function unclearInList({ medications }: ChartReading): { mention: Said<MedicationMention>; what: string }[] {
  const listed = medications.filter(({ statement, modifiers }) => statement.subject === 'medications' && !modifiers.negated && !/\b(?:stopped|discontinued|held|off)\b/i.test(statement.text)); // prettier-ignore
  const doseOf = ({ dose, statement, end, start }: Said<MedicationMention>): boolean =>
    dose !== '' || /\d/.test(statement.text.slice(start - statement.start, end - statement.start)) || form.test(statement.text) || /^[^,;\n]{0,30}\d/.test(statement.text.slice(end - statement.start)) || /\d\s?(?:mg|mcg|g|units?)\s$/.test(statement.text.slice(0, start - statement.start)); // prettier-ignore
  const without = listed.filter((mention) => !doseless.test(mention.drug.generic) && !doseOf(mention));
  return without.length * 2 < listed.length ? without.map((mention) => ({ mention, what: 'dose' })) : [];
}

/** What goes on as it was: nobody can tell as it was what, where no place of the chart has the dose. */
const goesOn = /\b(?:unchanged|same|continu\w+|as before|resum\w+|refill\w*|renew\w*|new)\b/i;

/** Drugs that go on or are new without a dose, in a chart that gives one for others. */
function unclearToGoOn({ medications }: ChartReading): { mention: Said<MedicationMention>; what: string }[] {
  if (!medications.some(({ dose }) => dose !== '')) return [];
  return medications.flatMap((mention) => {
    const { drug, dose, modifiers, statement, start, end, change } = mention;
    if (dose !== '' || change === 'stop' || doseless.test(drug.generic) || form.test(statement.text)) return [];
    if (modifiers.negated || modifiers.hypothetical || modifiers.historical || modifiers.family) return [];
    if (statement.subject !== 'discharge-medications' && !changing.has(statement.subject)) return [];
    const before = statement.text.slice(Math.max(0, start - statement.start - 24), start - statement.start);
    const after = statement.text.slice(end - statement.start, end - statement.start + 24);
    const beside = `${before.split(/[.;]/).at(-1)} ${after.split(/[.;\n]/)[0]}`;
    return goesOn.test(beside) && !/\d/.test(beside) ? [{ mention, what: 'dose' }] : [];
  });
}

/** Joint Commission NPSG.03.06.01: a medication is documented with name, dose, route and frequency. */
export const gapMedicationDose: AuditRule = {
  name: 'gap-medication-dose',
  check: (reading) => {
    const seen = new Set<string>();
    return [
      ...unclearOrders(reading),
      ...unclearChanges(reading),
      ...unclearInList(reading),
      ...unclearToGoOn(reading),
    ].flatMap(({ mention, what }) => {
      const { generic } = mention.drug;
      // Told anywhere in the chart, the dose is known.
      const told = reading.medications.some((other) => other.drug.generic === generic && other.dose !== '' && what.startsWith('dose')); // prettier-ignore
      if (seen.has(generic) || told) return [];
      seen.add(generic);
      return [
        raiseGap({
          severity: 'medium',
          rule: 'gap-medication-dose',
          name: `${what[0]?.toUpperCase()}${what.slice(1)} of ${mention.name}`,
          message: 'the medication stands without it.',
          query: `Please document the ${what} of ${mention.name}.`,
          basis: 'Joint Commission NPSG.03.06.01',
          sources: [{ start: mention.start, end: mention.end }],
        }),
      ];
    });
  },
};
