import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { createLogger } from '../kernel/log.ts';
import { startJobs } from './job-runner.ts';

function listen(): { readonly lines: string[]; readonly logger: ReturnType<typeof createLogger> } {
  const lines: string[] = [];
  return { lines, logger: createLogger('info', { write: (line) => void lines.push(line) }) };
}

describe('jobs', () => {
  it('run again and again, and at once when asked', async () => {
    let runs = 0;
    const count = async (): Promise<void> => {
      runs += 1;
    };
    const runner = startJobs([{ name: 'often', everyMilliseconds: 5, run: count }], listen().logger);
    await vi.waitUntil(() => runs >= 3, 60_000);
    await runner.stop();
    const rare = startJobs([{ name: 'rare', everyMilliseconds: 60_000, run: count }], listen().logger);
    runs = 0;
    rare.nudge('rare');
    await vi.waitUntil(() => runs === 1, 60_000);
    rare.nudge('unknown');
    await rare.stop();
    rare.nudge('rare');
    await sleep(20);
    expect(runs).toBe(1);
  });

  it('never run twice at once; who asks meanwhile gets another run after it', async () => {
    let running = 0;
    let runs = 0;
    const slow = async (): Promise<void> => {
      running += 1;
      runs += 1;
      expect(running).toBe(1);
      await sleep(20);
      running -= 1;
    };
    const runner = startJobs([{ name: 'slow', everyMilliseconds: 60_000, run: slow }], listen().logger);
    for (let ask = 0; ask < 10; ask += 1) runner.nudge('slow');
    await vi.waitUntil(() => runs === 2 && running === 0, 60_000);
    await sleep(50);
    expect(runs).toBe(2);
    await runner.stop();
  });

  it('go on after a failure, which is logged without its words', async () => {
    let runs = 0;
    const { lines, logger } = listen();
    const fails = async (): Promise<void> => {
      runs += 1;
      throw new Error('made-up words of a person');
    };
    const runner = startJobs([{ name: 'fails', everyMilliseconds: 5, run: fails }], logger);
    await vi.waitUntil(() => runs >= 2, 60_000);
    await runner.stop();
    expect(lines[0]).toContain('"job":"fails"');
    expect(lines.join('')).not.toContain('made-up words');
  });

  it('are waited for when the server stops', async () => {
    let ended = false;
    const waits = async (signal: AbortSignal): Promise<void> => {
      await sleep(30);
      ended = signal.aborted;
    };
    const runner = startJobs([{ name: 'waits', everyMilliseconds: 60_000, run: waits }], listen().logger);
    runner.nudge('waits');
    await runner.stop();
    expect(ended).toBe(true);
  });
});
