import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';
import type { EmrLaunchTable } from '../../database/tables/emr.ts';
import { refuseGone } from '../../database/tombstones.ts';
import { openUnlessDamaged } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';

/** A patient as their record names them. */
export interface EmrPatient {
  readonly name: string;
  /** A day, a month or a year; null where the record says none. */
  readonly birthDate: string | null;
  /** FHIR’s administrative gender; null where the record says none. */
  readonly gender: string | null;
}

export interface EmrTokens {
  readonly accessToken: string;
  /** When it ends, as far as the EHR said. */
  readonly expiresAt: number | null;
  /** Null where it cannot be renewed. */
  readonly refreshToken: string | null;
}

/** What an EHR granted to one person about one patient. */
export interface EmrGrant {
  /** Of its FHIR server, without a slash at the end. */
  readonly baseUrl: string;
  /** The patient’s id there. */
  readonly patientId: string;
  readonly patient: EmrPatient;
  readonly encounterId: string | null;
  /** The visit in words; null where none was named, or it could not be read. */
  readonly encounter: { readonly text: string | null; readonly date: string | null } | null;
  readonly scopes: readonly string[];
}

export interface StoredLaunch extends EmrGrant {
  readonly id: string;
  readonly connectionId: string;
  readonly createdAt: number;
  /** From when on the EHR has to be asked again; null where it did not say. */
  readonly endsAt: number | null;
  /** The chat that was bound to it last. */
  readonly chatId: string | null;
}

export interface HeldTokens {
  readonly tokens: EmrTokens;
  /** Rises with each renewal. */
  readonly version: number;
}

/** Where a launch stands. */
export interface LaunchKey {
  readonly owner: Owner;
  readonly id: string;
}

/** Launches, each of one person in one tenant: a foreign one reads as missing. */
export interface EmrLaunchStore {
  /** Keeps a launch; the person’s chats of the same patient go on with it. */
  add(
    owner: Owner,
    launch: EmrGrant & { readonly id: string; readonly connectionId: string },
    tokens: EmrTokens,
    now: number,
  ): Promise<void>;
  /** Also one that has ended. */
  find(owner: Owner, id: string): Promise<StoredLaunch | null>;
  /** Those that have not ended, the newest first. */
  listOpen(owner: Owner, now: number): Promise<readonly StoredLaunch[]>;
  /** Null when it is closed, or has ended. */
  readTokens(key: LaunchKey): Promise<HeldTokens | null>;
  /** Takes the renewal of tokens of this version to itself until a time; false where another has it, or they are renewed. */
  claimRenewal(key: LaunchKey, version: number, now: number, until: number): Promise<boolean>;
  /** Keeps renewed tokens in place of those of `version`; false where these are gone. */
  renew(key: LaunchKey, version: number, tokens: EmrTokens, now: number): Promise<boolean>;
  /** Lets others renew. */
  giveRenewalBack(key: LaunchKey, version: number): Promise<void>;
  /** Forgets tokens that count no more; the launch has ended. */
  end(key: LaunchKey, version: number, now: number): Promise<void>;
  /** Notes that it is in use. */
  touch(key: LaunchKey, now: number): Promise<void>;
  /** Closes it with every other one of the person of the same patient. Their tokens, to be withdrawn; null when missing or foreign. */
  remove(owner: Owner, id: string): Promise<ClosedLaunches | null>;
  /** Closes some that ended, or were not used, before a time. */
  expire(before: { readonly ended: number; readonly used: number }, limit: number): Promise<readonly ExpiredLaunch[]>;
}

export interface ClosedLaunches extends EmrGrant {
  readonly connectionId: string;
  readonly tokens: readonly EmrTokens[];
}

export interface ExpiredLaunch {
  readonly id: string;
  readonly tenantId: string;
}

type Row = Selectable<EmrLaunchTable>;
type Context = Pick<StoreContext, 'database' | 'keys' | 'damage'>;

/** Whose it is and where it came from belong to the place: a row that is given to another does not open. */
const placeOf = (row: Pick<Row, 'id' | 'tenant_id' | 'owner_id' | 'connection_id'>, column: 'body' | 'tokens') => ({
  tenantId: row.tenant_id,
  table: 'emr_launches',
  column,
  rowId: `${row.id}/${row.owner_id}/${row.connection_id}`,
});

/** The same for every launch and chat of one patient of one server within a tenant, and says nothing about them. */
export function patientIndexOf(
  { keys }: Pick<StoreContext, 'keys'>,
  { tenantId }: Pick<Owner, 'tenantId'>,
  { baseUrl, patientId }: Pick<EmrGrant, 'baseUrl' | 'patientId'>,
): string {
  return keys.blindIndex(JSON.stringify([tenantId, baseUrl, patientId]), 'emr-patient');
}

/** Launches over the database. */
export function createEmrLaunchStore(context: Context): EmrLaunchStore {
  const { database } = context;
  const { kysely } = database;
  return {
    add: (owner, launch, tokens, now) =>
      database.transaction((inner) => addLaunch({ ...context, database: inner }, owner, launch, tokens, now)),
    async find(owner, id) {
      const row = await rowsOf(kysely, owner).where('id', '=', id).executeTakeFirst();
      return row === undefined ? null : openLaunch(context, row);
    },
    async listOpen(owner, now) {
      const rows = await rowsOf(kysely, owner)
        .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
        .orderBy('created_at', 'desc')
        .limit(mostListed)
        .execute();
      const opened: StoredLaunch[] = [];
      for (const row of rows) {
        const launch = await openLaunch(context, row);
        if (launch !== null) opened.push(launch);
      }
      return opened;
    },
    async readTokens({ owner, id }) {
      const row = await rowsOf(kysely, owner).where('id', '=', id).executeTakeFirst();
      if (row === undefined || row.tokens === null) return null;
      // What was sealed here were tokens; nothing else opens under this place.
      const tokens = JSON.parse(context.keys.openText(placeOf(row, 'tokens'), row.tokens)) as EmrTokens;
      return { tokens, version: row.tokens_version };
    },
    async claimRenewal(key, version, now, until) {
      const { numUpdatedRows } = await updateOf(kysely, key, version)
        .set({ renewing_until: until })
        .where('renewing_until', '<', now)
        .where('tokens', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    renew: (key, version, tokens, now) => renewTokens(context, key, version, tokens, now),
    async giveRenewalBack(key, version) {
      await updateOf(kysely, key, version).set({ renewing_until: 0 }).execute();
    },
    async end(key, version, now) {
      await updateOf(kysely, key, version).set({ tokens: null, ends_at: now, renewing_until: 0 }).execute();
    },
    async touch({ owner, id }, now) {
      await kysely
        .updateTable('emr_launches')
        .set({ touched_at: now })
        .where('id', '=', id)
        .where('tenant_id', '=', owner.tenantId)
        .where('owner_id', '=', owner.userId)
        .execute();
    },
    remove: (owner, id) => database.transaction((inner) => removeLaunches({ ...context, database: inner }, owner, id)),
    expire: (before, limit) => database.transaction((inner) => expireLaunches(inner, before, limit)),
  };
}

/** More patients than anybody has open at a time. */
const mostListed = 50;

const rowsOf = (kysely: Kysely<Schema>, { tenantId, userId }: Owner) =>
  kysely.selectFrom('emr_launches').selectAll().where('tenant_id', '=', tenantId).where('owner_id', '=', userId);

const updateOf = (kysely: Kysely<Schema>, { owner, id }: LaunchKey, version: number) =>
  kysely
    .updateTable('emr_launches')
    .where('id', '=', id)
    .where('tenant_id', '=', owner.tenantId)
    .where('owner_id', '=', owner.userId)
    .where('tokens_version', '=', version);

/** Without a way to renew it, a launch ends with its token. */
const endOf = ({ refreshToken, expiresAt }: EmrTokens): number | null => (refreshToken === null ? expiresAt : null);

async function addLaunch(
  context: Context,
  owner: Owner,
  launch: EmrGrant & { readonly id: string; readonly connectionId: string },
  tokens: EmrTokens,
  now: number,
): Promise<void> {
  const { database, keys } = context;
  const { tenantId, userId } = owner;
  await refuseGone(database, [tenantId, userId]);
  const { id, connectionId, ...grant } = launch;
  const patientIndex = patientIndexOf(context, owner, grant);
  const named = { id, tenant_id: tenantId, owner_id: userId, connection_id: connectionId };
  await database.kysely
    .insertInto('emr_launches')
    .values({
      ...named,
      created_at: now,
      touched_at: now,
      ends_at: endOf(tokens),
      patient_index: patientIndex,
      body: keys.sealText(placeOf(named, 'body'), JSON.stringify(grant)),
      tokens: keys.sealText(placeOf(named, 'tokens'), JSON.stringify(tokens)),
      tokens_version: 1,
      renewing_until: 0,
    })
    .execute();
  await database.kysely
    .updateTable('emr_chats')
    .set({ launch_id: id, connection_id: connectionId })
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', userId)
    .where('patient_index', '=', patientIndex)
    .execute();
}

/** What was granted; null where the row is damaged, which is noted. */
export function openGrant({ keys, damage }: Pick<Context, 'keys' | 'damage'>, row: Row): EmrGrant | null {
  return openUnlessDamaged(
    damage,
    { table: 'emr_launches', rowId: row.id },
    // What was sealed here was a grant; nothing else opens under this place.
    () => JSON.parse(keys.openText(placeOf(row, 'body'), row.body)) as EmrGrant,
  );
}

async function openLaunch(context: Context, row: Row): Promise<StoredLaunch | null> {
  const { database } = context;
  const grant = openGrant(context, row);
  if (grant === null) return null;
  const chat = await database.kysely
    .selectFrom('emr_chats')
    .select('chat_id')
    .where('launch_id', '=', row.id)
    .orderBy('bound_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { id, connection_id: connectionId, created_at: createdAt, ends_at: endsAt } = row;
  return { ...grant, id, connectionId, createdAt, endsAt, chatId: chat?.chat_id ?? null };
}

function renewTokens(
  context: Context,
  key: LaunchKey,
  version: number,
  tokens: EmrTokens,
  now: number,
): Promise<boolean> {
  return context.database.transaction(async ({ kysely }) => {
    const row = await rowsOf(kysely, key.owner).where('id', '=', key.id).executeTakeFirst();
    if (row === undefined) return false;
    const { numUpdatedRows } = await updateOf(kysely, key, version)
      .set({
        tokens: context.keys.sealText(placeOf(row, 'tokens'), JSON.stringify(tokens)),
        tokens_version: version + 1,
        renewing_until: 0,
        ends_at: endOf(tokens),
        touched_at: now,
      })
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}

async function removeLaunches(context: Context, owner: Owner, id: string): Promise<ClosedLaunches | null> {
  const { kysely } = context.database;
  const row = await rowsOf(kysely, owner).where('id', '=', id).executeTakeFirst();
  if (row === undefined) return null;
  const rows = await rowsOf(kysely, owner)
    .where('patient_index', '=', row.patient_index)
    .where('connection_id', '=', row.connection_id)
    .execute();
  const tokens = rows.map((one) => openTokens(context, one)).filter((one) => one !== null);
  await deleteLaunches(
    context.database,
    rows.map((one) => one.id),
  );
  const grant = openGrant(context, row);
  // Damaged, it is gone all the same.
  return grant === null ? null : { connectionId: row.connection_id, ...grant, tokens };
}

/** What cannot be opened cannot be withdrawn; it is forgotten all the same. */
const openTokens = ({ keys, damage }: Context, row: Row): EmrTokens | null =>
  openUnlessDamaged(damage, { table: 'emr_launches', rowId: row.id }, () =>
    row.tokens === null ? null : (JSON.parse(keys.openText(placeOf(row, 'tokens'), row.tokens)) as EmrTokens),
  );

/** Inside a transaction: the launches go, and the chats bound to them stay bound to their patients. */
export async function deleteLaunches({ kysely }: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await kysely.updateTable('emr_chats').set({ launch_id: null }).where('launch_id', 'in', ids).execute();
  await kysely.deleteFrom('emr_launches').where('id', 'in', ids).execute();
}

async function expireLaunches(
  database: Database,
  before: { readonly ended: number; readonly used: number },
  limit: number,
): Promise<readonly ExpiredLaunch[]> {
  const select = () => database.kysely.selectFrom('emr_launches').select(['id', 'tenant_id']).limit(limit);
  const ended = await select().where('ends_at', 'is not', null).where('ends_at', '<', before.ended).execute();
  const unused = ended.length < limit ? await select().where('touched_at', '<', before.used).execute() : [];
  const gone = new Map([...ended, ...unused].map((row) => [row.id, row.tenant_id]));
  await deleteLaunches(database, [...gone.keys()]);
  return [...gone].map(([id, tenantId]) => ({ id, tenantId }));
}
