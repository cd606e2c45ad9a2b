import type { Database } from '../database/database.ts';
import { findTombstones } from '../database/tombstones.ts';
import { OwnerGoneError } from '../kernel/owner-gone-error.ts';
import { newKeyBytes, toDataKey } from './data-key.ts';
import type { DataKey } from './data-key.ts';
import type { KeyService } from './key-service.ts';
import { RecentMap } from './recent-map.ts';
import { followExchanges } from './retired-keys.ts';
import { SealError } from '../kernel/seal-error.ts';
import { openBytes, readKeyId, sealBytes } from './seal.ts';
import type { Place } from './seal.ts';

const tenantsKept = 5_000;
const chatsKept = 20_000;

/** What a wrapped key belongs to: one chat, one file or one recorded visit of a tenant. */
export interface KeyOwner {
  readonly tenantId: string;
  readonly kind: 'chat' | 'file' | 'recording';
  readonly id: string;
}

type TenantKeys = ReadonlyMap<string, DataKey>;

/**
 * Keys of tenants, chats, files and recorded visits: the key service wraps a tenant's key, which wraps the key of each of the others.
 * Unwrapped keys stay in memory only; a tenant's key made in a transaction is remembered once the transaction is kept.
 */
export class KeyVault {
  readonly #service: KeyService;
  readonly #tenants = new RecentMap<string, TenantKeys>(tenantsKept);
  readonly #owned = new RecentMap<string, DataKey>(chatsKept);

  constructor(service: KeyService) {
    this.#service = service;
  }

  /** A new key for a chat or a file: in use form, and wrapped for storing. Throws `OwnerGoneError` for a destroyed tenant. */
  async create(database: Database, owner: KeyOwner): Promise<{ readonly key: DataKey; readonly wrapped: Uint8Array }> {
    const bytes = newKeyBytes();
    const tenantKey = newestOf(await this.#tenantKeys(database, owner.tenantId));
    const wrapped = sealBytes(tenantKey, placeOf(owner), bytes);
    const key = toDataKey(bytes);
    this.#owned.set(nameOf(owner, wrapped), key);
    return { key, wrapped };
  }

  /** Unwraps the key of a chat or a file. Throws `SealError` when it was changed or belongs to another. */
  async open(database: Database, owner: KeyOwner, wrapped: Uint8Array): Promise<DataKey> {
    const name = nameOf(owner, wrapped);
    const known = this.#owned.get(name);
    if (known !== undefined) return known;
    const id = readKeyId(wrapped);
    let tenantKey = (await this.#tenantKeys(database, owner.tenantId)).get(id);
    if (tenantKey === undefined) {
      // Another process may have given the tenant a newer key since ours were read.
      this.#tenants.delete(owner.tenantId);
      tenantKey = (await this.#tenantKeys(database, owner.tenantId)).get(id);
    }
    if (tenantKey === undefined) throw new SealError();
    const key = toDataKey(openBytes(tenantKey, placeOf(owner), wrapped));
    this.#owned.set(name, key);
    return key;
  }

  /** Lets go of a tenant's keys after they were destroyed; those of its chats leave the memory as others come. */
  forgetTenant(tenantId: string): void {
    this.#tenants.delete(tenantId);
  }

  async #tenantKeys(database: Database, tenantId: string): Promise<TenantKeys> {
    const known = this.#tenants.get(tenantId);
    if (known !== undefined) return known;
    let rows = await this.#readTenantKeys(database, tenantId);
    if (rows.length === 0) {
      await this.#createTenantKey(database, tenantId);
      rows = await this.#readTenantKeys(database, tenantId);
      if (rows.length === 0) throw new OwnerGoneError();
    }
    const keys = new Map<string, DataKey>();
    for (const row of rows) {
      const key = toDataKey(await this.#service.unwrap(row.wrapped, tenantContext(tenantId, row.generation)));
      keys.set(Buffer.from(key.id).toString('hex'), key);
    }
    database.afterCommit(() => this.#tenants.set(tenantId, keys));
    return keys;
  }

  async #readTenantKeys(database: Database, tenantId: string): Promise<{ generation: number; wrapped: Uint8Array }[]> {
    return database.kysely
      .selectFrom('tenant_keys')
      .select(['generation', 'wrapped'])
      .where('tenant_id', '=', tenantId)
      .orderBy('generation')
      .execute();
  }

  /** Makes none for a tenant that was destroyed: what a late request stores with it nothing would ever remove. */
  async #createTenantKey(database: Database, tenantId: string): Promise<void> {
    const generation = 1;
    // This process may have been started before the installation key was exchanged.
    const service = await followExchanges(database, this.#service);
    if (service === null)
      throw new Error('The installation key was exchanged; this process has to be started with the new one.');
    const wrapped = await service.wrap(newKeyBytes(), tenantContext(tenantId, generation));
    await database.kysely
      .insertInto('tenant_keys')
      .columns(['tenant_id', 'generation', 'wrapped'])
      .expression(
        database.kysely
          .selectNoFrom(({ val }) => [val(tenantId).as('t'), val(generation).as('g'), val(wrapped).as('w')])
          .where(({ exists, not }) => not(exists(findTombstones(database, [tenantId])))),
      )
      .onConflict((conflict) => conflict.columns(['tenant_id', 'generation']).doNothing())
      .execute();
  }
}

/** The wrapped bytes are part of the name: a key that was replaced, or never kept, is not found under its old form. */
function nameOf(owner: KeyOwner, wrapped: Uint8Array): string {
  const bytes = Buffer.from(wrapped.buffer, wrapped.byteOffset, wrapped.byteLength).toString('latin1');
  return `${owner.tenantId}/${owner.kind}/${owner.id}/${bytes}`;
}

/** The context in which a tenant's key of one generation is wrapped. */
export function tenantContext(tenantId: string, generation: number): string {
  return `tenant/${tenantId}/${generation}`;
}

function placeOf(owner: KeyOwner): Place {
  return { tenantId: owner.tenantId, table: `${owner.kind}s`, column: 'wrapped_key', rowId: owner.id };
}

function newestOf(keys: TenantKeys): DataKey {
  const newest = [...keys.values()].at(-1);
  if (newest === undefined) throw new SealError();
  return newest;
}
