// Runs a TypeScript entry of this repository with everything in place: `node tools/bootstrap.mjs ENTRY.ts [ARG...]`.
// Plain JavaScript without dependencies, since it is what a fresh clone runs first, on any Node from 18. It installs the
// locked packages when the lock file has changed, and hands over to Node 24, taking the one from the npm registry when
// the Node at hand is older. A second run needs no network.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isAlive, watchParents } from './watch-parents.mjs';

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

/** What runs now on behalf of this process, and ends with it: `npm ci`, then the entry. */
let running = null;
/** The signal by which this process was asked to end; null as long as it was not. */
let asked = null;

function stop(signal) {
  asked ??= signal;
  running?.kill(signal);
}

/** Runs a command to its end; its exit status, 128 and the signal's number when it was ended by one. */
function run(command, args, options) {
  return new Promise((resolve, reject) => {
    running = spawn(command, args, options);
    running.on('error', reject);
    running.on('exit', (code, signal) => {
      running = null;
      resolve(signal ? 128 + constants.signals[signal] : (code ?? 1));
    });
    if (asked) running.kill(asked);
  });
}

/** Development packages are needed to build, so a production environment must not leave them out. */
async function installPackages() {
  process.stderr.write('Installing the locked packages (only after a change of package-lock.json)...\n');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];
  const shell = process.platform === 'win32';
  const status = await run(npm, args, { cwd: root, stdio: ['ignore', 2, 2], shell }).catch((error) => {
    throw new Error(`npm could not be started (${error.code}); please install npm and try again.`);
  });
  if (asked) return;
  if (status !== 0) throw new Error('npm ci failed; what it said stands above.');
  writeFileSync(installedMark, hashLock());
}

/** True when who took the lock was killed and could not give it back. */
function isLeft(lock) {
  try {
    return !isAlive(Number(readFileSync(path.join(lock, 'pid'), 'utf8')));
  } catch {
    // Taken a moment ago, or given back; else it was killed in that moment.
    return existsSync(lock) && Date.now() - statSync(lock).mtimeMs > 60_000;
  }
}

/** Two commands started at once on a fresh clone must not install into each other. */
async function installUnderLock() {
  const lock = path.join(root, '.cache', 'install-lock');
  mkdirSync(path.dirname(lock), { recursive: true });
  for (;;) {
    if (asked) return;
    try {
      mkdirSync(lock);
      writeFileSync(path.join(lock, 'pid'), String(process.pid));
      break;
    } catch {
      if (readMark() === hashLock()) return;
      if (isLeft(lock)) rmSync(lock, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
  try {
    if (readMark() !== hashLock()) await installPackages();
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
// The entry decides when to end: a first Ctrl+C lets the server finish what it is writing.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
watchParents(() => stop('SIGTERM'));
if (readMark() !== hashLock()) await installUnderLock().catch((error) => fail(error.message));
if (asked) process.exit(128 + constants.signals[asked]);

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
const endWithParent = pathToFileURL(path.join(root, 'tools', 'end-with-parent.mjs')).href;
const status = await run(node, [...flags, '--import', endWithParent, path.resolve(root, entry), ...args], {
  cwd: process.env.NOTEWRIGHT_KEEP_CWD ? process.cwd() : root,
  // The channel carries nothing: it closes when this process is gone, however it ended.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  // What was compiled once is not compiled again: servers start a quarter faster, and the tests start dozens of them.
  env: { NODE_COMPILE_CACHE: path.join(modules, '.cache', 'compile'), ...process.env, PATH: searchPath },
}).catch((error) => fail(`Node could not be started: ${error.message}`));
process.exit(status);
