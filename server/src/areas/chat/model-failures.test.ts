import { once } from 'node:events';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { chat, type ChatMessage } from '@notewright/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { modelNotices } from '../../kernel/reply-messages.ts';
import type { Model, ModelProblemKind } from '../../models/model.ts';
import { createModelDesk, type ModelTool, type NotedCall } from '../../models/model-desk.ts';
import { createModels, type EndpointOptions } from '../../models/provider-model.ts';
import { startScriptedEndpoint, type ScriptedEndpoint } from '../../models/testing/scripted-endpoint.ts';
import { makeTestCertificate } from '../../testing/test-certificate.ts';
import { engineName } from '../../tools/tool.ts';
import { bodyOf, callChat, send } from './testing/call-chat.ts';
import { failures, thrice, whole, type Outcome } from './testing/endpoint-failures.ts';
import { startChatServer, type ChatServer } from './testing/start-chat-server.ts';

const visit = 'Cough for 3 days, temp 38.4. No chest pain.\nPlan: chest x-ray, return in 1 week.';
const askers = ['Chartwright', 'Validify'] as const satisfies readonly ModelTool[];
type Asker = (typeof askers)[number];

/** What a model says of the visit, in two pieces of which the first can be shown. */
const words: Readonly<Record<Asker, readonly [string, string]>> = {
  Chartwright: [
    '{"history-of-present-illness":[{"text":"Cough for 3 days.","from":["s1"]},',
    '{"text":"No chest pain.","from":["s2"]}],"plan":[{"text":"Chest x-ray","from":["s3"]}]}',
  ],
  Validify: ['Settle the cough first. ', 'Temperature is 38.4\u00a0°C – “fever”.'],
};
/** How each of them shows the first piece, and both. */
const shown: Readonly<Record<Asker, readonly [string, string]>> = {
  Chartwright: ['Cough for 3 days.', 'Cough for 3 days. No chest pain.'],
  Validify: ['Settle the cough first.', words.Validify.join('')],
};

const notices: Readonly<Record<Asker, Readonly<Record<Outcome, string | null>>>> = {
  Chartwright: {
    whole: null,
    'broken off': String(modelNotices.brokeOff),
    unreachable: String(modelNotices.unreachable),
    unusable: String(modelNotices.unusable),
  },
  Validify: {
    whole: null,
    'broken off': String(modelNotices.summaryBrokeOff),
    unreachable: String(modelNotices.noSummary),
    unusable: String(modelNotices.unusableSummary),
  },
};

/** The endpoint that is nobody's: no failure of the other one leads to it. */
let elsewhere: ScriptedEndpoint;

/** A server whose model can be exchanged, and what the engine alone writes there. */
interface Place {
  readonly server: ChatServer;
  model: Model;
  readonly alone: string;
}
let places: Readonly<Record<Asker, Place>>;

async function startPlace(tool: Asker): Promise<Place> {
  const asked: { model: Model } = {
    model: {
      name: 'none',
      stream: () => {
        throw new Error('No question was expected.');
      },
    },
  };
  const engine = await startChatServer({ logLevel: 'silent' });
  const alone = (await readReply(engine, tool)).message_content;
  await engine[Symbol.asyncDispose]();
  const server = await startChatServer({
    logLevel: 'silent',
    model: { name: 'ward-model', stream: (request) => asked.model.stream(request) },
  });
  return {
    server,
    alone,
    get model() {
      return asked.model;
    },
    set model(model) {
      asked.model = model;
    },
  };
}

beforeAll(async () => {
  elsewhere = await startScriptedEndpoint(whole({ say: words.Validify[0] }));
  places = { Chartwright: await startPlace('Chartwright'), Validify: await startPlace('Validify') };
});
afterAll(async () => {
  await elsewhere[Symbol.asyncDispose]();
  for (const { server } of Object.values(places)) await server[Symbol.asyncDispose]();
});

/** Sends the visit, and reads what is kept of the reply. */
async function readReply(server: ChatServer, model_name: Asker): Promise<ChatMessage> {
  const user = server.newUser();
  const { id } = bodyOf(chat.createChat, await send(server, user, { model_name, message_content: visit })).data;
  const { messages } = bodyOf(chat.readChat, await callChat(server, user, 'GET', `get_a_chat_content/${id}/`)).data;
  const reply = messages.find(({ sent_by: by }) => by === 'bot');
  if (reply === undefined || messages.length !== 2) throw new Error('One reply was expected.');
  return reply;
}

interface Heard {
  readonly reply: ChatMessage;
  readonly calls: readonly (ModelProblemKind | null)[];
}

/** Has one tool answer with a model behind an address. */
async function tell(tool: Asker, baseUrl: string, options: Partial<EndpointOptions> = {}): Promise<Heard> {
  const calls: NotedCall[] = [];
  const desk = openDesk(baseUrl, (call) => calls.push(call), options);
  const place = places[tool];
  place.model = desk.of(tool) ?? place.model;
  const reply = await readReply(place.server, tool);
  return { reply, calls: calls.map(({ problem }) => problem) };
}

function openDesk(
  baseUrl: string,
  note: (call: NotedCall) => void,
  options: Partial<EndpointOptions> = {},
  now = () => 0,
) {
  const open = createModels(
    { provider: 'openai-compatible', baseUrl, apiKey: 'secret-key', takesSchema: true },
    { timeoutSeconds: 60, networks: [], ca: null, contextTokens: null, retryPause: 5, ...options },
  );
  const names = { Chartwright: 'ward-model', TranscriptX: 'ward-model', Validify: 'ward-model' };
  return createModelDesk({ open, names, note, clock: { now } });
}

/** Everything that a reader gets to see of a reply. */
function expectOutcome(tool: Asker, outcome: Outcome, { reply }: Heard): void {
  const { alone } = places[tool];
  const [begun, said] = shown[tool];
  const text = reply.message_content;
  const notice = notices[tool][outcome];
  expect([reply.state, reply.problem, reply.notice]).toEqual(['complete', null, notice]);
  if (notice !== null) expect(notice).toMatch(/^[A-Z][^.!?]+\.$/);
  if (outcome === 'unreachable' || outcome === 'unusable') {
    expect(text).toBe(alone);
    expect(reply.written_by).toBe(engineName);
  } else if (tool === 'Validify') {
    expect(text.startsWith(`${alone}\n\n### Reviewer’s summary\n\n${outcome === 'whole' ? said : begun}`)).toBe(true);
    expect(reply.written_by).toBe(`${engineName}, summary by ward-model`);
    expect(text.length).toBeLessThan(alone.length + 210_000);
  } else if (outcome === 'whole') {
    expect(text).toContain(`\n\n${said}\n\n`);
    expect(text).not.toContain('\n---\n');
    expect(reply.written_by).toBe('ward-model');
  } else {
    const line = text.indexOf('\n\n---\n\n');
    expect(text.slice(0, line)).toContain(`\n\n${begun}`);
    expect(text.slice(line)).toBe(`\n\n---\n\n${alone}`);
    expect(reply.written_by).toBe(`ward-model, then ${engineName}`);
  }
}

/** The same of each tool, at once: each has a server of its own. */
const ofEach = async (check: (tool: Asker) => Promise<void>): Promise<void> => {
  await Promise.all(askers.map(check));
};

describe('a reply whose model answers with', () => {
  test.each(Object.entries(failures))('%s', { timeout: 60_000 }, (_name, { scripts, calls, outcome, quiet }) =>
    ofEach(async (tool) => {
      const [first, rest] = words[tool];
      await using endpoint = await startScriptedEndpoint(
        ...scripts({ say: first }, { say: rest }, `${elsewhere.baseUrl}/chat/completions`),
      );
      const heard = await tell(tool, endpoint.baseUrl, quiet === undefined ? {} : { timeoutSeconds: quiet });
      expect(heard.calls, tool).toEqual(calls);
      expect(endpoint.requests, tool).toBe(calls.length);
      expectOutcome(tool, outcome, heard);
    }),
  );

  test('nothing, since nobody listens at its address', async () => {
    const endpoint = await startScriptedEndpoint();
    await endpoint[Symbol.asyncDispose]();
    await ofEach(async (tool) => {
      const heard = await tell(tool, endpoint.baseUrl);
      expect(heard.calls, tool).toEqual(thrice('unreachable'));
      expectOutcome(tool, 'unreachable', heard);
    });
  });

  test('nothing, since its name leads nowhere', () =>
    ofEach(async (tool) => {
      const resolve: EndpointOptions['resolve'] = (_host, done) => done(new Error('ENOTFOUND'), []);
      const heard = await tell(tool, 'https://models.example/v1', { resolve });
      expect(heard.calls, tool).toEqual(thrice('unreachable'));
      expectOutcome(tool, 'unreachable', heard);
    }));

  test('nothing that was asked for, since nobody knows its certificate', async () => {
    const { cert, key } = makeTestCertificate();
    let requests = 0;
    const stranger = createTlsServer({ cert, key }, (_request, response) => {
      requests += 1;
      response.end();
    }).listen(0, '127.0.0.1');
    await once(stranger, 'listening');
    await ofEach(async (tool) => {
      const heard = await tell(tool, `https://localhost:${(stranger.address() as AddressInfo).port}/v1`);
      expect(heard.calls, tool).toEqual(['insecure']);
      expectOutcome(tool, 'unreachable', heard);
    });
    stranger.closeAllConnections();
    stranger.close();
    expect(requests).toBe(0);
  });
});

test('an endpoint that fails three times is left alone, and asked again once it has rested', async () => {
  await using endpoint = await startScriptedEndpoint([{ status: 401 }]);
  let now = 0;
  const calls: NotedCall[] = [];
  const desk = openDesk(
    endpoint.baseUrl,
    (call) => calls.push(call),
    {},
    () => now,
  );
  const place = places.Chartwright;
  place.model = desk.of('Chartwright') ?? place.model;
  const next = async (outcome: Outcome): Promise<void> =>
    expectOutcome('Chartwright', outcome, { reply: await readReply(place.server, 'Chartwright'), calls: [] });
  for (let reply = 0; reply < 5; reply += 1) await next('unreachable');
  expect(endpoint.requests).toBe(3);
  expect(desk.circuits()).toEqual([{ model: 'ward-model', failures: 3, restUntil: 30_000 }]);
  now = 30_000;
  endpoint.play(whole(...words.Chartwright.map((say) => ({ say }))));
  await next('whole');
  await next('whole');
  expect(endpoint.requests).toBe(5);
  expect(desk.circuits()).toEqual([{ model: 'ward-model', failures: 0, restUntil: null }]);
});

test('no failure of one endpoint leads to another', () => {
  expect(elsewhere.connections).toBe(0);
});
