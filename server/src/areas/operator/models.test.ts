import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  answer,
  startScriptedEndpoint,
  type ScriptedEndpoint,
  type Step,
} from '../../models/testing/scripted-endpoint.ts';
import { addMember, makeCompany } from '../../testing/make-company.ts';
import { createMovingClock, day } from '../../testing/moving-clock.ts';
import { setAccount } from '../../testing/set-account.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import type { CallAnswer, TestServer, TestUser } from '../../testing/start-test-server.ts';

const engine = 'Built-in engine';
const clock = createMovingClock();
let endpoint: ScriptedEndpoint;
let server: TestServer;
let operator: TestUser;
beforeAll(async () => {
  endpoint = await startScriptedEndpoint(answer('x'));
  server = await startTestServer({
    clock,
    settings: {
      MODEL_BASE_URL: endpoint.baseUrl,
      MODEL_NAME: 'ward-model',
      MODEL_NAME_VALIDIFY: 'audit-model',
      MODEL_API_KEY: 'ZQXSECRET',
      MODEL_PRICE_IN: '2.5',
      MODEL_PRICE_OUT: '10',
      MODEL_CURRENCY: 'EUR',
      MODEL_CONTEXT_TOKENS: '2000',
      MODEL_SECOND_READING: 'no',
    },
  });
  operator = await server.createUser();
  await setAccount(server, operator.id, { isOperator: true, secondFactorAt: clock.now() });
});
afterAll(async () => {
  await server.stop();
  await endpoint[Symbol.asyncDispose]();
});

const counted = (tokensIn: number, tokensOut: number): Step => {
  const usage = { prompt_tokens: tokensIn, completion_tokens: tokensOut, total_tokens: tokensIn + tokensOut };
  return { raw: `data: ${JSON.stringify({ id: 'c1', created: 1, model: 'm', choices: [], usage })}\n\n` };
};
const wrote = (tokensIn: number, tokensOut: number): Step[] => [
  { say: JSON.stringify({ plan: [{ text: 'Fluids. ZQXANSWER', from: ['s3'] }] }) },
  { finish: 'stop' },
  counted(tokensIn, tokensOut),
  { then: 'end' },
];
const read = async (user = operator): Promise<CallAnswer> =>
  server.call('GET', '/operator/models/', { token: user.accessToken });
const test = async (user = operator): Promise<CallAnswer> =>
  server.call('POST', '/operator/models/test/', { token: user.accessToken });

interface Reply {
  readonly written_by: string;
  readonly notice: string | null;
}
async function send(user: TestUser, words: string, tool = 'Chartwright'): Promise<Reply> {
  const form = new FormData();
  form.set('model_name', tool);
  form.set('message_content', words);
  const made = await server.call('POST', '/chat/create_chat/', { token: user.accessToken, body: form });
  expect(made.status).toBe(201);
  return (made.body['data'] as { messages: [unknown, Reply] }).messages[1];
}
const chart = 'ZQXPATIENT has had a cough for 3 days. Takes lisinopril 10 mg daily. Plan: fluids.';

/** What the page shows once it has counted so many calls: a count is kept after its reply has ended. */
const useOf = (calls: number): Promise<CallAnswer['body']> =>
  vi.waitFor(
    async () => {
      const { body } = await read();
      const use = body['use'] as readonly { readonly calls: number }[];
      expect(use.reduce((sum, row) => sum + row.calls, 0)).toBe(calls);
      return body;
    },
    { timeout: 60_000 },
  );

describe('language models', { timeout: 120_000 }, () => {
  it('are shown with where they are and what each tool asks, and no key', async () => {
    const { body } = await read();
    expect(body).toMatchObject({
      configured: {
        provider: 'openai-compatible',
        host: new URL(endpoint.baseUrl).host,
        is_here: true,
        agreement: null,
        tools: [
          { tool_name: 'Chartwright', model: 'ward-model' },
          { tool_name: 'TranscriptX', model: 'ward-model' },
          { tool_name: 'Validify', model: 'audit-model' },
        ],
        circuits: [
          { model: 'ward-model', failures: 0, rests_until: null },
          { model: 'audit-model', failures: 0, rests_until: null },
        ],
      },
      currency: 'EUR',
      has_price: true,
    });
    expect(JSON.stringify(body)).not.toContain('ZQXSECRET');
  });

  it('are tested with words that are nobody’s, each once, and the test is noted', async () => {
    endpoint.play(answer('Ready.'));
    const before = endpoint.received.length;
    const { status, body } = await test();
    expect([status, body['data']]).toEqual([
      200,
      ['ward-model', 'audit-model'].map((model) => ({
        model,
        problem: null,
        status: null,
        milliseconds: expect.any(Number),
      })),
    ]);
    const asked = endpoint.received.slice(before);
    expect(asked.match(/Ready\?/g)).toHaveLength(2);
    const rows = await server.server.database.kysely
      .selectFrom('audit_events')
      .select(['actor_id', 'outcome'])
      .where('action', '=', 'operator.test_model')
      .execute();
    expect(rows).toEqual([{ actor_id: operator.id, outcome: 'success' }]);
  });

  it('say of a test that failed why, and nothing of what came back', async () => {
    endpoint.play([{ status: 401, body: '{"error":{"message":"ZQXSECRET is no key"}}' }]);
    const { body } = await test();
    expect(body['data']).toMatchObject([
      { problem: 'refused', status: 401 },
      { problem: 'refused', status: 401 },
    ]);
    expect(JSON.stringify(body)).not.toContain('ZQX');
  });

  it('are counted by tool and model, with the provider’s tokens and their price, and no word or person', async () => {
    const person = await server.createUser();
    endpoint.play(wrote(1_000, 200));
    expect((await send(person, chart)).written_by).toBe('ward-model');
    expect((await send(person, chart, 'Validify')).written_by).toBe(`${engine}, summary by audit-model`);
    endpoint.play([{ say: 'ZQXANSWER' }, { finish: 'length' }, counted(7, 3), { then: 'end' }]);
    expect((await send(person, chart)).notice).not.toBe(null);
    const body = await useOf(7);
    const row = { provider: 'openai-compatible', calls: 1, failed: 0, tokens_in: 1_000, tokens_out: 200 };
    expect(body['use']).toEqual([
      // 1 007 in at 2.50 and 203 out at 10 a million: 4 547.5 millionths, which are 5 thousandths.
      {
        ...row,
        asked_by: 'Chartwright',
        model: 'ward-model',
        calls: 2,
        failed: 1,
        tokens_in: 1_007,
        tokens_out: 203,
        cost_thousandths: 5,
      },
      { ...row, asked_by: 'Validify', model: 'audit-model', cost_thousandths: 5 },
      ...['audit-model', 'ward-model'].map((model) => ({
        ...row,
        asked_by: 'test',
        model,
        calls: 2,
        failed: 1,
        tokens_in: 0,
        tokens_out: 0,
        cost_thousandths: 0,
      })),
    ]);
    expect(body['failures']).toEqual([
      { problem: 'refused', calls: 2 },
      { problem: 'cut-off', calls: 1 },
    ]);
    expect(JSON.stringify(body)).not.toMatch(/ZQX|@/);
    expect(
      JSON.stringify(await server.server.database.kysely.selectFrom('model_use').selectAll().execute()),
    ).not.toMatch(new RegExp(`ZQX|${person.id}`));
    expect(server.logLines.join('')).not.toMatch(/ZQX/);
  });

  it('are left alone after failures in a row, which is shown', async () => {
    const person = await server.createUser();
    endpoint.play([{ status: 401 }]);
    for (let at = 0; at < 3; at += 1) expect((await send(person, chart)).written_by).toBe(engine);
    const { body } = await read();
    const { circuits } = body['configured'] as { circuits: readonly { rests_until: string | null }[] };
    expect(circuits).toMatchObject([
      { failures: 3, rests_until: expect.any(String) },
      { failures: 0, rests_until: null },
    ]);
    clock.advance(60_000);
    endpoint.play(wrote(1, 1));
    expect((await send(person, chart)).written_by).toBe('ward-model');
  });

  it('do not get an input that is longer than they take in, and the reply says so', async () => {
    const before = endpoint.requests;
    const reply = await send(await server.createUser(), `${chart} ${'Cough persists. '.repeat(150)}`);
    expect([reply.written_by, endpoint.requests]).toEqual([engine, before]);
    expect(reply.notice).toMatch(/long/);
  });

  it('are shown 30 days, and forgotten after a year and a month', async () => {
    const { store } = server.server.accounts;
    const use = {
      askedBy: 'test',
      provider: 'p',
      model: 'old',
      problem: null,
      calls: 9,
      tokensIn: 0,
      tokensOut: 0,
      millionths: 0,
    };
    const daysAgo = (days: number): string => new Date(clock.now() - days * day).toISOString().slice(0, 10);
    await store.models.add({ ...use, day: daysAgo(29) });
    await store.models.add({ ...use, day: daysAgo(30), calls: 100 });
    const shown = (await read()).body['use'] as readonly { readonly model: string; readonly calls: number }[];
    expect(shown.find(({ model }) => model === 'old')?.calls).toBe(9);
    await store.models.removeBefore(daysAgo(29));
    expect(
      (await store.models.listSince('0')).filter(({ model }) => model === 'old').map(({ calls }) => calls),
    ).toEqual([9]);
  });

  it('are closed to everybody else', async () => {
    const company = await makeCompany(server);
    for (const user of [company.owner, await server.createUser()])
      expect([(await read(user)).status, (await test(user)).status]).toEqual([403, 403]);
  });
});

describe('a switch', { timeout: 120_000 }, () => {
  const change = (user: TestUser, body: object): Promise<CallAnswer> =>
    server.call('PATCH', '/company_user_management/company/', { token: user.accessToken, body });
  const actionsOf = async (actor: TestUser): Promise<readonly string[]> =>
    (
      await server.server.database.kysely
        .selectFrom('audit_events')
        .select('action')
        .where('actor_id', '=', actor.id)
        .where('action', 'like', '%models%')
        .orderBy('id')
        .execute()
    ).map(({ action }) => action);

  it('of a company’s owner keeps every byte of its people from a model, without a notice of failure', async () => {
    const company = await makeCompany(server);
    const member = await addMember(server, company);
    const admin = await addMember(server, company, 'admin');
    endpoint.play(wrote(1, 1));
    expect((await send(member, chart)).written_by).toBe('ward-model');
    expect((await change(admin, { uses_models: false })).status).toBe(403);
    expect((await change(company.owner, { uses_models: false })).body).toMatchObject({ uses_models: false });
    const shown = await server.call('GET', '/authentication_app/user_profile/', { token: member.accessToken });
    expect(shown.body).toMatchObject({ workspace: 'company', allows_models: false });
    const before = endpoint.connections;
    for (const tool of ['Chartwright', 'TranscriptX', 'Validify', 'Redactify'])
      expect(await send(member, chart, tool)).toMatchObject({ written_by: engine, notice: null });
    expect(endpoint.connections).toBe(before);
    // Somebody else's words go on.
    expect((await send(await server.createUser(), chart)).written_by).toBe('ward-model');
    await change(company.owner, { uses_models: true });
    expect((await send(member, chart)).written_by).toBe('ward-model');
    expect(await actionsOf(company.owner)).toEqual(['company.models_off', 'company.models_on']);
  });

  it('of an individual is their own', async () => {
    const person = await server.createUser();
    const choose = (uses: boolean): Promise<CallAnswer> =>
      server.call('PATCH', '/authentication_app/settings/preferences/', {
        token: person.accessToken,
        body: { uses_models: uses },
      });
    expect((await choose(false)).body).toMatchObject({ uses_models: false });
    const before = endpoint.connections;
    expect(await send(person, chart)).toMatchObject({ written_by: engine, notice: null });
    expect(endpoint.connections).toBe(before);
    await choose(true);
    await choose(true);
    expect((await send(person, chart)).written_by).toBe('ward-model');
    expect(await actionsOf(person)).toEqual(['models.off', 'models.on']);
  });
});

describe('an installation without a model', () => {
  it('shows none, and tests none', async () => {
    const other = await startTestServer();
    const user = await other.createUser();
    await setAccount(other, user.id, { isOperator: true, secondFactorAt: Date.now() });
    const { accessToken: token } = user;
    expect((await other.call('GET', '/operator/models/', { token })).body).toMatchObject({ configured: null, use: [] });
    const tested = await other.call('POST', '/operator/models/test/', { token });
    expect([tested.status, tested.body['code']]).toEqual([409, 'conflict']);
    await other.stop();
  });
});
