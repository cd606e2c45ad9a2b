import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { ModelProblem, type Model, type ModelProblemKind } from './model.ts';
import { createOpenAiCompatibleModel } from './openai-compatible.ts';
import { answer, startScriptedEndpoint, type ScriptedEndpoint, type Step } from './testing/scripted-endpoint.ts';

function modelOf(endpoint: Pick<ScriptedEndpoint, 'baseUrl'>, timeoutSeconds = 5): Model {
  return createOpenAiCompatibleModel({
    baseUrl: endpoint.baseUrl,
    apiKey: 'secret-key',
    model: 'scripted',
    timeoutSeconds,
  });
}

async function listen(
  model: Model,
  signal = new AbortController().signal,
): Promise<{ said: string; problem: string | null }> {
  let said = '';
  try {
    for await (const text of model.stream({ system: 'Write a note.', prompt: 'cough for 3 days', signal }))
      said += text;
    return { said, problem: null };
  } catch (error) {
    if (!(error instanceof ModelProblem)) throw error;
    return { said, problem: error.kind };
  }
}

describe('an endpoint that works', () => {
  test('is asked in its protocol, with key, instructions and prompt, and is heard to the end', async () => {
    await using endpoint = await startScriptedEndpoint(answer('Cough ', 'for ', 'three days.'));
    expect(await listen(modelOf(endpoint))).toEqual({ said: 'Cough for three days.', problem: null });
    expect(endpoint.received).toContain('POST /v1/chat/completions');
    expect(endpoint.received).toContain('Bearer secret-key');
    expect(endpoint.received).toContain('"content":"Write a note."');
    expect(endpoint.received).toContain('cough for 3 days');
    expect(endpoint.received).toContain('"stream":true');
  });

  test('is told the form of an answer that is data, and gives its text as it comes', async () => {
    await using endpoint = await startScriptedEndpoint(answer('{"drugs":', '["lisinopril"]}'));
    const schema = { type: 'object', properties: { drugs: { type: 'array', items: { type: 'string' } } } } as const;
    const pieces: string[] = [];
    const request = {
      system: 'Read.',
      prompt: 'on lisinopril',
      form: { name: 'drugs', schema },
      signal: new AbortController().signal,
    };
    for await (const text of modelOf(endpoint).stream(request)) pieces.push(text);
    expect(pieces).toEqual(['{"drugs":', '["lisinopril"]}']);
    expect(endpoint.received).toContain('"response_format":{"type":"json_schema"');
    expect(endpoint.received).toContain('"name":"drugs"');
  });

  test('may cut its bytes anywhere, even inside a character', async () => {
    const frame = Buffer.from('data: {"choices":[{"delta":{"content":"37,5 °C für 2 Tage"}}]}\n\n');
    const pieces = [...frame].map((byte) => ({ raw: Uint8Array.of(byte) }));
    await using endpoint = await startScriptedEndpoint([...pieces, { finish: 'stop' }, { then: 'end' }]);
    expect(await listen(modelOf(endpoint))).toEqual({ said: '37,5 °C für 2 Tage', problem: null });
  });

  test('a failure that passes before any word is tried again', async () => {
    await using endpoint = await startScriptedEndpoint([{ status: 503 }], [{ then: 'cut' }], answer('Here.'));
    expect(await listen(modelOf(endpoint))).toEqual({ said: 'Here.', problem: null });
    expect(endpoint.requests).toBe(3);
  });
});

describe('an endpoint that fails', () => {
  const notJson = 'data: {"choices":[{"del';
  const errorEvent = 'data: {"error":{"message":"boom"}}\n\n';
  const faults: [name: string, script: Step[], problem: ModelProblemKind, said: string, requests: number][] = [
    ['401', [{ status: 401, body: '{"error":{"message":"bad key"}}' }], 'refused', '', 1],
    ['429 with a long wait', [{ status: 429, headers: { 'retry-after': '60' } }], 'busy', '', 1],
    ['500 each time', [{ status: 500, body: 'oops' }], 'busy', '', 3],
    ['a cut line before any word', [{ then: 'cut' }], 'unreachable', '', 3],
    ['a redirect', [{ status: 302, headers: { location: 'http://169.254.169.254/' } }], 'refused', '', 1],
    ['half a frame', [{ say: 'Cough' }, { raw: notJson }, { then: 'end' }], 'broken', 'Cough', 1],
    ['a frame that is not JSON', [{ say: 'Cough' }, { raw: `${notJson}\n\n` }, { then: 'end' }], 'broken', 'Cough', 1],
    ['an error event', [{ say: 'Cough' }, { raw: errorEvent }, { then: 'end' }], 'broken', 'Cough', 1],
    ['an end without an end', [{ say: 'Cough' }, { then: 'end' }], 'broken', 'Cough', 1],
    ['a content filter', [{ say: 'Cough' }, { finish: 'content_filter' }, { then: 'end' }], 'filtered', 'Cough', 1],
    ['a length limit', [{ say: 'Cough' }, { finish: 'length' }, { then: 'end' }], 'cut-off', 'Cough', 1],
  ];
  const comment = `: ${'c'.repeat(250_000)}\n\n`;
  const toolCall = { id: 't', type: 'function', function: { name: 'send', arguments: '{"to":"[NAME-1]' } };
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
  const call = { ...chunk, choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...toolCall }] } }] };
  faults.push(
    [
      'a line without an end',
      [{ say: 'Cough' }, { raw: 'data: '.padEnd(300_000, 'x') }, { then: 'hang' }],
      'endless',
      'Cough',
      1,
    ],
    [
      'an event of lines without an end',
      [{ say: 'Cough' }, { raw: 'data: x\n'.repeat(40_000) }, { then: 'hang' }],
      'endless',
      'Cough',
      1,
    ],
    [
      'comments without an end',
      [{ say: 'Cough' }, ...Array.from({ length: 70 }, () => ({ raw: comment })), { then: 'hang' }],
      'endless',
      'Cough',
      1,
    ],
    [
      'a call of a tool',
      [{ say: 'Cough' }, { raw: `data: ${JSON.stringify(call)}\n\n` }, { then: 'hang' }],
      'broken',
      'Cough',
      1,
    ],
  );
  test.each(faults)('%s', async (_name, script, problem, said, requests) => {
    await using endpoint = await startScriptedEndpoint(script);
    expect(await listen(modelOf(endpoint, 60))).toEqual({ said, problem });
    expect(endpoint.requests).toBe(requests);
  });

  test('a line cut in the middle', async () => {
    await using endpoint = await startScriptedEndpoint([{ say: 'Cough' }, { wait: 50 }, { then: 'cut' }]);
    const heard = await listen(modelOf(endpoint));
    expect(heard.said).toBe('Cough');
    expect(['broken', 'unreachable']).toContain(heard.problem);
  });

  test.each([
    ['before the first byte', [{ then: 'hang' }], ''],
    ['in the middle', [{ say: 'Cough' }, { then: 'hang' }], 'Cough'],
  ] as [string, Step[], string][])('silence %s ends after the time-out', async (_name, script, said) => {
    await using endpoint = await startScriptedEndpoint(script);
    expect(await listen(modelOf(endpoint, 0.2))).toEqual({ said, problem: 'silent' });
    expect(endpoint.requests).toBe(1);
  });

  test('words that never end are cut off after ten times the wait for the next', async () => {
    const script = Array.from({ length: 400 }, (): Step[] => [{ say: 'a ' }, { wait: 50 }]).flat();
    await using endpoint = await startScriptedEndpoint([...script, { then: 'hang' }]);
    const heard = await listen(modelOf(endpoint, 1));
    expect(heard.problem).toBe('endless');
    expect(heard.said).toMatch(/^(?:a )+$/);
  });

  test('what is said of a failure is not waited for, and not read', async () => {
    let sent = 0;
    const server = createServer((_request, response) => {
      response.writeHead(400, { 'content-type': 'application/json' });
      const pour = (): void => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
      };
      response.on('drain', pour);
      pour();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    expect(await listen(modelOf({ baseUrl: `http://127.0.0.1:${port}/v1` }))).toEqual({ said: '', problem: 'refused' });
    expect(sent).toBeLessThan(20_000_000);
    server.closeAllConnections();
    server.close();
  });

  test('nobody listens at the address', async () => {
    const endpoint = await startScriptedEndpoint(answer('x'));
    await endpoint[Symbol.asyncDispose]();
    expect(await listen(modelOf(endpoint))).toEqual({ said: '', problem: 'unreachable' });
  });

  test('no such host', async () => {
    const model = createOpenAiCompatibleModel({
      baseUrl: 'https://models.invalid/v1',
      apiKey: null,
      model: 'm',
      timeoutSeconds: 5,
    });
    expect(await listen(model)).toEqual({ said: '', problem: 'unreachable' });
  });

  test('a person who stops is not kept waiting', async () => {
    await using endpoint = await startScriptedEndpoint([{ say: 'Cough' }, { then: 'hang' }]);
    const stop = new AbortController();
    setTimeout(() => stop.abort(), 100);
    expect((await listen(modelOf(endpoint), stop.signal)).problem).toBe('aborted');
  });
});

describe('the circuit breaker', () => {
  test('leaves a failing endpoint alone for a while, then lets one call try', async () => {
    await using endpoint = await startScriptedEndpoint([{ status: 401 }]);
    let now = 0;
    const model = withCircuitBreaker(modelOf(endpoint), { now: () => now }, { failures: 2, rest: 1_000 });
    expect((await listen(model)).problem).toBe('refused');
    expect((await listen(model)).problem).toBe('refused');
    expect((await listen(model)).problem).toBe('resting');
    expect(endpoint.requests).toBe(2);
    now = 1_000;
    endpoint.play(answer('Back.'));
    expect(await listen(model)).toEqual({ said: 'Back.', problem: null });
    expect(await listen(model)).toEqual({ said: 'Back.', problem: null });
  });
});

describe('the address', () => {
  const create = (baseUrl: string) => () =>
    createOpenAiCompatibleModel({ baseUrl, apiKey: null, model: 'm', timeoutSeconds: 1 });
  test.each([
    'https://models.example.org/v1',
    'http://localhost:11434/v1',
    'http://127.0.0.2:8000/v1',
    'http://[::1]:80/v1',
  ])('%s is accepted', (address) => expect(create(address)).not.toThrow());
  test.each([
    'http://models.example.org/v1',
    'http://10.0.0.5/v1',
    'http://127.0.0.1.example.org/v1',
    'http://localhost.example.org/',
    'ftp://127.0.0.1/',
    'nonsense',
    'https://user:pass@models.example.org/v1',
    'https://models.example.org/v1?key=1',
  ])('%s is refused with one sentence', (address) => expect(create(address)).toThrow(/^MODEL_BASE_URL .*\.$/));
});
