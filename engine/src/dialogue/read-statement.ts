import { inThePast } from '../knowledge/talk/none-words.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { allergicCues, ownDiseaseCues } from '../knowledge/talk/talk-cues.ts';
import { cutStretches, type Clause, type Stretch } from './clauses.ts';
import { readAllergies } from './read-allergies.ts';
import { readAgo, readAttributes } from './read-attributes.ts';
import { factOfDrug, readDose, readDrugs } from './read-drugs.ts';
import { readParticle } from './read-particle.ts';
import { readSymptoms, saysGone, type SymptomMention } from './read-symptoms.ts';
import { hedgingWords } from '../knowledge/talk/plain-words.ts';
import type { Episode } from './episodes.ts';
import type { TalkFacts } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

const allergic = new SpokenPhrases<true>(allergicCues.map((one): [string, true] => [one, true]));
const ownCues = new SpokenPhrases<true>(ownDiseaseCues.map((one): [string, true] => [one, true]));

/**
 * Symptoms and drugs that a statement of the patient names, with what it says of them. Words without a name are of nothing: what
 * "it" is in the middle of a story only its reader knows.
 */
export function readStatement(clause: Clause, facts: TalkFacts): void {
  const head = readParticle(clause.said);
  const first = clause.said[head.rest];
  if (first === undefined) return;
  if (allergic.find(clause.words).length > 0) {
    readAllergies(clause, facts);
    return;
  }
  addDoseAlone(clause, facts);
  let last: Episode | undefined;
  for (const stretch of cutStretches(clause.text, clause.words)) {
    const named = readNamedIn(stretch, clause, facts);
    // "I vomited on Monday, but that stopped": what goes on in the same breath is of what was just named.
    if (named === undefined && last !== undefined && saysGone(stretch.words)) last.time = 'resolved';
    last = named ?? last;
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

/** "No, wee bit light headed": a no that answers, and no denial. */
const isHedged = (words: Stretch['words'], at: number): boolean =>
  words.slice(Math.max(0, at - 3), at).some(({ word }) => hedgingWords.has(word));

/** @returns the symptom that a statement says is there */
function readNamedIn(stretch: Stretch, clause: Clause, facts: TalkFacts): Episode | undefined {
  const named = readSymptoms(stretch);
  for (const one of named) claimOfRelative(one, clause, facts);
  if (named.some((one) => one.polarity === 'absent' && isHedged(stretch.words, one.from))) return undefined;
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
  const target = described && facts.episodes.find(described.name, described.time === 'past');
  if (target?.polarity !== 'present') return undefined;
  facts.episodes.describe(target, attributes, clause.span);
  return target;
}

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
