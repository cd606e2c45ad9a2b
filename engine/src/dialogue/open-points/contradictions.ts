import { noWords } from '../../knowledge/talk/answer-words.ts';
import { pastTalkWords } from '../../knowledge/talk/plain-words.ts';
import { ofOneTime } from '../../knowledge/talk/wants-answer.ts';
import { talkDenials } from '../../knowledge/talk/none-words.ts';
import type { Intent } from '../../knowledge/talk/intents.data.ts';
import { cutStretches } from '../clauses.ts';
import { namedDrugs } from '../named-drugs.ts';
import { readParticle } from '../read-particle.ts';
import { readQuestion } from '../read-question.ts';
import { readSymptoms } from '../read-symptoms.ts';
import type { Sentence } from '../sentences/read-sentences.ts';
import type { Found } from './find-open-points.ts';

/** What one sentence says of a thing now. */
interface Claim {
  readonly name: string;
  readonly isThere: boolean;
  readonly by: Sentence;
  /** The question that a bare yes or no answers. */
  readonly asked?: Sentence | undefined;
}

/** What a question asks for by its name, one symptom or one drug that is taken; whether a bare yes says that it is there. */
function askedThing(question: Sentence | undefined): { readonly name: string; readonly isDenial: boolean } | undefined {
  const read = question?.speaker === 'clinician' && question.isQuestion ? readQuestion(question) : undefined;
  if (question === undefined || read === undefined) return undefined;
  const { intent, isDenial, named } = read;
  const [drug, ...otherDrugs] = namedDrugs(question);
  if (ofTaking.has(intent) && drug !== undefined && otherDrugs.length === 0) return { name: drug.name, isDenial };
  const [first] = named;
  const isOne = intent === 'present' && first !== undefined && !first.isBare && first.time === 'current';
  return isOne ? { name: first.name, isDenial } : undefined;
}
const ofTaking: ReadonlySet<Intent> = new Set<Intent>(['medications', 'adherence']);

/** Whether an answer says that what was asked is there; undefined where it begins with neither yes nor no. */
function answers({ said }: Sentence, isDenial: boolean): boolean | undefined {
  const { particle } = readParticle(said);
  if (particle === 'negates') return false;
  return particle === 'affirms' && !isDenial ? true : undefined;
}

/** What an answer to a question of one thing says, and what words say of something now. */
function claimsOf(sentences: readonly Sentence[]): Claim[] {
  return sentences.flatMap((by, at): Claim[] => {
    if (by.speaker === 'clinician' || by.isQuestion) return [];
    const asked = sentences[at - 1];
    const thing = askedThing(asked);
    const isThere = thing && answers(by, thing.isDenial);
    if (thing !== undefined && isThere !== undefined) return [{ name: thing.name, isThere, by, asked }];
    return cutStretches(by.text, by.words)
      .flatMap(readSymptoms)
      .filter((one) => !one.isBare && !one.isThought && one.whose === undefined && one.time === 'current')
      .map((one) => ({ name: one.name, isThere: one.polarity === 'present', by }));
  });
}

/** Two people say opposite things of one thing, or one answers the same question with a yes and a no. */
const isOpposite = (one: Claim, other: Claim): boolean =>
  one.isThere !== other.isThere &&
  one.by.turn !== other.by.turn &&
  (one.by.label !== other.by.label || (isOfAnyTime(one) && isOfAnyTime(other)));

/** An answer to a question without a time of its own. */
const isOfAnyTime = ({ asked }: Claim): boolean =>
  asked !== undefined && !asked.words.some(({ word }) => ofOneTime.has(word) || pastTalkWords.has(word));

/** What somebody else who is there says right after a no: "He fell in the greenhouse on Tuesday." */
function saysOtherwise({ speaker, label, isQuestion, weighed, words, said }: Sentence, asked: Sentence): boolean {
  const isAnother = speaker === 'other' || (speaker === 'clinician' && label !== asked.label);
  if (!isAnother || isQuestion || weighed.worth < leastWorth) return false;
  if (words.filter(({ isMark }) => !isMark).length < leastWords) return false;
  return (
    readParticle(said).particle !== 'negates' && !said.some(({ word }) => noWords.has(word) || talkDenials.has(word))
  );
}
const leastWorth = 0.3;
const leastWords = 2;

/** "No", "I haven't had any falls". */
const denies = ({ said }: Sentence): boolean =>
  readParticle(said).particle === 'negates' ||
  said.slice(0, opening).some(({ word }) => noWords.has(word) || talkDenials.has(word));
const opening = 3;

const answersTo = (sentences: readonly Sentence[]): Found[] =>
  sentences.flatMap((by, at): Found[] => {
    const [asked, next] = [sentences[at - 1], sentences[at + 1]];
    if (by.speaker === 'clinician' || by.isQuestion || !denies(by)) return [];
    if (asked?.speaker !== 'clinician' || !asked.isQuestion || next === undefined || next.label === by.label) return [];
    return saysOtherwise(next, asked) ? [{ kind: 'contradicted', said: [asked, by, next] }] : [];
  });

/** A thing that is said to be there and not to be there: the first two sentences that do. Linear in what is said of a thing. */
export function findContradictions(sentences: readonly Sentence[]): Found[] {
  const byName = Map.groupBy(claimsOf(sentences), ({ name }) => name);
  const named = [...byName.values()].flatMap((claims): Found[] => {
    const other = claims.find((one) => claims[0] !== undefined && isOpposite(claims[0], one));
    return claims[0] === undefined || other === undefined
      ? []
      : [{ kind: 'contradicted', said: saidOf(claims[0], other) }];
  });
  const seen = new Set(named.flatMap(({ said }) => said));
  return [...named, ...answersTo(sentences).filter(({ said }) => !said.some((one) => seen.has(one)))];
}

/** The two sentences, and of a bare answer the question before it. */
const saidOf = (one: Claim, other: Claim): Sentence[] =>
  [one, other].flatMap(({ by, asked }) => (asked === undefined ? [by] : [asked, by]));
