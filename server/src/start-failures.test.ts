import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadEnvironment } from './config/load-environment.ts';
import { readSettings } from './config/settings.ts';
import { createLogger } from './kernel/log.ts';
import { startFakePostgres } from './testing/fake-postgres.ts';
import type { FakePostgresBehaviour } from './testing/fake-postgres.ts';
import { makeTestCertificate } from './testing/test-certificate.ts';
import { startServer } from './wiring.ts';
import { describeStartFailure } from './wiring/describe-start-failure.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'notewright-failures-'));
});
afterAll(() => rm(root, { recursive: true, force: true }));

type Environment = Readonly<Record<string, string>>;

/** What the operator reads when a server with these settings does not start. */
async function sentenceOf(environment: Environment): Promise<string> {
  const settings = readSettings({ NODE_ENV: 'test', PORT: '0', SAMPLE_ACCOUNT: 'no', ...environment });
  try {
    const server = await startServer({ settings, logger: createLogger('silent'), root });
    await server.stop();
  } catch (error) {
    return describeStartFailure(error, { settings, root });
  }
  throw new Error('The server started.');
}

/** A start that must fail: how it is prepared in a folder of its own, and what is said. */
interface Failure {
  readonly what: string;
  readonly prepare: (folder: string) => Promise<Environment>;
  readonly sentence: (folder: string) => string;
}

const damagedSentence = (file: string): string =>
  `The database ${file} is damaged or no database of Notewright; put the last backup in its place (docs/operate/deletion-and-backups.md).`;

const folders: readonly Failure[] = [
  {
    what: 'a file in the place of the data folder',
    prepare: async (folder) => {
      await writeFile(join(folder, 'data'), '');
      return { DATA_DIR: join(folder, 'data') };
    },
    sentence: (folder) => `The data folder ${folder}/data is a file; move the file away, or set DATA_DIR to a folder.`,
  },
  {
    what: 'a file above the data folder',
    prepare: async (folder) => {
      await writeFile(join(folder, 'taken'), '');
      return { DATA_DIR: join(folder, 'taken', 'deep', 'data') };
    },
    sentence: (folder) =>
      `The data folder ${folder}/taken/deep/data cannot be made, since ${folder}/taken is a file; move the file away, or set DATA_DIR to a folder.`,
  },
  {
    what: 'a data folder whose name is too long',
    prepare: (folder) => Promise.resolve({ DATA_DIR: join(folder, 'x'.repeat(300)) }),
    sentence: (folder) =>
      `The data folder ${folder}/${'x'.repeat(300)} cannot be reached, since its name is too long; set DATA_DIR to another folder.`,
  },
  {
    what: 'a data folder that is a link to nothing',
    prepare: async (folder) => {
      await symlink(join(folder, 'none', 'at', 'all'), join(folder, 'data'));
      return { DATA_DIR: join(folder, 'data') };
    },
    sentence: (folder) =>
      `The data folder ${folder}/data cannot be made, since ${folder}/data is a link to nothing; make what it leads to, or set DATA_DIR to another folder.`,
  },
  {
    what: 'a data folder that is a link to itself',
    prepare: async (folder) => {
      await symlink(join(folder, 'data'), join(folder, 'data'));
      return { DATA_DIR: join(folder, 'data') };
    },
    sentence: (folder) =>
      `The data folder ${folder}/data cannot be reached, since ${folder}/data is a link that leads back to itself; repair it, or set DATA_DIR to another folder.`,
  },
  {
    what: 'a damaged database file',
    prepare: async (folder) => {
      await writeFile(join(folder, 'notewright.sqlite'), randomBytes(20_000));
      return { DATA_DIR: folder };
    },
    sentence: (folder) => damagedSentence(`${folder}/notewright.sqlite`),
  },
  {
    what: 'a database file of which pages are overwritten',
    prepare: async (folder) => {
      const file = join(folder, 'notewright.sqlite');
      await start(folder);
      // All but the first page, which says that this is a database.
      await writeFile(file, (await readFile(file)).fill(0xff, 4096));
      return { DATA_DIR: folder };
    },
    sentence: (folder) => damagedSentence(`${folder}/notewright.sqlite`),
  },
  {
    what: 'a folder in the place of the database file',
    prepare: async (folder) => {
      await mkdir(join(folder, 'notewright.sqlite'));
      return { DATA_DIR: folder };
    },
    sentence: (folder) =>
      `The database ${folder}/notewright.sqlite cannot be opened; it must be a file that this account may read and write.`,
  },
  {
    what: 'the database of another program',
    prepare: async (folder) => {
      const database = new DatabaseSync(join(folder, 'notewright.sqlite'));
      database.exec('create table users (name text)');
      database.close();
      return { DATA_DIR: folder };
    },
    sentence: (folder) => damagedSentence(`${folder}/notewright.sqlite`),
  },
  {
    what: 'a database that a newer version has changed',
    prepare: async (folder) => {
      await start(folder);
      const database = new DatabaseSync(join(folder, 'notewright.sqlite'));
      database.exec("insert into applied_migrations (name) values ('9999-of-tomorrow')");
      database.close();
      return { DATA_DIR: folder };
    },
    sentence: () =>
      'The database was changed by a newer version (step 9999-of-tomorrow). Please start that version or restore a backup.',
  },
  {
    what: 'an empty database beside files of an installation',
    prepare: async (folder) => {
      await mkdir(join(folder, 'files', 'a-tenant'), { recursive: true });
      await writeFile(join(folder, 'files', 'a-tenant', 'a-file'), 'sealed');
      return { DATA_DIR: folder };
    },
    sentence: (folder) =>
      `The database is empty, and ${folder}/files holds files of an installation; give the database that belongs to them, or move that folder away to begin with nothing.`,
  },
  {
    what: 'another key than that of the database',
    prepare: async (folder) => {
      await start(folder);
      return { DATA_DIR: folder, INSTALLATION_KEY: randomBytes(32).toString('base64') };
    },
    sentence: () =>
      'The installation key does not fit this database. Please set the key (INSTALLATION_KEY or INSTALLATION_KEY_FILE) with which it was made.',
  },
  {
    what: 'a key file that is not there',
    prepare: (folder) => Promise.resolve({ DATA_DIR: folder, INSTALLATION_KEY_FILE: join(folder, 'none.key') }),
    sentence: () =>
      'The file of INSTALLATION_KEY_FILE cannot be read; put the key there, in a file that this account may read.',
  },
  {
    what: 'a made key that is damaged',
    prepare: async (folder) => {
      await start(folder);
      await writeFile(join(folder, 'keys', 'installation.key'), '');
      return { DATA_DIR: folder };
    },
    sentence: (folder) =>
      `${folder}/keys/installation.key must hold 32 bytes in base64. It is damaged; put the key with which the database was made in its place.`,
  },
  {
    what: 'a file in the place of the folder of keys',
    prepare: async (folder) => {
      await writeFile(join(folder, 'keys'), '');
      return { DATA_DIR: folder };
    },
    sentence: (folder) => `${folder}/keys must be a folder; move away the file that is in its place, and start again.`,
  },
];

/** Starts and stops a server on a folder, so that everything lies there. */
async function start(dataDir: string): Promise<void> {
  const settings = readSettings({ NODE_ENV: 'test', PORT: '0', SAMPLE_ACCOUNT: 'no', DATA_DIR: dataDir });
  const server = await startServer({ settings, logger: createLogger('silent'), root });
  await server.stop();
}

const certificates: readonly Failure[] = [
  {
    what: 'a certificate that is not there',
    prepare: (folder) => Promise.resolve({ TLS_CERT: join(folder, 'none.pem'), TLS_KEY: join(folder, 'none.pem') }),
    sentence: (folder) =>
      `TLS_CERT names the file ${folder}/none.pem, which cannot be read; set it to a file that this account may read.`,
  },
  {
    what: 'a certificate that is none',
    prepare: async (folder) => {
      await writeFile(join(folder, 'cert.pem'), 'no certificate');
      return { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'cert.pem') };
    },
    sentence: (folder) =>
      `The file ${folder}/cert.pem (TLS_CERT) holds no certificate in PEM; set TLS_CERT to one that does.`,
  },
  {
    what: 'a private key that is none',
    prepare: async (folder) => {
      await writeFile(join(folder, 'cert.pem'), makeTestCertificate().cert);
      return { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'cert.pem') };
    },
    sentence: (folder) =>
      `The file ${folder}/cert.pem (TLS_KEY) holds no private key in PEM without a passphrase; set TLS_KEY to one that does.`,
  },
  {
    what: 'the private key of another certificate',
    prepare: async (folder) => {
      await writeFile(join(folder, 'cert.pem'), makeTestCertificate().cert);
      await writeFile(join(folder, 'key.pem'), makeTestCertificate().key);
      return { TLS_CERT: join(folder, 'cert.pem'), TLS_KEY: join(folder, 'key.pem') };
    },
    sentence: (folder) =>
      `The key ${folder}/key.pem (TLS_KEY) is not that of the certificate ${folder}/cert.pem (TLS_CERT); set both to files that belong together, the server's own certificate first.`,
  },
];

describe('a start', () => {
  it.each([...folders, ...certificates])('with $what says so in one sentence', async ({ prepare, sentence }) => {
    const folder = await mkdtemp(join(root, 'case-'));
    expect(await sentenceOf({ DATA_DIR: join(folder, 'data'), ...(await prepare(folder)) })).toBe(sentence(folder));
  });

  it('leaves nothing in a data folder but what belongs there', async () => {
    const folder = await mkdtemp(join(root, 'left-'));
    await start(folder);
    expect((await readdir(folder)).toSorted()).toEqual(['keys', 'notewright.sqlite']);
  });

  it('where the settings file is a folder says so', async () => {
    const folder = await mkdtemp(join(root, 'env-'));
    await mkdir(join(folder, '.env'));
    expect(() => loadEnvironment(folder, {})).toThrow(
      `The settings file ${folder}/.env cannot be read; make it a file that this account may read.`,
    );
  });
});

describe('a start of an account that may do little', () => {
  // An administrator's account may do everything, so it steps down for the while.
  const nobody = 65_534;
  const wasAdministrator = process.geteuid?.() === 0;
  beforeAll(async () => {
    await chmod(root, 0o711);
    if (wasAdministrator) process.seteuid?.(nobody);
  });
  afterAll(() => {
    if (wasAdministrator) process.seteuid?.(0);
  });

  it.each([
    ['that folder', '', 'cannot be written to'],
    ['a folder above it', 'deep/data', 'cannot be reached'],
  ])('that may not enter %s names what it may not', async (_, below, what) => {
    const folder = await mkdtemp(join(tmpdir(), 'notewright-closed-'));
    await chmod(folder, 0o000);
    const DATA_DIR = join(folder, below);
    expect(await sentenceOf({ DATA_DIR })).toBe(
      `The data folder ${DATA_DIR} ${what}, since this account has no right to read and write in ${folder}; give it the right, or set DATA_DIR to another folder.`,
    );
    await chmod(folder, 0o700);
    await rm(folder, { recursive: true });
  });
});

describe('a start on an address that it cannot have', () => {
  it('says that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as AddressInfo;
    const DATA_DIR = await mkdtemp(join(root, 'port-'));
    expect(await sentenceOf({ DATA_DIR, PORT: String(port) })).toBe(
      `Port ${port} is already in use; stop what runs there or set PORT to another one.`,
    );
    other.close();
  });

  it('says that the host is another machine’s', async () => {
    const DATA_DIR = await mkdtemp(join(root, 'host-'));
    expect(await sentenceOf({ DATA_DIR, HOST: '192.0.2.1', ALLOW_DEV_ON_NETWORK: 'yes' })).toBe(
      'HOST is "192.0.2.1", which is not an address of this machine; set it to one that is, or leave it out.',
    );
  });

  it('says that the port is not for this account', () => {
    // An administrator's account may have every port, so what the others hear is made up.
    const error = Object.assign(new Error('listen EACCES: permission denied 127.0.0.1:80'), {
      code: 'EACCES',
      syscall: 'listen',
    });
    const settings = { HOST: '127.0.0.1', PORT: 80, DATA_DIR: 'data', DATABASE_URL: null };
    expect(describeStartFailure(error, { settings, root })).toBe(
      'This account may not listen on port 80; set PORT to one above 1023.',
    );
  });
});

describe('a start on a database server', () => {
  it.each<[what: string, behaviour: FakePostgresBehaviour, sentence: (host: string) => string]>([
    [
      'that refuses the password',
      { refusesWith: '28P01' },
      (host) =>
        `The database server at ${host} does not let the user "keeper" in; correct the user name and the password in DATABASE_URL.`,
    ],
    [
      'that has no such database',
      { refusesWith: '3D000' },
      (host) => `The database server at ${host} has no database "notes"; make it, or correct the name in DATABASE_URL.`,
    ],
    [
      'that is still starting',
      { refusesWith: '57P03' },
      (host) => `The database server at ${host} is starting or stopping; start again in a moment.`,
    ],
    [
      'that has no connection left',
      { refusesWith: '53300' },
      (host) => `The database server at ${host} has no connection left; let it take more, or end others that use it.`,
    ],
    [
      'that is too old',
      { version: '090624' },
      () =>
        'The database server is PostgreSQL 9, and Notewright needs 13 or newer; bring it up to date, or set DATABASE_URL to another one.',
    ],
    [
      'that holds the tables of another program',
      { refusesWith: '42P07' },
      (host) =>
        `The database "notes" at ${host} holds tables of another program; make one for Notewright alone, and name that in DATABASE_URL.`,
    ],
    [
      'that refuses for a reason nobody foresaw',
      { refusesWith: 'XX000' },
      () => 'The server could not start, and does not know what to do about it. What it was told: words of the system',
    ],
  ])('%s says so, and never the password', async (_, behaviour, sentence) => {
    const server = await startFakePostgres(behaviour);
    const DATA_DIR = await mkdtemp(join(root, 'server-'));
    const host = `127.0.0.1:${server.port}`;
    expect(await sentenceOf({ DATA_DIR, DATABASE_URL: `postgres://keeper:Sesame-77@${host}/notes` })).toBe(
      sentence(host),
    );
    await server.close();
  });

  it('that is away says so', async () => {
    const gone = await startFakePostgres({});
    await gone.close();
    const DATA_DIR = await mkdtemp(join(root, 'away-'));
    expect(await sentenceOf({ DATA_DIR, DATABASE_URL: `postgres://keeper@127.0.0.1:${gone.port}/notes` })).toBe(
      `The database server at 127.0.0.1:${gone.port} (DATABASE_URL) does not answer; see that it runs and can be reached from here.`,
    );
  });
});

describe('a start on a full disk', () => {
  it('says so when the embedded database finds no room', () => {
    const full = new DatabaseSync(':memory:');
    full.exec('create table pages (bytes blob); pragma max_page_count = 2');
    let failure: unknown;
    try {
      full.exec('insert into pages values (zeroblob(100000))');
    } catch (error) {
      failure = error;
    }
    full.close();
    expect(failure).toMatchObject({ errcode: 13 });
    const settings = { HOST: '127.0.0.1', PORT: 3000, DATA_DIR: '/data', DATABASE_URL: null };
    expect(describeStartFailure(failure, { settings, root })).toBe(
      'The disk of the database /data/notewright.sqlite is full; make room and start again.',
    );
  });

  // The device is on Linux alone; elsewhere what a full disk answers is made up.
  it('says so when there is no room for the key', async () => {
    const folder = await mkdtemp(join(root, 'full-'));
    const draft = join(folder, 'keys', `installation.key.${process.pid}.new`);
    await mkdir(join(folder, 'keys'));
    await symlink('/dev/full', draft);
    const made = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    const settings = { HOST: '127.0.0.1', PORT: 3000, DATA_DIR: folder, DATABASE_URL: null };
    const sentence = existsSync('/dev/full')
      ? await sentenceOf({ DATA_DIR: folder })
      : describeStartFailure(made, { settings, root });
    expect(sentence).toBe(`The disk of the data folder ${folder} is full; make room and start again.`);
  });
});

it.each([
  { INSTALLATION_KEY_FILE: 'hidden+hidden/hidden=' },
  { INSTALLATION_KEY_PREVIOUS_FILE: 'hidden+hidden/hidden=' },
  { MODEL_BASE_URL: 'http://127.0.0.1:9/v1', MODEL_NAME: 'm', MODEL_API_KEY_FILE: 'sk-hidden' },
  { SPEECH_URL: 'http://127.0.0.1:9/v1', SPEECH_MODEL: 'm', SPEECH_KEY_FILE: 'sk-hidden' },
  { BILLING: 'stripe', STRIPE_SECRET_KEY_FILE: 'rk_live_hidden', STRIPE_WEBHOOK_SECRET: 'whsec_x' },
  { BILLING: 'stripe', STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET_FILE: 'whsec_hidden' },
  {
    OIDC_ISSUER: 'https://login.clinic.example',
    OIDC_CLIENT_ID: 'n',
    OIDC_EMAIL_DOMAINS: 'clinic.example',
    OIDC_CLIENT_SECRET_FILE: 'hidden',
  },
])('a secret that was set in the place of its file is not repeated: %j', async (environment) => {
  const dataDir = await mkdtemp(join(root, 'case-'));
  const sentence = await sentenceOf({ DATA_DIR: dataDir, ...environment });
  expect(sentence).toMatch(/_FILE.* cannot be read/);
  expect(sentence).not.toContain('hidden');
});

it('a certificate in the place of the key’s file is not repeated', async () => {
  const dataDir = await mkdtemp(join(root, 'case-'));
  await writeFile(join(dataDir, 'cert.pem'), '');
  const settings = { DATA_DIR: dataDir, TLS_CERT: join(dataDir, 'cert.pem'), TLS_KEY: '-----BEGIN hidden' };
  expect(await sentenceOf(settings)).toBe(
    'TLS_KEY names a file that cannot be read; set it to the path of a file that this account may read.',
  );
});
