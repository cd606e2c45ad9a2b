import type { NoteLanguage } from './language.ts';
import { languageTables } from './language-tables.ts';
import { fold, WordsTrie } from './words-trie.ts';

/** What a phrase of a language stands for. */
export interface Meaning {
  /** In English, with `{n}` for each of its numbers. */
  readonly english: string;
  /** As a note writes it, where the phrase is a short form. */
  readonly full?: string;
  /** The phrase is a short form in capitals of two letters, or a word that heads only with a mark. */
  readonly isWeak: boolean;
  /** It heads what follows without a mark. */
  readonly isLead: boolean;
  /** It counts only before a value: "Ca 9,1". */
  readonly needsValue: boolean;
  readonly written: string;
}

/** The words of a language, both ways. */
export interface Lexicon {
  readonly headings: WordsTrie<Meaning>;
  readonly examined: WordsTrie<Meaning>;
  /** Parts by what is found of them. */
  readonly parts: WordsTrie<Meaning>;
  readonly beforeParts: ReadonlySet<string>;
  /** The heading of a statement that is listed under `listedUnder`, by its English. */
  readonly ownHeadings: ReadonlyMap<string, string>;
  readonly listedUnder: string;
  /** Digits by the word. */
  readonly numbers: ReadonlyMap<string, string>;
  readonly words: WordsTrie<Meaning>;
  /** From English to what a note writes. */
  readonly says: WordsTrie<string>;
}

interface Row {
  readonly english: string;
  readonly forms: readonly string[];
}

/** The two sides of a row of a table. */
function rowOf(row: string): Row {
  const at = row.indexOf(' = ');
  return { english: row.slice(0, at), forms: row.slice(at + 3).split('|') };
}

function meaningOf(english: string, form: string, full: string): Meaning {
  const needsValue = form.endsWith('#');
  const isShort = needsValue || form.endsWith('*');
  const isWeak = form.startsWith('~');
  const isLead = form.startsWith('+');
  const written = form.slice(isWeak || isLead ? 1 : 0, isShort ? -1 : undefined);
  return { english, written, isWeak, isLead, needsValue, ...(isShort ? { full } : {}) };
}

/** What a note writes. */
const firstOf = ([first = '']: readonly string[]): string => first.replace(/^[~+]|[*#]$/g, '');

function addRows(rows: readonly string[], to: WordsTrie<Meaning>): void {
  for (const { english, forms } of rows.map(rowOf))
    for (const form of forms) {
      const meaning = meaningOf(english, form, firstOf(forms));
      to.add(meaning.written, meaning);
    }
}

function compile(language: Exclude<NoteLanguage, 'en'>): Lexicon {
  const tables = languageTables[language];
  const { headings, examinedHeadings, findingsOfParts, beforeFindings, numberWords, named, plain, sayings } = tables;
  const lexicon: Lexicon = {
    headings: new WordsTrie(),
    examined: new WordsTrie(),
    parts: new WordsTrie(),
    beforeParts: new Set(beforeFindings.map(fold)),
    ownHeadings: new Map(
      tables.ownHeadings
        .map(rowOf)
        .flatMap(({ english, forms }) => forms.map((form): [string, string] => [form, english])),
    ),
    listedUnder: tables.listedUnder,
    numbers: new Map(
      numberWords.map((row): [string, string] => [row.slice(0, row.indexOf('=')), row.slice(row.indexOf('=') + 1)]),
    ),
    words: new WordsTrie(),
    says: new WordsTrie(),
  };
  addRows(headings, lexicon.headings);
  addRows(examinedHeadings, lexicon.examined);
  addRows(findingsOfParts, lexicon.parts);
  for (const rows of [...named, ...plain]) addRows(rows, lexicon.words);
  for (const { english, forms } of [sayings, ...named, examinedHeadings].flat().map(rowOf))
    lexicon.says.add(english, firstOf(forms));
  return lexicon;
}

const compiled = new Map<NoteLanguage, Lexicon>();

/** The words of a language, read from its tables when they are first asked for. */
export function lexiconOf(language: Exclude<NoteLanguage, 'en'>): Lexicon {
  const known = compiled.get(language);
  if (known) return known;
  const lexicon = compile(language);
  compiled.set(language, lexicon);
  return lexicon;
}
