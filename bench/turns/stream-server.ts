import { setTimeout as sleep } from 'node:timers/promises';
import { startChatServer, tokenOf } from '../../server/src/areas/chat/testing/start-chat-server.ts';
import type { Tool } from '../../server/src/tools/tool.ts';

/**
 * The server side of `stream-fan`, as a process of its own: the real chat calls, runner and store, with a tool that says
 * a word every so often and puts the time into it. Arguments: replies, events a second, seconds.
 */
const [replies, rate, seconds] = process.argv.slice(2).map(Number);
if (replies === undefined || rate === undefined || seconds === undefined) throw new Error('Which measure?');

const paced: Tool = async function* () {
  // People do not type in step.
  const begin = performance.now() + Math.random() * 1_000;
  for (let at = 0; at < rate * seconds; at += 1) {
    await sleep(Math.max(1, begin + (at * 1_000) / rate - performance.now()));
    yield { type: 'text-delta', text: `${Date.now()} ` };
  }
  return { title: '', writtenBy: 'Paced', notice: null };
};

const server = await startChatServer({
  tools: { Chartwright: paced, TranscriptX: paced, Redactify: paced, Validify: paced },
  logLevel: 'silent',
});
const tokens = Array.from({ length: replies }, () => tokenOf(server.newUser()));
process.send?.({ origin: server.origin, tokens });

let peak = 0;
setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100).unref();
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send?.({ peak, cpu: (user + system) / 1e6 });
});
process.on('disconnect', () => {
  void server[Symbol.asyncDispose]().then(() => process.exit(0));
});
