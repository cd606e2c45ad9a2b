import type { Span } from '../model/span.ts';
import { bareContractions, contractionsBefore, wordsAsWell } from '../knowledge/talk/contractions.ts';
import { subjectPronouns, talkJoints, talkSubjects } from '../knowledge/talk/talk-cues.ts';
import type { Speaker, Turn } from '../text/turns.ts';
import { WordPrefilter } from '../text/word-prefilter.ts';
import { readOnce } from './read-once.ts';
import { readUtterances, type Utterance } from './utterances.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';

/** One sentence of a talk with its words. */
export interface Clause {
  readonly speaker: Speaker;
  /** Index of the turn. */
  readonly turn: number;
  /** Where it stands in the talk. */
  readonly span: Span;
  /** As it was said, and without fillers and repetitions, with digits. */
  readonly raw: string;
  readonly text: string;
  /** Words of `text`. */
  readonly words: readonly SpokenWord[];
  /** Words of `raw`, by which one sees how an answer begins. */
  readonly said: readonly SpokenWord[];
  readonly isQuestion: boolean;
}

const bareWords = new WordPrefilter([...bareContractions.keys(), ...contractionsBefore.map(([bare]) => bare)]);
const bareBefore = contractionsBefore.map(
  ([bare, full, next]) => [new RegExp(String.raw`\b${bare} (?=(?:${next})\b)`, 'gi'), `${full} `] as const,
);

/** Words that a machine heard without their apostrophe, with it. */
function withApostrophes(text: string): string {
  if (!bareWords.mayHold(text)) return text;
  const isWritten = /[.?!]\W*$/.test(text);
  const fullOf = (word: string): string => {
    const bare = word.toLowerCase();
    return isWritten && wordsAsWell.has(bare) ? word : (bareContractions.get(bare) ?? word);
  };
  return bareBefore.reduce(
    (words, [bare, full]) => words.replace(bare, full),
    text.replace(/\b[a-z]{2,7}\b/gi, fullOf),
  );
}

function clauseOf({ speaker, turn, span, raw, text, question }: Utterance): Clause {
  const said = withApostrophes(raw);
  const tidied = text === raw ? said : withApostrophes(text);
  const words = readWords(tidied);
  return {
    speaker,
    turn,
    span,
    raw: said,
    text: tidied,
    words,
    said: said === tidied ? words : readWords(said),
    isQuestion: question,
  };
}

/** The sentences of a talk. Linear. */
export const readClauses = (text: string, turns: readonly Turn[]): Clause[] =>
  readUtterances(text, turns).map(clauseOf);

/** Words of one statement: no denial or condition reaches over its ends. */
export interface Stretch {
  readonly text: string;
  readonly words: readonly SpokenWord[];
}

/** Words that may stand between a joint and the subject after it. */
const jointFillers: ReadonlySet<string> = new Set([
  ',',
  'yeah',
  'yes',
  'like',
  'just',
  'then',
  'now',
  'also',
  'actually',
  'sometimes',
  'obviously',
  'basically',
]);

/** True where a statement of its own begins at a word: "..., and I", "but". */
function begins(words: readonly SpokenWord[], at: number): boolean {
  const { word, isMark } = words[at] ?? { word: '', isMark: false };
  if (at === 0) return false;
  if (isMark) return /[;:?!.]/.test(word);
  if (word === 'but' || word === 'although') return true;
  if (words[at - 1]?.word === ',' && (word === 'just' || word === 'only' || subjectPronouns.has(word))) return true;
  if (!talkJoints.has(word)) return false;
  let next = at + 1;
  while (next < at + 4 && jointFillers.has(words[next]?.word ?? '')) next += 1;
  return talkSubjects.has(words[next]?.word ?? '');
}

/** The statements of a sentence, cut where another subject takes over. */
export const cutStretches = (text: string, words: readonly SpokenWord[] = readWords(text)): readonly Stretch[] =>
  cutOnce({ text, words });

const cutOnce = readOnce(({ words }: Stretch) => words, cutWords);

function cutWords({ text, words }: Stretch): Stretch[] {
  const cuts = [0, ...words.keys()].filter((at, index) => index === 0 || (at > 0 && begins(words, at)));
  return cuts.flatMap((from, index) => {
    const own = cuts.length === 1 ? words : words.slice(from, cuts[index + 1] ?? words.length);
    const [first] = own;
    const last = own.at(-1);
    if (first === undefined || last === undefined || own.every(({ isMark }) => isMark)) return [];
    return [{ text: text.slice(first.start, last.end), words: movedBack(own, first.start) }];
  });
}

/** Words with their places counted from where the first one begins. */
const movedBack = (words: readonly SpokenWord[], by: number): readonly SpokenWord[] =>
  by === 0 ? words : words.map((one) => ({ ...one, start: one.start - by, end: one.end - by }));
