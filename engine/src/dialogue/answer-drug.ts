import { findMedicationsIn } from '../clinical/find-medications.ts';
import {
  askedDrugWords,
  givenUpWords,
  neverTakenWords,
  stillWord,
  openAsks,
  reliefAsks,
  takenAnswers,
  takenPointing,
} from '../knowledge/talk/drug-words.ts';
import { allergicCues, ifCues } from '../knowledge/talk/talk-cues.ts';
import type { Answer } from './answer.ts';
import type { Clause } from './clauses.ts';
import { factOfDrug, readDose, type DrugSaid } from './read-drugs.ts';
import type { TalkFacts } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

const phrases = (rows: readonly string[]): SpokenPhrases<true> =>
  new SpokenPhrases(rows.map((one): [string, true] => [one, true]));
const asks = phrases(askedDrugWords);
const never = phrases(neverTakenWords);
const givenUp = phrases(givenUpWords);
const taken = phrases(takenAnswers);
const points = phrases(takenPointing);
const noTaking = phrases([...allergicCues, ...ifCues, ...reliefAsks]);

/** "It" is a drug that was named no more turns before. */
const farthest = 3;

interface DrugAsked {
  readonly name: string;
  readonly dose: string;
  readonly frequency: string;
}

/** A question of so few words that names a drug asks whether it is taken: "Ramipril?", "and the gliclazide". */
const shortest = 4;

/** "How much of it do you take" asks for more than a yes or no. */
const isYesNo = (words: Answer['words']): boolean => !words.slice(0, 3).some(({ word }) => openAsks.has(word));

/** The one drug that a question asks for, by its name or as "it" right after it was named, with the dose that it names. */
function drugAsked({ text, words, turn }: Clause, { lastTaken }: TalkFacts): DrugAsked | undefined {
  const named = findMedicationsIn(text);
  if (
    named.length === 0 &&
    turn - (lastTaken?.turn ?? turn) <= farthest &&
    lastTaken !== undefined &&
    points.find(words).length > 0 &&
    isYesNo(words)
  )
    return { name: lastTaken.name, dose: '', frequency: '' };
  if (named.length !== 1 || noTaking.find(words).length > 0) return undefined;
  return words.length <= shortest || asks.find(words).length > 0 ? named[0] : undefined;
}

/** How a drug that was asked for by its name is taken, by the answer; undefined where the answer does not say. */
function statusOf(asked: Clause, { particle, words }: Answer, isKnown: boolean): DrugSaid['status'] | undefined {
  if (never.find(words).length > 0) return particle === 'affirms' ? undefined : 'not-taken';
  if (givenUp.find(words).length > 0) return 'stopped';
  const isTaken = taken.find(words).length > 0;
  // "You're not taking it?" is answered by words alone: a yes and a no can both mean either.
  const isTurned = asked.words.some(({ word }) => turned.has(word) || word.endsWith("n't"));
  if (isTaken) return 'taken';
  if (isTurned) return words.some(({ word }) => word === 'stopped') ? 'stopped' : undefined;
  if (particle === 'affirms') return 'taken';
  if (particle !== 'negates') return undefined;
  return isKnown || asked.words.some(({ word }) => word === stillWord) ? 'stopped' : 'not-taken';
}

const turned: ReadonlySet<string> = new Set(['not', 'stopped']);

/** "Atorvastatin eighty?" "No, they put me down to forty.": a no to a dose is none to its drug. */
const asksDose = ({ words }: Clause): boolean => words.some(({ word }) => /^\d/.test(word));

/**
 * Reads the answer to a question whether a drug is taken that names the drug: "Are you still on the naproxen?" "No, they took me
 * off that."
 * @returns whether it was such a question and the answer says
 */
export function answerNamedDrug(asked: Clause, answer: Answer, facts: TalkFacts): boolean {
  const drug = drugAsked(asked, facts);
  if (drug === undefined) return false;
  const others = findMedicationsIn(answer.text).filter(({ name }) => name !== drug.name);
  const status = statusOf(asked, answer, facts.lastTaken?.name === drug.name);
  if (status === undefined || (others.length > 0 && status !== 'stopped')) return false;
  if (asksDose(asked) && answer.particle === 'negates' && givenUp.find(answer.words).length === 0) return false;
  const said = readDose(answer.text);
  const known = facts.get(`drug ${drug.name}`);
  const before = known?.type === 'medication' ? known : undefined;
  const isTaken = status === 'taken';
  const fact = factOfDrug({ name: drug.name, status, isTried: false }, answer.evidence);
  const dose = said.dose ?? (drug.dose === '' ? before?.dose : drug.dose);
  const frequency = said.frequency ?? (drug.frequency === '' ? before?.frequency : drug.frequency);
  facts.put(`drug ${drug.name}`, { ...fact, ...(isTaken ? { dose, frequency } : {}) });
  return others.length === 0;
}

/** "But I never started it", "so I stopped it": turns what was said just before of a drug. */
export function turnDrug(words: Answer['words'], name: string, facts: TalkFacts): void {
  const known = facts.get(`drug ${name}`);
  if (known?.type !== 'medication') return;
  const status = never.find(words).length > 0 ? 'not-taken' : givenUp.find(words).length > 0 ? 'stopped' : undefined;
  if (status === undefined || (status === 'stopped' && known.status === 'tried')) return;
  const subject = status === 'stopped' ? 'medications' : 'history-of-present-illness';
  facts.put(`drug ${name}`, { ...known, subject, status, dose: undefined, frequency: undefined, remark: undefined });
}
