import type { Finding } from '../../model/finding.ts';
import { neverNames } from '../../lexicons/clinical-words.ts';
import { lexiconFlag } from '../../lexicons/lexicon-flags.ts';
import { isCredential } from './credential-shape.ts';
import { listedAt } from './listed-things.ts';
import { beginsColumn, expectedNameStrength, readName, readNameBack, type NameSpan } from './name-shape.ts';
import { isNameAndWord, isPersonWord, isWordToo, mayEndHere } from './named-after.ts';
import { candidateOf } from './patterns.ts';
import { possibleName } from './possible-name.ts';
import type { Candidate } from './recogniser.ts';
import { indexAt, onSameLine, tokenAt, type Scan } from './scan.ts';
import { personVerb } from './word-lists.ts';

/** What stands between the names of a list: "Arslan, Mbeki-Fox, Young", "Mele and Viliami", "Lind/Okoro". */
const links = new Set([',', 'and', '&', '/', ';', '+']);
const closeLinks = new Set(['and', '&', '/', '+']);
const longestList = 12;
/** How sure a name has to be for its neighbours to be believed. */
const trusted = 0.6;

const facts = { kind: 'NAME', rule: 'name-list', score: 0.7, evidence: 'stands in a list beside a name' } as const;

const isLink = (scan: Scan, index: number): boolean =>
  links.has(tokenAt(scan, index).folded) && onSameLine(tokenAt(scan, index));

/** True for a word that may be the next name of a list: unknown to English, or a name too where the list is clearly one. */
function isNext(scan: Scan, span: NameSpan, link: string, after: number, names: number): boolean {
  const first = tokenAt(scan, span.from);
  if (isPersonWord(first) || isCredential(scan, span.from) || first.shape === 'lower' || first.shape === 'initial')
    return false;
  const isUpper = first.shape === 'upper' && scan.letterCase === 'mixed';
  if (isUpper && (first.text.length < 5 || span.strongest < 3)) return false;
  const isClose = closeLinks.has(link) || closeLinks.has(tokenAt(scan, after).folded) || names > 0;
  if (!isWordToo(first)) return span.strongest >= 2 && (isClose || span.strongest >= 3 || endsEntry(scan, after));
  return isNameAndWord(first) && isClose && endsEntry(scan, after);
}

const predicates = new Set(['were', 'are', 'have', 'live', 'both', 'who', 'came', 'agree', 'present', 'at']);

function endsEntry(scan: Scan, index: number): boolean {
  const next = tokenAt(scan, index);
  return predicates.has(next.folded) || mayEndHere(scan, index);
}

function listAfter(
  scan: Scan,
  end: number,
  { starts, listed }: { readonly starts: ReadonlySet<number>; readonly listed: number },
  emit: (candidate: Candidate) => void,
): void {
  let at = end;
  for (let names = 0; names < longestList; names++) {
    if (!isLink(scan, at)) return;
    const isDouble = tokenAt(scan, at).text === ',' && closeLinks.has(tokenAt(scan, at + 1).folded);
    const start = isDouble ? at + 2 : at + 1;
    if (!onSameLine(tokenAt(scan, start)) || beginsColumn(scan, start) || starts.has(tokenAt(scan, start).start))
      return;
    const span = readName(scan, start, { first: 1, rest: 1, strengthOf: expectedNameStrength });
    if (!span || !isNext(scan, span, tokenAt(scan, start - 1).folded, span.to, names + listed)) return;
    emit(candidateOf(scan, span.from, span.to, facts));
    at = span.to;
  }
}

function listBefore(scan: Scan, start: number, found: ReadonlySet<number>, emit: (candidate: Candidate) => void): void {
  let at = start;
  for (let names = 0; names < longestList; names++) {
    if (!isLink(scan, at - 1)) return;
    const link = tokenAt(scan, at - 1).folded;
    const end = link !== ',' && tokenAt(scan, at - 2).text === ',' ? at - 2 : at - 1;
    if (found.has(tokenAt(scan, end - 1).end)) return;
    const span = readNameBack(scan, end);
    const isFree = span !== undefined && !beginsColumn(scan, at) && onSameLine(tokenAt(scan, at));
    if (!isFree || !isNext(scan, span, link, end, names)) return;
    emit(candidateOf(scan, span.from, span.to, facts));
    at = span.from;
  }
}

const endsLine = (scan: Scan, index: number): boolean =>
  !onSameLine(tokenAt(scan, index)) || [',', ';', '/', '(', ')'].includes(tokenAt(scan, index).text);

/** Where the line ends, or where somebody does something: "ingrid solheim came in". */
const endsFamily = (scan: Scan, index: number): boolean =>
  endsLine(scan, index) || (tokenAt(scan, index).facts.lists & personVerb) !== 0;

/** Where capitals say nothing, a name that is a word too belongs to the name beside it: "joy carter", "winston fox". */
function wordsBeside(scan: Scan, from: number, to: number, emit: (candidate: Candidate) => void): void {
  if (scan.letterCase === 'mixed') return;
  const [before, after] = [tokenAt(scan, from - 1), tokenAt(scan, to)];
  const isNear = (index: number): boolean => tokenAt(scan, index).gap === 'space' && !beginsColumn(scan, index);
  const evidence = 'a word that is a name too, beside a name';
  const isGiven = (before.flags & lexiconFlag.given) !== 0 && !neverNames.has(before.folded) && !isPersonWord(before);
  if (isGiven && before.text.length > 2 && isNear(from))
    emit(candidateOf(scan, from - 1, from, { ...facts, evidence }));
  const isFamily = (after.flags & lexiconFlag.family) !== 0 && !neverNames.has(after.folded) && !isPersonWord(after);
  if (isFamily && after.text.length > 2 && isNear(to) && endsFamily(scan, to + 1) && to - from === 1)
    emit(candidateOf(scan, to, to + 1, { ...facts, evidence }));
}

/** "gretchen oyelaran stopped": a word in small letters that nobody knows belongs to the given name in small letters before it. */
function unknownAfter(scan: Scan, from: number, to: number, emit: (candidate: Candidate) => void): void {
  const [given, family] = [tokenAt(scan, from), tokenAt(scan, to)];
  if (to - from !== 1 || given.shape !== 'lower' || (given.flags & lexiconFlag.given) === 0) return;
  if (family.gap !== 'space' || beginsColumn(scan, to) || family.shape !== 'lower' || isPersonWord(family)) return;
  const evidence = 'a word that no list knows, after a given name';
  if (family.text.length > 3 && possibleName(family) === 2) emit(candidateOf(scan, to, to + 1, { ...facts, evidence }));
}

const doubtfulRules = new Set(['name-listed', 'name-last-first']);

/** "Maria Lopez", not "Yasmin" or "Camila, Eliquis": two words side by side. */
function isWhole(scan: Scan, from: number, to: number): boolean {
  for (let index = from + 1; index < to; index++)
    if (tokenAt(scan, index).kind === 'word' && tokenAt(scan, index - 1).kind === 'word') return true;
  return false;
}

/**
 * How far the names beside this one are believed to be people too: not where things are listed; beside a lone word of the
 * lists only those that "and" or a stroke ties to it.
 */
function reachOf(scan: Scan, rule: string, from: number, to: number): 'all' | 'tied' | 'none' {
  const listed = listedAt(scan, from);
  if (listed === 'things') return 'none';
  return listed === 'persons' || !doubtfulRules.has(rule) || isWhole(scan, from, to) ? 'all' : 'tied';
}

/** "Mitchell and", "Mitchell, &", "Lind/" after, "and Vargas" before. */
function isTied(scan: Scan, index: number, step: 1 | -1): boolean {
  const link = tokenAt(scan, index).text === ',' && step > 0 ? index + step : index;
  return closeLinks.has(tokenAt(scan, link).folded);
}

/** The other names of lists in which a name was found with good reason. */
export function findNeighbours(scan: Scan, findings: readonly Finding[]): Candidate[] {
  const candidates: Candidate[] = [];
  const emit = (candidate: Candidate): void => void candidates.push(candidate);
  // A list is walked no further than to the next name of its own, which walks on from there.
  const sure = findings.filter(({ kind, score }) => kind === 'NAME' && score >= trusted);
  const starts = new Set(sure.map(({ start }) => start));
  const ends = new Set(sure.map(({ end }) => end));
  for (const { start, end, rule } of sure) {
    const [from, to] = [indexAt(scan, start), indexAt(scan, end)];
    const listed = isLink(scan, from - 1) && ends.has(tokenAt(scan, from - 2).end) ? 1 : 0;
    const reach = reachOf(scan, rule, from, to);
    if (reach === 'all' || (reach === 'tied' && isTied(scan, to, 1))) listAfter(scan, to, { starts, listed }, emit);
    if (reach === 'all' || (reach === 'tied' && isTied(scan, from - 1, -1))) listBefore(scan, from, ends, emit);
    wordsBeside(scan, from, to, emit);
    unknownAfter(scan, from, to, emit);
  }
  return candidates;
}
