import type { CompiledQuery } from 'kysely';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAuditReader } from '../audit/audit-reader.ts';
import { checkOpenRows, listChains } from '../audit/open-rows.ts';
import { sealAudit } from '../audit/seal-audit.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { RecentMap } from '../keys/recent-map.ts';
import { createFieldCipher } from './accounts/field-cipher.ts';
import { createUsageStore } from './billing/usage-store.ts';
import { noDamageLog } from '../kernel/damage.ts';
import { newWrite } from '../emr/write-back/testing/make-write.ts';
import { writeCursor } from '../kernel/cursor.ts';
import { createDestroyedKeys } from './own-data/destroyed-keys.ts';
import { createDeletionStore } from './own-data/deletions.ts';
import { createExportStore } from './own-data/export-store.ts';
import type { Owner, ReplyEnd, Store } from './store.ts';
import { testDatabaseKinds } from '../database/test-databases.ts';
import { addLaunch, makeConnection, makeGrant } from '../testing/add-launch.ts';
import { newOwner, openTestStore, queuedReply, userMessage } from './test-store.ts';
import type { TestStore } from './test-store.ts';

const time = 1_790_000_000_000;
const end: ReplyEnd = {
  state: 'complete',
  content: 'x',
  statements: [],
  toolResult: null,
  problem: null,
  notice: null,
  writtenBy: null,
};

const storeParts = [
  'chats',
  'branches',
  'messages',
  'attachments',
  'journal',
  'drafts',
  'flagChoices',
  'notes',
  'cosignatures',
  'dayList',
  'recordings',
  'emrWrites',
  'idempotency',
  'audit',
  'bin',
  'retention',
  'usage',
] as const;

/** Asked, taken back, asked again and answered; and every list. */
async function useCosignatures(
  { cosignatures, messages }: Pick<Store, 'cosignatures' | 'messages'>,
  owner: Owner,
  note: { readonly id: string; readonly chatId: string },
): Promise<void> {
  const asked = newOwner(owner.tenantId);
  const names = { askedByName: 'N', askedOfName: 'M' };
  const newRequest = () => ({ id: uuidv7(), askedOf: asked.userId, askedAt: time, ...names });
  await cosignatures.ask(owner, note, newRequest());
  await cosignatures.takeBack(owner, note.id);
  const request = newRequest();
  await cosignatures.ask(owner, note, request);
  await messages.find(owner, note.id);
  for (const [who, box] of [
    [asked, 'waiting'],
    [owner, 'asked'],
    [asked, 'answered'],
  ] as const)
    for (const cursor of [undefined, writeCursor([time, uuidv7()])])
      await cosignatures.list(who, { box, cursor, limit: 2 });
  await cosignatures.countWaiting(asked);
  await cosignatures.findSigned(asked, note.id);
  const open = await cosignatures.findAsked(asked, request.id);
  if (open !== null) await cosignatures.answer(open, { state: 'signed', answeredAt: time });
}

/** A recording of two parts, one of them behind a gap, from its beginning until nothing is left of it. */
async function useRecordings({ recordings }: Pick<Store, 'recordings'>, owner: Owner, chatId: string): Promise<void> {
  const id = uuidv7();
  const bytes = new Uint8Array(20);
  await recordings.begin(owner, { id, chatId, sessionId: 's', language: 'en-US' }, time);
  await recordings.isThere(owner, id);
  await recordings.countWaiting(owner.userId);
  await recordings.findOwner(id, 's');
  await recordings.openBrowserKey(owner, id, 's');
  for (const number of [0, 0, 2]) await recordings.addPiece(owner, id, { part: 0, number, bytes }, time);
  for (const part of [0, 1])
    await recordings.closePart(owner, id, { part, pieces: 3, seconds: 1, hasSound: true }, time);
  await recordings.finish(owner, id, { parts: 3, withoutFailed: true }, time);
  for (const notBefore of [time, null]) {
    const claimed = await recordings.claimPart('w', time, time + 1);
    if (claimed !== null) await recordings.postponePart(claimed, { isTry: true, notBefore });
  }
  await recordings.setAside(owner, id, time);
  // Long after its parts have failed, whatever clock says when that was.
  await recordings.reviveAside(Number.MAX_SAFE_INTEGER, time);
  await recordings.retry(owner, id, time);
  const claimed = await recordings.claimPart('w', time, time + 1);
  if (claimed !== null) {
    await recordings.readSound(claimed);
    await recordings.writeText(claimed, 'a', time);
  }
  await recordings.find(owner, id);
  await recordings.listOpen(owner);
  await recordings.listAll(owner);
  for await (const piece of recordings.streamPart(owner, id, 0)) expect(piece.length).toBe(20);
  await recordings.expire(1, 2);
  await recordings.removeSound(1, 2);
  await recordings.putAway(owner, id, null, time);
  await recordings.remove(owner, id);
}

/** A record system, a launch of it and a chat of its patient, from their beginning until nothing is left of them. */
async function useEmr({ emr }: Pick<Store, 'emr'>, owner: Owner, chatId: string): Promise<void> {
  const { connections, attempts, launches, chats } = emr;
  const connection = makeConnection();
  await connections.add(connection, 'working', time);
  await connections.change(connection, 'failing', null);
  await connections.noteContact(connection.id, time);
  await connections.list();
  await connections.listFor(owner.tenantId);
  await connections.find(connection.id);
  const attempt = { connectionId: connection.id, stateHash: 's', verifier: 'v', scopes: [] };
  await attempts.open(owner, 'h', attempt, time);
  await attempts.spend(owner, 'h', time - 1);
  await attempts.removeExpired(time);
  const key = { owner, id: await addLaunch({ emr }, owner, connection.id, makeGrant('p1')) };
  const launch = await launches.find(owner, key.id);
  if (launch !== null) await chats.bind(owner, chatId, launch, time);
  if (launch !== null) await chats.bind(owner, chatId, launch, time);
  await chats.find(owner, chatId);
  await chats.list(owner);
  await launches.listOpen(owner, time);
  await launches.readTokens(key);
  await launches.claimRenewal(key, 1, time, time + 1);
  await launches.giveRenewalBack(key, 1);
  await launches.renew(key, 1, { accessToken: 'a', expiresAt: null, refreshToken: null }, time);
  await launches.touch(key, time);
  await launches.end(key, 2, time);
  await launches.expire({ ended: 1, used: 1 }, 2);
  await launches.remove(owner, key.id);
  await connections.remove(connection.id);
}

/** A note on its way into a record, by every way on which it may go, until it is cancelled. */
async function useEmrWrites({ emrWrites }: Pick<Store, 'emrWrites'>, owner: Owner, chatId: string): Promise<void> {
  const write = newWrite(chatId, 'p1');
  await emrWrites.begin(owner, write, time);
  const claimed = await emrWrites.claim('w', time, time + 1000);
  if (claimed !== null) {
    await emrWrites.open(claimed);
    await emrWrites.beginItem(claimed, 0, time, time + 1000);
    const result = {
      state: 'written',
      reason: null,
      detail: null,
      reference: 'DocumentReference/1',
      at: time,
    } as const;
    await emrWrites.settleItem(claimed, 0, result);
    await emrWrites.postpone(claimed, { state: 'held', notBefore: time, isTry: true });
    await emrWrites.finish(claimed);
  }
  await emrWrites.find(write.messageId);
  await emrWrites.findReference(write.messageId, write.connectionId);
  await emrWrites.count(write.connectionId);
  const place = { owner, baseUrl: write.baseUrl, patientId: write.patientId };
  for (const of of [place, { connectionId: write.connectionId }]) await emrWrites.wake(of, time);
  await emrWrites.reopen(owner, write.messageId, time);
  for (const of of [place, { connectionId: write.connectionId }]) await emrWrites.cancel(of, time);
}

async function readUse(test: TestStore, store: Pick<Store, 'usage'>, owner: Owner): Promise<void> {
  await store.usage.add([{ ...owner, day: '2026-11-20', tool: 'Chartwright', replies: 1, wordsIn: 1, wordsOut: 1 }]);
  const usage = createUsageStore(test.database);
  for (const userId of [owner.userId, null])
    await usage.list({ tenantId: owner.tenantId, userId }, '2026-10-20', '2026-11-20');
  await usage.removeBefore('2025-11-20');
}

/** A day's notes, with and without what is optional, and a chat from before there were such lists. */
async function readDay(
  { database }: TestStore,
  store: Pick<Store, 'dayList'>,
  owner: Owner,
  chatId: string,
): Promise<void> {
  const day = { from: time - 1000, until: time + 86_400_000 };
  for (const filter of [{ day }, { day, state: 'draft', tool: 'Chartwright' }] as const) {
    await store.dayList.page(owner, filter, { limit: 2 });
    await store.dayList.page(owner, filter, { limit: 2, cursor: writeCursor([time, uuidv7()]) });
    await store.dayList.count(owner, filter);
  }
  await database.kysely.insertInto('unlisted_chats').values({ chat_id: chatId }).execute();
  await store.dayList.readEarlier(5);
}

/** Calls every method of the port at least once, with and without what is optional. Answers the methods that it called. */
async function callEverything(test: TestStore): Promise<Set<string>> {
  const called = new Set<string>();
  const watch = <Part extends object>(name: string, part: Part): Part =>
    new Proxy(part, {
      get: (target, method, receiver) => {
        called.add(`${name}.${String(method)}`);
        return Reflect.get(target, method, receiver) as unknown;
      },
    });
  const names = storeParts;
  const store = Object.fromEntries(names.map((name) => [name, watch(name, test.store[name])])) as unknown as Omit<
    Store,
    'transaction'
  >;
  const owner = newOwner();
  const chatId = uuidv7();
  await store.chats.create(owner, { id: chatId, title: '', now: time });
  await store.chats.giveTitle(owner, chatId, 'A title');
  for (let index = 0; index < 4; index += 1) {
    const id = uuidv7();
    await store.chats.create(owner, { id, title: `Title ${index}`, now: time + index });
    await store.chats.setFlags(owner, id, { isPinned: true, isSaved: true });
  }
  for (const filter of ['all', 'pinned', 'saved'] as const) {
    await store.chats.setFlags(owner, chatId, { isPinned: true, isSaved: true });
    for (const limit of [2, 10]) {
      const page = await store.chats.list(owner, { filter, limit });
      await store.chats.list(owner, { filter, limit, cursor: page.nextCursor ?? undefined });
      const found = await store.chats.searchTitles(owner, { query: 'title', filter, limit });
      await store.chats.searchTitles(owner, { query: 'title', filter, limit, cursor: found.nextCursor ?? undefined });
    }
  }
  await store.chats.find(owner, chatId);
  await store.chats.hold(owner, chatId);
  await store.chats.rename(owner, chatId, 'Another');
  await store.chats.giveTitle(owner, chatId, 'Kept');
  const message = await store.messages.add(owner, chatId, userMessage());
  const attachment = {
    id: uuidv7(),
    name: 'a',
    mediaType: 'text/plain',
    size: 1,
    pages: null,
    readBy: 'text',
    text: 'a',
  } as const;
  await store.attachments.add(owner, chatId, message.id, attachment, 't/f');
  await store.attachments.takeRoom(owner.userId, 1, 2);
  await store.attachments.readUse(owner.userId);
  await store.attachments.find(owner, attachment.id);
  await store.attachments.listNamed(['t/f', 't/g']);
  const reply = await store.messages.add(owner, chatId, queuedReply(message.id));
  await store.attachments.addToReply(reply.id, { ...attachment, id: uuidv7() }, 't/h');
  await store.attachments.giveRoomBack(owner.userId, 1);
  await store.chats.surrogateKey(reply.id);
  await store.journal.claim(reply.id, 'w', time);
  await store.journal.renew('w', [reply.id, message.id], time);
  await store.journal.append([{ messageId: reply.id, events: [{ type: 'text-delta', seq: 0, text: 'a' }] }]);
  await store.journal.readAfter(reply.id, -1);
  await store.journal.listAbandoned(time + 1, 10);
  await store.journal.readAbandoned(reply.id);
  await store.journal.endUnopened(message.id, 'w');
  await store.journal.clearEnded();
  await store.journal.requestStop(owner, reply.id);
  await store.journal.listStopRequests('w');
  await store.messages.findRunning(owner, chatId);
  await store.messages.find(owner, reply.id);
  const page = await store.messages.page(owner, chatId, { limit: 1 });
  await store.messages.page(owner, chatId, { limit: 5, cursor: page.nextCursor ?? undefined });
  await store.messages.outline(owner, chatId);
  await store.messages.readMany(owner, [message.id, reply.id]);
  await store.messages.rate(owner, reply.id, 'like', 'good');
  await callBranches(store, owner, chatId, message.id);
  await store.messages.keepWhole(reply.id, end, 'w');
  await store.messages.findWhole(reply.id);
  await store.messages.end(reply.id, end, 'w');
  await store.messages.end(reply.id, end);
  await store.messages.isAnswered(message.id, reply.id);
  await store.journal.clear(reply.id);
  const open = { ...queuedReply(message.id), heldBy: { worker: 'w', until: time } };
  await store.messages.addAll(owner, chatId, [userMessage(), open]);
  await readUse(test, store, owner);
  await store.drafts.save(owner, chatId, 'a', time);
  await store.drafts.save(owner, null, 'a', time);
  await store.drafts.read(owner, chatId);
  await store.drafts.save(owner, chatId, '', time);
  const choice = { flagId: 'f1', choice: 'fixed', reason: '', chosenBy: owner.userId, chosenAt: time } as const;
  await store.flagChoices.save(owner, chatId, choice);
  await store.flagChoices.list(owner, chatId);
  await store.flagChoices.remove(owner, chatId, 'f1');
  const edit = { of: reply.id, revision: 1, editedBy: 'N', editedAt: time, addendumTo: null, signedEnd: 0 };
  const toolResult = { tool: 'Chartwright', title: '', noteKind: 'soap', sections: [], missing: [] } as const;
  const edited = { statements: [], toolResult, writtenBy: null, edit };
  const version = userMessage({ sentBy: 'bot', replyTo: message.id, edited });
  await store.notes.isTaken(version.id);
  await store.notes.add(owner, chatId, { ...version, edited });
  await store.notes.revise(owner, version.id, { content: 'b', statements: [], edit: { ...edit, revision: 2 } });
  const signature = { signedBy: owner.userId, name: 'N', credentials: '', signedAt: time, attestation: '' };
  await store.notes.sign(owner, version.id, { ...signature, role: 'author' });
  await store.notes.readSigned(owner, version.id);
  await useCosignatures(store, owner, { id: version.id, chatId });
  await useRecordings(store, owner, chatId);
  await useEmrWrites(store, owner, chatId);
  await useEmr(test.store, owner, chatId);
  await readDay(test, store, owner, chatId);
  await store.idempotency.begin(owner.userId, 'r', 'k', 'h', time);
  await store.idempotency.begin(owner.userId, 'r', 'k', 'h', time + 600_000);
  await store.idempotency.finish(owner.userId, 'r', 'k', 1);
  await store.idempotency.release(owner.userId, 'r', 'k');
  await store.idempotency.removeBefore(time);
  await store.audit.append({
    tenantId: owner.tenantId,
    actorId: null,
    action: 'a.b',
    objectType: null,
    objectId: null,
    outcome: 'success',
    ip: '',
    userAgent: '',
    at: time,
  });
  await sealAudit(test.database, test.keys);
  await verifyAudit(test.database, test.keys, owner.tenantId);
  await readAuditLog(test, owner.tenantId);
  await store.chats.moveToBin(owner, chatId, time);
  await store.chats.restore(owner, chatId);
  await store.chats.moveToBin(owner, chatId, time);
  const binPage = await store.bin.list(owner, { limit: 1 });
  await store.bin.list(owner, { limit: 1, cursor: binPage.nextCursor ?? writeCursor([time, chatId]) });
  await store.bin.listIds(owner, 10);
  await store.chats.destroyBinned(time + 1, 10);
  await store.bin.destroy(owner, chatId);
  await store.bin.forgetDestroyed();
  await store.retention.listCompanies();
  for await (const ids of store.retention.findExpired(owner.tenantId, time + 10))
    for (const id of ids) await store.retention.expire(owner.tenantId, id, 1);
  await store.retention.destroyAgain(chatId);
  await callOwnData(test, owner);
  return called;
}

/** A branch of a branch, shown and read: three ranges. */
async function callBranches(
  { branches, messages }: Pick<Store, 'branches' | 'messages'>,
  owner: Owner,
  chatId: string,
  messageId: string,
): Promise<void> {
  const first = await messages.add(owner, chatId, userMessage({ edits: messageId }));
  const next = await messages.add(owner, chatId, userMessage({ branchId: first.branchId }));
  const { branchId, position } = await messages.add(owner, chatId, userMessage({ edits: next.id }));
  await branches.find(owner, chatId, first.id);
  await branches.show(owner, chatId, branchId);
  expect(await branches.findShown(owner, chatId)).toBe(branchId);
  await branches.holds(chatId, branchId, { branchId, position });
  const page = await messages.page(owner, chatId, { limit: 1, branchId });
  await messages.page(owner, chatId, { limit: 1, branchId, cursor: page.nextCursor ?? undefined });
  for (const limit of [1, 5]) await messages.page(owner, chatId, { limit, branchId: chatId });
}

/** What is read of somebody's data when they take it along, and when it is destroyed. */
async function callOwnData(test: TestStore, owner: Owner): Promise<void> {
  const { database, keys, clock } = test;
  const exports = createExportStore({ database, keys, clock, damage: noDamageLog, replySeals: new RecentMap(1) });
  for (const id of await exports.listChatIds(owner)) {
    await exports.readChat(owner, id);
    await exports.readMessages(owner, id, 0, 5);
  }
  for await (const draft of exports.listDrafts(owner)) expect(draft.text).toBe('a');
  const deletions = createDeletionStore(database, createFieldCipher(keys));
  const account = { tenantId: owner.tenantId, userId: owner.userId, email: 'a@clinic.example' };
  await deletions.hold(owner.userId, time);
  await deletions.countOthers(owner.tenantId, owner.userId);
  const closed = { closedCompanyId: uuidv7(), ip: '', userAgent: '', requestedAt: time };
  await deletions.begin({ ...account, ...closed });
  const claimed = await deletions.claim(time, time);
  await deletions.renew(owner.userId, time);
  await deletions.destroyChats(owner.tenantId, 2, false);
  await deletions.destroyChats(owner.tenantId, 100, true);
  await deletions.hasChats(owner.tenantId);
  if (claimed !== null) await deletions.finish(claimed);
  const destroyed = createDestroyedKeys(database);
  await destroyed.remove(await destroyed.list(10));
}

/** Every filter of the audit log, alone and together, on the first page and on the next. */
async function readAuditLog(test: TestStore, tenantId: string): Promise<void> {
  const reader = createAuditReader(test.database, test.keys);
  const times = { from: time - 1, until: time + 1 };
  const cursor = Buffer.from(JSON.stringify([time, uuidv7()])).toString('base64url');
  const filters = [
    {},
    times,
    { actorId: uuidv7() },
    { actorId: null },
    { actions: ['a.b', 'c.d'] },
    { outcome: 'denied' },
    { ...times, actorId: uuidv7(), actions: ['a.b'], outcome: 'failure' },
  ] as const;
  for (const filter of filters) {
    await reader.page(tenantId, filter, { limit: 5 });
    await reader.page(tenantId, filter, { limit: 5, cursor });
  }
  await reader.listActors(tenantId, 5);
  await listChains(test.database);
  await checkOpenRows(test.database, test.keys, tenantId, time);
}

/** Steps that read a whole index or list, and why that is small. */
const allowedOnSqlite = [
  // The statement's own list of keys, and the rows that a walk has found so far.
  /^SCAN json_each VIRTUAL TABLE/,
  /^SCAN (?:c|chain|h)$/,
  /^SCAN CONSTANT ROW$/,
  // Every chain, for the command that checks them all.
  /^SCAN audit_chains USING COVERING INDEX/,
  // Only rows that wait for their seal, a second's worth, are in this index.
  /^SCAN audit_events USING (?:COVERING )?INDEX audit_events_open$/,
  // Accounts that are going right now, and companies that keep charts for a time only.
  /^SCAN deletions USING INDEX deletions_by_time$/,
  // A row for each reply that is being written.
  /^SCAN h USING COVERING INDEX reply_heads_first$/,
  // Only what was destroyed within the last seconds.
  /^SCAN destroyed_keys USING (?:COVERING )?INDEX \w+$/,
  /^SCAN tenants USING (?:COVERING )?INDEX tenants_with_retention$/,
  // The record systems that are connected: a handful.
  /^SCAN emr_connections USING (?:COVERING )?INDEX \w+$/,
  // Only what an update has left to read, a few at a time.
  /^SCAN unlisted_chats USING (?:COVERING )?INDEX \w+$/,
];

async function findSlowOnSqlite({ database }: TestStore, queries: readonly CompiledQuery[]): Promise<string[]> {
  const slow: string[] = [];
  for (const query of queries) {
    for (const step of await database.seam.explain(database.kysely as never, query.sql, query.parameters)) {
      const isSlow = step.startsWith('SCAN') || step.includes('TEMP B-TREE') || step.includes('AUTOMATIC');
      if (isSlow && !allowedOnSqlite.some((pattern) => pattern.test(step))) slow.push(`${step}  <-  ${query.sql}`);
    }
  }
  return slow;
}

function findSlowOnPostgres({ database }: TestStore, queries: readonly CompiledQuery[]): Promise<string[]> {
  return database.transaction(async ({ kysely, seam }) => {
    const slow: string[] = [];
    // Empty tables are read whole and sorted by choice; forbidden, the plan shows whether there is another way.
    await sql`set local enable_seqscan = off`.execute(kysely);
    await sql`set local enable_sort = off`.execute(kysely);
    for (const query of queries) {
      for (const step of await seam.explain(kysely as never, query.sql, query.parameters)) {
        const isSlow =
          step.includes('Seq Scan') ||
          (step.includes('Sort') && /"(?:last_message_at|at)" desc|order by "begun_at"/.test(query.sql));
        if (isSlow) slow.push(`${step}  <-  ${query.sql}`);
      }
    }
    return slow;
  });
}

/** Both bounds of a day are bounds of the index. Empty tables are read by choice on PostgreSQL; see `findSlowOnPostgres`. */
const dayPlans = {
  sqlite:
    /SEARCH note_versions USING INDEX note_versions_listed \(tenant_id=\? AND owner_id=\? AND begun_at>\? AND begun_at<\?\)/,
  postgres: /note_versions/,
} as const;

describe.each(testDatabaseKinds)('query plans on $name', (kind) => {
  const queries = new Map<string, CompiledQuery>();
  let test: TestStore;
  let called: Set<string>;
  beforeAll(async () => {
    let isOpen = false;
    test = await openTestStore(kind, (query) => isOpen && queries.set(query.sql, query));
    isOpen = true;
    called = await callEverything(test);
    isOpen = false;
  });
  afterAll(() => test.remove());

  const plain = (): CompiledQuery[] =>
    [...queries.values()].filter(({ sql: text }) => /^(?:select|update|delete|insert|with)\b/.test(text.trimStart()));

  it('covers every method of the store', () => {
    const { store } = test;
    const names = storeParts;
    expect([...called].sort()).toEqual(
      names.flatMap((name) => Object.keys(store[name]).map((method) => `${name}.${method}`)).sort(),
    );
    expect(plain().length).toBeGreaterThan(40);
  });

  it('has an index for every table that it reads, and lists without sorting', async () => {
    expect(
      await (kind.name === 'sqlite' ? findSlowOnSqlite(test, plain()) : findSlowOnPostgres(test, plain())),
    ).toEqual([]);
  });

  it('goes to a day of notes by its index, and reads no message for it', async () => {
    const days = plain().filter(({ sql: text }) => text.includes('"begun_at" >= '));
    expect(days.length).toBeGreaterThanOrEqual(6);
    for (const { sql: text, parameters } of days) {
      const plan = await test.database.seam.explain(test.database.kysely as never, text, parameters);
      expect(plan.join('\n')).toMatch(dayPlans[kind.name]);
      expect(text).not.toContain('"messages"');
    }
  });

  it('never touches messages for the list or the search', () => {
    const lists = plain().filter(({ sql: text }) => text.includes('order by "last_message_at" desc'));
    expect(lists.length).toBeGreaterThanOrEqual(12);
    for (const { sql: text } of lists) expect(text).not.toContain('messages"');
  });
});
