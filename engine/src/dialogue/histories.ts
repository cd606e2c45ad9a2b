import { filled } from '../compose/join.ts';
import { noneWords } from '../knowledge/talk/none-words.ts';
import type { Span } from '../model/span.ts';
import { operationWords } from '../knowledge/talk/operations.ts';
import { cutStretches } from './clauses.ts';
import type { Answer } from './answer.ts';
import { readAllergies, readReactions } from './read-allergies.ts';
import { readDrugs, type DrugSaid } from './read-drugs.ts';
import type { Question } from './read-question.ts';
import { claimHistory, takeDrug } from './read-statement.ts';
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
  const drugs = cutStretches(answer.text, answer.words).flatMap((stretch) => readDrugs(stretch, true));
  for (const drug of drugs) takeDrug(asAsked(drug, intent), answer.clause, facts);
  const isNone = answer.particle === 'negates' && answer.rest >= answer.clause.said.length;
  if (drugs.length > 0 || !isNone || intent !== 'medications' || facts.has('drug ') || !isReadWhole(asked)) return;
  facts.put('none drugs', clause('medications', noneWords.drugs, answer.evidence));
}

/** Substances that somebody is allergic to with what they do, or none. */
export function readAllergyAnswer({ intent, clause: asked }: Question, answer: Answer, facts: TalkFacts): void {
  if (intent === 'reaction') return addReaction(readReactions(answer.words), answer, facts);
  const isNamed = readAllergies({ ...answer, span: answer.clause.span }, facts, answer.evidence);
  if (!isNamed && answer.particle !== 'negates') addReaction(readReactions(answer.words), answer, facts);
  if (isNamed || answer.particle !== 'negates' || facts.has('allergy ')) return;
  const text = /\b(?:medic|drug)/.test(asked.text) ? noneWords.drugAllergies : noneWords.allergies;
  facts.put('none allergies', clause('allergies', text, answer.evidence));
}

function addReaction(reaction: readonly string[], answer: Answer, facts: TalkFacts): void {
  const last = facts.last('allergy ');
  if (last?.draft.type !== 'allergy' || reaction.length === 0) return;
  const known = last.draft.reactions ?? [];
  facts.put(last.key, {
    ...last.draft,
    reactions: [...new Set([...known, ...reaction])],
    evidence: [answer.clause.span],
  });
}

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
export function readHistoryAnswer(_question: Question, answer: Answer, facts: TalkFacts): void {
  const own = cutStretches(answer.text, answer.words)
    .flatMap(readSymptoms)
    .filter(({ whose, isThought, kind }) => whose === undefined && !isThought && kind === 'disease');
  for (const one of own) claimHistory(one, answer.clause, facts);
  for (const drug of cutStretches(answer.text, answer.words).flatMap((stretch) => readDrugs(stretch)))
    takeDrug(drug, answer.clause, facts);
  readOperations(answer.words, answer.evidence, facts);
  if (own.length > 0 || answer.particle !== 'negates' || facts.has('history ')) return;
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
