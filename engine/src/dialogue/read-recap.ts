import { recapCues, takesCues } from '../knowledge/talk/talk-cues.ts';
import { cutStretches, type Clause } from './clauses.ts';
import { readAttributes } from './read-attributes.ts';
import { readDrugs } from './read-drugs.ts';
import { takeDrug } from './read-statement.ts';
import { readSymptoms } from './read-symptoms.ts';
import type { TalkFacts } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

const takes = new SpokenPhrases<true>(takesCues.map((one): [string, true] => [one, true]));
const cues = new SpokenPhrases<true>(recapCues.map((one): [string, true] => [one, true]));

/**
 * What the clinician sums up of the patient's words: it says more of what is known. Alone it makes no fact of the patient, and it
 * never turns what the patient said.
 */
export function readRecap(clause: Clause, facts: TalkFacts): void {
  if (cues.find(clause.words).length === 0) return;
  for (const stretch of cutStretches(clause.text, clause.words)) {
    const own = readSymptoms(stretch).filter(
      ({ kind, whose, isThought, isBare }) => kind === 'symptom' && whose === undefined && !isThought && !isBare,
    );
    for (const one of own) {
      const known = facts.episodes.find(one.name, one.time === 'past');
      if (known?.polarity !== one.polarity) continue;
      const episode = facts.episodes.claim(one, clause.span, 'particle');
      if (one.polarity === 'present')
        facts.episodes.describe(episode, readAttributes(stretch.words, undefined, one), clause.span);
    }
  }
}

/** What the clinician says that the patient takes. */
export function readTaken(clause: Clause, facts: TalkFacts): void {
  if (takes.find(clause.words).length === 0) return;
  for (const drug of cutStretches(clause.text, clause.words).flatMap((stretch) => readDrugs(stretch, true)))
    if (drug.status === 'taken') takeDrug(drug, clause, facts);
}
