// Runs a TypeScript entry of this repository with everything in place: `node tools/bootstrap.mjs ENTRY.ts [ARG...]`.
// Plain JavaScript without dependencies, since it is what a fresh clone runs first, on any Node from 18. It installs the
// locked packages when the lock file has changed, and hands over to Node 24, taking the one from the npm registry when
// the Node at hand is older. A second run needs no network.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const neededMajor = 24;
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const modules = path.join(root, 'node_modules');
const installedMark = path.join(modules, '.lock-hash');

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function hashLock() {
  const hash = createHash('sha256').update(readFileSync(path.join(root, 'package-lock.json')));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

function readMark() {
  return existsSync(installedMark) ? readFileSync(installedMark, 'utf8') : '';
}

/** Development packages are needed to build, so a production environment must not leave them out. */
function installPackages() {
  process.stderr.write('Installing the locked packages (only after a change of package-lock.json)...\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const result = spawnSync(
    npm,
    ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
      shell: process.platform === 'win32',
    },
  );
  if (result.error) fail(`npm could not be started (${result.error.code}); please install npm and try again.`);
  if (result.status !== 0) fail('npm ci failed; what it said stands above.');
  writeFileSync(installedMark, hashLock());
}

/** Two commands started at once on a fresh clone must not install into each other. */
function installUnderLock() {
  const lock = path.join(root, '.cache', 'install-lock');
  mkdirSync(path.dirname(lock), { recursive: true });
  const staleAfter = 10 * 60_000;
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch {
      if (readMark() === hashLock()) return;
      if (existsSync(lock) && Date.now() - statSync(lock).mtimeMs > staleAfter) rmSync(lock, { recursive: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    }
  }
  try {
    if (readMark() !== hashLock()) installPackages();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

function findNode() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const found = path.join(modules, `node-${platform}-${process.arch}`, 'bin', binary);
  if (existsSync(found)) return found;
  return fail(
    `Notewright needs Node ${neededMajor} or newer, this is ${process.version}, and the npm registry has none for ${process.platform} ${process.arch}: please install Node ${neededMajor}.`,
  );
}

const [entry, ...args] = process.argv.slice(2);
if (!entry) fail('Usage: node tools/bootstrap.mjs ENTRY.ts [ARG...]');
if (readMark() !== hashLock()) installUnderLock();

/** What the server's Node is started with, so that its memory stays small while a thousand replies stream. */
function serverFlags() {
  return JSON.parse(readFileSync(path.join(root, 'server', 'node-flags.json'), 'utf8'));
}

/** A small room for new objects (in MB) and slow growth keep the memory of the command line down while it reads a large file. */
const commandFlags = ['--max-semi-space-size=4', '--heap-growing-percent=30'];

function flagsFor(entry) {
  if (entry === 'tools/start.ts') return serverFlags();
  return entry === 'cli/src/main.ts' ? commandFlags : [];
}

const node = findNode();
const flags = flagsFor(entry);
const searchPath = [path.dirname(node), path.join(modules, '.bin'), process.env.PATH].join(path.delimiter);
const child = spawn(node, [...flags, path.resolve(root, entry), ...args], {
  cwd: process.env.NOTEWRIGHT_KEEP_CWD ? process.cwd() : root,
  stdio: 'inherit',
  // What was compiled once is not compiled again: servers start a quarter faster, and the tests start dozens of them.
  env: { NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compile'), ...process.env, PATH: searchPath },
});
// The child decides when to end: a first Ctrl+C lets the server finish what it is writing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => fail(`Node could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
