import { drugsNamed } from '../clinical/drugs.ts';
import { filled } from '../compose/join.ts';
import { allergyTo, besideAllergies } from '../knowledge/talk/allergy-words.ts';
import { takenWords } from '../knowledge/talk/drug-words.ts';
import { reactionWords } from '../knowledge/talk/reactions.ts';
import { allergicCues } from '../knowledge/talk/talk-cues.ts';
import { noneWords } from '../knowledge/talk/none-words.ts';
import type { Span } from '../model/span.ts';
import { operationWords } from '../knowledge/talk/operations.ts';
import { cutStretches } from './clauses.ts';
import type { Answer } from './answer.ts';
import { addToAllergy, putAllergy, readAllergies, readReactions, substancesIn } from './read-allergies.ts';
import type { DrugSaid } from './read-drugs.ts';
import type { Question } from './read-question.ts';
import { claimHistory, takeDrugs } from './read-statement.ts';
import { isReadWhole } from './read-whole.ts';
import { readRelatives, readWhose, readSymptoms } from './read-symptoms.ts';
import type { SpokenWord } from './spoken-words.ts';
import type { Draft, TalkFacts } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

const operations = new SpokenPhrases<string>(operationWords);

const clause = (subject: Draft['subject'], text: string, evidence: readonly Span[]): Draft => ({
  type: 'clause',
  subject,
  text,
  evidence,
});

/** A drug that was asked for as tried is, and one that was asked for as taken is taken. */
function asAsked(drug: DrugSaid, intent: Question['intent']): DrugSaid {
  if (intent === 'tried') return { ...drug, isTried: true, status: drug.status === 'taken' ? 'tried' : drug.status };
  return { ...drug, isTried: false, status: drug.status === 'tried' ? 'taken' : drug.status };
}

/** The drugs of an answer; a no where nothing was named before is a list without drugs. */
export function readMedicineAnswer({ intent, clause: asked }: Question, answer: Answer, facts: TalkFacts): void {
  const count = takeDrugs(answer.clause, facts, true, (drug) => asAsked(drug, intent));
  const isNone = answer.particle === 'negates' && answer.rest >= answer.clause.said.length;
  if (count > 0 || !isNone || intent !== 'medications' || facts.has('drug ') || !isReadWhole(asked)) return;
  if (drugsNamed(asked.text).size > 0) return;
  facts.put('none drugs', clause('medications', noneWords.drugs, answer.evidence));
}

/** Substances that somebody is allergic to with what they do, or none. */
export function readAllergyAnswer({ intent, clause: asked }: Question, answer: Answer, facts: TalkFacts): void {
  const { span } = answer.clause;
  if (intent === 'reaction') return addToAllergy(answer.words, span, facts);
  if (isOfDrugs(asked.words, answer)) {
    takeDrugs(answer.clause, facts, false);
    return;
  }
  if (readAllergies({ ...answer, span }, facts, answer.evidence)) return;
  const named = substancesIn(asked);
  const isSaid = answer.particle === 'affirms' || readReactions(answer.words).length > 0;
  for (const substance of isSaid && !facts.has('allergy ') ? named : [])
    putAllergy(substance, answer.words, facts, answer.evidence);
  addToAllergy(answer.words, span, facts);
  const rest = answer.clause.said.slice(answer.rest);
  if (
    answer.particle !== 'negates' ||
    facts.has('allergy ') ||
    facts.has('former allergy ') ||
    named.length > 0 ||
    !(answer.rest >= doubleNo || isPlainNo(rest))
  )
    return;
  const isOfDrugsOnly = /\b(?:medic|drug)/.test(asked.text) && !isMixed(asked.words);
  const text = isOfDrugsOnly ? noneWords.drugAllergies : noneWords.allergies;
  facts.put('none allergies', clause('allergies', text, answer.evidence));
}

/** A no that goes on with more words than this, and not of allergies, says something else. */
const longestNone = 8;
const isPlainNo = (rest: readonly SpokenWord[]): boolean =>
  (rest.length <= longestNone && readReactions(rest).length === 0 && !reactionDenied(rest)) ||
  allergic.find(rest).length > 0;
/** "No, nothing": a no of so many words is plain, whatever follows. */
const doubleNo = 2;
const reactionDenied = (rest: readonly SpokenWord[]): boolean => rest.some(({ word }) => reactionHeads.has(word));
const reactionHeads: ReadonlySet<string> = new Set(reactionWords.flatMap(([said]) => said.split(' ').slice(0, 1)));
const allergic = new SpokenPhrases<true>(allergicCues.map((one): [string, true] => [one, true]));

/** An answer that speaks of drugs that are taken, or of what else was asked for beside allergies. */
function isOfDrugs(asked: readonly SpokenWord[], { words }: Answer): boolean {
  if (allergic.find(words).length > 0 || readReactions(words).length > 0) return false;
  return isMixed(asked) || takes.find(words).length > 0;
}

/** "Your other health, medicines, allergies?" asks for more than allergies. */
const isMixed = (asked: readonly SpokenWord[]): boolean =>
  asked.some(({ word }, at) => besideAllergies.has(word) && !isAllergyTo(asked, at));

/** "allergies to any medications": what stands at a word is what one may be allergic to. */
const isAllergyTo = (asked: readonly SpokenWord[], at: number): boolean =>
  asked.slice(Math.max(0, at - 5), at).some(({ word }) => word === allergyTo || word === 'any' || word === 'drug') ||
  asked.slice(at + 1, at + 2).some(({ word }) => word.startsWith('allerg'));
const takes = new SpokenPhrases<true>(takenWords.map((one): [string, true] => [one, true]));

/** Relatives with their diseases, or the denial of what was asked for. */
export function readFamilyAnswer({ named, intent }: Question, answer: Answer, facts: TalkFacts): void {
  const put = (topic: string, detail: string): void => {
    facts.put(`family ${topic} ${detail}`, {
      type: 'history',
      domain: 'family',
      subject: 'family-history',
      topic,
      detail,
      evidence: answer.evidence,
    });
  };
  let relative: string | undefined;
  let isFound = false;
  for (const stretch of cutStretches(answer.text, answer.words)) {
    relative = readRelatives(stretch.words)[0] ?? relative;
    const mentions = readSymptoms(stretch).filter(({ polarity }) => polarity === 'present');
    const diseases = mentions.filter(({ kind }) => kind === 'disease');
    const said: readonly { readonly name: string }[] =
      diseases.length > 0
        ? diseases
        : answer.particle === 'negates'
          ? []
          : intent === 'family-of' && relative !== undefined && !isFound && mentions.length === 0
            ? named
            : [];
    if (relative === undefined) continue;
    for (const { name } of said) put(relative, name);
    isFound ||= said.length > 0;
  }
  if (isFound || answer.particle !== 'negates' || facts.has('family ')) return;
  const names = named.map(({ name }) => name).join(' or ');
  put('Family', names === '' ? noneWords.familyHistory : filled(noneWords.ofFamily, { name: names }));
}

/** Diseases of before, or none. */
export function readHistoryAnswer({ named }: Question, answer: Answer, facts: TalkFacts): void {
  const own = cutStretches(answer.text, answer.words)
    .flatMap(readSymptoms)
    .filter(({ whose, isThought, kind }) => whose === undefined && !isThought && kind === 'disease');
  for (const one of own) claimHistory(one, answer.clause, facts);
  takeDrugs(answer.clause, facts, false);
  readOperations(answer.words, answer.evidence, facts);
  const isNone = answer.particle === 'negates' && answer.rest >= answer.clause.said.length;
  if (own.length > 0 || !isNone || named.length > 0 || facts.has('history ')) return;
  facts.put('none history', clause('past-medical-history', noneWords.history, answer.evidence));
}

/** Operations of before, or none. */
export function readSurgeryAnswer(_question: Question, answer: Answer, facts: TalkFacts): void {
  const isFound = readOperations(answer.words, answer.evidence, facts);
  if (isFound || answer.particle !== 'negates' || facts.has('operation ')) return;
  facts.put('none operations', clause('past-surgical-history', noneWords.operations, answer.evidence));
}

/** The operations that words name. */
function readOperations(words: readonly SpokenWord[], evidence: readonly Span[], facts: TalkFacts): boolean {
  if (readWhose(words, words.length) !== undefined) return false;
  const found = operations.find(words);
  for (const { value } of found)
    facts.put(`operation ${value}`, {
      type: 'procedure',
      subject: 'past-surgical-history',
      name: value,
      status: 'done',
      evidence,
    });
  return found.length > 0;
}
