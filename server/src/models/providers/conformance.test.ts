import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AnswerForm, Model, ModelProblemKind } from '../model.ts';
import { createModels } from '../provider-model.ts';
import { hear } from '../testing/hear.ts';
import { startScriptedEndpoint, type ScriptedEndpoint, type Step } from '../testing/scripted-endpoint.ts';
import { wireProtocols, type Ending, type WireProtocol } from '../testing/wire-protocols.ts';

const token = JSON.stringify({ access_token: 'made-up-token', expires_in: 3600, token_type: 'Bearer' });
const tokenAnswer: Step[] = [{ status: 200, headers: { 'content-type': 'application/json' }, body: token }];
const reply = 'Cough ZQXANSWER for 3 days.';

let tokens: ScriptedEndpoint;
const printed: string[] = [];
beforeAll(async () => {
  tokens = await startScriptedEndpoint(tokenAnswer);
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, name).mockImplementation((...words: unknown[]) => void printed.push(words.map(String).join(' ')));
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation((words) => printed.push(String(words)) > 0);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await tokens[Symbol.asyncDispose]();
  expect(printed.filter((words) => /ZQX|secret-key|made-up-token|PRIVATE/.test(words))).toEqual([]);
});

function modelAt(protocol: WireProtocol, endpoint: Pick<ScriptedEndpoint, 'origin'>, timeoutSeconds = 60): Model {
  const options = { timeoutSeconds, networks: [], ca: null, contextTokens: null, retryPause: 5 };
  return createModels(protocol.settings(endpoint.origin, `${tokens.origin}/token`), options)('some-model');
}

const raw = (pieces: readonly Uint8Array[]): Step[] => pieces.map((piece) => ({ raw: piece }));
const opened = ({ contentType, opening }: WireProtocol): Step[] => [{ type: contentType }, ...raw(opening)];
const spoken = (protocol: WireProtocol): Step[] => [...opened(protocol), { raw: protocol.say('Cough') }];
const whole = (protocol: WireProtocol, why: Ending = 'stop', pieces: readonly string[] = [reply]): Step[] => [
  ...opened(protocol),
  ...raw(pieces.map(protocol.say)),
  ...raw(protocol.ending(why)),
  { then: 'end' },
];
const half = (frame: Buffer): Buffer => frame.subarray(0, frame.length - 6);
const soon = (): string => new Date(Date.now() - 1_000).toUTCString();
const later = (): string => new Date(Date.now() + 3_600_000).toUTCString();
const retry = (after: string): Step[] => [{ status: 429, headers: { 'retry-after': after }, body: `{"e":"${reply}"}` }];

interface Fault {
  readonly script: (protocol: WireProtocol) => Step[];
  readonly problem: ModelProblemKind;
  readonly said?: string;
  readonly requests: number;
}

const faults: Readonly<Record<string, Fault>> = {
  '400 that quotes the question': {
    script: () => [{ status: 400, body: '{"error":{"message":"ZQXPATIENT"}}' }],
    problem: 'refused',
    requests: 1,
  },
  '401': { script: () => [{ status: 401, body: '{"error":{"message":"bad key"}}' }], problem: 'refused', requests: 1 },
  '404': { script: () => [{ status: 404 }], problem: 'refused', requests: 1 },
  'a redirect': {
    script: () => [{ status: 302, headers: { location: 'http://169.254.169.254/' } }],
    problem: 'refused',
    requests: 1,
  },
  '429 for long, in seconds': { script: () => retry('3600'), problem: 'busy', requests: 1 },
  '429 for long, as a date': { script: () => retry(later()), problem: 'busy', requests: 1 },
  '429 until a date that has passed': { script: () => retry(soon()), problem: 'busy', requests: 3 },
  '500 each time': { script: () => [{ status: 500, body: 'oops' }], problem: 'busy', requests: 3 },
  '503 each time': { script: () => [{ status: 503 }], problem: 'busy', requests: 3 },
  'a cut line before any word': { script: () => [{ then: 'cut' }], problem: 'unreachable', requests: 3 },
  'half a frame': {
    script: (to) => [...spoken(to), { raw: half(to.say(' and fever')) }, { then: 'end' }],
    problem: 'broken',
    said: 'Cough',
    requests: 1,
  },
  'a frame that is not JSON': {
    script: (to) => [...spoken(to), { raw: to.nonsense }, { then: 'end' }],
    problem: 'broken',
    said: 'Cough',
    requests: 1,
  },
  'an error after text': {
    script: (to) => [...spoken(to), { raw: to.failure }, { then: 'end' }],
    problem: 'broken',
    said: 'Cough',
    requests: 1,
  },
  'an end without an end': {
    script: (to) => [...spoken(to), { then: 'end' }],
    problem: 'broken',
    said: 'Cough',
    requests: 1,
  },
  'a content filter': {
    script: (to) => whole(to, 'filter', ['Cough']),
    problem: 'filtered',
    said: 'Cough',
    requests: 1,
  },
  'a length limit': { script: (to) => whole(to, 'length', ['Cough']), problem: 'cut-off', said: 'Cough', requests: 1 },
  'a packed answer': {
    script: () => [{ status: 200, headers: { 'content-encoding': 'gzip' }, body: 'x' }],
    problem: 'broken',
    requests: 3,
  },
};

describe.each(wireProtocols)('$name', (protocol) => {
  test('a good answer is heard to its end, with the tokens that the provider counted', async () => {
    await using endpoint = await startScriptedEndpoint(
      whole(protocol, 'stop', ['Cough ZQXANSWER ', 'for ', '3 days.']),
    );
    const heard = await hear(modelAt(protocol, endpoint));
    expect(heard).toMatchObject({ said: reply, problem: null, calls: [{ problem: null, tokensIn: 12, tokensOut: 5 }] });
    expect(endpoint.requests).toBe(1);
    expect(endpoint.received).toContain('ZQXPATIENT');
    expect(endpoint.received).toContain('ZQXINSTRUCTIONS');
  });

  test('the form of an answer that is data reaches the provider', async () => {
    await using endpoint = await startScriptedEndpoint(whole(protocol));
    const form: AnswerForm = {
      name: 'drugs',
      schema: { type: 'object', properties: { zqxdrug: { type: 'string' } }, required: ['zqxdrug'] },
    };
    await hear(modelAt(protocol, endpoint), { form });
    expect(endpoint.received).toContain('zqxdrug');
  });

  test('bytes may be cut anywhere, even inside a character', async () => {
    const frames = Buffer.concat([
      ...protocol.opening,
      protocol.say('37,5 °C – für 2 Tage'),
      ...protocol.ending('stop'),
    ]);
    const bytes = [...frames].map((byte) => ({ raw: Uint8Array.of(byte) }));
    await using endpoint = await startScriptedEndpoint([{ type: protocol.contentType }, ...bytes, { then: 'end' }]);
    expect(await hear(modelAt(protocol, endpoint))).toMatchObject({ said: '37,5 °C – für 2 Tage', problem: null });
  });

  test('an end that comes twice ends nothing else', async () => {
    const endings = [...protocol.ending('stop'), ...protocol.ending('stop')];
    const script: Step[] = [...spoken(protocol), ...raw(endings), { then: 'end' }];
    await using endpoint = await startScriptedEndpoint(script);
    const heard = await hear(modelAt(protocol, endpoint));
    expect([heard.said, heard.problem]).toEqual(['Cough', null]);
  });

  test('what failed before any word is tried again, what failed after one is not', async () => {
    await using endpoint = await startScriptedEndpoint([{ status: 503 }], [{ then: 'cut' }], whole(protocol));
    const heard = await hear(modelAt(protocol, endpoint));
    expect(heard).toMatchObject({ said: reply, problem: null });
    expect(heard.calls.map(({ problem }) => problem)).toEqual(['busy', 'unreachable', null]);
    expect(endpoint.requests).toBe(3);
  });

  test.each(Object.entries(faults))('%s', async (_name, { script, problem, said = '', requests }) => {
    await using endpoint = await startScriptedEndpoint(script(protocol));
    const heard = await hear(modelAt(protocol, endpoint));
    expect([heard.said, heard.problem]).toEqual([said, problem]);
    expect(heard.thrown).not.toMatch(/ZQX|secret-key/);
    expect(heard.calls.map((call) => call.problem)).toEqual(Array.from({ length: requests }, () => problem));
    expect(endpoint.requests).toBe(requests);
  });

  test('a line cut in the middle keeps what was said', async () => {
    const heardIt = Promise.withResolvers<undefined>();
    await using endpoint = await startScriptedEndpoint([
      ...spoken(protocol),
      { until: heardIt.promise.then(() => undefined) },
      { then: 'cut' },
    ]);
    const listened = listen(modelAt(protocol, endpoint), () => heardIt.resolve(undefined));
    expect(await hear(listened)).toMatchObject({ said: 'Cough', problem: 'broken', calls: [{ problem: 'broken' }] });
    expect(endpoint.requests).toBe(1);
  });

  test('silence before the first byte ends after the time-out', async () => {
    await using endpoint = await startScriptedEndpoint([{ type: protocol.contentType }, { then: 'hang' }]);
    expect(await hear(modelAt(protocol, endpoint, 0.3))).toMatchObject({ said: '', problem: 'silent' });
    expect(endpoint.requests).toBe(1);
  });

  test('silence in the middle ends after the time-out, with what was said', async () => {
    await using endpoint = await startScriptedEndpoint([...spoken(protocol), { then: 'hang' }]);
    const model = modelAt(protocol, endpoint, 60);
    const asked = listen(model, () => vi.advanceTimersByTime(60_000));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      expect(await hear(asked)).toMatchObject({ said: 'Cough', problem: 'silent' });
    } finally {
      vi.useRealTimers();
    }
    expect(endpoint.requests).toBe(1);
  });

  test('a byte now and then is silence', async () => {
    const drips = [...protocol.say('x'.repeat(500))].flatMap((byte): Step[] => [
      { raw: Uint8Array.of(byte) },
      { wait: 40 },
    ]);
    await using endpoint = await startScriptedEndpoint([...spoken(protocol), ...drips, { then: 'hang' }]);
    const heard = await hear(modelAt(protocol, endpoint, 1));
    expect(heard.problem).toBe('silent');
    // A slow machine can take as long for the first word.
    expect(['Cough', '']).toContain(heard.said);
  });

  test('a frame that comes twice is said twice: no provider numbers its frames', async () => {
    const frame = { raw: protocol.say('Cough') };
    const opening = [...opened(protocol), ...raw(protocol.opening)];
    const ending = raw(protocol.ending('stop'));
    await using endpoint = await startScriptedEndpoint([...opening, frame, frame, ...ending, { then: 'end' }]);
    expect(await hear(modelAt(protocol, endpoint))).toMatchObject({ said: 'CoughCough', problem: null });
  });

  test('50 MB of answer are not read', async () => {
    const frame = protocol.say('x'.repeat(100_000));
    const frames = Array.from({ length: 500 }, (): Step => ({ raw: frame }));
    await using endpoint = await startScriptedEndpoint([...spoken(protocol), ...frames, { then: 'hang' }]);
    const heard = await hear(modelAt(protocol, endpoint));
    expect(heard.problem).toBe('endless');
    expect(heard.said.length).toBeLessThan(16_000_000);
    expect(endpoint.requests).toBe(1);
  });

  test('an event without an end is not read', async () => {
    const head = protocol.say('x'.repeat(300_000));
    // What a busy machine reads in one go with such an event is not read either: it comes once the words are heard.
    const { promise: until, resolve: onText } = Promise.withResolvers<void>();
    const steps: Step[] = [...spoken(protocol), { until }, { raw: head }, { then: 'hang' }];
    await using endpoint = await startScriptedEndpoint(steps);
    expect(await hear(modelAt(protocol, endpoint), { onText })).toMatchObject({ said: 'Cough', problem: 'endless' });
  });

  test('a person who stops is not kept waiting', async () => {
    await using endpoint = await startScriptedEndpoint([...spoken(protocol), { then: 'hang' }]);
    const stop = new AbortController();
    const listened = listen(modelAt(protocol, endpoint), () => stop.abort());
    expect(await hear(listened, { signal: stop.signal })).toMatchObject({ said: 'Cough', problem: 'aborted' });
  });

  test('nobody listens at the address', async () => {
    const endpoint = await startScriptedEndpoint();
    await endpoint[Symbol.asyncDispose]();
    expect(await hear(modelAt(protocol, endpoint))).toMatchObject({ said: '', problem: 'unreachable' });
  });
});

/** The same model, which tells of each piece that it says. */
function listen(model: Model, heard: () => void): Model {
  return {
    ...model,
    async *stream(request) {
      for await (const piece of model.stream(request)) {
        yield piece;
        heard();
      }
    },
  };
}
