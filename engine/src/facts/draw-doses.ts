import { cutRuns } from '../blocks/cut-runs.ts';
import { cutSentences } from '../blocks/cut-sentences.ts';
import { doseTaken, mayTakeDose } from '../blocks/says-taken.ts';
import { findMedicationsIn, type MedicationMention } from '../clinical/find-medications.ts';
import type { ReadText } from '../text/read-text.ts';
import type { Draft } from './fact-maker.ts';
import type { PlacedClause } from './placed-clause.ts';
import { factOf } from './read-medications.ts';

/** How far back the one drug of a text may be named. */
const reach = 600;

/** The only drug that is named before a place, and not as a relative's, denied or stopped. */
function onlyDrugBefore(text: string, at: number): MedicationMention | undefined {
  const named = findMedicationsIn(text.slice(0, at));
  const [first] = named;
  const last = named.at(-1);
  if (!first || !last || at > reach || new Set(named.map(({ drug }) => drug.generic)).size > 1) return undefined;
  const { negated, family, hypothetical } = last.modifiers;
  return negated || family || hypothetical || last.change === 'stop' ? undefined : last;
}

/**
 * What is taken of the one drug that a text has named so far, where its dose stands by itself: "isotretinoin f/u month 3. On 30
 * mg od". The fact rests on both places. @param listed generic names that are in a list already; grows
 */
export function drawDoses(read: ReadText, clauses: readonly PlacedClause[], listed: Set<string>): Draft[] {
  const { text } = read;
  return clauses.flatMap((clause) => {
    if (clause.start > reach || !mayTakeDose.test(text.slice(clause.start, clause.end))) return [];
    const runs = cutSentences(read, clause).flatMap((sentence) => cutRuns(read, sentence));
    return runs.flatMap((run) => {
      const words = text.slice(run.start, run.end);
      const verb = doseTaken.exec(words)?.[0];
      const before = verb === undefined ? undefined : onlyDrugBefore(text, run.start);
      if (verb === undefined || !before || listed.has(before.drug.generic) || findMedicationsIn(words).length > 0)
        return [];
      const [taken] = findMedicationsIn(`${before.name} ${words.slice(verb.length)}`);
      if (taken === undefined || taken.dose === '') return [];
      listed.add(before.drug.generic);
      const reading = { read, text, clause: { ...clause, subject: 'medications', problem: undefined } as const };
      const length = taken.end - before.name.length - 1;
      const dose = { start: run.start, end: run.start + verb.length + length };
      const fact = factOf(reading, taken, 'taken', dose);
      const [first, ...others] = fact.evidence;
      return [{ ...fact, evidence: [first, { start: before.start, end: before.end }, ...others] as const }];
    });
  });
}
