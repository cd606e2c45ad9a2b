import { join } from 'node:path';
import type { DatabaseSettings } from './open-database.ts';

type Place = Pick<DatabaseSettings, 'url' | 'dataDir'>;

/**
 * What a failure of the database means to who runs the installation, in one sentence with what to do; null for one that
 * is not the database's.
 */
export function describeDatabaseFailure(error: Error, { url, dataDir }: Place): string | null {
  const file = join(dataDir, 'notewright.sqlite');
  if (url === null && /^table \S+ already exists$/.test(error.message)) return damaged(file);
  if (url === null) return sqliteSentences[resultCodeOf(error)]?.(file) ?? null;
  const server = readAddress(url);
  return sentenceOfServer(error)?.(server) ?? null;
}

/** SQLite's primary result codes, https://www.sqlite.org/rescode.html, of which an operator can fix the cause. */
const sqliteSentences: Readonly<Record<number, (file: string) => string>> = {
  5: (file) => `Another process keeps the database ${file} locked; stop it and start again.`,
  8: (file) => `The database ${file} cannot be written to; give this account the right to write there.`,
  10: (file) => `The disk does not write or read the database ${file}; see that it has room and is sound.`,
  11: damaged,
  13: (file) => `The disk of the database ${file} is full; make room and start again.`,
  14: (file) => `The database ${file} cannot be opened; it must be a file that this account may read and write.`,
  26: damaged,
};

function damaged(file: string): string {
  return `The database ${file} is damaged or no database of Notewright; put the last backup in its place (docs/operate/deletion-and-backups.md).`;
}

/** Its primary code is the lowest byte of the extended one. */
function resultCodeOf(error: Error): number {
  return 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : 0;
}

/** What may be said of a DATABASE_URL: never its password. */
interface ServerAddress {
  readonly host: string;
  readonly user: string;
  readonly name: string;
}

function readAddress(url: string): ServerAddress {
  if (!URL.canParse(url)) return { host: 'DATABASE_URL', user: 'DATABASE_URL', name: 'DATABASE_URL' };
  const { host, hostname, port, username, pathname, searchParams } = new URL(url);
  const place = searchParams.get('host') ?? (hostname === '' ? 'localhost' : host);
  return {
    host: port === '' && !place.startsWith('/') ? `${place}:5432` : place,
    user: decodeURIComponent(username),
    // A server takes the user's name for that of the database where none is given.
    name: decodeURIComponent(pathname.slice(1) === '' ? username : pathname.slice(1)),
  };
}

type Sentence = (server: ServerAddress) => string;

const away: Sentence = ({ host }) =>
  `The database server at ${host} (DATABASE_URL) does not answer; see that it runs and can be reached from here.`;
const refused: Sentence = ({ host, user }) =>
  `The database server at ${host} does not let the user "${user}" in; correct the user name and the password in DATABASE_URL.`;
const starting: Sentence = ({ host }) =>
  `The database server at ${host} is starting or stopping; start again in a moment.`;
const untrusted: Sentence = ({ host }) =>
  `The certificate of the database server at ${host} is not trusted; name the file of its authority as sslrootcert in DATABASE_URL.`;

/** Codes of a socket that finds nobody, and SQLSTATEs (PostgreSQL, appendix A) of a connection or of the tables. */
const serverSentences: Readonly<Record<string, Sentence>> = {
  ECONNREFUSED: away,
  ECONNRESET: away,
  EHOSTUNREACH: away,
  ENETUNREACH: away,
  ETIMEDOUT: away,
  ENOENT: away,
  EAI_AGAIN: away,
  ENOTFOUND: ({ host }) => `No machine has the name of ${host}; correct the host in DATABASE_URL.`,
  '28P01': refused,
  '28000': refused,
  '3D000': ({ host, name }) =>
    `The database server at ${host} has no database "${name}"; make it, or correct the name in DATABASE_URL.`,
  '42P07': ({ host, name }) =>
    `The database "${name}" at ${host} holds tables of another program; make one for Notewright alone, and name that in DATABASE_URL.`,
  '42501': ({ host, user, name }) =>
    `The user "${user}" may not make tables in the database "${name}" at ${host}; grant it the right to.`,
  '25006': ({ host }) =>
    `The database server at ${host} can only be read; set DATABASE_URL to one that can be written.`,
  '53100': ({ host }) => `The disk of the database server at ${host} is full; make room there and start again.`,
  '53300': ({ host }) =>
    `The database server at ${host} has no connection left; let it take more, or end others that use it.`,
  '57P01': starting,
  '57P02': starting,
  '57P03': starting,
};

/** What the driver says of its own accord has no code. */
const driverSentences: readonly (readonly [pattern: RegExp, sentence: Sentence])[] = [
  [/connection timeout|when trying to connect|connection terminated/i, away],
  [
    /does not support SSL/,
    ({ host }) =>
      `The database server at ${host} offers no TLS; turn it on there, or take sslmode out of DATABASE_URL where the database is on this machine.`,
  ],
  [/password must be a string|no password/i, refused],
];

const certificateCode = /CERT|SELF_SIGNED|UNABLE_TO_(?:VERIFY|GET)/;

function sentenceOfServer(error: Error): Sentence | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const isOfConnection =
    !('syscall' in error) || error.syscall === 'connect' || error.syscall === 'getaddrinfo' || error.syscall === 'read';
  if (!isOfConnection) return null;
  if (certificateCode.test(code)) return untrusted;
  return serverSentences[code] ?? driverSentences.find(([pattern]) => pattern.test(error.message))?.[1] ?? null;
}
