import { ideaWords, fearWords, hopeWords } from '../knowledge/talk/talk-cues.ts';
import { drinkWords, smokeWords } from '../knowledge/talk/social-words.ts';
import { lowerFirst } from '../note/note-language.ts';
import type { Answer, Handler } from './answer.ts';
import { cutStretches } from './clauses.ts';
import { quoted } from './quote.ts';
import { readUse } from './read-social.ts';
import type { SpokenWord } from './spoken-words.ts';
import type { Draft } from './talk-facts.ts';

/** What was given up stays given up where only an amount is said of it. */
function withFormer(known: Draft | undefined, detail: string | undefined): string | undefined {
  const isFormer = known?.type === 'history' && known.detail.startsWith(tobacco.former);
  return isFormer && detail !== undefined && /^\d/.test(detail) ? `${known.detail}, ${detail}` : detail;
}

/** An answer about how somebody lives, under its topic. */
export const social =
  (topic: string, read: (answer: Answer) => string | undefined): Handler =>
  (_question, answer, facts) => {
    const detail = withFormer(facts.get(`social ${topic}`), read(answer));
    if (detail === undefined || (facts.get(`social ${topic}`) !== undefined && answer.particle !== 'open')) return;
    facts.put(`social ${topic}`, {
      type: 'history',
      domain: 'social',
      topic,
      detail: lowerFirst(detail),
      subject: 'social-history',
      evidence: answer.evidence,
    });
  };

const tobacco = { none: 'does not smoke', never: 'never smoked', former: 'ex-smoker' };
const alcohol = { none: 'none', never: 'none', former: 'formerly' };
export const recreationalDrugs = { none: 'none', never: 'none', former: 'formerly' };

export const answerTobacco = social('Tobacco', (answer) => readUse(ofTopic(answer, smokeWords, drinkWords), tobacco));
export const answerAlcohol = social('Alcohol', (answer) => readUse(ofTopic(answer, drinkWords, smokeWords), alcohol));

/** "Do you smoke or drink?": each by what the answer says of it. */
export const answerHabits: Handler = (question, answer, facts) => {
  const asks = (words: ReadonlySet<string>): boolean => question.clause.words.some(({ word }) => words.has(word));
  if (asks(smokeWords)) answerTobacco(question, answer, facts);
  if (asks(drinkWords)) answerAlcohol(question, answer, facts);
};

/** The statements of an answer that are of one habit, where it speaks of another as well. */
function ofTopic(answer: Answer, own: ReadonlySet<string>, other: ReadonlySet<string>): Answer {
  const has = (words: readonly SpokenWord[], of: ReadonlySet<string>): boolean =>
    words.some(({ word }) => of.has(word));
  if (!has(answer.words, other)) return answer;
  const stretch = cutStretches(answer.text, answer.words).find(({ words }) => has(words, own) && !has(words, other));
  return stretch === undefined
    ? { ...answer, text: '', words: [], particle: 'open' }
    : { ...answer, ...stretch, particle: 'open' };
}

/** What an answer must hold to be what was asked for. */
const saidWith: Readonly<Record<string, ReadonlySet<string>>> = {
  Concern: fearWords,
  'Hopes for': hopeWords,
  'Own idea': ideaWords,
};

/** What somebody fears or hopes for, in their own words. */
export const quote =
  (topic: string): Handler =>
  (_question, answer, facts) => {
    const needed = saidWith[topic];
    const isSaid = needed === undefined || answer.words.some(({ word }) => needed.has(word));
    const words = answer.particle === 'negates' || !isSaid ? undefined : quoted(answer.text);
    if (words !== undefined && answer.words.length > 3)
      facts.put(`said ${topic}`, {
        type: 'clause',
        subject: 'history-of-present-illness',
        label: topic,
        text: words,
        evidence: answer.evidence,
      });
  };
