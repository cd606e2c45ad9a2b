import { createHash, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { tableKinds } from '@notewright/engine/value-sets';
import type { StoredTable, TableKind } from '@notewright/engine';
import type { CodeTableStore, StoredCodeTable } from '../store/codes/code-table-store.ts';
import { builtInTables, loadHcpcsRelease, type SharedTables } from './shared-tables.ts';

/**
 * The tables that codes are looked up in: those that were imported, beside those that come with the product. Each look
 * asks whether they were changed, here or by another process, so the next audit works on what is there; one that is
 * under way ends on what it began with.
 */
export interface LoadedCodes {
  /** As threads share them; `openShared` opens them where codes are looked up. */
  shared(): Promise<SharedTables>;
}

export interface LoadedCodesSettings {
  readonly store: Pick<CodeTableStore, 'readChanges' | 'list' | 'readBody'>;
  readonly withoutCpt: boolean;
  /** Hears of a table whose bytes are not those that were imported; it is left out. */
  readonly onDamaged: (table: StoredCodeTable) => void;
  /** Hears of tables that could not be loaded while others were; those stay. */
  readonly onError: (error: unknown) => void;
}

interface Loaded {
  readonly changes: number;
  readonly tables: SharedTables;
}

/** Tables are large; what their bytes are packed to at most keeps a row that was tampered with from taking all memory. */
const mostPackedBytes = 256 * 1024 * 1024;
const decompress = promisify(brotliDecompress);

export function createLoadedCodes(settings: LoadedCodesSettings): LoadedCodes {
  const { store, withoutCpt, onError } = settings;
  let loaded: Loaded = { changes: 0, tables: { ...builtInTables, withoutCpt } };
  let loading: Promise<void> | null = null;

  /** One load at a time; who asks meanwhile waits for the same one. */
  async function renew(): Promise<void> {
    try {
      loaded = await load(settings);
    } catch (error) {
      // Without any tables of its own an audit would say "not in the built-in table" where it knew better a minute ago.
      if (loaded.tables.tables.length === 0) throw error;
      onError(error);
    } finally {
      loading = null;
    }
  }

  async function shared(): Promise<SharedTables> {
    // A load that was under way when this was asked for may be of what was there before.
    for (let turn = 0; turn < 2 && (await store.readChanges()) !== loaded.changes; turn += 1)
      await (loading ??= renew());
    const hcpcs = await loadHcpcsRelease();
    if (loaded.tables.hcpcs === null) loaded = { ...loaded, tables: { ...loaded.tables, hcpcs } };
    return loaded.tables;
  }
  return { shared };
}

/** Everything that was imported. What changes while it is read is read again. */
async function load(settings: LoadedCodesSettings): Promise<Loaded> {
  const { store, withoutCpt, onDamaged } = settings;
  for (;;) {
    const changes = await store.readChanges();
    const tables: StoredTable[] = [];
    const damaged: StoredCodeTable[] = [];
    const inOrder = (await store.list()).toSorted((a, b) => a.importedAt - b.importedAt || (a.id < b.id ? -1 : 1));
    for (const table of inOrder) {
      if (withoutCpt && table.kind === 'cpt') continue;
      const opened = await openTable(store, table);
      if (opened === null) damaged.push(table);
      else tables.push(opened);
    }
    if ((await store.readChanges()) !== changes) continue;
    damaged.forEach(onDamaged);
    return { changes, tables: { ...builtInTables, edition: randomUUID(), withoutCpt, tables } };
  }
}

const isKind = (kind: string): kind is TableKind => (tableKinds as readonly string[]).includes(kind);

/** Null when the bytes are not those that were imported, or of a kind that this version of the server does not know. */
async function openTable(
  store: LoadedCodesSettings['store'],
  { id, kind, version, from, to, sha256, packedBytes }: StoredCodeTable,
): Promise<StoredTable | null> {
  if (!isKind(kind) || packedBytes > mostPackedBytes) return null;
  const body = await store.readBody(id);
  const packed = await decompress(body, { maxOutputLength: packedBytes }).catch(() => null);
  if (packed?.length !== packedBytes || (await hashOf(packed)) !== sha256) return null;
  const shared = new Uint8Array(new SharedArrayBuffer(packed.length));
  shared.set(packed);
  return { kind, version, from, to, packed: shared };
}

/** Stretch by stretch, so that requests are answered in between. */
async function hashOf(bytes: Uint8Array): Promise<string> {
  const hash = createHash('sha256');
  for (let at = 0; at < bytes.length; at += hashedAtOnce) {
    hash.update(bytes.subarray(at, at + hashedAtOnce));
    await new Promise((resolve) => setImmediate(resolve));
  }
  return hash.digest('hex');
}

const hashedAtOnce = 4 * 1024 * 1024;
