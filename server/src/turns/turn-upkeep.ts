import { setTimeout as sleep } from 'node:timers/promises';
import { backgroundWork } from '../kernel/background-work.ts';
import type { DriveParts } from './drive-turn.ts';
import type { LiveTurn } from './live-turn.ts';
import { recoverAbandoned } from './recover-abandoned.ts';

export interface TurnUpkeep {
  begin(): Promise<void>;
  close(): Promise<void>;
}

/** The runner's clockwork: keeps leases, looks for stop requests from other processes, ends abandoned replies. */
export function startTurnUpkeep(parts: DriveParts & { readonly live: ReadonlyMap<string, LiveTurn> }): TurnUpkeep {
  const { store, clock, timing, live, worker, log } = parts;
  const timers: NodeJS.Timeout[] = [];

  async function renewLeases(): Promise<void> {
    if (live.size > 0) await store.journal.renew(worker, [...live.keys()], clock.now() + timing.lease);
  }

  async function obeyStopRequests(): Promise<void> {
    if (live.size === 0) return;
    for (const messageId of await store.journal.listStopRequests(worker)) live.get(messageId)?.requestEnd('stop');
  }

  /** Runs `work` again and again, never twice at a time; a failure is logged and tried again at the next turn. */
  function repeat(work: () => Promise<void>, every: number, name: string): void {
    let busy = false;
    const timer = setInterval(() => {
      if (busy) return;
      busy = true;
      backgroundWork
        .run(name, work)
        .catch((error: unknown) => log.warn({ job: name, err: error }, 'a job of the turn runner failed'))
        .finally(() => {
          busy = false;
        });
    }, every);
    timer.unref();
    timers.push(timer);
  }

  return {
    async begin() {
      await recoverAbandoned(parts);
      repeat(renewLeases, timing.renewEvery, 'renew-leases');
      repeat(obeyStopRequests, timing.stopPollEvery, 'obey-stop-requests');
      repeat(() => recoverAbandoned(parts), timing.sweepEvery, 'recover-abandoned');
      repeat(() => store.journal.clearEnded(), timing.sweepEvery, 'clear-ended-journals');
    },
    async close() {
      const running = [...live.values()];
      const finished = Promise.all(running.map((turn) => turn.ended));
      await Promise.race([finished, sleep(timing.drain, undefined, { ref: false })]);
      for (const turn of running) turn.requestEnd('shutdown');
      await finished;
      for (const timer of timers) clearInterval(timer);
    },
  };
}
