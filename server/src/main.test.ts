import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { answer, startScriptedEndpoint } from './models/testing/scripted-endpoint.ts';
import { runMain } from './testing/run-main.ts';
import type { MainRun } from './testing/run-main.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'notewright-main-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A test that fails half-way leaves no server behind. */
function run(environment: Readonly<Record<string, string>>): MainRun {
  const started = runMain({ DATA_DIR: join(folder, 'data'), ...environment });
  onTestFinished(() => started.kill('SIGKILL'));
  return started;
}

const untilStarted = (started: MainRun): Promise<string> => started.prints(/Notewright +(http\S+)/);

const passwordOf = (started: MainRun): string | undefined => /Password +(\S+)/.exec(started.output())?.[1];

/** The headers of a call by the sample account. */
async function signInAsSample(started: MainRun, origin: string): Promise<{ readonly authorization: string }> {
  const email = /Sample e-mail +(\S+)/.exec(started.output())?.[1];
  const password = passwordOf(started);
  const signIn = await fetch(`${origin}/authentication_app/signin/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { accessToken } = (await signIn.json()) as { accessToken: string };
  return { authorization: `Bearer ${accessToken}` };
}

describe('a start', { timeout: 240_000 }, () => {
  it('prints where to go, answers, lets the sample account in, and ends when it is told to', async () => {
    const started = run({ LOG_LEVEL: 'info' });
    const origin = await untilStarted(started);
    expect(started.output()).toContain(`${origin}/dev/mailbox`);
    const password = passwordOf(started);
    expect(password).toMatch(/^[a-z2-9]{4}(?:-[a-z2-9]{4}){3}$/);
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    const headers = await signInAsSample(started, origin);
    const list = async (): Promise<{ id: string }[]> => {
      const answer = await fetch(`${origin}/chat/get_users_chat_list/`, { headers });
      return ((await answer.json()) as { data: { id: string }[] }).data;
    };
    // They are written once the server listens.
    await expect.poll(list).toHaveLength(4);
    const tools = new Set<string>();
    for (const { id } of await list()) {
      const chat = (await (await fetch(`${origin}/chat/get_a_chat_content/${id}/`, { headers })).json()) as {
        data: { messages: Record<string, unknown>[] };
      };
      expect(chat.data.messages.map((message) => [message['sent_by'], message['state']])).toEqual([
        ['user', 'complete'],
        ['bot', 'complete'],
      ]);
      tools.add(String(chat.data.messages[1]?.['model_name']));
    }
    expect(tools).toEqual(new Set(['Chartwright', 'TranscriptX', 'Redactify', 'Validify']));
    started.kill('SIGTERM');
    expect(await started.exit).toBe(0);
    const logged = started
      .output()
      .split('\n')
      .filter((line) => line.startsWith('{'));
    for (const line of logged) expect(() => JSON.parse(line)).not.toThrow();
    expect(logged.join('')).not.toContain('sample@');
    expect(started.errors()).toBe('');

    const again = run({});
    await untilStarted(again);
    expect(again.output()).toContain(String(password));
    again.kill('SIGINT');
    expect(await again.exit).toBe(0);
  });
});

describe('a model on this machine', { timeout: 240_000 }, () => {
  it('is called directly, whatever proxy the environment names', async () => {
    await using endpoint = await startScriptedEndpoint(answer('Cough.'));
    await using proxy = await startScriptedEndpoint([{ then: 'cut' }]);
    const proxied = new URL(proxy.baseUrl).origin;
    const started = run({
      DATA_DIR: join(folder, 'proxied'),
      NODE_USE_ENV_PROXY: '1',
      HTTP_PROXY: proxied,
      HTTPS_PROXY: proxied,
      NO_PROXY: 'other.example',
      MODEL_BASE_URL: endpoint.baseUrl,
      MODEL_NAME: 'scripted',
      MODEL_TIMEOUT_SECONDS: '5',
    });
    const origin = await untilStarted(started);
    const form = new FormData();
    form.set('message_content', 'Cough for 3 days.');
    const headers = await signInAsSample(started, origin);
    expect((await fetch(`${origin}/chat/create_chat/`, { method: 'POST', headers, body: form })).status).toBe(201);
    expect(endpoint.requests).toBe(1);
    started.kill('SIGTERM');
    expect(await started.exit).toBe(0);
    expect(proxy.connections).toBe(0);
  });
});
