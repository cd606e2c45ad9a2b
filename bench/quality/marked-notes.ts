import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { DataFile, Item } from './data-files.ts';

/** A mark around an identifier of a note written for measuring: `«NAME:Okafor»`. */
const marks = /\u00ab([A-Z_]+):([^\u00ab\u00bb\n]*)\u00bb/g;

/** A note without its marks, and the marked parts as ranges of it (UTF-16 units). */
export function readMarkedNote(id: string, marked: string): Item {
  const spans: { start: number; end: number; type: string }[] = [];
  let text = '';
  let at = 0;
  for (const match of marked.matchAll(marks)) {
    const [whole, type = '', words = ''] = match;
    text += marked.slice(at, match.index);
    spans.push({ start: text.length, end: text.length + words.length, type });
    text += words;
    at = match.index + whole.length;
  }
  text += marked.slice(at);
  if (/[\u00ab\u00bb]/.test(text)) throw new Error(`${id} has a mark that is not closed or not named.`);
  return { id, text, gold: { spans } };
}

/** Every note of a folder of marked notes, as one set that bears the folder's name. */
export async function readMarkedNotes(folder: string): Promise<DataFile> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).sort();
  const items = await Promise.all(
    names.map(async (name) =>
      readMarkedNote(name.replace('.txt', ''), await readFile(path.join(folder, name), 'utf8')),
    ),
  );
  return { name: path.basename(folder), items };
}
