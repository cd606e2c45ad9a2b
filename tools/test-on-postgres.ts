import { execFileSync, spawn } from 'node:child_process';
import { chownSync, globSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { openMemoryFolder } from './memory-folder.ts';
import { root, runCommand } from './run-command.ts';

/**
 * Runs the server's suite on a real PostgreSQL: a server of its own on a free port of this machine, with a data folder
 * that goes away afterwards. PostgreSQL refuses to run as root, so root hands it to the user `postgres`.
 */
function findBinaries(): string {
  const base = '/usr/lib/postgresql';
  const versions = (() => {
    try {
      return readdirSync(base).sort((a, b) => Number(b) - Number(a));
    } catch {
      return [];
    }
  })();
  const newest = versions[0];
  if (!newest) throw new Error('PostgreSQL is not installed: please install the package postgresql.');
  return path.join(base, newest, 'bin');
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

const binaries = findBinaries();
const { folder, remove } = openMemoryFolder();
const data = path.join(folder, 'data');
const port = await findFreePort();
const isRoot = process.getuid?.() === 0;
function findIdentity(): { uid: number; gid: number } | null {
  if (!isRoot) return null;
  const ask = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: ask('-u'), gid: ask('-g') };
}

const identity = findIdentity();
if (identity) chownSync(folder, identity.uid, identity.gid);

const options = { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'] };
execFileSync(
  path.join(binaries, 'initdb'),
  ['-D', data, '-U', 'notewright', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'],
  options,
);
/** The data goes away with the run: nothing needs to be on a disk before a transaction ends. */
const forgetful = ['fsync', 'synchronous_commit', 'full_page_writes'].flatMap((name) => ['-c', `${name}=off`]);
const server = spawn(
  path.join(binaries, 'postgres'),
  ['-D', data, '-p', String(port), '-k', folder, '-h', '127.0.0.1', '-c', 'log_min_messages=fatal', ...forgetful],
  options,
);

async function waitUntilReady(): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt++) {
    try {
      execFileSync(path.join(binaries, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL did not start.');
}

/** What asks nothing of a database, or the same of either: once, with the rest of the suite, is enough. */
const elsewhere = [
  'documents/**',
  'tools/**',
  'models/**',
  'config/**',
  'identity/**',
  'mail/**',
  'presenters/**',
  'http/**',
  'kernel/**',
  'wiring/**',
  'wiring.test.ts',
  'accounts/reset-guessing.test.ts',
  'accounts/*password*.test.ts',
  'files/disk.test.ts',
  // Reading the publishers' files, and sharing what the embedded database keeps of them.
  'codes/**',
  'main.test.ts',
  'main.whole.test.ts',
  'start-failures.test.ts',
  'two-servers.whole.test.ts',
  'payments/stripe/**',
  'payments/stripe.test.ts',
  'typefaces/**',
  'billing/invoice-pdf.test.ts',
  'own-data/export/safe-file-name.test.ts',
  // Kill processes that write to an embedded database.
  'turns/count-use-crash.test.ts',
  'store/journal/crash.test.ts',
  'database/dialects/sqlite*',
];
const wanted = process.argv.slice(2);
// By name: an `--exclude` of the command line counts for no project that has its own.
const ofDatabase = (): readonly string[] =>
  globSync('server/src/**/*.test.ts', { cwd: root, exclude: elsewhere.map((one) => `server/src/${one}`) });
const chosen = wanted.length > 0 ? wanted : ofDatabase();

let status = 1;
try {
  await waitUntilReady();
  const env = { TEST_DATABASE_URL: `postgres://notewright@127.0.0.1:${port}/postgres` };
  status = await runCommand('vitest', ['run', '--project', 'server', ...chosen], { env });
} finally {
  server.kill('SIGINT');
  await new Promise((resolve) => server.once('exit', resolve));
  remove();
}
process.exit(status);
