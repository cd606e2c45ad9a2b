import { answerLabels, leadWords, sentenceWords, unlabelled } from '../../knowledge/talk/answer-labels.ts';
import type { Subject } from '../../document/subjects.ts';
import { capitalize } from '../../note/note-language.ts';
import { cutStretches } from '../clauses.ts';
import { weighIntent } from '../intents/weigh-intents.ts';
import { namedDrugs } from '../named-drugs.ts';
import { readParticle } from '../read-particle.ts';
import { readSite, readSymptoms } from '../read-symptoms.ts';
import type { Sentence } from '../sentences/read-sentences.ts';

/** A question so likely of one intent says no more than that, where it is short and names nothing. */
const sureChance = 0.75;
const longestQuestion = 10;
/** "Ankles?", "best peak flow?": so few words are the name of a thing. */
const longestName = 3;

/** True for a question with a drug, a number, a symptom or a part of the body: what it says is part of what is answered. */
const namesThing = (question: Sentence): boolean =>
  namedDrugs(question).length > 0 ||
  readSite(question.words) !== undefined ||
  question.words.some(({ word }) => /^\d/.test(word)) ||
  cutStretches(question.text, question.words).flatMap(readSymptoms).length > 0;

/** A question that only names a thing, as that name: "And the ankles?". */
function nameOf({ raw, words }: Sentence): string | undefined {
  const from = words.findIndex(({ word, isMark }) => !isMark && !leadWords.has(word));
  const own = words.slice(from).filter(({ isMark }) => !isMark);
  const isName = own.length > 0 && own.length <= longestName && !own.some(({ word }) => isOfSentence(word));
  if (from < 0 || !isName || /[,;]/.test(raw)) return undefined;
  const at = raw.toLowerCase().indexOf(own[0]?.word ?? '');
  return at < 0 ? undefined : raw.slice(at).replace(/\W+$/, '').trim();
}

/** "who's", "isn't": what stands before an apostrophe says what it is. */
const isOfSentence = (word: string): boolean => sentenceWords.has(word) || sentenceWords.has(word.split("'")[0] ?? '');

/**
 * What an answer is of, as a note has it before a colon; empty where its section says so, undefined where the question must stand: it says more
 * than what is asked, or the answer begins with a yes or no to it.
 */
export function labelAnswer(
  asked: readonly Sentence[],
  first: Sentence,
  subject: Subject | undefined,
): string | undefined {
  const [question, ...others] = asked;
  if (question === undefined || others.length > 0 || readParticle(first.said).particle !== 'open') return undefined;
  const named = cutStretches(question.text, question.words).flatMap(readSymptoms);
  // "Basal cell carcinoma: her aunt died of melanoma" would say that there is one.
  const isClaim = named.length > 1 || named.some(({ kind }) => kind === 'disease');
  const { intent, chance } = weighIntent(question);
  const isKnown = namesThing(question) || (intent !== 'none' && intent !== 'present' && chance >= sureChance);
  // "Fresh red?" "Rusty": what is no thing that is known may be answered with its contrary.
  const name = isClaim || !isKnown ? undefined : nameOf(question);
  if (name !== undefined) return capitalize(name);
  if (question.words.length > longestQuestion || namesThing(question)) return undefined;
  if (intent === 'none' || chance < sureChance) return undefined;
  return subject !== undefined && unlabelled[intent] === subject ? '' : answerLabels[intent];
}
