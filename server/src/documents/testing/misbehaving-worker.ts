/** A child for tests of the pool: the text of a request says what it does. Tells the parent what it may do besides. */
import { readFileSync, writeFileSync } from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { closeNetwork } from '../child/close-network.ts';
import { takeRequests } from '../child/take-requests.ts';
import { watchMemory } from '../child/watch-memory.ts';
import type { ReadRequest } from '../child-messages.ts';

closeNetwork();
watchMemory(Number(process.argv[2]));

const held: unknown[] = [];

const actions: Record<string, () => string | Promise<string>> = {
  hang: () => {
    for (;;) held.length = 0;
  },
  leave: () => process.exit(3),
  abort: () => process.abort(),
  'throw later': () => {
    setImmediate(() => {
      throw new Error('nobody catches this');
    });
    return new Promise<string>(() => undefined);
  },
  'fill memory': () => {
    for (;;) held.push(Buffer.alloc(10_000_000, 1));
  },
  'fill heap': () => {
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  },
  who: () => String(process.pid),
  environment: () => Object.keys(process.env).sort().join(' '),
  'read elsewhere': () => attempt(() => readFileSync('/etc/hosts')),
  write: () => attempt(() => writeFileSync(path.join(os.tmpdir(), 'never-written'), 'x')),
  'start a program': async () => {
    const { spawn } = await import('node:child_process');
    return attempt(() => spawn('true'));
  },
  'make code': () => attempt(() => Reflect.construct(Function, ['return 1'])),
  connect: () => attempt(() => net.connect(9, '127.0.0.1')),
  fetch: () => attempt(() => fetch('http://127.0.0.1:9/')),
};

function attempt(action: () => unknown): string {
  try {
    action();
    return 'done';
  } catch {
    return 'refused';
  }
}

async function obey(request: ReadRequest): Promise<void> {
  const text = await actions[Buffer.from(request.bytes).toString()]?.();
  const document = { mediaType: request.expected, text, pages: null, readBy: 'text' };
  process.send?.({ kind: 'answer', id: request.id, answer: { ok: true, document } });
}

takeRequests((request) => void obey(request as ReadRequest));
process.on('disconnect', () => process.exit());
process.send?.({ kind: 'ready' });
