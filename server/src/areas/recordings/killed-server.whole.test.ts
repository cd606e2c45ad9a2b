import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startScriptedSpeech, type ScriptedSpeech } from '../../speech/testing/scripted-speech.ts';
import { runMain, type MainRun } from '../../testing/run-main.ts';
import type { TestServer } from '../../testing/start-test-server.ts';
import { createVisitCalls, soundOf } from './testing/visit-calls.ts';

let dataDir: string;
let speech: ScriptedSpeech;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'notewright-killed-'));
  speech = await startScriptedSpeech('hang');
});
afterAll(async () => {
  await speech[Symbol.asyncDispose]();
  await rm(dataDir, { recursive: true, force: true });
});

interface Served {
  readonly run: MainRun;
  readonly origin: string;
  readonly password: string;
}

async function serve(): Promise<Served> {
  const run = runMain({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_FACTOR: '1000',
    SPEECH_URL: speech.baseUrl,
    SPEECH_MODEL: 'made-up',
    SPEECH_TIMEOUT_SECONDS: '2',
  });
  const password = await run.prints(/Password +(\S+)\n/);
  return { run, password, origin: await run.prints(/Notewright +(http\S+)/) };
}

/** A bound for what never comes: beyond the lease of a process that died, and generous for a busy machine. */
const timeout = { timeout: 120_000 };

it(
  'goes on with a visit where a server was killed over it, and loses no confirmed piece',
  { timeout: 400_000 },
  async () => {
    let served = await serve();
    const call: TestServer['call'] = async (method, path, { token = '', body } = {}) => {
      const isForm = body instanceof FormData;
      const answer = await fetch(served.origin + path, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(isForm || body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
      });
      return { status: answer.status, headers: answer.headers, body: (await answer.json()) as Record<string, unknown> };
    };
    const visit = createVisitCalls(() => ({ call }));
    const { password } = served;
    const signIn = await call('POST', '/authentication_app/signin/', {
      body: { email: 'sample@notewright.example', password },
    });
    const user = { accessToken: String(signIn.body['accessToken']) };
    const id = await visit.start(user);
    for (const number of [0, 1, 2]) expect((await visit.send(user, id, [0, number])).status).toBe(200);
    await visit.close(user, id, 0, 3);
    for (const number of [0, 1]) expect((await visit.send(user, id, [1, number])).status).toBe(200);
    await expect.poll(() => speech.received.length, timeout).toBe(1);
    served.run.kill('SIGKILL');
    expect(await served.run.exit).toBeNull();

    speech.play({ say: 'What brings you in?' });
    served = await serve();
    // The same session, with the same key; what was confirmed is there, and the part that was on its way is sent again.
    expect(await visit.open(user)).toMatchObject([
      { recording_id: id, key: expect.any(String) as string, parts: [{ pieces: 3 }, { pieces: 2, state: 'open' }] },
    ]);
    expect((await visit.send(user, id, [1, 2])).status).toBe(200);
    await visit.close(user, id, 1, 3);
    await visit.finish(user, id, 2);
    await expect.poll(async () => (await visit.read(user, id)).is_done, timeout).toBe(true);
    expect((await visit.read(user, id)).text).toBe('What brings you in?\nWhat brings you in?');
    const sounds = await Promise.all(
      speech.received
        .slice(1)
        .map(async ({ form }) => Buffer.from(await (form.get('file') as File).arrayBuffer()).toString('latin1')),
    );
    const whole = (part: number) => [0, 1, 2].map((number) => soundOf(`${part}/${number}`).toString('latin1')).join('');
    expect(sounds.toSorted()).toEqual([whole(0), whole(1)].toSorted());
    served.run.kill('SIGTERM');
    expect(await served.run.exit).toBe(0);
  },
);
