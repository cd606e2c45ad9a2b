import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { builtInIcdPacked } from '../../engine/src/codes/tables/built-in-icd.ts';
import { builtInNotes } from '../../engine/src/codes/tables/built-in-notes.ts';
import type { IcdTable, TabularNotes } from '../../engine/src/codes/tables/code-tables.ts';
import { packNotes } from '../../engine/src/codes/tables/notes/packed-notes.ts';
import { openLibrary } from '../../engine/src/codes/tables/open-library.ts';
import { bareCode } from '../../engine/src/codes/tables/packed-icd.ts';
import type { StoredTable } from '../../engine/src/codes/tables/stored-table.ts';
import { importTable } from '../../engine/src/codes/import/import-table.ts';
import { readNotesJson } from '../../tools/tabular-notes/read-notes-json.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { readPlaces } from './data-files.ts';

const megabyte = 1_000_000;
const lookUps = 200_000;

function makeGarbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

const collect = makeGarbageCollector();

/** What the process holds once everything that nobody needs is gone. */
function memoryInUse(): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / megabyte;
}

async function findFile(folder: string, pattern: RegExp): Promise<string> {
  const files = await readdir(folder, { recursive: true });
  const found = files.find((file) => pattern.test(path.basename(file)));
  if (!found) throw new Error(`${folder} has no file like ${pattern.source}`);
  return path.join(folder, found);
}

function timed<T>(work: () => T): { readonly result: T; readonly seconds: number } {
  const began = performance.now();
  const result = work();
  return { result, seconds: (performance.now() - began) / 1000 };
}

/** Look-ups of codes that exist and of as many that do not, per millisecond. */
function measureLookUps(table: IcdTable): number {
  const codes = [...table.under('')].map(({ code }) => code);
  let found = 0;
  const { seconds } = timed(() => {
    for (let at = 0; at < lookUps; at++) {
      const code = codes[(at * 7919) % codes.length] ?? '';
      if (table.find(at % 2 === 0 ? code : `${code}Q`) !== null) found++;
    }
  });
  if (found < lookUps / 4) throw new Error('The table does not find its own codes.');
  return lookUps / (seconds * 1000);
}

function measureNotes(notes: TabularNotes, table: IcdTable): number {
  const codes = [...table.under('')].map(({ code }) => code);
  let named = 0;
  const { seconds } = timed(() => {
    for (let at = 0; at < lookUps; at++)
      named += notes.of(codes[(at * 7919) % codes.length] ?? '', at % 2 === 0 ? 'excludes1' : 'code-first').length;
  });
  if (named === 0) throw new Error('The notes name nothing.');
  return lookUps / (seconds * 1000);
}

/** How the built-in table and the order file stand to each other. */
function compare(builtIn: IcdTable, official: IcdTable): Figure[] {
  const same = (mine: IcdTable, other: IcdTable): { readonly shared: number; readonly all: number } => {
    let [shared, all] = [0, 0];
    for (const { code, billable, title } of mine.under('')) {
      all++;
      const found = other.find(code);
      if (found?.billable === billable && found.title === title) shared++;
    }
    return { shared, all };
  };
  const reached = same(official, builtIn);
  const own = same(builtIn, official);
  return [
    {
      what: 'codes of the order file in the built-in table',
      value: (100 * reached.shared) / reached.all,
      unit: '%',
      least: 99.9,
    },
    {
      what: 'codes of the built-in table that are not in the file, or otherwise',
      value: own.all - own.shared,
      unit: 'codes',
      limit: 0,
    },
  ];
}

/**
 * `--data DIR`: imports the ICD-10-CM order file and the notes of the tabular list that lie below the folder, and compares
 * the built-in table with them.
 */
export const benchmark: Benchmark = {
  needsData: true,
  title: 'Code tables: import, memory, look-up, and what the built-in table covers',
  async run(args) {
    const { data } = readPlaces(args);
    const orderFile = await findFile(data, /^icd10cm_order_\d{4}\.txt$/);
    const notesFile = await findFile(data, /^icd10cm-tabular-notes-\d{4}\.json$/);
    const bytes = await readFile(orderFile);
    const before = memoryInUse();
    const first = timed(() => builtInIcdPacked());
    const notesFirst = timed(() => builtInNotes());
    const builtInMemory = memoryInUse() - before;
    const beforeImport = memoryInUse();
    const table = timed(() => importTable(path.basename(orderFile), bytes));
    const headings = readNotesJson(JSON.parse(await readFile(notesFile, 'utf8')));
    const known = first.result;
    const notes = timed(() =>
      packNotes(
        headings.filter(({ owner }) => owner.includes('-') || known.codes.find(bareCode(owner)) >= 0),
        { codes: known.codes, manifestations: [] },
        2021,
        'tabular list',
      ),
    );
    const noteTable: StoredTable = {
      kind: 'icd10cm-notes',
      version: 'FY2021',
      from: null,
      to: null,
      packed: notes.result,
    };
    headings.length = 0;
    const library = openLibrary([table.result, noteTable]);
    // The day before the addendum of April 2022, which the order file of the year does not hold yet.
    const { icd, notes: opened } = library.at('2022-03-31');
    const imported = memoryInUse() - beforeImport;
    return [
      { what: 'built-in table, first look-up', value: first.seconds * 1000, unit: 'ms' },
      { what: 'built-in notes, first look-up', value: notesFirst.seconds * 1000, unit: 'ms' },
      { what: 'built-in tables in memory', value: builtInMemory, unit: 'MB' },
      { what: 'import of the order file', value: table.seconds, unit: 's', limit: 5 },
      { what: 'import of the notes', value: notes.seconds, unit: 's', limit: 5 },
      { what: 'imported tables in memory', value: imported, unit: 'MB', limit: 60 },
      { what: 'look-ups of a code', value: measureLookUps(icd), unit: 'a ms', least: 30 },
      { what: 'look-ups of notes', value: measureNotes(opened, icd), unit: 'a ms', least: 10 },
      ...compare(known, icd),
    ];
  },
};
