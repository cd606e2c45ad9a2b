import type { Clock } from '../kernel/clock.ts';
import type { ResolveTxt } from '../accounts/sso/verified-domains.ts';
import type { PasswordCost } from '../accounts/passwords.ts';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../kernel/log.ts';

export interface ServerOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  /** The folder from which relative paths in settings count. */
  readonly root: string;
  /** Where the built pages lie, when not under `root`. */
  readonly pagesRoot?: string;
  readonly clock?: Clock;
  /** What says whose a mail domain is; left out, the machine's own resolver. */
  readonly resolveTxt?: ResolveTxt;
  /** Tests hash with less. */
  readonly passwordCost?: PasswordCost;
  /**
   * Hears of each statement of the database and each hash of a password, and of the job that they belong to, if any: how a
   * test counts work instead of time.
   */
  readonly onWork?: (work: string, job: string | null) => void;
}
