import type { Database } from '../../database/database.ts';
import { destroyRecording } from './remove-recording.ts';

/** What ends with somebody's place in a company. */
export interface RecordingEnds {
  /**
   * Removes somebody's recordings in a company that have not become text: nobody could finish one any more, and it would keep
   * its person from beginning another elsewhere. Answers their ids. Belongs into the transaction of what ends their place.
   */
  endAllOf(tenantId: string, userId: string): Promise<readonly string[]>;
}

/** Over the database. */
export function createRecordingEnds(database: Database): RecordingEnds {
  return {
    endAllOf: async (tenantId, userId) => {
      const rows = await database.kysely
        .selectFrom('recordings')
        .select('id')
        .where('tenant_id', '=', tenantId)
        .where('owner_id', '=', userId)
        .where('done_at', 'is', null)
        .execute();
      for (const { id } of rows) await destroyRecording(database, id);
      return rows.map(({ id }) => id);
    },
  };
}
