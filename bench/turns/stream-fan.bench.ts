import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import path from 'node:path';
import { serverFlags } from './server-process.ts';
import { percentile, type Benchmark, type Figure } from '../benchmark.ts';

const defaults = { replies: 1_000, rate: 30, seconds: 20 };

interface Heard {
  readonly delays: number[];
  /** Words received, and whether their events are numbered without a gap. */
  words: number;
  isWhole: boolean;
  isEnded: boolean;
  /** The status of an answer that was no stream. */
  refusal: string | null;
}

/** Sends one message and listens to its reply; delays from the moment a word was said to the moment it was heard. */
function listen(origin: string, token: string, agent: Agent): Promise<Heard> {
  const heard: Heard = { delays: [], words: 0, isWhole: true, isEnded: false, refusal: null };
  const boundary = 'stream-fan-boundary';
  const field = (name: string, value: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = `${field('message_content', 'made-up words')}--${boundary}--\r\n`;
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/chat/create_chat/`, {
      method: 'POST',
      agent,
      headers: {
        authorization: `Bearer ${token}`,
        accept: 'text/event-stream',
        'content-type': `multipart/form-data; boundary=${boundary}`,
        'content-length': Buffer.byteLength(body),
      },
    });
    call.on('error', reject);
    call.on('response', (answer) => {
      if (answer.statusCode !== 201) heard.refusal = `${answer.statusCode}`;
      let rest = '';
      let next = 0;
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        const now = Date.now();
        const frames = (rest + chunk).split('\n\n');
        rest = frames.pop() ?? '';
        for (const frame of frames) next = hear(heard, frame, next, now);
      });
      answer.on('end', () => resolve(heard)).on('error', reject);
    });
    call.end(body);
  });
}

function hear(heard: Heard, frame: string, next: number, now: number): number {
  const id = /^id: (\d+)$/m.exec(frame)?.[1];
  if (id === undefined) return next;
  if (Number(id) !== next) heard.isWhole = false;
  const event = JSON.parse(frame.slice(frame.indexOf('data: ') + 6)) as { type: string; text?: string };
  if (event.type === 'turn-end') heard.isEnded = true;
  for (const said of (event.text ?? '').split(' ')) {
    if (said === '') continue;
    heard.words += 1;
    heard.delays.push(now - Number(said));
  }
  return Number(id) + 1;
}

async function ask<T>(child: ChildProcess): Promise<T> {
  child.send({});
  const [answer] = (await once(child, 'message')) as [T];
  return answer;
}

/**
 * Many people reading replies at the same time from one server process. Arguments: replies, events a second,
 * seconds, then further flags for the server's Node. */
export const benchmark: Benchmark = {
  title: 'Replies streaming at once over HTTP event streams, one server process, client in another',
  async run(args) {
    const [replies = defaults.replies, rate = defaults.rate, seconds = defaults.seconds] = args.slice(0, 3).map(Number);
    const measure = [replies, rate, seconds].map(String);
    const child = fork(path.join(import.meta.dirname, 'stream-server.ts'), measure, {
      execArgv: [...serverFlags, ...args.slice(3)],
    });
    const [{ origin, tokens }] = (await once(child, 'message')) as [{ origin: string; tokens: string[] }];
    const agent = new Agent({ maxSockets: Infinity });
    const began = performance.now();
    const heard = await Promise.all(tokens.map((token) => listen(origin, token, agent)));
    const took = (performance.now() - began) / 1_000;
    const { peak, cpu } = await ask<{ peak: number; cpu: number }>(child);
    child.disconnect();
    await once(child, 'exit');
    for (const { refusal } of heard) if (refusal !== null) console.error(`A request was answered ${refusal}.`);
    const delays = heard.flatMap((one) => one.delays);
    const expected = replies * rate * seconds;
    const figures: Figure[] = [
      { what: 'words lost', value: expected - heard.reduce((sum, one) => sum + one.words, 0), unit: '', limit: 0 },
      {
        what: 'replies with a gap or no end',
        value: heard.filter((one) => !one.isWhole || !one.isEnded).length,
        unit: '',
        limit: 0,
      },
      { what: 'requests refused', value: heard.filter((one) => one.refusal !== null).length, unit: '', limit: 0 },
      { what: 'added delay, p50', value: percentile(delays, 0.5), unit: 'ms' },
      { what: 'added delay, p95', value: percentile(delays, 0.95), unit: 'ms', limit: 150 },
      { what: 'added delay, p99', value: percentile(delays, 0.99), unit: 'ms' },
      { what: 'peak memory of the server', value: peak / 1024 / 1024, unit: 'MB', limit: 300 },
      { what: 'server time on a processor', value: (cpu / took) * 100, unit: '%' },
    ];
    return figures;
  },
};
