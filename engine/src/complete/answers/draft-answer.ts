import type { AnswerSentences } from '../../knowledge/answer-sentences.ts';
import { joinsTopics, type QuestionKind } from '../../knowledge/question-words.ts';
import type { Question } from '../../note/questions/question.ts';
import type { AnswerLine } from './answer-lines.ts';
import { certainAnswer } from './certain-answer.ts';
import type { AskedTopic } from './find-topic-asked.ts';
import { matchesTopic, namesOf } from './matches-topic.ts';
import {
  givesAge,
  givesDose,
  givesFigure,
  givesFollowUp,
  givesReason,
  givesSide,
  givesTime,
  namesProblem,
  namesRelative,
  linesIn,
  linesOf,
  statesChange,
  statesFlag,
} from './select-lines.ts';

/** What answers, before it is written: words that lead it in, and lines; or a sentence that nothing is said. */
export interface Drafted {
  readonly lead?: string;
  readonly lines: readonly AnswerLine[];
  readonly isFound: boolean;
}

/** A question with all that can answer it. */
export interface Asked {
  readonly question: Question;
  readonly topic: AskedTopic;
  /** Of the note, then of the source. */
  readonly lines: readonly AnswerLine[];
  /** The words of the source, read when nothing else answers. */
  readonly words: () => readonly AnswerLine[];
  /** What the note leaves out. */
  readonly leftOut: readonly AnswerLine[];
  /** What contradicts a source of before; undefined where there is none. */
  readonly contradicted: readonly AnswerLine[] | undefined;
  readonly say: AnswerSentences;
}

const nothing = (lead: string): Drafted => ({ lead, lines: [], isFound: false });

/** True where a drug is asked after as one that is taken: then one that is not borne is another thing. */
const isOfTaking = ({ question, topic }: Asked): boolean => topic.drugs.size > 0 && question.kind !== 'about';

const isAllergy = ({ subjects }: AnswerLine): boolean => subjects.includes('allergies');

/** What says something of the topic: lines, or else the words of the source, which are not those of an allergy. */
function foundOf(asked: Asked): AnswerLine[] {
  const { lines, topic, words } = asked;
  const { subject } = topic;
  const standing = subject === undefined ? [] : linesIn(lines, subject);
  if (standing.length > 0) return standing;
  const said = linesOf(lines, topic);
  if (!isOfTaking(asked)) return said.length > 0 ? said : linesOf(words(), topic);
  const taken = said.filter((line) => !isAllergy(line));
  const notBorne = lines.filter(isAllergy);
  return taken.length > 0 ? taken : linesOf(words(), topic).filter((line) => !isOneOf(line, notBorne));
}

const isOneOf = ({ sources }: AnswerLine, others: readonly AnswerLine[]): boolean =>
  others.some((other) =>
    other.sources.some((one) => sources.some(({ start, end }) => one.start < end && start < one.end)),
  );

/** Where nothing is said of the topic: that, or that a drug stands among the allergies alone. */
function nothingOf(asked: Asked): Drafted {
  const { say, topic, lines } = asked;
  const notBorne = isOfTaking(asked) ? linesOf(lines.filter(isAllergy), topic) : [];
  return notBorne.length > 0 ? { lead: say.onlyAllergy, lines: notBorne, isFound: true } : nothing(say.nothingAbout);
}

/** Of what is said of the topic that which gives what is asked; else what is said of it, after the sentence that it is not given. */
function given(asked: Asked, gives: (line: AnswerLine) => boolean, notGiven: string): Drafted {
  const { say } = asked;
  const said = foundOf(asked);
  const giving = said.filter(gives);
  const more = giving.length > 0 ? giving : linesOf(asked.words(), asked.topic).filter(gives);
  if (more.length > 0) return { lines: more, isFound: true };
  return said.length === 0 ? nothingOf(asked) : { lead: `${notGiven} ${say.butSaid}`, lines: said, isFound: true };
}

/** Why a drug is taken: an indication, a reason, or the problem that it stands under; else words that name a problem beside it, said to be no more. */
function why(asked: Asked): Drafted {
  const { say, topic } = asked;
  const said = foundOf(asked);
  const giving = said.filter(givesReason);
  const silent = said.filter((line) => !giving.includes(line));
  if (giving.length > 0 && topic.isClass && silent.length > 0)
    return { lead: say.notForEach, lines: [...giving, ...silent], isFound: true };
  if (giving.length > 0) return { lines: giving, isFound: true };
  const beside = topic.drugs.size > 0 ? linesOf(asked.words(), topic).filter(namesProblem) : [];
  if (beside.length > 0) return { lead: say.beside, lines: beside, isFound: true };
  return given(asked, givesReason, say.noReason);
}

/** What the plan says of a thing; all of the plan, said to be no more, where it does not name it. */
function planned(asked: Asked): Drafted {
  const plan = linesIn(asked.lines, 'plan');
  const own = linesOf(plan, asked.topic);
  if (own.length > 0) return { lines: own, isFound: true };
  if (linesOf([...asked.lines, ...asked.words()], asked.topic).length === 0 || plan.length === 0)
    return nothing(asked.say.nothingAbout);
  return { lead: asked.say.noPlan, lines: plan, isFound: true };
}

function allergy(asked: Asked): Drafted {
  const { say, topic } = asked;
  const all = linesIn(asked.lines, 'allergies');
  const own = linesOf(all, topic);
  if (own.length > 0) {
    // What is asked after is one of the allergies, by its name.
    const named = own.map((line) => ({
      ...line,
      facts: line.facts.filter((fact) => matchesTopic(topic, namesOf(fact))),
    }));
    return certainly(asked, named, { ...topic, subject: 'allergies' });
  }
  return all.length > 0
    ? { lead: `${say.noAllergy} ${say.butSaid}`, lines: all, isFound: true }
    : nothing(say.noAllergy);
}

function ofAll({ lines, words }: Asked, gives: (line: AnswerLine) => boolean, notGiven: string): Drafted {
  const found = lines.filter(gives);
  const all = found.length > 0 ? found : words().filter(gives);
  return all.length > 0 ? { lines: all, isFound: true } : nothing(notGiven);
}

function inFamily(asked: Asked): Drafted {
  const standing = linesOf(linesIn(asked.lines, 'family-history'), asked.topic);
  const elsewhere = (lines: readonly AnswerLine[]): AnswerLine[] => linesOf(lines, asked.topic).filter(namesRelative);
  const said = standing.length > 0 ? standing : elsewhere(asked.lines);
  const family = said.length > 0 ? said : elsewhere(asked.words());
  return family.length > 0 ? { lines: family, isFound: true } : nothing(asked.say.noFamily);
}

function present(asked: Asked): Drafted {
  const lines = foundOf(asked);
  if (lines.length === 0) return nothingOf(asked);
  return certainly(asked, lines, asked.topic);
}

/** What holds only if something comes, or runs in the family, says nothing of the patient now. */
const isOfOthers = ({ subjects, facts }: AnswerLine): boolean =>
  subjects.includes('family-history') ||
  (facts.length > 0 && facts.every(({ assertion }) => assertion.condition !== undefined));

/** A yes or no with what says so; all that is said, without, where nothing says so for certain. */
function certainly({ say, question }: Asked, lines: readonly AnswerLine[], topic: AskedTopic): Drafted {
  // Of two things at once one yes or no would be said of both.
  const found = joinsTopics.test(question.about) ? undefined : certainAnswer(lines, topic);
  if (found === undefined) return { lines, isFound: true };
  // Nothing that is said of it is kept back; what says so stands first.
  const rest = lines.filter((line) => !found.lines.includes(line) && !isOfOthers(line));
  return { lead: say[found.certain], lines: [...found.lines, ...rest], isFound: true };
}

function about(asked: Asked): Drafted {
  const lines = foundOf(asked);
  return lines.length > 0 ? { lines, isFound: true } : nothingOf(asked);
}

/** A part of the note, or what is planned of a thing; a figure where one is asked for and there is one. */
function value(asked: Asked): Drafted {
  if (asked.topic.subject !== undefined) return about(asked);
  const lines = foundOf(asked);
  const figures = lines.filter(givesFigure);
  if (lines.length === 0) return nothingOf(asked);
  return { lines: figures.length > 0 ? figures : lines, isFound: true };
}

/** What the note leaves out, in the words of the source. */
const left = ({ leftOut, say }: Asked): Drafted =>
  leftOut.length > 0 ? { lines: leftOut, isFound: true } : { lead: say.nothingLeftOut, lines: [], isFound: true };

/** What contradicts what is older, and what is said to have changed. */
function changed({ say, lines, contradicted }: Asked): Drafted {
  if (contradicted === undefined) return { lead: say.noEarlier, lines: [], isFound: true };
  const all = [...contradicted, ...lines.filter(statesChange)];
  return all.length > 0 ? { lines: all, isFound: true } : { lead: say.noChange, lines: [], isFound: true };
}

const answers: Readonly<Record<QuestionKind, (asked: Asked) => Drafted>> = {
  about,
  present,
  value,
  list: about,
  planned,
  allergy,
  dose: (asked) => given(asked, givesDose, asked.say.noDose),
  who: inFamily,
  when: (asked) => ofAll(asked, givesFollowUp, asked.say.noFollowUp),
  flags: (asked) => ofAll(asked, statesFlag, asked.say.noFlags),
  why,
  since: (asked) => given(asked, givesTime, asked.say.noTime),
  side: (asked) =>
    asked.question.about === ''
      ? ofAll(asked, givesSide, asked.say.nothing)
      : given(asked, givesSide, asked.say.noSide),
  age: (asked) => ofAll(asked, givesAge, asked.say.noAge),
  'left-out': left,
  changed,
};

/** What answers a question, in the way of its kind. */
export const draftAnswer = (asked: Asked): Drafted => answers[asked.question.kind](asked);
