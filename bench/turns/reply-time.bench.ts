import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { percentile, type Benchmark, type Figure } from '../benchmark.ts';
import { sampleNote } from './sample-note.ts';
import { startServerProcess, type ServerProcess } from './server-process.ts';

const parallel = 20;
const warmUp = 400;
const defaultMeasured = 1_000;

/** The most that half and 99 of 100 replies may take (ms), with `parallel` under way on a quiet machine of `cores`. */
const p50Limit = 25;
const p99Limit = 100;
const cores = 2;
/**
 * The same limit in processor time (ms): with `parallel` under way, a reply takes `p50Limit` when each costs this much of
 * `cores` busy processors. Unlike the clock it holds on a shared machine. Waiting that costs no processor time, such as
 * that for a commit, shows in the fastest of the messages sent alone.
 */
const processorLimit = (p50Limit * cores) / parallel;

const boundary = 'reply-time-boundary';

function formOf(fields: Readonly<Record<string, string>>): Buffer {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return Buffer.from(`${parts.join('')}--${boundary}--\r\n`);
}

interface Sender {
  readonly server: ServerProcess;
  readonly agent: Agent;
}

/**
 * Sends one message to Chartwright and waits for the complete reply; milliseconds. Bare HTTP, since `fetch` would take
 * as much of the machine as the server does.
 */
async function sendOne({ server, agent }: Sender, turn: number): Promise<number> {
  const body = formOf({ model_name: 'Chartwright', message_content: sampleNote(turn) });
  const began = performance.now();
  const call = request(`${server.origin}/chat/create_chat/`, {
    method: 'POST',
    agent,
    headers: {
      authorization: `Bearer ${server.token}`,
      'idempotency-key': crypto.randomUUID(),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': body.length,
    },
  });
  call.end(body);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const took = performance.now() - began;
  const { data } = JSON.parse(Buffer.concat(chunks).toString()) as {
    data?: { messages: { state: string; message_content: string }[] };
  };
  const reply = data?.messages[1];
  if (reply?.state !== 'complete' || reply.message_content.length < 500)
    throw new Error(`Not a complete reply: ${answer.statusCode}`);
  return took;
}

/** Keeps `width` requests under way until `count` are done. */
async function sendMany(sender: Sender, count: number, width: number): Promise<number[]> {
  const times: number[] = [];
  let next = 0;
  const sendInTurn = async (): Promise<void> => {
    while (next < count) times.push(await sendOne(sender, next++));
  };
  await Promise.all(Array.from({ length: width }, sendInTurn));
  return times;
}

/** Milliseconds of processor time that a process has used so far; null where the system does not report it in /proc. */
function processorTime(pid: number | undefined): number | null {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    // User and system time, in hundredths of a second.
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return null;
  }
}

/** Twenty people at once, each sending the next note when the last one came back. Argument: how many messages. */
export const benchmark: Benchmark = {
  title: `A 2 KB message to Chartwright, request to complete reply over HTTP, engine only (${parallel} in parallel)`,
  async run(args) {
    const measured = Number(args[0] ?? defaultMeasured);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'notewright-bench-'));
    const server = await startServerProcess(dataDir);
    const sender = { server, agent: new Agent({ keepAlive: true, maxSockets: parallel }) };
    try {
      await sendMany(sender, warmUp, parallel);
      const alone = await sendMany(sender, 100, 1);
      const [spent, ownSpent] = [processorTime(server.child.pid), process.cpuUsage()];
      const began = performance.now();
      const times = await sendMany(sender, measured, parallel);
      const seconds = (performance.now() - began) / 1_000;
      const [spentThen, { user, system }] = [processorTime(server.child.pid), process.cpuUsage(ownSpent)];
      const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
      const figures: Figure[] = [
        { what: 'p50', value: p50, unit: 'ms' },
        { what: 'p99', value: p99, unit: 'ms' },
        { what: 'p99 to p50', value: p99 / p50, unit: 'x', limit: p99Limit / p50Limit },
        { what: 'alone, p50', value: percentile(alone, 0.5), unit: 'ms' },
        { what: 'alone, fastest', value: Math.min(...alone), unit: 'ms', limit: p50Limit / 2 },
        { what: 'messages a second', value: measured / seconds, unit: '1/s' },
      ];
      if (spent !== null && spentThen !== null) {
        const ofServer = (spentThen - spent) / measured;
        const ofBoth = ofServer + (user + system) / 1_000 / measured;
        figures.push(
          { what: 'processor time of server and client, a message', value: ofBoth, unit: 'ms', limit: processorLimit },
          { what: 'server time on a processor, a message', value: ofServer, unit: 'ms' },
        );
      }
      return figures;
    } finally {
      sender.agent.destroy();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};
