import { findMedicationsIn } from '../clinical/find-medications.ts';
import { declineRows } from '../knowledge/talk/declines.data.ts';
import { cancelWords, choiceWords, declineWords, namingWords } from '../knowledge/talk/plan-verbs.ts';
import type { Clause } from './clauses.ts';
import { decideDrugs, type DrugTopic } from './decide-drugs.ts';
import { readDose } from './read-drugs.ts';
import { readAssessment } from './read-assessment.ts';
import { readParticle } from './read-particle.ts';
import { phaseAfter, type Phase } from './read-phase.ts';
import type { SpokenWord } from './spoken-words.ts';
import { readRecap, readTaken } from './read-recap.ts';
import { readSteps } from './read-steps.ts';
import { SpokenPhrases } from './word-patterns.ts';
import type { TalkFacts } from './talk-facts.ts';

/** Where a visit has come to. */
export interface VisitState {
  phase: Phase;
  /** Keys of the steps that the clinician named last, which a refusal is of. */
  proposed: readonly string[];
  readonly topic: DrugTopic;
}

export const beginVisit = (): VisitState => ({
  phase: 'talk',
  proposed: [],
  topic: { name: undefined, since: 0 },
});

const declines = new SpokenPhrases<true>([...declineWords, ...declineRows].map((one): [string, true] => [one, true]));

/** A statement of the clinician: a diagnosis, or a step of the plan; what they find is read from the whole turn. */
export function readClinicianStatement(clause: Clause, visit: VisitState, facts: TalkFacts): void {
  const { words, span } = clause;
  visit.phase = phaseAfter(words, visit.phase);
  if (visit.phase !== 'plan') readTaken(clause, facts);
  cancelSteps(clause, facts);
  const isFound = facts.rests(span);
  const isAssessed = readAssessment(clause, facts);
  if (isAssessed) visit.phase = 'plan';
  const steps = readSteps(clause, visit.phase === 'plan');
  if (visit.phase === 'plan' && steps.length === 0 && decideDrugs(clause, visit.topic, facts)) {
    const last = facts.last('plan drug ');
    if (last) visit.proposed = [last.key];
    return;
  }
  const isDose = steps.every(({ draft }) => draft.type === 'instruction' && /^(?:take|do|use) /.test(draft.action));
  if (isDose && visit.phase === 'plan' && continueDrug(clause, visit, facts)) return;
  for (const { key, draft } of steps) facts.put(key, draft);
  if (steps.length > 0) visit.proposed = steps.map(({ key }) => key);
  if (steps.length > 0 || isFound || isAssessed) return;
  if (visit.phase === 'talk') readRecap(clause, facts);
}

/** "called nitrofurantoin", "one tablet twice a day for three days": the drug of a step before, or its dose. */
function continueDrug({ text, words, span }: Clause, visit: VisitState, facts: TalkFacts): boolean {
  const named = words.length <= longestNaming && naming.find(words).length > 0 ? findMedicationsIn(text) : [];
  for (const { name, dose, frequency } of named)
    facts.put(`plan drug ${name}`, {
      type: 'medication',
      subject: 'plan',
      name,
      ...(dose === '' ? {} : { dose }),
      ...(frequency === '' ? {} : { frequency }),
      status: choosing.find(words).length > 0 ? 'considered' : 'started',
      evidence: [span],
    });
  if (named.length > 0) visit.proposed = named.map(({ name }) => `plan drug ${name}`);
  const said = named.length > 0 ? {} : readDose(text);
  if (said.dose === undefined && said.frequency === undefined) return named.length > 0;
  const drugs = visit.proposed.filter((key) => key.startsWith('plan drug '));
  for (const key of drugs) {
    const draft = facts.get(key);
    if (draft?.type === 'medication')
      facts.put(key, {
        ...draft,
        dose: said.dose ?? draft.dose,
        frequency: said.frequency ?? draft.frequency,
        evidence: [span],
      });
  }
  return drugs.length > 0;
}

const choosing = new SpokenPhrases<true>(choiceWords.map((one): [string, true] => [one, true]));
const naming = new SpokenPhrases<true>(namingWords.map((one): [string, true] => [one, true]));
/** A statement that only names a drug is no longer than this, in words. */
const longestNaming = 16;

/** "Forget the ultrasound": takes a step back that names the same thing. */
function cancelSteps({ words }: Clause, facts: TalkFacts): void {
  const [cancel] = cancels.find(words);
  if (cancel === undefined) return;
  const named = new Set(
    words
      .slice(cancel.to, cancel.to + 8)
      .map(({ word }) => word)
      .filter((word) => word.length > 3),
  );
  facts.dropWhere('plan ', (object) => object.split(/\s+/).some((word) => named.has(word.toLowerCase())));
}

const cancels = new SpokenPhrases<true>(cancelWords.map((one): [string, true] => [one, true]));

/** A no with words that decline, or words that decline at the head of a statement. */
function isRefusal(words: readonly SpokenWord[], said: readonly SpokenWord[]): boolean {
  const found = declines.find(words);
  return found.length > 0 && (readParticle(said).particle === 'negates' || (found[0]?.from ?? 9) < 2);
}

/** A refusal takes back what the clinician proposed last. */
export function readRefusal({ words, said }: Clause, visit: VisitState, facts: TalkFacts): void {
  if (visit.proposed.length === 0 || !isRefusal(words, said)) return;
  for (const key of visit.proposed) {
    const draft = facts.get(key);
    if (draft?.type === 'medication') facts.put(key, { ...draft, status: 'declined' });
    else if (draft !== undefined && 'action' in draft) facts.put(key, { ...draft, status: 'declined' });
  }
  visit.proposed = [];
}
