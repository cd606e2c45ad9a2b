import type { Database } from '../../database/database.ts';

/** Lets one process of the installation do a job for all of them, once for each turn (for example a day). */
export interface JobLeases {
  /** True when this holder may work until `until`: the turn is not done, and nobody else is at it. */
  take(job: JobTurn, now: number, until: number): Promise<boolean>;
  /** Prolongs the hold; false when another took it over meanwhile. */
  renew(job: JobTurn, until: number): Promise<boolean>;
  /** The last turn of a job that was done to its end; null for none. */
  readDone(name: string): Promise<string | null>;
  /** Says that the turn was done to its end. */
  finish(job: JobTurn): Promise<void>;
}

export interface JobTurn {
  readonly name: string;
  readonly turn: string;
  readonly holder: string;
}

/** Leases over the database. A holder that dies leaves a lease that runs out, and another process starts the run over. */
export function createJobLeases({ kysely }: Database): JobLeases {
  return {
    take: async ({ name, turn, holder }, now, until) => {
      await kysely
        .insertInto('job_leases')
        .values({ name, holder: '', held_until: 0, done_for: '' })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      const row = await kysely
        .updateTable('job_leases')
        .set({ holder, held_until: until })
        .where('name', '=', name)
        .where('done_for', '<>', turn)
        .where('held_until', '<=', now)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    renew: async ({ name, holder }, until) => {
      const row = await kysely
        .updateTable('job_leases')
        .set({ held_until: until })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .executeTakeFirst();
      return row.numUpdatedRows > 0n;
    },
    readDone: async (name) => {
      const row = await kysely.selectFrom('job_leases').select('done_for').where('name', '=', name).executeTakeFirst();
      return row === undefined || row.done_for === '' ? null : row.done_for;
    },
    finish: async ({ name, turn, holder }) => {
      await kysely
        .updateTable('job_leases')
        .set({ done_for: turn, held_until: 0 })
        .where('name', '=', name)
        .where('holder', '=', holder)
        .execute();
    },
  };
}
