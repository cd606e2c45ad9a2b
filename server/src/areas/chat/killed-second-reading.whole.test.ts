import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, startScriptedEndpoint, type ScriptedEndpoint } from '../../models/testing/scripted-endpoint.ts';
import { runMain, type MainRun } from '../../testing/run-main.ts';
import { openServerDatabase, type ServerDatabase } from '../../testing/server-database.ts';

let dataDir: string;
let database: ServerDatabase | null;
let endpoint: ScriptedEndpoint;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'notewright-killed-'));
  database = await openServerDatabase(dataDir);
  endpoint = await startScriptedEndpoint([{ then: 'cut' }]);
});
afterAll(async () => {
  await endpoint[Symbol.asyncDispose]();
  await database?.remove();
  await rm(dataDir, { recursive: true, force: true });
});

const words = `Cough and fever for 3 days, temp 38.4.
No chest pain. Left knee pain for 2 weeks.
Takes lisinopril 10 mg daily.
Plan: chest x-ray, return in 1 week.`;
const note = {
  'history-of-present-illness': [{ text: '3 days of cough and fever.', from: ['s1'] }],
  medications: [{ text: 'Metformin 10 mg daily', from: ['s4'] }],
  plan: [{ text: 'Chest x-ray', from: ['s5'] }],
};

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
    MODEL_BASE_URL: endpoint.baseUrl,
    MODEL_NAME: 'writer',
    MODEL_NAME_SECOND_READING: 'reader',
    ...(database === null ? {} : { DATABASE_URL: database.url }),
  });
  const password = await run.prints(/Password +(\S+)\n/);
  return { run, password, origin: await run.prints(/Notewright +(http\S+)/) };
}

type Answer = Readonly<Record<string, unknown>>;

async function ask({ origin }: Served, path: string, token: string, body?: FormData | string): Promise<Answer> {
  const answered = await fetch(`${origin}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
    },
    ...(body === undefined ? {} : { body }),
  });
  expect(answered.status, path).toBeLessThan(300);
  return (await answered.json()) as Answer;
}

/** A bound for what never comes: beyond the lease of a process that died, and generous for a busy machine. */
const timeout = { timeout: 120_000 };

it(
  'keeps a note, and what its first check found, where a server is killed while it is read a second time',
  { timeout: 400_000 },
  async () => {
    let wasReadAgain = false;
    endpoint.play((body) => {
      if (!body.includes('"model":"reader"'))
        return answer(body.includes('"name":"note"') ? JSON.stringify(note) : '{}');
      wasReadAgain = true;
      return [{ then: 'hang' }];
    });
    let served = await serve();
    const signIn = JSON.stringify({ email: 'sample@notewright.example', password: served.password });
    const token = String((await ask(served, '/authentication_app/signin/', '', signIn))['accessToken']);
    const form = new FormData();
    form.append('model_name', 'Chartwright');
    form.append('message_content', words);
    // It answers when the reply has ended, which this server does not live to see.
    const sending = ask(served, '/chat/create_chat/', token, form).catch(() => 'no answer');
    const reply = async (): Promise<Answer> => {
      const [chat] = (await ask(served, '/chat/get_users_chat_list/', token))['data'] as { readonly id: string }[];
      const content = await ask(served, `/chat/get_a_chat_content/${chat?.id}/`, token);
      return (content['data'] as { messages: Answer[] }).messages.at(-1) ?? {};
    };
    await expect.poll(() => wasReadAgain, timeout).toBe(true);
    served.run.kill('SIGKILL');
    expect(await served.run.exit).toBeNull();
    expect(await sending).toBe('no answer');

    served = await serve();
    await expect.poll(async () => (await reply())['state'], timeout).toBe('interrupted');
    const { message_content: text, statements, ...rest } = await reply();
    expect(rest).toMatchObject({
      problem:
        'The server stopped before this reply was finished. Its text and the marks of its first check are kept. Please try again.',
      written_by: 'writer',
      tool_result: { tool: 'Chartwright', noteKind: 'soap' },
    });
    const said = statements as readonly {
      text: string;
      support: string;
      faults?: string[];
      at: { start: number; end: number };
    }[];
    const faults = Object.fromEntries(said.map((one) => [one.text, one.faults]));
    expect(faults['3 days of cough and fever.']).toBeUndefined();
    expect(faults['Metformin 10 mg daily']).toContain('drug');
    // Each stands where it is said to, to the last word of the note.
    for (const { text: own, at } of said) expect(String(text).slice(at.start, at.end)).toBe(own);
    expect(said.at(-1)?.at.end).toBe(String(text).trimEnd().length);
    served.run.kill('SIGTERM');
    expect(await served.run.exit).toBe(0);
  },
);
