import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { percentile, type Benchmark, type Figure } from '../benchmark.ts';
import { sampleNote } from './sample-note.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const lanes = 20;
const warmUp = 200;
const measured = 1_000;

/** Sends one message to Chartwright and waits for the complete reply; milliseconds. */
async function sendOne(server: ServerProcess, turn: number): Promise<number> {
  const form = new FormData();
  form.set('model_name', 'Chartwright');
  form.set('message_content', sampleNote(turn));
  const began = performance.now();
  const answer = await fetch(`${server.origin}/chat/create_chat/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${server.token}`, 'idempotency-key': crypto.randomUUID() },
    body: form,
  });
  const { data } = (await answer.json()) as { data?: { messages: { state: string; message_content: string }[] } };
  const reply = data?.messages[1];
  if (reply?.state !== 'complete' || reply.message_content.length < 500)
    throw new Error(`Not a complete reply: ${answer.status}`);
  return performance.now() - began;
}

/** Keeps `width` requests under way until `count` are done. */
async function sendMany(server: ServerProcess, count: number, width: number): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count) times.push(await sendOne(server, next++));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return times;
}

/** Milliseconds of processor time that a process has used so far; null where the system does not tell it in /proc. */
function processorTime(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // User and system time, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** Twenty people at once, each sending the next note when the last one came back. */
export const benchmark: Benchmark = {
  title: `A 2 KB message to Chartwright, request to complete reply over HTTP, engine only (${lanes} in parallel, ${measured} messages)`,
  async run() {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'notewright-bench-'));
    const server = await startServerProcess(dataDir);
    try {
      await sendMany(server, warmUp, lanes);
      const alone = await sendMany(server, 100, 1);
      const spent = processorTime(server.child.pid);
      const began = performance.now();
      const times = await sendMany(server, measured, lanes);
      const seconds = (performance.now() - began) / 1_000;
      const spentThen = processorTime(server.child.pid);
      const figures: Figure[] = [
        { what: 'p50', value: percentile(times, 0.5), unit: 'ms', limit: 25 },
        { what: 'p99', value: percentile(times, 0.99), unit: 'ms', limit: 100 },
        { what: 'alone, p50', value: percentile(alone, 0.5), unit: 'ms' },
        { what: 'messages a second', value: measured / seconds, unit: '1/s' },
      ];
      if (spent !== null && spentThen !== null)
        figures.push({
          what: 'server time on a processor, a message',
          value: (spentThen - spent) / measured,
          unit: 'ms',
        });
      return figures;
    } finally {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
