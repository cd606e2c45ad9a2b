import { inThePast } from '../knowledge/talk/none-words.ts';
import { drugsNamed } from '../clinical/drugs.ts';
import { allergicCues, asksBackWords, ownDiseaseCues, personWords, selfWords } from '../knowledge/talk/talk-cues.ts';
import { turnDrug } from './answer-drug.ts';
import { cutStretches, type Clause, type Stretch } from './clauses.ts';
import { readAllergies } from './read-allergies.ts';
import { readAgo, readAttributes } from './read-attributes.ts';
import { factOfDrug, readDose, readDrugs, type DrugSaid } from './read-drugs.ts';
import { readParticle } from './read-particle.ts';
import { hedgingWords } from '../knowledge/talk/plain-words.ts';
import { readSymptoms, readWhose, saysGone, type SymptomMention } from './read-symptoms.ts';
import type { Episode } from './episodes.ts';
import { isSince, type TalkFacts } from './talk-facts.ts';
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
  const whose = ofPersonBefore(clause, facts);
  notePerson(clause, facts);
  if (whose !== undefined) {
    for (const one of cutStretches(clause.text, clause.words).flatMap(readSymptoms))
      claimOfRelative({ ...one, whose: one.whose ?? whose }, clause, facts);
    return;
  }
  addDoseAlone(clause, facts);
  let last: Episode | undefined;
  for (const stretch of cutStretches(clause.text, clause.words)) {
    const named = readNamedIn(stretch, clause, facts);
    // "I vomited on Monday, but that stopped": what goes on in the same breath is of what was just named.
    if (named === undefined && last !== undefined && saysGone(stretch.words)) last.time = 'resolved';
    last = named ?? last;
  }
  takeDrugs(clause, facts, false);
}

/** Keeps the relative or other person whom a statement speaks of last. */
export function notePerson({ words, turn }: Clause, facts: TalkFacts): void {
  const whose = readWhose(words, words.length);
  if (whose !== undefined) facts.lastPerson = { whose, turn };
}

/** "That's my brother. He's bipolar, he's on lithium": whom "he" means, where it is a person named before in the same breath. */
function ofPersonBefore({ words, turn }: Clause, { lastPerson }: TalkFacts): string | undefined {
  if (lastPerson?.turn !== turn || words.some(({ word }) => selfWords.has(word))) return undefined;
  const isOf = words.slice(0, 3).some(({ word }) => personWords.has(word));
  return isOf && readWhose(words, words.length) === undefined ? lastPerson.whose : undefined;
}

/**
 * Keeps the drugs that a statement names, each as it says it is taken; what it says next of one turns it.
 * @param isAsked whether drugs were asked for
 * @returns how many it names
 */
export function takeDrugs(
  clause: Clause,
  facts: TalkFacts,
  isAsked: boolean,
  as: (drug: DrugSaid) => DrugSaid = (drug) => drug,
): number {
  const isOther = ofPersonBefore(clause, facts) !== undefined;
  notePerson(clause, facts);
  if (isOther) return 0;
  let count = 0;
  let isOfOther = false;
  for (const stretch of cutStretches(clause.text, clause.words)) {
    // "That's my brother, he's bipolar, he's on lithium": it goes on with the same person.
    const goesOn: boolean = isOfOther && personWords.has(stretch.words[0]?.word ?? '');
    isOfOther = goesOn || readWhose(stretch.words, stretch.words.length) !== undefined;
    if (isOfOther) continue;
    const drugs = readDrugs(stretch, isAsked);
    count += drugs.length;
    for (const drug of drugs) takeDrug(as(drug), clause, facts);
    const isNext = drugs.length === 0 && drugsNamed(stretch.text).size === 0;
    if (isNext && facts.lastTaken?.turn === clause.turn) turnDrug(stretch.words, facts.lastTaken.name, facts);
  }
  return count;
}

/** "Twenty milligrams", said after the drug that it is of. */
function addDoseAlone({ text, span }: Clause, facts: TalkFacts): void {
  const last = facts.lastDrug();
  if (last?.type !== 'medication' || last.dose !== undefined || drugsNamed(text).size > 0) return;
  const { dose, frequency } = isSince(last.evidence, span) ? readDose(text) : {};
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
  const isOwn = !asksBack(clause) && ownCues.find(stretch.words).length > 0;
  for (const one of isOwn ? own.filter(({ kind }) => kind === 'disease') : [])
    if (!pointedAt.has(stretch.words[one.from - 1]?.word ?? '')) claimHistory(one, clause, facts);
  const [described] = symptoms.filter(({ polarity, isBare }) => polarity === 'present' || isBare);
  const target = described && facts.episodes.find(described.name, described.time === 'past');
  if (target?.polarity !== 'present') return undefined;
  facts.episodes.describe(target, attributes, clause.span);
  return target;
}

/** "So I had a heart attack": the patient asks what the clinician said, and gives no history. */
const asksBack = ({ said }: Clause): boolean => asksBackWords.has(said[0]?.word ?? '');

/** "This strain" is what is spoken of, and no history. */
const pointedAt: ReadonlySet<string> = new Set(['this', 'these']);

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
  const known = facts.get(`history ${name}`);
  const isCurrent = known?.assertion?.temporality === 'current' && polarity !== 'absent';
  const isPast = !isCurrent && (polarity === 'absent' || time === 'past');
  facts.put(`history ${name}`, {
    type: 'condition',
    subject: 'past-medical-history',
    name,
    evidence: [clause.span],
    assertion: { polarity, temporality: isPast ? 'past' : 'current' },
  });
}

/** Puts a drug where it belongs; one that is known keeps what was said of it before. */
export function takeDrug(drug: DrugSaid, clause: Clause, facts: TalkFacts): void {
  const key = `drug ${drug.name}`;
  const known = facts.get(key);
  const before = known?.type === 'medication' ? known : undefined;
  const fact = factOfDrug(drug, [clause.span]);
  facts.put(key, { ...fact, dose: fact.dose ?? before?.dose, frequency: fact.frequency ?? before?.frequency });
  facts.lastTaken = { name: drug.name, turn: clause.turn };
}
