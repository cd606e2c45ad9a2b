import { openUnlessDamaged } from '../../kernel/damage.ts';
import type { StoreContext } from '../context.ts';
import type { Owner } from '../store.ts';
import { openChatRow, type ChatPatient } from './chat-patient-store.ts';
import { openGrant, type EmrGrant } from './launch-store.ts';

/** All that is kept of somebody's patients' records; null in the place of what is damaged. */
export interface ExportedPatients {
  readonly chats: readonly {
    readonly chatId: string;
    readonly boundAt: number;
    readonly patient: ChatPatient | null;
  }[];
  readonly launches: readonly {
    readonly openedAt: number;
    readonly endsAt: number | null;
    readonly grant: EmrGrant | null;
  }[];
}

/** Reads them for an export, the newest first. Never a token. */
export async function readPatients(
  context: Pick<StoreContext, 'database' | 'keys' | 'damage'>,
  { tenantId, userId }: Owner,
): Promise<ExportedPatients> {
  const { kysely } = context.database;
  const chats = await kysely
    .selectFrom('emr_chats')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', userId)
    .execute();
  const launches = await kysely
    .selectFrom('emr_launches')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('owner_id', '=', userId)
    .orderBy('created_at', 'desc')
    .execute();
  return {
    chats: chats
      .toSorted((a, b) => b.bound_at - a.bound_at)
      .map((row) => ({
        chatId: row.chat_id,
        boundAt: row.bound_at,
        patient: openUnlessDamaged(context.damage, { table: 'emr_chats', rowId: row.chat_id }, () =>
          openChatRow(context, row),
        ),
      })),
    launches: launches.map((row) => ({
      openedAt: row.created_at,
      endsAt: row.ends_at,
      grant: openGrant(context, row),
    })),
  };
}
