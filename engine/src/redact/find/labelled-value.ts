import type { IdentifierKind } from '../../model/finding.ts';
import { candidateOf, isUnit } from './patterns.ts';
import { eachPhrase, type PhraseTable } from './phrases.ts';
import type { Recogniser } from './recogniser.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';
import type { Token } from './tokens.ts';

const connectorWords = new Set(
  'no nos num number numbers nr nbr id ids identifier identification is was of code ref reference the as are card partial'.split(
    ' ',
  ),
);
const connectorMarks = new Set([':', '#', '=', '-', '.', '(', '"', '\u2013', '*', '\u2116', '[', '_', ',', '|']);
const valueJoiners = new Set(['-', '/', '.', '_', '\u2013', '*', ':', '#']);
const yearPattern = /^(?:19|20)\d{2}$/;
const codePattern = /^\d{1,3}$/;

/** What makes a value believable. `strong` labels ("MRN") accept almost anything; `weak` ones ("case") want more. */
export type LabelStrength = 'strong' | 'weak';

export interface Value {
  /** Token range of the value, [from, to). */
  readonly from: number;
  readonly to: number;
  readonly digits: number;
  readonly characters: number;
}

function isValueToken(scan: Scan, index: number): boolean {
  const token = tokenAt(scan, index);
  if (token.kind === 'number' || token.kind === 'mixed') return true;
  return token.kind === 'word' && (token.shape === 'upper' || token.shape === 'initial' || token.shape === 'lower');
}

/** Index after the tokens that hang together without a space from `from` on: "S23-20877", "7N9-0032218". */
export function readChunk(scan: Scan, from: number): number {
  if (!isValueToken(scan, from)) return from;
  let to = from + 1;
  for (let length = 0; length < 24; length++) {
    if (tokenAt(scan, to).gap === 'none' && isValueToken(scan, to)) to++;
    else if (valueJoiners.has(tokenAt(scan, to).text) && tokenAt(scan, to).gap === 'none') {
      if (!isValueToken(scan, to + 1) || tokenAt(scan, to + 1).gap !== 'none') break;
      to += 2;
    } else break;
  }
  return to;
}

function countDigits(scan: Scan, from: number, to: number): { digits: number; characters: number } {
  let digits = 0;
  let characters = 0;
  for (let index = from; index < to; index++) {
    const token = tokenAt(scan, index);
    if (token.kind === 'mark') continue;
    characters += token.text.length;
    for (const char of token.text) if (char >= '0' && char <= '9') digits++;
  }
  return { digits, characters };
}

const shortLetters = /^[A-Za-z]{1,4}$/;

/** How many digits must stand after letters for these to be part of the number: fewer where a label says what it is. */
const leastAfterPrefix = 5;

/** True for letters that stand before a number and belong to it: "TR 20-77-481", "NJX 40017721"; not "BP 150/66", "T 100.8". */
function isPrefix(scan: Scan, from: number, to: number, least: number): boolean {
  const token = tokenAt(scan, from);
  const isShort = to - from === 1 && token.kind === 'word' && shortLetters.test(token.text);
  const isUpper = token.shape === 'upper' || token.shape === 'initial' || scan.letterCase === 'lower';
  if (!isShort || !isUpper || tokenAt(scan, to).gap !== 'space') return false;
  const end = readChunk(scan, to);
  const mark = tokenAt(scan, to + 1).text;
  if (mark === '/' || mark === '.') return false;
  const next = tokenAt(scan, end);
  const more = next.kind === 'number' && next.gap === 'space' ? next.text.length : 0;
  return countDigits(scan, to, end).digits + more >= least;
}

/** Groups after a space belong to the number too ("943 476 5919", "QQ 12 34 56 C"), unless a unit follows. */
function extendGroups(scan: Scan, from: number, to: number, hasPrefix: boolean): number {
  let end = to;
  let isPrefixed = hasPrefix;
  for (let groups = 0; groups < 5; groups++) {
    const token = tokenAt(scan, end);
    const last = tokenAt(scan, end - 1);
    const isShort = last.kind === 'number' && last.text.length <= 4;
    const isOpen = hasPrefix || isShort || (groups === 0 && last.kind === 'mixed');
    if (!isOpen || token.start !== last.end + 1 || token.gap !== 'space') break;
    const next = readChunk(scan, end);
    const { digits, characters } = countDigits(scan, end, next);
    if (isUnit(tokenAt(scan, next)) || next === end) break;
    const isGroup = digits === characters && digits >= 2 && digits <= 6 && next === end + 1;
    const isMixedPair =
      groups === 0 && last.kind === 'mixed' && token.kind === 'mixed' && next === end + 1 && isShortPair(last, token);
    const isCheckLetter = token.shape === 'initial' && groups >= 2;
    if (!isGroup && !isMixedPair && !isCheckLetter && !isPrefixed) break;
    const before = tokenAt(scan, next).text;
    if (before === '/' && tokenAt(scan, next).gap === 'none') break;
    end = next;
    isPrefixed = false;
  }
  return end;
}

/** Two halves of a plate: "38A 4K17". */
function isShortPair(first: Token, second: Token): boolean {
  return first.text.length <= 4 && second.text.length <= 4 && second.text === second.text.toUpperCase();
}

/** The value that begins at a token, or nothing when there is none with a digit in it. */
export function readValue(scan: Scan, index: number, least = leastAfterPrefix): Value | undefined {
  const chunk = readChunk(scan, index);
  if (chunk === index) return undefined;
  const first = countDigits(scan, index, chunk);
  const hasPrefix = first.digits === 0 && isPrefix(scan, index, chunk, least);
  if (first.digits === 0 && !hasPrefix) return undefined;
  const to = extendGroups(scan, index, chunk, hasPrefix);
  const counted = countDigits(scan, index, to);
  return counted.digits === 0 ? undefined : { from: index, to, ...counted };
}

const listMarks = new Set([',', '/', '&', ';', 'and', 'or']);

/** A further value of a list: "S23-1, S23-2 and S23-3". It has to be alike: letters as the first, or as many digits. */
function readNext(scan: Scan, value: Value): Value | undefined {
  const mark = tokenAt(scan, value.to);
  if (!listMarks.has(mark.folded) || !onSameLine(mark)) return undefined;
  const at = tokenAt(scan, value.to + 1).folded === 'and' ? value.to + 2 : value.to + 1;
  const next = onSameLine(tokenAt(scan, at)) ? readValue(scan, at) : undefined;
  if (next === undefined || next.digits < 3) return undefined;
  const [first, second] = [tokenAt(scan, value.from), tokenAt(scan, at)];
  const sameLetters = /^[A-Z]+/.exec(first.text)?.[0] === /^[A-Z]+/.exec(second.text)?.[0];
  const alike = next.digits === value.digits && next.characters === value.characters && value.characters >= 5;
  return alike || (sameLetters && first.kind !== 'number' && next.digits >= 2) ? next : undefined;
}

/** Skips "No.:", "number is", "# (" and the like after a label; says whether a clear sign (":", "#", "number") stood there. */
export function skipConnectors(scan: Scan, index: number): { at: number; clear: boolean } {
  let at = index;
  let clear = false;
  for (let steps = 0; steps < 7; steps++) {
    const token = tokenAt(scan, at);
    const isMark = connectorMarks.has(token.text);
    if (!isMark && !connectorWords.has(token.folded)) break;
    if (!onSameLine(token)) break;
    if (
      isMark
        ? token.text === ':' || token.text === '#' || token.text === '='
        : token.folded !== 'of' && token.folded !== 'the'
    )
      clear = true;
    at++;
  }
  return { at, clear };
}

/** Four digits, or three with letters beside them. */
function isLongEnough({ digits, characters }: Value): boolean {
  return digits >= 4 || (digits === 3 && characters >= 5);
}

function isBelievable(scan: Scan, value: Value, strength: LabelStrength, clear: boolean): boolean {
  const only = value.to - value.from === 1 ? tokenAt(scan, value.from).text : '';
  const isLong = strength === 'strong' && value.digits >= 5;
  if (isUnit(tokenAt(scan, value.to)) && !clear && !isLong) return false;
  if (value.digits < 1 || value.characters < 3) return false;
  if (isRatio(scan, value)) return false;
  if (strength === 'strong') return clear || value.digits >= 3;
  return clear ? value.digits >= 2 && !codePattern.test(only) : isLongEnough(value) && !yearPattern.test(only);
}

/** "80/20", "3.5": two short numbers with a mark between them are no number of anything. */
function isRatio(scan: Scan, { from, to, digits }: Value): boolean {
  const mark = tokenAt(scan, from + 1).text;
  return to - from === 3 && digits <= 5 && (mark === '/' || mark === '.') && tokenAt(scan, from).kind === 'number';
}

export interface LabelledIdentifier {
  readonly kind: IdentifierKind;
  readonly rule: string;
  readonly labels: PhraseTable<LabelStrength>;
  readonly evidence: string;
  /** Further conditions on the value. */
  readonly accepts?: (scan: Scan, value: Value) => boolean;
}

/** A recogniser of numbers that stand after one of its labels, on the same line or at the beginning of the next. */
export function makeLabelledRecogniser({ kind, rule, labels, evidence, accepts }: LabelledIdentifier): Recogniser {
  return {
    rule,
    find: (scan, emit) =>
      eachPhrase(scan, labels, (_index, label) => {
        const { at, clear } = skipConnectors(scan, label.end);
        const value = readValue(scan, at, clear ? 3 : label.value === 'strong' ? 4 : leastAfterPrefix);
        if (!value || (tokenAt(scan, at).gap === 'blank-line' && !clear)) return;
        if (!onSameLine(tokenAt(scan, at)) && !clear) return;
        if (!isBelievable(scan, value, label.value, clear) || (accepts && !accepts(scan, value))) return;
        let last: Value | undefined = value;
        for (let listed = 0; last !== undefined && listed < 12; listed++) {
          emit(candidateOf(scan, last.from, last.to, { kind, rule, score: clear ? 0.95 : 0.85, evidence }));
          last = readNext(scan, last);
        }
      }),
  };
}

/** Rows of a label table from two lists separated by " | ". */
export function labelRows(strong: string, weak = ''): (readonly [string, LabelStrength])[] {
  const rows = (list: string, strength: LabelStrength) =>
    list
      .split('|')
      .map((label) => label.trim())
      .filter(Boolean)
      .map((label) => [label, strength] as const);
  return [...rows(strong, 'strong'), ...rows(weak, 'weak')];
}
