import type { Turn } from '../../text/turns.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import { expandAbbreviations } from '../../clinical/abbreviations.ts';
import { capitalize, lowerFirst } from '../note-language.ts';
import { labelFor, polarityOf, readClosedAnswer, subjectiveSubject } from './answers.ts';
import type { Asked } from './answers.ts';
import { drugsNamed } from '../../clinical/drugs.ts';
import { findProblemsIn } from '../../clinical/find-problems.ts';
import { readAllergy, splitTold } from './allergies.ts';
import { allergyRead, drugTaken, readAside } from './asides.ts';
import { asClinician } from './clinician-words.ts';
import { readIntroduction } from './introduction.ts';
import { partly, readDenial } from './denial.ts';
import { addedToYes, fillAnswer, howOften } from './fill-answer.ts';
import { historyListed } from './history-listed.ts';
import { joinAnswer } from './open-answers.ts';
import { readAgreement, readReply } from './plan/agreement.ts';
import { readClinician, readOpen, statedBeforeAsking } from './clinician.ts';
import type { Visit } from './clinician.ts';
import type { Phase } from './phases.ts';
import { retell } from './third-person.ts';
import { readUtterances } from './utterances.ts';
import type { Utterance } from './utterances.ts';

/** A visit as it is read, and who tells the history. */
interface Talk extends Visit {
  readonly teller: 'patient' | 'parent';
}

/** A passage that a conversation offers for its note, and where it comes from. */
export interface Candidate {
  readonly passage: Passage;
  readonly speaker: Utterance['speaker'];
  /** What was asked just before, when the passage answers it. */
  readonly asked: string;
  /** Where in the conversation, from 0 to 1. */
  readonly place: number;
}

/** A yes or no before what else is said; "no" before what is denied stays. */
const answerLead =
  /^(?:(?:nope|nah|yes|yeah|yep|yup|not really|mm-hmm|uh-huh)\b[\s,.]*|no(?:[,.]\s*|\s+(?=(?:no|not|i|i'\w+|it|it's|he|she|we|they|but|just|that|that's|there|my|the|none|nothing|never)\b))(?!\s*(?:other|more)\b))+/i;

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

const finite =
  /\b(?:i|you|he|she|it|we|they|that|this|there|who|which|[a-z]{3,}s|my \w+|the \w+|\w+ pain)(?:'\w+|\s+(?:(?:just|also|really|always|usually|still|never|only|sometimes|probably|actually|kind of|then|do|does|did|don't|doesn't|didn't|not)\s+)*[a-z]+)/i;

/** A thing by itself: "Shellfish." */
const isBrief = (text: string): boolean => text.length < 40 && text.split(' ').length <= 3;

/** Says that one listens, agrees or is polite, and nothing else. */
const polite =
  /^(?:(?:oh|okay|ok|sure|thanks?|thank you|great|good|fine|right|all right|alright|got it|i see|that is|that.s (?:it|all|right|correct)|(?:good )?(?:morning|afternoon|evening)|sir|ma.am|hi|hello|bye|doctor|wow|exactly|correct|please|shoot|go ahead|finally|same here|nothing|none|never|yes|no|maybe|um|uh|well|of course|absolutely)\W{0,4}){1,4}$/i;

/** A sentence with a subject and a verb, or a fragment that names something clinical. */
function isWhole(text: string): boolean {
  if (finite.test(text) && text.split(' ').length > 3) return true;
  return /\d/.test(text) || drugsNamed(text).size > 0 || findProblemsIn(text).length > 0;
}

function patientStatement(utterance: Utterance, asked: Asked | undefined, visit: Talk): Passage | undefined {
  const answer = trimEnd(utterance.text.replace(answerLead, '').replace(/\?$/, '').trim());
  const text = asked ? fillAnswer(asked.text, answer) : answer;
  // "Has a stroke": half of a question, since nobody says it of themselves.
  if (visit.teller === 'patient' && /^has an? /i.test(text) && findProblemsIn(text)[0]?.kind === 'disease')
    return undefined;
  if (text === '' || utterance.question || idle.test(text) || polite.test(text)) return undefined;
  const introduced = readIntroduction(utterance, visit.sex);
  if (introduced) return introduced;
  const allergy = readAllergy(text, asked?.text ?? '', asked ? [asked.span, utterance.span] : [utterance.span]);
  if (allergy) return allergy;
  const listed = asked && historyListed(asked, text, utterance.span);
  if (listed) return listed;
  const joined = asked && joinAnswer(asked.text, text, visit.sex);
  const label = asked && joined === undefined ? labelFor(asked, text) : undefined;
  const item = visit.oneThing && asked !== undefined && polarityOf(utterance.raw) === 'open' && isBrief(text);
  if (joined === undefined && label === undefined && !item) {
    if (text.split(' ').length < 3 && drugsNamed(text).size === 0) return undefined;
    if (!isWhole(text)) return undefined;
  }
  const told = retell(text, { self: 'i', sex: visit.sex, who: visit.teller });
  const words = joined ?? (label ? `${label}: ${lowerFirst(told)}` : told);
  const answers = joined !== undefined || label !== undefined;
  return {
    subject: subjectiveSubject(`${asked && answers ? asked.text : ''} ${text}`),
    text: capitalize(expandAbbreviations(words)),
    sources: asked && answers ? [asked.span, utterance.span] : [utterance.span],
  };
}

/** What the patient (or who speaks for them) says in one turn: an answer to what was asked, then statements. */
function readPatientTurn(turn: readonly Utterance[], asked: Asked | undefined, visit: Talk): Passage[] {
  const first = turn[0];
  if (!first) return [];
  const passages: Passage[] = [];
  const polarity = asked ? polarityOf(first.raw) : 'open';
  const whole = polarity !== 'no' || !partly.test(first.text) || findProblemsIn(first.text).length === 0;
  if (asked && polarity !== 'open' && whole) passages.push(...readClosedAnswer(asked, polarity, first.span, visit.sex));
  const rest = polarity === 'yes' ? first.text.replace(answerLead, '').replace(/[.\s]+$/, '') : '';
  const [only] = passages;
  const added = /^Reports /.test(only?.text ?? '') ? (addedToYes(rest) ?? howOften(rest)) : howOften(rest);
  if (added !== undefined && only !== undefined && passages.length === 1)
    passages[0] = { ...only, text: `${only.text}, ${added}` };
  const parts = turn.flatMap(splitTold);
  for (const utterance of parts) {
    const denials = utterance.question
      ? []
      : readDenial(utterance.text.replace(/^(?:no|nope|nah)[,.]\s*/i, ''), [utterance.span]);
    passages.push(...denials);
    if (denials.length > 0) continue;
    const statement = patientStatement(utterance, utterance === parts[0] ? asked : undefined, visit);
    if (statement) passages.push(statement);
  }
  return passages;
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
