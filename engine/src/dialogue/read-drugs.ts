import { findMedicationsIn, type MedicationMention } from '../clinical/find-medications.ts';
import { filled } from '../compose/join.ts';
import type { MedicationFact, MedicationStatus } from '../document/fact.ts';
import {
  alternateDays,
  amountOpens,
  cannotTakeWords,
  dayWord,
  perDayWords,
  putOn,
  notTakenWords,
  ownDrugWords,
  reliefWords,
  stopWords,
  triedWords,
} from '../knowledge/talk/drug-words.ts';
import { ifCues, takingCues } from '../knowledge/talk/talk-cues.ts';
import type { Span } from '../model/span.ts';
import type { Stretch } from './clauses.ts';
import { namedDrugs } from './named-drugs.ts';
import { readWhose } from './read-symptoms.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import type { Draft } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

/** A drug that somebody says is or was taken. */
export interface DrugSaid {
  readonly name: string;
  readonly dose?: string | undefined;
  readonly frequency?: string | undefined;
  readonly indication?: string | undefined;
  readonly status: MedicationStatus;
  /** Taken for what the visit is about, and not as one's own regular drug. */
  readonly isTried: boolean;
  readonly remark?: string | undefined;
}

const ownWords = new SpokenPhrases<string>(ownDrugWords);
const tried = new SpokenPhrases<true>(triedWords.map((one): [string, true] => [one, true]));
const stopped = new SpokenPhrases<true>(stopWords.map((one): [string, true] => [one, true]));
const notTaken = new SpokenPhrases<true>(notTakenWords.map((one): [string, true] => [one, true]));
const taking = new SpokenPhrases<true>(takingCues.map((one): [string, true] => [one, true]));
const thought = new SpokenPhrases<true>(ifCues.map((one): [string, true] => [one, true]));
const cannot = new SpokenPhrases<true>(cannotTakeWords.map((one): [string, true] => [one, true]));
const relief = new SpokenPhrases<string>(reliefWords);

const given = (value: string): string | undefined => (value === '' ? undefined : value);

const isTaken = ({ modifiers }: MedicationMention): boolean =>
  !modifiers.family && !modifiers.hypothetical && !modifiers.uncertain;

/**
 * Drugs that a statement of the patient names, each as it says it is taken.
 * @param isAsked whether drugs were asked for: otherwise the words must say that they are taken
 */
export function readDrugs({ text, words }: Stretch, isAsked = false): DrugSaid[] {
  if (readWhose(words, words.length) !== undefined || thought.find(words).length > 0 || cannot.find(words).length > 0)
    return [];
  const isTried = tried.find(words).length > 0;
  const isStopped = stopped.find(words).length > 0;
  const isSaid = isAsked || isTried || isStopped || taking.find(words).length > 0 || notTaken.find(words).length > 0;
  if (!isSaid) return [];
  const remark = relief.find(words)[0]?.value;
  const named = namedDrugs({ text, words }).filter(isTaken);
  const refused = notTaken.find(words);
  const isRefused = ({ start }: MedicationMention): boolean =>
    refused.some(({ to }) => (words[to]?.start ?? -99) <= start && start - (words[to]?.start ?? 0) < 24);
  const found = named
    .filter((one) => !one.modifiers.negated || isRefused(one))
    .map((one): DrugSaid => ({
      name: one.name,
      dose: given(one.dose),
      frequency: given(one.frequency),
      indication: given(one.indication),
      status: one.modifiers.negated ? 'not-taken' : isStopped ? 'stopped' : isTried ? 'tried' : 'taken',
      isTried,
      ...(isTried ? { remark } : {}),
    }));
  const spans = named.map(({ start, end }) => ({ start, end }));
  const own = ownWords
    .find(words)
    .filter(
      ({ from }) =>
        !spans.some(({ start, end }) => start <= (words[from]?.start ?? 0) && (words[from]?.start ?? 0) < end),
    )
    .filter(({ value }) => !found.some(({ name }) => name === value))
    .map(({ value }): DrugSaid => ({
      name: value,
      status: isStopped ? 'stopped' : isTried ? 'tried' : 'taken',
      isTried,
      ...(isTried ? { remark } : {}),
    }));
  return [...found, ...own];
}

/** Whether words speak of relief by what was taken: "no relief", "some relief". */
export const readRelief = (words: readonly SpokenWord[]): string | undefined => relief.find(words)[0]?.value;

/** The fact of a drug: on the list of drugs, or in the history where it was taken for the complaint. */
export function factOfDrug(drug: DrugSaid, evidence: readonly Span[]): Draft<MedicationFact> {
  const { name, dose, frequency, indication, remark, status } = drug;
  const isListed = status === 'taken' || status === 'stopped';
  const subject = isListed ? 'medications' : 'history-of-present-illness';
  return { type: 'medication', subject, name, dose, frequency, indication, remark, status, evidence };
}

/** The words from the first amount or time on: what stands before it is of no dose. */
function fromAmount(text: string): string {
  const first = readWords(text).find(({ word }) => /^\d/.test(word) || amountOpens.has(word));
  return first === undefined ? text : text.slice(first.start);
}

/** "Three a day" is how many, and not once daily. */
const perDay = (text: string): string | undefined => {
  const words = readWords(text);
  const isAlternate = words.some(
    ({ word }, at) => word === alternateDays.said && words[at + 1]?.word === alternateDays.unit,
  );
  if (isAlternate) return alternateDays.written;
  const at = words.findIndex(({ word }, index) => word === dayWord && words[index - 1]?.word === 'a');
  const count = words[at - 2]?.word ?? '';
  return at > 1 && /^\d+$/.test(count) ? filled(perDayWords, { count }) : undefined;
};

/** A dose said apart from its drug: "5 mg", "one tablet", "twice a day". */
export function readDose(text: string): { readonly dose?: string; readonly frequency?: string } {
  const [found] = findMedicationsIn(`aspirin ${fromAmount(text)}`);
  const said = given(found?.dose ?? '');
  // A share is the strength of what is put on, and of a drink, an oxygen level and much else.
  const dose = said?.endsWith('%') === true && !readWords(text).some(({ word }) => putOn.has(word)) ? undefined : said;
  const frequency = perDay(text) ?? given(found?.frequency ?? '');
  return { ...(dose === undefined ? {} : { dose }), ...(frequency === undefined ? {} : { frequency }) };
}
