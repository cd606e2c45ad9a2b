import { generateKeyPairSync } from 'node:crypto';
import type { ProviderName, ProviderSettings, ServiceAccount } from '../provider-settings.ts';
import { eventFrame } from './event-frames.ts';

export type Ending = 'stop' | 'length' | 'filter';

/** How a provider speaks on the wire, as far as a test has to. */
export interface WireProtocol {
  readonly name: ProviderName;
  readonly settings: (origin: string, tokenUrl: string) => ProviderSettings;
  readonly contentType: string;
  /** What comes before the first word. */
  readonly opening: readonly Buffer[];
  readonly say: (text: string) => Buffer;
  /** Why it ended, and what follows that; the counts of tokens are 12 and 5. */
  readonly ending: (why: Ending) => readonly Buffer[];
  /** An answer that is data, from a model that was given its form as a tool; absent where forms are given as such. */
  readonly byTool?: (json: readonly string[]) => readonly Buffer[];
  /** A failure that is told in the middle of an answer. */
  readonly failure: Buffer;
  /** A frame whose content is no JSON. */
  readonly nonsense: Buffer;
}

const line = (data: unknown): Buffer => Buffer.from(`data: ${JSON.stringify(data)}\n\n`);
const brokenJson = '{"broken":';

const chunk = (choice: object | null, more: object = {}): Buffer =>
  line({
    id: 'c1',
    object: 'chat.completion.chunk',
    created: 1,
    model: 'm',
    choices: choice === null ? [] : [choice],
    ...more,
  });
const openAiEndings = { stop: 'stop', length: 'length', filter: 'content_filter' } as const;
const openAiWire = {
  contentType: 'text/event-stream',
  opening: [chunk({ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null })],
  say: (text: string) => chunk({ index: 0, delta: { content: text }, finish_reason: null }),
  ending: (why: Ending) => [
    chunk({ index: 0, delta: {}, finish_reason: openAiEndings[why] }),
    chunk(null, { usage: { prompt_tokens: 12, completion_tokens: 5, total_tokens: 17 } }),
    Buffer.from('data: [DONE]\n\n'),
  ],
  failure: line({ error: { message: 'boom', type: 'server_error', code: null, param: null } }),
  nonsense: Buffer.from(`data: ${brokenJson}\n\n`),
};

const named = (event: Readonly<Record<string, unknown>> & { readonly type: string }): Buffer =>
  Buffer.from(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
const anthropicEndings = { stop: 'end_turn', length: 'max_tokens', filter: 'refusal' } as const;
const anthropicMessage = {
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'm',
  content: [],
  stop_reason: null,
  stop_sequence: null,
  usage: { input_tokens: 12, output_tokens: 1 },
};

const awsEvent = (type: string, payload: object | string): Buffer =>
  eventFrame(
    { ':message-type': 'event', ':event-type': type, ':content-type': 'application/json' },
    typeof payload === 'string' ? payload : JSON.stringify(payload),
  );
const bedrockEndings = { stop: 'end_turn', length: 'max_tokens', filter: 'content_filtered' } as const;

const vertexEndings = { stop: 'STOP', length: 'MAX_TOKENS', filter: 'SAFETY' } as const;
const candidate = (text: string, more: object = {}): object => ({
  candidates: [{ content: { role: 'model', parts: text === '' ? [] : [{ text }] }, index: 0, ...more }],
});

/** Another one in each run; it opens nothing anywhere. */
const madeUpKey = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const serviceAccountKey = madeUpKey.publicKey;

const account = (tokenUrl: string): ServiceAccount => ({
  clientEmail: 'notes@made-up.iam.gserviceaccount.com',
  privateKey: madeUpKey.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  privateKeyId: 'key-1',
  tokenUrl,
});

export const wireProtocols: readonly WireProtocol[] = [
  {
    name: 'openai-compatible',
    settings: (origin) => ({
      provider: 'openai-compatible',
      baseUrl: `${origin}/v1`,
      apiKey: 'secret-key',
      takesSchema: true,
    }),
    ...openAiWire,
  },
  {
    name: 'azure',
    settings: (origin) => ({
      provider: 'azure',
      baseUrl: `${origin}/openai`,
      apiKey: 'secret-key',
      apiVersion: '2024-10-21',
    }),
    ...openAiWire,
  },
  {
    name: 'anthropic',
    settings: (origin) => ({ provider: 'anthropic', baseUrl: `${origin}/v1`, apiKey: 'secret-key' }),
    contentType: 'text/event-stream',
    opening: [
      named({ type: 'message_start', message: anthropicMessage }),
      named({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
    ],
    say: (text) => named({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
    ending: (why) => [
      named({ type: 'content_block_stop', index: 0 }),
      named({
        type: 'message_delta',
        delta: { stop_reason: anthropicEndings[why], stop_sequence: null },
        usage: { output_tokens: 5 },
      }),
      named({ type: 'message_stop' }),
    ],
    byTool: (json) => [
      named({ type: 'message_start', message: anthropicMessage }),
      named({
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'tool_use', id: 'toolu_1', name: 'json', input: {} },
      }),
      ...json.map((part) =>
        named({
          type: 'content_block_delta',
          index: 0,
          delta: { type: 'input_json_delta', partial_json: part },
        }),
      ),
      named({ type: 'content_block_stop', index: 0 }),
      named({
        type: 'message_delta',
        delta: { stop_reason: 'tool_use', stop_sequence: null },
        usage: { output_tokens: 5 },
      }),
      named({ type: 'message_stop' }),
    ],
    failure: named({ type: 'error', error: { type: 'overloaded_error', message: 'boom' } }),
    nonsense: Buffer.from(`event: content_block_delta\ndata: ${brokenJson}\n\n`),
  },
  {
    name: 'bedrock',
    settings: (origin) => ({
      provider: 'bedrock',
      baseUrl: origin,
      region: 'us-east-1',
      credentials: { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'secret-key' },
    }),
    contentType: 'application/vnd.amazon.eventstream',
    opening: [awsEvent('messageStart', { role: 'assistant' })],
    say: (text) => awsEvent('contentBlockDelta', { contentBlockIndex: 0, delta: { text } }),
    ending: (why) => [
      awsEvent('contentBlockStop', { contentBlockIndex: 0 }),
      awsEvent('messageStop', { stopReason: bedrockEndings[why] }),
      awsEvent('metadata', {
        usage: { inputTokens: 12, outputTokens: 5, totalTokens: 17 },
        metrics: { latencyMs: 1 },
      }),
    ],
    byTool: (json) => [
      awsEvent('messageStart', { role: 'assistant' }),
      awsEvent('contentBlockStart', {
        contentBlockIndex: 0,
        start: { toolUse: { toolUseId: 'tool_1', name: 'json' } },
      }),
      ...json.map((part) =>
        awsEvent('contentBlockDelta', { contentBlockIndex: 0, delta: { toolUse: { input: part } } }),
      ),
      awsEvent('contentBlockStop', { contentBlockIndex: 0 }),
      awsEvent('messageStop', { stopReason: 'tool_use' }),
    ],
    failure: eventFrame(
      {
        ':message-type': 'exception',
        ':exception-type': 'modelStreamErrorException',
        ':content-type': 'application/json',
      },
      JSON.stringify({ message: 'boom' }),
    ),
    nonsense: awsEvent('contentBlockDelta', brokenJson),
  },
  {
    name: 'vertex',
    settings: (origin, tokenUrl) => ({
      provider: 'vertex',
      baseUrl: origin,
      project: 'made-up',
      location: 'europe-west4',
      account: account(tokenUrl),
    }),
    contentType: 'text/event-stream',
    opening: [],
    say: (text) => line(candidate(text)),
    ending: (why) => [
      line({
        ...candidate('', { finishReason: vertexEndings[why] }),
        usageMetadata: { promptTokenCount: 12, candidatesTokenCount: 5, totalTokenCount: 17 },
      }),
    ],
    failure: line({ error: { code: 503, message: 'boom', status: 'UNAVAILABLE' } }),
    nonsense: Buffer.from(`data: ${brokenJson}\n\n`),
  },
];
