import { findMedicationsIn } from '../clinical/find-medications.ts';
import { choiceWords, namingWords } from '../knowledge/talk/plan-verbs.ts';
import type { Clause } from './clauses.ts';
import { addTitration, decideDrugs, decidesSeveral, noteTopic, type DrugTopic } from './decide-drugs.ts';
import {
  addDoseTo,
  cancelSteps,
  emptyLedger,
  enter,
  halveDose,
  isPlanTalk,
  lastDrugs,
  readRefusal,
  type Ledger,
} from './plan-ledger.ts';
import { readAssessment } from './read-assessment.ts';
import { phaseAfter, type Phase } from './read-phase.ts';
import { readRecap, readTaken } from './read-recap.ts';
import { readSteps } from './read-steps.ts';
import { readFollowUp } from './read-follow-up.ts';
import { addContact, joinCondition, netKey, readSafetyNet } from './read-safety-net.ts';
import { SpokenPhrases } from './word-patterns.ts';
import type { Draft, TalkFacts } from './talk-facts.ts';

/** Where a visit has come to. */
export interface VisitState {
  phase: Phase;
  /** The clinician's statement before, which a condition may stand in. */
  before?: Clause | undefined;
  readonly ledger: Ledger;
  readonly topic: DrugTopic;
}

export const beginVisit = (): VisitState => ({
  phase: 'talk',
  ledger: emptyLedger(),
  topic: { name: undefined, since: 0 },
});

/** A statement of the clinician: a diagnosis, or a step of the plan; what they find is read from the whole turn. */
export function readClinicianStatement(clause: Clause, visit: VisitState, facts: TalkFacts): void {
  const { words, span } = clause;
  visit.phase = phaseAfter(words, visit.phase);
  if (visit.phase !== 'plan') readTaken(clause, facts);
  const { ledger } = visit;
  const isFound = facts.rests(span);
  const given = cancelSteps(clause, ledger, facts);
  const isAssessed = readAssessment(clause, facts, visit.phase !== 'talk');
  if (isAssessed) visit.phase = 'plan';
  const isPlanned = readPlan(clause, visit, given, facts);
  if (isPlanned || isFound || isAssessed) return;
  if (visit.phase === 'talk') readRecap(clause, facts);
}

/** What the reader of steps makes of "see you", which is a visit here. */
const isVisit = ({ type, ...draft }: Draft): boolean =>
  type === 'follow-up' ||
  type === 'safety-net' ||
  ('action' in draft && /^(?:refer to|review) (?:with|in|at|both)\b/.test(draft.action));

/** Keeps when the patient is to turn to whom; the condition may stand in the statement before. */
function keepSafetyNet(clause: Clause, visit: VisitState, facts: TalkFacts): boolean {
  const said = joinCondition(visit.before, clause);
  visit.before = clause;
  const nets = readSafetyNet(said);
  for (const net of nets) facts.put(`${netKey}${net.assertion?.condition ?? said.text}`, net);
  return nets.length > 0;
}

/**
 * What a statement plans: steps, what is decided of a drug, or the dose of the drug before.
 * @param given keys of what the same statement gives up
 */
function readPlan(clause: Clause, visit: VisitState, given: readonly string[], facts: TalkFacts): boolean {
  const { ledger } = visit;
  const isPlanning = visit.phase === 'plan' || isPlanTalk(clause, ledger);
  if (keepSafetyNet(clause, visit, facts) || addContact(clause, facts)) return true;
  if (halveDose(clause, ledger, facts)) return true;
  const isFollowUp = (isPlanning || visit.phase !== 'talk') && readFollowUp(clause, facts);
  const isList = isPlanning && decidesSeveral(clause);
  const steps = isList
    ? []
    : readSteps(clause, isPlanning).filter(({ key, draft }) => !given.includes(key) && !(isFollowUp && isVisit(draft)));
  const isOfDrugs = steps.some(({ draft }) => draft.type === 'medication');
  const decided = isPlanning && !isOfDrugs ? decideDrugs(clause, visit.topic, given, facts) : [];
  if (decided.length > 0) {
    const names = decided.map((key) => key.slice(drugKey.length).toLowerCase());
    const others = steps.filter(({ key }) => !names.some((name) => key.toLowerCase().includes(name)));
    for (const { key, draft } of others) facts.put(key, draft);
    enter([...others.map(({ key }) => key), ...decided], clause, ledger);
    return true;
  }
  const isDose = steps.every(({ draft }) => draft.type === 'instruction' && /^(?:take|do|use) /.test(draft.action));
  if (isDose && isPlanning && continueDrug(clause, visit, facts)) return true;
  for (const { key, draft } of steps) facts.put(key, draft);
  if (steps.length === 0) return isFollowUp;
  enter(
    steps.map(({ key }) => key),
    clause,
    ledger,
  );
  return true;
}

const drugKey = 'plan drug ';

/** "called nitrofurantoin", "one tablet twice a day for three days": the drug of a step before, or its dose. */
function continueDrug(clause: Clause, { ledger }: VisitState, facts: TalkFacts): boolean {
  const { text, words, span } = clause;
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
  if (named.length > 0)
    enter(
      named.map(({ name }) => `plan drug ${name}`),
      clause,
      ledger,
    );
  for (const key of named.length > 0 ? [] : lastDrugs(clause, ledger)) addTitration(key, clause, facts);
  return named.length > 0 || addDoseTo(clause, ledger, facts);
}

const choosing = new SpokenPhrases<true>(choiceWords.map((one): [string, true] => [one, true]));
const naming = new SpokenPhrases<true>(namingWords.map((one): [string, true] => [one, true]));
/** A statement that only names a drug is no longer than this, in words. */
const longestNaming = 16;

/** What the patient answers while the plan is made: a refusal, or the drug that "it" speaks of from then on. */
export function hearAnswer(clause: Clause, visit: VisitState, facts: TalkFacts): void {
  readRefusal(clause, visit.ledger, facts);
  if (visit.phase === 'plan') noteTopic(clause.text, visit.topic);
}
