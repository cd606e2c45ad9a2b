import type { Database } from '../../database/database.ts';

/** Those of a chat go with it. Inside the transaction in which it is destroyed. */
export async function destroyWritesOfChat({ kysely }: Database, chatId: string): Promise<void> {
  const own = kysely.selectFrom('emr_writes').select('id').where('chat_id', '=', chatId);
  await kysely.deleteFrom('emr_write_items').where('write_id', 'in', own).execute();
  await kysely.deleteFrom('emr_writes').where('chat_id', '=', chatId).execute();
}
