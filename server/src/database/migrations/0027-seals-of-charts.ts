import type { Migration } from './migration.ts';

/**
 * A seal beside whose a chat is, which file an attachment means, and who may read in an emergency. The keys are not open
 * yet: the start after this step seals what there is (`seal-stored-rows.ts`).
 */
export const sealsOfCharts: Migration = {
  name: '0027-seals-of-charts',
  up: async (kysely) => {
    for (const table of ['chats', 'attachments', 'emergency_access'])
      await kysely.schema.alterTable(table).addColumn('seal', 'text').execute();
  },
};
