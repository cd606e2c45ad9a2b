import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { buildScanPdf } from '../../server/src/documents/testing/build-pdf.ts';
import { buildPng } from '../../server/src/documents/testing/build-picture.ts';
import { percentile, type Benchmark, type Figure } from '../benchmark.ts';
import type { AttackOrders } from './attacker.ts';
import { sampleNote } from './sample-note.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

/** How often the other user sends in each state, and how many sends each attacker keeps open. */
const tries = 7;
const openPerAttacker = 10;

/** What an attacker sends again and again, and after how long they hang up (ms); null: they wait for the answer. */
interface Attack {
  readonly what: string;
  readonly hangUp: number | null;
  readonly form: FormData;
}

function formOf(tool: string, words: string, file?: File): FormData {
  const form = new FormData();
  form.append('model_name', tool);
  form.append('message_content', words);
  if (file !== undefined) form.append('attached_file', file);
  return form;
}

/** Scanned pages take the reader longest for their size; an audit of the longest message the engine. */
async function prepareAttacks(): Promise<readonly Attack[]> {
  const scan = await buildScanPdf(
    await buildPng(),
    Array.from({ length: 40 }, () => ({})),
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${'<path d="M0 0h9v9H0z" stroke="#000"/>'.repeat(2_000)}</svg>`;
  const long = sampleNote(1).repeat(1_000).slice(0, 2_000_000);
  const pdf = new File([new Uint8Array(scan)], 'scan.pdf', { type: 'application/pdf' });
  const svg = new File([drawing], 'drawing.svg', { type: 'image/svg+xml' });
  return [
    { what: 'scans that hang up', hangUp: 500, form: formOf('Chartwright', '', pdf) },
    { what: 'scans to redact', hangUp: null, form: formOf('Redactify', '', pdf) },
    { what: 'drawings', hangUp: null, form: formOf('Chartwright', '', svg) },
    { what: 'audits of 2,000,000 characters', hangUp: null, form: formOf('Validify', long) },
  ];
}

let people = 0;

/** Another account, by the mailbox of a development server; its access token. */
async function signUpOther({ origin }: ServerProcess): Promise<string> {
  people += 1;
  const email = `person-${people}@clinic-${people}.example`;
  const call = async (path: string, body: object, token?: string): Promise<{ accessToken: string }> => {
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${origin}/authentication_app/${path}/`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}.`);
    return (await answer.json()) as { accessToken: string };
  };
  const { accessToken } = await call('signup', { email, password: 'a made-up password' });
  for (;;) {
    const answer = await fetch(`${origin}/dev/mailbox.json?to=${encodeURIComponent(email)}`);
    const [mail] = (await answer.json()) as { code?: string }[];
    if (mail?.code !== undefined) return (await call('verify_otp', { email, otp: mail.code }, accessToken)).accessToken;
    await sleep(20);
  }
}

/** Milliseconds until another user's text file of 20 KB has its complete reply. */
async function sendAsOther(server: ServerProcess, token: string): Promise<number> {
  const words = Array.from({ length: 10 }, (_, at) => sampleNote(at)).join('\n\n');
  const began = performance.now();
  const answer = await fetch(`${server.origin}/chat/create_chat/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: formOf('Chartwright', '', new File([words], 'note.txt')),
  });
  await answer.arrayBuffer();
  if (answer.status !== 201) throw new Error(`The other user was answered with ${answer.status}.`);
  return performance.now() - began;
}

async function sendSome(server: ServerProcess): Promise<number> {
  const token = await signUpOther(server);
  const times: number[] = [];
  for (let turn = 0; turn < tries; turn += 1) times.push(await sendAsOther(server, token));
  return percentile(times, 0.5);
}

/** Has each attacker keep their sends open while the other user works; ends when that is done. */
async function attack(server: ServerProcess, count: number, { hangUp, form }: Attack): Promise<number> {
  // Who has not sent anything yet: what a person may send within a minute is bounded.
  const tokens = await Promise.all(Array.from({ length: count }, () => signUpOther(server)));
  const packed = new Response(form);
  const orders: AttackOrders = {
    origin: server.origin,
    tokens,
    open: openPerAttacker,
    contentType: packed.headers.get('content-type') ?? '',
    body: new Uint8Array(await packed.arrayBuffer()),
    hangUp,
  };
  // On a thread of their own: what they do must not hold up the clock of the other user.
  const attackers = new Worker(new URL('./attacker.ts', import.meta.url), { workerData: orders });
  const areGone = once(attackers, 'exit');
  await sleep(2_000);
  const took = await sendSome(server);
  attackers.postMessage('stop');
  await areGone;
  return took;
}

/**
 * The wait of one user while others send what takes the server longest, against a quiet one in the same run. Arguments:
 * words of the attacks to measure.
 */
export const benchmark: Benchmark = {
  title: 'A text file of 20 KB, sent to complete reply, under attackers who each keep ten sends open',
  // Of four kinds the one that costs others most.
  shortArgs: ['audits'],
  run: async (args) => {
    const directory = await mkdtemp(join(tmpdir(), 'notewright-bench-'));
    // With the limits of an installation, which an attacker has too; only the address is everybody's here.
    const server = await startServerProcess(directory, { RATE_LIMIT_FACTOR: '1', SHARED_ADDRESS_FACTOR: '1000' });
    try {
      await sendSome(server);
      const quiet = await sendSome(server);
      const figures: Figure[] = [{ what: 'quiet, p50', value: quiet, unit: 'ms' }];
      for (const one of (await prepareAttacks()).filter(({ what }) => args.every((word) => what.includes(word)))) {
        for (const count of [1, 10]) {
          const took = await attack(server, count, one);
          figures.push({ what: `${count} with ${one.what}`, value: took / quiet, unit: 'x', limit: 3 });
        }
      }
      return figures;
    } finally {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    }
  },
};
