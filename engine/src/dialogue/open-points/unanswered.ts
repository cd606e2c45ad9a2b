import { noWords } from '../../knowledge/talk/answer-words.ts';
import { talkDenials } from '../../knowledge/talk/none-words.ts';
import { answeredWith, wantsAnswer } from '../../knowledge/talk/wants-answer.ts';
import type { Intent } from '../../knowledge/talk/intents.data.ts';
import type { Clause } from '../clauses.ts';
import { isBareAnswer, readParticle } from '../read-particle.ts';
import { readQuestion } from '../read-question.ts';
import type { Sentence } from '../sentences/read-sentences.ts';
import { cutStretches } from '../clauses.ts';
import { readSymptoms } from '../read-symptoms.ts';
import type { Found } from './find-open-points.ts';
import { isNoWord } from './unheard.ts';

/** So few words of an answer that names one of two things asked answer the other not. */
const shortAnswer = 6;

const namesIn = ({ text, words }: Sentence): Set<string> =>
  new Set(
    cutStretches(text, words)
      .flatMap(readSymptoms)
      .map(({ name }) => name),
  );

const namesAsked = (one: Sentence): readonly string[] => (readQuestion(one)?.named ?? []).map(({ name }) => name);

/** What was said after a question until the clinician goes on: nothing, another question, or an answer. */
interface Reply {
  /** Questions of the same breath, the one that is looked at among them. */
  readonly asked: readonly Sentence[];
  readonly answers: readonly Sentence[];
}

function replyTo(sentences: readonly Sentence[], at: number): Reply {
  const own = sentences[at];
  const asked: Sentence[] = [];
  const answers: Sentence[] = [];
  const from = sentences.findLastIndex(({ turn }, before) => before < at && turn !== own?.turn) + 1;
  for (let to = from; to < sentences.length; to += 1) {
    const one = sentences[to];
    if (one === undefined) break;
    if (one.speaker !== 'clinician') {
      if (!isNoWord(one)) answers.push(one);
    } else if (one.turn !== own?.turn) break;
    else if (one.isQuestion) asked.push(one);
  }
  return { asked, answers };
}

/** "Chest pain? Fever?" "No chest pain, no.": a short answer that names one of the things that were asked. */
function namesAnother(one: Sentence, { asked, answers }: Reply): boolean {
  const [answer] = answers;
  if (answers.length !== 1 || answer === undefined || asked.length < 2 || isBareAnswer(answer)) return false;
  if (answer.words.filter(({ isMark }) => !isMark).length > shortAnswer) return false;
  const said = namesIn(answer);
  const own = namesAsked(one);
  if (own.length === 0 || own.some((name) => said.has(name))) return false;
  return asked.some((other) => other !== one && namesAsked(other).some((name) => said.has(name)));
}

/** "Any thoughts of ending your life?" "My sister's coming on Friday.": not a word that such a question is answered with. */
function speaksOfOther(intent: Intent, { answers }: Reply): boolean {
  const about = answeredWith[intent];
  if (about === undefined) return false;
  return answers.every(
    ({ said }) =>
      readParticle(said).particle === 'open' &&
      said.length >= leastWords &&
      !said.some(({ word }) => about.has(word) || noWords.has(word) || talkDenials.has(word) || /^\d/.test(word)),
  );
}
const leastWords = 5;

/** The clinician asks, and answers or goes on in the same breath: nobody is to answer. */
const goesOn = (sentences: readonly Sentence[], at: number): boolean =>
  sentences.slice(at + 1).find((one) => one.turn !== sentences[at]?.turn || !one.isQuestion)?.turn ===
  sentences[at]?.turn;

/**
 * Questions of weight without an answer: the talk ends, or the clinician goes on, before anybody else is heard, or what is heard answers
 * another one of the same breath alone. What is asked again and answered then is not open.
 * @param asks what each question asks for
 */
export function findUnanswered(sentences: readonly Sentence[], asks: ReadonlyMap<Clause, Intent>): Found[] {
  const isAskedAgain = (one: Sentence, from: number): boolean => {
    const named = namesAsked(one);
    return sentences.slice(from + 1).some((later) => {
      if (later.speaker !== 'clinician' || asks.get(later) !== asks.get(one)) return false;
      return asks.get(one) !== 'present' || namesAsked(later).some((name) => named.includes(name));
    });
  };
  return sentences.flatMap((one, at): Found[] => {
    const intent = asks.get(one);
    if (one.speaker !== 'clinician' || intent === undefined || goesOn(sentences, at)) return [];
    const isNamed = namesAsked(one).length > 0 && readQuestion(one)?.isDenial === false;
    if (!isNamed && (intent === 'present' || !wantsAnswer.has(intent))) return [];
    const reply = replyTo(sentences, at);
    const isOpen = reply.answers.length === 0 || speaksOfOther(intent, reply) || namesAnother(one, reply);
    return isOpen && !isAskedAgain(one, at) ? [{ kind: 'unanswered', said: [one] }] : [];
  });
}
