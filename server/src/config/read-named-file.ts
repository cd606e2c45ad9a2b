import { readFileSync } from 'node:fs';
import { SettingError } from './setting.ts';

/** Reads the file that a setting names. @throws SettingError with one sentence. */
export function readNamedFile(name: string, path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new SettingError(
      `${name} names the file ${path}, which cannot be read; set it to a file that this account may read.`,
    );
  }
}

/**
 * Reads the secret in the file that a setting names, without the white space around it. What was given is not repeated: it
 * can be the secret itself, set in the wrong place. @throws SettingError with one sentence.
 */
export function readSecretFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    throw new SettingError(
      `${name} names a file that cannot be read; set it to the path of a file that this account may read.`,
    );
  }
}
