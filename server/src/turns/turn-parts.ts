import type { ToolName } from '@notewright/engine';
import type { Clock } from '../kernel/clock.ts';
import type { FileStore } from '../files/file-store.ts';
import type { Model } from '../models/model.ts';
import type { Owner, Store } from '../store/store.ts';
import type { Tool } from '../tools/tool.ts';

/**
 * The few calls of the structured log that turns use. Fields name things by id and never hold a person's words; of an
 * `err` the logger tells kind and place only.
 */
export interface TurnLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What a turn runner stands on. */
export interface TurnParts {
  readonly store: Store;
  /** Where attached files lie, and those that come back. */
  readonly files: Pick<FileStore, 'get' | 'put' | 'remove'>;
  /** Bytes that one person's files may take. */
  readonly storedBytes: number;
  readonly tools: Readonly<Record<ToolName, Tool>>;
  /**
   * The model that a tool asks for a person's chats; null where none is configured, and where they or their company want
   * none: the engine then does the whole job. Never rejects.
   */
  readonly modelFor: (tool: ToolName, owner: Owner) => Promise<Model | null>;
  /** The name of an account, as it stands under what its person writes. */
  readonly nameOf: (owner: Owner) => Promise<string>;
  readonly clock: Clock;
  /** A new UUID v7. */
  readonly newId: () => string;
  readonly log: TurnLog;
  readonly timing?: Partial<TurnTiming>;
}

/** All times in milliseconds. */
export interface TurnTiming {
  /** The longest that an event waits for others to share its commit. */
  readonly commitWindow: number;
  /** How long a reply belongs to its worker without a sign of life, and how often that sign is given. */
  readonly lease: number;
  readonly renewEvery: number;
  /** How often other workers' abandoned replies are looked for. */
  readonly sweepEvery: number;
  /** How often stop requests that reached another process are looked for. */
  readonly stopPollEvery: number;
  /** How often a reply written by another process is read on. */
  readonly followPollEvery: number;
  /** How long a graceful stop lets running replies finish. */
  readonly drain: number;
  /** How long a failing database is tried again before a reply is given up. */
  readonly storeTimeout: number;
}

export const defaultTiming: TurnTiming = {
  commitWindow: 25,
  lease: 15_000,
  renewEvery: 4_000,
  sweepEvery: 5_000,
  stopPollEvery: 1_000,
  followPollEvery: 200,
  drain: 20_000,
  storeTimeout: 10_000,
};

/** Replies that one person may have written at the same time, and that one process writes at all. */
export const turnLimits = { perUser: 40, perProcess: 2_500 } as const;
