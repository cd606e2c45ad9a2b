import { changeUnits } from '../knowledge/talk/none-words.ts';
import { findMedicationsIn } from '../clinical/find-medications.ts';
import type { MedicationStatus } from '../document/fact.ts';
import {
  afterPointing,
  headWords,
  takers,
  thenDose,
  titrateWords,
  timesWord,
  drugDecisions,
  explainWords,
  replacedWords,
  undecidedCues,
} from '../knowledge/talk/drug-decisions.ts';
import { talkJoints } from '../knowledge/talk/talk-cues.ts';
import { oneOf } from '../text/one-of.ts';
import { cutStretches, type Clause, type Stretch } from './clauses.ts';
import { filled } from '../compose/join.ts';
import { isDoseSentence, isTakenBack } from './plan-ledger.ts';
import { namedDrugs } from './named-drugs.ts';
import { readDose } from './read-drugs.ts';
import type { TalkFacts } from './talk-facts.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import { phrasesOf, SpokenPhrases } from './word-patterns.ts';

const amount = String.raw`\d[\d.]*(?: ?(?:${oneOf(changeUnits)}))?`;
/** "from 40 to 20": what a dose is changed from and to. */
const doseChange = new RegExp(String.raw`\bfrom (${amount}) to (${amount})`, 'i');

const decisions = new SpokenPhrases<MedicationStatus>(
  drugDecisions.flatMap(([status, says]) => says.split('|').map((one): [string, MedicationStatus] => [one, status])),
);
const undecided = new SpokenPhrases<true>(undecidedCues.map((one): [string, true] => [one, true]));

/** Words that speak of the drug before: "stop that", "have it once a day". */
const pointing: ReadonlySet<string> = new Set(['that', 'it', "that's", "it's", 'them', 'those', 'this', 'one']);

/** True where a pointing word stands for itself: "stop that", and not "watch those blood sugars". */
const pointsAlone = (words: readonly SpokenWord[]): boolean =>
  words.some(({ word }, at) => {
    const next = words[at + 1];
    return (
      pointing.has(word) &&
      (next === undefined ||
        next.isMark ||
        afterPointing.has(next.word) ||
        /^\d/.test(next.word) ||
        /^\d/.test(words[at + 2]?.word ?? ''))
    );
  });

/** The drug that "that" speaks of, and how long ago it was named, in statements. */
export interface DrugTopic {
  name: string | undefined;
  since: number;
}

/** A drug is what "that" speaks of for so many statements. */
const longestTopic = 2;

/**
 * Reads what is decided of a drug by its name and a verb in any order; a later decision takes the place of an earlier one.
 * @param given keys of what the same statement gives up, which it does not decide on
 * @returns the keys of the drugs that were decided on
 */
export function decideDrugs(clause: Clause, topic: DrugTopic, given: readonly string[], facts: TalkFacts): string[] {
  topic.since += 1;
  if (topic.since > longestTopic) topic.name = undefined;
  if (undecided.find(clause.words).length > 0) {
    noteTopic(clause.text, topic);
    return [];
  }
  const decided = [
    ...listedDrug(clause, topic, facts),
    ...cutStretches(clause.text, clause.words).flatMap((stretch) => decideIn(stretch, clause, topic, facts)),
  ];
  for (const key of decided) addTitration(key, clause, facts);
  for (const key of given) facts.giveUp(key);
  return decided.filter((key) => !given.includes(key));
}

/** "Ferrous fumarate, one a day": a drug with its dose at the head of a statement, which nothing else decides on, is started. */
function listedDrug({ text, words, span }: Clause, topic: DrugTopic, facts: TalkFacts): string[] {
  const [drug, ...others] = namedDrugs({ text, words });
  if (drug === undefined || others.length > 0 || decisionsIn(words).length > 0) return [];
  const before = readWords(text.slice(0, drug.start));
  const said = filledOf(drug);
  const isHead = before.length <= longestHead && before.every(({ word, isMark }) => isMark || headWords.has(word));
  const isDosed = said.dose !== undefined || said.frequency !== undefined;
  const isKnown = facts.get(`drug ${drug.name}`) !== undefined || facts.get(`plan drug ${drug.name}`) !== undefined;
  if (!isHead || !isDosed || isKnown) return [];
  facts.put(`plan drug ${drug.name}`, {
    type: 'medication',
    subject: 'plan',
    name: drug.name,
    ...said,
    status: 'started',
    evidence: [span],
  });
  noteTopic(text, topic);
  return [`plan drug ${drug.name}`];
}
const longestHead = 5;

/** "Then up to 500 twice a day": how the dose goes on, said after it. */
export function addTitration(key: string, { text, words, span }: Clause, facts: TalkFacts): void {
  const draft = facts.get(key);
  if (draft?.type !== 'medication' || draft.dose === undefined || draft.status === 'stopped') return;
  const [then] = titrates.find(words);
  const amount = words[then?.to ?? words.length];
  const unit = draft.dose.split(' ')[1];
  if (amount === undefined || unit === undefined || !/^\d+(?:\.\d+)?$/.test(amount.word)) return;
  const { frequency } = readDose(text.slice(amount.end));
  const remark = filled(thenDose, {
    dose: [amount.word, unit, frequency].filter((part) => part !== undefined).join(' '),
  });
  facts.put(key, { ...draft, remark, evidence: [span] });
}
const titrates = phrasesOf(titrateWords);

/** "Stop the one and keep the other": several drugs, each with its own verb. */
export const decidesSeveral = ({ text, words }: Clause): boolean =>
  decisions.find(words).length > 1 && namedDrugs({ text, words }).length > 1 && undecided.find(words).length === 0;

export function noteTopic(text: string, topic: DrugTopic): void {
  const last = findMedicationsIn(text).at(-1);
  if (last === undefined) return;
  topic.name = last.name;
  topic.since = 0;
}

/** The verbs of decisions; "up to four times a day" is how often, and no increase. */
const decisionsIn = (words: readonly SpokenWord[]): ReturnType<typeof decisions.find> =>
  decisions.find(words).filter(({ to }) => words[to + 1]?.word !== timesWord);

function decideIn({ text, words }: Stretch, clause: Clause, topic: DrugTopic, facts: TalkFacts): string[] {
  const found = decisionsIn(words);
  if (found.length === 0) {
    const before = topic.name;
    const isPointing = pointsAlone(words);
    noteTopic(text, topic);
    const isOfBefore = isPointing && before !== undefined && findMedicationsIn(text).length === 0;
    return isOfBefore && isDoseSentence(words) && addDose(text, before, clause, facts) ? [`plan drug ${before}`] : [];
  }
  return found.flatMap(({ value, from }, at) => {
    // What stands before the first verb is of it as well: "the amlodipine, stop that".
    const start = at > 0 || beginsAfresh(text, words, from) ? ownStart(words, from) : 0;
    const next = found[at + 1] === undefined ? words.length : ownStart(words, found[at + 1]?.from ?? words.length);
    const explained = explains.find(words.slice(from, next))[0]?.from;
    const part = partOf(text, words, start, explained === undefined ? next : from + explained);
    // "They don't love it, so they'll give you something": "it" is of the verb before it only.
    const isPointing = pointsAlone(part.words.slice(from - start));
    return decidePart(part, { status: value, isPointing }, clause, topic, facts);
  });
}

/** "We cover you with insulin, and we are holding the metformin": what stands before the joint is not of the verb after it. */
function beginsAfresh(text: string, words: readonly SpokenWord[], from: number): boolean {
  const joint = words.slice(0, from).findLastIndex(({ word }) => talkJoints.has(word));
  const verb = words[from]?.start ?? text.length;
  const isBetween = joint >= 0 && findMedicationsIn(text.slice(words[joint]?.start ?? 0, verb)).length === 0;
  return isBetween && findMedicationsIn(text.slice(verb)).length > 0;
}

/** "..., and lisinopril you keep taking": a drug right before whoever takes it is of the verb after it. */
function ownStart(words: readonly SpokenWord[], from: number): number {
  let at = from;
  while (at > 0 && takers.has(words[at - 1]?.word ?? '')) at -= 1;
  const before = words[at - 1];
  return at < from && before !== undefined && findMedicationsIn(before.word).length > 0 ? at - 1 : from;
}

/** "Solpadol, that's the paracetamol and codeine": what a drug is made of is none that is decided on. */
const explains = phrasesOf(explainWords);

function partOf(text: string, words: readonly SpokenWord[], from: number, to: number): Stretch {
  const piece = text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? text.length);
  return { text: piece, words: readWords(piece) };
}

function decidePart(
  { text }: Stretch,
  { status, isPointing }: { readonly status: MedicationStatus; readonly isPointing: boolean },
  clause: Clause,
  topic: DrugTopic,
  facts: TalkFacts,
): string[] {
  const named = findMedicationsIn(text).filter(
    ({ start, name }) => !isReplaced(text, start) && !isTakenBack(readWords(text.slice(start + name.length))),
  );
  const before = topic.name;
  noteTopic(text, topic);
  const names = named.length > 0 ? named.map(({ name }) => name) : isPointing && before !== undefined ? [before] : [];
  for (const name of names) {
    const own = named.find((one) => one.name === name);
    // Of several drugs each has the dose that stands with it, and no other's.
    const isOwn = own !== undefined && (named.length > 1 || own.dose !== '' || own.frequency !== '');
    const said = isOwn ? filledOf(own) : readDose(text);
    const change = doseChange.exec(text);
    const doses = change ? { dose: change[2], from: change[1] } : {};
    facts.put(`plan drug ${name}`, {
      type: 'medication',
      subject: 'plan',
      name,
      ...(status === 'stopped' ? {} : { ...said, ...doses }),
      status:
        change && isChange(status)
          ? 'changed'
          : isChange(status) && (own?.duration ?? '') !== '' && isNew(name, facts)
            ? 'started'
            : status,
      evidence: [clause.span],
    });
  }
  return names.map((name) => `plan drug ${name}`);
}

const isChange = (status: MedicationStatus): boolean => status === 'reduced' || status === 'increased';

/** A drug that is nowhere said to be taken: a dose that goes up belongs to its start. */
const isNew = (name: string, facts: TalkFacts): boolean =>
  facts.get(`drug ${name}`) === undefined && facts.get(`plan drug ${name}`) === undefined;

/** "Something instead of the alendronate": the drug is what is replaced, and nothing is decided that a note could state of it. */
const isReplaced = (text: string, start: number): boolean => {
  const before = readWords(text.slice(0, start)).slice(-longestBefore);
  return replaced
    .find(before)
    .some(({ to }) => before.slice(to).every(({ word }) => word === 'the' || word === 'your'));
};
const longestBefore = 4;
const replaced = phrasesOf(replacedWords);

const filledOf = ({
  dose,
  frequency,
  duration,
}: {
  readonly dose: string;
  readonly frequency: string;
  readonly duration: string;
}): { readonly dose?: string; readonly frequency?: string; readonly duration?: string } => ({
  ...(dose === '' ? {} : { dose }),
  ...(frequency === '' ? {} : { frequency }),
  ...(duration === '' ? {} : { duration }),
});

/** "that's 25 mg, once a day": a dose said after the drug that was decided on. */
function addDose(text: string, name: string, { span }: Clause, facts: TalkFacts): boolean {
  const said = readDose(text);
  const known = facts.get(`plan drug ${name}`);
  if (known?.type !== 'medication' || (said.dose === undefined && said.frequency === undefined)) return false;
  facts.put(`plan drug ${name}`, {
    ...known,
    dose: known.dose ?? said.dose,
    frequency: known.frequency ?? said.frequency,
    evidence: [span],
  });
  return true;
}
