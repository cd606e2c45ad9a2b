import { parseArgs } from 'node:util';
import { UsageError } from './usage-error.ts';

export const commands = ['redact', 'chart', 'transcribe', 'validate'] as const;
export type Command = (typeof commands)[number];
export const formats = ['text', 'markdown', 'json', 'jsonl'] as const;
export type Format = (typeof formats)[number];

export interface Invocation {
  readonly command: Command;
  readonly files: readonly string[];
  readonly format: Format;
}

export const usage = `Usage: notewright COMMAND [FILE...] [--format text|markdown|json|jsonl]
       notewright audit verify [--tenant ID] [--head NUMBER:MAC] [--heads FILE]
       notewright operator grant EMAIL | revoke EMAIL | list
       notewright second-factor remove EMAIL
       notewright deletions apply LOGFILE

Commands for notes
  redact       replace patient identifiers with REDACT
  chart        turn raw words into a structured chart
  transcribe   turn dictation or a visit conversation into a note
  validate     audit a chart for codes and gaps

Reads the files, or standard input when none is named. With --format jsonl each line of input is
{"id","text"} and each line of output carries the same id. Nothing leaves this machine.

Commands for the installation, with the settings of its server
  audit verify     check every chain of the audit log, or that of one tenant ("installation" for
                   what belongs to none). --head and --heads (a log file of the server) bring heads
                   that were kept elsewhere, so that a log that was cut off is found as well.
                   Ends with status 1 when a chain is broken.
  operator grant   let an account run the installation; it sees no charts any more
  operator revoke  take that back
  operator list    who runs the installation
  second-factor remove
                   for somebody who has lost every second factor and whose person you have made
                   sure of: removes them and ends their sessions
  deletions apply  after an older backup was restored: destroy again what a log file of the
                   server says was destroyed since`;

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
      'Please name a command: redact, chart, transcribe, validate, audit, operator, second-factor or deletions (notewright --help tells more).',
    );
  if (!isOneOf(commands, command))
    throw new UsageError(
      `"${command}" is not a command; there are redact, chart, transcribe, validate, audit, operator, second-factor and deletions.`,
    );
  const format = values.format ?? 'text';
  if (!isOneOf(formats, format))
    throw new UsageError(`"${format}" is not a format; there are text, markdown, json and jsonl.`);
  return { command, files, format };
}

function readArguments(args: readonly string[]): {
  values: { format?: string; help?: boolean };
  positionals: string[];
} {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { format: { type: 'string', short: 'f' }, help: { type: 'boolean', short: 'h' } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('. ')[0] ?? error.message) : String(error));
  }
}
