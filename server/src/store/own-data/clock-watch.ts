import type { Database } from '../../database/database.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Milliseconds by which the time may be ahead of when it was last seen: a weekend without a server. */
const longestGap = 3 * day;
/** How long a time that is further ahead has to go on before it is believed. */
const proofTime = day;
/** Between two looks at a time that is being proved; who looks does so every ten minutes. */
const longestPause = 2 * hour;

/** Says whether the clock goes on as it did. */
export interface ClockWatch {
  /**
   * False where the time is days ahead of when any process of the installation last looked, until it has gone on like that
   * for a day: a clock that was set wrong (a board without a battery, a bad answer of a time server) must not destroy what
   * has years to live. To be asked every few minutes by whoever destroys by the time.
   */
  isSteady(now: number): Promise<boolean>;
}

const name = 'clock';

/** Over the database: `held_until` is when the time was last seen, `done_for` since and until when another is being proved. */
export function createClockWatch({ kysely }: Database): ClockWatch {
  const keep = async (seen: number, proof: string): Promise<void> => {
    await kysely
      .insertInto('job_leases')
      .values({ name, holder: '', held_until: seen, done_for: proof })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ held_until: seen, done_for: proof }))
      .execute();
  };
  return {
    isSteady: async (now) => {
      const row = await kysely
        .selectFrom('job_leases')
        .select(['held_until', 'done_for'])
        .where('name', '=', name)
        .executeTakeFirst();
      const seen = row?.held_until ?? now;
      const since = now - seen > longestGap ? provedSince(row?.done_for ?? '', now) : now - proofTime;
      const isSteady = now - since >= proofTime;
      await (isSteady ? keep(now, '') : keep(seen, `${since} ${now}`));
      return isSteady;
    },
  };
}

/** Since when the time is being proved; from now on where it made another leap. */
function provedSince(proof: string, now: number): number {
  const [since = Number.NaN, last = Number.NaN] = proof === '' ? [] : proof.split(' ').map(Number);
  return now >= last && now - last <= longestPause ? since : now;
}
