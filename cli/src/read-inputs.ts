import { readFile } from 'node:fs/promises';
import { UsageError } from './usage-error.ts';

export interface Input {
  /** The file's name as given; `-` for standard input. */
  readonly name: string;
  readonly text: string;
}

function decode(bytes: Uint8Array, name: string): string {
  const label = name === '-' ? 'Standard input' : `"${name}"`;
  const bigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  const littleEndian = bytes[0] === 0xff && bytes[1] === 0xfe;
  try {
    const text = new TextDecoder(bigEndian ? 'utf-16be' : littleEndian ? 'utf-16le' : 'utf-8', { fatal: true }).decode(
      bytes,
    );
    if (text.includes('\0')) throw new UsageError(`${label} is not text.`);
    return text;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${label} is not text in UTF-8 or UTF-16.`);
  }
}

const fileProblems: Readonly<Record<string, string>> = {
  ENOENT: 'does not exist',
  EACCES: 'may not be read',
  EISDIR: 'is a folder, not a file',
};

async function readNamed(name: string): Promise<Input> {
  const bytes = await readFile(name).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`"${name}" ${fileProblems[error.code ?? ''] ?? 'could not be read'}.`);
  });
  return { name, text: decode(bytes, name) };
}

async function readStandardInput(stream: AsyncIterable<Uint8Array>): Promise<Input> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return { name: '-', text: decode(Buffer.concat(chunks), '-') };
}

/** The texts to work on: the named files in order (`-` is standard input), or standard input alone. */
export async function readInputs(files: readonly string[], stdin: AsyncIterable<Uint8Array>): Promise<Input[]> {
  if (files.length === 0) return [await readStandardInput(stdin)];
  const inputs: Input[] = [];
  for (const file of files) inputs.push(file === '-' ? await readStandardInput(stdin) : await readNamed(file));
  return inputs;
}

export interface Line {
  readonly id: string | number;
  readonly text: string;
}

/** The lines of a JSON Lines text. @throws UsageError that names the first line that is not `{"id","text"}` */
export function readJsonLines(input: Input): Line[] {
  const where = input.name === '-' ? 'standard input' : `"${input.name}"`;
  return input.text.split(/\r?\n/).flatMap((line, index) => {
    if (line.trim() === '') return [];
    const value = parseLine(line);
    const { id, text } = value ?? {};
    if ((typeof id !== 'string' && typeof id !== 'number') || typeof text !== 'string') {
      throw new UsageError(`Line ${index + 1} of ${where} is not {"id","text"} in JSON.`);
    }
    return [{ id, text }];
  });
}

function parseLine(line: string): { id?: unknown; text?: unknown } | null {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? value : null;
  } catch {
    return null;
  }
}
