import type { Turn } from '../../text/turns.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import { expandAbbreviations } from '../../clinical/abbreviations.ts';
import { capitalize, lowerFirst } from '../note-language.ts';
import { labelFor, polarityOf, readClosedAnswer, subjectiveSubject } from './answers.ts';
import type { Asked } from './answers.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import { allergyRead, drugTaken, readAside } from './asides.ts';
import { joinAnswer } from './open-answers.ts';
import { readClinician } from './clinician.ts';
import type { Visit } from './clinician.ts';
import { retell } from './third-person.ts';
import { readUtterances } from './utterances.ts';
import type { Utterance } from './utterances.ts';

/** A passage that a conversation offers for its note, and where it comes from. */
export interface Candidate {
  readonly passage: Passage;
  readonly speaker: Utterance['speaker'];
  /** What was asked just before, when the passage answers it. */
  readonly asked: string;
  /** Where in the conversation, from 0 to 1. */
  readonly place: number;
}

const answerLead = /^(?:no|nope|nah|yes|yep|yup|not really|mm-hmm|uh-huh)\b[\s,.]*/i;

/** Words after which a sentence was not finished. */
const dangling =
  /[\s,]+(?:the|a|an|and|or|to|of|my|his|her|their|is|are|was|were|has|have|been|am|had|with|for|that|because|like|at|but|so|if|when|we|they|as|from|it's|i|i'm|just|also|then|than|about|would|will)[.,]?$/i;

function trimEnd(text: string): string {
  let trimmed = text;
  for (let pass = 0; pass < 3; pass += 1) trimmed = trimmed.replace(dangling, '');
  return trimmed;
}

/** Speech that says nothing by itself. */
const idle =
  /^(?:i|it|that|this|he|she|they|we|there|you)?\s*(?:'s|is|'m|do|did|does|have|has|am|are|was|were|can|could|would|will|had|think|thought|guess|know|see|hope|mean|been|don't|didn't|haven't|wasn't|isn't|not|so|that|it|too|sure|i|right|okay|well|good|fine|great|there|about it|all)*[\s.]*$/i;

function patientStatement(utterance: Utterance, asked: Asked | undefined, visit: Visit): Passage | undefined {
  const text = trimEnd(utterance.text.replace(answerLead, '').replace(/\?$/, '').trim());
  if (text === '' || utterance.question || idle.test(text)) return undefined;
  const joined = asked && joinAnswer(asked.text, text, visit.sex);
  const label = asked && joined === undefined ? labelFor(asked, text) : undefined;
  if (joined === undefined && label === undefined && text.split(' ').length < 3 && drugsNamed(text).size === 0)
    return undefined;
  const told = retell(text, { self: 'i', sex: visit.sex });
  const words = joined ?? (label ? `${label}: ${lowerFirst(told)}` : told);
  const answers = joined !== undefined || label !== undefined;
  return {
    subject: subjectiveSubject(`${asked && answers ? asked.text : ''} ${text}`),
    text: capitalize(expandAbbreviations(words)),
    sources: asked && answers ? [asked.span, utterance.span] : [utterance.span],
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

/** Drugs and allergies that the clinician names while talking or asking. */
function readInPassing(utterance: Utterance, visit: Visit): Passage[] {
  if (visit.phase === 'plan') return [];
  return [drugTaken(utterance), allergyRead(utterance)].filter((passage) => passage !== undefined);
}

function readStatement(utterance: Utterance, visit: Visit): Passage[] {
  const found = readClinician(utterance, visit);
  const aside = found.length === 0 ? readAside(utterance, visit.sex, visit.phase) : undefined;
  return aside ? [aside] : found;
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

/** The turns of a conversation, each as its utterances. */
export const readGroups = (text: string, turns: readonly Turn[]): Utterance[][] =>
  groupTurns(readUtterances(text, turns));

const saysSomething = (passage: Passage): boolean => /[\p{L}\p{N}]{2}/u.test(passage.text);

/** Everything that a conversation offers for its note, in its order. */
export function readCandidates(groups: readonly (readonly Utterance[])[], sex: Sex): Candidate[] {
  const visit: Visit = { sex, phase: 'talk', problem: undefined, leniency: 2.5 };
  const candidates: Candidate[] = [];
  let asked: Asked | undefined;
  groups.forEach((turn, index) => {
    const place = index / groups.length;
    const offer = (passages: readonly Passage[], speaker: Utterance['speaker'], question = ''): void => {
      for (const passage of passages.filter(saysSomething))
        candidates.push({ passage, speaker, asked: question, place });
    };
    if (turn[0]?.speaker !== 'clinician') {
      offer(readPatientTurn(turn, asked, visit), turn[0]?.speaker ?? 'other', asked?.text);
      if (turn.some((utterance) => utterance.text.split(' ').length > 2) || polarityOf(turn[0]?.raw ?? '') !== 'open')
        asked = undefined;
      return;
    }
    for (const utterance of turn) {
      offer(readInPassing(utterance, visit), 'clinician');
      if (utterance.question) asked = { text: utterance.text, span: utterance.span };
      else offer(readStatement(utterance, visit), 'clinician');
    }
    const last = turn.at(-1);
    if (last && !last.question && last.text.split(' ').length > 6) asked = undefined;
  });
  return candidates;
}
