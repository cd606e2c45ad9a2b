import { findDrugNames, mayNameDrug } from '../clinical/drugs.ts';
import { triggers } from '../context/triggers.ts';
import { denialSign, denialWord } from '../knowledge/assertion-cues.ts';
import type { Span } from '../model/span.ts';
import { indexPhrases, matchPhrases } from '../text/phrases.ts';
import { isNumberWord, readSpokenNumber } from '../text/spoken-numbers.ts';
import { tokenize, type Token } from '../text/tokens.ts';
import { denyingWords, wordsOfForm } from './data/statement-cues.ts';
import { plainNumber } from './numbers-said.ts';
import { cueIndex, longForms, unitIndex, type Attribute, type Sense } from './statement-forms.ts';

/** One thing that a text says at a place, or may say there (`isSure` false). */
export interface Mark extends Span {
  readonly attribute: Attribute;
  readonly value: string;
  readonly isSure: boolean;
  /** The words themselves in lower case. */
  readonly form: string;
}

/** Whether a word is denied: for certain only where a denial stands right by it. */
export type Denial = 'denied' | 'stated' | 'open';

/** A word that says what something is about. */
export interface ContentWord extends Span {
  /** What it is compared by: its stem, and those of what it may be short for. */
  readonly stems: readonly string[];
  readonly denial: Denial;
  /** Where the denial is said, if any. */
  readonly cueAt: number;
  /** `form`: joins words or is a cue. `marked`: a drug, test or unit, which a mark holds already. */
  readonly kind: 'form' | 'marked' | 'concept';
}

/** What a text says, in its order. */
export interface Marks {
  readonly marks: readonly Mark[];
  readonly words: readonly ContentWord[];
}

/** A word without its ending: plural, past, "-ing". */
export function stemOf(lower: string): string {
  if (lower.length < 4 || !endsStem.has(lower.charCodeAt(lower.length - 1))) return lower;
  const word = lower.replace(/['’]s?$/, '');
  if (word.length < 4) return word;
  const stem = word.replace(/(?:ies|es|s|ed|ing|y|e)$/, '');
  return stem.length < 3 ? word : stem;
}

/** The last characters of all that is left out: most words end otherwise, and need no pattern. */
const endsStem: ReadonlySet<number> = new Set(Array.from("sdgye'’", (char) => char.charCodeAt(0)));

interface Reading {
  /** In lower case. */
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly marks: Mark[];
  /** By token: stems of what it may be short for. */
  readonly longs: Map<number, string[]>;
  readonly marked: Set<number>;
  /** Tokens whose long form denies: "NKDA". */
  readonly deniedByForm: Set<number>;
}

function addSenses(reading: Reading, senses: readonly Sense[], at: Span, isSure: boolean): void {
  const form = reading.text.slice(at.start, at.end);
  for (const { attribute, value, ...sense } of senses)
    reading.marks.push({ attribute, value, form, isSure: sense.isSure && isSure, start: at.start, end: at.end });
}

function readPhrases(reading: Reading): void {
  for (const match of matchPhrases(reading.tokens, cueIndex)) {
    // "10 mo" is a time and no mother, "10 mg" an amount and no magnesium.
    const before = reading.tokens[match.from - 1];
    const isCounted = before?.kind === 'number' && match.start - before.end < 2;
    const isUnit =
      unitIndex.has(reading.tokens[match.from]?.lower ?? '') && reading.tokens[match.to]?.kind !== 'number';
    const senses = isCounted
      ? match.value.filter(({ attribute, isSure }) => isSure || (attribute !== 'person' && !isUnit))
      : match.value;
    addSenses(reading, senses, match, true);
    if (match.value.some(({ isSure }) => isSure))
      for (let at = match.from; at < match.to; at += 1) reading.marked.add(at);
  }
}

/** What the long forms of abbreviations say, kept, since the same few stand in every note. */
const readLongs = new Map<string, Marks>();

function marksOfLong(long: string): Marks {
  const known = readLongs.get(long);
  if (known) return known;
  const read = readMarks(long, false);
  readLongs.set(long, read);
  return read;
}

function readAbbreviations(reading: Reading): void {
  for (const match of matchPhrases(reading.tokens, longForms))
    for (const long of match.value) {
      const { marks, words } = marksOfLong(long);
      if (words.some(({ denial }) => denial !== 'stated')) reading.deniedByForm.add(match.from);
      addSenses(reading, marks, match, false);
      const row = reading.longs.get(match.from) ?? [];
      row.push(...words.flatMap(({ stems }) => stems));
      reading.longs.set(match.from, row);
    }
}

function readDrugs(reading: Reading): void {
  const { tokens, marks, marked } = reading;
  if (!mayNameDrug(reading.text)) return;
  for (const { drug, from, to, start, end } of findDrugNames(tokens)) {
    marks.push({ attribute: 'drug', value: drug.generic, isSure: true, form: '', start, end });
    for (let at = from; at < to; at += 1) marked.add(at);
  }
}

/** The numbers that a token may say: in digits, after a leading point, in words. */
function numbersAt(tokens: readonly Token[], at: number): { readonly values: string[]; readonly isSure: boolean } {
  const token = tokens[at];
  if (token?.kind === 'number') {
    const point = tokens[at - 1]?.text === '.' && tokens[at - 1]?.end === token.start;
    const whole = plainNumber(token.text);
    return { values: point ? [whole, plainNumber(`0.${token.text}`)] : [whole], isSure: !point };
  }
  if (!isNumberWord(token?.lower)) return { values: [], isSure: false };
  const words = tokens.slice(at, at + 6).map(({ lower }) => lower);
  const read = readSpokenNumber(words, 0);
  return { values: read ? [plainNumber(read.value)] : [], isSure: false };
}

/** The units that stand at a number: right after it, after a hyphen, or none. */
function readNumbers(reading: Reading): void {
  const { tokens, marks, marked } = reading;
  const units = new Map(matchPhrases(tokens, unitIndex).map((match) => [match.from, match]));
  tokens.forEach((token, at) => {
    const { values, isSure } = numbersAt(tokens, at);
    for (const value of values)
      marks.push({ attribute: 'number', value, isSure, form: '', start: token.start, end: token.end });
    if (values.length === 0) return;
    const unit = units.get(at + 1) ?? (tokens[at + 1]?.text === '-' ? units.get(at + 2) : undefined);
    for (const value of values) {
      // "1g" is grams, "5 w food" no weeks.
      const isGlued = unit !== undefined && unit.start === token.end;
      if (!isGlued && unit?.value.some((sense) => sense.isSure) !== true)
        marks.push({
          attribute: 'unit',
          value: `${value} `,
          isSure: false,
          form: '',
          start: token.start,
          end: token.end,
        });
      for (const sense of unit?.value ?? [])
        marks.push({
          ...sense,
          value: `${value} ${sense.value}`,
          isSure: sense.isSure && isSure,
          form: '',
          start: token.start,
          end: token.end,
        });
    }
    if (unit) for (let held = unit.from; held < unit.to; held += 1) marked.add(held);
  });
}

const cues = indexPhrases(triggers);
const closes: ReadonlySet<string> = new Set('.;!?:|');
const lists: ReadonlySet<string> = new Set([',', '/', 'or', 'and', 'nor', '&', '+', '(', 'with', 'w']);
/** Words right by a denial that it denies for certain, and those that it may reach. */
const nearReach = 3;
const farReach = 24;
const farBack = 8;

interface Denied {
  readonly denial: Denial;
  readonly cueAt: number;
}

/** Goes from a denial word by word, and says of each whether it is denied for certain. */
function reach(
  tokens: readonly Token[],
  from: number,
  step: 1 | -1,
  ends: ReadonlySet<number>,
  far: number,
): Map<number, Denial> {
  const out = new Map<number, Denial>();
  let isNear = true;
  let near = 0;
  for (let at = from, count = 0; count < far && tokens[at] !== undefined; at += step, count += 1) {
    const { lower = '', start = 0 } = tokens[at] ?? {};
    if (closes.has(lower) || ends.has(start)) break;
    if (lists.has(lower)) isNear = false;
    else if (lower.length > 2) near += 1;
    out.set(at, isNear && near <= nearReach ? 'denied' : 'open');
  }
  return out;
}

/** By token: whether it is denied. A token that is not there is stated. */
function readDenials(written: readonly Token[]): ReadonlyMap<number, Denied> {
  const tokens = written.some(({ text }) => text === denialSign)
    ? written.map((token) => (token.text === denialSign ? { ...token, lower: denialWord } : token))
    : written;
  const matches = matchPhrases(tokens, cues);
  const ends = new Set(matches.filter(({ value }) => value.role === 'end').map(({ start }) => start));
  const denied = new Map<number, Denied>();
  for (const { value, from, to, start } of matches) {
    // A result that is negative may stand before or after what it is of.
    const isResult = /^neg(?:ative)?$/.test(tokens[from]?.lower ?? '') && to - from === 1;
    const isPseudo = value.role === 'pseudo';
    if (value.kind !== 'negated' && !isPseudo) continue;
    const forward =
      value.role !== 'post' || isResult ? reach(tokens, to, 1, ends, farReach) : new Map<number, Denial>();
    const backward =
      value.role === 'post' || isResult ? reach(tokens, from - 1, -1, ends, farBack) : new Map<number, Denial>();
    for (const [at, denial] of [...forward, ...backward]) {
      const isOpen = isPseudo || isResult;
      const earlier = denied.get(at);
      if (earlier?.denial === 'denied') continue;
      denied.set(at, { denial: isOpen ? 'open' : denial, cueAt: start });
    }
  }
  return denied;
}

function readWords({ tokens, longs, marked, deniedByForm }: Reading): ContentWord[] {
  const denials = readDenials(tokens);
  const words: ContentWord[] = [];
  for (const [at, { kind: kindOfToken, lower, start, end }] of tokens.entries()) {
    if (kindOfToken !== 'word') continue;
    const long = longs.get(at);
    const denied = denials.get(at);
    const denial = denied?.denial ?? (deniedByForm.has(at) ? 'open' : 'stated');
    const cueAt = denied?.cueAt ?? start;
    const isForm = denyingWords.has(lower) || wordsOfForm.has(lower);
    const kind = isForm ? 'form' : marked.has(at) ? 'marked' : 'concept';
    const stem = stemOf(lower);
    words.push({ stems: long ? [stem, ...long] : [stem], denial, cueAt, kind, start, end });
  }
  return words;
}

/**
 * What a text says that can be compared: marks and words, in order of their kind and then of their places. Linear.
 * @param expands whether abbreviations are also read as what they may stand for
 */
export function readMarks(text: string, expands = true): Marks {
  const tokens = tokenize(text);
  const reading: Reading = {
    text: text.toLowerCase(),
    tokens,
    marks: [],
    longs: new Map(),
    marked: new Set(),
    deniedByForm: new Set(),
  };
  readPhrases(reading);
  if (expands) readAbbreviations(reading);
  readDrugs(reading);
  readNumbers(reading);
  reading.marks.sort((a, b) => a.start - b.start);
  return { marks: reading.marks, words: readWords(reading) };
}
