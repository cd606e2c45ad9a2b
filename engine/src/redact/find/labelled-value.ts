import type { IdentifierKind } from '../../model/finding.ts';
import { candidateOf, isUnit } from './patterns.ts';
import { eachPhrase, type PhraseTable } from './phrases.ts';
import type { Recogniser } from './recogniser.ts';
import { onSameLine, tokenAt, type Scan } from './scan.ts';

const connectorWords = new Set(
  'no nos num number numbers nr nbr id ids identifier identification is was of code ref reference the as are card'.split(
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

function readChunk(scan: Scan, from: number): number {
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

/** Groups after a space belong to the number too ("943 476 5919", "QQ 12 34 56 C"), unless a unit follows. */
function extendGroups(scan: Scan, from: number, to: number): number {
  let end = to;
  for (let groups = 0; groups < 5; groups++) {
    const token = tokenAt(scan, end);
    const last = tokenAt(scan, end - 1);
    const short =
      last.kind === 'number'
        ? last.text.length <= 4
        : last.shape === 'upper' && last.text.length <= 3 && end - from <= 1;
    if (token.gap !== 'space' || !short || isUnit(tokenAt(scan, end + 1))) break;
    const isGroup = token.kind === 'number' && token.text.length >= 2 && token.text.length <= 4;
    const isCheckLetter = token.shape === 'initial' && groups >= 2;
    if (!isGroup && !isCheckLetter) break;
    if (tokenAt(scan, end + 1).text === '-' || tokenAt(scan, end + 1).text === '/') break;
    end++;
  }
  return end;
}

/** The value that begins at a token, or nothing when there is none with a digit in it. */
export function readValue(scan: Scan, index: number): Value | undefined {
  const chunk = readChunk(scan, index);
  if (chunk === index) return undefined;
  const first = countDigits(scan, index, chunk);
  if (first.digits === 0 && !(tokenAt(scan, index).shape === 'upper' && tokenAt(scan, chunk).kind === 'number'))
    return undefined;
  const to = extendGroups(scan, index, chunk);
  return { from: index, to, ...countDigits(scan, index, to) };
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

function isBelievable(scan: Scan, value: Value, strength: LabelStrength, clear: boolean): boolean {
  const only = value.to - value.from === 1 ? tokenAt(scan, value.from).text : '';
  if (isUnit(tokenAt(scan, value.to)) && !clear) return false;
  if (value.digits < 1 || value.characters < 3) return false;
  if (strength === 'strong') return clear || value.digits >= 3;
  return clear ? value.digits >= 2 && !codePattern.test(only) : value.digits >= 4 && !yearPattern.test(only);
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
        const value = readValue(scan, at);
        if (!value || (tokenAt(scan, at).gap === 'blank-line' && !clear)) return;
        if (!onSameLine(tokenAt(scan, at)) && !clear) return;
        if (!isBelievable(scan, value, label.value, clear) || (accepts && !accepts(scan, value))) return;
        emit(candidateOf(scan, value.from, value.to, { kind, rule, score: clear ? 0.95 : 0.85, evidence }));
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
