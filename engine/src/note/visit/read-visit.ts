import { findProblemsIn } from '../../clinical/find-problems.ts';
import type { Turn } from '../../text/turns.ts';
import { asItem } from '../read-note.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import { labelFor, polarityOf, readClosedAnswer, subjectiveSubject } from './answers.ts';
import type { Asked } from './answers.ts';
import { readClinician } from './clinician.ts';
import type { Visit } from './clinician.ts';
import type { Phase } from './phases.ts';
import { salience } from './salience.ts';
import { retell } from './third-person.ts';
import { readUtterances } from './utterances.ts';
import type { Utterance } from './utterances.ts';
import { capitalize, lowerFirst } from '../note-language.ts';
import { expandAbbreviations } from '../../clinical/abbreviations.ts';

/** Least weight at which a patient's sentence goes into the note. */
const patientThreshold = 1.5;

const answerLead = /^(?:no|nope|nah|yes|yep|yup|not really|mm-hmm|uh-huh)\b[\s,.]*/i;

const deniedNoun =
  /^(?:other|any|more|real|problems?|issues?|trouble|concerns?|complaints?|history|known|new|recent|changes?|surger\w+|medic\w+|allerg\w+|family)\b/i;

/** What follows a yes or no. A "no" right before what it denies ("no vomiting but a cough") is part of the statement, and stays. */
function withoutAnswer(text: string): string {
  const bare = text.replace(answerLead, '');
  const lead = text.slice(0, text.length - bare.length);
  if (!/^(?:no|not really)\s+$/i.test(lead)) return bare;
  return deniedNoun.test(bare) || (findProblemsIn(bare.slice(0, 120))[0]?.start ?? Infinity) < 16 ? text : bare;
}

/** A thing by itself: "Shellfish." */
const isBrief = (text: string): boolean => text.length < 40 && text.split(' ').length <= 3;

/** Says that one listens, agrees or is polite, and nothing else. */
const idle =
  /^(?:(?:oh|okay|ok|sure|thanks?|thank you|great|good|fine|right|all right|alright|got it|i see|that is|that.s (?:it|all|right|correct)|(?:good )?(?:morning|afternoon|evening)|sir|ma.am|hi|hello|bye|doctor|wow|exactly|correct|please|shoot|go ahead|finally|same here|nothing|none|never|yes|no|maybe|um|uh|well|of course|absolutely)\W{0,4}){1,4}$/i;

function patientStatement(utterance: Utterance, asked: Asked | undefined, visit: Visit): Passage | undefined {
  const text = withoutAnswer(utterance.text).replace(/\?$/, '').trim();
  if (text === '' || utterance.question || /^i (?:do|did|have|am|was|can|would)(?: not|n't)?\.?$/i.test(text))
    return undefined;
  if (idle.test(text)) return undefined;
  const label = asked && labelFor(asked, text);
  const context = asked ? salience(asked.text) * 0.3 : 0;
  const item = visit.oneThing && asked !== undefined && polarityOf(utterance.raw) === 'open' && isBrief(text);
  const weight = salience(text) + (label || item ? 2 : 0) + Math.min(1, context);
  if (weight < patientThreshold - visit.leniency) return undefined;
  const told = retell(text, { self: 'i', sex: visit.sex });
  const words = label ? `${label}: ${lowerFirst(told)}` : told;
  const sources = asked && label ? [asked.span, utterance.span] : [utterance.span];
  return {
    subject: subjectiveSubject(`${asked && label ? asked.text : ''} ${text}`),
    text: capitalize(expandAbbreviations(words)),
    sources,
  };
}

/** What the patient (or who speaks for them) says in one turn: an answer to what was asked, then statements. */
function readPatientTurn(turn: readonly Utterance[], asked: Asked | undefined, visit: Visit): Passage[] {
  const first = turn[0];
  if (!first) return [];
  const passages: Passage[] = [];
  const polarity = asked ? polarityOf(first.raw) : 'open';
  if (asked && polarity !== 'open') passages.push(...readClosedAnswer(asked, polarity, first.span, visit.sex));
  for (const utterance of turn) {
    const statement = patientStatement(utterance, utterance === first ? asked : undefined, visit);
    if (statement) passages.push(statement);
  }
  return passages;
}

/** Turns as runs of utterances. */
function groupTurns(utterances: readonly Utterance[]): Utterance[][] {
  const groups: Utterance[][] = [];
  for (const utterance of utterances) {
    const last = groups.at(-1);
    if (last && last[0]?.turn === utterance.turn && last[0].speaker === utterance.speaker) last.push(utterance);
    else groups.push([utterance]);
  }
  return groups;
}

function readTurns(turns: readonly (readonly Utterance[])[], visit: Visit): Passage[] {
  const passages: Passage[] = [];
  let asked: Asked | undefined;
  for (const turn of turns) {
    if (turn[0]?.speaker !== 'clinician') {
      passages.push(...readPatientTurn(turn, asked, visit));
      if (turn.some((utterance) => utterance.text.split(' ').length > 2) || polarityOf(turn[0]?.raw ?? '') !== 'open')
        asked = undefined;
      continue;
    }
    for (const utterance of turn) {
      if (utterance.question) asked = { text: utterance.text, span: utterance.span };
      else passages.push(...readClinician(utterance, visit));
    }
    const last = turn.at(-1);
    if (last && !last.question && last.text.split(' ').length > 6) asked = undefined;
  }
  return passages;
}

/** When nothing in a conversation reads as a clinical fact, what was said is kept as it was said, with who said it. */
function readPlainly(turns: readonly (readonly Utterance[])[]): Passage[] {
  const who = { clinician: 'Clinician', patient: 'Patient', other: 'Other speaker' };
  return turns.flat().map((utterance): Passage => {
    const said = expandAbbreviations(utterance.raw.trim());
    return {
      subject: 'history-of-present-illness',
      text: `${who[utterance.speaker]}: ${capitalize(said)}`,
      sources: [utterance.span],
    };
  });
}

const saysSomething = (passage: Passage): boolean => /[\p{L}\p{N}]{2}/u.test(passage.text);

/** In a conversation of at most this many sentences every fact counts. */
const shortVisit = 24;

/** What is known of a conversation before it is read. */
export interface VisitSetting {
  /** The part of the visit that it begins with. */
  readonly phase: Phase;
  /** True where all of it is about one thing that was asked for, so that even an answer of one word says something. */
  readonly oneThing: boolean;
}

const spoken: VisitSetting = { phase: 'talk', oneThing: false };

/**
 * Reads a visit conversation: question and answer become one fact, the patient's words are told in the third person, the
 * clinician's findings, results and intentions become examination, results, assessment and plan. Small talk is left out. Linear.
 */
export function readVisit(text: string, turns: readonly Turn[], sex: Sex, setting: VisitSetting = spoken): Passage[] {
  const groups = groupTurns(readUtterances(text, turns));
  const sentences = groups.reduce((sum, group) => sum + group.length, 0);
  const { phase, oneThing } = setting;
  for (const leniency of oneThing ? [1.25, 2.5] : sentences <= shortVisit ? [0.75, 1.5, 2.5] : [0, 1.5]) {
    const passages = readTurns(groups, { sex, phase, oneThing, problem: undefined, leniency }).filter(saysSomething);
    if (passages.length > 0) return passages.map(asItem);
  }
  return readPlainly(groups);
}
