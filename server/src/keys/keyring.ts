import { createHmac, type KeyObject } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { deriveBytes, deriveKey, newKeyBytes, toDataKey } from './data-key.ts';
import type { DataKey } from './data-key.ts';
import type { KeyService } from './key-service.ts';
import { KeyVault } from './key-vault.ts';
import { RecentMap } from './recent-map.ts';
import { SealError } from '../kernel/seal-error.ts';
import { openBytes, sealBytes } from './seal.ts';
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
  /** 32 bytes for one purpose, the same at every start: `token-signing`, `otp-pepper`. */
  purposeKey(purpose: string): KeyObject;
}

/** The one row of the root key, and the context in which it is wrapped. */
export const rootId = 'root';
const wrongKey =
  'The installation key does not fit this database. Please set the key (INSTALLATION_KEY or INSTALLATION_KEY_FILE) with which it was made.';

/** Opens the keys of the database, making its root key on the first start. Throws one sentence when the key does not fit. */
export async function openKeyring(database: Database, service: KeyService): Promise<Keyring> {
  const root = toDataKey(await openRoot(database, service)).secret;
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
      const key = deriveKey(root, `purpose/${purpose}`);
      purposes.set(purpose, key);
      return key;
    },
  };
}

async function openRoot(database: Database, service: KeyService): Promise<Uint8Array> {
  const { kysely } = database;
  const wrapped = await service.wrap(newKeyBytes(), rootId);
  await kysely
    .insertInto('installation_keys')
    .values({ id: rootId, wrapped })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const row = await kysely
    .selectFrom('installation_keys')
    .select('wrapped')
    .where('id', '=', rootId)
    .executeTakeFirstOrThrow();
  try {
    return await service.unwrap(row.wrapped, rootId);
  } catch (error) {
    if (error instanceof SealError) throw new Error(wrongKey, { cause: error });
    throw error;
  }
}
