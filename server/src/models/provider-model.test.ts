import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { makeTestCertificate } from '../testing/test-certificate.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { checkEndpointAddress } from './endpoint-address.ts';
import type { AnswerForm } from './model.ts';
import { createModels } from './provider-model.ts';
import { hear } from './testing/hear.ts';
import { modelAt } from './testing/model-at.ts';
import { answer, startScriptedEndpoint, type Step } from './testing/scripted-endpoint.ts';

const form: AnswerForm = {
  name: 'drugs',
  schema: { type: 'object', properties: { drugs: { type: 'array', items: { type: 'string' } } } },
};

describe('an answer that is data', () => {
  test('is asked for by its schema, and comes as it is written', async () => {
    await using endpoint = await startScriptedEndpoint(answer('{"drugs":', '["lisinopril"]}'));
    expect(await hear(modelAt(endpoint.baseUrl), { form })).toMatchObject({
      said: '{"drugs":["lisinopril"]}',
      problem: null,
    });
    expect(endpoint.received).toContain('"response_format":{"type":"json_schema"');
    expect(endpoint.received).toContain('"strict":false');
    expect(endpoint.received).toContain('"name":"drugs"');
  });

  test('is held to its schema where that is closed', async () => {
    await using endpoint = await startScriptedEndpoint(answer('{}'));
    const closed = { ...form.schema, required: ['drugs'], additionalProperties: false };
    await hear(modelAt(endpoint.baseUrl), { form: { name: 'drugs', schema: closed } });
    expect(endpoint.received).toContain('"strict":true');
  });

  test('is asked for in words where the endpoint takes no schema', async () => {
    await using endpoint = await startScriptedEndpoint(answer('{}'));
    await hear(modelAt(endpoint.baseUrl, { takesSchema: false }), { form });
    expect(endpoint.received).toContain('"response_format":{"type":"json_object"}');
    expect(endpoint.received).toContain(
      String.raw`follows this JSON Schema, and with nothing else:\n{\"type\":\"object\"`,
    );
  });
});

describe('an endpoint that fails', () => {
  const comment = `: ${'c'.repeat(250_000)}\n\n`;
  const toolCall = { id: 't', type: 'function', function: { name: 'send', arguments: '{"to":"[NAME-1]' } };
  const chunk = { id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm' };
  const call = { ...chunk, choices: [{ index: 0, delta: { tool_calls: [{ index: 0, ...toolCall }] } }] };
  test.each<[name: string, script: Step[], problem: string]>([
    ['a line without an end', [{ raw: 'data: '.padEnd(300_000, 'x') }, { then: 'hang' }], 'endless'],
    ['an event of lines without an end', [{ raw: 'data: x\n'.repeat(40_000) }, { then: 'hang' }], 'endless'],
    ['comments without an end', [...Array.from({ length: 70 }, () => ({ raw: comment })), { then: 'hang' }], 'endless'],
    ['a call of a tool', [{ raw: `data: ${JSON.stringify(call)}\n\n` }, { then: 'hang' }], 'broken'],
  ])('%s', async (_name, script, problem) => {
    await using endpoint = await startScriptedEndpoint([{ say: 'Cough' }, ...script]);
    expect(await hear(modelAt(endpoint.baseUrl, { timeoutSeconds: 60 }))).toMatchObject({ said: 'Cough', problem });
    expect(endpoint.requests).toBe(1);
  });

  test('words that never end are cut off after ten times the wait for the next', async () => {
    const script = Array.from({ length: 400 }, (): Step[] => [{ say: 'a ' }, { wait: 50 }]).flat();
    await using endpoint = await startScriptedEndpoint([...script, { then: 'hang' }]);
    const heard = await hear(modelAt(endpoint.baseUrl, { timeoutSeconds: 1 }));
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
    expect(await hear(modelAt(`http://127.0.0.1:${port}/v1`))).toMatchObject({
      said: '',
      problem: 'refused',
      status: 400,
    });
    expect(sent).toBeLessThan(20_000_000);
    server.closeAllConnections();
    server.close();
  });

  test('no such host', async () => {
    expect(await hear(modelAt('https://models.invalid/v1'))).toMatchObject({ said: '', problem: 'unreachable' });
  });
});

describe('an endpoint over TLS', () => {
  const { ca, cert, key } = makeTestCertificate();
  async function ask(trusted: string | null, host = 'localhost') {
    const server = createTlsServer({ cert, key }, (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      const choice = { index: 0, delta: { content: 'Here.' }, finish_reason: 'stop' };
      response.end(`data: ${JSON.stringify({ id: 'c', created: 1, model: 'm', choices: [choice] })}\n\n`);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const baseUrl = `https://${host}:${port}/v1`;
    const model = createModels(
      { provider: 'openai-compatible', baseUrl, apiKey: null, takesSchema: true },
      {
        timeoutSeconds: 20,
        networks: ['127.0.0.0/8'],
        ca: trusted,
        contextTokens: null,
        resolve: (_host, done) => done(null, [{ address: '127.0.0.1', family: 4 }]),
      },
    )('m');
    const heard = await hear(model);
    server.closeAllConnections();
    server.close();
    return heard;
  }

  test('answers with a certificate of the authority that is trusted', async () => {
    expect(await ask(ca)).toMatchObject({ said: 'Here.', problem: null });
  });

  test('is not told anything with a certificate that nobody knows', async () => {
    expect(await ask(null)).toMatchObject({ said: '', problem: 'insecure', calls: [{ problem: 'insecure' }] });
  });

  test('is not told anything with a certificate of another host', async () => {
    expect(await ask(ca, 'models.example')).toMatchObject({ said: '', problem: 'insecure' });
  });
});

describe('the circuit breaker', () => {
  test('leaves a failing endpoint alone for a while, then lets one call try', async () => {
    await using endpoint = await startScriptedEndpoint([{ status: 401 }]);
    let now = 0;
    const model = withCircuitBreaker(modelAt(endpoint.baseUrl), { now: () => now }, { failures: 2, rest: 1_000 });
    expect(model.circuit()).toEqual({ failures: 0, restUntil: null });
    expect((await hear(model)).problem).toBe('refused');
    expect((await hear(model)).problem).toBe('refused');
    expect((await hear(model)).problem).toBe('resting');
    expect(model.circuit()).toEqual({ failures: 2, restUntil: 1_000 });
    expect(endpoint.requests).toBe(2);
    now = 1_000;
    endpoint.play(answer('Back.'));
    expect(await hear(model)).toMatchObject({ said: 'Back.', problem: null });
    expect(await hear(model)).toMatchObject({ said: 'Back.', problem: null });
    expect(model.circuit()).toEqual({ failures: 0, restUntil: null });
  });
});

describe('the address', () => {
  test.each([
    'https://models.example.org/v1',
    'http://localhost:11434/v1',
    'http://127.0.0.2:8000/v1',
    'http://[::1]:80/v1',
  ])('%s is accepted', (address) => expect(checkEndpointAddress(address)).toBe(new URL(address).href));
  test.each([
    'http://models.example.org/v1',
    'http://10.0.0.5/v1',
    'http://127.0.0.1.example.org/v1',
    'http://localhost.example.org/',
    'ftp://127.0.0.1/',
    'nonsense',
    'https://user:pass@models.example.org/v1',
    'https://models.example.org/v1?key=1',
  ])('%s is refused with one sentence', (address) =>
    expect(() => checkEndpointAddress(address)).toThrow(/^MODEL_BASE_URL .*\.$/),
  );
});
