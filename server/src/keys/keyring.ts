import { createHmac, type KeyObject } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { deriveBytes, deriveKey, newKeyBytes, toDataKey } from './data-key.ts';
import type { DataKey } from './data-key.ts';
import type { KeyService } from './key-service.ts';
import { KeyVault } from './key-vault.ts';
import { RecentMap } from './recent-map.ts';
import { SealError } from '../kernel/seal-error.ts';
import { openBytes, readKeyId, sealBytes } from './seal.ts';
import type { Place } from './seal.ts';

/** The keys of a running installation. */
export interface Keyring {
  /** Keys of tenants, chats and files. */
  readonly vault: KeyVault;
  /** Encrypts a field that is not part of a chat (names, addresses, IPs); opens only at the same place. */
  sealText(place: Place, text: string): Uint8Array;
  /** Opens what `sealText` made. Throws `SealError`. */
  openText(place: Place, sealed: Uint8Array): string;
  /**
   * A keyed fingerprint (HMAC-SHA-256, base64url) for looking up an encrypted value such as an e-mail address. The
   * caller brings the value into its one form first (lower case, NFC); `kind` keeps fingerprints of different fields apart.
   */
  blindIndex(value: string, kind?: string): string;
  /** 32 bytes for one purpose, the same at every start; of `renewedPurposes` until the installation key is exchanged. */
  purposeKey(purpose: string): KeyObject;
}

/** The row of the root key, and the context in which it is wrapped. */
export const rootId = 'root';
/** The same of the key from which `renewedPurposes` are derived. */
const tokenRootId = 'tokens';
/**
 * Purposes whose keys are new with each exchange of the installation key: nothing stored depends on them, and whoever has
 * an old installation key and an old copy of the database could sign in as anybody with them.
 */
const renewedPurposes: ReadonlySet<string> = new Set(['access-token']);
const wrongKey =
  'The installation key does not fit this database. Please set the key (INSTALLATION_KEY or INSTALLATION_KEY_FILE) with which it was made.';

/** Opens the keys of the database, making its root key on the first start. Throws one sentence when the key does not fit. */
export async function openKeyring(database: Database, service: KeyService): Promise<Keyring> {
  const root = toDataKey(await openRoot(database, service)).secret;
  const tokenRoot = toDataKey(await openTokenRoot(database, service)).secret;
  const derived = new RecentMap<string, DataKey>(5_000);
  const fieldKey = (tenantId: string | null): DataKey => {
    const label = `fields/${tenantId ?? ''}`;
    const known = derived.get(label);
    if (known !== undefined) return known;
    const key = toDataKey(deriveBytes(root, label));
    derived.set(label, key);
    return key;
  };
  const purposes = new RecentMap<string, KeyObject>(5_000);
  const indexKey = deriveKey(root, 'blind-index');
  return {
    vault: new KeyVault(service),
    sealText: (place, text) => sealBytes(fieldKey(place.tenantId), place, text),
    openText: (place, sealed) => openBytes(fieldKey(place.tenantId), place, sealed).toString(),
    blindIndex: (value, kind = 'email') =>
      createHmac('sha256', indexKey).update(`${kind}\n${value}`).digest('base64url'),
    purposeKey: (purpose) => {
      const known = purposes.get(purpose);
      if (known !== undefined) return known;
      const key = deriveKey(renewedPurposes.has(purpose) ? tokenRoot : root, `purpose/${purpose}`);
      purposes.set(purpose, key);
      return key;
    },
  };
}

async function openRoot(database: Database, service: KeyService): Promise<Uint8Array> {
  await insertKey(database, service, rootId);
  try {
    return await service.unwrap(await readKey(database, rootId), rootId);
  } catch (error) {
    if (error instanceof SealError) throw new Error(wrongKey, { cause: error });
    throw error;
  }
}

/** Another one is put in the place of one that an earlier installation key wraps. */
async function openTokenRoot(database: Database, service: KeyService): Promise<Uint8Array> {
  await insertKey(database, service, tokenRootId);
  const found = await readKey(database, tokenRootId);
  if (readKeyId(found) !== service.id)
    await database.kysely
      .updateTable('installation_keys')
      .set({ wrapped: await service.wrap(newKeyBytes(), tokenRootId) })
      .where('id', '=', tokenRootId)
      // Of several processes that start at once, one makes it.
      .where('wrapped', '=', found)
      .execute();
  return service.unwrap(await readKey(database, tokenRootId), tokenRootId);
}

/** Makes a key unless it is there. */
async function insertKey({ kysely }: Database, service: KeyService, id: string): Promise<void> {
  const wrapped = await service.wrap(newKeyBytes(), id);
  await kysely
    .insertInto('installation_keys')
    .values({ id, wrapped })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function readKey({ kysely }: Database, id: string): Promise<Uint8Array> {
  const row = await kysely
    .selectFrom('installation_keys')
    .select('wrapped')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return row.wrapped;
}
