import { chart, formatDictation, type NoteResult } from '@notewright/engine';
import type { Benchmark, Figure } from '../benchmark.ts';
import { readDataFiles, readPlaces, speedFigure, writePredictions, type DataFile, type Item } from './data-files.ts';
import { nameSection } from './name-section.ts';
import { countEdits, rougeOne, toWords } from './overlap.ts';

type Kind = 'header' | 'note' | 'dictation';

function kindOf(name: string, first: Item): Kind | null {
  if (name.startsWith('mts-dialog') || 'header' in first.gold) return 'header';
  if (name.startsWith('dictation') || first.gold['kind'] === 'dictation') return 'dictation';
  if (name.startsWith('aci-bench') || first.gold['kind'] === 'dialogue') return 'note';
  return null;
}

/** The four divisions of ACI-BENCH, by the sections of a note. */
function divide(result: NoteResult): Record<string, string> {
  const divisions = { subjective: '', objective_exam: '', objective_results: '', assessment_and_plan: '' };
  for (const { id, statements } of result.sections) {
    const text = statements.map((statement) => statement.text).join('\n');
    if (text === '') continue;
    const name = /^(?:vital-signs|physical-examination|mental-status)/.test(id)
      ? 'objective_exam'
      : /^(?:results|laboratory|imaging)/.test(id)
        ? 'objective_results'
        : /^(?:assessment|plan|follow-up|disposition|instructions|diagnos)/.test(id)
          ? 'assessment_and_plan'
          : 'subjective';
    divisions[name] += `${text}\n`;
  }
  return divisions;
}

function writeNote(result: NoteResult): string {
  return result.sections
    .filter(({ statements }) => statements.length > 0)
    .map(
      ({ title, statements }) =>
        `${title.toUpperCase()}\n${statements.map((statement) => statement.text.replaceAll('\t', ' ')).join('\n')}`,
    )
    .join('\n\n');
}

function predict(
  kind: Kind,
  { id, text }: Item,
): { id: string; header?: string; note?: string; sections?: Record<string, string> } {
  if (kind === 'dictation') return { id, note: formatDictation(text).text };
  if (kind === 'header') return { id, header: nameSection(text) };
  const result = chart(text);
  return { id, note: writeNote(result), sections: divide(result) };
}

function judge(kind: Kind, file: DataFile, predictions: readonly ReturnType<typeof predict>[]): Figure[] {
  const pairs = file.items.map((item, index) => ({ gold: item.gold, given: predictions[index] }));
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  if (kind === 'header') {
    if (!pairs.every(({ gold }) => typeof gold['header'] === 'string')) return [];
    return [
      {
        what: `${file.name}: section named rightly`,
        value: 100 * mean(pairs.map(({ gold, given }) => (gold['header'] === given?.header ? 1 : 0))),
        unit: '%',
      },
    ];
  }
  if (!pairs.every(({ gold }) => typeof gold['note'] === 'string')) return [];
  if (kind === 'note') {
    return [
      {
        what: `${file.name}: ROUGE-1`,
        value: 100 * mean(pairs.map(({ gold, given }) => rougeOne(String(gold['note']), given?.note ?? ''))),
        unit: '%',
      },
    ];
  }
  const words = pairs.map(({ gold, given }) => [toWords(String(gold['note'])), toWords(given?.note ?? '')] as const);
  const edits = words.reduce((sum, [wanted, given]) => sum + countEdits(wanted, given), 0);
  const length = words.reduce((sum, [wanted]) => sum + wanted.length, 0);
  const exact = pairs.filter(({ gold, given }) => gold['note'] === given?.note).length / pairs.length;
  return [
    { what: `${file.name}: word errors`, value: (100 * edits) / length, unit: '%' },
    { what: `${file.name}: exactly right`, value: 100 * exact, unit: '%' },
  ];
}

/** `--data DIR [--predictions OUT]`: charts of visits, section names of snippets, formatted dictation. */
export const benchmark: Benchmark = {
  title: 'Chartwright and TranscriptX on visits and dictation',
  async run(args) {
    const places = readPlaces(args);
    const files = await readDataFiles(places.data, (name, first) => kindOf(name, first) !== null);
    const figures: Figure[] = [];
    for (const file of files) {
      const first = file.items[0];
      const kind = first && kindOf(file.name, first);
      if (!first || !kind) continue;
      predict(kind, first);
      const began = performance.now();
      const predictions = file.items.map((item) => predict(kind, item));
      const elapsed = performance.now() - began;
      await writePredictions(places.predictions, file, predictions);
      figures.push(...judge(kind, file, predictions), speedFigure(file, elapsed));
    }
    return figures;
  },
};
