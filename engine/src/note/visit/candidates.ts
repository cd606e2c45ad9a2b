import type { Turn } from '../../text/turns.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import { expandAbbreviations } from '../../clinical/abbreviations.ts';
import { capitalize, lowerFirst } from '../note-language.ts';
import { labelFor, polarityOf, readClosedAnswer, subjectiveSubject } from './answers.ts';
import type { Asked } from './answers.ts';
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

function patientStatement(utterance: Utterance, asked: Asked | undefined, visit: Visit): Passage | undefined {
  const text = utterance.text.replace(answerLead, '').replace(/\?$/, '').trim();
  if (text === '' || utterance.question || /^i (?:do|did|have|am|was|can|would)(?: not|n't)?\.?$/i.test(text))
    return undefined;
  const label = asked && labelFor(asked, text);
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
      if (utterance.question) asked = { text: utterance.text, span: utterance.span };
      else offer(readClinician(utterance, visit), 'clinician');
    }
    const last = turn.at(-1);
    if (last && !last.question && last.text.split(' ').length > 6) asked = undefined;
  });
  return candidates;
}
