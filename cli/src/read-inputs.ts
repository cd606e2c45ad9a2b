import { createReadStream } from 'node:fs';
import { FileProblem } from './redact/file-problem.ts';
import { decodeChunks, encodingOf, WrongEncoding } from './redact/text-encoding.ts';
import { UsageError } from './usage-error.ts';

/** What is to be worked on: a file as named, or standard input, whose name is `-`. */
export interface InputSource {
  readonly name: string;
  /** Reads its text from the beginning. @throws UsageError when it cannot be read or is no text */
  readonly read: () => AsyncIterable<string>;
  /** False for standard input, which can be read once. */
  readonly isRepeatable: boolean;
}

export interface Input {
  /** The file's name as given; `-` for standard input. */
  readonly name: string;
  readonly text: string;
}

const fileProblems: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read',
  EISDIR: 'is a folder, not a file',
};

async function* readBytes(name: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of createReadStream(name)) yield chunk as Uint8Array;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new UsageError(`"${name}" ${fileProblems[code] ?? 'could not be read'}.`);
  }
}

/** The bytes again, with at least three of them in the first chunk where there are so many, for the byte order mark. */
async function* withHead(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array(0);
  for await (const chunk of chunks) {
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < 3) continue;
    yield head;
    head = null;
  }
  if (head !== null) yield head;
}

async function* decode(bytes: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<string> {
  const label = name === '-' ? 'Standard input' : `"${name}"`;
  const chunks = withHead(bytes)[Symbol.asyncIterator]();
  const first = await chunks.next();
  const again = async function* (): AsyncGenerator<Uint8Array> {
    if (first.done) return;
    yield first.value;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  };
  try {
    yield* decodeChunks(again(), encodingOf(first.done ? new Uint8Array(0) : first.value));
  } catch (error) {
    if (error instanceof FileProblem) throw new UsageError(`${label} ${error.message}.`);
    if (error instanceof WrongEncoding) throw new UsageError(`${label} is not text in UTF-8 or UTF-16.`);
    throw error;
  }
}

/** The texts to work on: the named files in order (`-` is standard input), or standard input alone. */
export function openInputs(files: readonly string[], stdin: AsyncIterable<Uint8Array>): InputSource[] {
  return (files.length === 0 ? ['-'] : files).map((name) => ({
    name,
    read: () => decode(name === '-' ? stdin : readBytes(name), name),
    isRepeatable: name !== '-',
  }));
}

/** Reads one of them whole. @throws UsageError */
export async function readInput({ name, read }: InputSource): Promise<Input> {
  const chunks: string[] = [];
  for await (const chunk of read()) chunks.push(chunk);
  return { name, text: chunks.join('') };
}

export interface Line {
  readonly id: string | number;
  readonly text: string;
}

async function* readLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const chunk of chunks) {
    const lines = (held + chunk).split('\n');
    held = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  yield held;
}

/** The lines of a JSON Lines text. @throws UsageError that names the first line that is not `{"id","text"}` */
export async function* readJsonLines(input: InputSource): AsyncGenerator<Line> {
  const where = input.name === '-' ? 'standard input' : `"${input.name}"`;
  let number = 0;
  for await (const line of readLines(input.read())) {
    number += 1;
    if (line.trim() === '') continue;
    const value = parseLine(line);
    const { id, text } = value ?? {};
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof text !== 'string') {
      throw new UsageError(`Line ${number} of ${where} is not {"id","text"} in JSON.`);
    }
    yield { id, text };
  }
}

function parseLine(line: string): { id?: unknown; text?: unknown } | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
