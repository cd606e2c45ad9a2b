import { readdir, readFile, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiskFileStore } from '../files/disk.ts';
import { tmpdir } from 'node:os';
import { createMailStore } from './accounts/mails.ts';
import { createFieldCipher } from './accounts/field-cipher.ts';
import { createAgreementStore } from './own-data/agreements.ts';
import { createDeletionStore } from './own-data/deletions.ts';
import { createEmergencyStore } from './emergency/emergency-store.ts';
import { listTables } from '../database/list-tables.ts';
import { sqliteKind, testDatabaseKinds } from '../database/test-databases.ts';
import { newOwner, openTestStore, queuedReply, userMessage } from './test-store.ts';
import type { TestStore } from './test-store.ts';

const time = 1_790_000_000_000;
const marker = 'ZQX-Markerword-77';

/** The ways in which the words could lie somewhere: as they are, wide, in other letters, or coded. */
const forms = [
  Buffer.from(marker),
  Buffer.from(marker.toLowerCase()),
  Buffer.from(marker.toUpperCase()),
  Buffer.from(marker, 'utf16le'),
  Buffer.from(Buffer.from(marker).toString('hex')),
  // Base64 depends on where in the text the words stand: the part that is the same in each of the three cases.
  ...[0, 1, 2].map((shift) =>
    Buffer.from(
      Buffer.from(marker)
        .subarray(shift, shift + 12)
        .toString('base64'),
    ),
  ),
];

function findMarker(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return forms.some((form) => buffer.includes(form));
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

describe.each(testDatabaseKinds)('nothing readable on $name', (kind) => {
  let test: TestStore;
  let filesDirectory: string;
  beforeAll(async () => {
    test = await openTestStore(kind);
    filesDirectory = await mkdtemp(join(tmpdir(), 'notewright-marker-'));
    await writeMarkerEverywhere();
  });
  afterAll(async () => {
    await test.remove();
    await rm(filesDirectory, { recursive: true, force: true });
  });

  async function writeMarkerEverywhere(): Promise<void> {
    const owner = newOwner();
    const { store } = test;
    const files = createDiskFileStore({ directory: filesDirectory, database: test.database, vault: test.keys.vault });
    const chatId = uuidv7();
    await store.chats.create(owner, { id: chatId, title: `Title ${marker}`, now: time });
    await store.chats.rename(owner, chatId, `New title ${marker}`);
    await store.chats.searchTitles(owner, { query: marker, filter: 'all', limit: 5 });
    const message = await store.messages.add(owner, chatId, userMessage({ content: `Words ${marker}` }));
    const attachment = {
      id: uuidv7(),
      name: `${marker}.txt`,
      mediaType: 'text/plain',
      size: 1,
      pages: 1,
      readBy: 'text',
      text: `Read ${marker}`,
    } as const;
    const fileKey = `${owner.tenantId}/${attachment.id}`;
    await files.put(fileKey, Buffer.from(`File ${marker} `.repeat(200_000)));
    await store.attachments.add(owner, chatId, message.id, attachment, fileKey);
    for (const isEnded of [true, false]) {
      const reply = await store.messages.add(owner, chatId, queuedReply(message.id));
      const toolResult = {
        tool: 'Chartwright',
        title: marker,
        noteKind: 'soap',
        sections: [],
        missing: [marker],
      } as const;
      const statements = [{ text: marker, at: { start: 0, end: 1 }, sources: [], support: 'supported' }] as const;
      await store.journal.append([
        { messageId: reply.id, events: [{ type: 'text-delta', seq: 0, text: `Journal ${marker}` }] },
        { messageId: reply.id, events: [{ type: 'tool-result', seq: 1, tool_result: toolResult, statements }] },
      ]);
      await store.messages.rate(owner, reply.id, 'dislike', `Comment ${marker}`);
      const end = {
        state: 'failed',
        content: `Reply ${marker}`,
        statements,
        toolResult,
        problem: marker,
        notice: marker,
        writtenBy: marker,
      } as const;
      if (isEnded) await store.messages.end(reply.id, end);
      await store.attachments.addToReply(reply.id, { ...attachment, id: uuidv7() }, fileKey);
    }
    await store.drafts.save(owner, chatId, `Draft ${marker}`, time);
    const choice = { flagId: 'f1', choice: 'dismissed', chosenBy: owner.userId, chosenAt: time } as const;
    await store.flagChoices.save(owner, chatId, { ...choice, reason: `Reason ${marker}` });
    const edit = { of: message.id, revision: 1, editedBy: marker, editedAt: time, addendumTo: null, signedEnd: 0 };
    const said = [
      { text: marker, at: { start: 0, end: 1 }, sources: [], support: 'unsupported', confirmed: marker },
    ] as const;
    const edited = { statements: said, toolResult: null, writtenBy: marker, edit };
    const version = { ...userMessage({ sentBy: 'bot', content: `Edited ${marker}`, replyTo: message.id }), edited };
    await store.notes.add(owner, chatId, version);
    await store.notes.revise(owner, version.id, { content: `Again ${marker}`, statements: said, edit });
    const signature = {
      role: 'co-signer',
      signedBy: owner.userId,
      name: `Name ${marker}`,
      credentials: marker,
      signedAt: time,
      attestation: `Attests ${marker}`,
    } as const;
    expect(await store.notes.sign(owner, version.id, signature)).not.toBeNull();
    const asked = { tenantId: owner.tenantId, userId: uuidv7() };
    const names = { askedByName: `By ${marker}`, askedOfName: `Of ${marker}` };
    const request = { id: uuidv7(), askedOf: asked.userId, askedAt: time, ...names };
    expect(await store.cosignatures.ask(owner, { id: version.id, chatId }, request)).toBe(true);
    const open = await store.cosignatures.findAsked(asked, request.id);
    const returned = { state: 'returned', comment: `Comment ${marker}`, answeredAt: time } as const;
    expect(open !== null && (await store.cosignatures.answer(open, returned))).toBe(true);
    await store.drafts.save(owner, null, `Home ${marker}`, time);
    const cipher = createFieldCipher(test.keys);
    await createAgreementStore(test.database, cipher).accept({
      id: uuidv7(),
      tenantId: owner.tenantId,
      acceptedBy: owner.userId,
      acceptedAt: time,
      version: '1',
      textDigest: 'x',
      text: `Agreement ${marker}`,
      name: `Name ${marker}`,
      title: `Title ${marker}`,
    });
    await createDeletionStore(test.database, cipher).begin({
      userId: uuidv7(),
      tenantId: uuidv7(),
      closedCompanyId: null,
      requestedAt: time,
      email: `${marker}@clinic.example`,
      ip: marker,
      userAgent: marker,
    });
    const mails = createMailStore(test.database, cipher);
    const words = { to: `${marker}@clinic.example`, subject: marker, text: marker, html: marker, code: null };
    const mail = { id: uuidv7(), ...words };
    await mails.enqueue(mail, time);
    await mails.giveUp({ ...mail, attempts: 0 }, { reason: 'refused', code: 'EENVELOPE', status: 550 }, time);
    await createEmergencyStore(test.database, cipher).open({
      id: uuidv7(),
      tenantId: owner.tenantId,
      subjectId: owner.userId,
      openedBy: uuidv7(),
      reason: `Reason ${marker}`,
      openedAt: time,
      expiresAt: time + 1,
    });
    await store.audit.append({
      tenantId: owner.tenantId,
      actorId: owner.userId,
      action: 'chat.read',
      objectType: 'chat',
      objectId: chatId,
      outcome: 'success',
      ip: marker,
      userAgent: marker,
      at: time,
    });
  }

  it('in any cell of any table', async () => {
    const { kysely } = test.database;
    const tables = (await listTables(kysely)).map((table) => table.name);
    expect(tables.length).toBeGreaterThan(10);
    let cells = 0;
    for (const table of tables) {
      const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(kysely);
      for (const value of rows.flatMap((row) => Object.values(row))) {
        cells += 1;
        const bytes = value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value ?? null));
        expect(findMarker(bytes), table).toBe(false);
      }
    }
    expect(cells).toBeGreaterThan(100);
  });

  it('in any byte of any file, the log of the database included', async () => {
    const paths = [
      ...(await listFiles(filesDirectory)),
      ...(test.directory === null ? [] : await listFiles(test.directory)),
    ];
    if (kind.name === 'sqlite') expect(paths.some((path) => path.endsWith('-wal'))).toBe(true);
    for (const path of paths) expect(findMarker(await readFile(path)), path).toBe(false);
  });

  it('and the search itself does find it where it lies open', () => {
    expect(findMarker(Buffer.from(`before ${marker} after`))).toBe(true);
    for (const lead of ['', 'a', 'ab'])
      expect(findMarker(Buffer.from(Buffer.from(lead + marker + lead).toString('base64')))).toBe(true);
  });
});

describe('a destroyed chat', () => {
  it('leaves its key nowhere in the files of the embedded database', async () => {
    const test = await openTestStore(sqliteKind);
    const owner = newOwner();
    const ids = Array.from({ length: 40 }, () => uuidv7());
    for (const id of ids) await test.store.chats.create(owner, { id, title: 'To be destroyed', now: time });
    const rows = await test.database.kysely.selectFrom('chats').select('wrapped_key').execute();
    const keys = rows.map((row) => Buffer.from(row.wrapped_key));
    const countKeys = async (): Promise<number> => {
      const contents = await Promise.all((await listFiles(test.directory ?? '')).map((path) => readFile(path)));
      return keys.filter((key) => contents.some((content) => content.includes(key))).length;
    };
    expect(await countKeys()).toBe(40);
    for (const id of ids) await test.store.chats.moveToBin(owner, id, time);
    await test.store.chats.destroyBinned(time + 1, 100);
    // Whatever is asked next waits until the log was emptied.
    expect((await test.store.chats.list(owner, { filter: 'all', limit: 5 })).items).toEqual([]);
    expect(await countKeys()).toBe(0);
    await test.remove();
  });
});
