import type { CodeSystem } from '../../model/result.ts';
import type { CodeTables } from '../tables/code-tables.ts';
import { chapters } from './data/chapters.ts';
import { findListed, listUnder, type ListedCode } from './listed-codes.ts';

/** The beginning of a code: a letter and figures, or figures only, dot or not. */
const codePattern = /^(?:[a-z]\d[\da-z]{0,5}|[a-z]\d[\dab]\.[\da-z]{0,4}|\d{2,5}|\d{4}[ft])$/i;
const rangePattern = /^([a-tv-z]\d[\dab])\s?(?:-|–|to)\s?([a-z]\d[\dab])$/i;
const chapterPattern = /^chapter\s?(\d{1,2})$/i;

function* listCode(tables: CodeTables, systems: readonly CodeSystem[], beginning: string): Iterable<ListedCode> {
  const exact = systems.map((system) => findListed(tables, system, beginning)).filter((entry) => entry !== null);
  yield* exact;
  for (const system of systems)
    for (const entry of listUnder(tables, system, beginning))
      if (!exact.some((other) => other.system === system && other.code === entry.code)) yield entry;
}

/**
 * The codes that a query names by their beginning, the code itself first; null where it names none, and nothing at all where
 * only a code has a dot so.
 */
export function listByCode(
  tables: CodeTables,
  systems: readonly CodeSystem[],
  query: string,
): Iterable<ListedCode> | null {
  if (!codePattern.test(query)) return null;
  const beginning = query.toUpperCase();
  for (const _ of listCode(tables, systems, beginning)) return listCode(tables, systems, beginning);
  return query.includes('.') ? [] : null;
}

interface CodeRange {
  readonly from: string;
  readonly to: string;
}

function readRange(query: string): CodeRange | null {
  const chapter = chapterPattern.exec(query);
  if (chapter) return chapters.find(({ number }) => number === Number(chapter[1])) ?? null;
  const range = rangePattern.exec(query);
  return range ? { from: (range[1] ?? '').toUpperCase(), to: (range[2] ?? '').toUpperCase() } : null;
}

function* listRange(tables: CodeTables, { from, to }: CodeRange, billableOnly: boolean): Iterable<ListedCode> {
  const first = from.charCodeAt(0);
  const last = to.charCodeAt(0);
  for (let letter = first; letter <= last; letter++)
    for (const entry of listUnder(tables, 'ICD-10-CM', String.fromCharCode(letter))) {
      const category = entry.code.slice(0, 3);
      if (category < from || category > to) continue;
      if (billableOnly ? entry.billable : entry.code.length === 3) yield entry;
    }
}

/**
 * The categories of a chapter ("chapter 9") or a range ("I10-I16"), or all their billable codes; null where the query is
 * neither. Chapters are those of the tabular list of ICD-10-CM.
 */
export function listByCategory(
  tables: CodeTables,
  systems: readonly CodeSystem[],
  query: string,
  billableOnly: boolean,
): Iterable<ListedCode> | null {
  const range = readRange(query);
  return range && systems.includes('ICD-10-CM') ? listRange(tables, range, billableOnly) : null;
}
