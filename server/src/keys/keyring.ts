import { createHmac, type KeyObject } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { deriveBytes, deriveKey, toDataKey } from './data-key.ts';
import type { DataKey } from './data-key.ts';
import type { KeyService } from './key-service.ts';
import { KeyVault } from './key-vault.ts';
import { RecentMap } from './recent-map.ts';
import { allSealSteps, openRoot } from './root-key.ts';
import { openBytes, sealBytes } from './seal.ts';
import { openTokenRoot } from './token-root.ts';
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
  /** False where rows that were stored before there were seals wait for theirs. */
  readonly areRowsSealed: boolean;
}

/**
 * Purposes whose keys are new with each exchange of the installation key: nothing stored depends on them, and whoever has
 * an old installation key and an old copy of the database could sign in as anybody with them.
 */
const renewedPurposes: ReadonlySet<string> = new Set(['access-token']);

/** Opens the keys of the database, making its root key on the first start. Throws one sentence when the key does not fit. */
export async function openKeyring(database: Database, service: KeyService): Promise<Keyring> {
  const { bytes, sealSteps } = await openRoot(database, service);
  const root = toDataKey(bytes).secret;
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
    areRowsSealed: sealSteps === allSealSteps,
  };
}
