import { changeUnits } from '../knowledge/talk/none-words.ts';
import { findMedicationsIn } from '../clinical/find-medications.ts';
import type { MedicationStatus } from '../document/fact.ts';
import { drugDecisions, undecidedCues } from '../knowledge/talk/drug-decisions.ts';
import { oneOf } from '../text/one-of.ts';
import { cutStretches, type Clause, type Stretch } from './clauses.ts';
import { readDose } from './read-drugs.ts';
import type { TalkFacts } from './talk-facts.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import { SpokenPhrases } from './word-patterns.ts';

const amount = String.raw`\d[\d.]*(?: ?(?:${oneOf(changeUnits)}))?`;
/** "from 40 to 20": what a dose is changed from and to. */
const doseChange = new RegExp(String.raw`\bfrom (${amount}) to (${amount})`, 'i');

const decisions = new SpokenPhrases<MedicationStatus>(
  drugDecisions.flatMap(([status, says]) => says.split('|').map((one): [string, MedicationStatus] => [one, status])),
);
const undecided = new SpokenPhrases<true>(undecidedCues.map((one): [string, true] => [one, true]));

/** Words that speak of the drug before: "stop that", "have it once a day". */
const pointing: ReadonlySet<string> = new Set(['that', 'it', "that's", "it's", 'them', 'those', 'this', 'one']);

/** The drug that "that" speaks of, and how long ago it was named, in statements. */
export interface DrugTopic {
  name: string | undefined;
  since: number;
}

/** A drug is what "that" speaks of for so many statements. */
const longestTopic = 2;

/**
 * Reads what is decided of a drug by its name and a verb in any order; a later decision takes the place of an earlier one.
 * @returns whether anything was decided
 */
export function decideDrugs(clause: Clause, topic: DrugTopic, facts: TalkFacts): boolean {
  topic.since += 1;
  if (topic.since > longestTopic) topic.name = undefined;
  if (undecided.find(clause.words).length > 0) {
    noteTopic(clause.text, topic);
    return false;
  }
  return cutStretches(clause.text, clause.words)
    .map((stretch) => decideIn(stretch, clause, topic, facts))
    .some(Boolean);
}

function noteTopic(text: string, topic: DrugTopic): void {
  const last = findMedicationsIn(text).at(-1);
  if (last === undefined) return;
  topic.name = last.name;
  topic.since = 0;
}

function decideIn({ text, words }: Stretch, clause: Clause, topic: DrugTopic, facts: TalkFacts): boolean {
  const found = decisions.find(words);
  if (found.length === 0) {
    const before = topic.name;
    const isPointing = words.some(({ word }) => pointing.has(word));
    noteTopic(text, topic);
    return (
      isPointing && before !== undefined && findMedicationsIn(text).length === 0 && addDose(text, before, clause, facts)
    );
  }
  return found
    .map(({ value, from }, at) => {
      // What stands before the first verb is of it as well: "the amlodipine, stop that".
      const part = partOf(text, words, at === 0 ? 0 : from, found[at + 1]?.from ?? words.length);
      return decidePart(part, value, clause, topic, facts);
    })
    .some(Boolean);
}

function partOf(text: string, words: readonly SpokenWord[], from: number, to: number): Stretch {
  const piece = text.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? text.length);
  return { text: piece, words: readWords(piece) };
}

function decidePart(
  { text, words }: Stretch,
  status: MedicationStatus,
  clause: Clause,
  topic: DrugTopic,
  facts: TalkFacts,
): boolean {
  const named = findMedicationsIn(text);
  const isPointing = words.some(({ word }) => pointing.has(word));
  const before = topic.name;
  noteTopic(text, topic);
  const names = named.length > 0 ? named.map(({ name }) => name) : isPointing && before !== undefined ? [before] : [];
  for (const name of names) {
    const own = named.find((one) => one.name === name);
    const said = own && (own.dose !== '' || own.frequency !== '') ? filledOf(own) : readDose(text);
    const change = doseChange.exec(text);
    const doses = change ? { dose: change[2], from: change[1] } : {};
    facts.put(`plan drug ${name}`, {
      type: 'medication',
      subject: 'plan',
      name,
      ...(status === 'stopped' ? {} : { ...said, ...doses }),
      status: change && (status === 'reduced' || status === 'increased') ? 'changed' : status,
      evidence: [clause.span],
    });
  }
  return names.length > 0;
}

const filledOf = ({ dose, frequency, duration }: { dose: string; frequency: string; duration: string }) => ({
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
