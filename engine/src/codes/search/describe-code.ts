import type { CodeSystem } from '../../model/result.ts';
import type { CodeTables, NotedCodes } from '../tables/code-tables.ts';
import { chapters, type Chapter } from './data/chapters.ts';
import { findListed, listUnder, searchedSystems, type ListedCode } from './listed-codes.ts';

/** What the tabular list says of a code, its own notes and those of everything above it. */
export interface CodeNotes {
  readonly excludes1: readonly NotedCodes[];
  readonly excludes2: readonly NotedCodes[];
  readonly codeFirst: readonly NotedCodes[];
  readonly useAdditional: readonly NotedCodes[];
  readonly codeAlso: readonly NotedCodes[];
}

/** A code with its place in its table. */
export interface CodeDescription extends ListedCode {
  /** The chapter of the tabular list; null for procedures. */
  readonly chapter: Chapter | null;
  /** The headings above it, the category first. */
  readonly parents: readonly ListedCode[];
  /** The codes right below it in the table's order, the first 200. */
  readonly children: readonly ListedCode[];
  readonly notes: CodeNotes;
  /** Letters of the seventh place with their meaning; empty where the code takes none. */
  readonly seventhCharacters: readonly { readonly letter: string; readonly meaning: string }[];
}

const mostChildren = 200;
const noNotes: CodeNotes = { excludes1: [], excludes2: [], codeFirst: [], useAdditional: [], codeAlso: [] };

function findParents(tables: CodeTables, code: string): ListedCode[] {
  const bare = code.replace('.', '');
  const parents: ListedCode[] = [];
  for (let length = 3; length < bare.length; length++) {
    const parent = findListed(tables, 'ICD-10-CM', bare.slice(0, length));
    if (parent) parents.push(parent);
  }
  return parents;
}

function findChildren(tables: CodeTables, code: string): ListedCode[] {
  const children: ListedCode[] = [];
  for (const entry of listUnder(tables, 'ICD-10-CM', code)) {
    if (entry.code === code) continue;
    // The table puts what lies below a child right after it.
    const last = children.at(-1);
    if (last && entry.code.startsWith(last.code)) continue;
    if (children.length === mostChildren) break;
    children.push(entry);
  }
  return children;
}

function findNotes({ notes }: CodeTables, code: string): CodeNotes {
  return {
    excludes1: notes.of(code, 'excludes1'),
    excludes2: notes.of(code, 'excludes2'),
    codeFirst: notes.of(code, 'code-first'),
    useAdditional: notes.of(code, 'use-additional'),
    codeAlso: notes.of(code, 'code-also'),
  };
}

function describeDiagnosis(tables: CodeTables, entry: ListedCode): CodeDescription {
  const category = entry.code.slice(0, 3);
  return {
    ...entry,
    chapter: chapters.find(({ from, to }) => category >= from && category <= to) ?? null,
    parents: findParents(tables, entry.code),
    children: findChildren(tables, entry.code),
    notes: findNotes(tables, entry.code),
    seventhCharacters: [...(tables.notes.seventhCharacters(entry.code) ?? [])].map(([letter, meaning]) => ({
      letter,
      meaning,
    })),
  };
}

/**
 * What a code means and where it stands: title, headings above, codes below, and the notes of the tabular list. Null when no
 * loaded table of the systems asked for holds it; a code of two systems is described as the first of them.
 */
export function describeCode(
  tables: CodeTables,
  code: string,
  systems: readonly CodeSystem[] = searchedSystems,
): CodeDescription | null {
  for (const system of systems) {
    const entry = findListed(tables, system, code.trim().toUpperCase());
    if (!entry) continue;
    if (system === 'ICD-10-CM') return describeDiagnosis(tables, entry);
    return { ...entry, chapter: null, parents: [], children: [], notes: noNotes, seventhCharacters: [] };
  }
  return null;
}
