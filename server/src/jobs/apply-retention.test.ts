import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAgreementStore } from '../store/own-data/agreements.ts';
import { createFieldCipher } from '../store/accounts/field-cipher.ts';
import { createJobLeases } from '../store/own-data/job-leases.ts';
import type { Owner } from '../store/store.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { newOwner, openTestStore, queuedReply, userMessage } from '../store/test-store.ts';
import type { TestStore } from '../store/test-store.ts';
import { createRetention } from './apply-retention.ts';
import type { RetentionParts } from './apply-retention.ts';

const day = 86_400_000;

describe.each(testDatabaseKinds)('retention on $name', (kind) => {
  let test: TestStore;
  let removed: string[];
  let company: string;
  beforeAll(async () => {
    test = await openTestStore(kind);
  });
  afterAll(() => test.remove());
  beforeEach(async () => {
    const tables = [
      'reply_heads',
      'attachments',
      'messages',
      'chats',
      'audit_events',
      'job_leases',
      'tenants',
    ] as const;
    for (const table of tables) await test.database.kysely.deleteFrom(table).execute();
    removed = [];
    company = await addTenant(30);
  });

  function parts(changes: Partial<RetentionParts> = {}): RetentionParts {
    return {
      retention: test.store.retention,
      bin: test.store.bin,
      agreements: createAgreementStore(test.database, createFieldCipher(test.keys)),
      leases: createJobLeases(test.database),
      files: { remove: async (key) => void removed.push(key) },
      clock: test.clock,
      logger: { info: () => undefined },
      ...changes,
    };
  }
  const run = (changes?: Partial<RetentionParts>): Promise<void> =>
    createRetention(parts(changes)).run(new AbortController().signal);

  async function addTenant(days: number | null): Promise<string> {
    const id = uuidv7();
    await test.database.kysely
      .insertInto('tenants')
      .values({ id, kind: 'company', created_at: test.clock.time, name: null, retention_days: days })
      .execute();
    return id;
  }

  async function addChat(owner: Owner, at = test.clock.time): Promise<string> {
    const id = uuidv7();
    await test.store.chats.create(owner, { id, title: 'Made up', now: at });
    const message = await test.store.messages.add(owner, id, userMessage({ createdAt: at }));
    const attachment = {
      id: uuidv7(),
      name: 'a',
      mediaType: 'text/plain',
      size: 7,
      pages: null,
      readBy: 'text',
    } as const;
    await test.store.attachments.takeRoom(owner.userId, 7, 1000);
    await test.store.attachments.add(owner, id, message.id, { ...attachment, text: '' }, `${owner.tenantId}/${id}`);
    return id;
  }
  const left = async (): Promise<string[]> =>
    (await test.database.kysely.selectFrom('chats').select('id').orderBy('id').execute()).map(({ id }) => id);

  it('destroys what is older than a company keeps, also in the bin and of people who left, and nothing else', async () => {
    const [one, two] = [newOwner(company), newOwner(company)];
    const keeps = newOwner(await addTenant(null));
    const old = [await addChat(one), await addChat(one), await addChat(two)];
    await test.store.chats.moveToBin(one, old[1]!, test.clock.time);
    const others = await addChat(keeps);
    const alone = await addChat(newOwner());
    test.clock.time += 29 * day;
    const recent = await addChat(one);
    await run();
    expect(await left()).toEqual([...old, others, alone, recent].sort());
    test.clock.time += day + 1;
    await run();
    expect(await left()).toEqual([others, alone, recent].sort());
    expect(removed.sort()).toEqual(old.map((id) => `${company}/${id}`).sort());
    expect(await test.store.attachments.readUse(one.userId)).toBe(7);
    expect(await test.store.attachments.readUse(two.userId)).toBe(0);
    for (const table of ['messages', 'attachments'] as const) {
      const rows = await test.database.kysely.selectFrom(table).select('chat_id').where('chat_id', 'in', old).execute();
      expect(rows).toEqual([]);
    }
    const entries = await test.database.kysely
      .selectFrom('audit_events')
      .select(['tenant_id', 'actor_id', 'object_id'])
      .where('action', '=', 'chat.expire')
      .execute();
    expect(entries.map((row) => row.object_id).sort()).toEqual([...old].sort());
    for (const row of entries) expect([row.tenant_id, row.actor_id]).toEqual([company, null]);
  });

  it('counts from the last message, and never cuts a reply that is being written', async () => {
    const owner = newOwner(company);
    const [answered, running, ended] = [await addChat(owner), await addChat(owner), await addChat(owner)];
    const question = await test.store.messages.add(owner, running, userMessage());
    const reply = await test.store.messages.add(owner, running, queuedReply(question.id));
    test.clock.time += 20 * day;
    await test.store.messages.add(owner, answered, userMessage({ createdAt: test.clock.time }));
    test.clock.time += 15 * day;
    await run();
    expect(await left()).toEqual([answered, running].sort());
    expect(await left()).not.toContain(ended);
    const end = { state: 'complete', content: 'x', statements: [], toolResult: null, problem: null } as const;
    await test.store.messages.end(reply.id, { ...end, notice: null, writtenBy: null });
    test.clock.time += day;
    await run();
    expect(await left()).toEqual([answered]);
  });

  it('is done by one process once a night, and again the night after', async () => {
    const owner = newOwner(company);
    let asked = 0;
    const counting = {
      ...test.store.retention,
      listCompanies: () => {
        asked += 1;
        return test.store.retention.listCompanies();
      },
    };
    await Promise.all(Array.from({ length: 8 }, () => run({ retention: counting })));
    expect(asked).toBe(1);
    await run({ retention: counting });
    expect(asked).toBe(1);
    const id = await addChat(owner);
    test.clock.time += 31 * day;
    await Promise.all([run({ retention: counting }), run({ retention: counting })]);
    expect(asked).toBe(2);
    expect(await left()).not.toContain(id);
  });

  it('is taken up by another when a process dies over it', async () => {
    const owner = newOwner(company);
    const ids = [await addChat(owner), await addChat(owner), await addChat(owner)];
    test.clock.time += 31 * day;
    let expired = 0;
    const dying = {
      ...test.store.retention,
      expire: (...given: Parameters<typeof test.store.retention.expire>) => {
        expired += 1;
        return expired > 1 ? Promise.reject(new Error('The process is gone.')) : test.store.retention.expire(...given);
      },
    };
    await expect(run({ retention: dying })).rejects.toThrow('The process is gone.');
    expect(await left()).toHaveLength(2);
    // Nobody else while the dead one's lease holds.
    await run();
    expect(await left()).toHaveLength(2);
    test.clock.time += 11 * 60_000;
    await run();
    expect((await left()).filter((id) => ids.includes(id))).toEqual([]);
  });

  it('stops between two chats when the server stops, and goes on later', async () => {
    const owner = newOwner(company);
    for (let count = 0; count < 5; count += 1) await addChat(owner);
    test.clock.time += 31 * day;
    const stopping = new AbortController();
    const job = createRetention(
      parts({
        files: {
          remove: async () => {
            stopping.abort();
          },
        },
      }),
    );
    await job.run(stopping.signal);
    expect(await left()).toHaveLength(4);
    test.clock.time += 11 * 60_000;
    await run();
    expect(await left()).toEqual([]);
  });

  it('works through more than a batch, whoever wrote them', async () => {
    for (let person = 0; person < 3; person += 1) {
      const owner = newOwner(company);
      for (let count = 0; count < 110; count += 1) {
        const id = uuidv7();
        await test.store.chats.create(owner, { id, title: '', now: test.clock.time });
        if (person === 2) await test.store.chats.moveToBin(owner, id, test.clock.time);
      }
    }
    test.clock.time += 31 * day;
    await run();
    expect(await left()).toEqual([]);
  });
});
