import { parseCommand, usage } from './parse-command.ts';
import { parseMaintenance } from './parse-maintenance.ts';
import { loadOptions } from './redact/load-options.ts';
import type { Terminal } from './redact/progress.ts';
import { UsageError } from './usage-error.ts';

export interface CliStreams {
  readonly stdin: AsyncIterable<Uint8Array>;
  write(text: string): void;
  complain(line: string): void;
  /** Waits until what was written has been taken up; where it is not given, nothing has to be waited for. */
  drain?(): Promise<void>;
  /** Where progress is shown, if anybody looks. */
  readonly terminal?: Terminal | undefined;
  /** Where settings come from; the process's own unless said. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

/**
 * The command `notewright`; answers the exit status: 0, 1 when a check found something wrong or a file could not be
 * redacted, or 2 for bad input. What only some commands need is loaded for them alone.
 */
export async function runCli(args: readonly string[], streams: CliStreams): Promise<number> {
  try {
    const request = parseMaintenance(args);
    if (request !== null) {
      const { runMaintenance } = await import('./run-maintenance.ts');
      return await runMaintenance(request, streams);
    }
    const invocation = parseCommand(args);
    if (!invocation) {
      streams.write(`${usage}\n`);
      return 0;
    }
    const { files, replacement, destination } = invocation;
    if (destination !== null) {
      const { redactFolder } = await import('./redact/redact-folder.ts');
      return await redactFolder(files, replacement, destination, streams);
    }
    const { writeResults } = await import('./write-results.ts');
    await writeResults(invocation, await loadOptions(replacement), streams);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    streams.complain(`notewright: ${error.message}`);
    return 2;
  }
}
