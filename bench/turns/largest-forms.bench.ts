import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Benchmark, Figure } from '../benchmark.ts';
import { startServerProcess } from './server-process.ts';

const mebibyte = 1024 * 1024;
const atOnce = 12;

/** A message and a file as large as they may be, and what a form may not hold: field after field of the longest text. */
const forms = {
  'largest forms': () => {
    const form = new FormData();
    form.append('message_content', 'x'.repeat(2_000_000));
    form.append('attached_file', new File([Buffer.alloc(25 * mebibyte, 97)], 'note.txt', { type: 'text/plain' }));
    return form;
  },
  'forms of unknown long fields': () => {
    const form = new FormData();
    for (let field = 0; field < 12; field += 1) form.append(`field${field}`, 'x'.repeat(8 * mebibyte - 1));
    return form;
  },
};

/** What the server's process holds while the largest forms arrive, all at once (Linux). */
export const benchmark: Benchmark = {
  title: 'Memory of the server while twelve of the largest forms arrive at once',
  run: async () => {
    const directory = await mkdtemp(join(tmpdir(), 'notewright-bench-'));
    const server = await startServerProcess(directory);
    try {
      const readMemory = async (): Promise<number> => {
        const status = await readFile(`/proc/${server.child.pid}/status`, 'utf8');
        return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
      };
      const figures: Figure[] = [{ what: 'before', value: await readMemory(), unit: 'MB' }];
      for (const [what, makeForm] of Object.entries(forms)) {
        let most = 0;
        let isDone = false;
        const sends = Promise.allSettled(
          Array.from({ length: atOnce }, async () => {
            const headers = { authorization: `Bearer ${server.token}` };
            const answer = await fetch(`${server.origin}/chat/create_chat/`, {
              method: 'POST',
              headers,
              body: makeForm(),
            });
            await answer.arrayBuffer();
          }),
        ).then(() => (isDone = true));
        while (!isDone) {
          most = Math.max(most, await readMemory());
          await sleep(20);
        }
        await sends;
        figures.push({ what: `most, ${atOnce} ${what}`, value: most, unit: 'MB', limit: 400 });
      }
      return figures;
    } finally {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    }
  },
};
