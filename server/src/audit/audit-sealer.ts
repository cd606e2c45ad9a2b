import { backgroundWork } from '../kernel/background-work.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { Database } from '../database/database.ts';
import type { ChainHead } from './chain.ts';
import { sealAudit } from './seal-audit.ts';

export interface AuditSealer {
  /** Seals what is left and ends. */
  stop(): Promise<void>;
}

export interface AuditSealerSettings {
  /** Hears of every new head: write it to the log. */
  onHead(head: ChainHead): void;
  /** Hears of a round that failed; the next one tries again. */
  onError(error: unknown): void;
  /** Pause between rounds in ms; half a second unless said. */
  readonly pause?: number;
}

/** Seals audit rows as they come, well within a second. */
export function startAuditSealer(database: Database, keys: Keyring, settings: AuditSealerSettings): AuditSealer {
  const stopping = new AbortController();
  const round = async (): Promise<void> => {
    try {
      for (const head of await sealAudit(database, keys)) settings.onHead(head);
    } catch (error) {
      settings.onError(error);
    }
  };
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await round();
      await pause(settings.pause ?? 500, stopping.signal);
    }
    await round();
  };
  const running = backgroundWork.run('seal audit', run);
  return {
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
