import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Brief } from '../../engine/src/draft/brief.ts';
import type { Span } from '../../engine/src/model/span.ts';

/** A note that a language model wrote of a made-up visit, each statement with the words that it named, and faults that readers planted in it. */
export interface DraftedNote {
  readonly input: string;
  readonly statements: readonly {
    readonly section: string;
    readonly text: string;
    readonly sources: readonly (readonly [start: number, end: number])[];
  }[];
  readonly faults: readonly { readonly statement: number; readonly kind: string; readonly text: string }[];
}

/** `seen`: read while the check was written; `apart`: by others, and only counted. */
export const groups = ['seen', 'apart'] as const;
export type Group = (typeof groups)[number];

const folderOf = (group: Group): string => path.join(import.meta.dirname, 'drafted-notes', group);

/** The notes of a group with their names. */
export async function readDraftedNotes(group: Group): Promise<{ id: string; note: DraftedNote }[]> {
  const files = (await readdir(folderOf(group))).toSorted();
  return Promise.all(
    files.map(async (file) => ({
      id: path.parse(file).name,
      note: JSON.parse(await readFile(path.join(folderOf(group), file), 'utf8')) as DraftedNote,
    })),
  );
}

/** The lines of the brief that lie at some places. */
export function linesAt({ passages, facts }: Brief, sources: DraftedNote['statements'][number]['sources']): string[] {
  const holds = ({ start, end }: Span): boolean => sources.some(([from, to]) => start < to && end > from);
  const isWithin = ({ start, end }: Span): boolean => sources.some(([from, to]) => start >= from && end <= to);
  return [
    ...passages.filter(holds).map(({ id }) => id),
    ...facts.filter((fact) => fact.sources.every(isWithin)).map(({ id }) => id),
  ];
}
