import {
  afterCorrected,
  correctionCues,
  mayCorrect,
  notCorrected,
  type CorrectionCue,
} from '../knowledge/correction-cues.ts';
import type { Span } from '../model/span.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import { isNamedKind, unitsOf, type Unit } from '../transcribe/correction-units.ts';
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
  /** Whether a dash or dots stand before it. */
  readonly isBroken: boolean;
}

const endsClause = /^[,.;:!?()[\]]$/;
const isDash = (token: Token | undefined): boolean => token !== undefined && /^[-–—…]$/.test(token.text);
const isMark = (token: Token | undefined): boolean =>
  token !== undefined && (isDash(token) || /^[,.;:]$/.test(token.text));

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
    if (notCorrected.has(tokens[next]?.lower ?? '') && /^(?:that|correction)$/.test(words.at(-1) ?? ''))
      return undefined;
    while (isMark(tokens[next])) next += 1;
    const before = tokens.slice(Math.max(0, at - 3), at);
    return {
      kind,
      at,
      next,
      isApart: isMark(before.at(-1)),
      isBroken: before.filter(isMark).length > 1 || isDash(before.at(-1)),
    };
  }
  return undefined;
}

const itemOf = ({ text, start, end }: Token): Item => ({ kind: 'word', text, start, end, tight: false });

/** "2nd nov", "9th": the letters behind a day belong to it. */
const isOrdinalEnd = (token: Token, before: Token | undefined): boolean =>
  /^(?:st|nd|rd|th)$/.test(token.lower) && before?.kind === 'number' && before.end === token.start;
const itemsOf = (tokens: readonly Token[]): Item[] =>
  tokens.map((token, at) => (isOrdinalEnd(token, tokens[at - 1]) ? { ...itemOf(token), text: 'th' } : itemOf(token)));

/** The tokens right before a cue that belong to its clause: from where they begin, and where they end. */
function clauseBefore(tokens: readonly Token[], at: number): { readonly from: number; readonly to: number } {
  let to = at;
  while (to > 0 && isMark(tokens[to - 1])) to -= 1;
  let from = to;
  while (from > 0 && !endsClause.test(tokens[from - 1]?.text ?? '')) from -= 1;
  return { from, to };
}

/** Where the clause after a cue ends. */
function endAfter(tokens: readonly Token[], next: number): number {
  let end = next;
  while (end < tokens.length && !endsClause.test(tokens[end]?.text ?? '')) end += 1;
  return end;
}

const isSameKind = (last: Unit | undefined, first: Unit | undefined): boolean =>
  last !== undefined && first !== undefined && last.category === first.category && last.words !== first.words;

const isSure = ({ kind }: Found): boolean => kind === 'delete' || kind === 'replace';

/** Whether a cue that is not sure takes back what lines up: a denial only numbers, and those only where nothing is counted that is new. */
function mayReplace(found: Found, before: readonly Unit[], after: readonly Unit[]): boolean {
  if (isSure(found)) return true;
  const [first, second] = after;
  const removed = before.at(-1);
  if ((!found.isApart && found.kind !== 'apology') || !isNamedKind(first)) return false;
  if (found.kind !== 'number') return true;
  if (first?.category !== 'number') return false;
  const hasUnit = removed?.category !== 'number';
  if (hasUnit && second?.category !== removed?.category) return false;
  const following = after[hasUnit ? 2 : 1];
  return following === undefined || afterCorrected.has(following.words);
}

/** Where the words that line up with those after a cue begin, in tokens; undefined where none do. */
function replacedFrom(
  tokens: readonly Token[],
  found: Found,
  clause: { from: number; to: number },
): number | undefined {
  const row = itemsOf(tokens.slice(clause.from, clause.to));
  const next = itemsOf(tokens.slice(found.next, endAfter(tokens, found.next)));
  const [before, after] = [unitsOf(row, 0, 40), unitsOf(next, 0, 8)];
  if (restarts(before, after)) return clause.from;
  const fit = lineUp(before, after, false);
  if (fit === undefined || fit.kept > 0) return undefined;
  if (!isSure(found) && !isSameKind(before.at(-1), after[0]) && after[1]?.category !== before.at(-1)?.category)
    return undefined;
  return mayReplace(found, before, after) ? clause.to - fit.remove : undefined;
}

const furthestHead = 8;
const isPlain = (token: Token | undefined): boolean => token?.kind === 'word' && token.text.length > 2;

/** "after C8... no after C12", "shoveling snow, wait no, scraping ice": the words from where the second begins as the first did. */
function begunAlike(tokens: readonly Token[], found: Found, clause: { from: number; to: number }): number | undefined {
  const first = tokens[found.next];
  if (!isPlain(first) || !(isSure(found) || (found.kind === 'number' && found.isBroken))) return undefined;
  const from = Math.max(clause.from, clause.to - furthestHead);
  for (let at = clause.to - 1; at >= from; at--) {
    const token = tokens[at];
    const isAlike = token?.lower === first?.lower || (found.kind === 'replace' && bothGo(token, first));
    if (isAlike && at > clause.from) return at;
  }
  return undefined;
}

const bothGo = (one: Token | undefined, other: Token | undefined): boolean =>
  [one, other].every((token) => token?.kind === 'word' && /.{3}ing$/.test(token.lower));

/** "ftp, wait no breech": one word for one word, where nothing else stands after the cue. */
function lastWord(
  tokens: readonly Token[],
  found: Found,
  { from, to }: { from: number; to: number },
): number | undefined {
  const isOne = endAfter(tokens, found.next) - found.next === 1;
  const isWord = isPlain(tokens[to - 1]) && isPlain(tokens[found.next]);
  return found.kind === 'replace' && isOne && isWord && to - from > 1 ? to - 1 : undefined;
}

const shortestDeleted = 3;

/** What "scratch that" takes back where it ends a sentence: its clause. What goes on after it may be of what stands before: "review is 2nd Nov scratch that 9th". */
function wholeClause(
  tokens: readonly Token[],
  found: Found,
  { from, to }: { from: number; to: number },
): number | undefined {
  const isLast = found.next >= tokens.length || tokens[found.next - 1]?.text === '.';
  return found.kind === 'delete' && isLast && to - from >= shortestDeleted ? from : undefined;
}

function* correctedIn(tokens: readonly Token[]): Generator<Span> {
  for (let at = 1; at < tokens.length; at++) {
    const found = cueAt(tokens, at);
    if (found === undefined) continue;
    const clause = clauseBefore(tokens, found.at);
    const from =
      clause.to <= clause.from
        ? undefined
        : (replacedFrom(tokens, found, clause) ??
          begunAlike(tokens, found, clause) ??
          lastWord(tokens, found, clause) ??
          wholeClause(tokens, found, clause));
    const start = from === undefined ? undefined : tokens[from]?.start;
    if (start !== undefined) yield { start, end: tokens[found.next]?.start ?? tokens[found.next - 1]?.end ?? start };
    at = found.next - 1;
  }
}

/**
 * Words of a typed note that its writer takes back, with what says so: "quit [2019 scratch that] 2021", "PEEP [8 -- no] 5 now". Only where the
 * next words surely take their place: numbers, sides, days, drugs and units that line up, words that begin alike, one word for one,
 * or a clause before "scratch that". What is not sure stays as it was written, with its cue. Linear in the length of the text.
 * @returns ranges in UTF-16 units, in order
 */
export function findCorrected(text: string): Span[] {
  if (!mayCorrect.test(text)) return [];
  const found: Span[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    if (mayCorrect.test(line)) found.push(...correctedIn(tokenize(line, at)));
    at += line.length + 1;
  }
  return found;
}
