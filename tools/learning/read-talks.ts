import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { readDataFiles } from '../../bench/quality/data-files.ts';
import { findTurns } from '../../engine/src/text/find-turns.ts';
import { splitSentences } from '../../engine/src/text/sentences.ts';

const root = resolve(import.meta.dirname, '../..');
/** Talks of the project's own, as text. */
const own = ['bench/quality/visits/talks', 'bench/quality/scripted-visits'];

/** What one person says before the other does. */
export interface SpokenTurn {
  readonly isClinician: boolean;
  readonly text: string;
  readonly sentences: readonly string[];
}

/** As a machine hears: small letters, no marks, no apostrophes. */
export const asHeard = (said: string): string =>
  said
    .toLowerCase()
    .replaceAll(/[^a-z\d\s]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const hasWords = (said: string): boolean => /[a-z\d]/i.test(said);

/** The turns of a talk whose turns are labelled; who comes along counts as the patient. */
function readTurns(text: string): SpokenTurn[] {
  return findTurns(text).map(({ speaker, start, end }) => ({
    isClinician: speaker === 'clinician',
    text: text.slice(start, end),
    sentences: splitSentences(text, { start, end })
      .map((sentence) => text.slice(sentence.start, sentence.end).trim())
      .filter(hasWords),
  }));
}

/**
 * Conversations with labelled turns: those of a folder with aci-bench-train.jsonl (ACI-BENCH), mts-dialog-train.jsonl (MTS-Dialog) and
 * primock57-dev.jsonl (PriMock57), all CC BY 4.0, as far as they are there, and the project's own.
 */
export async function readTalks(data: string): Promise<SpokenTurn[][]> {
  const files = await readDataFiles(data, (name) =>
    /^(?:aci-bench-train|mts-dialog-train|primock57-dev)\.jsonl$/.test(name),
  );
  const talks = files.flatMap(({ items }) => items.map(({ text }) => text));
  for (const folder of own)
    for (const name of (await readdir(join(root, folder))).sort())
      if (name.endsWith('.txt')) talks.push(await readFile(join(root, folder, name), 'utf8'));
  return talks.map(readTurns).filter((turns) => turns.length > 0);
}

/** True where turns were written down with marks: the others show no sentences. */
export const hasMarks = (turns: readonly SpokenTurn[]): boolean =>
  turns.reduce((sum, { text }) => sum + (text.match(/[.?!]/g) ?? []).length, 0) >= turns.length * 0.6;
