import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A note as it was typed, put together from the pieces of `note-pieces`. */
export interface RawNote {
  readonly id: string;
  readonly text: string;
}

/** The raw notes of `bench/quality/note-pieces`, in the order of its files. */
export async function readPieceNotes(): Promise<RawNote[]> {
  const folder = path.join(import.meta.dirname, 'note-pieces');
  const files = (await readdir(folder)).filter((name) => name.endsWith('.jsonl')).sort();
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => {
        const { id, pieces } = JSON.parse(line) as { id: string; pieces: readonly (readonly [string, string])[] };
        return { id, text: pieces.map(([words]) => words).join('') };
      }),
  );
}
