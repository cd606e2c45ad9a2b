import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addMember, makeCompany, removeMember } from '../../../testing/make-company.ts';
import { startTestServer, type TestServer, type TestUser } from '../../../testing/start-test-server.ts';
import {
  ask,
  callAs,
  cosign,
  countWaiting,
  listBox,
  makeWard,
  missing,
  open,
  readNote,
  requestOf,
  sendBack,
  takeBack,
  writeAskedNote,
  writeSignedNote,
  type AskedNote,
  type Ward,
} from './testing/ward.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Everything that a request opens to somebody, and the answers of all of it. */
async function tryAll(by: TestUser, { requestId, note }: Pick<AskedNote, 'requestId' | 'note'>): Promise<void> {
  for (const answer of [
    await open(server, by, requestId),
    await cosign(server, by, requestId),
    await sendBack(server, by, requestId),
    await takeBack(server, by, note.id),
  ])
    expect(answer).toMatchObject(missing);
}

/** The rows of a request and of what it signs. */
async function rowsOf({ note }: Pick<AskedNote, 'note'>): Promise<unknown> {
  const { kysely } = server.server.database;
  const requests = await kysely
    .selectFrom('cosignature_requests')
    .selectAll()
    .where('message_id', '=', note.id)
    .execute();
  const signatures = await kysely.selectFrom('note_signatures').selectAll().where('message_id', '=', note.id).execute();
  const message = await kysely.selectFrom('messages').selectAll().where('id', '=', note.id).execute();
  return JSON.parse(JSON.stringify({ requests, signatures, message }));
}

async function signInAgain(user: TestUser): Promise<TestUser> {
  const { email, password } = user;
  const answer = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  expect(answer.status).toBe(200);
  return { ...user, accessToken: String(answer.body['accessToken']) };
}

describe('a request is as missing', () => {
  let ward: Ward;
  let asked: AskedNote;
  beforeAll(async () => {
    ward = await makeWard(server);
    asked = await writeAskedNote(server, ward);
  });

  it('for another member, the owner, another company and somebody alone, and nothing of it changes', async () => {
    const before = await rowsOf(asked);
    const others = [
      await addMember(server, ward.company),
      ward.company.owner,
      (await makeCompany(server)).owner,
      await server.createUser(),
    ];
    for (const other of others) {
      await tryAll(other, asked);
      expect(await listBox(server, other, 'waiting')).toEqual([]);
      expect(await countWaiting(server, other)).toBe(0);
    }
    expect(await rowsOf(asked)).toEqual(before);
  });

  it('for its asker, who cannot answer it, and for ids that are made up', async () => {
    const before = await rowsOf(asked);
    for (const requestId of [asked.requestId, asked.note.id, asked.chatId, uuidv7()])
      for (const answer of [
        await open(server, ward.resident, requestId),
        await cosign(server, ward.resident, requestId),
        await sendBack(server, ward.resident, requestId),
      ])
        expect(answer).toMatchObject(missing);
    for (const requestId of [asked.note.id, asked.chatId, uuidv7()])
      expect(await open(server, ward.attending, requestId)).toMatchObject(missing);
    expect(await takeBack(server, ward.attending, asked.note.id)).toMatchObject(missing);
    expect(await rowsOf(asked)).toEqual(before);
  });

  it('once it was taken back', async () => {
    const own = await makeWard(server);
    const taken = await writeAskedNote(server, own);
    expect((await takeBack(server, own.resident, taken.note.id)).status).toBe(200);
    const before = await rowsOf(taken);
    await tryAll(own.attending, taken);
    expect(await takeBack(server, own.resident, taken.note.id)).toMatchObject(missing);
    expect(await countWaiting(server, own.attending)).toBe(0);
    expect(await rowsOf(taken)).toEqual(before);
  });
});

describe('nobody can be asked', () => {
  it('but another member of one’s own company who works with charts', async () => {
    const ward = await makeWard(server);
    const { note } = await writeSignedNote(server, ward.resident);
    const left = await addMember(server, ward.company);
    expect((await removeMember(server, ward.company.owner, left.id)).status).toBe(200);
    const nobodies = [
      ward.resident,
      await addMember(server, ward.company, 'auditor'),
      left,
      (await makeCompany(server)).owner,
      await server.createUser(),
      { id: uuidv7() },
    ];
    for (const nobody of nobodies) expect(await ask(server, ward.resident, note.id, nobody)).toMatchObject(missing);
    expect((await readNote(server, ward.resident, note.id)).cosignature).toBeUndefined();
  });

  it('about another’s note, nor by somebody without a company', async () => {
    const ward = await makeWard(server);
    const { note } = await writeSignedNote(server, ward.resident);
    expect(await ask(server, ward.attending, note.id, ward.company.owner)).toMatchObject(missing);
    const alone = await server.createUser();
    const own = await writeSignedNote(server, alone);
    expect(await ask(server, alone, own.note.id, ward.attending)).toMatchObject(missing);
  });

  it('and the list of colleagues names them alone, without their addresses’ owners elsewhere', async () => {
    const ward = await makeWard(server);
    const auditor = await addMember(server, ward.company, 'auditor');
    const call = (by: TestUser) =>
      server.call('GET', '/company_user_management/colleagues/', { token: by.accessToken });
    const { body } = await call(ward.resident);
    const expected = [ward.attending, ward.company.owner].map(({ id, email }) => ({ id, name: email }));
    expect(body['data']).toHaveLength(2);
    expect(body['data']).toEqual(expect.arrayContaining(expected));
    expect((await call(auditor)).body['data']).toHaveLength(3);
    expect((await call(await server.createUser())).body['code']).toBe('forbidden');
  });
});

describe('access ends at once', () => {
  it.each([
    ['the asked person is removed', 'attending'],
    ['the asker is removed', 'resident'],
  ] as const)('when %s, and does not come back with them', async (_name, who) => {
    const ward = await makeWard(server);
    const asked = await writeAskedNote(server, ward);
    expect((await open(server, ward.attending, asked.requestId)).status).toBe(200);
    expect((await removeMember(server, ward.company.owner, ward[who].id)).status).toBe(200);
    const attending = await signInAgain(ward.attending);
    for (const answer of [
      await open(server, attending, asked.requestId),
      await cosign(server, attending, asked.requestId),
    ])
      expect(answer).toMatchObject(missing);
    expect(await countWaiting(server, attending)).toBe(0);
    await addMember(server, ward.company, 'clinician', await signInAgain(ward[who]));
    const back = await signInAgain(ward.attending);
    expect(await open(server, back, asked.requestId)).toMatchObject(missing);
    expect(await listBox(server, back, 'waiting')).toEqual([]);
  });

  it.each(['attending', 'resident'] as const)('when the %s leaves by themselves', async (who) => {
    const ward = await makeWard(server);
    const asked = await writeAskedNote(server, ward);
    const token = (await signInAgain(ward[who])).accessToken;
    const left = await server.call('POST', '/company_user_management/leave_company/', { token, body: {} });
    expect(left.status).toBe(200);
    expect(await open(server, await signInAgain(ward.attending), asked.requestId)).toMatchObject(missing);
  });

  it.each(['attending', 'resident'] as const)('when the %s becomes an auditor', async (who) => {
    const ward = await makeWard(server);
    const asked = await writeAskedNote(server, ward);
    const changed = await server.call('PATCH', '/company_user_management/user_role/', {
      token: ward.company.owner.accessToken,
      body: { user_id: ward[who].id, role: 'auditor' },
    });
    expect(changed.status).toBe(200);
    expect([403, 404]).toContain((await open(server, ward.attending, asked.requestId)).status);
    expect(
      await server.server.store.cosignatures.countWaiting({ tenantId: ward.company.id, userId: ward.attending.id }),
    ).toBe(0);
  });

  it('also where a request outlives the asker’s place in the company', async () => {
    const ward = await makeWard(server);
    const asked = await writeAskedNote(server, ward);
    const { kysely } = server.server.database;
    await kysely.deleteFrom('memberships').where('user_id', '=', ward.resident.id).execute();
    expect(await open(server, ward.attending, asked.requestId)).toMatchObject(missing);
    expect(await cosign(server, ward.attending, asked.requestId)).toMatchObject(missing);
    expect(await listBox(server, ward.attending, 'waiting')).toEqual([]);
  });

  it('when the asker deletes their account', async () => {
    const ward = await makeWard(server);
    const asked = await writeAskedNote(server, ward);
    const { email, accessToken: token } = await signInAgain(ward.resident);
    const body = { confirmation: email };
    const deleted = await server.call('POST', '/authentication_app/settings/delete_account/', { token, body });
    expect(deleted.status, JSON.stringify(deleted.body)).toBe(200);
    expect(await open(server, ward.attending, asked.requestId)).toMatchObject(missing);
  });

  it('with the chat in the bin, comes back with it, and goes with it for good', async () => {
    const ward = await makeWard(server);
    const asked = await writeAskedNote(server, ward);
    await callAs(server, ward.resident, 'DELETE', `delete_chat/${asked.chatId}/`);
    expect(await open(server, ward.attending, asked.requestId)).toMatchObject(missing);
    expect(await cosign(server, ward.attending, asked.requestId)).toMatchObject(missing);
    expect(await countWaiting(server, ward.attending)).toBe(0);
    await callAs(server, ward.resident, 'POST', `restore_chat/${asked.chatId}/`);
    expect((await open(server, ward.attending, asked.requestId)).status).toBe(200);
    await callAs(server, ward.resident, 'DELETE', `delete_chat/${asked.chatId}/`);
    expect((await callAs(server, ward.resident, 'DELETE', `bin/${asked.chatId}/`)).status).toBe(200);
    const { requests, signatures } = (await rowsOf(asked)) as { requests: unknown[]; signatures: unknown[] };
    expect([requests, signatures]).toEqual([[], []]);
  });
});

describe('a row of a request that was changed from outside opens nothing', () => {
  it.each(['asked_of', 'state', 'message_id', 'seal'] as const)('%s', async (column) => {
    const ward = await makeWard(server);
    const asked = await writeAskedNote(server, ward);
    const stranger = await addMember(server, ward.company);
    const other = await writeSignedNote(server, ward.resident);
    const { kysely } = server.server.database;
    const change = {
      asked_of: { asked_of: stranger.id },
      state: { state: 'open' as const },
      message_id: { message_id: other.note.id },
      seal: { seal: 'another' },
    }[column];
    if (column === 'state') await sendBack(server, ward.attending, asked.requestId);
    await kysely.updateTable('cosignature_requests').set(change).where('id', '=', asked.requestId).execute();
    for (const by of [stranger, ward.attending]) {
      expect(await open(server, by, asked.requestId)).toMatchObject(missing);
      expect(await cosign(server, by, asked.requestId)).toMatchObject(missing);
      expect(await listBox(server, by, 'waiting')).toEqual([]);
    }
    expect((await readNote(server, ward.resident, asked.note.id)).cosignature).toBeUndefined();
  });

  it('nor does one that belongs to a chat that was given to another', async () => {
    const ward = await makeWard(server);
    const { note } = await writeSignedNote(server, ward.resident);
    const requestId = requestOf(await ask(server, ward.resident, note.id, ward.attending)).id;
    await server.server.database.kysely
      .updateTable('cosignature_requests')
      .set({ asked_by: ward.company.owner.id })
      .where('id', '=', requestId)
      .execute();
    expect(await open(server, ward.attending, requestId)).toMatchObject(missing);
  });
});
