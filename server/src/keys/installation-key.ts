import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { deriveBytes, keyBytes, newKeyBytes, toDataKey } from './data-key.ts';
import type { DataKey } from './data-key.ts';
import type { KeyService } from './key-service.ts';
import { KeyNotGiven } from '../kernel/seal-error.ts';
import { openBytes, readKeyId, sealBytes } from './seal.ts';
import type { Place } from './seal.ts';

export interface InstallationKeySettings {
  readonly dataDir: string;
  /** INSTALLATION_KEY: 32 bytes in base64. */
  readonly key: string | null;
  /** INSTALLATION_KEY_FILE: a file that holds the same. */
  readonly keyFile: string | null;
  /** INSTALLATION_KEY_PREVIOUS: keys that still open what they wrapped, after a change of key; in base64, with commas between. */
  readonly previous?: string | null;
  /** INSTALLATION_KEY_PREVIOUS_FILE: a file that holds the same, or one on each line. */
  readonly previousFile?: string | null;
  /** False in production: a key that lies beside the data protects nothing there. */
  readonly mayGenerate: boolean;
}

const howToMake = 'Make one with: openssl rand -base64 32';

function decodeKey(text: string, source: string, whatToDo = howToMake): Uint8Array {
  const trimmed = text.trim();
  const bytes = Buffer.from(trimmed, 'base64');
  if (!/^[A-Za-z0-9+/_-]+=*$/.test(trimmed) || bytes.length !== keyBytes) {
    throw new Error(`${source} must hold 32 bytes in base64. ${whatToDo}`);
  }
  if (new Set(bytes).size < 8) throw new Error(`${source} does not look random. ${whatToDo}`);
  return new Uint8Array(bytes);
}

/** @param what How the file is called where it cannot be read: not by a setting's text, which can be the key itself */
function readText(path: string, what: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new Error(`${what} cannot be read; put the key there, in a file that this account may read.`, {
      cause: error,
    });
  }
}

/**
 * Another process may make the file at the same moment: the first one wins and both read it. The key is written whole
 * under another name first, so that nobody reads half of it.
 */
function generateKeyFile(path: string): void {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const draft = `${path}.${process.pid}.new`;
  const file = openSync(draft, 'w', 0o600);
  try {
    writeSync(file, `${Buffer.from(newKeyBytes()).toString('base64')}\n`);
    fsyncSync(file);
    linkSync(draft, path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    closeSync(file);
    rmSync(draft, { force: true });
  }
}

/**
 * The installation's key as a key service: from the setting, else from the named file, else (in development only)
 * from `DATA_DIR/keys/installation.key`, which is made on first use. Throws one sentence for the operator.
 */
export function openInstallationKey(settings: InstallationKeySettings): KeyService {
  return localKeyService(findKey(settings), findPreviousKeys(settings));
}

function findPreviousKeys({ previous = null, previousFile = null }: InstallationKeySettings): readonly Uint8Array[] {
  const name = previousFile === null ? 'INSTALLATION_KEY_PREVIOUS' : 'The file of INSTALLATION_KEY_PREVIOUS_FILE';
  const text = previousFile === null ? (previous ?? '') : readText(previousFile, name);
  const keys = text.split(/[\s,]+/).filter((one) => one !== '');
  return keys.map((one) => decodeKey(one, name));
}

function findKey(settings: InstallationKeySettings): Uint8Array {
  if (settings.key !== null) return decodeKey(settings.key, 'INSTALLATION_KEY');
  const named = 'The file of INSTALLATION_KEY_FILE';
  if (settings.keyFile !== null) return decodeKey(readText(settings.keyFile, named), named);
  if (!settings.mayGenerate) throw new Error(`INSTALLATION_KEY or INSTALLATION_KEY_FILE must be set. ${howToMake}`);
  const path = join(settings.dataDir, 'keys', 'installation.key');
  if (isMissing(path)) generateKeyFile(path);
  return decodeKey(
    readText(path, `The key file ${path}`),
    path,
    'It is damaged; put the key with which the database was made in its place.',
  );
}

/** False where it may be there, and this account may not look. */
function isMissing(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false }) === undefined;
  } catch {
    return false;
  }
}

/** Wraps with the first key and unwraps with any of them. */
export function localKeyService(current: Uint8Array, previous: readonly Uint8Array[] = []): KeyService {
  const keys = [current, ...previous].map((bytes) => toDataKey(deriveBytes(bytes, 'wrap')));
  const [active] = keys;
  if (active === undefined) throw new RangeError('A key service needs a key.');
  return keyServiceOf(active, new Map(keys.map((key) => [Buffer.from(key.id).toString('hex'), key])));
}

function keyServiceOf(active: DataKey, byId: ReadonlyMap<string, DataKey>): KeyService {
  const placeOf = (context: string): Place => ({ tenantId: null, table: 'keys', column: 'wrapped', rowId: context });
  return {
    id: Buffer.from(active.id).toString('hex'),
    wrap: async (plain, context) => sealBytes(active, placeOf(context), plain),
    unwrap: async (wrapped, context) => {
      const key = byId.get(readKeyId(wrapped));
      if (key === undefined) throw new KeyNotGiven();
      return new Uint8Array(openBytes(key, placeOf(context), wrapped));
    },
    wrappingWith: (id) => {
      const key = byId.get(id);
      return key === undefined ? null : keyServiceOf(key, byId);
    },
  };
}
