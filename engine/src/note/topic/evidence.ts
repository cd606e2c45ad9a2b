import { findProblems } from '../../clinical/find-problems.ts';
import type { ProblemMention } from '../../clinical/find-problems.ts';
import { splitSentences } from '../../text/sentences.ts';
import { tokenize } from '../../text/tokens.ts';
import type { Token } from '../../text/tokens.ts';
import type { Turn } from '../../text/turns.ts';
import { weigh } from '../classify.ts';
import { stemWord } from './stem-word.ts';
import { kindOf } from './word-kinds.ts';
import type { WordKind } from './word-kinds.ts';
import { wordList } from '../../text/word-list.ts';

/**
 * Groups of evidence, each weighed as a whole: words; pairs of neighbours, with named things by their kind; how often kinds of
 * things are named, asked about and denied; words of the first and the last turn; length; who named what kind of thing; what
 * each sentence by itself seems to be about.
 */
export const evidenceGroups = ['word', 'pair', 'count', 'first', 'last', 'length', 'said', 'cue'] as const;
export type EvidenceGroup = (typeof evidenceGroups)[number];

/** How often each piece of evidence was seen. */
export type Evidence = Readonly<Record<EvidenceGroup, ReadonlyMap<string, number>>>;

type Tally = Map<string, number>;
type Tallies = Record<EvidenceGroup, Tally>;

/** Who says a sentence: clinician, patient, other; q when it asks. */
type Voice = 'c' | 'p' | 'o' | 'q';

const voices = { clinician: 'c', patient: 'p', other: 'o' } as const;
const problemKinds = { disease: 'DIS', symptom: 'SYM', finding: 'FIN' } as const;
const steps = [0, 1, 3, 7] as const;
const answers: ReadonlySet<string> = new Set(
  wordList(`
  no|nope|none|never|not|nothing|yes|yeah|yep|sure|okay|i
`),
);

const count = (tally: Tally, key: string): void => void tally.set(key, (tally.get(key) ?? 0) + 1);

function countProblem(problem: ProblemMention, voice: Voice, seen: Tally): void {
  const kind = problemKinds[problem.kind];
  count(seen, kind);
  count(seen, kind + voice);
  if (problem.modifiers.negated) count(seen, `neg${kind}`);
  if (problem.modifiers.historical) count(seen, `his${kind}`);
  if (problem.modifiers.family) count(seen, 'famP');
}

/** The kind of each token; the words of a problem after its first are the rest of it. */
function kindsOf(tokens: readonly Token[], problems: readonly ProblemMention[]): (WordKind | 'rest' | undefined)[] {
  const kinds: (WordKind | 'rest' | undefined)[] = tokens.map(kindOf);
  let at = 0;
  for (const problem of problems) {
    while (at < tokens.length && (tokens[at]?.start ?? 0) < problem.start) at += 1;
    kinds[at] = problemKinds[problem.kind];
    for (at += 1; at < tokens.length && (tokens[at]?.end ?? 0) <= problem.end; at += 1) kinds[at] = 'rest';
  }
  return kinds;
}

/** A sentence of a snippet. */
interface Said {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly voice: Voice;
  readonly first: boolean;
  readonly last: boolean;
}

function countCues({ text, voice, first }: Said, cued: Tally): void {
  for (const subject of weigh(text).keys()) {
    count(cued, subject);
    count(cued, `${voice}=${subject}`);
    if (first) count(cued, `first=${subject}`);
  }
}

/** Counts what a sentence holds, and gives back its number of words. */
function countSentence({ tokens, voice, first, last }: Said, tallies: Tallies, seen: Tally): number {
  const problems = findProblems(tokens);
  for (const problem of problems) countProblem(problem, voice, seen);
  const kinds = kindsOf(tokens, problems);
  let before = '<';
  let words = 0;
  for (const [index, token] of tokens.entries()) {
    if (token.kind === 'mark') continue;
    words += 1;
    const word = token.kind === 'number' ? 'NUM' : stemWord(token.lower);
    count(tallies.word, word);
    if (first) count(tallies.first, word);
    if (last) count(tallies.last, word);
    const kind = kinds[index];
    if (kind === 'rest') continue;
    if (kind) {
      count(seen, `k${kind}`);
      count(tallies.said, voice + kind);
    }
    count(tallies.pair, `${before}_${kind ?? word}`);
    before = kind ?? word;
  }
  count(tallies.pair, `${before}_${voice === 'q' ? '?' : '>'}`);
  return words;
}

/** The first word of a turn that answers. */
function countAnswer(tokens: readonly Token[], seen: Tally): void {
  const answer = tokens.find((token) => token.kind === 'word')?.lower.split(/['’]/)[0] ?? '';
  if (answers.has(answer)) count(seen, `a${answer}`);
}

const addSteps = (seen: Tally, tally: Tally): void => {
  for (const [key, times] of seen) for (const step of steps) if (times > step) count(tally, `${key}>${step}`);
};

/** Numbers of turns that differ little are one. */
const turnSteps = [0, 1, 2, 3, 4, 6, 9, 14, 20, 30] as const;

function countLength(turns: number, words: number, tally: Tally): void {
  count(tally, `turns${turnSteps.findIndex((step) => turns <= step)}`);
  count(tally, `words${Math.round(Math.log2(words + 1) * 1.5)}`);
}

/**
 * What a snippet holds that may tell what it is about. Without turns the whole text is read as one, of nobody in particular.
 * Linear; a look-up or two for each word.
 */
export function gatherEvidence(text: string, turns: readonly Turn[]): Evidence {
  const tallies: Tallies = {
    word: new Map(),
    pair: new Map(),
    count: new Map(),
    first: new Map(),
    last: new Map(),
    length: new Map(),
    said: new Map(),
    cue: new Map(),
  };
  const seen: Tally = new Map();
  const cued: Tally = new Map();
  const all: readonly Turn[] = turns.length > 0 ? turns : [{ start: 0, end: text.length, speaker: 'other' }];
  let words = 0;
  for (const [index, turn] of all.entries()) {
    const voice = voices[turn.speaker];
    for (const [number, { start, end }] of splitSentences(text, turn).entries()) {
      const sentence = text.slice(start, end);
      const tokens = tokenize(sentence);
      if (number === 0 && voice !== 'c') countAnswer(tokens, seen);
      const asks = tokens.some((token) => token.text === '?');
      const said: Said = {
        text: sentence,
        tokens,
        voice: asks ? 'q' : voice,
        first: index === 0,
        last: index === all.length - 1,
      };
      countCues(said, cued);
      words += countSentence(said, tallies, seen);
    }
  }
  addSteps(seen, tallies.count);
  addSteps(cued, tallies.cue);
  countLength(all.length, words, tallies.length);
  return tallies;
}
