import { lexiconFlag } from '../../../lexicons/lexicon-flags.ts';
import { loadLexicon } from '../../../lexicons/lexicon.ts';
import { everydayNames } from '../../../lexicons/everyday-names.ts';
import { eponymNouns, eponyms } from '../../../lexicons/eponyms.ts';
import { foldWord } from '../../../lexicons/fold-word.ts';
import { titleWords } from '../../../lexicons/titles.ts';
import type { Finding, IdentifierKind } from '../../../model/finding.ts';

const wordPattern = /[\p{L}\p{M}\p{Nd}]+/gu;
const plainWordPattern = /[A-Za-z0-9]+/g;
const asciiOnly = /^[\x00-\x7f]*$/;
const capitalPattern = /^\p{Lu}/u;
const digitPattern = /\d/;
const shortestNumber = 5;
const shortestPhrase = 8;
const shortestPlace = 4;
const longestValue = 60;
const headLength = 3;
const shortestAlone = 3;

/** What the fields of a record say about its people, to be found in its free text. */
export interface KnownValues {
  /** Adds the words of a name; each is looked for by itself, in any order and case. */
  readonly addName: (name: string) => void;
  /** Adds a number or line that is looked for as a whole, whatever stands between its parts. */
  readonly addValue: (value: string, kind: IdentifierKind) => void;
  readonly find: (text: string) => Finding[];
}

interface Word {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly folded: string;
}

function readWords(text: string): Word[] {
  const words: Word[] = [];
  // The property classes of Unicode cost several times as much as plain ranges.
  for (const { 0: word, index } of text.matchAll(asciiOnly.test(text) ? plainWordPattern : wordPattern))
    words.push({ start: index, end: index + word.length, text: word, folded: foldWord(word) });
  return words;
}

/** How sure a single word of a known name is: `alone` in any case, `capital` when written so, `beside` another part only. */
type Trust = 'alone' | 'capital' | 'beside';

function trustOf(folded: string): Trust {
  if (folded.length < shortestAlone) return 'beside';
  if (everydayNames.has(folded) || eponyms.has(folded)) return 'capital';
  const lexicon = loadLexicon();
  const isName = (lexicon.flagsOf(folded) & (lexiconFlag.given | lexiconFlag.family)) !== 0;
  return !isName && lexicon.isEnglish(folded) ? 'capital' : 'alone';
}

/** Looks for a value that is made of several words or numbers, from one word on. Returns the index after it, or 0. */
function valueEnd(words: readonly Word[], index: number, values: ReadonlyMap<string, IdentifierKind>): number {
  let joined = '';
  let end = 0;
  for (let at = index; at < words.length && joined.length < longestValue; at++) {
    const word = words[at];
    const before = words[at - 1];
    if (!word || (at > index && before && word.start - before.end > 3)) break;
    joined += word.folded;
    if (values.has(joined)) end = at + 1;
  }
  return end;
}

/** A number of five characters, a line of eight, or one word of four letters that is no English word. */
function isDistinctive(joined: string, words: number): boolean {
  if (digitPattern.test(joined)) return joined.length >= shortestNumber;
  if (joined.length >= shortestPhrase && words > 1) return true;
  return joined.length >= shortestPlace && trustOf(joined) === 'alone';
}

/** True for a given name that is no other word, though a disease or scale is named after its like ("Ann Arbor"). */
function isLowerName(folded: string): boolean {
  return (loadLexicon().flagsOf(folded) & lexiconFlag.commonGiven) !== 0 && !everydayNames.has(folded);
}

/** True for "Foley catheter", "Ann Arbor stage": the name of a tool, sign or scale, not of the person. */
function isEponymUse(words: readonly Word[], index: number): boolean {
  return words.slice(index + 1, index + 4).some((word) => eponymNouns.has(word.folded));
}

const joinWords = (words: readonly Word[]): string => words.map((word) => word.folded).join('');

/** Starts an empty list of what is known about the people of one record. */
export function makeKnownValues(): KnownValues {
  const names = new Map<string, Trust>();
  const values = new Map<string, IdentifierKind>();
  const heads = new Set<string>();

  const mayBegin = (folded: string): boolean =>
    heads.has(folded.length < headLength ? folded.slice(0, 1) : folded.slice(0, headLength));

  const isNameAt = (words: readonly Word[], index: number, upperText: boolean): boolean => {
    const word = words[index];
    const trust = word && names.get(word.folded);
    if (!word || !trust) return false;
    if (trust === 'alone') return true;
    const before = words[index - 1];
    const after = words[index + 1];
    const isBeside = (other: Word | undefined): other is Word => other !== undefined && gapBetween(word, other) <= 2;
    if ([before, after].some((other) => isBeside(other) && names.has(other.folded))) return true;
    if (eponyms.has(word.folded) && isEponymUse(words, index)) return false;
    const isOwner = isBeside(after) && after.folded === 's' && trust === 'capital';
    if (!capitalPattern.test(word.text)) return eponyms.has(word.folded) ? isLowerName(word.folded) : isOwner;
    if (isBeside(before) && titleWords.has(before.folded)) return true;
    return trust === 'capital' && (!upperText || isOwner);
  };

  return {
    addName: (name) => {
      for (const { folded } of readWords(name)) {
        if (folded.length < 2 || digitPattern.test(folded) || titleWords.has(folded)) continue;
        if (!names.has(folded)) names.set(folded, trustOf(folded));
      }
    },
    addValue: (value, kind) => {
      const words = readWords(value);
      const joined = joinWords(words);
      if (joined.length > longestValue || !isDistinctive(joined, words.length)) return;
      values.set(joined, kind);
      heads.add(joined.slice(0, 1)).add(joined.slice(0, headLength));
    },
    find: (text) => {
      if (names.size === 0 && values.size === 0) return [];
      const words = readWords(text);
      const findings: Finding[] = [];
      const upperText = text === text.toUpperCase();
      for (let index = 0; index < words.length; index++) {
        const word = words[index];
        if (!word) break;
        const end = mayBegin(word.folded) ? valueEnd(words, index, values) : 0;
        const last = words[end - 1];
        if (last) {
          const kind = values.get(joinWords(words.slice(index, end))) ?? 'ID';
          findings.push({ start: word.start, end: last.end, kind, ...knownFacts });
          index = end - 1;
        } else if (isNameAt(words, index, upperText)) {
          findings.push({ start: word.start, end: word.end, kind: 'NAME', ...knownFacts });
        }
      }
      return findings;
    },
  };
}

const knownFacts = { rule: 'known-value', score: 0.95, evidence: 'also stands in an identifying field of the record' };

function gapBetween(one: Word, other: Word): number {
  return one.start < other.start ? other.start - one.end : one.start - other.end;
}
