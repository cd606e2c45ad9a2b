import {
  acceptWords,
  articles,
  avoids,
  bareNo,
  halfWords,
  cancelWords,
  doseTalk,
  laterWords,
  namelessWords,
  objectEnds,
  offWord,
  pointingObjects,
  refusedAfter,
  takeOffWords,
  takesBackAfter,
} from '../knowledge/talk/ledger-words.ts';
import { talkCondition } from '../knowledge/talk/none-words.ts';
import { refusals } from './refusals.ts';
import { phrasesOf } from './word-patterns.ts';
import type { Clause } from './clauses.ts';
import { namedDrugs } from './named-drugs.ts';
import { readDose } from './read-drugs.ts';
import { readParticle } from './read-particle.ts';
import type { SpokenWord } from './spoken-words.ts';
import type { Draft, TalkFacts } from './talk-facts.ts';

/** A step of the plan as it came up: by which words it is known, and in which turn. */
interface Entry {
  readonly key: string;
  readonly turn: number;
  readonly said: ReadonlySet<string>;
}

/** What has been proposed and decided so far, in the order in which it came up. */
export interface Ledger {
  readonly entries: Entry[];
  /** Keys of the steps that the clinician named last, which a refusal, a dose or a "that" is of. */
  proposed: readonly string[];
  turn: number;
  /** What the patient turned down last, as it was before. */
  refused: { readonly turn: number; readonly steps: readonly { readonly key: string; readonly draft: Draft }[] };
}

export const emptyLedger = (): Ledger => ({ entries: [], proposed: [], turn: -9, refused: { turn: -9, steps: [] } });

const later = phrasesOf(laterWords);
const accepts = phrasesOf(acceptWords);
const cancels = phrasesOf(cancelWords);
const takesOff = phrasesOf(takeOffWords);

/** A refusal is of what was proposed no more turns ago. */
const reach = 2;

/** Words by which a step is known. */
const namesIn = (words: readonly SpokenWord[]): string[] =>
  words.map(({ word }) => word).filter((word) => word.length >= shortestName && !namelessWords.has(word));
const shortestName = 3;

const wordsOf = (key: string): string[] => key.toLowerCase().split(/[^a-z\d-]+/);

/** The words that stand around those of a step's key: "a shot of cortisone" is known as the shot. */
function namesAround(key: string, words: readonly SpokenWord[]): string[] {
  const own = new Set(wordsOf(key).slice(2));
  const places = words.flatMap(({ word }, at) => (own.has(word) ? [at] : []));
  return namesIn(
    places.flatMap((at) => [...beside(words, at, -1), ...words.slice(at, at + 1), ...beside(words, at, 1)]),
  );
}

/** The words on one side of a word, up to a mark or a joint. */
function beside(words: readonly SpokenWord[], at: number, step: 1 | -1): SpokenWord[] {
  const found: SpokenWord[] = [];
  for (let next = at + step; found.length < around; next += step) {
    const word = words[next];
    if (word === undefined || (word.isMark && word.word !== ',') || objectEnds.has(word.word)) break;
    found.push(word);
  }
  return found;
}
const around = 4;

/** Keeps what the clinician proposes or decides in a statement, with the words by which it is known. */
export function enter(keys: readonly string[], { words, turn }: Clause, ledger: Ledger): void {
  ledger.entries.push(...keys.map((key): Entry => ({ key, turn, said: new Set(namesAround(key, words)) })));
  ledger.proposed = keys;
  ledger.turn = turn;
}

/** Right after a proposal what is said is of the plan, wherever the talk is. */
export const isPlanTalk = ({ turn }: Clause, ledger: Ledger): boolean => turn - ledger.turn <= 2 * reach;

const isNow = ({ turn }: Clause, ledger: Ledger): boolean => turn - ledger.turn <= reach;

/** The steps that are known by one of the words: by their key, and otherwise the last one that was said with it. */
function stepsNamed(names: readonly string[], ledger: Ledger, isByKeyOnly = false): string[] {
  const inKey = ledger.entries.filter(({ key }) =>
    wordsOf(key)
      .slice(2)
      .some((word) => names.includes(word)),
  );
  if (inKey.length > 0 || isByKeyOnly) return [...new Set(inKey.map(({ key }) => key))];
  const last = ledger.entries.findLast(({ said }) => names.some((name) => said.has(name)));
  return last === undefined ? [] : [last.key];
}

/** The words of what is given up, up to where another statement begins. */
function objectAfter(words: readonly SpokenWord[], from: number): readonly SpokenWord[] {
  const rest = words.slice(from, from + longestObject);
  const end = rest.findIndex(({ word, isMark }, at) => (isMark && word !== ',') || (at > 0 && objectEnds.has(word)));
  return end < 0 ? rest : rest.slice(0, end);
}
const longestObject = 6;
/** A no that gives up what stands after it stands no later. */
const latestNo = 2;

/**
 * "Forget the ultrasound", "let's not do that then", "take the lactulose off": takes back what the words name.
 * @returns the keys of what is given up
 */
export function cancelSteps(clause: Clause, ledger: Ledger, facts: TalkFacts): string[] {
  const { words } = clause;
  const given: string[] = [];
  // What is given up only on a condition is not given up.
  const condition = words.findIndex(({ word }) => word === talkCondition);
  const isOpen = (at: number): boolean => condition < 0 || at < condition;
  for (const { to, from } of cancels.find(words).filter((one) => isOpen(one.from))) {
    // "No" alone opens an answer; at the head of a statement with a name right after it, it gives that up.
    const isNo = words[from]?.word === bareNo;
    if (isNo && (from > latestNo || words[to]?.isMark === true)) continue;
    given.push(...giveUp(isNo ? words.slice(to, to + 2) : objectAfter(words, to), isNo, clause, ledger, facts));
  }
  for (const { to } of takesOff.find(words).filter((one) => isOpen(one.from))) {
    const off = words.slice(to, to + longestObject).findIndex(({ word }) => word === offWord);
    if (off > 0) given.push(...giveUp(words.slice(to, to + off), false, clause, ledger, facts));
  }
  return given;
}

function giveUp(
  object: readonly SpokenWord[],
  isByNameOnly: boolean,
  clause: Clause,
  ledger: Ledger,
  facts: TalkFacts,
): string[] {
  const names = namesIn(object).filter((word) => !pointingObjects.has(word));
  const isPointing = names.length === 0 && !isByNameOnly && object.some(({ word }) => pointingObjects.has(word));
  const named = names.length > 0 ? stepsNamed(names, ledger, isByNameOnly) : [];
  // "We'll leave the public one": the one that was named right before.
  const isOne = named.length === 0 && !isByNameOnly && object.some(({ word }) => word === 'one');
  const isBefore = (isPointing || isOne) && isNow(clause, ledger);
  const keys = named.length > 0 ? named : isBefore ? ledger.proposed : [];
  return keys.filter((key) => {
    const draft = facts.get(key);
    const status = draft !== undefined && 'status' in draft ? draft.status : undefined;
    const isSettled = status === 'declined' || status === 'deferred' || status === 'stopped';
    if (!isSettled) facts.giveUp(key);
    return !isSettled;
  });
}

/** Whether a statement of few words decides something, and only listens otherwise: "forget the naproxen", "skip the brace". */
export const decidesShortly = ({ words }: Clause): boolean =>
  cancels.find(words).some(({ from, to }) => words[from]?.word !== bareNo && to < words.length);

/** A no with words that decline, or words that decline at the head of a statement. */
export function isRefusal({ words, said }: Pick<Clause, 'words' | 'said'>): boolean {
  const found = refusals.find(words);
  return found.length > 0 && (readParticle(said).particle === 'negates' || (found[0]?.from ?? 9) < 2);
}

/** What a refusal names: "I don't want a coil", "no morphine". */
function refusedNames({ text, words }: Clause): string[] {
  const drugs = namedDrugs({ text, words }).map(({ name }) => name.toLowerCase());
  const nouns = words.flatMap(({ word }, at) => {
    const before = words[at - 1]?.word ?? '';
    const isNamed =
      avoids.has(before) ||
      avoids.has(words[at - 2]?.word ?? '') ||
      (articles.has(before) && (refusedAfter.has(words[at - 2]?.word ?? '') || before === bareNo));
    return isNamed && word.length >= shortestName && !namelessWords.has(word) && !pointingObjects.has(word)
      ? [word]
      : [];
  });
  return [...new Set([...drugs, ...nouns])];
}

/** A refusal takes back what the clinician proposed right before; where it names another thing, only that. */
export function readRefusal(clause: Clause, ledger: Ledger, facts: TalkFacts): void {
  if (accepts.find(clause.words).length > 0 && clause.turn - ledger.refused.turn <= 2 * reach) restore(ledger, facts);
  if (!isNow(clause, ledger)) return;
  if (!isRefusal(clause)) {
    doubt(clause, ledger, facts);
    return;
  }
  const names = refusedNames(clause);
  const named = names.length > 0 ? stepsNamed(names, ledger) : [];
  const keys = names.length > 0 ? named : ledger.proposed;
  const status = later.find(clause.words).length > 0 ? 'deferred' : 'declined';
  const steps = keys.flatMap((key) => {
    const draft = facts.get(key);
    return draft === undefined ? [] : [{ key, draft }];
  });
  for (const { key, draft } of steps) refuse(key, draft, status, clause, facts);
  ledger.refused = { turn: clause.turn, steps };
  ledger.proposed = [];
}

/** A no that nobody understands: what was proposed is neither planned nor declined, and is only quoted. */
function doubt({ said, words }: Clause, { proposed }: Ledger, facts: TalkFacts): void {
  if (readParticle(said).particle !== 'negates' || accepts.find(words).length > 0) return;
  for (const key of proposed) facts.drop(key);
}

/** Drugs of these states go on or stop: turning that down decides nothing that a note could state of them. */
const kept: ReadonlySet<string | undefined> = new Set(['continued', 'stopped', 'reduced', 'declined']);

function refuse(key: string, draft: Draft, status: 'declined' | 'deferred', clause: Clause, facts: TalkFacts): void {
  if (draft.type === 'medication') {
    if (draft.status === 'stopped' || draft.status === 'reduced') facts.drop(key);
    if (!kept.has(draft.status)) facts.put(key, { ...draft, status, evidence: [clause.span] });
  } else if ('action' in draft) facts.put(key, { ...draft, status, evidence: [clause.span] });
}

/** "Oh, go on then": what was turned down before is as it was proposed. */
function restore(ledger: Ledger, facts: TalkFacts): void {
  for (const { key, draft } of ledger.refused.steps) facts.put(key, draft);
  ledger.refused = { turn: -9, steps: [] };
}

/** A sentence of a dose and hardly anything else: "that's 50 mg, once a day". */
export const isDoseSentence = (words: readonly SpokenWord[]): boolean => beyondDose(words) <= longestAside;

/** An amount and nothing of which it is: "two tablets a day for the first few days". */
export const isDoseAlone = (words: readonly SpokenWord[]): boolean =>
  beyondDose(words) === 0 && words.some(({ word }) => /^\d/.test(word));

const beyondDose = (words: readonly SpokenWord[]): number =>
  words.filter(({ word, isMark }) => !isMark && !doseTalk.has(word) && !/^[\d./-]+/.test(word)).length;
const longestAside = 1;

/** The drugs that were decided on in the last statement that names any. */
export function lastDrugs({ turn }: Clause, { entries, proposed }: Ledger): readonly string[] {
  const own = proposed.filter((key) => key.startsWith(drugKey));
  const last = entries.findLast(({ key }) => key.startsWith(drugKey));
  if (last === undefined || turn - last.turn > reach) return [];
  return own.length > 0 ? own : [last.key];
}
const drugKey = 'plan drug ';

/** "Let's start you on half of that": the dose that was said right before, halved. */
export function halveDose(clause: Clause, ledger: Ledger, facts: TalkFacts): boolean {
  const [key, ...others] = lastDrugs(clause, ledger);
  const draft = key === undefined || others.length > 0 ? undefined : facts.get(key);
  if (key === undefined || draft?.type !== 'medication' || halves.find(clause.words).length === 0) return false;
  const [amount = '', unit] = (draft.dose ?? '').split(' ');
  const isAmount = unit !== undefined && /^\d+(?:\.\d+)?$/.test(amount);
  facts.put(key, { ...draft, dose: isAmount ? `${Number(amount) / 2} ${unit}` : undefined, evidence: [clause.span] });
  return true;
}
const halves = phrasesOf(halfWords);

/** A dose said after its drug, in a sentence of its own: of the drugs that were decided on last. */
export function addDoseTo(clause: Clause, ledger: Ledger, facts: TalkFacts): boolean {
  if (!isDoseSentence(clause.words)) return false;
  const said = readDose(clause.text);
  const drugs = lastDrugs(clause, ledger);
  const isSaid = said.dose !== undefined || said.frequency !== undefined;
  if (!isSaid || drugs.length !== 1) return false;
  for (const key of drugs) {
    const draft = facts.get(key);
    if (draft?.type !== 'medication') continue;
    const { dose = draft.dose, frequency = draft.frequency } = said;
    facts.put(key, { ...draft, dose, frequency, evidence: [clause.span] });
  }
  return true;
}

/** "Let's do Tylenol through, no, they'll give you something there": given up while it is said. */
export const isTakenBack = (words: readonly SpokenWord[]): boolean =>
  words
    .slice(0, longestSlip)
    .some(
      ({ word }, at) =>
        word === bareNo && takesBackAfter.has(words.slice(at + 1).find(({ isMark }) => !isMark)?.word ?? ''),
    );
const longestSlip = 6;
