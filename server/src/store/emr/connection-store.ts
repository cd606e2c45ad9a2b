import type { Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { EmrConnectionTable } from '../../database/tables/emr.ts';
import type { EmrAbilities } from './emr-abilities.ts';
import type { FieldCipher } from '../accounts/field-cipher.ts';

/** An EHR as an operator connected it. */
export interface EmrConnection {
  readonly id: string;
  readonly name: string;
  /** Of its FHIR server, without a slash at the end. */
  readonly baseUrl: string;
  readonly clientId: string;
  /** Null for a public client. */
  readonly clientSecret: string | null;
  /** Whose people may use it; null for everybody’s. */
  readonly tenantId: string | null;
  /** What its server said of itself when it was connected or tested last. */
  readonly abilities: EmrAbilities;
}

export type EmrConnectionState = EmrConnectionTable['state'];

export interface StoredEmrConnection extends EmrConnection {
  readonly state: EmrConnectionState;
  /** When its server answered last as it should. */
  readonly lastContactAt: number | null;
}

/** EHRs that are connected. One that was changed from outside reads as missing, and is noted as damaged. */
export interface EmrConnectionStore {
  /** All of them, the oldest first. */
  list(): Promise<readonly StoredEmrConnection[]>;
  /** Those that people of a tenant may use: the tenant’s own first. */
  listFor(tenantId: string): Promise<readonly StoredEmrConnection[]>;
  find(id: string): Promise<StoredEmrConnection | null>;
  add(connection: EmrConnection, state: EmrConnectionState, now: number): Promise<void>;
  /** Keeps what its server can, as it says now. */
  change(connection: EmrConnection, state: EmrConnectionState, lastContactAt: number | null): Promise<void>;
  /** Notes that its server answered, at most once a minute. */
  noteContact(id: string, now: number): Promise<void>;
  /** Forgets it with every launch of it; chats go on belonging to their patients. False when it is not there. */
  remove(id: string): Promise<boolean>;
}

const minute = 60_000;

const placeOf = (rowId: string) => ({ table: 'emr_connections', column: 'body', rowId }) as const;

/** Connections over the database. */
export function createEmrConnectionStore({ kysely }: Database, cipher: FieldCipher): EmrConnectionStore {
  const seal = (connection: EmrConnection): Uint8Array =>
    cipher.seal(placeOf(connection.id), JSON.stringify(connection));
  const open = (row: Selectable<EmrConnectionTable>): StoredEmrConnection | null => {
    const body = cipher.openListed(placeOf(row.id), row.body);
    if (body === null) return null;
    // Only what `seal` wrote opens under this place.
    const connection = JSON.parse(body) as EmrConnection;
    if (connection.tenantId !== row.tenant_id) {
      cipher.damage.note({ table: 'emr_connections', rowId: row.id });
      return null;
    }
    return { ...connection, state: row.state, lastContactAt: row.last_contact_at };
  };
  const openAll = (rows: readonly Selectable<EmrConnectionTable>[]): readonly StoredEmrConnection[] =>
    rows.map(open).filter((one) => one !== null);
  const all = () => kysely.selectFrom('emr_connections').selectAll();
  return {
    list: async () => openAll(await all().orderBy('id').execute()),
    async listFor(tenantId) {
      const own = await all().where('tenant_id', '=', tenantId).orderBy('id').execute();
      const shared = await all().where('tenant_id', 'is', null).orderBy('id').execute();
      return openAll([...own, ...shared]);
    },
    async find(id) {
      const row = await all().where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : open(row);
    },
    async add(connection, state, now) {
      const { id, tenantId } = connection;
      const row = { id, tenant_id: tenantId, state, last_contact_at: now, created_at: now, body: seal(connection) };
      await kysely.insertInto('emr_connections').values(row).execute();
    },
    async change(connection, state, lastContactAt) {
      await kysely
        .updateTable('emr_connections')
        .set({ body: seal(connection), state, ...(lastContactAt === null ? {} : { last_contact_at: lastContactAt }) })
        .where('id', '=', connection.id)
        .execute();
    },
    async noteContact(id, now) {
      await kysely
        .updateTable('emr_connections')
        .set({ state: 'working', last_contact_at: now })
        .where('id', '=', id)
        .where(({ or, eb }) => or([eb('last_contact_at', 'is', null), eb('last_contact_at', '<', now - minute)]))
        .execute();
    },
    async remove(id) {
      const { numDeletedRows } = await kysely.deleteFrom('emr_connections').where('id', '=', id).executeTakeFirst();
      if (numDeletedRows === 0n) return false;
      const launches = kysely.selectFrom('emr_launches').select('id').where('connection_id', '=', id);
      await kysely.updateTable('emr_chats').set({ launch_id: null }).where('launch_id', 'in', launches).execute();
      await kysely.deleteFrom('emr_launches').where('connection_id', '=', id).execute();
      await kysely.deleteFrom('emr_attempts').where('connection_id', '=', id).execute();
      return true;
    },
  };
}
