import { parseArgs } from 'node:util';
import {
  firstRedactOption,
  readDestination,
  readReplacement,
  redactOptions,
  type Destination,
  type RedactValues,
  type Replacement,
} from './redact/redact-request.ts';
import { usage } from './usage.ts';
import { UsageError } from './usage-error.ts';

export { usage };

export const commands = ['redact', 'chart', 'transcribe', 'validate'] as const;
export type Command = (typeof commands)[number];
export const formats = ['text', 'markdown', 'json', 'jsonl'] as const;
export type Format = (typeof formats)[number];

export interface Invocation {
  readonly command: Command;
  readonly files: readonly string[];
  readonly format: Format;
  /** How `redact` replaces what it finds. */
  readonly replacement: Replacement;
  /** Where `redact` writes redacted files; null for standard output. */
  readonly destination: Destination | null;
}

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value);
}

/**
 * Reads the command line. Null asks for the usage text.
 *
 * @throws UsageError when a word on it means nothing
 */
export function parseCommand(args: readonly string[]): Invocation | null {
  const { values, positionals } = readArguments(args);
  const [command, ...files] = positionals;
  if (values.help || command === 'help') return null;
  if (command === undefined)
    throw new UsageError(
      'Please name a command: redact, chart, transcribe, validate, audit, operator, second-factor, deletions or codes (notewright --help tells more).',
    );
  if (!isOneOf(commands, command))
    throw new UsageError(
      `"${command}" is not a command; there are redact, chart, transcribe, validate, audit, operator, second-factor, deletions and codes.`,
    );
  const format = values.format ?? 'text';
  if (!isOneOf(formats, format))
    throw new UsageError(`"${format}" is not a format; there are text, markdown, json and jsonl.`);
  const foreign = command === 'redact' ? null : firstRedactOption(values);
  if (foreign !== null) throw new UsageError(`${foreign} is for redact alone.`);
  const replacement = readReplacement(values);
  return { command, files, format, replacement, destination: readDestination(values, files, values.format) };
}

function readArguments(args: readonly string[]): {
  values: { format?: string; help?: boolean } & RedactValues;
  positionals: string[];
} {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        format: { type: 'string', short: 'f' },
        help: { type: 'boolean', short: 'h' },
        ...redactOptions,
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
}
