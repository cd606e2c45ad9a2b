import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RedactOptions } from '@notewright/engine';
import { UsageError } from '../usage-error.ts';
import type { Replacement } from './redact-request.ts';

const leastKey = 16;

/** The key is what the file holds, without the line break at its end. */
async function readKey(file: string): Promise<string> {
  const text = await readFile(file, 'latin1').catch(() => {
    throw new UsageError(`The key file "${file}" could not be read.`);
  });
  const key = text.replace(/[\r\n]+$/, '');
  if (key.length < leastKey)
    throw new UsageError(`The key in "${file}" has to be at least ${leastKey} characters long.`);
  return key;
}

/**
 * What the engine is given. Surrogates without a key file are made from a key of this run alone, which is kept nowhere.
 *
 * @throws UsageError when the key file cannot be used
 */
export async function loadOptions({ keyFile, ...options }: Replacement): Promise<RedactOptions> {
  if (options.style !== 'surrogates') return options;
  const key = keyFile === null ? randomBytes(32).toString('hex') : await readKey(keyFile);
  return { ...options, key };
}
