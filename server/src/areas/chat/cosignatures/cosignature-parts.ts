import type { Clock } from '../../../kernel/clock.ts';
import type { UserCaller } from '../../../kernel/caller.ts';
import type { MailQueue } from '../../../mail/mail-queue.ts';
import type { Store } from '../../../store/store.ts';

/** What the calls of co-signatures are made of. */
export interface CosignatureParts {
  readonly store: Store;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly mailQueue: MailQueue;
  /** Multiplies the limits per address of a person (setting RATE_LIMIT_FACTOR). */
  readonly limitFactor: number;
  /** The name of an account, as it stands under what its person writes. */
  readonly nameOf: (caller: UserCaller) => Promise<string>;
  /** The name of the company that somebody works in; null of who works for themselves. */
  readonly organizationOf: (caller: UserCaller) => Promise<string | null>;
}
