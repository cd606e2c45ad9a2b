import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DraftCheck } from '../../engine/src/draft/check-draft.ts';
import type { FaultKind } from '../../engine/src/model/faults.ts';
import { transcribe } from '../../engine/src/transcribe/transcribe.ts';
import { countReading, type ReadAgain } from '../../server/src/tools/model-note/second-reading.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { lastBlindRound } from './notes/blind-rounds.ts';
import { linesAt, readDraftedNotes, type DraftedNote } from './drafted-notes.ts';

/**
 * What a strong language model answered when it read one note four times, each time with other faults in it: what it was asked about, in the order
 * of the question, and the difference that it named ('' where it held). A text was made wrong by the program.
 */
interface Recorded {
  readonly passes: readonly {
    /** Faults of the note that stood in place of their statements. */
    readonly faults: readonly number[];
    readonly items: readonly (readonly [asked: number | string, what: string | null])[];
  }[];
}

class Counts {
  readings = 0;
  counted = 0;
  right = 0;
  marked = 0;
  planted = 0;
  caught = 0;
}

function answerOf(items: Recorded['passes'][number]['items']): string {
  return JSON.stringify({
    readings: items.flatMap(([, what], at) =>
      what === null
        ? []
        : [{ id: `n${at + 1}`, ...(what === '' ? { verdict: 'holds' } : { verdict: 'differs', what }) }],
    ),
  });
}

function measureNote({ input, statements, faults }: DraftedNote, { passes }: Recorded, counts: Counts): void {
  const check = new DraftCheck({ input, tool: 'TranscriptX', options: {} }, transcribe(input));
  for (const pass of passes) {
    const planted = new Map(pass.faults.map((at) => [faults[at]?.statement, faults[at]]));
    const read = statements.map(({ section, text, sources }, at) => {
      const from = linesAt(check.brief, sources);
      const { statement, firm } = check.check({ section, text: planted.get(at)?.text ?? text, from });
      const own: ReadAgain = { title: section, text: statement.text, from, isHeld: statement.support === 'supported' };
      return { own, firm, found: (statement.faults ?? []).filter((kind) => kind !== 'unread') };
    });
    const items = pass.items.map(([asked], at) => {
      const isAltered = typeof asked === 'string';
      return [
        `n${at + 1}`,
        { title: '', text: isAltered ? asked : '', from: [], at: isAltered ? null : asked, isAltered },
      ] as const;
    });
    const own = read.map((one) => one.own);
    const readings = countReading(answerOf(pass.items), { items: new Map(items) }, own);
    counts.readings += 1;
    if (readings !== null) counts.counted += 1;
    for (const [at, { firm, found }] of read.entries()) {
      const reading = readings?.get(at);
      const left: readonly FaultKind[] = reading === undefined ? found : reading === null ? firm : [...found, reading];
      if (planted.has(at)) {
        counts.planted += 1;
        if (left.length > 0) counts.caught += 1;
      } else {
        counts.right += 1;
        if (left.length > 0) counts.marked += 1;
      }
    }
  }
}

const shareOf = (what: string, some: number, all: number): Figure => ({
  what: `${what}, of ${all}`,
  value: (100 * some) / Math.max(1, all),
  unit: '%',
});

/** Notes of a language model, held against what they rest on by the check and by recorded second readings of a strong model together. */
export const benchmark: Benchmark = {
  title: 'Statements of a language model, read a second time by a model',
  async run() {
    const figures: Figure[] = [];
    for (const group of ['seen', 'apart'] as const) {
      const counts = new Counts();
      for (const { id, note } of await readDraftedNotes(group)) {
        const file = path.join(import.meta.dirname, 'second-readings', `${id}.json`);
        measureNote(note, JSON.parse(await readFile(file, 'utf8')) as Recorded, counts);
      }
      figures.push(
        shareOf(`${group}: readings that count`, counts.counted, counts.readings),
        shareOf(`${group}: right statements marked as at fault`, counts.marked, counts.right),
        shareOf(`${group}: planted by readers, caught`, counts.caught, counts.planted),
      );
    }
    return [...figures, ...(await lastBlindRound('models'))];
  },
};
