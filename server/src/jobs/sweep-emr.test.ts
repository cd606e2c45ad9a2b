import { describe, expect, it } from 'vitest';
import { openTestStore, newOwner } from '../store/test-store.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { makeGrant } from '../testing/add-launch.ts';
import { createEmrSweep, endedDays, unusedDays } from './sweep-emr.ts';

const day = 86_400_000;
const lasting = { accessToken: 'a', expiresAt: null, refreshToken: 'r' };

describe.each(testDatabaseKinds)('records that nobody comes back to on $name', (kind) => {
  it('are closed when their time is over, which is a line of the audit log', async () => {
    const test = await openTestStore(kind);
    const { store, clock, database } = test;
    const owner = newOwner();
    const start = clock.time;
    const open = async (id: string, endsAt: number | null): Promise<void> => {
      const tokens = endsAt === null ? lasting : { ...lasting, refreshToken: null, expiresAt: endsAt };
      await store.emr.launches.add(owner, { ...makeGrant(id), id, connectionId: 'c' }, tokens, clock.time);
    };
    await open('used', null);
    await open('unused', null);
    await open('short', start + 1000);
    await store.emr.attempts.open(
      owner,
      'h',
      { connectionId: 'c', stateHash: 's', verifier: 'v', scopes: [] },
      start + 1,
    );
    const job = createEmrSweep({ store, clock });
    const left = async (): Promise<readonly string[]> => {
      await job.run(new AbortController().signal);
      const rows = await database.kysely.selectFrom('emr_launches').select('id').execute();
      return rows.map(({ id }) => id).toSorted();
    };
    expect(await left()).toEqual(['short', 'unused', 'used']);
    clock.time = start + 1001 + endedDays * day;
    await store.emr.launches.touch({ owner, id: 'used' }, clock.time);
    expect(await left()).toEqual(['unused', 'used']);
    expect(await database.kysely.selectFrom('emr_attempts').select('id').execute()).toEqual([]);
    clock.time = start + unusedDays * day + 1;
    expect(await left()).toEqual(['used']);
    const lines = await database.kysely
      .selectFrom('audit_events')
      .select(['action', 'object_id', 'actor_id'])
      .execute();
    expect(lines.toSorted((a, b) => String(a.object_id).localeCompare(String(b.object_id)))).toEqual([
      { action: 'emr.expire', object_id: 'short', actor_id: null },
      { action: 'emr.expire', object_id: 'unused', actor_id: null },
    ]);
    await test.remove();
  });
});
