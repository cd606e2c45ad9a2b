import type { Turn } from '../../text/turns.ts';
import { asItem } from '../passage-of.ts';
import type { Passage } from '../passage.ts';
import type { Sex } from '../person.ts';
import { readCandidates, readGroups } from './candidates.ts';
import { choose, countSaid, roomFor, type Weighed } from './choose.ts';
import type { Utterance } from './utterances.ts';
import { capitalize } from '../note-language.ts';
import { expandAbbreviations } from '../../clinical/abbreviations.ts';
import type { Phase } from './phases.ts';
import { inClinicalWords } from './register.ts';
import { writeReview } from './review-of-systems.ts';
import { writeFlow } from './flow.ts';
import { leadWithIntroduction } from './introduction.ts';
import { layOut } from './lay-out.ts';
import { isSpokenFor, rightSpeakers, sexInVisit } from './speakers.ts';
import { drugsOf, worthOf } from './worth.ts';

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

const inRegister = (passage: Passage): Passage =>
  passage.subject === 'vital-signs' ? passage : { ...passage, text: capitalize(inClinicalWords(passage.text)) };

/** What is known of a conversation before it is read. */
export interface VisitSetting {
  /** The part of the visit that it begins with. */
  readonly phase: Phase;
  /** True where all of it is about one thing that was asked for, so that even an answer of one word says something. */
  readonly oneThing: boolean;
}

/** A visit as it is: no topic is known. */
export const spoken: VisitSetting = { phase: 'talk', oneThing: false };

/** What was read from a visit, and all that it was chosen from. */
export interface VisitReading {
  readonly passages: readonly Passage[];
  readonly offered: readonly Weighed[];
  readonly utterances: readonly Utterance[];
}

/**
 * Reads a visit conversation: question and answer become one fact, the patient's words are told in the third person, the
 * clinician's findings, results and intentions become examination, results, assessment and plan. Small talk is left out. Linear.
 */
export function readVisit(
  text: string,
  labelled: readonly Turn[],
  described: Sex,
  setting: VisitSetting = spoken,
): VisitReading {
  const turns = rightSpeakers(text, labelled);
  const sex = sexInVisit(text, turns, described);
  const groups = readGroups(text, turns);
  const spokenFor = isSpokenFor(text, turns);
  const offered = readCandidates(groups, { sex, spokenFor, ...setting }).map((candidate) => {
    const drugs = drugsOf(candidate);
    return { candidate, drugs, worth: worthOf(candidate, drugs.size) };
  });
  const chosen = choose(offered, roomFor(countSaid(groups)), setting.oneThing).map(inRegister);
  const passages =
    chosen.length > 0
      ? writeReview(writeFlow(leadWithIntroduction(layOut(chosen)), sex)).map(asItem)
      : readPlainly(groups);
  return { passages, offered, utterances: groups.flat() };
}
