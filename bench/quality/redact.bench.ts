import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findIdentifiers, type Span } from '@notewright/engine';
import type { Benchmark, Figure } from '../benchmark.ts';
import { countFound, type Miss } from './count-found.ts';
import { readDataFiles, writePredictions, type DataFile } from './data-files.ts';
import { readMarkedNotes } from './marked-notes.ts';
import { growthFigure, speedFigures } from './redact-speed.ts';

/** The notes that the rules were tuned on, and those that nobody looked at until the rules stood. */
const own = ['us-notes', 'us-notes-apart'].map((name) => path.join(import.meta.dirname, name));
const baseline = path.join(import.meta.dirname, 'redact-baseline.json');
const known = /^(?:asq-phi|presidio-synth|redacta-uk)/;

const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : (100 * part) / whole);

function showMisses(title: string, misses: readonly Miss[], most: number): void {
  for (const { id, type, words, around } of misses.slice(0, most))
    process.stdout.write(`${title} ${id} ${type} "${words}" in: ${around}\n`);
}

function judge(file: DataFile, found: readonly (readonly Span[])[], most: number, bounds: Bounds): Figure[] {
  if (!file.items.every((item) => Array.isArray(item.gold['spans']))) return [];
  const { counts, missed, wrong } = countFound(file.items, found);
  showMisses('missed', missed, most);
  showMisses('wrong', wrong, most);
  const figure = (what: string, value: number): Figure => {
    const name = `${file.name}: ${what}`;
    return { what: name, value, unit: '%', ...bounds[name] };
  };
  return [
    figure('characters of identifiers found', share(counts.found, counts.gold)),
    figure('identifiers found whole', share(counts.whole, counts.identifiers)),
    figure('of what was redacted, identifiers', share(counts.found, counts.taken)),
    figure('other words touched', share(counts.otherWordsTaken, counts.otherWords)),
    ...(counts.clean > 0
      ? [figure('texts without identifiers touched', share(counts.cleanTouched, counts.clean))]
      : []),
  ];
}

/** The least or the most that a figure may be, by what it says. */
type Bounds = Readonly<Record<string, Pick<Figure, 'least' | 'limit'>>>;

/**
 * `[--data DIR] [--notes DIR] [--predictions OUT] [--misses N]`: finds identifiers in the project's own marked notes and in
 * labelled sets. A figure below the committed baseline (redact-baseline.json) fails, so that no change loses recall.
 */
export const benchmark: Benchmark = {
  needsData: true,
  title: 'Redactify on labelled texts',
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: {
        data: { type: 'string' },
        notes: { type: 'string' },
        predictions: { type: 'string' },
        misses: { type: 'string' },
      },
    });
    const bounds = JSON.parse(await readFile(baseline, 'utf8')) as Bounds;
    const folders = values.notes === undefined ? own : [values.notes];
    const files = await Promise.all(folders.map(readMarkedNotes));
    if (values.data !== undefined)
      files.push(
        ...(await readDataFiles(values.data, (name, first) => known.test(name) || Array.isArray(first.gold['spans']))),
      );
    const figures: Figure[] = [];
    for (const file of files) {
      const found = file.items.map((item) => findIdentifiers(item.text));
      const lines = file.items.map(({ id }, index) => ({
        id,
        spans: (found[index] ?? []).map(({ start, end, kind }) => ({ start, end, type: kind })),
      }));
      await writePredictions(values.predictions ?? null, file, lines);
      // The judge's misses are for nobody to see who works on the rules.
      const shown = file.name === 'us-notes-apart' ? 0 : Number(values.misses ?? 0);
      figures.push(...judge(file, found, shown, bounds), ...speedFigures(file));
    }
    const [first] = files;
    return first === undefined ? figures : [...figures, growthFigure(first)];
  },
};
