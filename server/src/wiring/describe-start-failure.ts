import { resolve } from 'node:path';
import { SettingError } from '../config/setting.ts';
import type { Settings } from '../config/settings.ts';
import { describeDatabaseFailure } from '../database/describe-database-failure.ts';

/** What the failed start had to do with; the settings are null when they could not be read. */
export interface StartAttempt {
  readonly settings: Pick<Settings, 'HOST' | 'PORT' | 'DATA_DIR' | 'DATABASE_URL'> | null;
  /** The folder from which relative paths in settings count. */
  readonly root: string;
}

/** Why the server did not start, in one sentence for the operator: what is wrong, where, and what to do. */
export function describeStartFailure(error: unknown, { settings, root }: StartAttempt): string {
  if (!(error instanceof Error)) return unknownFailure('');
  const reason = firstLineOf(error);
  if (error instanceof SettingError || settings === null) return reason;
  const place = { url: settings.DATABASE_URL, dataDir: resolve(root, settings.DATA_DIR) };
  const known =
    describeListening(error, settings) ?? describeDatabaseFailure(error, place) ?? describeFile(error, place.dataDir);
  if (known !== null) return known;
  // What we say ourselves is a sentence; what a system says has a code, and is quoted.
  return 'code' in error ? unknownFailure(reason) : reason;
}

interface SystemError extends Error {
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly path?: unknown;
  readonly hostname?: unknown;
}

function describeListening(error: SystemError, { HOST, PORT }: Pick<Settings, 'HOST' | 'PORT'>): string | null {
  const isOfHost = error.syscall === 'listen' || (error.syscall === 'getaddrinfo' && error.hostname === HOST);
  if (!isOfHost) return null;
  if (error.code === 'EADDRINUSE')
    return `Port ${PORT} is already in use; stop what runs there or set PORT to another one.`;
  if (error.code === 'EACCES' || error.code === 'EPERM')
    return `This account may not listen on port ${PORT}; set PORT to one above 1023.`;
  return `HOST is "${HOST}", which is not an address of this machine; set it to one that is, or leave it out.`;
}

/** A failed write does not say of which file it was; it was one of the data folder. */
function describeFile({ code, path }: SystemError, dataDir: string): string | null {
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk of the data folder ${dataDir} is full; make room and start again.`;
  if (typeof path !== 'string') return null;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `${path} must be a folder; move away the file that is in its place, and start again.`;
  return `The file or folder ${path} cannot be used (${String(code)}); see that it is there and that this account may read and write it.`;
}

function unknownFailure(reason: string): string {
  const quoted = reason === '' ? '' : ` What it was told: ${reason}`;
  return `The server could not start, and does not know what to do about it.${quoted}`;
}

function firstLineOf(error: Error): string {
  const [line = ''] = error.message.split('\n');
  return line === '' ? unknownFailure('') : line;
}
