import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerProcess } from '../turns/server-process.ts';
import { startServerProcess } from '../turns/server-process.ts';
import { percentile } from '../benchmark.ts';
import type { Benchmark, Figure } from '../benchmark.ts';

const rounds = 100;
const atOnce = 200;

async function signIn({ origin, email, password }: ServerProcess): Promise<number> {
  const before = performance.now();
  const answer = await fetch(`${origin}/authentication_app/signin/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  await answer.text();
  if (answer.status !== 200) throw new Error(`A sign-in was answered with ${answer.status}.`);
  return performance.now() - before;
}

/** Megabytes that a process holds (`VmRSS`), or held at most since the last reset (`VmHWM`). */
async function readMemory(pid: number, field: 'VmRSS' | 'VmHWM'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kib = new RegExp(`^${field}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1];
  return Number(kib) / 1024;
}

/** proc(5): writing 5 resets the peak. */
const resetPeak = (pid: number): Promise<void> => writeFile(`/proc/${pid}/clear_refs`, '5');

async function processorTime(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  // proc(5): user and system time are fields 14 and 15, in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function measureTimes(server: ServerProcess, pid: number): Promise<readonly Figure[]> {
  for (let round = 0; round < 10; round += 1) await signIn(server);
  const before = await processorTime(pid);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await signIn(server));
  const spent = (await processorTime(pid)) - before;
  return [
    { what: 'a sign-in on one core, p50', value: percentile(times, 0.5), unit: 'ms', limit: 60 },
    { what: 'the same, p95', value: percentile(times, 0.95), unit: 'ms' },
    { what: 'the same, fastest', value: percentile(times, 0), unit: 'ms' },
    { what: 'processor time of one', value: spent / rounds, unit: 'ms' },
  ];
}

async function measureMemory(server: ServerProcess, pid: number): Promise<readonly Figure[]> {
  const before = await readMemory(pid, 'VmRSS');
  await resetPeak(pid);
  const started = performance.now();
  const times = await Promise.all(Array.from({ length: atOnce }, () => signIn(server)));
  const took = performance.now() - started;
  const peak = await readMemory(pid, 'VmHWM');
  return [
    {
      what: `${atOnce} sign-ins at once, growth of memory at its highest`,
      value: peak - before,
      unit: 'MB',
      limit: 400,
    },
    { what: 'the memory before', value: before, unit: 'MB' },
    { what: 'the last of them answered after', value: took, unit: 'ms' },
    { what: 'half of them answered after', value: percentile(times, 0.5), unit: 'ms' },
  ];
}

export const benchmark: Benchmark = {
  title: 'Sign-in with a password, over HTTP, the server bound to one core (Linux)',
  async run() {
    const dataDir = await mkdtemp(path.join(tmpdir(), 'notewright-sign-in-'));
    const server = await startServerProcess(dataDir, {}, 0);
    try {
      const pid = server.child.pid ?? 0;
      return [...(await measureTimes(server, pid)), ...(await measureMemory(server, pid))];
    } finally {
      await server.stop();
      await rm(dataDir, { recursive: true, force: true });
    }
  },
};
