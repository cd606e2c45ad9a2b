import { findMedicationsIn } from '../clinical/find-medications.ts';
import { findVitals } from '../clinical/find-vitals.ts';
import { declineRows } from '../knowledge/talk/declines.data.ts';
import { cancelWords, choiceWords, declineWords, namingWords } from '../knowledge/talk/plan-verbs.ts';
import { noFindingOpens, noFindings, noFindingWords } from '../knowledge/talk/none-words.ts';
import { spokenFindings } from '../knowledge/talk/findings.data.ts';
import type { Span } from '../model/span.ts';
import { readExam, type ExamState } from '../note/visit/exam/read-exam.ts';
import { phaseAfter, type Phase } from '../note/visit/phases.ts';
import { readResults, tellsResult, type ResultState } from '../note/visit/results/read-results.ts';
import { findTest } from '../note/visit/results/tests.ts';
import type { Clause } from './clauses.ts';
import { decideDrugs, type DrugTopic } from './decide-drugs.ts';
import { readDose } from './read-drugs.ts';
import { readAssessment } from './read-assessment.ts';
import { readParticle } from './read-particle.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import { readRecap, readTaken } from './read-recap.ts';
import { readSteps } from './read-steps.ts';
import { SpokenPhrases } from './word-patterns.ts';
import type { TalkFacts } from './talk-facts.ts';

/** Where a visit has come to. */
export interface VisitState extends ExamState, ResultState {
  phase: Phase;
  /** Keys of the steps that the clinician named last, which a refusal is of. */
  proposed: readonly string[];
  readonly topic: DrugTopic;
}

export const beginVisit = (): VisitState => ({
  phase: 'talk',
  system: undefined,
  site: undefined,
  test: undefined,
  proposed: [],
  topic: { name: undefined, since: 0 },
});

const declines = new SpokenPhrases<true>([...declineWords, ...declineRows].map((one): [string, true] => [one, true]));

function readVitalSigns(text: string, span: Span, facts: TalkFacts): boolean {
  const found = findVitals(text);
  for (const { name, value } of found)
    facts.put(`vital ${name}`, {
      type: 'measurement',
      category: 'vital',
      subject: 'vital-signs',
      name,
      value,
      evidence: [span],
    });
  return found.length > 0;
}

/** What the reader of findings takes for one in talk of the patient. */
function isNoFinding(text: string): boolean {
  const words = readWords(text).map(({ word }) => word);
  const isTalk = words.some((word) => noFindingWords.has(word)) || words.join(' ').includes('look out');
  return isTalk || noFindingOpens.has(words[0] ?? '') || noFindings.has(words.join(' '));
}

/** Findings in words that are known, in whatever part of the visit. */
function readKnownFindings({ words, span }: Clause, facts: TalkFacts): boolean {
  const found = findings.find(words);
  for (const {
    value: [system, finding],
  } of found)
    facts.put(`exam ${system} ${finding}`, {
      type: 'examination',
      subject: 'physical-examination',
      system,
      finding,
      evidence: [span],
    });
  return found.length > 0;
}

const findings = new SpokenPhrases<readonly [string, string]>(
  spokenFindings.flatMap(([system, finding, says]) =>
    says.split('|').map((one): [string, readonly [string, string]] => [one, [system, finding]]),
  ),
);

function readFindings({ text, span }: Clause, visit: VisitState, facts: TalkFacts): boolean {
  const found = readExam(text, span, 'unknown', visit);
  for (const { text: words, system } of found.filter((one) => !isNoFinding(one.text)))
    facts.put(`exam ${system ?? ''} ${words}`, {
      type: 'clause',
      subject: 'physical-examination',
      text: words,
      label: system,
      evidence: [span],
    });
  return found.length > 0;
}

function readResult({ text, span }: Clause, visit: VisitState, facts: TalkFacts): boolean {
  const found = readResults(text, span, 'unknown', visit);
  for (const { text: words, system } of found)
    facts.put(`result ${system ?? ''} ${words}`, {
      type: 'clause',
      subject: 'results',
      text: words,
      label: system,
      evidence: [span],
    });
  return found.length > 0;
}

/** A statement of the clinician: finding, result, diagnosis, or a step of the plan. */
export function readClinicianStatement(clause: Clause, visit: VisitState, facts: TalkFacts): void {
  const { text, span } = clause;
  visit.phase = phaseAfter(text, visit.phase);
  if (visit.phase !== 'talk') {
    const test = findTest(text)?.name;
    if (test !== undefined && visit.test?.startsWith(`${test} of `) !== true) visit.test = test;
  }
  if (visit.phase !== 'plan') readTaken(clause, facts);
  cancelSteps(clause, facts);
  const isMeasured = readVitalSigns(text, span, facts);
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
  if (steps.length > 0 || isMeasured || isAssessed) return;
  if (visit.phase !== 'talk' && tellsResult(text) && readResult(clause, visit, facts)) return;
  if (readKnownFindings(clause, facts)) visit.phase = visit.phase === 'talk' ? 'exam' : visit.phase;
  else if (visit.phase === 'exam') readFindings(clause, visit, facts);
  else if (visit.phase === 'results') readResult(clause, visit, facts);
  else if (visit.phase === 'talk') readRecap(clause, facts);
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
