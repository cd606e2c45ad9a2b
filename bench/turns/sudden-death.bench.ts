import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { answer, startScriptedEndpoint } from '../../server/src/models/testing/scripted-endpoint.ts';
import type { Benchmark, Figure } from '../benchmark.ts';
import { sampleNote } from './sample-note.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const defaultKills = 50;
/** Replies end within this after their worker died (security.md, I3). */
const timeout = 30_000;

/** One send, as the person's browser saw it before the server died. */
interface Attempt {
  readonly key: string;
  readonly text: string;
  /** Set once the server said that the message is stored. */
  acknowledged: { readonly chatId: string; readonly messageId: string; readonly replyId: string } | null;
  shown: string;
  ended: boolean;
}

interface WireMessage {
  readonly id: string;
  readonly sent_by: string;
  readonly message_content: string;
  readonly state: string;
}

function post(server: ServerProcess, text: string, key: string): Promise<Response> {
  const form = new FormData();
  form.set('message_content', text);
  const headers = { authorization: `Bearer ${server.token}`, accept: 'text/event-stream', 'idempotency-key': key };
  return fetch(`${server.origin}/chat/create_chat/`, { method: 'POST', headers, body: form });
}

/** Sends one message and reads its stream until it ends or the server dies. */
async function attempt(server: ServerProcess, turn: number): Promise<Attempt> {
  const seen: Attempt = {
    key: crypto.randomUUID(),
    text: sampleNote(turn),
    acknowledged: null,
    shown: '',
    ended: false,
  };
  try {
    const response = await post(server, seen.text, seen.key);
    let held = '';
    const decoder = new TextDecoder();
    for await (const bytes of response.body ?? []) {
      const frames = (held + decoder.decode(bytes, { stream: true })).split('\n\n');
      held = frames.pop() ?? '';
      for (const frame of frames) note(seen, frame);
    }
  } catch {
    // The server died; what was seen until then is what counts.
  }
  return seen;
}

function note(seen: Attempt, frame: string): void {
  const data = /^data: (.*)$/m.exec(frame)?.[1];
  if (data === undefined) return;
  const event = JSON.parse(data) as { type: string; text?: string; chat_id?: string; messages?: WireMessage[] };
  if (event.type === 'message-stored') {
    const [message, reply] = event.messages ?? [];
    seen.acknowledged = { chatId: event.chat_id ?? '', messageId: message?.id ?? '', replyId: reply?.id ?? '' };
  }
  if (event.type === 'text-delta') seen.shown += event.text ?? '';
  if (event.type === 'turn-end') seen.ended = true;
}

/** Several people keep sending until the server is killed in the middle of it. */
async function sendUntilKilled(server: ServerProcess, turn: number): Promise<Attempt[]> {
  const attempts: Attempt[] = [];
  let dead = false;
  const sendInTurn = async (): Promise<void> => {
    while (!dead) attempts.push(await attempt(server, turn * 1_000 + attempts.length));
  };
  const senders = Promise.all(Array.from({ length: 6 }, sendInTurn));
  await sleep(100 + Math.random() * 1_400);
  dead = true;
  server.child.kill('SIGKILL');
  await once(server.child, 'exit');
  await senders;
  return attempts;
}

async function readMessages(server: ServerProcess, chatId: string): Promise<readonly WireMessage[]> {
  const headers = { authorization: `Bearer ${server.token}` };
  const response = await fetch(`${server.origin}/chat/get_a_chat_content/${chatId}/`, { headers });
  const { data } = (await response.json()) as { data?: { messages: WireMessage[] } };
  return data?.messages ?? [];
}

interface Findings {
  lost: number;
  unended: number;
  notPrefix: number;
  doubled: number;
}

async function check(server: ServerProcess, attempts: readonly Attempt[]): Promise<Findings> {
  const findings: Findings = { lost: 0, unended: 0, notPrefix: 0, doubled: 0 };
  const passing = new Set(['queued', 'streaming']);
  for (const { acknowledged, text, shown, key } of attempts) {
    if (acknowledged === null) continue;
    const messages = await readMessages(server, acknowledged.chatId);
    if (messages[0]?.id !== acknowledged.messageId || messages[0].message_content !== text) findings.lost += 1;
    const reply = messages.find((message) => message.id === acknowledged.replyId);
    if (reply === undefined || passing.has(reply.state)) findings.unended += 1;
    if (reply?.message_content.startsWith(shown) !== true) findings.notPrefix += 1;
    const repeated: Attempt = { key, text, acknowledged: null, shown: '', ended: false };
    for (const frame of (await (await post(server, text, key)).text()).split('\n\n')) note(repeated, frame);
    if (repeated.acknowledged?.messageId !== acknowledged.messageId) findings.doubled += 1;
  }
  return findings;
}

/** Waits until no reply is under way any more, for at most `timeout`; milliseconds. */
async function waitForEnds(server: ServerProcess, attempts: readonly Attempt[]): Promise<number> {
  const began = performance.now();
  const open = new Set(
    attempts.flatMap(({ acknowledged, ended }) => (acknowledged === null || ended ? [] : [acknowledged.chatId])),
  );
  while (open.size > 0 && performance.now() - began < timeout) {
    for (const chatId of open) {
      const messages = await readMessages(server, chatId);
      if (messages.every(({ state }) => state !== 'queued' && state !== 'streaming')) open.delete(chatId);
    }
    if (open.size > 0) await sleep(250);
  }
  return performance.now() - began;
}

/** `kill -9` at random moments of sending and streaming, with a model that writes slowly. Argument: how often. */
export const benchmark: Benchmark = {
  title: 'kill -9 of the server at random moments of sending and streaming',
  shortArgs: ['8'],
  async run(args) {
    const kills = Number(args[0] ?? defaultKills);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'notewright-bench-'));
    const words = Array.from({ length: 40 }, (_, at) => [{ say: `word ${at} of the note ` }, { wait: 25 }]).flat();
    await using endpoint = await startScriptedEndpoint([...words, ...answer('end')]);
    const settings = { MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: 'slow-model' };
    const attempts: Attempt[] = [];
    try {
      for (let turn = 0; turn < kills; turn += 1) {
        attempts.push(...(await sendUntilKilled(await startServerProcess(dataDir, settings), turn)));
      }
      const server = await startServerProcess(dataDir, settings);
      const waited = await waitForEnds(server, attempts);
      const found = await check(server, attempts);
      await server.stop();
      return figuresOf(attempts, waited, found);
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

function figuresOf(attempts: readonly Attempt[], waited: number, found: Findings): Figure[] {
  const acknowledged = attempts.filter((one) => one.acknowledged !== null);
  const cut = acknowledged.filter((one) => !one.ended);
  return [
    { what: 'messages sent', value: attempts.length, unit: '' },
    { what: 'acknowledged', value: acknowledged.length, unit: '' },
    { what: 'of these cut in the middle of their reply', value: cut.length, unit: '' },
    { what: 'acknowledged messages lost', value: found.lost, unit: '', limit: 0 },
    { what: 'replies without an end', value: found.unended, unit: '', limit: 0 },
    {
      what: 'replies whose shown text is not the beginning of the stored one',
      value: found.notPrefix,
      unit: '',
      limit: 0,
    },
    { what: 'repeats under the same key that made another message', value: found.doubled, unit: '', limit: 0 },
    { what: 'last open reply ended after', value: waited / 1_000, unit: 's', limit: timeout / 1_000 },
  ];
}
