import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '@notewright/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startScriptedSpeech, type ScriptedSpeech } from '../../speech/testing/scripted-speech.ts';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import { createMovingClock } from '../../testing/moving-clock.ts';
import { startTestServer, type CallAnswer, type TestServer, type TestUser } from '../../testing/start-test-server.ts';

const path = '/chat/transcribe_audio/';
const key = 'sk-a-made-up-key';
/** Bytes that nobody else writes, so that they are found wherever they should not be. */
const voice = 'ThisIsTheMadeUpVoiceOfARecording';
const webm = Buffer.concat([Buffer.from([0x1a, 0x45, 0xdf, 0xa3]), Buffer.from(voice)]);

let speech: ScriptedSpeech;
let server: TestServer;
let user: TestUser;
const clock = createMovingClock();

beforeAll(async () => {
  speech = await startScriptedSpeech();
  server = await startTestServer({
    clock,
    settings: {
      SPEECH_URL: speech.baseUrl,
      SPEECH_MODEL: 'whisper-made-up',
      SPEECH_KEY: key,
      SPEECH_TIMEOUT_SECONDS: '1',
    },
  });
});
// Sessions run out while the clock goes on.
beforeEach(async () => {
  user = await server.createUser();
});
afterAll(async () => {
  await server.stop();
  await speech[Symbol.asyncDispose]();
});
// Each begins with an endpoint that has rested.
afterEach(() => clock.advance(60_000));

function formOf(bytes: Uint8Array | null, fields: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (bytes !== null) form.set('audio', new Blob([new Uint8Array(bytes)], { type: 'audio/webm' }), 'x.webm');
  return form;
}

const transcribe = (bytes: Uint8Array | null = webm, fields = {}, by = user): Promise<CallAnswer> =>
  server.call('POST', path, { token: by.accessToken, body: formOf(bytes, fields) });

const outcomeOf = ({ status, body }: CallAnswer): readonly unknown[] => [status, body['code'], body['message']];

const away = [
  503,
  'speech_unavailable',
  'The speech service does not answer right now. Please try again in a moment, or type instead.',
];

describe('a recording', () => {
  it('becomes text at the endpoint, under its key and model', async () => {
    speech.play({ say: '  Chest pain since Monday.\n' });
    const answer = await transcribe(webm, { language: 'es-US' });
    expect([answer.status, answer.body]).toEqual([200, { data: { text: 'Chest pain since Monday.' } }]);
    const sent = speech.received.at(-1);
    expect(sent?.line).toBe('POST /v1/audio/transcriptions');
    expect(sent?.headers['authorization']).toBe(`Bearer ${key}`);
    expect([sent?.form.get('model'), sent?.form.get('language')]).toEqual(['whisper-made-up', 'es']);
    const file = sent?.form.get('file') as File;
    expect([file.name, file.type]).toEqual(['recording.webm', 'audio/webm']);
    expect(Buffer.from(await file.arrayBuffer())).toEqual(webm);
  });

  it('becomes a text as long as a text may be', async () => {
    const say = 'x'.repeat(limits.spokenCharacters);
    // Twice, as an endpoint does that gives segments: more than a model's answer may have in one line.
    speech.play({ status: 200, body: JSON.stringify({ text: say, segments: [{ text: say }] }) });
    expect((await transcribe()).body).toEqual({ data: { text: say } });
  });

  it('is told by its content, and refused in words', async () => {
    const before = speech.received.length;
    expect(outcomeOf(await transcribe(null))).toEqual([422, 'audio_missing', expect.stringContaining('no sound')]);
    expect(outcomeOf(await transcribe(Buffer.alloc(0)))).toEqual([422, 'audio_missing', expect.any(String)]);
    const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(40)]);
    const avif = Buffer.from('\0\0\0\x20ftypavif and so on and on', 'latin1');
    for (const wrong of [png, avif, Buffer.from('just some words, that is all')])
      expect(outcomeOf(await transcribe(wrong))).toEqual([
        415,
        'unsupported_audio',
        'This is not a recording that can be turned into text. Please record it again.',
      ]);
    const large = Buffer.concat([webm, Buffer.alloc(limits.audioBytes)]);
    expect(outcomeOf(await transcribe(large))).toEqual([
      413,
      'file_too_large',
      'The file is too large. The limit is 25 MB.',
    ]);
    expect((await transcribe(webm, { language: 'xx' })).status).toBe(400);
    expect((await transcribe(webm, { prompt: 'x' })).status).toBe(400);
    expect(speech.received).toHaveLength(before);
  });

  it('is written down nowhere, nor is what was said', async () => {
    speech.play({ say: 'A very secret made-up ailment' });
    expect((await transcribe()).status).toBe(200);
    const files = await readdir(server.dataDir, { recursive: true, withFileTypes: true });
    for (const file of files.filter((one) => one.isFile())) {
      const bytes = await readFile(join(file.parentPath, file.name));
      expect(bytes.includes(voice), file.name).toBe(false);
      expect(bytes.includes('A very secret made-up ailment'), file.name).toBe(false);
    }
    const log = server.logLines.join('');
    expect(log.includes(voice) || log.includes('secret made-up') || log.includes(key)).toBe(false);
  });

  it('is a line of the audit log, by who sent it, done or not', async () => {
    speech.play({ say: 'x' }, { status: 500 });
    await transcribe();
    await transcribe();
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['outcome', 'action'])
      .where('action', '=', 'audio.transcribe')
      .where('actor_id', '=', user.id)
      .orderBy('at', 'desc')
      .execute();
    expect(new Set(rows.map(({ outcome }) => outcome))).toEqual(new Set(['success', 'failure']));
  });
});

describe('an endpoint', () => {
  it.each([
    ['fails', { status: 500, body: voice } as const],
    ['is asked too often', { status: 429 } as const],
    ['hangs', 'hang' as const],
    ['breaks off', 'cut' as const],
  ])('that %s is away, in words', async (_what, step) => {
    speech.play(step);
    expect(outcomeOf(await transcribe())).toEqual(away);
    expect(server.logLines.join('').includes(voice)).toBe(false);
  });

  it.each([
    ['says no', { status: 401 } as const],
    ['says what cannot be read', { status: 200, body: 'Chest pain' } as const],
    [
      'says too much',
      { status: 200, body: JSON.stringify({ text: 'x'.repeat(limits.spokenCharacters + 1) }) } as const,
    ],
  ])('that %s did not take it, in words', async (_what, step) => {
    speech.play(step);
    expect(outcomeOf(await transcribe())).toEqual([502, 'speech_refused', expect.stringContaining('type instead')]);
  });

  it('that points elsewhere is not followed there', async () => {
    await using other = await startScriptedSpeech({ say: 'Stolen' });
    for (const status of [301, 302, 307, 308]) {
      speech.play({ status, headers: { location: `${other.baseUrl}/audio/transcriptions` } });
      expect(outcomeOf(await transcribe())[1]).toBe('speech_refused');
    }
    expect(other.received).toEqual([]);
  });

  it('that fails three times is left alone for a while, and asked again after', async () => {
    speech.play({ status: 503 });
    for (let count = 0; count < 3; count += 1) await transcribe();
    const before = speech.received.length;
    speech.play({ say: 'Back again' });
    expect(outcomeOf(await transcribe())).toEqual(away);
    expect(speech.received).toHaveLength(before);
    clock.advance(31_000);
    expect((await transcribe()).body).toEqual({ data: { text: 'Back again' } });
  });
});

describe('without an endpoint', () => {
  it('says that there is none, and the page is told neither', async () => {
    const plain = await startTestServer();
    try {
      const { accessToken: token } = await plain.createUser();
      const answer = await plain.call('POST', path, { token, body: formOf(webm) });
      expect(outcomeOf(answer)).toEqual([404, 'speech_off', expect.stringContaining('type instead')]);
    } finally {
      await plain.stop();
    }
  });
});

describe("a browser's own speech service", () => {
  const place = '/company_user_management/company/';
  const mayAgree = async (by: TestUser): Promise<unknown> =>
    (await server.call('GET', '/authentication_app/user_profile/', { token: by.accessToken })).body[
      'allows_browser_speech'
    ];

  it('is for individuals to agree to, and forbidden in a company until owner or admin say otherwise', async () => {
    expect(await mayAgree(user)).toBe(true);
    const company = await makeCompany(server);
    const admin = await addMember(server, company, 'admin');
    const clinician = await addMember(server, company);
    const body = { allows_browser_speech: true };
    for (const one of [company.owner, admin, clinician]) expect(await mayAgree(one)).toBe(false);
    expect((await server.call('PATCH', place, { token: clinician.accessToken, body })).status).toBe(403);
    const changed = await server.call('PATCH', place, { token: admin.accessToken, body });
    expect([changed.status, changed.body['allows_browser_speech']]).toEqual([200, true]);
    for (const one of [company.owner, admin, clinician]) expect(await mayAgree(one)).toBe(true);
    // In the workspace of their own the company's word counts too.
    const personal = { token: clinician.accessToken, body: { workspace: 'personal' } };
    await server.call('POST', '/authentication_app/settings/workspace/', personal);
    await server.call('PATCH', place, { token: company.owner.accessToken, body: { allows_browser_speech: false } });
    expect(await mayAgree(clinician)).toBe(false);
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select('action')
      .where('tenant_id', '=', company.id)
      .where('action', 'like', 'company.browser_speech%')
      .orderBy('at')
      .execute();
    expect(rows.map(({ action }) => action).toSorted()).toEqual([
      'company.browser_speech_allowed',
      'company.browser_speech_forbidden',
    ]);
  });
});
