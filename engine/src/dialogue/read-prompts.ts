import {
  choosingWord,
  hurtAnswers,
  hurtQuestions,
  noHurtAnswers,
  promptDoings,
} from '../knowledge/talk/examination-words.ts';
import type { Clause } from './clauses.ts';
import type { WordRange } from './found-facts.ts';
import type { Examined, Finding } from './found-findings.ts';
import { foundCues, foundPhrases, readFoundWords } from './found-words.ts';
import type { SpokenWord } from './spoken-words.ts';

/** What a clinician does and asks whether it hurts, which the patient's answer turns into a finding. */
export interface Prompt extends WordRange {
  readonly written: string;
  readonly isTest: boolean;
  readonly examined: Examined;
}

const hurts = foundCues(hurtQuestions);
const doings = foundPhrases<{ readonly written: string; readonly isTest: boolean }>(
  promptDoings.map(([forms, written, isTest]) => [forms, { written, isTest }]),
);
const yes = foundCues(hurtAnswers);
const no = foundCues(noHurtAnswers);

/** How many words may follow the question in its turn, and how far before it the doing is named. */
const mostAfter = 5;
const reachOfDoing = 16;
/** An answer of more words says something of its own. */
const longestAnswer = 5;

/** The question at the end of a turn whether what is done there hurts; undefined where it asks for one of several, or of no part. */
export function promptAtEnd(words: readonly SpokenWord[], examined: Examined, wasOn: boolean): Prompt | undefined {
  const hit = hurts.find(words).at(-1);
  const said = words.filter(({ isMark }, at) => !isMark && at >= (hit?.to ?? 0)).length;
  if (hit === undefined || said > mostAfter || !(examined.isOn || wasOn)) return undefined;
  const from = Math.max(0, hit.from - reachOfDoing);
  const own = words.slice(from);
  if (own.some(({ word }) => word === choosingWord)) return undefined;
  const doing = doings.find(own).at(-1);
  const value = doing?.value ?? { written: tenderness, isTest: false };
  if (!value.isTest && examined.thing === undefined) return undefined;
  return { ...value, from: doing ? from + doing.from : hit.from, to: words.length, examined: { ...examined } };
}

const tenderness = promptDoings[0]?.[1] ?? '';

const isShort = (words: readonly SpokenWord[]): boolean =>
  words.filter(({ isMark }) => !isMark).length <= longestAnswer;

/** The finding of a prompt by its answer; undefined where the answer is no plain yes or no. */
export function findingOfAnswer(prompt: Prompt, answers: readonly Clause[]): Finding | undefined {
  const said = answers.map(({ raw }) => raw).join(' ');
  const words = readFoundWords(said, { start: 0, end: said.length });
  const isYes = yes.find(words)[0]?.from === 0;
  const isNo = no.find(words)[0]?.from === 0;
  if (isYes === isNo || !isShort(words)) return undefined;
  const written = prompt.isTest ? `${prompt.written} ${isNo ? negative : positive}` : prompt.written;
  return {
    thing: prompt.isTest ? undefined : prompt.examined.thing,
    system: prompt.isTest ? limbs : '',
    side: prompt.examined.side,
    written,
    isAbsent: isNo && !prompt.isTest,
    isNamed: true,
  };
}

const limbs = 'Musculoskeletal';
const negative = 'negative';
const positive = 'positive';
