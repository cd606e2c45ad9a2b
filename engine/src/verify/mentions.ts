import { findProblems } from '../clinical/find-problems.ts';
import type { ProblemMention } from '../clinical/find-problems.ts';
import { findScopes } from '../context/find-context.ts';
import type { ContextScope } from '../context/find-context.ts';
import type { ModifierKind } from '../context/triggers.ts';
import { spansOverlap } from '../model/span.ts';
import type { Span } from '../model/span.ts';
import { oneOf } from '../text/one-of.ts';
import { splitSentences } from '../text/sentences.ts';
import { tokenize } from '../text/tokens.ts';
import type { Token } from '../text/tokens.ts';
import {
  askingWords,
  denyingAnswers,
  mayDeny,
  mayDenyInDocuments,
  newAfterRelative,
  statedOfProblem,
  turnLabels,
} from './data/talk-words.ts';
import { polarityOf } from './polarity-of.ts';
import { forebearWords } from '../knowledge/relatives.ts';

/** How a text speaks of a problem: of a relative, as past, with doubt or under a condition ("open"), or of the patient now. */
export type Standing = 'present' | 'absent' | 'family' | 'past' | 'open';

/** A problem named in a text, with its part of the body and without its side ("knee pain"). */
export interface Mention extends Span {
  readonly name: string;
  readonly standing: Standing;
}

const asks = new RegExp(
  String.raw`^(?:and |so |okay |now |well |but |um |uh |all ?right |, )*${oneOf(askingWords)}\b`,
  'i',
);
/** In speech that came without marks a question shows by its words alone. */
const asksInside =
  /\b(?:any|or anything|experienc\w+|notic\w+|symptoms like|(?:have|do|did|are|were|has|does) (?:you|he|she|your|his|her)|(?:how|what) about)\b/i;
/** Speech that asks by its first words, whatever mark stands at its end. */
const asksAnyway = /^(?:and |so |okay |or )*(?:any|how about|what about)\b/i;
const label = new RegExp(
  String.raw`^\W*(?:\[[a-z_ \d]{1,30}\]|(?:${oneOf(turnLabels)}|speaker \d|guest_\w+)(?:_\d)? ?:)\s*`,
  'i',
);

interface Sentence extends Span {
  readonly words: string;
  readonly question: boolean;
  /** True for the first sentence of a turn. */
  readonly opensTurn: boolean;
  /** Run-on speech without marks, in which only what stands alone says something for sure. */
  readonly unmarked: boolean;
}

/** Recognisers of speech and corpora set "n't" apart; joined to its verb it is read as a denial. */
const joinNot = (words: string): string => words.replace(/ (n['’]t)\b/g, '$1 ');

/** Longer runs without a mark are read in parts; every word of a part may modify every other. */
const longestPart = 1500;

function cutLong({ start, end }: Span): Span[] {
  const parts: Span[] = [];
  for (let at = start; at < end; at += longestPart) parts.push({ start: at, end: Math.min(end, at + longestPart) });
  return parts;
}

function readSentences(text: string): Sentence[] {
  return splitSentences(text)
    .flatMap(cutLong)
    .map((span) => {
      const words = text.slice(span.start, span.end);
      const bare = words.replace(label, '');
      const unmarked = !/[.!?:]\W*$/.test(bare);
      const byWords = asksAnyway.test(bare) || (unmarked && (asks.test(bare) || asksInside.test(bare)));
      return { ...span, words: bare, question: byWords || /\?\W*$/.test(words), opensTurn: bare !== words, unmarked };
    });
}

/** What the answer to a question makes of the problems it names; open where there is none, or none that says yes or no. */
function answered(sentences: readonly Sentence[], at: number): Standing {
  for (let next = at + 1; next <= at + 3; next += 1) {
    const answer = sentences[next];
    if (!answer) return 'open';
    if (answer.question) continue;
    const polarity = polarityOf(answer.words);
    return polarity === 'no' ? 'absent' : polarity === 'yes' ? 'present' : 'open';
  }
  return 'open';
}

/** Words with which a new statement begins, so that an earlier "no" may not reach further. */
const begins =
  /\b(?:is|are|was|were|am|does|do|did|has|have|had|shows?|showed|feels?|felt|gets?|got|can|could|i|you|your|he|she|it|they|there|but|some|little|slight|mild|reports?|just|only|stop|limited)\b/i;

/** The same for a relative: "mother had a stroke" goes on, "family history copd, ankle: effusion" does not. */
const beginsForRelative = (word: string): boolean => newAfterRelative.has(word) || /^\d+$/.test(word);

interface Spoken {
  readonly tokens: readonly Token[];
  readonly scopes: readonly ContextScope[];
}

/** The index of the first token that begins at or after a place. */
function tokenFrom(tokens: readonly Token[], offset: number): number {
  let low = 0;
  let high = tokens.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** "negative workup, likely spasm": without "for" the word speaks of what comes right behind it. */
const isBareNegative = (tokens: readonly Token[], scope: Span): boolean =>
  /^neg(?:ative)?$/.test(tokens[tokenFrom(tokens, scope.start) - 1]?.lower ?? '');

/** What is stated of a problem in a list ("no fever, cough for two days") takes it out of the denial before the list. */
const isStatedApart = (tokens: readonly Token[], problem: Span): boolean => {
  const next = tokens[tokenFrom(tokens, problem.end)];
  return next?.kind === 'number' || statedOfProblem.has(next?.lower ?? '');
};

/** Words that a denial reaches over at most. */
const farthest = 24;

/** True for a denial, or a relative, that stands right by its problem, in a list or alone. */
function isSure(kind: ModifierKind, problem: Span, { tokens, scopes }: Spoken): boolean {
  const at = tokenFrom(tokens, problem.start);
  return scopes.some((scope) => {
    if (scope.kind !== kind || !spansOverlap(scope, problem)) return false;
    const from = Math.max(tokenFrom(tokens, scope.start), at - farthest);
    const before = tokens.slice(from, at);
    if (before.length > 0 && (isBareNegative(tokens, scope) || isStatedApart(tokens, problem))) return false;
    const beginsNext = kind === 'family' ? beginsForRelative : (word: string) => begins.test(word);
    return before.length < farthest && !before.some(({ lower }) => beginsNext(lower));
  });
}

function standingOf(problem: ProblemMention, spoken: Spoken): Standing {
  const { modifiers } = problem;
  if (modifiers.family) return isSure('family', problem, spoken) ? 'family' : 'open';
  if (modifiers.uncertain || modifiers.hypothetical) return 'open';
  if (modifiers.negated) return isSure('negated', problem, spoken) ? 'absent' : 'open';
  return modifiers.historical ? 'past' : 'present';
}

const withoutSide = (name: string): string => name.replace(/^(?:left|right|bilateral) /, '');

/** Complaints so general that what is said of them at one place, or in one movement, says nothing of another. */
const general =
  /(?:^| )(pain|swelling|tenderness|numbness|tingling|weakness|stiffness|effusion|bleeding|stress|fall|lesion)$/;

/** The general complaint that a name holds: "pain" of "knee pain" and of "pain"; undefined for other names. */
export const generalComplaint = (name: string): string | undefined => general.exec(name)?.[1];

function readProblems(text: string, offset: number): { problem: ProblemMention; standing: Standing }[] {
  const tokens = tokenize(text, offset);
  // "temperature 98.6" names a measurement.
  const problems = findProblems(tokens).filter(
    ({ start, end }) => !/^temp/i.test(text.slice(start - offset, end - offset)),
  );
  if (problems.length === 0) return [];
  const scopes = problems.some(({ modifiers }) => modifiers.negated || modifiers.family) ? findScopes(tokens) : [];
  return problems.map((problem) => ({ problem, standing: standingOf(problem, { tokens, scopes }) }));
}

/** Run-on speech longer than this holds more than one statement. */
const longestUnmarked = 140;

/** "to treat your eczema": named in a question, and not what is asked. */
const isPresupposed = (problem: ProblemMention, words: string): boolean =>
  /\b(?:your|his|her|their|the|this|that) (?:\w+ )?$/i.test(
    words.slice(Math.max(0, problem.start - 24), problem.start),
  );

const answersNo = new RegExp(String.raw`^(?:\W*\w+\b){0,2}\W*\b${oneOf(denyingAnswers)}\b`, 'i');

/** A statement that the other one answers with a "no" was a question. */
function isContradicted(sentences: readonly Sentence[], at: number): boolean {
  const next = sentences[at + 1];
  return next?.opensTurn === true && answersNo.test(next.words);
}

/** A question as its answer makes it. A yes to more than one problem, or to run-on speech, does not say to which. */
function questionStanding(sentences: readonly Sentence[], at: number, problems: number): Standing {
  const { unmarked, words } = sentences[at] ?? { unmarked: true, words: '' };
  if (unmarked && words.length > longestUnmarked) return 'open';
  const said = answered(sentences, at);
  return said === 'present' && problems > 1 ? 'open' : said;
}

const denies = new RegExp(String.raw`\b${oneOf(mayDeny)}\b|n['’]t\b`, 'i');

/** A sentence without marks says for sure only what it denies in a few words, or names without any "no" near it. */
function unmarkedStanding(own: Standing, { words, opensTurn }: Sentence): Standing {
  if (words.length > longestUnmarked) return 'open';
  if (own === 'absent') return words.length < 60 ? own : 'open';
  return own === 'present' && ((opensTurn && words.length < 25) || denies.test(words)) ? 'open' : own;
}

/** The problems that an input names. A question and its answer are read as one statement. Linear. */
export function readMentions(text: string): Mention[] {
  const sentences = readSentences(text);
  return sentences.flatMap((sentence, at): Mention[] => {
    const { words, question, unmarked, start, end } = sentence;
    const problems = readProblems(joinNot(words), 0);
    return problems.map(({ problem, standing: own }): Mention => {
      let standing = own;
      if (question && own !== 'family') {
        const asked = own === 'present' && !isPresupposed(problem, joinNot(words));
        standing = asked ? questionStanding(sentences, at, problems.length) : 'open';
      } else if (own === 'present' && isContradicted(sentences, at)) standing = 'open';
      else if (unmarked) standing = unmarkedStanding(own, sentence);
      return { name: withoutSide(problem.name), standing, start, end };
    });
  });
}

const relatives = new RegExp(String.raw`\b${oneOf(forebearWords)}s?\b`, 'i');
const deniesInDocument = new RegExp(String.raw`\b${oneOf(mayDenyInDocuments)}\b|n['’]t\b`, 'i');
const forNow = /\b(?:at present|currently|right now|today|at this time|at rest|now|initially|except)\b/i;

/** How a document's statement stands, held to "open" where its own words leave room. */
function documentStanding(problem: Span, own: Standing, text: string, offset: number): Standing {
  if (relatives.test(text)) return own === 'present' ? 'family' : 'open';
  const before = text.slice(Math.max(0, problem.start - offset - 70), problem.start - offset);
  if (/^\s?\?/.test(text.slice(problem.end - offset))) return 'open';
  if (own === 'present' && deniesInDocument.test(before)) return 'open';
  return own === 'absent' && forNow.test(text) ? 'open' : own;
}

/**
 * The problems that one statement of a document names, with ranges of the document. Left out are general
 * complaints without a place, and those of a certain side: another place, or the other side, may be said to be well.
 */
export function mentionsOf(text: string, offset: number): Mention[] {
  if (text.length > longestPart)
    return cutLong({ start: 0, end: text.length }).flatMap(({ start, end }) =>
      mentionsOf(text.slice(start, end), offset + start),
    );
  return readProblems(text, offset)
    .filter(({ problem: { name } }) => name === withoutSide(name) && generalComplaint(name) !== name)
    .map(({ problem: { name, start, end }, standing }) => ({
      name,
      standing: documentStanding({ start, end }, standing, text, offset),
      start,
      end,
    }));
}
