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
