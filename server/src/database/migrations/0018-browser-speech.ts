import type { Migration } from './migration.ts';

/** Whether the people of a company may agree to a browser's own speech service. None does until it says so. */
export const browserSpeech: Migration = {
  name: '0018-browser-speech',
  up: async (kysely) => {
    await kysely.schema
      .alterTable('tenants')
      .addColumn('allows_browser_speech', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  },
};
