import type { Turn } from '../../text/turns.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import { capitalize } from '../note-language.ts';
import { polarityOf } from './answers.ts';
import type { Asked } from './answers.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import { allergyRead, drugTaken, readAside } from './asides.ts';
import { asClinician } from './clinician-words.ts';
import { readIntroduction } from './introduction.ts';
import { readAgreement, readReply } from './plan/agreement.ts';
import { readClinician, readOpen, statedBeforeAsking } from './clinician.ts';
import type { Visit } from './clinician.ts';
import type { Phase } from './phases.ts';
import { readUtterances } from './utterances.ts';
import type { Utterance } from './utterances.ts';
import { readPatientTurn } from './patient-turn.ts';
import type { Talk } from './patient-turn.ts';

/** A passage that a conversation offers for its note, and where it comes from. */
export interface Candidate {
  readonly passage: Passage;
  readonly speaker: Utterance['speaker'];
  /** What was asked just before, when the passage answers it. */
  readonly asked: string;
  /** Where in the conversation, from 0 to 1. */
  readonly place: number;
}

/** Drugs and allergies that the clinician names while talking or asking. */
function readInPassing(utterance: Utterance, visit: Visit): Passage[] {
  if (visit.phase === 'plan') return [];
  return [drugTaken(utterance), allergyRead(utterance)].filter((passage) => passage !== undefined);
}

/** "i remember you had ...": that the clinician knows it is no part of what is known. */
const knowing =
  /^(?:I|the clinician) (?:also )?(?:remember|know|knows|remembers|see|sees|understand|understands|think|thinks|guess) (?:that )?(?=[a-z])/i;

/** What a clinician says of the history, without the clinician. */
function withoutKnowing(passage: Passage): Passage {
  if (!/history|medications|allergies/.test(passage.subject)) return passage;
  return { ...passage, text: capitalize(asClinician(passage.text.replace(knowing, ''))) };
}

function readStatement(utterance: Utterance, visit: Visit): Passage[] {
  const introduced = readIntroduction(utterance, visit.sex);
  if (introduced) return [introduced];
  const found = readClinician(utterance, visit).map(withoutKnowing);
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

/** Told, but nothing that a reader learns from. */
const empty =
  /^(?:.{0,30}\btrying to think\b.{0,40}|not that (?:the patient|he|she|they)\b.*|that is (?:correct|right|it|true|fine|good|great|okay)\b.{0,20}|not (?:at this point|today|yet|right now|really).{0,12}|(?:the patient|he|she|they|it|we) (?:is|are|has|have|was|were|had|does|do|did|is doing|has been|has(?: not)? been doing|has had|thinks|knows|understands)(?: (?:it|that|so|before|any|well|okay|fine|good|one))?)[.?!]?$/i;
/** Speech about the talk itself. */
const ofTheTalk = /\bthe clinician\b/i;

function saysSomething({ subject, text, system }: Passage): boolean {
  if (!/[\p{L}\p{N}]{2}/u.test(`${system ?? ''} ${text}`) || empty.test(text)) return false;
  return (
    subject !== 'history-of-present-illness' || !ofTheTalk.test(text) || drugsNamed(text).size > 0 || /\d/.test(text)
  );
}

export interface TalkSetting {
  readonly sex: Sex;
  /** The part of the visit that it begins with. */
  readonly phase: Phase;
  /** True where all of it is about one thing that was asked for. */
  readonly oneThing: boolean;
  /** True where a parent tells the history. */
  readonly spokenFor: boolean;
}

/** Everything that a conversation offers for its note, in its order. */
export function readCandidates(groups: readonly (readonly Utterance[])[], setting: TalkSetting): Candidate[] {
  const { sex, phase, oneThing, spokenFor } = setting;
  const visit: Talk = {
    sex,
    phase,
    oneThing,
    problem: undefined,
    system: undefined,
    site: undefined,
    test: undefined,
    leniency: 2.5,
    planned: false,
    agreed: [],
    open: undefined,
    understood: false,
    objected: false,
    teller: spokenFor ? 'parent' : 'patient',
  };
  const candidates: Candidate[] = [];
  let asked: Asked | undefined;
  let before = '';
  let named: readonly Passage[] = [];
  /** What the clinician said last, which a reply may be against. */
  let told: Passage | undefined;
  groups.forEach((turn, index) => {
    const place = index / groups.length;
    const offer = (passages: readonly Passage[], speaker: Utterance['speaker'], question = ''): void => {
      for (const passage of passages.filter(saysSomething))
        candidates.push({ passage, speaker, asked: question, place });
    };
    if (turn[0]?.speaker !== 'clinician') {
      // "you're on the norvasc, right?" "no": then it was not so.
      if (polarityOf(turn[0]?.raw ?? '') !== 'no') offer(named, 'clinician');
      named = [];
      const answered = readPatientTurn(turn, asked, visit);
      offer(answered, turn[0]?.speaker ?? 'other', asked?.text);
      if (visit.planned) offer(readReply(turn, visit, told ?? answered.at(-1)), 'patient');
      told = undefined;
      if (turn.some((utterance) => utterance.text.split(' ').length > 2) || polarityOf(turn[0]?.raw ?? '') !== 'open')
        asked = undefined;
      return;
    }
    for (const utterance of turn) {
      const passing = readInPassing(utterance, visit);
      if (utterance.question) {
        asked = { text: utterance.text, span: utterance.span, before };
        before = utterance.text;
        named = passing;
      } else offer(passing, 'clinician');
      const stated = utterance.question ? statedBeforeAsking(utterance) : utterance;
      if (!stated) continue;
      const said = readStatement(stated, visit);
      visit.planned ||= said.some((passage) => passage.subject === 'plan');
      told = said.at(-1) ?? told;
      offer(said, 'clinician');
    }
    const last = turn.at(-1);
    if (last && !last.question && last.text.split(' ').length > 6) asked = undefined;
  });
  for (const passage of [...readOpen(visit), ...readAgreement(visit)])
    candidates.push({ passage, speaker: 'clinician', asked: '', place: 1 });
  return candidates;
}
