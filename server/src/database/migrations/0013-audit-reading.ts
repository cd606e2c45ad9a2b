import type { Migration } from './migration.ts';

/** Who reads the audit log asks for a span of time, a person, a kind of event or an outcome, newest first. */
export const auditReading: Migration = {
  name: '0013-audit-reading',
  up: async (kysely, seam) => {
    const filters = { by_time: [], by_actor: ['actor_id'], by_action: ['action'], by_outcome: ['outcome'] } as const;
    for (const [name, columns] of Object.entries(filters)) {
      await kysely.schema
        .createIndex(`audit_events_${name}`)
        .on('audit_events')
        .columns(['tenant_id', ...columns, 'at', 'id'])
        .execute();
    }
    // What a mail that ended undelivered said, sealed, so that it can be tried again; null for those that run out.
    await kysely.schema.alterTable('undelivered_mails').addColumn('content', seam.blob).execute();
  },
};
