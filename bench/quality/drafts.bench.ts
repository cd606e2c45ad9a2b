import { parseArgs } from 'node:util';
import { DraftCheck } from '../../engine/src/draft/check-draft.ts';
import { transcribe } from '../../engine/src/transcribe/transcribe.ts';
import { groups, linesAt, readDraftedNotes, type DraftedNote, type Group } from './drafted-notes.ts';
import { assertionMutations } from './statement-mutations/assertions.ts';
import { valueMutations } from './statement-mutations/values.ts';
import { percentile, type Benchmark, type Figure } from '../benchmark.ts';

/** A change of state ("stopped" for "taken") is counted beside the others, which a wrong word alone gives away. */
const apartKind = 'status';

interface Caught {
  all: number;
  caught: number;
}

function addTo(rows: Map<string, Caught>, name: string, isCaught: boolean): void {
  const row = rows.get(name) ?? { all: 0, caught: 0 };
  row.all += 1;
  if (isCaught) row.caught += 1;
  rows.set(name, row);
}

const sumOf = (rows: readonly Caught[]): Caught => ({
  all: rows.reduce((sum, row) => sum + row.all, 0),
  caught: rows.reduce((sum, row) => sum + row.caught, 0),
});

const shareOf = ({ all, caught }: Caught): number => (100 * caught) / Math.max(1, all);

const figureOf = (what: string, row: Caught): Figure => ({
  what: `${what}, of ${row.all}`,
  value: shareOf(row),
  unit: '%',
});

const inOrder = (rows: ReadonlyMap<string, Caught>): [string, Caught][] =>
  [...rows].toSorted(([one], [other]) => one.localeCompare(other));

/** What is only said not to be known. */
const saysUnstated = /\bnot (?:stated|confirmed|specified|known|further|given|recorded)\b/i;

class Counts {
  statements = 0;
  marked = 0;
  unread = 0;
  readonly planted = new Map<string, Caught>();
  /** Changes of one word by a script. */
  readonly mutated = new Map<string, Caught>();
  readonly times: number[] = [];

  addPlanted(kind: string, isCaught: boolean): void {
    addTo(this.planted, kind, isCaught);
  }

  addMutated(name: string, isCaught: boolean): void {
    addTo(this.mutated, name, isCaught);
  }
}

function measureNote(
  id: string,
  { input, statements, faults }: DraftedNote,
  counts: Counts,
  print: (line: string) => void,
): void {
  const check = new DraftCheck({ input, tool: 'TranscriptX', options: {} }, transcribe(input));
  const faultsOf = (at: number, text: string, section = statements[at]?.section ?? ''): readonly string[] => {
    const { sources = [] } = statements[at] ?? {};
    const begun = performance.now();
    const { statement } = check.check({ section, text, from: linesAt(check.brief, sources) });
    counts.times.push(performance.now() - begun);
    return statement.faults ?? [];
  };
  for (const [at, { text }] of statements.entries()) {
    const found = faultsOf(at, text);
    counts.statements += 1;
    if (found.includes('unread')) counts.unread += 1;
    else if (found.length > 0) {
      counts.marked += 1;
      print(`${id} | marked ${found.join(', ')} | ${text}`);
    }
  }
  for (const [at, { section, text }] of statements.entries()) {
    // Turned round, these would say nothing else of the patient.
    if (saysUnstated.test(text) || faultsOf(at, text).length > 0) continue;
    for (const { name, changes } of [...assertionMutations, ...valueMutations])
      for (const changed of changes({ section, text })) {
        const isCaught = faultsOf(at, changed.text, changed.section).length > 0;
        counts.addMutated(name, isCaught);
        if (!isCaught) print(`${id} | not seen: ${name} | ${changed.text} <- ${text}`);
      }
  }
  for (const { statement, kind, text } of faults) {
    const isCaught = faultsOf(statement, text).length > 0;
    counts.addPlanted(kind, isCaught);
    if (!isCaught) print(`${id} | not seen: ${kind} | ${text} <- ${statements[statement]?.text ?? ''}`);
  }
}

function figuresOf(group: Group, { statements, marked, unread, planted, mutated, times }: Counts): Figure[] {
  const kinds = inOrder(planted);
  const named = kinds.filter(([kind]) => kind !== apartKind).map(([, row]) => row);
  return [
    figureOf(`${group}: right statements marked as at fault`, { all: statements, caught: marked }),
    figureOf(`${group}: right statements that rest on words without a fact`, { all: statements, caught: unread }),
    figureOf(`${group}: changed by a script, caught`, sumOf([...mutated.values()])),
    ...inOrder(mutated).map(([name, row]) => figureOf(`${group}: script, ${name}`, row)),
    figureOf(`${group}: planted by readers, caught`, sumOf(named)),
    ...kinds.map(([kind, row]) => figureOf(`${group}: readers, ${kind}`, row)),
    { what: `${group}: one statement, p95`, value: percentile(times, 0.95), unit: 'ms' },
  ];
}

/** `[--misses]`: notes of a language model over the facts of visits, right and with planted faults. `--misses` prints those of `seen` only. */
export const benchmark: Benchmark = {
  title: 'Statements of a language model, held against what they rest on',
  async run(args) {
    const { values } = parseArgs({ args: [...args], options: { misses: { type: 'boolean' } } });
    const figures: Figure[] = [];
    for (const group of groups) {
      const counts = new Counts();
      const print = (line: string): void => {
        if (values.misses === true && group === 'seen') process.stdout.write(`${line}\n`);
      };
      for (const { id, note } of await readDraftedNotes(group)) measureNote(id, note, counts, print);
      figures.push(...figuresOf(group, counts));
    }
    return figures;
  },
};
