import type { TabularNoteKind } from '../code-tables.ts';

/** What a line of the tabular list says of the code, category or block that it stands under. */
export type NoteLineKind = TabularNoteKind | 'seventh' | 'term';

/** The letter that stands for a kind in packed tables and in the built-in notes. Never change one that is in use. */
export const noteLetters: Readonly<Record<NoteLineKind, string>> = {
  excludes1: '1',
  excludes2: '2',
  'code-first': 'f',
  'use-additional': 'u',
  'code-also': 'a',
  seventh: '7',
  term: 't',
};

const kindOfLetter = new Map(Object.entries(noteLetters).map(([kind, letter]) => [letter, kind as NoteLineKind]));

export interface NoteLine {
  readonly kind: NoteLineKind;
  /** As published; of a seventh character the letter, `=` and its meaning. */
  readonly words: string;
}

/** The lines under one heading of the tabular list. */
export interface NotedHeading {
  /** A code without its dot (`A000`), or a chapter or block as a range of categories (`A15-A19`). */
  readonly owner: string;
  readonly lines: readonly NoteLine[];
}

/** Writes headings as text: `>A000`, and below it a line for each note, begun by the letter of its kind. */
export function writeNoteText(headings: readonly NotedHeading[]): string {
  return headings
    .map(({ owner, lines }) => [`>${owner}`, ...lines.map(({ kind, words }) => noteLetters[kind] + words)].join('\n'))
    .join('\n');
}

/** Reads what `writeNoteText` wrote; a line of a kind that is not known is left out. */
export function readNoteText(text: string): NotedHeading[] {
  const headings: { owner: string; lines: NoteLine[] }[] = [];
  for (const line of text.split('\n')) {
    const [mark = '', rest] = [line[0], line.slice(1)];
    if (mark === '>') headings.push({ owner: rest, lines: [] });
    const kind = kindOfLetter.get(mark);
    if (kind) headings.at(-1)?.lines.push({ kind, words: rest });
  }
  return headings;
}
