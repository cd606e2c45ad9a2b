import type { Clock } from '../kernel/clock.ts';
import type { DataKey } from '../keys/data-key.ts';
import type { Keyring } from '../keys/keyring.ts';
import type { RecentMap } from '../keys/recent-map.ts';
import type { Database } from '../database/database.ts';
import type { DamageLog } from '../kernel/damage.ts';

/** What it takes to open or seal the fields below a chat. */
export interface ChatSeal {
  readonly chatId: string;
  readonly tenantId: string;
  readonly key: DataKey;
}

/** What every part of the store works with. Inside a transaction `database` is that transaction. */
export interface StoreContext {
  readonly database: Database;
  readonly keys: Keyring;
  readonly clock: Clock;
  /** Where rows that cannot be opened are noted. */
  readonly damage: Pick<DamageLog, 'note'>;
  /** The seals of replies whose journal was used last: only a shorter way to what the tables say. */
  readonly replySeals: RecentMap<string, ChatSeal>;
}

/** The chat does not exist, is another's or lies in the bin, where the caller had made sure that it does not. */
export class ChatMissingError extends Error {
  constructor() {
    super('The chat is not there any more.');
    this.name = 'ChatMissingError';
  }
}
