import type { Clock } from '../clock.ts';
import type { PasswordCost } from '../accounts/passwords.ts';
import type { Settings } from '../config/settings.ts';
import type { Logger } from '../http/log.ts';

export interface ServerOptions {
  readonly settings: Settings;
  readonly logger: Logger;
  /** The folder from which relative paths in settings count. */
  readonly root: string;
  /** Where the built pages lie, when not under `root`. */
  readonly pagesRoot?: string;
  readonly clock?: Clock;
  /** Tests hash with less. */
  readonly passwordCost?: PasswordCost;
}
