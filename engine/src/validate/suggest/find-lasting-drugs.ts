import type { MedicationMention } from '../../clinical/find-medications.ts';
import type { Span } from '../../model/span.ts';
import type { ChartReading } from '../reading/read-chart.ts';
import type { Said } from '../reading/statements.ts';
import { lastingDrugs } from './data/lasting-drugs.ts';
import { silentSubjects } from './place-of-words.ts';
import { withPlace, type Suggestion } from './suggestion.ts';

type Row = (typeof lastingDrugs)[number];

const rowsByDrug = new Map<string, Row[]>();
for (const row of lastingDrugs)
  for (const drug of row[1].split(' ')) rowsByDrug.set(drug, [...(rowsByDrug.get(drug) ?? []), row]);

const isOver =
  /^[^.;,\n]{0,40}?(?:, ?)?\b(?:was |were )?(?:stopped|discontinued|finished|completed|tried|no longer)\b/i;
/** How far around a drug is read what it is taken for and how. */
const reach = 90;

/** A drug that the patient takes, and not for days: not stopped, denied, weighed or of a relative. */
export function isTakenOn({ change, duration, modifiers, statement, end }: Said<MedicationMention>): boolean {
  const { negated, family, hypothetical, uncertain } = modifiers;
  if (isOver.test(statement.text.slice(end - statement.start, end - statement.start + reach))) return false;
  return (
    change !== 'stop' &&
    duration === '' &&
    !negated &&
    !family &&
    !hypothetical &&
    !uncertain &&
    !silentSubjects.has(statement.subject) &&
    (!modifiers.historical || statement.subject === 'medications')
  );
}

const onceOnly =
  /\b(?:in (?:the )?(?:ed|er|clinic|office)|given|x ?1|once now|stat|drip|infusion|bolus|load(?:ed|ing)?|consider\w*|if|declin\w*|intoleran\w*|allerg\w*|samples?|hold|held|avoid\w*|failed|former\w*|IUD)\b/i;

function wordsAround(text: string, { statement, start, end }: Said<MedicationMention>): string {
  return text.slice(Math.max(statement.start, start - reach), Math.min(statement.end, end + reach));
}

/** The long use of drugs (Z79; Official Guidelines I.C.21.c.3): not for a short course and not for what was given once. */
export function findLastingDrugs(reading: ChartReading): Suggestion[] {
  const { text, medications, tables } = reading;
  const found = new Map<string, readonly Span[]>();
  for (const taken of medications) {
    const rows = rowsByDrug.get(taken.drug.generic.split(/[\s/-]/)[0] ?? '');
    if (!rows || !isTakenOn(taken)) continue;
    const around = wordsAround(text, taken);
    const row = onceOnly.test(around) ? undefined : rows.find(([, , near]) => !near || near.test(around));
    const code = row?.[0].split(' ').find((each) => tables.icd.find(each)?.billable);
    if (code === undefined) continue;
    found.set(code, withPlace(found.get(code), [{ start: taken.start, end: taken.end }]));
  }
  return [...found].map(([code, evidence]) => ({
    code,
    confidence: 0.7,
    evidence,
    reason: 'The chart lists the drug as taken; confirm that it is long-term.',
  }));
}
