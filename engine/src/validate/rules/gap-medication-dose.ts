import type { Subject } from '../../document/subjects.ts';
import type { RaisedFlag } from '../../model/result.ts';
import type { AuditRule } from '../audit-rule.ts';
import { raiseGap } from '../raise.ts';
import { readDrugItems, type DrugItem } from '../reading/drug-items.ts';
import type { ChartKind } from '../reading/note-kind.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import * as words from './data/dose-words.ts';

/** What of an order nobody can tell. */
interface Unclear {
  readonly item: DrugItem;
  readonly what: 'dose' | 'dose and frequency' | 'frequency' | 'new dose';
}

const planned: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([
  'plan',
  'assessment-and-plan',
  'discharge-medications',
  'disposition',
]);
/** Where a change of a dose is decided; under a numbered problem no heading stands. */
const changing: ReadonlySet<Subject | undefined> = new Set<Subject | undefined>([...planned, 'assessment', undefined]);

/** A count of days, weeks or times is no strength, nor is a year. */
const counts =
  /\b(?:(?:for|x|in|after|over|since|until|on|within|by|at|day|days)\s?)?(?:(?:19|20)\d\d\b|\d[\d/-]*\s?(?:days?|d\b|weeks?|wks?|months?|years?|hours?|hrs?|h\b|times|more|refills?))|\b(?:days?|weeks?) \d+(?:\s?-\s?\d+)?|\b(?:since|until|on|by|in) \d[\d/]*/gi;
/** "8 tablets" behind a comma is what the pharmacy hands out. */
const dispensed = /,\s?#?\d+\s?(?:tablets?|tabs?|capsules?|caps?|pills?|doses?)\b/gi;

/** A number that is a strength by its unit; "to 100 mg" is what it is raised to. */
const measured = /(?<!\bto )\b\d[\d.,/-]*\s?(?:mg|mcg|g|grams?|units?|ml|meq|puffs?|tablets?|tabs?|caps?(?:ules?)?|%)/i;

/** True where the words after a drug give a number that can be its strength. */
function hasStrength(rest: string): boolean {
  const words = rest.replace(dispensed, ' ').replace(counts, ' ');
  return /\d/.test(words.split(/,(?!\s?\d)/, 1)[0] ?? '') || measured.test(words);
}

/** True where the drug's dose is told at this place. */
function isDosed({ mention: { dose, statement, start, end }, rest, joined, lead }: DrugItem): boolean {
  const isHandedOut =
    /^\d+ (?:tablets?|capsules?|pills?)$/.test(dose) && (rest.match(dispensed) ?? []).some((one) => one.includes(dose));
  if (dose !== '' && !isHandedOut) return true;
  const written = isHandedOut ? '' : statement.text.slice(start - statement.start, end - statement.start);
  const isSpelled = words.spelledAmount.test(joined) && !/\d/.test(joined);
  return hasStrength(rest) || hasStrength(written) || isSpelled || /\d\s?(?:mg|mcg|g|units?)\s$/.test(lead);
}

/** "Dementia without behavioral disturbance: rivastigmine": what is denied of the problem is not denied of the drug. */
function isDenied({ mention: { modifiers }, before, after }: DrugItem): boolean {
  return (
    modifiers.negated &&
    /\b(?:no|not|never|without|den\w+|declin\w+|nor|neither|none|avoid\w*)\b/i.test(`${before} ${after}`)
  );
}

/** True for what is denied, supposed, past, of the family, spoken of, stopped, or has no dose of its own. */
function isNoOrder(item: DrugItem): boolean {
  const { mention, lead, before, after, clause } = item;
  const { drug, change, modifiers } = mention;
  if (isDenied(item) || modifiers.hypothetical || modifiers.historical || modifiers.family || change === 'stop')
    return true;
  if (words.doseless.test(drug.generic) || words.form.test(`${before} ${after}`)) return true;
  if (words.weighed.test(clause) || (change === 'none' && words.spokenOf.test(clause))) return true;
  const ended = lead.search(words.ending);
  return ended >= 0 && !words.ordering.test(lead.slice(ended));
}

/** A drug that begins an item, or stands behind a verb that orders; what stands in brackets explains. */
function isOrdered({ mention, lead, before, after }: DrugItem): boolean {
  if (mention.change === 'start') return true;
  if (lead.lastIndexOf('(') > lead.lastIndexOf(')')) return false;
  const begins =
    /(?:^|[,;:-]|\b(?:and|then|with|plus))\W{0,6}(?:\w{1,2}[.)]\s)?(?:(?:oral|topical|daily|low-dose|high-dose|scheduled|rescue)\s)?$/i.test(
      lead,
    );
  if (!begins && !words.ordering.test(before)) return false;
  return !words.noOrder.test(`${begins ? '' : before} ${after}`);
}

/** Drugs ordered in the plan, and those of a list at discharge, without a dose. */
function ordersWithoutDose(items: readonly DrugItem[]): Unclear[] {
  return items.flatMap((item) => {
    const { statement, change } = item.mention;
    const isOrder =
      statement.subject === 'discharge-medications' ||
      (planned.has(statement.subject) && isOrdered(item)) ||
      (change === 'start' && (statement.subject === undefined || words.imperative.test(item.lead)));
    if (!isOrder || isDosed(item) || isNoOrder(item) || words.noOrder.test(item.after)) return [];
    return [{ item, what: item.mention.frequency === '' ? 'dose and frequency' : 'dose' }];
  });
}

/** Drugs whose dose is raised or lowered to nobody knows what: the dose of before does not tell the new one. */
function unclearChanges(items: readonly DrugItem[]): Unclear[] {
  return items.flatMap((item) => {
    const { mention, lead, rest } = item;
    const isDecided = changing.has(mention.statement.subject) || words.imperative.test(lead);
    if (!isDecided || isNoOrder(item) || isDosed(item)) return [];
    const isChanged = words.changedBefore.test(lead) || words.changedAfter.test(rest);
    return isChanged && !words.spelledTo.test(rest) ? [{ item, what: 'new dose' }] : [];
  });
}

/** Drugs of a list without a dose, in a list or a chart that mostly gives one. */
function listedWithoutDose(items: readonly DrugItem[]): Unclear[] {
  const listed = items.filter(
    ({ mention: { statement }, before, after, lead }) =>
      statement.subject === 'medications' &&
      !words.ending.test(`${before} ${after}`) &&
      !/\b(?:stop\w*|d\/c\W?d?|held|hold):/i.test(lead),
  );
  const isWithout = (item: DrugItem): boolean => {
    const { mention, before, after } = item;
    if (words.doseless.test(mention.drug.generic) || isDenied(item)) return false;
    return !words.form.test(`${before} ${after}`) && !isDosed(item);
  };
  const without = listed.filter(isWithout);
  const dosed = items.filter(({ mention }) => mention.dose !== '').length;
  return without.length * 2 <= listed.length || (without.length === 1 && dosed > 0)
    ? without.map((item) => ({ item, what: 'dose' }))
    : [];
}

/** Drugs that go on or are new without a dose, in a chart that gives one for others. */
function unclearToGoOn(items: readonly DrugItem[]): Unclear[] {
  if (!items.some(({ mention }) => mention.dose !== '')) return [];
  return items.flatMap((item) => {
    if (!changing.has(item.mention.statement.subject) || isDosed(item) || isNoOrder(item)) return [];
    const beside = `${item.lead.slice(-24)} ${item.rest.slice(0, 24)}`;
    return words.goesOn.test(beside) && !/\d/.test(beside.replace(counts, ' ')) ? [{ item, what: 'dose' }] : [];
  });
}

/** True where nothing tells how often a drug is taken; an order for when it is needed says how often at most. */
function isWithoutFrequency({ mention, joined, rest, lead }: DrugItem): boolean {
  const { frequency, drug, statement } = mention;
  const isRescue = words.rescueDrugs.test(drug.generic) || /\brescue\b/i.test(lead);
  const isOrder = planned.has(statement.subject) && !isRescue;
  if (frequency !== '' && !/^with\b/i.test(frequency) && !(isOrder && frequency === 'as needed')) return false;
  if (words.timing.test(rest) || words.timing.test(joined)) return false;
  if (isOrder) return !words.handedOut.test(rest) || words.whenNeeded.test(rest);
  return !words.whenNeeded.test(rest) && !words.handedOut.test(rest);
}

/** Drugs with a dose of which nothing tells how often: orders of the plan, and in lists that tell it of most. */
function withoutFrequency(items: readonly DrugItem[]): Unclear[] {
  const open = items.filter((item) => {
    const { mention, before, rest } = item;
    if (words.ending.test(`${before} ${rest}`)) return false;
    if (mention.dose === '' || isNoOrder(item) || words.doneAlready.test(mention.statement.text)) return false;
    return isWithoutFrequency(item);
  });
  const isListed = ({ mention }: DrugItem): boolean => mention.statement.subject === 'medications';
  const openInList = open.filter(isListed);
  const told = items.filter(({ mention }) => mention.frequency !== '').length;
  const ofPlan = open.filter(({ mention }) => planned.has(mention.statement.subject));
  return [...ofPlan, ...(told >= openInList.length ? openInList : [])].map((item) => ({ item, what: 'frequency' }));
}

/** True where another place of the chart tells what is missing here. */
function isToldElsewhere({ medications }: ChartReading, { item, what }: Unclear): boolean {
  const { generic } = item.mention.drug;
  return medications.some(
    (other) =>
      other !== item.mention &&
      other.drug.generic === generic &&
      (what.startsWith('dose') ? other.dose !== '' : what === 'frequency' && other.frequency !== ''),
  );
}

function raiseUnclear({ item: { mention }, what }: Unclear): RaisedFlag {
  return raiseGap({
    severity: 'medium',
    rule: 'gap-medication-dose',
    name: `${what[0]?.toUpperCase()}${what.slice(1)} of ${mention.name}`,
    message: 'the medication stands without it.',
    query: `Please document the ${what} of ${mention.name}.`,
    basis: 'Joint Commission NPSG.03.06.01',
    sources: [{ start: mention.start, end: mention.end }],
  });
}

/** Notes of those who name the drugs that others order. */
const others: ReadonlySet<ChartKind> = new Set<ChartKind>([
  'case-management',
  'imaging',
  'psychotherapy',
  'rehabilitation',
]);

/** Joint Commission NPSG.03.06.01: a medication is documented with name, dose, route and frequency. */
export const gapMedicationDose: AuditRule = {
  name: 'gap-medication-dose',
  check: (reading) => {
    if (others.has(reading.kind)) return [];
    const items = readDrugItems(reading.medications);
    const unclear = [ordersWithoutDose, unclearChanges, listedWithoutDose, unclearToGoOn, withoutFrequency].flatMap(
      (find) => find(items),
    );
    const seen = new Set<string>();
    return unclear.flatMap((one) => {
      const { generic } = one.item.mention.drug;
      if (seen.has(generic) || isToldElsewhere(reading, one)) return [];
      seen.add(generic);
      return [raiseUnclear(one)];
    });
  },
};
