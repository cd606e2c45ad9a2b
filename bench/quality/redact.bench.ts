import { findIdentifiers, type Span } from '@notewright/engine';
import type { Benchmark, Figure } from '../benchmark.ts';
import { readDataFiles, readPlaces, speedFigure, writePredictions, type DataFile } from './data-files.ts';

interface Labelled extends Span {
  readonly type: string;
}

const letterOrDigit = /[\p{L}\p{N}]/u;

function mark(text: string, spans: readonly Span[]): Uint8Array {
  const marks = new Uint8Array(text.length);
  for (const span of spans) marks.fill(1, span.start, span.end);
  return marks;
}

interface Counts {
  gold: number;
  found: number;
  predicted: number;
  entities: number;
  whole: number;
}

/** Counts letters and digits of the identifiers; types that begin with `X_` count neither way. */
function count(counts: Counts, text: string, gold: readonly Labelled[], found: readonly Span[]): void {
  const wanted = gold.filter((span) => !span.type.startsWith('X_'));
  const [isGold, isFound, isFree] = [
    mark(text, wanted),
    mark(text, found),
    mark(
      text,
      gold.filter((span) => span.type.startsWith('X_')),
    ),
  ];
  for (let index = 0; index < text.length; index++) {
    if (!letterOrDigit.test(text.charAt(index))) continue;
    counts.gold += isGold[index] ?? 0;
    counts.found += (isGold[index] ?? 0) & (isFound[index] ?? 0);
    if (!isFree[index] || isGold[index]) counts.predicted += isFound[index] ?? 0;
  }
  counts.entities += wanted.length;
  counts.whole += wanted.filter(({ start, end }) => {
    for (let index = start; index < end; index++)
      if (letterOrDigit.test(text.charAt(index)) && !isFound[index]) return false;
    return true;
  }).length;
}

function judge(file: DataFile, found: readonly (readonly Span[])[]): Figure[] {
  if (!file.items.every((item) => Array.isArray(item.gold['spans']))) return [];
  const counts: Counts = { gold: 0, found: 0, predicted: 0, entities: 0, whole: 0 };
  let clean = 0;
  let touched = 0;
  for (const [index, item] of file.items.entries()) {
    const gold = item.gold['spans'] as Labelled[];
    count(counts, item.text, gold, found[index] ?? []);
    if (gold.length > 0) continue;
    clean += 1;
    touched += (found[index]?.length ?? 0) > 0 ? 1 : 0;
  }
  const share = (part: number, whole: number): number => (whole === 0 ? Number.NaN : (100 * part) / whole);
  return [
    { what: `${file.name}: characters of identifiers found`, value: share(counts.found, counts.gold), unit: '%' },
    { what: `${file.name}: identifiers found whole`, value: share(counts.whole, counts.entities), unit: '%' },
    {
      what: `${file.name}: of what was redacted, identifiers`,
      value: share(counts.found, counts.predicted),
      unit: '%',
    },
    ...(clean > 0
      ? [{ what: `${file.name}: texts without identifiers touched`, value: share(touched, clean), unit: '%' }]
      : []),
  ];
}

/** `--data DIR [--predictions OUT]`: finds identifiers in labelled sets and, where gold is there, counts. */
export const benchmark: Benchmark = {
  title: 'Redactify on labelled texts',
  async run(args) {
    const places = readPlaces(args);
    const known = /^(?:asq-phi|presidio-synth|redacta-uk)/;
    const files = await readDataFiles(
      places.data,
      (name, first) => known.test(name) || Array.isArray(first.gold['spans']),
    );
    const figures: Figure[] = [];
    for (const file of files) {
      findIdentifiers(file.items[0]?.text ?? '');
      const began = performance.now();
      const found = file.items.map((item) => findIdentifiers(item.text));
      const elapsed = performance.now() - began;
      const lines = file.items.map(({ id }, index) => ({
        id,
        spans: (found[index] ?? []).map(({ start, end, kind }) => ({ start, end, type: kind })),
      }));
      await writePredictions(places.predictions, file, lines);
      figures.push(...judge(file, found), speedFigure(file, elapsed));
    }
    return figures;
  },
};
