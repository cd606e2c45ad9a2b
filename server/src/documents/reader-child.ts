import { fork, type ChildProcess } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ChildAnswer, ChildMessage, ChildRequest, FilePiece, OpenRequest } from './child-messages.ts';

export interface ChildSettings {
  /** Module that answers requests. */
  entry: URL;
  heapMegabytes: number;
  residentMegabytes: number;
  readMilliseconds: number;
  recogniseMilliseconds: number;
  redactMilliseconds: number;
  /** For redacting pictures, alone or in a document. */
  redactPicturesMilliseconds: number;
}

/** One child process. Reads one document at a time. */
export interface ReaderChild {
  /** Resolves when it can take requests; rejects when it dies before. */
  ready: Promise<void>;
  /** Resolves when the process is gone. */
  gone: Promise<void>;
  isAlive(): boolean;
  /** Never rejects: a child that dies or takes too long is an answer too. */
  run(request: OpenRequest): Promise<ChildAnswer>;
  kill(): void;
  /** Lets all other processes go first, from now on. */
  giveWay(): void;
}

interface Job {
  id: number;
  answer(answer: ChildAnswer): void;
  giveMoreTime(): void;
}

const startMilliseconds = 30_000;

interface ChildState {
  process: ChildProcess;
  job: Job | null;
  alive: boolean;
  served: number;
}

/** Starts a child process that may read the program's own files, and nothing else: no writing, no programs, no keys. */
export function startChild(settings: ChildSettings): ReaderChild {
  const state: ChildState = { process: forkWorker(settings), job: null, alive: true, served: 0 };
  const { promise: ready, resolve: isReady, reject: isNotReady } = Promise.withResolvers<void>();
  const { promise: gone, resolve: isGone } = Promise.withResolvers<void>();
  ready.catch(() => undefined);
  const startTimer = setTimeout(() => killChild(state), startMilliseconds).unref();
  const end = (code: number | null, signal: NodeJS.Signals | null): void => {
    clearTimeout(startTimer);
    state.alive = false;
    isNotReady(new Error('the process that reads documents could not be started'));
    state.job?.answer({ ok: false, code: diedOfExcess(code, signal) ? 'file_too_complex' : 'file_damaged' });
    isGone();
  };
  state.process.on('error', () => (state.process.pid === undefined ? end(null, null) : killChild(state)));
  state.process.on('exit', end);
  state.process.on('message', (message: ChildMessage) => {
    if (message.kind !== 'ready') return takeMessage(state, message);
    clearTimeout(startTimer);
    letProcessEnd(state.process, true);
    isReady();
  });
  return {
    ready,
    gone,
    isAlive: () => state.alive,
    kill: () => killChild(state),
    giveWay: () => lowerPriority(state.process),
    async run(request) {
      if (!state.alive) return { ok: false, code: 'file_damaged' };
      state.served += 1;
      return runJob(state, settings, { ...request, id: state.served });
    },
  };
}

function forkWorker(settings: ChildSettings): ChildProcess {
  return fork(settings.entry, [String(settings.residentMegabytes)], {
    execArgv: [...permissionFlags(settings.entry), `--max-old-space-size=${settings.heapMegabytes}`],
    env: process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : { MALLOC_ARENA_MAX: '2' },
    // What a parser prints may hold words of the document.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
}

/** Messages about a request that was given up on are ignored. */
function takeMessage(state: ChildState, message: Exclude<ChildMessage, { kind: 'ready' }>): void {
  if (message.id !== state.job?.id) return;
  if (message.kind === 'recognising') state.job.giveMoreTime();
  else state.job.answer(message.answer);
}

function killChild(state: ChildState): void {
  // At once, and not only when the process is gone: nothing may be given to it any more.
  state.alive = false;
  letProcessEnd(state.process, false);
  state.process.kill('SIGKILL');
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has just ended, or the system does not let us.
  }
}

function runJob(state: ChildState, settings: ChildSettings, request: ChildRequest): Promise<ChildAnswer> {
  return new Promise((resolve) => {
    const started = performance.now();
    const tooLong = (): void => {
      killChild(state);
      job.answer({ ok: false, code: 'file_too_complex' });
    };
    const time = timeFor(request, settings);
    let timer = setTimeout(tooLong, time.first);
    const job: Job = {
      id: request.id,
      answer(answer) {
        clearTimeout(timer);
        if (state.job === job) state.job = null;
        // A child on its way out must still be heard of: requests may wait for its place.
        if (state.alive) letProcessEnd(state.process, true);
        resolve(answer);
      },
      giveMoreTime() {
        clearTimeout(timer);
        timer = setTimeout(tooLong, time.recognising - (performance.now() - started));
      },
    };
    state.job = job;
    letProcessEnd(state.process, false);
    sendInPieces(state.process, request).catch(() => killChild(state));
  });
}

/** Whatever is sent is copied for it, with as much room again to grow: of a whole file that is several times the file. */
const pieceBytes = 1024 * 1024;

/** @throws when the child is gone */
async function sendInPieces(child: ChildProcess, request: ChildRequest): Promise<void> {
  const { bytes } = request;
  let at = 0;
  for (; bytes.length - at > pieceBytes; at += pieceBytes)
    await sendOne(child, { piece: bytes.subarray(at, at + pieceBytes) });
  await sendOne(child, { ...request, bytes: bytes.subarray(at) });
}

function sendOne(child: ChildProcess, message: ChildRequest | FilePiece): Promise<void> {
  return new Promise((resolve, reject) => {
    child.send(message, (error) => (error === null ? resolve() : reject(error)));
  });
}

/** How long a request may take, in milliseconds, at first and once pictures are being recognised. */
function timeFor(request: ChildRequest, settings: ChildSettings): { first: number; recognising: number } {
  return 'redact' in request
    ? { first: settings.redactMilliseconds, recognising: settings.redactPicturesMilliseconds }
    : { first: settings.readMilliseconds, recognising: settings.recogniseMilliseconds };
}

/** An idle child must not keep the server from ending. */
function letProcessEnd(child: ChildProcess, may: boolean): void {
  if (may) child.unref();
  else child.ref();
  if (may) child.channel?.unref();
  else child.channel?.ref();
}

/** Killed by its memory watch (SIGKILL), or given up by the engine for lack of memory (SIGABRT, or its exit codes). */
function diedOfExcess(code: number | null, signal: NodeJS.Signals | null): boolean {
  return signal === 'SIGKILL' || signal === 'SIGABRT' || code === 134 || code === 5;
}

/** Native modules and threads are needed; writing files, starting programs and making code from text are not. */
function permissionFlags(entry: URL): string[] {
  const documents = path.dirname(fileURLToPath(import.meta.url));
  // Sources, and the package.json above them that says how they are read.
  const engine = path.join(fileURLToPath(import.meta.resolve('@notewright/engine')), '../..');
  const readable = [documents, engine, path.dirname(fileURLToPath(entry)), ...moduleFolders(documents)];
  const folders = new Set(readable.flatMap((folder) => [folder, realpathSync(folder)]));
  return [
    '--permission',
    '--allow-addons',
    '--allow-worker',
    '--disallow-code-generation-from-strings',
    '--disable-warning=SecurityWarning',
    ...[...folders].map((folder) => `--allow-fs-read=${folder}`),
  ];
}

/** Every node_modules folder in which modules of this folder may be found. */
function moduleFolders(folder: string): string[] {
  const parent = path.dirname(folder);
  const here = path.join(folder, 'node_modules');
  return [...(existsSync(here) ? [here] : []), ...(parent === folder ? [] : moduleFolders(parent))];
}
