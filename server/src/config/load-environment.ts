import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { SettingError } from './setting.ts';

/**
 * The environment, filled up with the file `.env` in `root` if there is one. What the environment says wins. Login shells
 * set MAIL to the person's own mailbox file, which says nothing about this server: a path there counts as unset.
 */
export function loadEnvironment(
  root: string,
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const { MAIL, ...others } = environment;
  const usable = MAIL === undefined || MAIL.startsWith('/') ? {} : { MAIL };
  return { ...readEnvFile(join(root, '.env')), ...others, ...usable };
}

function readEnvFile(path: string): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {};
    throw new SettingError(`The settings file ${path} cannot be read; make it a file that this account may read.`, {
      cause: error,
    });
  }
}
