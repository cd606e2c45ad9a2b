import type { Certainty } from '../document/assertion.ts';
import {
  diseaseEndings,
  diseaseWords,
  nameEnds,
  nameOpens,
  possibleWords,
  probableWords,
} from '../knowledge/talk/none-words.ts';
import { thinkRows } from '../knowledge/talk/thinks.data.ts';
import { planFillers, planOpenWords } from '../knowledge/talk/plan-verbs.ts';
import { cutStretches, type Clause } from './clauses.ts';
import { readSymptoms } from './read-symptoms.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import type { TalkFacts } from './talk-facts.ts';
import { WordPatterns } from './word-patterns.ts';

const thinks = new WordPatterns<Certainty>(thinkRows);

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

/** Diagnoses that a clinician states of this patient, each with how sure they are. */
export function readAssessment(clause: Clause, facts: TalkFacts): boolean {
  const { text, words, span } = clause;
  let isFound = false;
  for (const { value, object, from } of thinks.find(words)) {
    if (object === undefined) continue;
    const own = words.slice(object[0], object[1]);
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined) continue;
    const [stretch] = cutStretches(text.slice(first.start, last.end));
    if (stretch === undefined) continue;
    const known = readSymptoms(stretch).filter(
      ({ whose, kind, isBare }) => whose === undefined && !isBare && kind === 'disease',
    );
    const literal = nameIn(stretch.text, stretch.words);
    const isNamed =
      literal !== undefined && (looksLikeDiagnosis(literal) || known.some(({ from }) => from < longestName + 3));
    const names = isNamed ? [literal] : known.slice(0, 2).map(({ name }) => name);
    for (const name of names) {
      isFound = true;
      facts.put(`assessment ${name.toLowerCase()}`, {
        type: 'condition',
        subject: 'assessment',
        name,
        evidence: [span],
        assertion: { certainty: hedged(value, words.slice(Math.max(0, from - 6), from)) },
      });
    }
  }
  return isFound;
}

/** True for words that hold a disease's name, in the singular or plural. */
export const looksLikeDiagnosis = (name: string): boolean =>
  readWords(name).some(({ word }) => {
    const one = word.endsWith('s') ? word.slice(0, -1) : word;
    return (
      diseaseWords.has(word) ||
      diseaseWords.has(one) ||
      diseaseEndings.some((end) => word.endsWith(end) || one.endsWith(end))
    );
  });
