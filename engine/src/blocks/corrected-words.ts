import {
  addingWords,
  afterCorrected,
  countedKinds,
  correctionCues,
  inheritedOpens,
  mayCorrect,
  measuredKinds,
  namedKinds,
  numberOfPeople,
  type CorrectionCue,
} from '../knowledge/correction-cues.ts';
import type { Span } from '../model/span.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import { unitsOf, type Unit } from '../transcribe/correction-units.ts';
import { lineUp, restarts } from '../transcribe/line-up.ts';
import type { Item } from '../transcribe/spoken-marks.ts';

/** A cue in a line: its tokens, and where the words after it begin. */
interface Found {
  readonly kind: CorrectionCue;
  /** The first token of the cue, the marks before it left out. */
  readonly at: number;
  /** The first token before which all is the cue's, its marks included. */
  readonly next: number;
  /** Whether a mark stands before it. */
  readonly isApart: boolean;
}

/** A run of tokens that stand in one clause. */
interface Clause {
  readonly from: number;
  readonly to: number;
}

const endsClause = /^[,.;:!?()[\]]$/;
const isDash = (token: Token | undefined): boolean => token !== undefined && /^[-–—…]$/.test(token.text);
const isMark = (token: Token | undefined): boolean =>
  token !== undefined && (isDash(token) || /^[,.;:]$/.test(token.text));
/** So many tokens are looked at on each side of a cue. */
const reach = 40;

/** How many tokens a cue takes at a place, commas within it too; 0 where it does not stand there. */
function lengthOf(tokens: readonly Token[], at: number, words: readonly string[]): number {
  let place = at;
  for (const word of words) {
    if (place > at && tokens[place]?.text === ',') place += 1;
    if (tokens[place]?.lower !== word) return 0;
    place += 1;
  }
  return place - at;
}

function cueAt(tokens: readonly Token[], at: number): Found | undefined {
  for (const [words, kind] of correctionCues) {
    const length = lengthOf(tokens, at, words);
    if (length === 0) continue;
    let next = at + length;
    while (isMark(tokens[next])) next += 1;
    return { kind, at, next, isApart: isMark(tokens[at - 1]) };
  }
  return undefined;
}

/** The letters behind a day belong to it: "2nd nov". */
const isOrdinalEnd = (token: Token, before: Token | undefined): boolean =>
  /^(?:st|nd|rd|th)$/.test(token.lower) && before?.kind === 'number' && before.end === token.start;

const itemsOf = (tokens: readonly Token[]): Item[] =>
  tokens.map((token, at): Item => {
    const { start, end } = token;
    return { kind: 'word', text: isOrdinalEnd(token, tokens[at - 1]) ? 'th' : token.text, start, end, tight: false };
  });

/** The tokens right before a cue that belong to its clause; none past the end of a sentence. */
function clauseBefore(tokens: readonly Token[], at: number): Clause {
  let to = at;
  while (to > 0 && isMark(tokens[to - 1])) to -= 1;
  // A full stop before the cue ends a sentence; dots ("C8... no") do not.
  if (at - to === 1 && tokens[to]?.text === '.') return { from: at, to: at };
  let from = to;
  while (from > Math.max(0, to - reach) && !endsClause.test(tokens[from - 1]?.text ?? '')) from -= 1;
  return { from, to };
}

/** Where the clause after a cue ends. */
function endAfter(tokens: readonly Token[], next: number): number {
  let end = next;
  while (end < Math.min(tokens.length, next + reach) && !endsClause.test(tokens[end]?.text ?? '')) end += 1;
  return end;
}

const isSure = ({ kind }: Found): boolean => kind !== 'weak' && kind !== 'number';

/** Whether a cue may take back what lines up: a weak one numbers and days, one that may deny no drug, and none what the next words would inherit. */
function mayReplace(found: Found, removed: readonly Unit[], after: readonly Unit[]): boolean {
  const kinds = removed.map(({ category }) => category);
  if (found.kind === 'delete' || found.kind === 'replace')
    return kinds.some((kind) => measuredKinds.has(kind) || namedKinds.has(kind));
  if (found.kind === 'undenied')
    return kinds[0] === 'side' ? isOtherSide(kinds, removed, after) : kinds.some((kind) => measuredKinds.has(kind));
  if (found.kind === 'weak')
    return (found.isApart && countedKinds.has(kinds[0] ?? '')) || isOtherSide(kinds, removed, after);
  const [first] = after;
  const following = after[removed.length];
  return (
    found.isApart &&
    kinds[0] === 'number' &&
    first?.words !== numberOfPeople &&
    (following === undefined || afterCorrected.has(following.words))
  );
}

/** "L hydrocele sorry R hydrocele": the same of the other side. */
const isOtherSide = (kinds: readonly string[], removed: readonly Unit[], after: readonly Unit[]): boolean =>
  kinds[0] === 'side' &&
  removed.length > 1 &&
  removed.slice(1).every(({ words }, at) => words === after[at + 1]?.words);

/** "10:30", "5-10": what goes on from a number before it is one value with it. */
function isPartOfValue(tokens: readonly Token[], at: number): boolean {
  const [before, first] = [tokens[at - 1], tokens[at]];
  return (
    before !== undefined &&
    first?.kind === 'number' &&
    /^[-–:/.]$/.test(before.text) &&
    before.end === first.start &&
    tokens[at - 2]?.kind === 'number'
  );
}

/** "metoprolol 25, lisinopril 10, make that metoprolol 50" corrects the first, and takes no other's place. */
const isOfEarlier = (before: readonly Token[], removed: Unit | undefined, next: Unit | undefined): boolean =>
  next?.category === 'drug' && removed?.words !== next.words && before.some(({ lower }) => lower === next.words);

/** Where the words that line up with those after a cue begin, in tokens; undefined where none do. */
function replacedFrom(tokens: readonly Token[], found: Found, clause: Clause): number | undefined {
  const next = tokens.slice(found.next, endAfter(tokens, found.next));
  if (next.some(({ lower }) => addingWords.has(lower))) return undefined;
  const row = tokens.slice(clause.from, clause.to);
  const [before, after] = [unitsOf(itemsOf(row), 0, reach), unitsOf(itemsOf(next), 0, 8)];
  const fit = lineUp(before, after, false);
  if (fit === undefined || fit.kept > 0 || restarts(before, after)) return undefined;
  const removed = lastUnits(before, fit.remove);
  const at = clause.to - fit.remove;
  if (isOfEarlier(tokens.slice(0, at), removed[0], after[0])) return undefined;
  const isInherited = !isSure(found) && row.some(({ lower }) => inheritedOpens.has(lower));
  const isWhole =
    !isPartOfValue(tokens, at) && removed.every(({ category }, place) => category === after[place]?.category);
  return isWhole && !isInherited && mayReplace(found, removed, after) ? at : undefined;
}

/** The units that so many last items make up. */
function lastUnits(units: readonly Unit[], items: number): readonly Unit[] {
  let left = items;
  let from = units.length;
  while (from > 0 && left > 0) {
    from -= 1;
    left -= units[from]?.items ?? 1;
  }
  return units.slice(from);
}

const shortestDeleted = 3;

/**
 * What "scratch that" takes back after a mark and at the end of a sentence: its clause. What goes on after it may be of what stands before:
 * "review is 2nd Nov scratch that 9th".
 */
function wholeClause(tokens: readonly Token[], found: Found, { from, to }: Clause): number | undefined {
  const isLast = found.next >= tokens.length || tokens[found.next - 1]?.text === '.';
  return found.kind === 'delete' && found.isApart && isLast && to - from >= shortestDeleted ? from : undefined;
}

/** No note corrects itself more often. */
const mostCues = 200;

function* correctedIn(tokens: readonly Token[], tried: { count: number }): Generator<Span> {
  for (let at = 1; at < tokens.length && tried.count < mostCues; at++) {
    const found = cueAt(tokens, at);
    if (found === undefined) continue;
    tried.count += 1;
    const clause = clauseBefore(tokens, found.at);
    const from =
      clause.to <= clause.from
        ? undefined
        : (replacedFrom(tokens, found, clause) ?? wholeClause(tokens, found, clause));
    const start = from === undefined ? undefined : tokens[from]?.start;
    if (start !== undefined) yield { start, end: tokens[found.next]?.start ?? tokens[found.next - 1]?.end ?? start };
    at = found.next - 1;
  }
}

/**
 * Words of a typed note that its writer takes back, with what says so: "quit [2019 scratch that] 2021", "PEEP [8 -- no] 5 now". Only where the
 * next words surely take their place: numbers, days, sides and, by words that cannot deny, drugs that line up, or a
 * clause before a "scratch that" that ends its sentence. What is not sure stays as it was written, with its cue. Linear in the length of the text.
 * @returns ranges in UTF-16 units, in order
 */
export function findCorrected(text: string): Span[] {
  if (!mayCorrect.test(text)) return [];
  const found: Span[] = [];
  const tried = { count: 0 };
  let at = 0;
  for (const line of text.split('\n')) {
    if (mayCorrect.test(line)) found.push(...correctedIn(tokenize(line, at), tried));
    at += line.length + 1;
  }
  return found;
}
