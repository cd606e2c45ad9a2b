import { createHash, createHmac } from 'node:crypto';
import { jwtVerify } from 'jose';
import { describe, expect, test } from 'vitest';
import type { AnswerForm, Model } from '../model.ts';
import { createModels } from '../provider-model.ts';
import type { ProviderName, ProviderSettings } from '../provider-settings.ts';
import { hear } from '../testing/hear.ts';
import { startScriptedEndpoint, type ScriptedEndpoint, type Step } from '../testing/scripted-endpoint.ts';
import { serviceAccountKey, wireProtocols, type WireProtocol } from '../testing/wire-protocols.ts';

const protocolOf = (name: ProviderName): WireProtocol => {
  const found = wireProtocols.find((protocol) => protocol.name === name);
  if (found === undefined) throw new Error(`There is no ${name}.`);
  return found;
};
const open = (settings: ProviderSettings): Model =>
  createModels(settings, { timeoutSeconds: 20, networks: [], ca: null, contextTokens: null, retryPause: 5 })(
    'some-model',
  );
const good = ({ contentType, opening, say, ending }: WireProtocol): Step[] => [
  { type: contentType },
  ...[...opening, say('Here.'), ...ending('stop')].map((frame) => ({ raw: frame })),
  { then: 'end' },
];
const token = (value: string, status = 200): Step[] => [
  {
    status,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ access_token: value, expires_in: 3600 }),
  },
];

/** What an endpoint received with its first request: the request line, headers in small letters, and the body. */
function requestOf({ received }: ScriptedEndpoint) {
  const [line = '', ...rest] = received.split('\n');
  const body = rest.at(-1) ?? '';
  const pairs = rest.slice(0, -1);
  const headers = new Map<string, string>();
  for (let at = 0; at + 1 < pairs.length; at += 2) headers.set((pairs[at] ?? '').toLowerCase(), pairs[at + 1] ?? '');
  return { line, headers, body };
}

async function askOnce(name: ProviderName, change: (settings: ProviderSettings) => ProviderSettings = (same) => same) {
  const protocol = protocolOf(name);
  await using endpoint = await startScriptedEndpoint(good(protocol));
  await using tokens = await startScriptedEndpoint(token('made-up-token'));
  const heard = await hear(open(change(protocol.settings(endpoint.origin, `${tokens.origin}/token`))));
  expect(heard).toMatchObject({ said: 'Here.', problem: null });
  return { ...requestOf(endpoint), tokens: requestOf(tokens) };
}

describe('on the wire', () => {
  test('an OpenAI-compatible endpoint is asked with a bearer key', async () => {
    const { line, headers, body } = await askOnce('openai-compatible');
    expect(line).toBe('POST /v1/chat/completions');
    expect(headers.get('authorization')).toBe('Bearer secret-key');
    expect(JSON.parse(body)).toMatchObject({
      model: 'some-model',
      stream: true,
      stream_options: { include_usage: true },
    });
  });

  test('Azure is asked by deployment and version of the API', async () => {
    const { line, headers } = await askOnce('azure');
    expect(line).toBe('POST /openai/deployments/some-model/chat/completions?api-version=2024-10-21');
    expect(headers.get('api-key')).toBe('secret-key');
  });

  test('Anthropic is asked with its own headers', async () => {
    const { line, headers } = await askOnce('anthropic');
    expect(line).toBe('POST /v1/messages');
    expect([headers.get('x-api-key'), headers.get('anthropic-version')]).toEqual(['secret-key', '2023-06-01']);
  });

  test('Bedrock is asked with a signature that its secret makes (SigV4)', async () => {
    const { line, headers, body } = await askOnce('bedrock');
    expect(line).toBe('POST /model/some-model/converse-stream');
    const authorization = headers.get('authorization') ?? '';
    const [, credential = '', signed = '', signature = ''] =
      /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(authorization) ?? [];
    const [keyId, day = '', ...scope] = credential.split('/');
    expect([keyId, ...scope]).toEqual(['AKIDEXAMPLE', 'us-east-1', 'bedrock', 'aws4_request']);
    const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
    const canonical = [
      'POST',
      '/model/some-model/converse-stream',
      '',
      ...signed.split(';').map((name) => `${name}:${(headers.get(name) ?? '').trim()}`),
      '',
      signed,
      headers.get('x-amz-content-sha256') ?? hash(body),
    ].join('\n');
    const text = ['AWS4-HMAC-SHA256', headers.get('x-amz-date'), [day, ...scope].join('/'), hash(canonical)].join('\n');
    const key = [day, ...scope].reduce<string | Buffer>(
      (secret, part) => createHmac('sha256', secret).update(part).digest(),
      'AWS4secret-key',
    );
    expect(createHmac('sha256', key).update(text).digest('hex')).toBe(signature);
  });

  test('Bedrock is asked with a key of its own in place of a signature', async () => {
    const { headers } = await askOnce('bedrock', (settings) =>
      settings.provider === 'bedrock' ? { ...settings, credentials: { apiKey: 'bedrock-key' } } : settings,
    );
    expect(headers.get('authorization')).toBe('Bearer bedrock-key');
  });

  test('Vertex is asked with a token that the service account signed for', async () => {
    const { line, headers, tokens } = await askOnce('vertex');
    expect(line).toBe(
      'POST /v1beta1/projects/made-up/locations/europe-west4/publishers/google/models/some-model:streamGenerateContent?alt=sse',
    );
    expect(headers.get('authorization')).toBe('Bearer made-up-token');
    expect(headers.has('x-goog-api-key')).toBe(false);
    const form = new URLSearchParams(tokens.body);
    expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer');
    const { payload, protectedHeader } = await jwtVerify(form.get('assertion') ?? '', serviceAccountKey);
    expect(payload).toMatchObject({
      iss: 'notes@made-up.iam.gserviceaccount.com',
      aud: expect.stringMatching(/\/token$/),
      scope: 'https://www.googleapis.com/auth/cloud-platform',
    });
    expect(protectedHeader).toMatchObject({ alg: 'RS256', kid: 'key-1' });
  });
});

describe('tokens of Vertex', () => {
  const vertex = protocolOf('vertex');

  test('are asked for once for many questions', async () => {
    await using endpoint = await startScriptedEndpoint(good(vertex));
    await using tokens = await startScriptedEndpoint(token('made-up-token'));
    const model = open(vertex.settings(endpoint.origin, tokens.origin));
    for (let at = 0; at < 3; at += 1) expect((await hear(model)).problem).toBe(null);
    expect([endpoint.requests, tokens.requests]).toEqual([3, 1]);
  });

  test.each<[string, Step[], string, number]>([
    ['refused', token('x', 401), 'refused', 1],
    ['late', [{ status: 503 }], 'busy', 3],
    ['cut', [{ then: 'cut' }], 'unreachable', 3],
    ['no token', [{ status: 200, body: '<html>' }], 'broken', 3],
    ['a header of its own', token('x\r\nhost: evil.example'), 'broken', 3],
  ])('that are %s end the question, and nothing is sent', async (_name, script, problem, requests) => {
    await using endpoint = await startScriptedEndpoint(good(vertex));
    await using tokens = await startScriptedEndpoint(script);
    expect(await hear(open(vertex.settings(endpoint.origin, tokens.origin)))).toMatchObject({ said: '', problem });
    expect([endpoint.connections, tokens.requests]).toEqual([0, requests]);
  });
});

const byTool = wireProtocols.flatMap(({ byTool: write, ...protocol }) =>
  write === undefined ? [] : [{ protocol, write }],
);
describe.each(byTool)('a form that $protocol.name gives a model as a tool', ({ protocol, write }) => {
  const form = { name: 'drugs', schema: { type: 'object', properties: { drug: { type: 'string' } } } } as const;
  async function askFor(asked: { readonly form?: AnswerForm }) {
    const frames = write(['{"drug":', '"lisinopril"}']).map((frame) => ({ raw: frame }));
    await using endpoint = await startScriptedEndpoint([{ type: protocol.contentType }, ...frames, { then: 'end' }]);
    const heard = await hear(open(protocol.settings(endpoint.origin, endpoint.origin)), asked);
    return { heard, body: requestOf(endpoint).body };
  }

  test('is answered with the same text as one that is given as such', async () => {
    const { heard, body } = await askFor({ form });
    expect(body).toContain('"name":"json"');
    expect(JSON.parse(heard.said)).toEqual({ drug: 'lisinopril' });
    expect(heard.problem).toBe(null);
  });

  test('is no answer to who asked for none', async () => {
    expect((await askFor({})).heard).toMatchObject({ said: '', problem: 'broken' });
  });
});

test('keys of the environment are not looked for', async () => {
  const names = [
    'AWS_BEARER_TOKEN_BEDROCK',
    'AWS_ACCESS_KEY_ID',
    'AWS_SESSION_TOKEN',
    'OPENAI_API_KEY',
    'ANTHROPIC_AUTH_TOKEN',
  ];
  for (const name of [...names, 'AWS_ENDPOINT_URL', 'ANTHROPIC_BASE_URL', 'GOOGLE_VERTEX_API_KEY'])
    process.env[name] = 'http://127.0.0.1:1/zqxfound';
  try {
    for (const { name } of wireProtocols) {
      const { line, headers } = await askOnce(name);
      expect(line + [...headers].join(' ')).not.toContain('zqxfound');
    }
  } finally {
    for (const name of [...names, 'AWS_ENDPOINT_URL', 'ANTHROPIC_BASE_URL', 'GOOGLE_VERTEX_API_KEY'])
      delete process.env[name];
  }
});
