import { emr, type EmrContext, type EmrGroup, type EmrItem, type EmrKind } from '@notewright/contract';
import type { Clock } from '../../kernel/clock.ts';
import type { DocumentReader } from '../../documents/document-reader.ts';
import type { Owner } from '../../store/store.ts';
import type { FhirClient } from '../fhir-client.ts';
import type { OpenLaunch } from '../open-launch.ts';
import { mayRead, mayReadType } from '../smart/scopes.ts';
import { kindSearches, lasts, type KindSearch } from './kinds.ts';
import { readMedications } from './read-medications.ts';
import { readNotes, type ReadNotes } from './read-notes.ts';
import { searchAll } from './search-all.ts';

const dayMilliseconds = 86_400_000;
const yearDays = 365;
/** Items of one kind that are shown. */
const mostItems = 150;
/** How long reading may take; what has not come by then can be tried again. */
const readMilliseconds = 15_000;

export interface ReadContextParts {
  readonly clock: Clock;
  readonly documents: Pick<DocumentReader, 'readDocument'>;
  /** Hears which kind could not be read; never what was asked or answered. */
  readonly report: (kind: string, reason: string) => void;
  readonly milliseconds?: number;
}

export interface ContextPlace {
  readonly client: FhirClient;
  readonly launch: OpenLaunch;
  readonly owner: Owner;
}

/** Reads a record, all kinds at once. Each stands for itself: one that fails, or hangs, leaves the others as they are. */
export async function readContext(
  parts: ReadContextParts,
  place: ContextPlace,
  signal: AbortSignal,
): Promise<EmrContext> {
  const { clock, milliseconds = readMilliseconds } = parts;
  const both = AbortSignal.any([signal, AbortSignal.timeout(milliseconds)]);
  const now = clock.now();
  const since = new Date(now - yearDays * dayMilliseconds).toISOString().slice(0, 10);
  const [groups, notes] = await Promise.all([
    Promise.all(emr.emrKinds.map((kind) => readGroup(parts, place, kind, since, both))),
    readLastNotes(parts, place, both),
  ]);
  // Whoever asked has gone.
  signal.throwIfAborted();
  return { read_on: new Date(now).toISOString(), groups, notes_state: notes.state, notes: [...notes.notes] };
}

async function readGroup(
  { report }: ReadContextParts,
  place: ContextPlace,
  kind: EmrKind,
  since: string,
  signal: AbortSignal,
): Promise<EmrGroup> {
  const { scopes, connection } = place.launch;
  const empty = { kind, is_cut: false, items: [] } as const;
  const searches = kindSearches[kind];
  if (!mayRead(scopes, kind)) return { ...empty, items: [], state: 'not_granted' };
  const served = searches.filter(({ type }) => connection.abilities.reads.includes(type));
  if (served.length === 0) return { ...empty, items: [], state: 'not_supported' };
  const allowed = served.filter(({ type, category }) => mayReadType(scopes, type, category));
  if (allowed.length === 0) return { ...empty, items: [], state: 'not_granted' };
  try {
    const read = await Promise.all(allowed.map((search) => readSearch(place, search, since, signal)));
    const found = read.filter((one) => typeof one !== 'string');
    const refusal = read.find((one) => typeof one === 'string');
    const items = distinct(found.flatMap((one) => one.items));
    // Of two types, one that is refused beside one that is not leaves what the other has, and is no proof that there is none.
    if (items.length === 0 && refusal !== undefined) return { ...empty, items: [], state: refusal };
    const isCut = refusal !== undefined || found.some((one) => one.isCut) || items.length > mostItems;
    return { kind, state: items.length === 0 ? 'none' : 'read', is_cut: isCut, items: items.slice(0, mostItems) };
  } catch (error) {
    report(kind, nameOf(error));
    return { ...empty, items: [], state: 'failed' };
  }
}

interface SortedItem extends EmrItem {
  readonly lasts: boolean;
}

async function readSearch(
  { client, launch }: ContextPlace,
  { type, query, write, choose = (all) => all }: KindSearch,
  since: string,
  signal: AbortSignal,
) {
  const { patientId, connection } = launch;
  const search = `patient=${encodeURIComponent(patientId)}&${query(since)}`;
  const found = await searchAll(client, { type, query: search, patientId, baseUrl: connection.baseUrl }, signal);
  if (typeof found === 'string') return found;
  const medications = await readMedications(client, found, signal);
  const medicationOf = (reference: string): string | null => medications.get(reference) ?? null;
  const items = choose(found.resources).flatMap((resource): readonly SortedItem[] => {
    const line = write(resource, medicationOf);
    const { id } = resource;
    return line === null || typeof id !== 'string' ? [] : [{ id: `${type}/${id}`, ...line, lasts: lasts(resource) }];
  });
  return { items, isCut: found.isCut };
}

/** What lasts first, then the newest; what is said twice in the same words, as an order and as a statement, once. */
function distinct(items: readonly SortedItem[]): EmrItem[] {
  const sorted = items.toSorted(
    (a, b) => Number(b.lasts) - Number(a.lasts) || (b.date ?? '').localeCompare(a.date ?? ''),
  );
  const seen = new Set<string>();
  return sorted.flatMap(({ id, text, date, lasts: isLasting }) => {
    const key = `${isLasting ? '' : (date ?? '')} ${text.toLowerCase()}${id.startsWith('Observation/') || id.startsWith('Immunization/') ? id : ''}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ id, text, date }];
  });
}

async function readLastNotes(
  { documents, report }: ReadContextParts,
  { client, launch, owner }: ContextPlace,
  signal: AbortSignal,
): Promise<ReadNotes> {
  const { scopes, connection, patientId } = launch;
  if (!mayRead(scopes, 'notes')) return { state: 'not_granted', notes: [] };
  if (!connection.abilities.reads.includes('DocumentReference')) return { state: 'not_supported', notes: [] };
  try {
    return await readNotes({ client, baseUrl: connection.baseUrl, patientId, documents, owner }, signal);
  } catch (error) {
    report('notes', nameOf(error));
    return { state: 'failed', notes: [] };
  }
}

/** A word of ours for the log. */
const nameOf = (error: unknown): string =>
  error instanceof Error && 'kind' in error && typeof error.kind === 'string'
    ? error.kind
    : error instanceof Error
      ? error.name
      : 'unknown';
