import { createReadStream } from 'node:fs';
import { open, rm, type FileHandle } from 'node:fs/promises';
import type { RedactOptions } from '@notewright/engine';
import type { CutKind } from './cut-pieces.ts';
import { FileProblem, readingProblem } from './file-problem.ts';
import type { FoundCount } from './found-counts.ts';
import { redactText } from './redact-text.ts';
import { decodeChunks, encodeText, encodingOf, markOf, WrongEncoding, type Encoding } from './text-encoding.ts';

async function readHead(file: string): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const head = new Uint8Array(3);
    const { bytesRead } = await handle.read(head, 0, 3, 0);
    return head.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function* readChunks(file: string, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(file)) {
      onRead((chunk as Uint8Array).length);
      yield chunk as Uint8Array;
    }
  } catch (error) {
    throw new FileProblem(readingProblem(error));
  }
}

async function writeAll(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  try {
    await handle.appendFile(bytes);
  } catch {
    throw new FileProblem('could not be written');
  }
}

interface Task {
  readonly file: string;
  readonly target: string;
  readonly kind: CutKind | 'json';
  readonly options: RedactOptions;
  readonly onRead: (bytes: number) => void;
}

async function redactIn(encoding: Encoding, head: Uint8Array, task: Task): Promise<FoundCount[]> {
  const { file, target, kind, options, onRead } = task;
  const handle = await open(target, 'wx', 0o600).catch(() => {
    throw new FileProblem('could not be written');
  });
  try {
    await writeAll(handle, markOf(head));
    const source = { read: () => decodeChunks(readChunks(file, onRead), encoding), isRepeatable: true };
    const counts = await redactText(source, kind, options, (text) => writeAll(handle, encodeText(text, encoding)));
    return counts.list();
  } finally {
    await handle.close();
  }
}

/**
 * Redacts a text file into a new one, in the same encoding: UTF-8, UTF-16 with a byte order mark, or else Windows-1252.
 *
 * @param onRead receives how many bytes were read.
 * @returns what was found
 * @throws FileProblem; what was written until then is for the caller to remove
 */
export async function redactTextFile(
  file: string,
  target: string,
  kind: CutKind | 'json',
  options: RedactOptions,
  onRead: (bytes: number) => void = () => undefined,
): Promise<FoundCount[]> {
  const task = { file, target, kind, options, onRead };
  const head = await readHead(file).catch((error: unknown) => {
    throw new FileProblem(readingProblem(error));
  });
  try {
    return await redactIn(encodingOf(head), head, task);
  } catch (error) {
    if (!(error instanceof WrongEncoding)) throw error;
  }
  await rm(target, { force: true });
  try {
    return await redactIn('windows-1252', new Uint8Array(0), task);
  } catch (error) {
    throw error instanceof WrongEncoding ? new FileProblem('is not text') : error;
  }
}
