import { inThePast } from '../knowledge/talk/none-words.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { allergicCues, ownDiseaseCues } from '../knowledge/talk/talk-cues.ts';
import { cutStretches, type Clause, type Stretch } from './clauses.ts';
import { readAllergies } from './read-allergies.ts';
import { readAgo, readAttributes } from './read-attributes.ts';
import { factOfDrug, readDose, readDrugs } from './read-drugs.ts';
import { readParticle } from './read-particle.ts';
import { readSymptoms, saysGone, type SymptomMention } from './read-symptoms.ts';
import type { TalkFacts } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

const allergic = new SpokenPhrases<true>(allergicCues.map((one): [string, true] => [one, true]));
const ownCues = new SpokenPhrases<true>(ownDiseaseCues.map((one): [string, true] => [one, true]));

/**
 * Symptoms and drugs that a statement of the patient names, with what it says of them.
 * @param isOfSymptom whether words without a name can speak of the symptom before: not where something else was asked
 */
export function readStatement(clause: Clause, facts: TalkFacts, isOfSymptom = true): void {
  const head = readParticle(clause.said);
  const first = clause.said[head.rest];
  if (first === undefined) return;
  if (allergic.find(clause.words).length > 0) {
    readAllergies(clause, facts);
    return;
  }
  addDoseAlone(clause, facts);
  for (const stretch of cutStretches(clause.text)) {
    readNamedIn(stretch, clause, facts, isOfSymptom);
    for (const drug of readDrugs(stretch)) takeDrug(drug, clause, facts);
  }
}

/** "Twenty milligrams", said after the drug that it is of. */
function addDoseAlone({ text, span }: Clause, facts: TalkFacts): void {
  const last = facts.lastDrug();
  if (last?.type !== 'medication' || last.dose !== undefined || drugsNamed(text).size > 0) return;
  const { dose, frequency } = readDose(text);
  if (dose !== undefined)
    facts.put(`drug ${last.name}`, { ...last, dose, frequency: last.frequency ?? frequency, evidence: [span] });
}

function readNamedIn(stretch: Stretch, clause: Clause, facts: TalkFacts, isOfSymptom: boolean): void {
  const named = readSymptoms(stretch);
  for (const one of named) claimOfRelative(one, clause, facts);
  const own = named.filter(({ isThought, whose }) => !isThought && whose === undefined);
  const [first] = own.filter(({ polarity, isBare, kind }) => kind === 'symptom' && (polarity === 'present' || isBare));
  const { onset, ...others } = readAttributes(stretch.words, undefined, first);
  const isPast = own.some(({ time }) => time === 'past');
  const attributes = onset === undefined || isPast ? others : { ...others, onset };
  const symptoms = own.filter(({ kind }) => kind === 'symptom');
  for (const one of symptoms) {
    if (one.isBare && !facts.episodes.knows(one.name)) continue;
    const episode = facts.episodes.claim(one, clause.span, 'words');
    if (one.time === 'past') episode.context ??= readAgo(stretch.words) ?? inThePast;
  }
  if (ownCues.find(stretch.words).length > 0)
    for (const one of own.filter(({ kind }) => kind === 'disease')) claimHistory(one, clause, facts);
  const [described] = symptoms.filter(({ polarity, isBare }) => polarity === 'present' || isBare);
  const target = described
    ? (facts.episodes.find(described.name, described.time === 'past') ?? facts.episodes.focus)
    : symptoms.length > 0 || own.length > 0
      ? undefined
      : facts.episodes.focus;
  if (target?.polarity !== 'present') return;
  if (described === undefined && !speaksOfIt(stretch)) return;
  if (described === undefined && saysGone(stretch.words)) target.time = 'resolved';
  if (described !== undefined || isOfSymptom) facts.episodes.describe(target, attributes, clause.span);
}

/** True where words without a name go on of what was named: "it comes and goes", "about three days". */
const speaksOfIt = ({ words }: Stretch): boolean =>
  words.slice(0, 3).some(({ word }) => itWords.has(word)) || words.length <= shortestOwn;

const itWords: ReadonlySet<string> = new Set([
  'it',
  "it's",
  'they',
  "they're",
  'that',
  "that's",
  'pain',
  'started',
  'since',
  'for',
  'about',
  'usually',
  'mostly',
]);
/** An answer of so few words can only be of what was asked. */
const shortestOwn = 5;

/** A relative's disease is family history, wherever it comes up. */
function claimOfRelative(
  { name, kind, whose, polarity, isThought }: SymptomMention,
  clause: Clause,
  facts: TalkFacts,
): void {
  if (whose === undefined || whose === 'other' || kind !== 'disease' || polarity === 'absent' || isThought) return;
  facts.put(`family ${whose} ${name}`, {
    type: 'history',
    domain: 'family',
    subject: 'family-history',
    topic: whose,
    detail: name,
    evidence: [clause.span],
  });
}

/** A disease that the patient states or denies. */
export function claimHistory({ name, polarity, time }: SymptomMention, clause: Clause, facts: TalkFacts): void {
  facts.put(`history ${name}`, {
    type: 'condition',
    subject: 'past-medical-history',
    name,
    evidence: [clause.span],
    assertion: { polarity, temporality: polarity === 'absent' || time === 'past' ? 'past' : 'current' },
  });
}

/** Puts a drug where it belongs; one that is known keeps what was said of it before. */
export function takeDrug(drug: ReturnType<typeof readDrugs>[number], clause: Clause, facts: TalkFacts): void {
  const key = `drug ${drug.name}`;
  const known = facts.get(key);
  const before = known?.type === 'medication' ? known : undefined;
  const fact = factOfDrug(drug, [clause.span]);
  facts.put(key, { ...fact, dose: fact.dose ?? before?.dose, frequency: fact.frequency ?? before?.frequency });
}
