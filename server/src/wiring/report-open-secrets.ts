import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { settingNames, type Settings } from '../config/settings.ts';
import { settingsTable } from '../config/settings-table.ts';
import type { Logger } from '../kernel/log.ts';

/** Settings that name a file with a key, and have no counterpart that holds it. */
const keys: ReadonlySet<string> = new Set(['TLS_KEY', 'MODEL_SERVICE_ACCOUNT_FILE']);

/** Whether this setting names a file with a secret in it. */
const namesSecret = (name: string): boolean => {
  const held = keys.has(name) ? null : (/^(.*)_FILE$/.exec(name)?.[1] ?? '');
  return held === null || settingNames.some((other) => other === held && settingsTable[other].secret);
};

/** Logs which files with secrets every account of this machine can read. Systems without such rights show none. */
export function reportOpenSecrets(settings: Settings, root: string, logger: Pick<Logger, 'warn'>): void {
  for (const setting of settingNames.filter(namesSecret)) {
    const path = settings[setting];
    if (typeof path !== 'string' || process.platform === 'win32') continue;
    const mode = statSync(resolve(root, path), { throwIfNoEntry: false })?.mode ?? 0;
    if ((mode & 0o006) !== 0)
      logger.warn(
        { setting },
        'every account of this machine can read the file of this setting; let only that of the server read it',
      );
  }
}
