import { expandAbbreviations } from '../../clinical/abbreviations.ts';
import { findVitals } from '../../clinical/find-vitals.ts';
import { classify } from '../classify.ts';
import { capitalize } from '../note-language.ts';
import type { Passage } from '../passage.ts';
import { readExam } from './exam/read-exam.ts';
import type { ExamState } from './exam/read-exam.ts';
import { phaseAfter } from './phases.ts';
import type { Phase } from './phases.ts';
import type { AgreementState } from './plan/agreement.ts';
import { leavesCondition, readPlan, readSpokenOrder } from './plan/read-plan.ts';
import type { PlanState } from './plan/read-plan.ts';
import { doing } from './plan/cues.ts';
import { stepOf } from './plan/steps.ts';
import { readResults, tellsResult } from './results/read-results.ts';
import type { ResultState } from './results/read-results.ts';
import { findTest } from './results/tests.ts';
import { salience } from './salience.ts';
import { retell } from './third-person.ts';
import type { Utterance } from './utterances.ts';

/** What is known while a visit is read. */
export interface Visit extends PlanState, ExamState, ResultState, AgreementState {
  phase: Phase;
  /** True where all of it is about one thing that was asked for, so that even an answer of one word says something. */
  readonly oneThing: boolean;
  /** A sentence that broke off at a condition; the next one is its consequence. */
  open: Utterance | undefined;
}

const introduction =
  /^(?:.{0,60}?\b)?(?:is|here is) (an? (?:very )?(?:pleasant )?\d{1,3}-(?:year|month|week|day)-old\b.*)$/i;
const told =
  /\b(?:you (?:said|mentioned|told|were|had|have|'ve|came|come|fell|report\w*|noted|saw|take|use)|(?:we|i)(?:'ve)? (?:have |had |just )*(?:have|had|put|placed|started|got) you on|you(?:'re| are) (?:on|taking|allergic|using|still|currently|also)|i (?:see|understand|know|heard|saw) (?:that |here |from )*(?:you|your|in)|(?:he|she|the patient|patient) (?:is|has|presents|was|reports|had|denies))\b/i;
/** Words by which a clinician orders, or reports a result, even before the talk has come to the plan. */
const ordering =
  /\b(?:let me (?:write|add|refer|order|send|prescribe|start)|i'd (?:also )?like (?:for )?you to|i want you to|i ask that you|you need to|please (?:continue|take|avoid|stop|keep|try)|going to (?:order|prescribe|start|refer|send|increase|decrease|continue|admit)|(?:i|we)'ll (?:also |just |then )?(?:order|prescribe|refer|send|start|stop|increase|decrease|continue|repeat|schedule)|i(?:'ve| have) sent|call me (?:if|immediately)|follow up (?:with|in)|then we'll need to|(?:i|we) (?:will|shall) (?:order|prescribe|refer|send|start|stop|increase|decrease|continue|repeat|check|schedule)|we (?:start|stop|order|increase|decrease)|see (?:me|us|you) (?:back |again )*in|i (?:do not|don't) want you to|i (?:do not|don't) think (?:we|you) need|we (?:could|can) (?:also )?(?:start|try|consider|add|increase)|let's (?:continue|increase|decrease|stop|start|hold|switch))\b|(?:^|, )(?:stop|continue|increase|decrease|hold) (?:the|your|taking)\b/i;
const reporting =
  /\b(?:i (?:looked|am looking|'m looking) at your|your (?:labs?|results?|x-?rays?|mri|ct|ekg|echo\w*|blood ?work|tests?|scans?|images?|levels?) (?:show\w*|look\w*|came|was|were|are|is)|they show)\b/i;
const examining =
  /\b(?:i (?:do |can |also |still |do not |don't |did not |didn't )*(?:appreciate|auscultate|palpate)|to palpation|auscultation|on (?:your |the |my )?(?:physical |\w+ )?exam(?:ination)?\b|range of motion|straight leg raise|pitting edema|rebound or guarding|systolic (?:ejection )?murmur|carotid bruits?|breath sounds|capillary refill|(?:lungs?|heart) (?:sounds? |is |are )(?:nice and )?(?:clear|good|regular))\b/i;

const vitalIs = /\b(temperature|pulse|heart rate|blood pressure|saturation|respiratory rate|weight)'s\b/gi;

function readVitals(utterance: Utterance): Passage[] {
  return findVitals(utterance.text.replace(vitalIs, '$1 is')).map((vital) => ({
    subject: 'vital-signs',
    text: `${vital.name}\t${vital.value}`,
    sources: [utterance.span],
  }));
}

function readFindings(utterance: Utterance, visit: Visit): Passage[] {
  return readExam(utterance.text, utterance.span, visit.sex, visit);
}

const readResult = (utterance: Utterance, visit: Visit): Passage[] =>
  readResults(utterance.text, utterance.span, visit.sex, visit);

function readTalk(utterance: Utterance, visit: Visit): Passage[] {
  const intro = introduction.exec(utterance.text);
  if (intro?.[1]) {
    const text = expandAbbreviations(retell(`The patient is ${intro[1]}`, { self: 'you', sex: visit.sex }));
    const summary = (subject: Passage['subject']): Passage => ({ subject, text, sources: [utterance.span] });
    // Who comes with what opens the history, and the assessment as its summary.
    return [summary('history-of-present-illness'), summary('assessment')];
  }
  if (reporting.test(utterance.text)) return readResult(utterance, visit);
  if (!told.test(utterance.text) || salience(utterance.text) < 2 - visit.leniency) return [];
  const words = retell(
    utterance.text.replace(
      /^.*?\b(?:i (?:see|understand|know|heard|saw) (?:that |here |from the \w+ )*|you (?:said|mentioned|told me) (?:that )?)/i,
      '',
    ),
    { self: 'you', sex: visit.sex },
  );
  const { subject, score } = classify(words);
  return [
    {
      subject: score >= 4 && /history|allerg|medications/.test(subject) ? subject : 'history-of-present-illness',
      text: capitalize(expandAbbreviations(words)),
      sources: [utterance.span],
    },
  ];
}

/** "hey dragon, show me the chest x-ray": what is looked at next. */
function readCommand(utterance: Utterance, visit: Visit): Passage[] {
  const shown = /\bshow me (?:the |your |his |her |my |that )?(.{3,60})$/i.exec(utterance.text)?.[1];
  if (shown !== undefined) {
    visit.phase = visit.phase === 'plan' ? 'plan' : /vital|blood pressure/i.test(shown) ? 'exam' : 'results';
    visit.test = findTest(shown)?.name;
  }
  return readSpokenOrder(utterance, visit);
}

/** "Blood pressure today is 148/86" once more, as a finding. */
const tellsVitals = ({ subject, text }: Passage): boolean =>
  subject === 'physical-examination' &&
  /^(?:blood pressure|pulse|heart rate|temperature|oxygen|respiratory rate|weight)\b/i.test(text) &&
  findVitals(text).length > 0;

/** What a clinician's sentence adds to the note, by the part of the visit it belongs to. */
export function readClinician(utterance: Utterance, visit: Visit): Passage[] {
  const earlier = visit.open !== undefined && visit.open.turn !== utterance.turn ? readOpen(visit) : [];
  const whole = closing(utterance, visit);
  return whole === undefined ? earlier : [...earlier, ...readWhole(whole, visit)];
}

const asksAtEnd =
  /^(.{20,}?)[\s,.]+(?:(?:and|so|but|now)\s+)*(?:do|does|are|is|have|can|would|how|what|any)\s+(?:you|that|it|does|this|other|about|questions)\b[^.]*$/i;

/** What a question states before it asks: "let's continue the sertraline 50 mg, and do you need a refill?". */
export function statedBeforeAsking(utterance: Utterance): Utterance | undefined {
  const stated = asksAtEnd.exec(utterance.text.slice(0, 600))?.[1];
  return stated !== undefined && intends.test(stated) ? { ...utterance, text: stated, question: false } : undefined;
}

const intends = /\b(?:let's|i'm going to|we're going to|i want|i'd like|i would like|i'll|we'll)\b/i;

/** A condition that nothing followed is read as it stands. */
export function readOpen(visit: Visit): Passage[] {
  const { open } = visit;
  visit.open = undefined;
  return open === undefined ? [] : readWhole(open, visit);
}

/** Puts a condition and the sentence that follows from it together; undefined while the condition stands alone. */
function closing(utterance: Utterance, visit: Visit): Utterance | undefined {
  const { open } = visit;
  const joined = open
    ? {
        ...utterance,
        text: `${open.text} ${utterance.text}`,
        raw: `${open.raw} ${utterance.raw}`,
        span: { start: open.span.start, end: utterance.span.end },
      }
    : utterance;
  visit.open = joined.text.length < 300 && leavesCondition(joined.text) ? joined : undefined;
  return visit.open === undefined ? joined : undefined;
}

function readWhole(utterance: Utterance, visit: Visit): Passage[] {
  const { text } = utterance;
  if (/\b(?:dragon|dax)\b/i.test(utterance.raw.slice(0, 40)) && text.split(' ').length < 30)
    return readCommand(utterance, visit);
  visit.phase = phaseAfter(text, visit.phase);
  if (text.split(' ').length < (visit.phase === 'exam' ? 2 : 3)) return [];
  const vitals = visit.phase === 'exam' || findVitals(text).length > 1 ? readVitals(utterance) : [];
  const words = readWords(utterance, visit);
  return [...vitals, ...(vitals.length > 0 ? words.filter((passage) => !tellsVitals(passage)) : words)];
}

/** "i'm looking at your x-ray", "the results of your ct": what the next sentences tell of. */
const looking = /\b(?:look\w*|review\w*|results?|go over|we (?:did|have|got|took|were able to get))\b/i;
const seen =
  /\b(?:fractures?|bony|boney|alignment|dislocation|hydronephrosis|osteomyelitis|degenerative|joint space|herniat\w+|evidence of|sinus rhythm|opacities|displacement|bone spur|pneumonitis)\b/i;

function lookAt(text: string, visit: Visit): void {
  const test = findTest(text)?.name;
  if (test !== undefined && visit.test?.startsWith(`${test} of `) !== true) visit.test = test;
}

function readWords(utterance: Utterance, visit: Visit): Passage[] {
  const { text } = utterance;
  if (visit.phase !== 'talk' && looking.test(text)) lookAt(text, visit);
  if (visit.phase !== 'talk' && visit.test !== undefined && seen.test(text)) {
    const results = readResult(utterance, visit);
    if (results.length > 0) return results;
  }
  const orders = ordering.test(text);
  if (visit.phase !== 'talk' && !orders && tellsResult(text)) {
    const results = readResult(utterance, visit);
    if (results.length > 0) return results;
  }
  // An order ends the examination, whatever words of the body it names.
  if (orders) return readPlan(utterance, visit);
  if (visit.phase === 'exam' || (visit.phase !== 'talk' && examining.test(text))) {
    const findings = readFindings(utterance, visit);
    if (findings.length > 0) return findings;
    if (visit.phase === 'exam')
      return doing.test(text) && stepOf(text, false) !== undefined ? readPlan(utterance, visit) : [];
  }
  if (visit.phase === 'results') {
    const results = readResult(utterance, visit);
    return results.length > 0 ? results : readPlan(utterance, visit);
  }
  if (visit.phase === 'plan') return readPlan(utterance, visit);
  return readTalk(utterance, visit);
}
