import { validate } from '@notewright/engine';
import type { Figure } from '../benchmark.ts';
import { readDataFiles, speedFigure, writePredictions, type DataFile } from './data-files.ts';

function judge(
  file: DataFile,
  found: readonly (readonly string[])[],
  key: (code: string) => string,
  what: string,
): Figure[] {
  if (!file.items.every((item) => Array.isArray(item.gold['codes']))) return [];
  let [hits, predicted, gold] = [0, 0, 0];
  for (const [index, item] of file.items.entries()) {
    const wanted = new Set((item.gold['codes'] as unknown[]).map((code) => key(String(code))));
    const given = new Set((found[index] ?? []).map(key));
    hits += [...given].filter((code) => wanted.has(code)).length;
    predicted += given.size;
    gold += wanted.size;
  }
  const [precision, recall] = [hits / predicted, hits / gold];
  return [
    { what: `${file.name}: ${what}, precision`, value: 100 * precision, unit: '%' },
    { what: `${file.name}: ${what}, recall`, value: 100 * recall, unit: '%' },
    { what: `${file.name}: ${what}, micro-F1`, value: (200 * precision * recall) / (precision + recall), unit: '%' },
  ];
}

/** The ICD-10-CM codes that Validify supports or suggests for each note of the sets in the folder `data`. */
export async function codedNoteFigures(data: string, predictions: string | null): Promise<Figure[]> {
  const files = await readDataFiles(data, (name, first) => {
    const { codes } = first.gold;
    return name.startsWith('codiesp') || (Array.isArray(codes) && codes.length > 0);
  });
  const figures: Figure[] = [];
  for (const file of files) {
    validate(file.items[0]?.text ?? '');
    const began = performance.now();
    const found = file.items.map((item) =>
      validate(item.text)
        .codes.filter(
          ({ system, status }) => system === 'ICD-10-CM' && (status === 'supported' || status === 'suggested'),
        )
        .map(({ code }) => code),
    );
    const elapsed = performance.now() - began;
    await writePredictions(
      predictions,
      file,
      file.items.map(({ id }, index) => ({ id, codes: found[index] ?? [] })),
    );
    figures.push(...judge(file, found, (code) => code.replace('.', '').toUpperCase(), 'exact code'));
    figures.push(
      ...judge(file, found, (code) => code.slice(0, 3).toUpperCase(), 'category'),
      speedFigure(file, elapsed),
    );
  }
  return figures;
}
