import { builtInEditions } from './built-in-editions.ts';
import type { CodeLibrary, CodeTables, IcdTable, TabularNotes } from './code-tables.ts';
import { chooseEdition, editionsOf, type ChosenEdition } from './editions.ts';
import { openNotes } from './notes/packed-notes.ts';
import { openIcd } from './packed-icd.ts';
import type { StoredTable } from './stored-table.ts';

export interface LibraryOptions {
  /** True where the operator switched CPT off: no CPT number is looked up or named. */
  readonly withoutCpt?: boolean;
}

/** The table of a kind of which only the last import of a version counts. */
const lastOf = (parts: readonly StoredTable[]): Uint8Array => parts.at(-1)?.packed ?? new Uint8Array();

/** Every kind of table with its editions, the built-in ones first. A kind is added here and in `tablesOf`. */
function gatherEditions(stored: readonly StoredTable[], { withoutCpt = false }: LibraryOptions) {
  const icd = editionsOf<IcdTable>(
    stored,
    'icd10cm',
    (parts) => openIcd(lastOf(parts), true),
    (parts) => `${parts[0]?.version} (${openIcd(lastOf(parts), true).source})`,
  );
  const notes = editionsOf<TabularNotes>(
    stored,
    'icd10cm-notes',
    (parts) => openNotes(lastOf(parts)),
    (parts) => `${parts[0]?.version} (${openNotes(lastOf(parts)).source})`,
  );
  return {
    icd: [...builtInEditions.icd, ...icd],
    notes: [...builtInEditions.notes, ...notes],
    hcpcs: builtInEditions.hcpcs,
    cpt: withoutCpt ? [] : builtInEditions.cpt,
  };
}

type Editions = ReturnType<typeof gatherEditions>;

/** A table that does not hold on the day cannot say that a code does not exist; nor an old one where no day is known. */
function openOnDay({ edition, fit }: ChosenEdition<IcdTable>): IcdTable {
  const table = edition.open();
  const holds = fit === 'in-force' || (fit === 'newest' && !builtInEditions.icd.includes(edition));
  return holds || !table.isComplete ? table : { ...table, isComplete: false };
}

const fitWords = {
  'in-force': '',
  newest: '',
  'too-old': ', the newest loaded',
  between: ', the nearest loaded',
  'too-new': ', the oldest loaded',
};

/** Empty where nothing of a kind is loaded. */
function nameOf(what: string, chosen: ChosenEdition<unknown> | null): string {
  return chosen && chosen.edition.name !== 'none' ? `${what} ${chosen.edition.name}` : '';
}

function tablesOf(editions: Editions, day: string | null): CodeTables {
  const icd = chooseEdition(editions.icd, day);
  const notes = chooseEdition(editions.notes, day);
  const hcpcs = chooseEdition(editions.hcpcs, day);
  const cpt = chooseEdition(editions.cpt, day);
  if (!icd || !notes || !hcpcs) throw new TypeError('The built-in tables are missing.');
  const named = [
    nameOf('ICD-10-CM', icd) + fitWords[icd.fit],
    nameOf('tabular notes', notes),
    nameOf('HCPCS Level II', hcpcs),
    nameOf('CPT', cpt),
  ];
  return {
    icd: openOnDay(icd),
    notes: notes.edition.open(),
    hcpcs: hcpcs.edition.open(),
    cpt: cpt?.edition.open() ?? null,
    ncci: null,
    mue: null,
    hcc: null,
    label: named.filter((name) => name !== '').join('; '),
  };
}

/** Days for which the answer is kept; a server sees few different ones in an hour. */
const mostKept = 400;

/**
 * Opens imported tables beside the built-in ones, without unpacking any.
 * @param stored In the order in which they were imported: of one kind and day the last goes first
 */
export function openLibrary(stored: readonly StoredTable[], options: LibraryOptions = {}): CodeLibrary {
  const editions = gatherEditions(stored, options);
  const kept = new Map<string, CodeTables>();
  return {
    at(day) {
      const known = kept.get(day ?? '');
      if (known) return known;
      if (kept.size >= mostKept) kept.clear();
      const tables = tablesOf(editions, day);
      kept.set(day ?? '', tables);
      return tables;
    },
  };
}
