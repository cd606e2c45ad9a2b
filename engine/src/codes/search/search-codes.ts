import type { CodeSystem } from '../../model/result.ts';
import type { Span } from '../../model/span.ts';
import type { CodeTables } from '../tables/code-tables.ts';
import { foldWord, findWords } from './fold-word.ts';
import { findListed, searchedSystems, type ListedCode } from './listed-codes.ts';
import { readQueryWords, rewordQuery } from './read-query.ts';
import { makeScratch, scoreTexts, type Scored, type Scratch } from './score-texts.ts';
import { listByCategory, listByCode } from './search-by-code.ts';
import { billableFlag, buildSearchIndex, readCode, systemBits, type SearchIndex } from './search-index.ts';

/** A code that answers a search, always one of the loaded tables. */
export interface CodeHit extends ListedCode {
  /** Where the words of the query stand in the title; empty where the code answers by its number or by a synonym. */
  readonly matched: readonly Span[];
  /** What of the code answers: its number, its official title, what clinicians call it, or the range it lies in. */
  readonly why: 'code' | 'title' | 'synonym' | 'category';
}

export interface SearchOptions {
  /** Systems to look in; all where left out. */
  readonly systems?: readonly CodeSystem[] | undefined;
  /** Leaves out headings that no claim takes. */
  readonly billableOnly?: boolean | undefined;
  /** The most hits, 20 where left out, 200 at most. */
  readonly limit?: number | undefined;
}

export type CodeSearch = (query: string, options?: SearchOptions) => readonly CodeHit[];

const usualLimit = 20;
const highestLimit = 200;

/** What a search asks for, with nothing left open. */
interface Request {
  readonly tables: CodeTables;
  readonly systems: readonly CodeSystem[];
  readonly billableOnly: boolean;
  readonly limit: number;
  /** Without a dot: what the codes begin with ("E11 neuropathy"); empty where anything goes. */
  readonly beginning: string;
}

function takeListed(listed: Iterable<ListedCode>, why: 'code' | 'category', request: Request): CodeHit[] {
  const hits: CodeHit[] = [];
  for (const entry of listed) {
    if (hits.length >= request.limit) break;
    if (entry.billable || !request.billableOnly) hits.push({ ...entry, matched: [], why });
  }
  return hits;
}

/** The words of a title that the query meant; of an unfinished word the part that was typed. */
function matchTitle(title: string, meant: ReadonlySet<string>, lastWord: string): Span[] {
  return findWords(title)
    .filter(({ word }) => meant.has(word))
    .map(({ start, end }) => {
      const written = foldWord(title.slice(start, end));
      const unfinished = written !== lastWord && written.startsWith(lastWord);
      return { start, end: unfinished ? Math.min(end, start + lastWord.length) : end };
    });
}

interface FoundEntry {
  readonly entry: number;
  readonly score: number;
  readonly bySynonym: boolean;
  readonly words: ReadonlySet<string>;
}

/** The best text of each entry, best entries first. */
function rankEntries(index: SearchIndex, scored: readonly Scored[]): FoundEntry[] {
  const best = new Map<number, FoundEntry>();
  scored.forEach(({ texts, words }, variant) => {
    for (const { text, score } of texts) {
      const entry = index.entryOf[text] ?? 0;
      const bySynonym = text >= index.entries || variant > 0;
      if (score > (best.get(entry)?.score ?? 0)) best.set(entry, { entry, score, bySynonym, words });
    }
  });
  return [...best.values()].sort((a, b) => b.score - a.score || a.entry - b.entry);
}

/** Codes whose score is further below the best one are no answers to the same question. */
const widestScoreGap = 0.3;

class Searcher {
  readonly #index: SearchIndex;
  readonly #scratch: Scratch;

  constructor(tables: CodeTables) {
    this.#index = buildSearchIndex(tables);
    this.#scratch = makeScratch(this.#index.texts);
  }

  /** By the words of titles and synonyms, as typed and as official titles say them. */
  find(query: string, request: Request): CodeHit[] {
    const words = readQueryWords(query);
    if (words.length === 0) return [];
    const index = this.#index;
    const systems = new Set(request.systems.map((system) => searchedSystems.indexOf(system)));
    const keeps = (entry: number): boolean => {
      const flags = index.flags[entry] ?? 0;
      if (!systems.has(flags & systemBits) || (request.billableOnly && !(flags & billableFlag))) return false;
      return request.beginning === '' || readCode(index.codes, entry).replace('.', '').startsWith(request.beginning);
    };
    const reworded = rewordQuery(words);
    const scored = [words, ...(reworded ? [reworded] : [])].map((variant) =>
      scoreTexts(index, this.#scratch, variant, request.limit * 2, keeps),
    );
    const ranked = rankEntries(index, scored);
    const least = (ranked[0]?.score ?? 0) - widestScoreGap;
    return ranked
      .filter(({ score }) => score >= least)
      .slice(0, request.limit)
      .flatMap((found) => this.#hit(found, request.tables, words.at(-1) ?? ''));
  }

  #hit({ entry, bySynonym, words }: FoundEntry, tables: CodeTables, lastWord: string): CodeHit[] {
    const system = searchedSystems[(this.#index.flags[entry] ?? 0) & systemBits] ?? 'ICD-10-CM';
    const listed = findListed(tables, system, readCode(this.#index.codes, entry));
    if (!listed) return [];
    const matched = matchTitle(listed.title, words, lastWord);
    return [{ ...listed, matched, why: bySynonym ? 'synonym' : 'title' }];
  }
}

function readRequest(tables: CodeTables, options: SearchOptions): Request {
  const asked = options.systems ?? searchedSystems;
  return {
    tables,
    systems: searchedSystems.filter((system) => asked.includes(system)),
    billableOnly: options.billableOnly ?? false,
    limit: Math.max(1, Math.min(options.limit ?? usualLimit, highestLimit)),
    beginning: '',
  };
}

/**
 * A search over the codes of loaded tables: by code or its beginning ("e112"), by words in any order with the last one
 * unfinished ("type 2 diab"), with slips of the finger, British spelling, synonyms and abbreviations ("htn"), by chapter or
 * range ("chapter 9", "I10-I16"). Never gives a code that the tables do not hold.
 *
 * The first search by words reads every title once (about half a second for 95,000); after that one takes milliseconds. The
 * answer keeps its index: make one for each set of tables.
 */
export function createCodeSearch(tables: CodeTables): CodeSearch {
  let searcher: Searcher | null = null;
  return (query, options = {}) => {
    const request = readRequest(tables, options);
    const asked = query.trim();
    const { systems, billableOnly } = request;
    const category = listByCategory(tables, systems, asked, billableOnly);
    if (category) return takeListed(category, 'category', request);
    const byCode = listByCode(tables, systems, asked);
    if (byCode) return takeListed(byCode, 'code', request);
    searcher ??= new Searcher(tables);
    const [first = '', ...rest] = asked.split(/\s+/);
    if (rest.length > 0 && listByCode(tables, systems, first)) {
      const hits = searcher.find(rest.join(' '), { ...request, beginning: first.replace('.', '').toUpperCase() });
      if (hits.length > 0) return hits;
    }
    return searcher.find(asked, request);
  };
}

interface KnownSearch {
  readonly tables: CodeTables;
  readonly search: CodeSearch;
}

/** Searches made before, as long as the ICD-10-CM table they read is in use. */
const known = new WeakMap<object, KnownSearch[]>();

/** A search of these tables, its index made once for as long as they are loaded; `createCodeSearch` says what it finds. */
export function searchCodes(tables: CodeTables, query: string, options: SearchOptions = {}): readonly CodeHit[] {
  const searches = known.get(tables.icd) ?? [];
  let found = searches.find((one) => one.tables.hcpcs === tables.hcpcs && one.tables.cpt === tables.cpt);
  if (!found) {
    found = { tables, search: createCodeSearch(tables) };
    known.set(tables.icd, [...searches, found]);
  }
  return found.search(query, options);
}
