import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuditEvent } from '../kernel/audit-event.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { openTestStore } from '../store/test-store.ts';
import type { TestStore } from '../store/test-store.ts';
import { startAuditSealer } from './audit-sealer.ts';
import { createChainChecks } from './chain-checks.ts';
import { sealAudit } from './seal-audit.ts';
import type { AuditEventTable } from '../database/tables/audit.ts';
import { verifyAudit, walkChain } from './verify-audit.ts';

const time = 1_790_000_000_000;

function event(tenantId: string | null, values: Partial<AuditEvent> = {}): AuditEvent {
  return {
    tenantId,
    actorId: uuidv7(),
    action: 'chat.read',
    objectType: 'chat',
    objectId: uuidv7(),
    outcome: 'success',
    ip: '192.0.2.77',
    userAgent: 'Test Browser 1.0',
    at: time,
    ...values,
  };
}

describe.each(testDatabaseKinds)('the audit log on $name', (kind) => {
  let test: TestStore;
  let tenant: string;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());
  beforeEach(() => {
    tenant = uuidv7();
  });

  const verify = (...knownHeads: { sequence: number; mac: string }[]) =>
    verifyAudit(test.database, test.keys, tenant, knownHeads);

  async function addSealed(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) await test.store.audit.append(event(tenant, { at: time + index }));
    await sealAudit(test.database, test.keys);
  }

  const rowAt = (sequence: number) =>
    test.database.kysely
      .selectFrom('audit_events')
      .selectAll()
      .where('tenant_id', '=', tenant)
      .where('sequence', '=', sequence)
      .executeTakeFirstOrThrow();

  it('seals rows in the order in which they came, and the chain holds', async () => {
    await addSealed(3);
    await addSealed(4);
    expect(await verify()).toEqual({ count: 7, problem: null });
    const rows = await test.database.kysely
      .selectFrom('audit_events')
      .select(['sequence', 'at'])
      .where('tenant_id', '=', tenant)
      .orderBy('sequence')
      .execute();
    expect(rows.map((row) => row.at - time)).toEqual([0, 1, 2, 0, 1, 2, 3]);
    expect(await verifyAudit(test.database, test.keys, uuidv7())).toEqual({ count: 0, problem: null });
  });

  it('keeps a chain for what belongs to no tenant', async () => {
    await test.store.audit.append(event(null, { actorId: null, action: 'session.sign_in', outcome: 'failure' }));
    await sealAudit(test.database, test.keys);
    expect(await verifyAudit(test.database, test.keys, null)).toEqual({ count: 1, problem: null });
  });

  it('names the first row that was changed', async () => {
    await addSealed(5);
    const { id } = await rowAt(3);
    await test.database.kysely.updateTable('audit_events').set({ outcome: 'denied' }).where('id', '=', id).execute();
    expect(await verify()).toEqual({ count: 2, problem: { kind: 'changed', sequence: 3, eventId: id } });
  });

  it('names a row that is gone from the middle or from the end', async () => {
    await addSealed(5);
    const last = await rowAt(5);
    await test.database.kysely.deleteFrom('audit_events').where('id', '=', last.id).execute();
    expect(await verify()).toEqual({ count: 4, problem: { kind: 'missing', sequence: 5, eventId: null } });
    await test.database.kysely
      .deleteFrom('audit_events')
      .where('id', '=', (await rowAt(2)).id)
      .execute();
    expect(await verify()).toEqual({ count: 1, problem: { kind: 'missing', sequence: 2, eventId: null } });
  });

  it('finds rows that changed places', async () => {
    await addSealed(3);
    const [one, two] = [await rowAt(1), await rowAt(2)];
    const { kysely } = test.database;
    await kysely.updateTable('audit_events').set({ sequence: 99 }).where('id', '=', one.id).execute();
    await kysely.updateTable('audit_events').set({ sequence: 1, mac: one.mac }).where('id', '=', two.id).execute();
    await kysely.updateTable('audit_events').set({ sequence: 2, mac: two.mac }).where('id', '=', one.id).execute();
    expect((await verify()).problem).toEqual({ kind: 'changed', sequence: 1, eventId: two.id });
  });

  it('finds a chain that was cut off together with its head, by a head from the log', async () => {
    await addSealed(4);
    const [last, before] = [await rowAt(4), await rowAt(3)];
    const { kysely } = test.database;
    await kysely.deleteFrom('audit_events').where('id', '=', last.id).execute();
    await kysely
      .updateTable('audit_chains')
      .set({ last_sequence: 3, last_mac: before.mac ?? '' })
      .where('tenant_id', '=', tenant)
      .execute();
    expect(await verify()).toEqual({ count: 3, problem: null });
    expect((await verify({ sequence: 4, mac: last.mac ?? '' })).problem).toEqual({
      kind: 'missing',
      sequence: 4,
      eventId: null,
    });
    await kysely.deleteFrom('audit_chains').where('tenant_id', '=', tenant).execute();
    expect((await verify()).problem).toMatchObject({ kind: 'changed', sequence: 3 });
  });

  it('names a row that was put in or changed before the sealer came by, and checks the rest behind it', async () => {
    const insert = async (values: Partial<AuditEventTable>): Promise<string> => {
      const { sequence: _sequence, mac: _mac, ...row } = await rowAt(1);
      const id = uuidv7();
      await test.database.kysely
        .insertInto('audit_events')
        .values({ ...row, id, ...values, sequence: null, mac: null })
        .execute();
      return id;
    };
    await addSealed(2);
    const copied = await insert({});
    await sealAudit(test.database, test.keys);
    await addSealed(3);
    expect(await verify()).toEqual({ count: 6, problem: { kind: 'foreign', sequence: 3, eventId: copied } });
    tenant = uuidv7();
    await addSealed(1);
    await test.store.audit.append(event(tenant));
    await test.database.kysely
      .updateTable('audit_events')
      .set({ outcome: 'denied' })
      .where('tenant_id', '=', tenant)
      .where('sequence', 'is', null)
      .execute();
    await sealAudit(test.database, test.keys);
    expect((await verify()).problem).toMatchObject({ kind: 'foreign', sequence: 2 });
  });

  it('raises no false alarm while rows are written and sealed', async () => {
    const other = await test.openOther();
    let rounds = 0;
    const write = async (): Promise<void> => {
      for (; rounds < 40; rounds += 1) {
        await other.store.audit.append(event(tenant), event(tenant), event(tenant));
        await sealAudit(test.database, test.keys);
      }
    };
    const look = async (): Promise<void> => {
      while (rounds < 40) {
        expect((await verify()).problem).toBeNull();
        // The embedded database answers at once, and the writer needs its turn.
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    };
    await Promise.all([write(), look()]);
    expect(await verify()).toEqual({ count: 120, problem: null });
    await other.close();
  });

  it('is checked a part at a time, and goes on where it ended', { timeout: 60_000 }, async () => {
    await test.store.audit.append(...Array.from({ length: 1200 }, (_, index) => event(tenant, { at: time + index })));
    await sealAudit(test.database, test.keys);
    const first = await walkChain(test.database, test.keys, tenant, { isEnough: () => true });
    expect(first).toMatchObject({ count: 1000, sealedTo: 1200, isAtEnd: false, problem: null });
    const second = await walkChain(test.database, test.keys, tenant, { from: first });
    expect(second).toMatchObject({ count: 1200, isAtEnd: true, problem: null });
    const { id } = await rowAt(1100);
    await test.database.kysely.updateTable('audit_events').set({ at: 1 }).where('id', '=', id).execute();
    expect((await walkChain(test.database, test.keys, tenant, { from: first })).problem).toMatchObject({
      kind: 'changed',
      sequence: 1100,
    });
  });

  it('shares one walk among those who look at the same moment', async () => {
    await addSealed(3);
    const checks = createChainChecks(test.database, test.keys, { now: () => time });
    const states = await Promise.all(Array.from({ length: 20 }, () => checks.check(tenant)));
    expect(new Set(states).size).toBe(1);
    await addSealed(2);
    expect((await checks.check(tenant)).walk).toMatchObject({ count: 5, isAtEnd: true, problem: null });
  });

  it('is undone with the change it tells of', async () => {
    const failing = test.store.transaction(async (store) => {
      await store.audit.append(event(tenant));
      throw new Error('on purpose');
    });
    await expect(failing).rejects.toThrow('on purpose');
    await sealAudit(test.database, test.keys);
    expect(await verify()).toEqual({ count: 0, problem: null });
  });

  it('stays whole when several processes seal and write at once', async () => {
    const others = [await test.openOther(), await test.openOther()];
    await Promise.all(
      [test, ...others].map(async ({ store }) => {
        for (let index = 0; index < 15; index += 1) {
          await store.audit.append(event(tenant));
          await sealAudit(test.database, test.keys);
        }
      }),
    );
    expect(await verify()).toEqual({ count: 45, problem: null });
    await Promise.all(others.map((other) => other.close()));
  });

  it('keeps no address in the clear', async () => {
    await addSealed(1);
    const row = await rowAt(1);
    expect(JSON.stringify({ ...row, origin: Buffer.from(row.origin).toString('latin1') })).not.toContain('192.0.2.77');
  });

  it('seals by itself, and the rest when it stops', async () => {
    const heads: number[] = [];
    const sealer = startAuditSealer(test.database, test.keys, {
      onHead: (head) => void heads.push(head.sequence),
      onError: (error) => expect.unreachable(String(error)),
    });
    await test.store.audit.append(event(tenant));
    await expect.poll(async () => (await verify()).count, { timeout: 60_000, interval: 20 }).toBe(1);
    await test.store.audit.append(event(tenant));
    await sealer.stop();
    expect(await verify()).toEqual({ count: 2, problem: null });
    expect(heads.at(-1)).toBe(2);
  });
});
