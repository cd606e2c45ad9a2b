import { builtInEditions } from './built-in-editions.ts';
import type { CodeLibrary, CodeTables, IcdTable, ProcedureTable, TabularNotes } from './code-tables.ts';
import { chooseEdition, editionsOf, type ChosenEdition, type Edition } from './editions.ts';
import { openNotes } from './notes/packed-notes.ts';
import { openEdits } from './packed-edits.ts';
import { openIcd } from './packed-icd.ts';
import { openHcc, openUnitLimits } from './packed-limits.ts';
import { openProcedures } from './packed-procedures.ts';
import { openRelease } from './procedures/hcpcs-release.ts';
import type { StoredTable } from './stored-table.ts';

export interface LibraryOptions {
  /** True where the operator switched CPT off: no CPT number is looked up or named. */
  readonly withoutCpt?: boolean;
  /** What `packHcpcsRelease` made; without it only the HCPCS codes in common use come with the product. */
  readonly hcpcs?: Uint8Array | null;
}

/** The table of a kind of which only the last import of a version counts. */
const lastOf = (parts: readonly StoredTable[]): Uint8Array => parts.at(-1)?.packed ?? new Uint8Array();

/** Imported procedures, edits, limits and categories; files for practitioners go before those for hospitals and suppliers. */
function gatherProcedures(stored: readonly StoredTable[]) {
  const isOther = ({ version }: StoredTable): boolean => /, (?:hospital|equipment)$/.test(version);
  const ordered = [...stored.filter(isOther), ...stored.filter((table) => !isOther(table))];
  const packedOf = (parts: readonly StoredTable[]): Uint8Array[] => parts.map(({ packed }) => packed);
  const versionOf = (parts: readonly StoredTable[]): string => parts[0]?.version ?? '';
  return {
    hcpcs: editionsOf(stored, 'hcpcs', (parts) => openProcedures(lastOf(parts), 'HCPCS', versionOf(parts))),
    cpt: editionsOf(stored, 'cpt', (parts) => openProcedures(lastOf(parts), 'CPT', versionOf(parts))),
    ncci: editionsOf(ordered, 'ncci-ptp', (parts) => openEdits(packedOf(parts), versionOf(parts))),
    mue: editionsOf(ordered, 'mue', (parts) => openUnitLimits(packedOf(parts), versionOf(parts))),
    hcc: editionsOf(ordered, 'hcc', (parts) => openHcc(lastOf(parts), versionOf(parts))),
  };
}

/** Every kind of table with its editions, the built-in ones first. A kind is added here and in `tablesOf`. */
function gatherEditions(stored: readonly StoredTable[], { withoutCpt = false, hcpcs = null }: LibraryOptions) {
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
  const ownCpt = withoutCpt ? [] : builtInEditions.cpt;
  const ownHcpcs = hcpcs ? openRelease(hcpcs) : builtInEditions.hcpcs();
  return {
    icd: [...builtInEditions.icd, ...icd],
    notes: [...builtInEditions.notes, ...notes],
    ...gatherProcedures(stored),
    builtInHcpcs: ownHcpcs.editions,
    hcpcsDaysOf: ownHcpcs.daysOf,
    builtInCpt: ownCpt,
    ...(withoutCpt ? { cpt: [] } : {}),
  };
}

type Editions = ReturnType<typeof gatherEditions>;

/** Tables that are not complete on a day other than theirs, made once: what is kept for a table is kept for them too. */
const incomplete = new WeakMap<object, object>();

/** The table, where it cannot say that a code does not exist. */
function markIncomplete<T extends { readonly isComplete: boolean }>(table: T): T {
  const known = incomplete.get(table) as T | undefined;
  const marked = known ?? { ...table, isComplete: false };
  if (!known) incomplete.set(table, marked);
  return marked;
}

/** A table that does not hold on the day cannot say that a code does not exist; nor an old one where no day is known. */
function openOnDay<T extends { readonly isComplete: boolean }>(
  { edition, fit }: ChosenEdition<T>,
  builtIn: readonly Edition<T>[],
): T {
  const table = edition.open();
  const holds = fit === 'in-force' || (fit === 'newest' && !builtIn.includes(edition));
  return holds || !table.isComplete ? table : markIncomplete(table);
}

/** A publisher's whole list goes before the few codes that come with the product, wherever it holds on the day. */
function chooseProcedures(
  imported: readonly Edition<ProcedureTable>[],
  builtIn: readonly Edition<ProcedureTable>[],
  day: string | null,
): ChosenEdition<ProcedureTable> | null {
  const chosen = chooseEdition(imported, day);
  return chosen?.fit === 'in-force' || chosen?.fit === 'newest'
    ? chosen
    : chooseEdition([...imported, ...builtIn], day);
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
  const hcpcs = chooseProcedures(editions.hcpcs, editions.builtInHcpcs, day);
  const cpt = chooseProcedures(editions.cpt, editions.builtInCpt, day);
  const ncci = chooseEdition(editions.ncci, day);
  const mue = chooseEdition(editions.mue, day);
  const hcc = chooseEdition(editions.hcc, day);
  if (!icd || !notes || !hcpcs) throw new TypeError('The built-in tables are missing.');
  const labels = [
    nameOf('ICD-10-CM', icd) + fitWords[icd.fit],
    nameOf('tabular notes', notes),
    nameOf('HCPCS Level II', hcpcs) + fitWords[hcpcs.fit],
    nameOf('CPT', cpt),
    nameOf('NCCI edits', ncci),
    nameOf('MUE', mue),
    nameOf('HCC', hcc),
  ].filter((name) => name !== '');
  return {
    icd: openOnDay(icd, builtInEditions.icd),
    notes: notes.edition.open(),
    hcpcs: openOnDay(hcpcs, editions.builtInHcpcs),
    cpt: cpt && openOnDay(cpt, editions.builtInCpt),
    ncci: ncci?.edition.open() ?? null,
    mue: mue?.edition.open() ?? null,
    hcc: hcc?.edition.open() ?? null,
    label: labels.join('; '),
    labels,
    icdFit: icd.fit,
    hcpcsFit: hcpcs.fit,
    hcpcsDaysOf: editions.hcpcsDaysOf,
    yearsOf: (code) => listYears(editions.icd, code),
  };
}

/** Opens every edition, so it is asked only of a code that the day's table does not hold. */
function listYears(editions: readonly Edition<IcdTable>[], code: string): readonly number[] {
  const tables = editions.map((edition) => edition.open()).filter((table) => table.find(code)?.billable);
  return [...new Set(tables.map(({ fiscalYear }) => fiscalYear))].sort((a, b) => a - b);
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
