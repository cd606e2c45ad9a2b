import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServerProcess } from '../turns/server-process.ts';
import type { ServerProcess } from '../turns/server-process.ts';
import { percentile } from '../benchmark.ts';
import type { Benchmark, Figure } from '../benchmark.ts';

/** Interleaved calls of each kind, unless another number is asked for. */
const defaultRounds = 300;
const warmUp = 10;
/** How often two identical runs are resampled from the calls that are identical. */
const redraws = 2000;

interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

interface Client {
  post(call: string, body: object, token?: string): Promise<Answer>;
  readMail(to: string): Promise<{ readonly text: string; readonly code?: string }>;
}

function createClient(origin: string): Client {
  return {
    post: async (call, body, token) => {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const answer = await fetch(`${origin}/${call}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify(body),
      });
      return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
    },
    readMail: async (to) => {
      for (let tries = 0; tries < 200; tries += 1) {
        const answer = await fetch(`${origin}/dev/mailbox.json?to=${encodeURIComponent(to)}`);
        const [mail] = (await answer.json()) as { text: string; code?: string }[];
        if (mail !== undefined) return mail;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      throw new Error('A mail did not come.');
    },
  };
}

const password = 'seven quiet otters';

/** Signs up and verifies; answers the access token. */
async function makePerson({ post, readMail }: Client, email: string): Promise<string> {
  const opened = await post('authentication_app/signup', { email, password });
  const { code } = await readMail(email);
  const verified = await post(
    'authentication_app/verify_otp',
    { email, otp: code },
    String(opened.body['accessToken']),
  );
  if (verified.status !== 200) throw new Error(`A person could not be made: ${verified.status}.`);
  return String(verified.body['accessToken']);
}

type Kind = 'known' | 'first' | 'second';
interface Call {
  readonly name: string;
  /** `known` has an account; the two others are strangers, asked for as often. */
  readonly ask: (email: string) => Promise<Answer>;
  readonly emails: Readonly<Record<Kind, string>>;
}

const people = {
  known: 'known.person@clinic.example',
  first: 'absent.being@clinic.example',
  second: 'nobody.around@clinic.example',
};
const signingUp = {
  known: 'pending.here@clinic.example',
  first: 'waiting.none@clinic.example',
  second: 'nothing.open@clinic.example',
};
const factored = 'double.locks@clinic.example';

async function prepare(client: Client): Promise<readonly Call[]> {
  const { post } = client;
  await makePerson(client, people.known);
  await makePerson(client, factored);
  await post('authentication_app/signup', { email: signingUp.known, password });
  const owner = await makePerson(client, 'owner@clinic.example');
  await post('company_user_management/create_company', { name: 'Clinic' }, owner);
  const app = (call: string, body: object): Promise<Answer> => post(`authentication_app/${call}`, body);
  const wrong = 'not the password';
  return [
    { name: 'sign-in', ask: (email) => app('signin', { email, password: wrong }), emails: people },
    {
      name: 'sign-in to an account with a second factor',
      ask: (email) => app('signin', { email, password: wrong }),
      emails: { ...people, known: factored },
    },
    { name: 'sign-up', ask: (email) => app('signup', { email, password }), emails: people },
    { name: 'a forgotten password', ask: (email) => app('forgot_password', { email }), emails: people },
    { name: 'another code', ask: (email) => app('resend_otp', { email }), emails: signingUp },
    {
      name: 'an invitation',
      ask: (email) => post('company_user_management/add_user', { email }, owner),
      emails: people,
    },
  ];
}

type Times = Readonly<Record<Kind, number[]>>;

/** Each round asks for the three in an order of its own, so that none always comes behind the same other. */
async function time({ ask, emails }: Call, rounds: number): Promise<Times> {
  const times: Times = { known: [], first: [], second: [] };
  const statuses = new Set<number>();
  for (let round = 0; round < warmUp + rounds; round += 1) {
    const order = (['known', 'first', 'second'] as const).toSorted(() => Math.random() - 0.5);
    for (const kind of order) {
      const before = performance.now();
      const { status } = await ask(emails[kind]);
      const took = performance.now() - before;
      statuses.add(status);
      if (round >= warmUp) times[kind].push(took);
      // What an answer has left to be done, such as a mail, is done before the next is asked for.
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  if (statuses.size !== 1) throw new Error(`The answers differ: ${[...statuses].join(', ')}.`);
  return times;
}

const median = (samples: readonly number[]): number => percentile(samples, 0.5);
const apart = (a: readonly number[], b: readonly number[]): number => Math.abs(median(a) - median(b));

/**
 * How far the medians of two identical runs are apart in 99 of 100 cases: drawn from the strangers' calls, whoever's. Of
 * six calls that tell nothing, one in sixteen runs then shows one above it.
 */
function noiseOf({ first, second }: Times): number {
  const pool = [...first, ...second];
  const draw = (): number[] => first.map(() => pool[Math.floor(Math.random() * pool.length)] ?? 0);
  return percentile(
    Array.from({ length: redraws }, () => apart(draw(), draw())),
    0.99,
  );
}

async function measure(call: Call, rounds: number): Promise<readonly Figure[]> {
  const times = await time(call, rounds);
  return [
    {
      what: `${call.name}: medians of known and unknown apart (the limit: two identical runs, 99 of 100)`,
      value: apart(times.known, times.first),
      unit: 'ms',
      limit: noiseOf(times),
    },
    { what: `${call.name}: medians of unknown and unknown apart`, value: apart(times.first, times.second), unit: 'ms' },
    { what: `${call.name}: median`, value: median(times.first), unit: 'ms' },
  ];
}

/** `[ROUNDS] [CALL...]`: all calls unless some are named. Fewer rounds see larger differences alone: the limit says which. */
export const benchmark: Benchmark = {
  title: 'Does the response time reveal which addresses have an account? Interleaved calls of each kind',
  shortArgs: ['75'],
  async run(args) {
    const rounds = Number(args.find((word) => /^\d+$/.test(word)) ?? defaultRounds);
    const names = args.filter((word) => !/^\d+$/.test(word));
    const dataDir = await mkdtemp(path.join(tmpdir(), 'notewright-enumeration-'));
    const server: ServerProcess = await startServerProcess(dataDir);
    try {
      const calls = await prepare(createClient(server.origin));
      const wanted = calls.filter(({ name }) => names.length === 0 || names.includes(name));
      const figures: Figure[] = [];
      for (const call of wanted) figures.push(...(await measure(call, rounds)));
      return figures;
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
