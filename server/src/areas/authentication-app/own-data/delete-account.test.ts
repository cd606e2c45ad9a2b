import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { finishDeletions } from '../../../own-data/finish-deletion.ts';
import type { FinishParts } from '../../../own-data/finish-deletion.ts';
import { listTables } from '../../../database/list-tables.ts';
import { addMember, makeCompany, removeMember } from '../../../testing/make-company.ts';
import { createMovingClock, minute } from '../../../testing/moving-clock.ts';
import { startTestServer } from '../../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../../testing/start-test-server.ts';

const marker = 'ZQX-Ownword-42';
const path = '/authentication_app/settings/delete_account/';

function remove(server: TestServer, user: TestUser, confirmation = user.email): Promise<CallAnswer> {
  return server.call('POST', path, { token: user.accessToken, body: { confirmation } });
}

/** A chat with a file, a title, a rating with a comment, drafts. */
async function writeEverything(server: TestServer, user: TestUser): Promise<string> {
  const form = new FormData();
  form.set('message_content', `A made-up note: cough. ${marker}`);
  form.set('attached_file', new File([`A made-up file ${marker}`], `${marker}.txt`, { type: 'text/plain' }));
  const sent = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
  expect(sent.status, JSON.stringify(sent.body)).toBe(201);
  const data = sent.body['data'] as { id: string; messages: readonly { id: string; sent_by: string }[] };
  const reply = data.messages.find(({ sent_by: by }) => by === 'bot');
  const token = user.accessToken;
  const rating = { rating: 'dislike', comment: `Comment ${marker}` };
  await server.call('POST', `/chat/message_feedback/${reply?.id ?? ''}/`, { token, body: rating });
  await server.call('PATCH', `/chat/update_chat_title/${data.id}/`, { token, body: { title: `Title ${marker}` } });
  const choice = { flag_id: 'f1', choice: 'dismissed', reason: `Reason ${marker}` };
  await server.call('POST', `/chat/flag_choices/${data.id}/`, { token, body: choice });
  const signature = { revision: 0, credentials: `Credentials ${marker}` };
  const signed = await server.call('POST', `/chat/note/${reply?.id ?? ''}/signature/`, { token, body: signature });
  expect(signed.status).toBe(200);
  await server.call('PUT', '/chat/draft/', { token, body: { chat_id: data.id, text: `Draft ${marker}` } });
  await server.call('PUT', '/chat/draft/', { token, body: { chat_id: null, text: `Home ${marker}` } });
  return data.id;
}

async function tenantsOf(server: TestServer, user: TestUser): Promise<{ own: string; company: string | null }> {
  const account = await server.server.accounts.store.users.find(user.id);
  return { own: account?.personalTenantId ?? '', company: account?.membership?.tenantId ?? null };
}

/** Every cell of every table that names somebody by their id, apart from the audit log, and what is gone within seconds. */
async function findMentions(server: TestServer, values: readonly string[]): Promise<string[]> {
  const { kysely } = server.server.database;
  const found: string[] = [];
  for (const { name } of await listTables(kysely)) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(kysely);
    for (const row of rows) {
      for (const [column, value] of Object.entries(row))
        if (typeof value === 'string' && values.some((one) => value.includes(one))) found.push(`${name}.${column}`);
    }
  }
  return [...new Set(found)].filter((one) => !/^(?:audit_|counters\.|destroyed_keys\.|tombstones\.)/.test(one)).sort();
}

async function waitUntilDone(server: TestServer): Promise<void> {
  await expect
    .poll(async () => server.server.database.kysely.selectFrom('deletions').select('user_id').execute(), {
      timeout: 60_000,
    })
    .toEqual([]);
}

describe('deleting an account', { timeout: 60_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('takes everything that was theirs, and leaves everybody else alone', async () => {
    const [user, other] = [await server.createUser(), await server.createUser()];
    const chatId = await writeEverything(server, user);
    const othersChat = await writeEverything(server, other);
    const { own } = await tenantsOf(server, user);
    expect((await findMentions(server, [user.id, own])).length).toBeGreaterThan(5);
    const answer = await remove(server, user, ` ${user.email.toUpperCase()} `);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect((await server.call('GET', '/authentication_app/user_profile/', { token: user.accessToken })).status).toBe(
      401,
    );
    const signIn = { email: user.email, password: user.password };
    expect((await server.call('POST', '/authentication_app/signin/', { body: signIn })).status).toBe(401);
    await waitUntilDone(server);
    expect(await findMentions(server, [user.id, own, chatId])).toEqual([]);
    expect(await readdir(join(server.dataDir, 'files')).catch(() => [])).not.toContain(own);
    const [mail] = await server.mailsTo(user.email);
    expect(mail?.subject).toBe('Your Notewright account is deleted');
    expect(mail?.text).toContain('30 days');
    const kept = await server.call('GET', `/chat/get_a_chat_content/${othersChat}/`, { token: other.accessToken });
    expect(JSON.stringify(kept.body)).toContain(marker);
  });

  it('frees the address for a new account, which begins empty', async () => {
    const user = await server.createUser();
    await writeEverything(server, user);
    const before = await server.server.accounts.store.users.find(user.id);
    expect((await remove(server, user)).status).toBe(200);
    await waitUntilDone(server);
    await server.mailsTo(user.email);
    await server.server.database.kysely.deleteFrom('mailbox').execute();
    const again = await server.createUser(user.email);
    expect(again.id).not.toBe(user.id);
    const list = await server.call('GET', '/chat/get_users_chat_list/', { token: again.accessToken });
    expect(list.body['data']).toEqual([]);
    // But no second trial: there is one per address.
    expect((await server.server.accounts.store.users.find(again.id))?.trialEndsOn).toBe(before?.trialEndsOn);
  });

  it('asks for the address, and does nothing for another one', async () => {
    const user = await server.createUser();
    for (const confirmation of ['', 'x', 'somebody@else.example', `${user.email}x`]) {
      const answer = await remove(server, user, confirmation);
      expect(answer.status).toBe(400);
      expect(answer.body['errors']).toEqual({ confirmation: ['Please type the e-mail address of this account.'] });
    }
    for (const body of [
      {},
      { confirmation: 1 },
      { confirmation: user.email, user_id: 'x' },
      { confirmation: 'x'.repeat(300) },
    ])
      expect((await server.call('POST', path, { token: user.accessToken, body })).status).toBe(400);
    expect((await server.call('GET', '/authentication_app/user_profile/', { token: user.accessToken })).status).toBe(
      200,
    );
  });

  it('happens once, however often it is asked for at the same time', async () => {
    const user = await server.createUser();
    await writeEverything(server, user);
    const answers = await Promise.all(Array.from({ length: 10 }, () => remove(server, user)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 401]));
    await waitUntilDone(server);
    const mails = await server.mailsTo(user.email);
    expect(mails.filter(({ subject }) => subject.includes('deleted'))).toHaveLength(1);
  });

  it('stops a reply that is being written', async () => {
    const user = await server.createUser();
    const chatId = uuidv7();
    const { own } = await tenantsOf(server, user);
    const owner = { tenantId: own, userId: user.id };
    const { store } = server.server;
    await store.chats.create(owner, { id: chatId, title: '', now: Date.now() });
    const message = { createdAt: Date.now(), toolName: 'Chartwright', content: marker } as const;
    const [question, reply] = [uuidv7(), uuidv7()];
    await store.messages.add(owner, chatId, {
      ...message,
      id: question,
      sentBy: 'user',
      replyTo: null,
      state: 'complete',
    });
    const heldBy = { worker: 'somebody', until: Date.now() + 600_000 };
    await store.messages.add(owner, chatId, {
      ...message,
      id: reply,
      sentBy: 'bot',
      replyTo: question,
      state: 'queued',
      heldBy,
    });
    await remove(server, user);
    expect(await store.journal.listStopRequests('somebody')).toEqual([reply]);
    // Whoever writes it ends it, and the chat goes at the job's next turn.
    const end = { state: 'stopped', content: marker, statements: [], toolResult: null } as const;
    await store.messages.end(reply, { ...end, problem: null, notice: null, writtenBy: null });
    await finishDeletions(partsOf(server), new AbortController().signal);
    await waitUntilDone(server);
    expect(await findMentions(server, [chatId, reply])).toEqual([]);
  });

  it('tells the audit log, which outlives it', async () => {
    const user = await server.createUser();
    const { own } = await tenantsOf(server, user);
    await remove(server, user);
    await waitUntilDone(server);
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'outcome'])
      .where('tenant_id', '=', own)
      .where('action', 'like', 'account.de%')
      .orderBy('id')
      .execute();
    expect(rows).toEqual([
      { action: 'account.delete', actor_id: user.id, outcome: 'success' },
      { action: 'account.destroy', actor_id: user.id, outcome: 'success' },
    ]);
  });
});

/** Sends a first message with a file, whose keeping waits, before or after it is on the disk, until `go` is called. */
async function sendSlowly(
  { server, call }: TestServer,
  user: TestUser,
  waits: 'before' | 'after',
): Promise<{ readonly go: () => void; readonly answer: Promise<CallAnswer> }> {
  const { files } = server;
  const keep = files.put;
  const [reached, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  files.put = async (key, bytes) => {
    files.put = keep;
    if (waits === 'after') await keep(key, bytes);
    reached.resolve();
    await gate.promise;
    if (waits === 'before') await keep(key, bytes);
  };
  const form = new FormData();
  form.set('message_content', `A made-up note: cough. ${marker}`);
  form.set('attached_file', new File([`A made-up file ${marker}`], 'note.txt', { type: 'text/plain' }));
  const headers = { 'Idempotency-Key': uuidv7() };
  const answer = call('POST', '/chat/create_chat/', { token: user.accessToken, body: form, headers });
  await reached.promise;
  return { go: gate.resolve, answer };
}

async function filesOf(server: TestServer, tenantId: string): Promise<readonly string[]> {
  return readdir(join(server.dataDir, 'files', tenantId)).catch(() => []);
}

describe('a message whose file was being read when the account was deleted', { timeout: 60_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it.each([
    ['before', 'at once'],
    ['before', 'after the end'],
    ['after', 'at once'],
    ['after', 'after the end'],
  ] as const)('leaves nothing: %s the file was kept, and %s of the deletion', async (waits, then) => {
    const user = await server.createUser();
    const { own } = await tenantsOf(server, user);
    const { go, answer } = await sendSlowly(server, user, waits);
    expect((await remove(server, user)).status).toBe(200);
    if (then === 'after the end') await waitUntilDone(server);
    go();
    const { status, body } = await answer;
    expect([status, body['code'], body['errors']]).toEqual([401, 'session_expired', {}]);
    await waitUntilDone(server);
    expect(await findMentions(server, [user.id, own])).toEqual([]);
    expect(await filesOf(server, own)).toEqual([]);
  });

  it('leaves nothing in a company that was closed with it, nor in one that goes on', async () => {
    const closed = await makeCompany(server);
    const going = await makeCompany(server);
    const member = await addMember(server, going);
    for (const [user, company] of [
      [closed.owner, closed.id],
      [member, going.id],
    ] as const) {
      const { own } = await tenantsOf(server, user);
      const { go, answer } = await sendSlowly(server, user, 'before');
      expect((await remove(server, user)).status).toBe(200);
      await waitUntilDone(server);
      go();
      expect((await answer).body['code']).toBe('session_expired');
      const gone = company === closed.id ? [user.id, own, company] : [user.id, own];
      expect(await findMentions(server, gone)).toEqual([]);
      expect(await filesOf(server, company)).toEqual([]);
    }
  });
});

function partsOf({ server }: TestServer): FinishParts {
  return {
    ...server.accounts,
    files: server.files,
    vault: server.keyring.vault,
    backupDays: 30,
    endBilling: () => Promise.resolve(true),
  };
}

describe('an account in a company', { timeout: 60_000 }, () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('leaves it, and leaves its charts there', async () => {
    const { id: company, owner, ...rest } = await makeCompany(server);
    const member = await addMember(server, { id: company, owner, ...rest });
    const chatId = await writeEverything(server, member);
    const { own } = await tenantsOf(server, member);
    expect((await remove(server, member)).status).toBe(200);
    await waitUntilDone(server);
    const mentions = await findMentions(server, [member.id, own]);
    expect(mentions).toEqual([
      'chats.owner_id',
      'flag_choices.chosen_by',
      'note_signatures.signed_by',
      'note_versions.owner_id',
    ]);
    const chat = await server.server.store.chats.find({ tenantId: company, userId: member.id }, chatId);
    expect(chat?.title).toBe(`Title ${marker}`);
    const { kysely } = server.server.database;
    const entries = await kysely
      .selectFrom('audit_events')
      .select('action')
      .where('tenant_id', '=', company)
      .where('action', '=', 'account.delete')
      .execute();
    expect(entries).toHaveLength(1);
    const profile = await server.call('GET', '/authentication_app/user_profile/', { token: owner.accessToken });
    expect(profile.body['role']).toBe('owner');
  });

  it('has to be handed over by an owner whom others depend on', async () => {
    const company = await makeCompany(server);
    const { owner } = company;
    await addMember(server, company, 'admin');
    const about = await server.call('GET', '/authentication_app/settings/own_data/', { token: owner.accessToken });
    expect(about.body['deletion']).toBe('hand_over_first');
    const answer = await remove(server, owner);
    expect([answer.status, answer.body['code']]).toEqual([409, 'handover_required']);
    expect((await server.call('GET', '/authentication_app/user_profile/', { token: owner.accessToken })).status).toBe(
      200,
    );
  });

  it('is closed with its owner when nobody else is in it, with all of its charts', async () => {
    const made = await makeCompany(server);
    const { owner, id: company } = made;
    const former = await addMember(server, made);
    const formersChat = await writeEverything(server, former);
    expect((await removeMember(server, owner, former.id)).status).toBe(200);
    await writeEverything(server, owner);
    const about = await server.call('GET', '/authentication_app/settings/own_data/', { token: owner.accessToken });
    expect(about.body['deletion']).toBe('closes_company');
    expect((await remove(server, owner)).status).toBe(200);
    await waitUntilDone(server);
    expect(await findMentions(server, [owner.id, company, formersChat])).toEqual([]);
    expect(await readdir(join(server.dataDir, 'files')).catch(() => [])).not.toContain(company);
    const [mail] = await server.mailsTo(owner.email);
    expect(mail?.text).toContain('Your company was closed with it');
    expect(await server.server.accounts.store.users.find(former.id)).not.toBeNull();
  });
});

describe('a process that dies in the middle', { timeout: 60_000 }, () => {
  it('leaves a deletion that the next one finishes, and no word on the disk', async () => {
    const clock = createMovingClock();
    const first = await startTestServer({ clock });
    const user = await first.createUser();
    for (let count = 0; count < 3; count += 1) await writeEverything(first, user);
    const { own } = await tenantsOf(first, user);
    // The fault: the disk fails when the files are to go, after the chats went and before the account's end.
    const store = first.server.accounts.store;
    const broken = { removeAllOf: () => Promise.reject(new Error('The disk is gone.')) };
    await store.transaction(async (inner) => {
      const held = await inner.deletions.hold(user.id, clock.now());
      const account = { userId: user.id, tenantId: own, email: held?.email ?? '', closedCompanyId: null };
      await inner.deletions.begin({ ...account, ip: '', userAgent: '', requestedAt: clock.now() });
    });
    const faulty = finishDeletions({ ...partsOf(first), files: broken }, new AbortController().signal);
    await expect(faulty).rejects.toThrow('The disk is gone.');
    expect((await findMentions(first, [own])).length).toBeGreaterThan(0);
    await first.stop({ keepData: true });
    clock.advance(2 * minute);
    const second = await startTestServer({ clock, dataDir: first.dataDir });
    await waitUntilDone(second);
    expect(await findMentions(second, [user.id, own])).toEqual([]);
    const [mail] = await second.mailsTo(user.email);
    expect(mail?.subject).toBe('Your Notewright account is deleted');
    await expectNoWord(second);
    await second.stop();
  });
});

/** Neither the words nor a wrapped key of the tenant: what backups hold cannot be opened from what is here. */
async function expectNoWord(server: TestServer): Promise<void> {
  const forms = [marker, marker.toLowerCase(), Buffer.from(marker).toString('base64').slice(0, 16)].map((one) =>
    Buffer.from(one),
  );
  const entries = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  // The key of the installation lies there, and beside PostgreSQL nothing else.
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const bytes = await readFile(file).catch(() => Buffer.alloc(0));
    for (const form of forms) expect(bytes.includes(form), file).toBe(false);
  }
  for (const line of server.logLines) expect(line).not.toContain(marker);
}
