import { chart, checkAgainstInput, formatDictation, type NoteResult } from '@notewright/engine';
import type { Figure } from '../../benchmark.ts';
import type { DataFile, Item } from '../data-files.ts';
import { nameSection } from '../name-section.ts';
import { countEdits, rougeLsum, rougeOne, toWords } from '../overlap.ts';
import { checkSupport } from './support.ts';

export type SetKind = 'header' | 'note' | 'dictation';

export interface Prediction {
  readonly id: string;
  readonly header?: string;
  readonly note?: string;
  readonly sections?: Readonly<Record<string, string>>;
}

/** What a set asks for, by its name or its first item; null for a set of something else. */
export function kindOfSet(name: string, first: Item): SetKind | null {
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

export function predict(kind: SetKind, { id, text }: Item): Prediction {
  if (kind === 'dictation') return { id, note: formatDictation(text).text };
  if (kind === 'header') return { id, header: nameSection(text) };
  const result = chart(text);
  return { id, note: writeNote(result), sections: divide(result) };
}

interface Pair {
  readonly gold: string;
  readonly given: string;
  readonly input: string;
  readonly item: Item;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const total = <T>(items: readonly T[], of: (item: T) => number): number =>
  items.reduce((sum, item) => sum + of(item), 0);
const countDrugs = (text: string, held: string): number =>
  checkAgainstInput(text, held).unsupported.filter(({ what }) => what === 'drug').length;
const countNumbers = (text: string): number => text.match(/(?<![A-Za-z\d.])\d+(?:,\d{3})*(?:\.\d+)?/g)?.length ?? 0;

function judgeNotes(pairs: readonly Pair[]): Omit<Figure, 'limit' | 'least'>[] {
  const support = pairs.map(({ input, given }) => checkSupport(input, given));
  const drugs = total(pairs, ({ given }) => countDrugs(given, ''));
  const goldDrugs = total(pairs, ({ gold }) => countDrugs(gold, ''));
  const numbers = total(pairs, ({ given }) => countNumbers(given));
  const words = (text: string): number => Math.max(1, toWords(text).length);
  return [
    { what: 'ROUGE-1', value: 100 * mean(pairs.map(({ gold, given }) => rougeOne(gold, given))), unit: '%' },
    { what: 'ROUGE-Lsum', value: 100 * mean(pairs.map(({ gold, given }) => rougeLsum(gold, given))), unit: '%' },
    {
      what: 'length against the human note',
      value: mean(pairs.map(({ gold, given }) => words(given) / words(gold))),
      unit: 'x',
    },
    {
      what: 'drugs of the human note present',
      value: 100 - (100 * total(pairs, ({ gold, given }) => countDrugs(gold, given))) / goldDrugs,
      unit: '%',
    },
    { what: 'numbers supported', value: 100 - (100 * total(support, (each) => each.numbers)) / numbers, unit: '%' },
    { what: 'drugs supported', value: 100 - (100 * total(support, (each) => each.drugs)) / drugs, unit: '%' },
  ];
}

/** A correction was applied when its words are gone and nothing stands that the gold does not say (a word or two aside). */
function isApplied({ gold, given, item }: Pair): boolean {
  const left = new Map<string, number>();
  for (const word of toWords(gold)) left.set(word, (left.get(word) ?? 0) + 1);
  let extra = 0;
  for (const word of toWords(given)) {
    const count = left.get(word) ?? 0;
    if (count === 0) extra += 1;
    else left.set(word, count - 1);
  }
  const cues = item.gold['corrections'] as readonly string[];
  return extra <= 2 && cues.every((cue) => gold.toLowerCase().includes(cue) || !given.toLowerCase().includes(cue));
}

function judgeDictation(pairs: readonly Pair[]): Omit<Figure, 'limit' | 'least'>[] {
  const words = pairs.map(({ gold, given }) => [toWords(gold), toWords(given)] as const);
  const corrected = pairs.filter(({ item }) => ((item.gold['corrections'] ?? []) as readonly string[]).length > 0);
  const exact = pairs.filter(({ gold, given }) => gold === given).length / pairs.length;
  const edits = total(words, ([wanted, given]) => countEdits(wanted, given));
  return [
    { what: 'content word errors', value: (100 * edits) / total(words, ([wanted]) => wanted.length), unit: '%' },
    { what: 'exactly right', value: 100 * exact, unit: '%' },
    ...(corrected.length === 0
      ? []
      : [
          {
            what: 'corrections applied',
            value: (100 * corrected.filter(isApplied).length) / corrected.length,
            unit: '%',
          },
        ]),
  ];
}

/** The figures of a set whose items hold their gold; none when they do not. */
export function judgeSet(kind: SetKind, file: DataFile, predictions: readonly Prediction[]): Figure[] {
  const named = (figures: readonly Figure[]): Figure[] =>
    figures.map((figure) => ({ ...figure, what: `${file.name}: ${figure.what}` }));
  if (kind === 'header') {
    if (!file.items.every(({ gold }) => typeof gold['header'] === 'string')) return [];
    const right = file.items.map(({ gold }, index): number => (gold['header'] === predictions[index]?.header ? 1 : 0));
    return named([{ what: 'section named rightly', value: 100 * mean(right), unit: '%' }]);
  }
  if (!file.items.every(({ gold }) => typeof gold['note'] === 'string')) return [];
  const pairs = file.items.map((item, index): Pair => {
    return { gold: String(item.gold['note']), given: predictions[index]?.note ?? '', input: item.text, item };
  });
  return named(kind === 'note' ? judgeNotes(pairs) : judgeDictation(pairs));
}
