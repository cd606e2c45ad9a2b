import type { Certainty } from '../document/assertion.ts';
import {
  diseaseEndings,
  diseaseWords,
  nameEnds,
  nameOpens,
  possibleWords,
  probableWords,
} from '../knowledge/talk/none-words.ts';
import {
  careWords,
  bareInjuries,
  eitherWord,
  generalWords,
  notSayingWords,
  notTheseWords,
  stateRows,
} from '../knowledge/talk/state-words.ts';
import { thinkRows } from '../knowledge/talk/thinks.data.ts';
import { planFillers, planOpenWords } from '../knowledge/talk/plan-verbs.ts';
import { cutStretches, type Clause } from './clauses.ts';
import { readSymptoms, readWhose, readSite } from './read-symptoms.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import { isSince, type TalkFacts } from './talk-facts.ts';
import { phrasesOf, WordPatterns } from './word-patterns.ts';

const thinks = new WordPatterns<Certainty>(thinkRows);
const states = new WordPatterns<Certainty>(stateRows);
const notThese = phrasesOf(notTheseWords);
const notSaying = phrasesOf(notSayingWords);

/** A diagnosis that no table knows is no longer than this, in words. */
const longestName = 6;

/** The name of a diagnosis in the clinician's own words; undefined where they name none. */
function nameIn(text: string, words: readonly SpokenWord[]): string | undefined {
  const from = words.findIndex(({ word, isMark }) => !isMark && !nameOpens.has(word) && !planFillers.has(word));
  if (from < 0) return undefined;
  const rest = words.slice(from);
  // "torn or injured ligament" is one name, "flu or a cold" are two.
  const end = rest.findIndex(({ word, isMark }, at) => isMark || (nameEnds.has(word) && !(word === 'or' && at === 1)));
  const own = rest.slice(0, end < 0 ? rest.length : end);
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined || own.length > longestName) return undefined;
  return own.some(({ word }) => planOpenWords.has(word) || word.includes("'") || word === 'you')
    ? undefined
    : text.slice(first.start, last.end).replace(/\b(?:your|the|a) /gi, '');
}

/** As sure as the surest word, or less where a hedge stands before it. */
function hedged(certainty: Certainty, before: readonly SpokenWord[]): Certainty {
  if (certainty !== 'certain' && certainty !== 'probable') return certainty;
  if (before.some(({ word }) => possibleWords.has(word))) return 'possible';
  return before.some(({ word }) => probableWords.has(word)) ? 'probable' : certainty;
}

/** Said of people in general, of a relative, of what was thought at first, or of what would be: no diagnosis of this patient. */
function isOfOthers(words: readonly SpokenWord[], from: number): boolean {
  const before = words.slice(Math.max(0, from - farthest), from);
  if (notSaying.find(before).length > 0) return true;
  return before.some(({ word }) => generalWords.has(word)) || readWhose(before, before.length) !== undefined;
}
const farthest = 14;

/** A name up to the last word that names a disease: "hypertension your" is hypertension. */
function upToDisease(name: string): string {
  const words = readWords(name);
  const last = words.findLastIndex(({ word }) => isDiseaseWord(word));
  return last < 0 ? name : name.slice(0, words[placeEnd(words, last)]?.end);
}

/** "Osteoarthritis | of the right knee": a disease keeps the place that follows it. */
function placeEnd(words: readonly SpokenWord[], disease: number): number {
  if (words[disease + 1]?.word !== 'of') return disease;
  const place = words.slice(disease + 2, disease + 2 + longestPlace);
  const end = place.findIndex((_word, at) => readSite(place.slice(at, at + 1)) !== undefined);
  return end < 0 ? disease : disease + 2 + end;
}
const longestPlace = 4;

/** "Scalp psoriasis" where psoriasis is known; undefined where the known disease is not in the words. */
function upToKnown(literal: string, known: string | undefined): string | undefined {
  const last = readWords(known ?? '').at(-1)?.word;
  const at = readWords(literal).find(({ word }) => word === last);
  return at === undefined ? undefined : literal.slice(0, at.end);
}

/** "Your yearly COPD review": what is done for a disease. */
const isOfCare = (name: string): boolean => readWords(name).some(({ word }) => careWords.has(word));

/** The names of the diagnoses that words hold which a pattern leads to. */
function namesIn(text: string, isPlain: boolean): readonly string[] {
  const [stretch] = cutStretches(text);
  if (stretch === undefined) return [];
  const known = readSymptoms(stretch).filter(
    ({ whose, kind, isBare }) => whose === undefined && !isBare && kind === 'disease',
  );
  if (stretch.words[0]?.word === eitherWord) return known.slice(0, 3).map(({ name }) => name);
  const literal = nameIn(stretch.text, stretch.words);
  const isKnown = known.some(({ from }) => from < longestName + 3);
  if (literal !== undefined && bareInjuries.has(literal.toLowerCase())) return [];
  if (literal !== undefined && isOfCare(literal)) return [];
  if (literal !== undefined && looksLikeDiagnosis(literal)) return [upToDisease(literal)];
  // "This is X" says a diagnosis only where X is one at once.
  if (isPlain)
    return known
      .filter(({ from }) => from <= closest)
      .slice(0, 1)
      .map(({ name }) => name);
  const whole = literal === undefined ? undefined : upToKnown(literal, known[0]?.name);
  if (whole !== undefined) return [whole];
  return known.slice(0, literal !== undefined && isKnown ? 1 : 2).map(({ name }) => name);
}
const closest = 2;

/**
 * Diagnoses that a clinician states of this patient, each with how sure they are.
 * @param isSeen whether the patient was examined: "this is X" names what they have only then
 */
export function readAssessment(clause: Clause, facts: TalkFacts, isSeen = true): boolean {
  const { text, words } = clause;
  if (excludeNamed(clause, facts)) return true;
  const hedgedOnes = thinks.find(words).map((one) => ({ ...one, isPlain: false }));
  const plain = isSeen ? states.find(words).map((one) => ({ ...one, isPlain: true })) : [];
  const found = [...hedgedOnes, ...plain.filter(({ from }) => !hedgedOnes.some((one) => covers(one, from)))];
  let isFound = false;
  for (const [at, { value, object, from, isPlain }] of found.entries()) {
    if (object === undefined || isOfOthers(words, from) || found.slice(0, at).some((one) => covers(one, from)))
      continue;
    const [first, last] = [words[object[0]], words[object[1] - 1]];
    if (first === undefined || last === undefined) continue;
    const isEither = first.word === eitherWord;
    for (const name of namesIn(text.slice(first.start, last.end), isPlain)) {
      isFound = true;
      const certainty = isEither ? 'possible' : hedged(value, words.slice(Math.max(0, from - 6), from));
      assess(name, certainty, clause, facts);
    }
  }
  noteNamed(clause, facts);
  return isFound;
}

/** Whether a statement of few words names a diagnosis, and only listens otherwise: "So this is sciatica." */
export const namesPlainly = ({ text, words }: Clause): boolean =>
  notThese.find(words)[0]?.from === 0 ||
  states.find(words).some(({ object }) => {
    const [first, last] = object === undefined ? [] : [words[object[0]], words[object[1] - 1]];
    return first !== undefined && last !== undefined && namesIn(text.slice(first.start, last.end), true).length > 0;
  });

/** True where a pattern begins within the words that lead to the name of one before: "I don't think | you've got". */
const covers = (
  { from, object }: { readonly from: number; readonly object?: readonly [number, number] | undefined },
  at: number,
): boolean => from <= at && at < (object?.[0] ?? from);

const assess = (name: string, certainty: Certainty, { span }: Clause, facts: TalkFacts): void =>
  facts.put(`assessment ${name.toLowerCase()}`, {
    type: 'condition',
    subject: 'assessment',
    name,
    evidence: [span],
    assertion: { certainty },
  });

/** Keeps the diseases that a clinician only speaks of, which "that isn't him" is of. */
function noteNamed({ text, words, span }: Clause, facts: TalkFacts): void {
  const named = cutStretches(text, words)
    .flatMap(readSymptoms)
    .filter(({ kind, whose }) => kind === 'disease' && whose === undefined)
    .map(({ name }) => name);
  facts.lastDiscussed = named.length > 0 ? { names: named, evidence: [span] } : undefined;
}

/** "There are rare things like X. That isn't him": what was spoken of is not what the patient has. */
function excludeNamed(clause: Clause, facts: TalkFacts): boolean {
  const [denied] = notThese.find(clause.words);
  const discussed = facts.lastDiscussed;
  if (denied === undefined || denied.from > 2 || discussed === undefined) return false;
  if (!isSince(discussed.evidence, clause.span)) return false;
  for (const name of discussed.names) assess(name, 'excluded', clause, facts);
  return discussed.names.length > 0;
}

const isDiseaseWord = (word: string): boolean => {
  const one = word.endsWith('s') ? word.slice(0, -1) : word;
  return (
    diseaseWords.has(word) ||
    diseaseWords.has(one) ||
    diseaseEndings.some((end) => word.endsWith(end) || one.endsWith(end))
  );
};

/** True for words that hold a disease's name, in the singular or plural. */
export const looksLikeDiagnosis = (name: string): boolean => readWords(name).some(({ word }) => isDiseaseWord(word));
