import type { Kysely, Selectable } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import type { EmrChatTable } from '../../database/tables/emr.ts';
import { openUnlessDamaged } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { patientIndexOf, type EmrGrant, type EmrPatient, type StoredLaunch } from './launch-store.ts';

/** Whose record a chat belongs to. */
export interface ChatPatient {
  readonly chatId: string;
  /** The connection of the launch that it was bound by, or of one of the same patient since. */
  readonly connectionId: string;
  /** Null once that is closed. */
  readonly launchId: string | null;
  readonly boundAt: number;
  /** Of the FHIR server, without a slash at the end. */
  readonly baseUrl: string;
  readonly patientId: string;
  readonly patient: EmrPatient;
}

/** Which chat belongs to which patient, each person’s in one tenant: a foreign one reads as missing. */
export interface ChatPatientStore {
  /** Binds a chat of the owner’s for good; `other-patient` where it belongs to another, and nothing changes. */
  bind(owner: Owner, chatId: string, launch: StoredLaunch, now: number): Promise<'bound' | 'other-patient'>;
  find(owner: Owner, chatId: string): Promise<ChatPatient | null>;
  /** The newest first. */
  list(owner: Owner): Promise<readonly ChatPatient[]>;
}

type Row = Selectable<EmrChatTable>;
type Body = Pick<EmrGrant, 'baseUrl' | 'patientId' | 'patient'>;
type Context = Pick<StoreContext, 'database' | 'keys' | 'damage'>;

/** Whose it is belongs to the place: a row that is given to another person does not open. */
const placeOf = ({
  tenant_id: tenantId,
  owner_id: ownerId,
  chat_id: chatId,
}: Pick<Row, 'tenant_id' | 'owner_id' | 'chat_id'>) => ({
  tenantId,
  table: 'emr_chats',
  column: 'body',
  rowId: `${chatId}/${ownerId}`,
});

/** Chats and their patients over the database. */
export function createChatPatientStore(context: Context): ChatPatientStore {
  const { database } = context;
  return {
    bind: (owner, chatId, launch, now) =>
      database.transaction((inner) => bindChat({ ...context, database: inner }, owner, chatId, launch, now)),
    async find(owner, chatId) {
      const row = await rowsOf(database.kysely, owner).where('chat_id', '=', chatId).executeTakeFirst();
      return row === undefined ? null : openChatRow(context, row);
    },
    async list(owner) {
      const rows = await rowsOf(database.kysely, owner).execute();
      return rows
        .map((row) =>
          openUnlessDamaged(context.damage, { table: 'emr_chats', rowId: row.chat_id }, () =>
            openChatRow(context, row),
          ),
        )
        .filter((one) => one !== null)
        .sort((a, b) => b.boundAt - a.boundAt);
    },
  };
}

const rowsOf = (kysely: Kysely<Schema>, { tenantId, userId }: Owner) =>
  kysely.selectFrom('emr_chats').selectAll().where('tenant_id', '=', tenantId).where('owner_id', '=', userId);

/** What a row says. @throws SealError when it was changed, from outside */
export function openChatRow({ keys }: Pick<Context, 'keys'>, row: Row): ChatPatient {
  // What was sealed here was a patient; nothing else opens under this place.
  const body = JSON.parse(keys.openText(placeOf(row), row.body)) as Body;
  return {
    ...body,
    chatId: row.chat_id,
    connectionId: row.connection_id,
    launchId: row.launch_id,
    boundAt: row.bound_at,
  };
}

/** Of two that bind one chat at once, the second finds what the first has written. */
async function bindChat(
  context: Context,
  owner: Owner,
  chatId: string,
  launch: StoredLaunch,
  now: number,
): Promise<'bound' | 'other-patient'> {
  const { kysely } = context.database;
  const { id: launchId, connectionId, baseUrl, patientId, patient } = launch;
  const named = { chat_id: chatId, tenant_id: owner.tenantId, owner_id: owner.userId };
  const body: Body = { baseUrl, patientId, patient };
  const made = await kysely
    .insertInto('emr_chats')
    .values({
      ...named,
      connection_id: connectionId,
      launch_id: launchId,
      bound_at: now,
      patient_index: patientIndexOf(context, owner, launch),
      body: context.keys.sealText(placeOf(named), JSON.stringify(body)),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows === 1n) return 'bound';
  const row = await rowsOf(kysely, owner).where('chat_id', '=', chatId).executeTakeFirst();
  const kept = row === undefined ? null : openChatRow(context, row);
  if (kept === null || kept.baseUrl !== baseUrl || kept.patientId !== patientId) return 'other-patient';
  await kysely
    .updateTable('emr_chats')
    .set({ launch_id: launchId, connection_id: connectionId, bound_at: now })
    .where('chat_id', '=', chatId)
    .execute();
  return 'bound';
}
