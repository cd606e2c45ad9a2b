import type { CodeTables } from '../tables/code-tables.ts';
import { synonymPhrases } from './synonyms.ts';
import { foldWord, isJoiningWord } from './fold-word.ts';
import { listUnder, searchedSystems, type ListedCode } from './listed-codes.ts';
import { NumberList } from './number-list.ts';
import { makeVocabulary, type Vocabulary } from './vocabulary.ts';

/**
 * Titles and synonyms by their words, in flat arrays. A `text` is a title (the first `entries`, in the order of the tables)
 * or a phrase that clinicians use for a code.
 */
export interface SearchIndex {
  readonly entries: number;
  readonly texts: number;
  /** Codes of entries, eight bytes each, filled up with zeros. */
  readonly codes: Uint8Array;
  /** Per entry: the place of its system in `searchedSystems`, plus the flags below. */
  readonly flags: Uint8Array;
  /** Per text: the entry that it names. */
  readonly entryOf: Uint32Array;
  readonly vocabulary: Vocabulary;
  /** Texts of a word: `postings` from `starts[word]` to `starts[word + 1]`, ascending. */
  readonly starts: Uint32Array;
  readonly postings: Uint32Array;
  /** Per word: its weight (the rarer, the more). */
  readonly worth: Float32Array;
  /** Per text: the worth of all its words together. */
  readonly textWorth: Float32Array;
}

export const systemBits = 3;
export const billableFlag = 4;
export const unspecifiedFlag = 8;
/** The code is one that clinicians have their own words for: a common one. */
export const commonFlag = 16;

/** One for each code unit that is part of a word: letters of Latin alphabets, figures, apostrophes. */
const inWord = Uint8Array.from({ length: 0x250 }, (_none, unit) =>
  Number(/[a-z\d'\u00c0-\u024f]/i.test(String.fromCharCode(unit))),
);
const apostrophe = 0x2019;

/** Words of all texts: each word's number in order of appearance, and where each text's words begin. */
class Gathering {
  readonly numbers = new Map<string, number>();
  readonly words: string[] = [];
  readonly tokens = new NumberList(1 << 16);
  readonly begins = new NumberList(1 << 12);
  /** Written forms seen before, -1 for joining words: folding is done once for each. */
  readonly #forms = new Map<string, number>();

  addText(text: string): void {
    this.begins.push(this.tokens.length);
    const first = this.tokens.length;
    let start = -1;
    // Looked through by hand: a table has eight million letters.
    for (let at = 0; at <= text.length; at++) {
      const unit = at < text.length ? text.charCodeAt(at) : 0;
      if (inWord[unit] === 1 || unit === apostrophe) {
        if (start < 0) start = at;
      } else if (start >= 0) {
        const form = text.slice(start, at);
        const word = this.#forms.get(form) ?? this.#learn(form);
        if (word >= 0 && !this.tokens.hasFrom(first, word)) this.tokens.push(word);
        start = -1;
      }
    }
  }

  #learn(form: string): number {
    const word = foldWord(form);
    let number = word === '' || isJoiningWord(word) ? -1 : this.numbers.get(word);
    if (number === undefined) {
      number = this.words.length;
      this.words.push(word);
      this.numbers.set(word, number);
    }
    this.#forms.set(form, number);
    return number;
  }
}

/** Codes of a table one after another, and what is known of each. */
class Entries {
  readonly #codes: number[] = [];
  readonly flags: number[] = [];
  readonly places = new Map<string, number>();

  /** @param isNamed whether clinicians have their own words for it, which are looked up by `places` */
  add(system: number, { code, title, billable }: ListedCode, isNamed: boolean): void {
    if (isNamed) this.places.set(keyOf(system, code), this.flags.length);
    for (let at = 0; at < 8; at++) this.#codes.push(at < code.length ? code.charCodeAt(at) : 0);
    const unspecified = title.includes('nspecified') ? unspecifiedFlag : 0;
    this.flags.push(system | (billable ? billableFlag : 0) | unspecified | (isNamed ? commonFlag : 0));
  }

  codes(): Uint8Array {
    return Uint8Array.from(this.#codes);
  }
}

const keyOf = (system: number, code: string): string => `${system} ${code}`;

/** The titles of all tables, then the phrases for codes that they hold; gives the entry of each phrase. */
function gatherTexts(tables: CodeTables, gathering: Gathering, entries: Entries): number[] {
  const synonyms = [...synonymPhrases()].map(({ phrase, system, code }) => ({
    phrase,
    key: keyOf(searchedSystems.indexOf(system), code),
  }));
  const named = new Set(synonyms.map(({ key }) => key));
  searchedSystems.forEach((system, number) => {
    for (const listed of listUnder(tables, system, '')) {
      entries.add(number, listed, named.has(keyOf(number, listed.code)));
      gathering.addText(listed.title);
    }
  });
  const entryOf: number[] = [];
  for (const { phrase, key } of synonyms) {
    const entry = entries.places.get(key);
    if (entry === undefined) continue;
    gathering.addText(phrase);
    entryOf.push(entry);
  }
  return entryOf;
}

/** The code of an entry, as the table writes it. */
export function readCode(codes: ArrayLike<number>, entry: number): string {
  let code = '';
  for (let at = entry * 8; at < entry * 8 + 8 && codes[at] !== 0; at++) code += String.fromCharCode(codes[at] ?? 0);
  return code;
}

/** Numbers words in sorted order, and lists the texts of each. */
function invert(gathering: Gathering) {
  const tokens = gathering.tokens.view();
  const begins = gathering.begins.view();
  const sorted = [...gathering.words].sort((a, b) => (a < b ? -1 : 1));
  const rank = new Uint32Array(sorted.length);
  sorted.forEach((word, place) => {
    rank[gathering.numbers.get(word) ?? 0] = place;
  });
  const starts = new Uint32Array(sorted.length + 1);
  for (const token of tokens) starts[(rank[token] ?? 0) + 1] = (starts[(rank[token] ?? 0) + 1] ?? 0) + 1;
  for (let word = 0; word < sorted.length; word++) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);
  const worth = Float32Array.from(sorted, (_word, place) =>
    Math.log(1 + begins.length / ((starts[place + 1] ?? 0) - (starts[place] ?? 0))),
  );
  const next = starts.slice();
  const postings = new Uint32Array(tokens.length);
  const textWorth = new Float32Array(begins.length);
  for (let text = 0; text < begins.length; text++) {
    const end = text + 1 < begins.length ? (begins[text + 1] ?? 0) : tokens.length;
    for (let at = begins[text] ?? 0; at < end; at++) {
      const word = rank[tokens[at] ?? 0] ?? 0;
      const place = next[word] ?? 0;
      postings[place] = text;
      next[word] = place + 1;
      textWorth[text] = (textWorth[text] ?? 0) + (worth[word] ?? 0);
    }
  }
  return { vocabulary: makeVocabulary(sorted), starts, postings, worth, textWorth };
}

/** Reads every title of the tables once. Linear in their length; about five bytes for each word of a title. */
export function buildSearchIndex(tables: CodeTables): SearchIndex {
  const gathering = new Gathering();
  const entries = new Entries();
  const named = gatherTexts(tables, gathering, entries);
  const count = entries.flags.length;
  const entryOf = new Uint32Array(count + named.length);
  for (let entry = 0; entry < count; entry++) entryOf[entry] = entry;
  entryOf.set(named, count);
  return {
    entries: count,
    texts: entryOf.length,
    codes: entries.codes(),
    flags: Uint8Array.from(entries.flags),
    entryOf,
    ...invert(gathering),
  };
}
