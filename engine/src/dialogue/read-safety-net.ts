import { talkCondition } from '../knowledge/talk/none-words.ts';
import {
  asksFor,
  callVerbs,
  contactRows,
  doPhrases,
  doStarts,
  leadWords,
  netOpens,
  listOpens,
  noCondition,
  notContact,
  othersCall,
  soonRows,
  teamEnds,
  teamWords,
} from '../knowledge/talk/safety-words.ts';
import type { Clause } from './clauses.ts';
import { startsStep } from './read-steps.ts';
import { readWords, type SpokenWord } from './spoken-words.ts';
import { isSince, type Draft, type TalkFacts } from './talk-facts.ts';
import { sayCondition } from './condition-words.ts';
import type { Span } from '../model/span.ts';
import type { ActionFact } from '../document/fact.ts';
import { phrasesOf, SpokenPhrases } from './word-patterns.ts';

const contacts = new SpokenPhrases<string>(
  contactRows.flatMap(([write, says]) => says.split('|').map((one): [string, string] => [one, write])),
);
const soon = new SpokenPhrases<string>(
  soonRows.flatMap(([write, says]) => says.split('|').map((one): [string, string] => [one, write])),
);

const does = phrasesOf(doPhrases);

interface Contact {
  readonly write: string;
  readonly from: number;
  readonly to: number;
}

/** A condition of more words is a story, and is quoted rather than taken apart. */
const longestCondition = 60;
/** A number that is said digit by digit is heard as one digit where repetitions are taken out. */
const byDigits = /\b(?:nine|9)[ ,]+(?:nine|9)[ ,]+(?:nine|9)\b/i;

const asHeard = ({ raw, words }: Pick<Clause, 'raw' | 'words'>): readonly SpokenWord[] =>
  byDigits.test(raw) ? words.map((one) => (one.word === '9' ? { ...one, word: '999' } : one)) : words;

/** "Ring the nurse line", "call the ward". */
function teamAt(text: string, words: readonly SpokenWord[], at: number): Contact | undefined {
  if (!callVerbs.has(words[at]?.word ?? '')) return undefined;
  const rest = words.slice(at + 1, at + 7);
  const end = rest.findIndex(({ word, isMark }) => isMark || teamEnds.has(word));
  const own = end < 0 ? rest : rest.slice(0, end);
  const last = own.findLastIndex(({ word }) => teamWords.has(word));
  const [first] = own;
  const final = own[last];
  if (first === undefined || final === undefined) return undefined;
  return { write: `call ${text.slice(first.start, final.end)}`, from: at, to: at + last + 2 };
}

/** Whom the words say to turn to; not where they say not to. */
function contactsIn(text: string, words: readonly SpokenWord[]): Contact[] {
  const named = contacts.find(words).map(({ value, from, to }): Contact => ({ write: value, from, to }));
  const teams = words.flatMap((_, at) => teamAt(text, words, at) ?? []);
  return [...named, ...teams]
    .filter(({ from }) => !words.slice(Math.max(0, from - 2), from).some(({ word }) => notContact.has(word)))
    .filter(({ from }) => !othersCall.has(words[from - 1]?.word ?? ''))
    .filter(({ from }) => words[from - 1]?.word !== 'you' || !asksFor.has(words[from - 2]?.word ?? ''))
    .sort((a, b) => a.from - b.from);
}

/** Where the words before a contact that only lead to it begin: ", that's", "you ring", "don't wait, you". */
function leadOf(words: readonly SpokenWord[], to: number, least: number): number {
  let at = to;
  while (at > least && leadWords.has(words[at - 1]?.word ?? '')) at -= 1;
  return at;
}

/** ", sit down", ", you stop the tablets". */
const startsDoing = (words: readonly SpokenWord[], from: number): boolean => {
  const next = words.slice(from, from + 3).find(({ word }) => !leadOpens.has(word));
  return next !== undefined && doStarts.has(next.word);
};
const leadOpens: ReadonlySet<string> = new Set(['you', 'and', 'please', 'just', 'then']);

/** Where what is to be done begins after a condition: at a comma before a step, otherwise where the words lead to the contact. */
function mainOf(words: readonly SpokenWord[], from: number, contact: Contact): number {
  for (let at = from + 1; at < contact.from; at += 1) {
    const { word = '' } = words[at] ?? {};
    if ((word === ',' || word === 'then') && (startsStep(words.slice(at + 1)) || startsDoing(words, at + 1))) return at;
    if (does.at(words, at, 3)) return at;
  }
  return leadOf(words, contact.from, from);
}

const textOf = (text: string, words: readonly SpokenWord[]): string => {
  const [first] = words;
  const last = words.at(-1);
  return first === undefined || last === undefined ? '' : text.slice(first.start, last.end).trim();
};

/** What is to be done: each contact once, with how soon, and a step that goes before it. */
function actionOf(text: string, words: readonly SpokenWord[], main: number, found: readonly Contact[]): string {
  const [first] = found;
  const lead = leadOf(words, first?.from ?? main, main);
  const step = words.slice(main, lead).filter(({ isMark }, at) => !(isMark && at === 0));
  const how = [...new Set(found.map(({ write }) => write))].join(' or ');
  const when = soon.find(words.slice(main))[0]?.value;
  const isDenied = step.some(({ word }) => notContact.has(word));
  const before = isDenied ? '' : textOf(text, step).replace(/^you /i, '').replace(/,$/, '');
  return [before === '' ? undefined : `${before} and`, how, how.includes(when ?? ' ') ? undefined : when]
    .filter((part) => part !== undefined)
    .join(' ');
}

/** A condition that means something of an illness. */
const conditionOf = (text: string, words: readonly SpokenWord[]): string | undefined =>
  words.length > longestCondition || words.some(({ word }) => noCondition.has(word))
    ? undefined
    : sayCondition(text, words);

/** The parts of a statement that each have a condition and whom to turn to: "if it comes out, emergency, and if it is numb, ring me". */
function partsOf(words: readonly SpokenWord[], found: readonly Contact[]): (readonly SpokenWord[])[] {
  const opens = words.flatMap(({ word }, at) => (word === talkCondition ? [at] : []));
  const starts = opens.filter((at, index) => {
    const before = opens[index - 1] ?? -1;
    return index > 0 && found.some(({ from }) => before < from && from < at);
  });
  return [0, ...starts].map((from, index, all) => words.slice(from, all[index + 1] ?? words.length));
}

/**
 * When the patient is to turn to whom, each as one step with all its conditions: "if you cough up more than a streak, or you are
 * suddenly short of breath, that's 999". None where a statement says no such thing, or not plainly.
 */
export function readSafetyNet(clause: Pick<Clause, 'text' | 'raw' | 'words' | 'span'>): Draft<ActionFact>[] {
  const words = asHeard(clause);
  const found = contactsIn(clause.text, words);
  if (found.length === 0) return [];
  return partsOf(words, found).flatMap((part) => readPart(clause.text, part, clause.span) ?? []);
}

/** Where a condition begins: a stub before another "if" is none ("if there's any, if the skin breaks"). */
function conditionStart(words: readonly SpokenWord[]): number {
  const opens = words.findIndex(({ word }) => word === talkCondition);
  const next = words.findIndex(({ word }, at) => at > opens && word === talkCondition);
  return opens >= 0 && next > 0 && next - opens <= longestStub ? next : opens;
}
const longestStub = 4;

function readPart(text: string, words: readonly SpokenWord[], span: Span): Draft<ActionFact> | undefined {
  const found = contactsIn(text, words);
  const [first] = found;
  if (first === undefined) return undefined;
  const opens = conditionStart(words);
  const isList = opens < 0 && listOpens.has(words[0]?.word ?? '') && words.some(({ word }) => word === ',');
  if (opens < 0 && !isList) return undefined;
  const from = opens < 0 ? 1 : opens + 1;
  const after = found.filter((one) => one.from >= from);
  const isAfter = after.length > 0;
  const main = isAfter ? mainOf(words, from, after[0] ?? first) : leadOf(words, first.from, 0);
  const condition = conditionOf(text, words.slice(from, isAfter ? main : words.length));
  if (condition === undefined) return undefined;
  return {
    type: 'safety-net',
    subject: 'plan',
    action: actionOf(text, isAfter ? words : words.slice(0, opens), main, isAfter ? after : found),
    status: 'planned',
    evidence: [span],
    assertion: { condition },
  };
}

/** "Or 999, or A and E": whom else to turn to, after a statement that says when. */
export function addContact(clause: Clause, facts: TalkFacts): boolean {
  const last = facts.last(netKey);
  if (last?.draft.type !== 'safety-net' || !isSince(last.draft.evidence, clause.span)) return false;
  const words = asHeard(clause);
  const found = contactsIn(clause.text, words);
  const [first] = found;
  const isAll = words.length <= longestMore && first !== undefined && first.from <= 1;
  if (!isAll || words.some(({ word }) => word === talkCondition)) return false;
  const { action } = last.draft;
  const more = found.map(({ write }) => write).filter((one) => !action.includes(one));
  facts.put(last.key, { ...last.draft, action: [action, ...more].join(' or '), evidence: [clause.span] });
  return true;
}

/** How keys of such steps begin. */
export const netKey = 'plan net ';
/** A statement of more words says more than whom else to turn to. */
const longestMore = 8;

/** Whether a statement that is heard as a question says when to turn to whom: "Any chest pain, a blackout, that's 999." */
export const isSafetyNet = (clause: Clause): boolean =>
  netOpens.has(clause.words[0]?.word ?? '') && clause.words[1]?.word !== 'you' && readSafetyNet(clause).length > 0;

/** "If it locks up on you", and what is to be done then in the next statement of the same breath. */
export function joinCondition(
  before: Clause | undefined,
  clause: Clause,
): Pick<Clause, 'text' | 'raw' | 'words' | 'span'> {
  if (before?.turn !== clause.turn || clause.words.some(({ word }) => word === talkCondition)) return clause;
  const at = before.words.findLastIndex(({ word }) => word === talkCondition);
  const open = at < 0 ? [] : before.words.slice(at);
  const isOpen = open.length > 1 && open.length <= longestOpen && !open.some(({ isMark }) => isMark);
  if (!isOpen || contactsIn(before.text, open).length > 0) return clause;
  const text = `${before.text.slice(open[0]?.start)} ${clause.text}`;
  const span = { start: before.span.start, end: clause.span.end };
  return { text, raw: `${before.raw} ${clause.raw}`, words: readWords(text), span };
}
/** An open condition of more words has its own main clause. */
const longestOpen = 20;
