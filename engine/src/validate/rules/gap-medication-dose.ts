import type { MedicationMention } from '../../clinical/find-medications.ts';
import type { Subject } from '../../note/section-ids.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said } from '../reading/statements.ts';

const planned: ReadonlySet<Subject> = new Set<Subject>(['plan', 'assessment-and-plan', 'discharge-medications', 'disposition']); // prettier-ignore
/** Drugs whose dose is no fixed number, or that are named as a group or a test. */
const doseless =
  /^(?:insulin|heparin|oxygen|lidocaine|bupivacaine|epinephrine|contrast|saline|naloxone|nicotine|vaccine|vitamin.*|multivitamin|warfarin|propofol|sevoflurane|alcohol|cocaine|cannabis|marijuana|methadone|caffeine|albuterol|levalbuterol|sumatriptan|rizatriptan|nitroglycerin|prenatal.*)$/;
const form =
  /\b(?:cream|ointment|gel|lotion|drops?|shampoo|patch(?:es)?|inhaler|nebuli[sz]er|spray|injections?|infusion|drip|gtt|iv|bolus|protocol|sliding scale|vaccine|shot|pump|titrat\w+|per (?:pharmacy|protocol|label|package|psychiatry|cardiology|oncology)|otc|over[- ]the[- ]counter|taper|pack|rinse|wash|powder|level|same dose|current dose|consider|versus|vs|education|declin\w+|allerg\w+|avoid|side effects?|risks?)\b/i;

/** An order that names the drug first, or after another one: "Ibuprofen with food for 5 days". */
function opensLine({ name, start, statement, change }: Said<MedicationMention>): boolean {
  if (change !== 'none') return false;
  const before = statement.text.slice(0, start - statement.start);
  // A mention may hold the words of how it is taken.
  const after = statement.text.slice(start - statement.start + Math.max(name.length, 1)).replace(/^[^\s,;]*/, '');
  const isOther = /\b(?:stop\w*|discontinu\w+|continu\w+|hold|held|same|refill\w*|level|dose|to be|will|was|is|were|are|avoid\w*|weighed|not|no|trial of|failed|if ineffective|next|later|ordered|given|received|work\w*|help\w*|increas\w+|decreas\w+|raise\w*|lower\w*|up|down|allerg\w*|check\w*)\b/i; // prettier-ignore
  return /(?:^|[,;:]|\b(?:and|then|with|trial of))\W{0,6}(?:\d[.)]\s)?$/i.test(before) && !isOther.test(statement.text) && /^\s(?:with|for|if|prn|as|at|by|po|daily|nightly|twice|three|each|every|once|four|five|q\w*|bid|tid|qid|until|x\b)/i.test(after); // prettier-ignore
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
  return without.length * 2 <= listed.length ? without.map((mention) => ({ mention, what: 'dose' })) : [];
}

/** How often, when, or up to when: of one item of a list. */
const timing =
  /\b(?:once|twice|thrice|x ?\d|stat|daily|nightly|weekly|monthly|day|night|morning|evening|bedtime|noon|breakfast|lunch|dinner|supper|meals?|hours?|hs|qd|qod|qhs|qam|qpm|ac|pc|bid|tid|qid|q ?\d+ ?h?\w*|every|each|other|prn|as (?:needed|directed|before)|if|when|per|before|after|am|pm|times?|now|today|single|one[- ]time|given|received|tablets?|capsules?|doses?|dispense\w*|max\w*|up to|then|weeks|hourly|continuous\w*|chronic\w*|months?|drip|total|loading|immediate\w*|mon|tue|wed|thu|fri|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|#\s?\d|\bq[a-z]{1,3}\b|\d\/(?:day|d|wk|week)\b/i;
const doneAlready = /\b(?:given|received|administered|took|was|were|had|ordered|used|inject\w*|infiltrat\w*|tried|fail\w*|level|pre-?op\w*|intra-?op\w*|induction|before (?:the )?incision|weeks? of)\b/i; // prettier-ignore

/** The words of one item: from the drug to the next mark, or the next drug. */
function itemOf({ statement, start }: Said<MedicationMention>, next: Said<MedicationMention> | undefined): string {
  const from = start - statement.start;
  const until = next && next.statement === statement ? next.start - statement.start : statement.text.length;
  // "Calcium 600 mg with vitamin D 400 units twice daily" is one item.
  const to = /\b(?:with|and|plus)\s*$|[/+-]\s*$/i.test(statement.text.slice(from, until)) ? statement.text.length : until; // prettier-ignore
  return statement.text.slice(from, to).split(/[;\n]|\.\s/, 1)[0] ?? '';
}

/** Drugs with a dose of which nothing tells how often: orders of the plan, and in lists that tell it of most. */
function withoutFrequency({ medications }: ChartReading): { mention: Said<MedicationMention>; what: string }[] {
  const open = medications.filter((mention, at) => {
    const { drug, dose, frequency, change, modifiers, statement } = mention;
    if (
      dose === '' ||
      (frequency !== '' && !/^with\b/i.test(frequency)) ||
      change === 'stop' ||
      doseless.test(drug.generic)
    )
      return false;
    if (modifiers.negated || modifiers.hypothetical || modifiers.historical || modifiers.family) return false;
    if (form.test(statement.text) || doneAlready.test(statement.text)) return false;
    return !timing.test(itemOf(mention, medications[at + 1]));
  });
  const listed = medications.filter(({ statement: { subject } }) => subject === 'medications');
  const openInList = open.filter(({ statement: { subject } }) => subject === 'medications');
  const told = listed.filter(({ frequency }) => frequency !== '').length;
  const ofPlan = open.filter(({ statement: { subject } }) => subject !== undefined && planned.has(subject));
  return [...ofPlan, ...(told > openInList.length ? openInList : [])].map((mention) => ({
    mention,
    what: 'frequency',
  }));
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
      ...withoutFrequency(reading),
    ].flatMap(({ mention, what }) => {
      const { generic } = mention.drug;
      // Told anywhere in the chart, the dose or the frequency is known.
      const told = reading.medications.some((other) => other.drug.generic === generic && (what.startsWith('dose') ? other.dose !== '' : what === 'frequency' && other.frequency !== '')); // prettier-ignore
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
