import { filled } from '../compose/join.ts';
import type { ActionFact } from '../document/fact.ts';
import {
  afterWord,
  changeTimeWords,
  countedBy,
  eventEnds,
  faceToFaceWords,
  followUpNurse,
  followUpRows,
  followUpText,
  seenByOthers,
  thenWord,
} from '../knowledge/talk/follow-up-words.ts';
import { talkCondition } from '../knowledge/talk/none-words.ts';
import type { Clause } from './clauses.ts';
import { readLengthAt } from './read-attributes.ts';
import type { SpokenWord } from './spoken-words.ts';
import { isSince, type Draft, type TalkFacts } from './talk-facts.ts';
import { phrasesOf, WordPatterns } from './word-patterns.ts';

const rows = new WordPatterns<string>(followUpRows);
const changes = phrasesOf(changeTimeWords);
const faceToFace = phrasesOf(faceToFaceWords);

/** How keys of follow-ups begin. */
const followUpKey = 'follow-up ';
/** The time stands no more words after the words that announce it. */
const reach = 9;
/** So many words before it say of whom it is. */
const before = 5;

type How = 'visit' | 'nurse' | 'telephone';

interface Visit {
  readonly how: How;
  readonly length: string;
  /** What it is counted from, where that is not today: "the surgery". */
  readonly event?: string | undefined;
  /** Number of the word after the time. */
  readonly to: number;
}

/** The first time within the next words: "in about six weeks", "two weeks after the surgery". */
function lengthIn(
  words: readonly SpokenWord[],
  from: number,
): { readonly text: string; readonly to: number } | undefined {
  for (let at = from; at < Math.min(words.length, from + reach); at += 1) {
    const length = readLengthAt(words, at);
    // "I'll see you at twelve weeks, so six weeks from now": counted from an operation or a birth.
    if (length && words[at - 1]?.word !== countedBy) return length;
    if (words[at]?.isMark === true && words[at]?.word !== ',') return undefined;
  }
  return undefined;
}

/** "Two weeks after the surgery": what the time is counted from; empty where the statement does not say. */
function eventAfter(text: string, words: readonly SpokenWord[], from: number): string | undefined {
  if (words[from]?.word !== afterWord) return undefined;
  const rest = words.slice(from + 1, from + 1 + longestEvent);
  const end = rest.findIndex(({ word, isMark }) => isMark || eventEnds.has(word));
  const own = end < 0 ? rest : rest.slice(0, end);
  const [first] = own;
  const last = own.at(-1);
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end);
}
const longestEvent = 4;

/** The visits that a statement announces; what hangs on a condition is none. */
function visitsIn({ text, words }: Clause): Visit[] {
  const condition = words.findIndex(({ word }) => word === talkCondition);
  return rows.find(words).flatMap(({ value, from, object }) => {
    if (condition >= 0 && condition < from) return [];
    const opens = words.slice(Math.max(0, from - before), from);
    if (opens.some(({ word }) => seenByOthers.has(word))) return [];
    const start = object?.[0] ?? from;
    const length = lengthIn(words, start);
    const event = length && eventAfter(text, words, length.to);
    if (length === undefined || event === '') return [];
    const isNurse = [...opens, ...words.slice(start, length.to)].some(({ word }) => word === followUpNurse);
    const how: How = value === 'telephone' ? value : isNurse ? 'nurse' : 'visit';
    return [{ how, length: length.text, event, to: length.to }];
  });
}

/** "Make it eight": the time of before in another number; "six weeks, then". */
function changedTime(words: readonly SpokenWord[], from: number, unit: string): string | undefined {
  const [change] = changes.find(words.slice(from));
  const at = change === undefined ? undefined : from + change.to;
  if (at !== undefined) {
    const length = readLengthAt(words, at);
    const count = words[at]?.word ?? '';
    return length?.text ?? (/^\d+$/.test(count) ? `${count} ${unit}` : undefined);
  }
  if (from > 0) return undefined;
  const length = readLengthAt(words, 0);
  const isThen = length !== undefined && words.slice(length.to, length.to + 2).some(({ word }) => word === thenWord);
  return isThen ? length.text : undefined;
}

const unitOf = (length: string): string => length.split(' ').at(-1) ?? '';

function put(said: How, length: string, event: string | undefined, { words, span }: Clause, facts: TalkFacts): void {
  // "We'll do it face to face": a call that becomes a visit.
  const how = faceToFace.find(words).length > 0 ? 'visit' : said;
  if (how !== said) facts.drop(`${followUpKey}${said}`);
  const draft: Draft<ActionFact> = {
    type: 'follow-up',
    subject: 'follow-up',
    action: event === undefined ? filled(followUpText[how], { length }) : filled(followUpText.after, { length, event }),
    status: 'planned',
    evidence: [span],
  };
  facts.put(`${followUpKey}${how}`, draft);
  facts.lastFollowUp = { how, length, evidence: [span] };
}

/**
 * Keeps when the patient is seen or called next; a time that is changed takes the place of the one before.
 * @returns whether a statement says so
 */
export function readFollowUp(clause: Clause, facts: TalkFacts): boolean {
  const visits = visitsIn(clause);
  for (const { how, length, event, to } of visits)
    put(how, changedTime(clause.words, to, unitOf(length)) ?? length, event, clause, facts);
  if (visits.length > 0) return true;
  const last = facts.lastFollowUp;
  if (last === undefined || !isSince(last.evidence, clause.span)) return false;
  const changed = changedTime(clause.words, 0, unitOf(last.length));
  if (changed === undefined) return false;
  put(last.how, changed, undefined, clause, facts);
  return true;
}
