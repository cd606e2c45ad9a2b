import { askedFunctions } from '../knowledge/talk/functions.data.ts';
import { noneWords } from '../knowledge/talk/none-words.ts';
import { openAnswer, type Handler } from './answer.ts';
import { answerDose, answerPeriod, answerRelief, answerRisk, saysNone } from './answer-others.ts';
import { answerAlcohol, answerHabits, answerTobacco, quote, recreationalDrugs, social } from './answer-social.ts';
import {
  answerFunction,
  answerLength,
  answerPresent,
  answerRadiation,
  answerSite,
  answerSlot,
  slotOf,
} from './answer-symptoms.ts';
import type { Clause } from './clauses.ts';
import {
  readAllergyAnswer,
  readFamilyAnswer,
  readHistoryAnswer,
  readMedicineAnswer,
  readSurgeryAnswer,
} from './histories.ts';
import type { Question } from './read-question.ts';
import { readLiving, readUse, readWork } from './read-social.ts';
import { readStatement } from './read-statement.ts';
import type { TalkFacts } from './talk-facts.ts';

const handlers: Partial<Record<Question['intent'], Handler>> = {
  present: answerPresent,
  more: answerPresent,
  'episode-length': answerLength,
  site: answerSite,
  side: answerSite,
  earlier: saysNone('earlier', noneWords.earlier),
  contacts: saysNone('contacts', noneWords.contacts),
  travel: saysNone('travel', noneWords.travel),
  trigger: quote('Possible trigger'),
  effect: quote('Effect on life'),
  idea: quote('Own idea'),
  'tried-effect': answerRelief,
  'last-period': answerPeriod,
  radiation: answerRadiation,
  smoking: answerHabits,
  'smoking-amount': answerTobacco,
  alcohol: answerHabits,
  'alcohol-amount': answerAlcohol,
  'recreational-drugs': social('Recreational drugs', (answer) => readUse(answer, recreationalDrugs)),
  occupation: social('Occupation', readWork),
  living: social('Living situation', readLiving),
  concern: quote('Concern'),
  expectation: quote('Hopes for'),
  medications: readMedicineAnswer,
  'over-the-counter': readMedicineAnswer,
  tried: readMedicineAnswer,
  'drug-dose': answerDose,
  'drug-frequency': answerDose,
  'drug-since': answerDose,
  allergies: readAllergyAnswer,
  reaction: readAllergyAnswer,
  family: readFamilyAnswer,
  'family-of': readFamilyAnswer,
  'past-medical': readHistoryAnswer,
  surgical: readSurgeryAnswer,
  'self-harm': answerRisk('thoughts of self-harm'),
  suicide: answerRisk('suicidal thoughts'),
  'harm-others': answerRisk('thoughts of harming others'),
  hopelessness: answerRisk('hopelessness'),
  voices: answerRisk('hallucinations'),
};

/** Histories that are answered with the names of diseases and drugs: these are read as answers and as nothing else. */
const ownReading: ReadonlySet<Question['intent']> = new Set<Question['intent']>([
  'family',
  'family-of',
  'past-medical',
  'surgical',
  'allergies',
  'reaction',
]);

/** What a question names is what is spoken of from then on. */
function turnFocus({ named: [first] }: Question, { episodes }: TalkFacts): void {
  const known = first && !first.isBare ? episodes.find(first.name, false) : undefined;
  if (known?.polarity === 'present') episodes.focus = known;
}

/** True for a history that is answered with names alone: its answers are read as nothing else. */
export const isOwnReading = ({ intent }: Question): boolean => ownReading.has(intent);

/** What makes facts of an answer; nothing where one only guesses what was asked. */
function handlerOf({ intent, isSure }: Question): Handler | undefined {
  if (!isSure && intent !== 'present') return undefined;
  if (slotOf[intent]) return answerSlot;
  return handlers[intent] ?? (askedFunctions[intent] ? answerFunction : undefined);
}

/**
 * Reads what a patient answers a question: by what was asked, and then for what else it says.
 * @param isPlanning whether the plan is being made: what else is said then speaks of the plan
 */
export function readAnswer(question: Question, clause: Clause, facts: TalkFacts, isPlanning = false): void {
  const answer = openAnswer(question, clause);
  turnFocus(question, facts);
  facts.episodes.asked = question.named;
  handlerOf(question)?.(question, answer, facts);
  if (isPlanning || ownReading.has(question.intent)) return;
  const rest = clause.said[answer.rest];
  if (rest === undefined) return;
  const before = facts.episodes.all.length;
  readStatement(clause, facts);
  if (question.intent === 'reason') for (const one of facts.episodes.all.slice(before)) one.isReason = true;
}
