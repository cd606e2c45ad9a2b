import type { Span } from '../model/span.ts';
import { takeBackOpens } from '../knowledge/talk/answer-words.ts';
import { hedgingWords, pastTalkWords } from '../knowledge/talk/plain-words.ts';
import { inThePast, talkDenials } from '../knowledge/talk/none-words.ts';
import { spokenUnits } from '../knowledge/talk/time-words.ts';
import type { Answer, Handler } from './answer.ts';
import { cutStretches, type Clause } from './clauses.ts';
import type { Episode } from './episodes.ts';
import { functionSaid } from './read-function.ts';
import { likened } from './quote.ts';
import { readAgo, readAttributes, readLength, type Slot } from './read-attributes.ts';
import { readDrugs } from './read-drugs.ts';
import type { Question } from './read-question.ts';
import { takeDrug } from './read-statement.ts';
import { wordsUnread } from './read-whole.ts';
import { isLongAgo, readSide, readSites, readSymptoms, saysGone, type SymptomMention } from './read-symptoms.ts';
import type { TalkFacts } from './talk-facts.ts';
import { SpokenPhrases } from './word-patterns.ts';

/** What a question asks of the symptom that is spoken of. */
export const slotOf: Partial<Record<Question['intent'], Slot>> = {
  onset: 'onset',
  course: 'course',
  timing: 'timing',
  frequency: 'timing',
  quality: 'qualities',
  severity: 'severity',
  worse: 'worseWith',
  better: 'betterWith',
  colour: 'qualities',
  amount: 'qualities',
};

/** What was asked whether it is there: a bare no denies all that was named, a bare yes states the one that was. */
export const answerPresent: Handler = ({ named, isDenial, clause: asked }, answer, facts) => {
  const { particle, degree, evidence, clause } = answer;
  if (particle === 'affirms' && !isDenial)
    for (const drug of cutStretches(asked.text, asked.words).flatMap((stretch) => readDrugs(stretch, true)))
      if (drug.status === 'taken') takeDrug(drug, clause, facts);
  const [only, ...others] = named;
  if (only === undefined || settlesOthers(named, answer)) return;
  if (others.length === 0 && claimBefore(only, answer, facts)) return;
  if (particle === 'negates' && !isPlainNo(answer)) return;
  const isCertain = particle === 'negates' || (particle === 'affirms' && others.length === 0 && !isDenial);
  if (!isCertain) return;
  const polarity = particle === 'negates' ? 'absent' : 'present';
  for (const one of named) {
    const said: SymptomMention = { ...one, polarity, time: one.time === 'past' ? 'past' : 'current', isThought: false };
    if (said.isBare && !facts.episodes.knows(said.name)) continue;
    if (said.kind === 'disease') {
      // "Covid?" "No, I'm not having any more of them": what goes on may be of the vaccine.
      if (answer.rest >= clause.said.length) claimDisease(said, evidence, facts);
      continue;
    }
    const episode = facts.episodes.claim(said, evidence[0], 'particle');
    episode.evidence.push(clause.span);
    if (polarity === 'present') {
      facts.episodes.describe(episode, readAttributes(answer.words), clause.span);
      if (degree !== undefined)
        facts.episodes.describe(episode, degree === 'mild' ? { severity: degree } : { timing: degree }, clause.span);
    }
  }
};

/** "No, well, my hands a bit", "nah, it went down Thursday": what goes on says more than no, or takes it back. */
function isPlainNo({ clause, rest }: Answer): boolean {
  const { said } = clause;
  if (rest >= said.length) return true;
  if (backWords.find(said.slice(Math.max(0, rest - 1), rest + 3)).length > 0) return false;
  if (said.slice(rest).some(({ word }) => pastTalkWords.has(word) || hedgingWords.has(word))) return false;
  const isNamed = cutStretches(clause.text, clause.words)
    .flatMap(readSymptoms)
    .some(({ polarity }) => polarity === 'present');
  return !isNamed && wordsUnread(clause).length === 0;
}
const backWords = new SpokenPhrases<true>(takeBackOpens.map((one): [string, true] => [one, true]));

/** "Headaches? Blurred vision?" "No headaches": an answer that names some of what was asked settles these alone, in its words. */
function settlesOthers(named: readonly SymptomMention[], { text, words }: Answer): boolean {
  const said = new Set(
    cutStretches(text, words)
      .flatMap(readSymptoms)
      .map(({ name }) => name),
  );
  return named.length > 1 ? said.size > 0 : said.size > 0 && named.every(({ name }) => said.has(name));
}

/** "In college I did", "at the start, that's stopped now": what was asked for was there, without its name. */
function claimBefore(asked: SymptomMention, { words, particle, clause, text }: Answer, facts: TalkFacts): boolean {
  const isUnnamed = cutStretches(text, words).flatMap(readSymptoms).length === 0;
  const time = isLongAgo(words) ? 'past' : saysGone(words) ? 'resolved' : undefined;
  if (!isUnnamed || time === undefined || particle === 'negates' || deniesAny(words)) return false;
  const episode = facts.episodes.claim({ ...asked, polarity: 'present', time, isThought: false }, clause.span, 'words');
  if (time === 'past') episode.context ??= readAgo(words) ?? inThePast;
  return true;
}

/** "I didn't used to": a denial somewhere in an answer. */
const deniesAny = (words: Answer['words']): boolean => words.some(({ word }) => talkDenials.has(word));

/** A disease that was asked for by its name: of the patient, before or now. */
function claimDisease({ name, polarity }: SymptomMention, evidence: readonly [Span, Span], facts: TalkFacts): void {
  facts.put(`history ${name}`, {
    type: 'condition',
    subject: 'past-medical-history',
    name,
    evidence,
    assertion: { polarity, temporality: polarity === 'absent' ? 'past' : 'current' },
  });
}

/** What was asked of the symptom that is spoken of: when, how, how bad. */
export const answerSlot: Handler = ({ intent, named, clause }, answer, facts) => {
  const slot = slotOf[intent];
  const [asked] = named;
  const episode = (asked && !asked.isBare ? facts.episodes.find(asked.name, false) : undefined) ?? facts.episodes.focus;
  if (slot === undefined || episode === undefined || episode.polarity === 'absent') return;
  const found = readAttributes(answer.words, slot);
  facts.episodes.describe(episode, { [slot]: found[slot] }, answer.clause.span);
  if (slot === 'onset' && found.onset === undefined) describeDays(clause, answer, episode, facts);
  const quote = intent === 'quality' && found.qualities === undefined ? likened(answer.text) : undefined;
  const isNew = episode.attributes.qualities?.some((one) => one.includes('“')) !== true;
  if (quote !== undefined && isNew)
    facts.episodes.describe(episode, { qualities: [`described as ${quote}`] }, answer.clause.span);
};

/** "How many days ago?" "Seven." */
function describeDays(asked: Clause, answer: Answer, episode: Episode, facts: TalkFacts): void {
  const [number] = answer.words.filter(({ word }) => /^\d+$/.test(word));
  const unit = asked.words.map(({ word }) => spokenUnits.get(word)).find((one) => one !== undefined);
  if (number === undefined || unit === undefined || answer.words.length > 3) return;
  facts.episodes.describe(episode, { onset: `beginning ${number.word} ${unit}s ago` }, answer.clause.span);
}

export const answerLength: Handler = (_question, answer, facts) => {
  const { focus } = facts.episodes;
  const length = readLength(answer.words);
  if (focus && length !== undefined && focus.attributes.timing === undefined)
    facts.episodes.describe(focus, { timing: `lasting ${length}` }, answer.clause.span);
};

/** Where it is is said in so few words; a longer answer says more. */
const longestSite = 6;

export const answerSite: Handler = (_question, answer, facts) => {
  const { focus } = facts.episodes;
  if (focus === undefined) return;
  if (answer.words.length > longestSite) return;
  const side = readSide(answer.words);
  focus.side ??= side;
  const sites = readSites(answer.words).filter((one) => !focus.name.includes(one));
  focus.sites.push(...sites.filter((one) => !focus.sites.includes(one)));
  if (side !== undefined || sites.length > 0) focus.evidence.push(answer.clause.span);
};

export const answerRadiation: Handler = (_question, answer, facts) => {
  const { focus } = facts.episodes;
  if (focus === undefined || answer.particle !== 'negates' || answer.words.length > 4) return;
  focus.radiation = 'non-radiating';
  focus.evidence.push(...answer.evidence);
};

/** "Passing urine all right?": a yes or no with the words of a note for each; a symptom that is named is answered as one. */
export const answerFunction: Handler = (question, answer, facts) => {
  if (question.named.some(({ kind, isBare }) => kind === 'symptom' && !isBare))
    return answerPresent(question, answer, facts);
  const text = functionSaid(question, answer);
  if (text !== undefined)
    facts.put(`function ${question.intent}`, {
      type: 'clause',
      subject: 'history-of-present-illness',
      text,
      evidence: answer.evidence,
    });
};
