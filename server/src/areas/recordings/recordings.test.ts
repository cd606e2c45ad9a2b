import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@notewright/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startScriptedSpeech, type ScriptedSpeech } from '../../speech/testing/scripted-speech.ts';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import { createMovingClock, day } from '../../testing/moving-clock.ts';
import { startTestServer, type CallAnswer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';
import { createVisitCalls, soundOf } from './testing/visit-calls.ts';

let speech: ScriptedSpeech;
let server: TestServer;
let user: TestUser;
let id: string;
const clock = createMovingClock();
const visit = createVisitCalls(() => server);

beforeAll(async () => {
  speech = await startScriptedSpeech({ say: 'Chest pain since Monday.' });
  server = await startTestServer({
    clock,
    settings: { SPEECH_URL: speech.baseUrl, SPEECH_MODEL: 'made-up', SPEECH_TIMEOUT_SECONDS: '1' },
  });
});
afterAll(async () => {
  await server.stop();
  await speech[Symbol.asyncDispose]();
});
beforeEach(async () => {
  speech.play({ say: 'Chest pain since Monday.' });
  user = await server.createUser();
  id = await visit.start(user);
});
// Nothing of one test asks the endpoint in the next.
afterEach(() => server.server.database.kysely.deleteFrom('recordings').execute());

const timeout = { timeout: 60_000 };
const codeOf = ({ status, body }: CallAnswer): readonly unknown[] => [status, body['code']];
const confirmedOf = ({ body }: CallAnswer): unknown => body['confirmed'];
const speak = async (part: number): Promise<void> => {
  await visit.send(user, id, [part, 0]);
  await visit.send(user, id, [part, 1]);
  await visit.close(user, id, part, 2);
};
const textsOf = async (by = user, of = id) => (await visit.read(by, of)).parts?.map(({ text }) => text);
const signIn = async ({ email, password }: TestUser): Promise<TestUser> => {
  const answer = await server.call('POST', '/authentication_app/signin/', { body: { email, password } });
  return { ...user, accessToken: String(answer.body['accessToken']) };
};

describe('a visit', () => {
  it('becomes text part by part while it goes on, and a transcript at its end', async () => {
    speech.play({ say: ' What brings you in?\n' }, { say: 'Chest pain.' });
    await speak(0);
    await expect.poll(() => textsOf(), timeout).toEqual(['What brings you in?']);
    await speak(1);
    await expect.poll(() => textsOf(), timeout).toEqual(['What brings you in?', 'Chest pain.']);
    expect(await visit.read(user, id)).toMatchObject({ is_finished: false, is_done: false, text: null, seconds: 60 });
    const answer = await visit.finish(user, id, 2);
    expect(answer.body['data']).toMatchObject({
      is_finished: true,
      is_done: true,
      is_silent: false,
      is_cut: false,
      text: 'What brings you in?\nChest pain.',
    });
  });

  it('reaches the endpoint as it was recorded, with names and terms to expect', async () => {
    await speak(0);
    await expect.poll(() => textsOf(), timeout).toEqual(['Chest pain since Monday.']);
    const { form } = speech.received.at(-1) ?? expect.fail('Nothing was received.');
    const file = form.get('file') as File;
    expect(Buffer.from(await file.arrayBuffer())).toEqual(Buffer.concat([soundOf('0/0'), soundOf('0/1')]));
    expect([form.get('language'), form.get('response_format')]).toEqual(['en', 'json']);
    expect(form.get('prompt')).toContain('lisinopril');
  });

  it('is begun with the word that everybody has agreed, one at a time, and where there is a chat of one’s own', async () => {
    const other = await server.createUser();
    const bare = await server.call('POST', '/recordings/begin/', { token: other.accessToken, body: {} });
    expect(codeOf(bare)).toEqual([400, 'validation_failed']);
    expect((await visit.begin(other, { consent: 'yes' })).status).toBe(400);
    const chat_id = '01890000-0000-7000-8000-000000000000';
    expect(codeOf(await visit.begin(other, { chat_id }))).toEqual([404, 'not_found']);
    const answers = await Promise.all(Array.from({ length: 4 }, () => visit.begin(other)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const made = answers.find(({ status }) => status === 201)?.body['data'] as { key: string; limits: object };
    expect(Buffer.from(made.key, 'base64')).toHaveLength(32);
    expect(made.limits).toMatchObject({ seconds: 5400, piece_bytes: limits.pieceBytes, part_bytes: limits.audioBytes });
    // What the answer said, should it have been lost on its way.
    expect(await visit.open(other)).toMatchObject([{ key: made.key, parts: [] }]);
  });

  it('is not begun while too many have not become text', async () => {
    speech.play({ status: 400 });
    for (let count = 0; count < limits.visitsWaiting; count += 1) {
      await speak(0);
      await visit.finish(user, id, 1);
      expect((await visit.setAside(user, id)).status).toBe(200);
      if (count + 1 < limits.visitsWaiting) id = await visit.start(user);
    }
    const refused = await visit.begin(user);
    expect(codeOf(refused)).toEqual([409, 'recording_running']);
    expect(refused.body['message']).toMatch(/^10 recordings of yours have not become text yet/);
    await visit.remove(user, id);
    expect((await visit.begin(user)).status).toBe(201);
  });

  it('is put aside once it is finished, and the next one is begun; its text comes by itself', async () => {
    speech.play({ status: 503 });
    await speak(0);
    expect(codeOf(await visit.setAside(user, id))).toEqual([409, 'conflict']);
    await visit.finish(user, id, 1);
    const other = await server.createUser();
    expect(codeOf(await visit.setAside(other, id))).toEqual([404, 'not_found']);
    expect((await visit.setAside(user, id)).body['data']).toMatchObject({ is_aside: true, is_done: false });
    const next = await visit.start(user);
    // Another session of the same person, as after signing out.
    const session = await signIn(user);
    expect(await visit.open(session)).toMatchObject([
      { recording_id: next, is_aside: false },
      { recording_id: id, is_aside: true, key: null },
    ]);
    // The endpoint has failed, or rests: the part waits for its next try.
    const isPut = async (): Promise<boolean> => {
      const parts = server.server.database.kysely.selectFrom('recording_parts').select('not_before');
      const { not_before: until } = await parts.where('recording_id', '=', id).executeTakeFirstOrThrow();
      return until > clock.now();
    };
    await expect.poll(isPut, timeout).toBe(true);
    speech.play({ say: 'Chest pain.' });
    clock.advance(61_000);
    await visit.send(user, next, [0, 0]);
    await visit.close(user, next, 0, 1);
    await expect.poll(async () => (await visit.read(session, id)).text, timeout).toBe('Chest pain.');
    const lines = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['actor_id', 'outcome'])
      .where('action', '=', 'recording.set_aside')
      .where('object_id', '=', id)
      .orderBy('outcome')
      .execute();
    expect(lines).toEqual([
      { actor_id: other.id, outcome: 'denied' },
      { actor_id: user.id, outcome: 'success' },
    ]);
  });

  it('is written down sealed, and is in no log and no line of the audit log', async () => {
    speech.play({ say: 'A very secret made-up ailment' });
    await speak(0);
    await expect.poll(() => textsOf(), timeout).toEqual(['A very secret made-up ailment']);
    await visit.finish(user, id, 1);
    for (const file of await readdir(server.dataDir, { recursive: true, withFileTypes: true })) {
      if (!file.isFile()) continue;
      const bytes = await readFile(join(file.parentPath, file.name));
      for (const words of ['ThisIsTheMadeUpVoice', 'secret made-up'])
        expect(bytes.includes(words), file.name).toBe(false);
    }
    const log = server.logLines.join('');
    expect(log.includes('ThisIsTheMadeUpVoice') || log.includes('secret made-up')).toBe(false);
    const lines = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['action', 'actor_id', 'object_id'])
      .where('actor_id', '=', user.id)
      .where('action', 'like', 'recording.%')
      .orderBy('at')
      .execute();
    expect(lines).toEqual(
      ['recording.begin', 'recording.finish'].map((action) => ({ action, actor_id: user.id, object_id: id })),
    );
  });

  it('is put away once its text is in a message, and then nothing is left of it', async () => {
    await speak(0);
    expect(codeOf(await visit.putAway(user, id))).toEqual([409, 'conflict']);
    await visit.finish(user, id, 1);
    await expect.poll(async () => (await visit.read(user, id)).is_done, timeout).toBe(true);
    // Offered again until then: a page that was closed in between has lost nothing.
    expect(await visit.open(user)).toMatchObject([{ recording_id: id, key: null, text: 'Chest pain since Monday.' }]);
    expect((await visit.putAway(user, id)).status).toBe(200);
    expect(await visit.open(user)).toEqual([]);
    expect((await visit.state(user, id)).status).toBe(404);
    expect((await visit.begin(user)).status).toBe(201);
  });

  it('is put away with a chat of one’s own alone, which is answered as one that is missing', async () => {
    await speak(0);
    await visit.finish(user, id, 1);
    await expect.poll(async () => (await visit.read(user, id)).is_done, timeout).toBe(true);
    const chatOf = async ({ accessToken: token }: TestUser): Promise<string> => {
      const body = new FormData();
      body.append('message_content', 'Hello.');
      const made = await server.call('POST', '/chat/create_chat/', { token, body });
      return (made.body['data'] as { id: string }).id;
    };
    for (const chat_id of [await chatOf(await server.createUser()), '01890000-0000-7000-8000-000000000000'])
      expect(codeOf(await visit.putAway(user, id, { chat_id }))).toEqual([404, 'not_found']);
    expect(await visit.open(user)).toMatchObject([{ recording_id: id }]);
    expect((await visit.putAway(user, id, { chat_id: await chatOf(user) })).status).toBe(200);
    expect(await visit.open(user)).toEqual([]);
  });

  it('is deleted at once, in the middle of it, with all that was sent', async () => {
    await visit.send(user, id, [0, 0]);
    expect((await visit.remove(user, id)).status).toBe(200);
    for (const answer of [
      await visit.state(user, id),
      await visit.remove(user, id),
      await visit.send(user, id, [0, 1]),
    ])
      expect(answer.status).toBe(404);
    const rows = await server.server.database.kysely
      .selectFrom('recording_pieces')
      .select('number')
      .where('recording_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  });

  it('gives the words from a part on', async () => {
    await speak(0);
    await speak(1);
    await expect.poll(() => textsOf(), timeout).toEqual(['Chest pain since Monday.', 'Chest pain since Monday.']);
    const { body } = await visit.state(user, id, '?text_from=1');
    expect((body['data'] as { parts: object[] }).parts).toMatchObject([
      { text: null },
      { text: 'Chest pain since Monday.' },
    ]);
  });
});

describe('a piece', () => {
  it('is confirmed, again too, and stays as it is', async () => {
    const first = await visit.send(user, id, [0, 0]);
    expect(first.status).toBe(200);
    expect(confirmedOf(first)).toEqual({ part: 0, pieces: 1, is_closed: false, state: 'open', seconds: 0 });
    expect(confirmedOf(await visit.send(user, id, [0, 0]))).toEqual(confirmedOf(first));
    expect(codeOf(await visit.send(user, id, [0, 0], soundOf('other')))).toEqual([409, 'recording_conflict']);
    expect(confirmedOf(await visit.send(user, id, [0, 2]))).toMatchObject({ pieces: 1 });
    expect(confirmedOf(await visit.send(user, id, [0, 1]))).toMatchObject({ pieces: 3 });
  });

  it('that is none is refused in words', async () => {
    expect(codeOf(await visit.send(user, id, [0, 0], null))).toEqual([422, 'audio_missing']);
    expect(codeOf(await visit.send(user, id, [0, 0], Buffer.alloc(0)))).toEqual([422, 'audio_missing']);
    expect(codeOf(await visit.send(user, id, [0, 0], Buffer.from('just some words, no sound')))).toEqual([
      415,
      'unsupported_audio',
    ]);
    const large = Buffer.concat([soundOf('x'), Buffer.alloc(limits.pieceBytes)]);
    expect(codeOf(await visit.send(user, id, [0, 0], large))).toEqual([413, 'file_too_large']);
    const other = { sha256: '0'.repeat(64) };
    expect(codeOf(await visit.send(user, id, [0, 0], soundOf('x'), other))).toEqual([422, 'piece_damaged']);
    for (const fields of [
      { sha256: 'x' },
      { part: '-1' },
      { part: '1000' },
      { part: '0.5' },
      { part: 'x' },
      { number: '600' },
      { extra: 'x' },
    ] as Readonly<Record<string, string>>[])
      expect(codeOf(await visit.send(user, id, [0, 0], soundOf('x'), fields)), JSON.stringify(fields)).toEqual([
        400,
        'validation_failed',
      ]);
    expect((await visit.read(user, id)).parts).toEqual([]);
  });

  it('behind the end of its part, or of its recording, is refused', async () => {
    await speak(0);
    expect(codeOf(await visit.send(user, id, [0, 2]))).toEqual([409, 'recording_conflict']);
    expect(codeOf(await visit.close(user, id, 0, 3))).toEqual([409, 'recording_conflict']);
    await visit.send(user, id, [1, 0]);
    await visit.finish(user, id, 2);
    expect(codeOf(await visit.send(user, id, [1, 1]))).toEqual([409, 'recording_finished']);
    expect(codeOf(await visit.close(user, id, 2, 1))).toEqual([409, 'recording_finished']);
  });

  it('from two tabs at once is written down once', async () => {
    const answers = await Promise.all(
      [0, 1, 2, 3].flatMap((number) => [visit.send(user, id, [0, number]), visit.send(user, id, [0, number])]),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(confirmedOf(await visit.close(user, id, 0, 4))).toMatchObject({ pieces: 4, state: 'waiting' });
  });

  it('is taken while the screen is locked, from the session that began it, and shows nothing', async () => {
    const before = await signIn(user);
    await server.call('POST', '/authentication_app/lock/', { token: user.accessToken, body: {} });
    expect(codeOf(await visit.state(user, id))).toEqual([401, 'session_locked']);
    expect((await visit.send(user, id, [0, 0])).status).toBe(200);
    expect((await visit.close(user, id, 0, 1)).status).toBe(200);
    await server.call('POST', '/authentication_app/lock/', { token: before.accessToken, body: {} });
    expect(codeOf(await visit.send(before, id, [0, 0]))).toEqual([404, 'not_found']);
    expect(codeOf(await visit.finish(user, id))).toEqual([401, 'session_locked']);
    expect(codeOf(await visit.setAside(user, id))).toEqual([401, 'session_locked']);
    expect(codeOf(await server.call('GET', '/recordings/open/', { token: user.accessToken }))).toEqual([
      401,
      'session_locked',
    ]);
  });
});

describe('a session that goes to another workspace', () => {
  it('goes on with what it began, and sees it where it was begun alone', async () => {
    const company = await makeCompany(server);
    user = await addMember(server, company);
    id = await visit.start(user);
    await visit.send(user, id, [0, 0]);
    const go = (workspace: string) =>
      server.call('POST', '/authentication_app/settings/workspace/', { token: user.accessToken, body: { workspace } });
    expect((await go('personal')).status).toBe(200);
    expect(confirmedOf(await visit.send(user, id, [0, 1]))).toMatchObject({ pieces: 2 });
    expect((await visit.close(user, id, 0, 2)).status).toBe(200);
    expect([await visit.open(user), (await visit.state(user, id)).status]).toEqual([[], 404]);
    expect((await go('company')).status).toBe(200);
    expect(await visit.open(user)).toMatchObject([{ recording_id: id, key: expect.any(String) as string }]);
  });
});

describe('another session of the same person', () => {
  it('is given no key, and may finish it or discard it', async () => {
    await visit.send(user, id, [0, 0]);
    const other = await signIn(user);
    expect(await visit.open(user)).toMatchObject([{ recording_id: id, key: expect.any(String) as string }]);
    expect(await visit.open(other)).toMatchObject([{ recording_id: id, key: null }]);
    const answer = await visit.finish(other, id);
    expect(answer.body['data']).toMatchObject({ is_finished: true, parts: [{ state: 'waiting', is_cut: true }] });
    await expect.poll(async () => (await visit.read(other, id)).is_done, timeout).toBe(true);
    expect(await visit.read(other, id)).toMatchObject({
      is_cut: true,
      text: 'Chest pain since Monday.\n[A stretch of the recording is missing here.]',
    });
    expect((await visit.remove(other, id)).status).toBe(200);
  });
});

describe('what is missing or silent', () => {
  it('is said in the transcript, in the language of its reader', async () => {
    await speak(0);
    await visit.send(user, id, [2, 0]);
    await visit.close(user, id, 2, 3);
    await visit.finish(user, id, 3);
    await expect.poll(async () => (await visit.read(user, id)).is_done, timeout).toBe(true);
    const gap = '[A stretch of the recording is missing here.]';
    expect(await visit.read(user, id)).toMatchObject({
      is_cut: true,
      is_silent: false,
      text: ['Chest pain since Monday.', gap, 'Chest pain since Monday.', gap].join('\n'),
    });
    const spanish = await server.call('GET', `/recordings/state/${id}/`, {
      token: user.accessToken,
      headers: { 'accept-language': 'es' },
    });
    expect((spanish.body['data'] as { text: string }).text).toContain('[Aquí falta un tramo de la grabación.]');
  });

  it('is not sent to the endpoint where there was no sound, which would make words up', async () => {
    speech.play({ say: 'Thank you for watching.' });
    const before = speech.received.length;
    await visit.send(user, id, [0, 0]);
    await visit.close(user, id, 0, 1, { has_sound: false });
    const answer = await visit.finish(user, id, 1);
    expect(answer.body['data']).toMatchObject({ is_done: true, is_silent: true, is_cut: false, text: '' });
    expect(speech.received).toHaveLength(before);
  });

  it('is silence where the endpoint hears nothing', async () => {
    speech.play({ say: '' });
    await speak(0);
    await visit.finish(user, id, 1);
    await expect.poll(async () => (await visit.read(user, id)).is_done, timeout).toBe(true);
    expect(await visit.read(user, id)).toMatchObject({ is_silent: true, text: '' });
  });
});

describe('an endpoint', () => {
  const stateOf = async () => (await visit.read(user, id)).parts?.map(({ state }) => state);
  const triesOf = async (): Promise<unknown> =>
    (
      await server.server.database.kysely
        .selectFrom('recording_parts')
        .select('tries')
        .where('recording_id', '=', id)
        .executeTakeFirst()
    )?.tries;

  it.each([
    ['refuses', { status: 401, body: 'ThisIsTheMadeUpVoice' } as const],
    ['fails', { status: 500 } as const],
    ['hangs', 'hang' as const],
    ['breaks off', 'cut' as const],
    ['says what cannot be read', { status: 200, body: '{"text": 7}' } as const],
    ['points elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:9/' } } as const],
  ])('that %s is tried three times; the part is kept, and tried again when somebody asks', async (_what, step) => {
    speech.play(step);
    await speak(0);
    for (const tries of [1, 2, 3]) {
      await expect.poll(triesOf, timeout).toBeGreaterThanOrEqual(tries);
      // Beyond the pause before the next, and beyond the rest of the endpoint.
      clock.advance(61_000);
      await visit.send(user, id, [0, 0]);
    }
    await expect.poll(stateOf, timeout).toEqual(['failed']);
    await visit.finish(user, id, 1);
    expect((await visit.read(user, id)).is_done).toBe(false);
    speech.play({ say: 'At last.' });
    expect((await visit.retry(user, id)).status).toBe(200);
    await expect.poll(async () => (await visit.read(user, id)).text, timeout).toBe('At last.');
    expect(server.logLines.join('').includes('ThisIsTheMadeUpVoice')).toBe(false);
  });

  it('that gives no text for a part does not hold the others, which are taken without it', async () => {
    speech.play({ status: 400 });
    await speak(0);
    for (const tries of [1, 2, 3]) {
      await expect.poll(triesOf, timeout).toBeGreaterThanOrEqual(tries);
      clock.advance(61_000);
      await visit.send(user, id, [0, 0]);
    }
    speech.play({ say: 'Chest pain.' });
    await speak(1);
    await expect.poll(() => textsOf(), timeout).toEqual([null, 'Chest pain.']);
    expect((await visit.finish(user, id, 2)).body['data']).toMatchObject({ is_done: false });
    expect((await visit.finish(user, id, 2, { without_failed: true })).body['data']).toMatchObject({
      is_done: true,
      is_cut: true,
      text: '[A stretch of the recording could not be turned into text here.]\nChest pain.',
    });
  });
});

describe('without an endpoint', () => {
  it('nothing is begun', async () => {
    const plain = await startTestServer();
    try {
      const { accessToken: token } = await plain.createUser();
      const answer = await plain.call('POST', '/recordings/begin/', { token, body: { consent: 'everybody-agreed' } });
      expect(codeOf(answer)).toEqual([404, 'speech_off']);
    } finally {
      await plain.stop();
    }
  });
});

describe('the sound of visits', () => {
  const place = '/company_user_management/company/';
  const change = (by: TestUser, recording_days: number): Promise<CallAnswer> =>
    server.call('PATCH', place, { token: by.accessToken, body: { recording_days } });

  it('is kept by a company for as many days as owner or admin say, none unless they do', async () => {
    const company = await makeCompany(server);
    const admin = await addMember(server, company, 'admin');
    const clinician = await addMember(server, company);
    const read = await server.call('GET', place, { token: clinician.accessToken });
    expect(read.body['recording_days']).toBe(0);
    expect((await change(clinician, 5)).status).toBe(403);
    for (const days of [-1, 31, 0.5]) expect((await change(admin, days)).status).toBe(400);
    expect((await change(admin, 30)).body['recording_days']).toBe(30);
    expect((await change(company.owner, 30)).status).toBe(200);
    expect((await change(company.owner, 2)).body['recording_days']).toBe(2);
    const lines = await server.server.database.kysely
      .selectFrom('audit_events')
      .select('action')
      .where('tenant_id', '=', company.id)
      .where('action', '=', 'company.recording_days')
      .execute();
    expect(lines).toHaveLength(2);
    user = clinician;
    id = await visit.start(user);
    await speak(0);
    await visit.finish(user, id, 1);
    await expect.poll(async () => (await visit.read(user, id)).is_done, timeout).toBe(true);
    const rows = await server.server.database.kysely
      .selectFrom('recording_pieces')
      .select('number')
      .where('recording_id', '=', id)
      .execute();
    expect(rows).toHaveLength(2);
    clock.advance(2 * day);
  });
});
