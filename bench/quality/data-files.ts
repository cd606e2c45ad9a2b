import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';

/** One item of a set: what the tool reads, and, where the folder holds it, the gold beside it. */
export interface Item {
  readonly id: string;
  readonly text: string;
  readonly gold: Readonly<Record<string, unknown>>;
}

export interface DataFile {
  /** The file's name, which the predictions keep. */
  readonly name: string;
  readonly items: readonly Item[];
}

async function readLines(place: string): Promise<Item[]> {
  const lines = (await readFile(place, 'utf8')).split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const gold = JSON.parse(line) as Record<string, unknown>;
    return {
      id: String(gold['id']),
      text: [gold['input'], gold['text']].find((text) => typeof text === 'string') ?? '',
      gold,
    };
  });
}

/** `--data DIR --predictions OUT`: where the sets lie (folders below are read too) and where predictions go. */
export function readPlaces(args: readonly string[]): { data: string; predictions: string | null } {
  const { values } = parseArgs({
    args: [...args],
    options: { data: { type: 'string' }, predictions: { type: 'string' } },
  });
  if (!values.data) throw new Error('Please name the folder of the data: --data DIR [--predictions OUT]');
  return { data: values.data, predictions: values.predictions ?? null };
}

/** Every `*.jsonl` below the folder whose name begins, or whose lines read, like one of the wanted kinds. */
export async function readDataFiles(
  folder: string,
  wanted: (name: string, first: Item) => boolean,
): Promise<DataFile[]> {
  const entries = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.jsonl')).sort();
  const files = await Promise.all(
    entries.map(async (file) => ({ name: path.basename(file), items: await readLines(path.join(folder, file)) })),
  );
  return files.filter(({ name, items }) => items[0] !== undefined && wanted(name, items[0]));
}

export async function writePredictions(
  folder: string | null,
  file: DataFile,
  predictions: readonly object[],
): Promise<void> {
  if (folder === null) return;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, file.name), predictions.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

/** Characters a second of a run over a file, as megabytes of UTF-16 text seen as one byte a character. */
export function speedFigure(file: DataFile, milliseconds: number): { what: string; value: number; unit: string } {
  const characters = file.items.reduce((sum, item) => sum + item.text.length, 0);
  return { what: `${file.name}: speed`, value: characters / 1000 / milliseconds, unit: 'MB/s' };
}
