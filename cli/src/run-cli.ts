import { parseCommand, usage, type Invocation } from './parse-command.ts';
import { parseMaintenance } from './parse-maintenance.ts';
import { readInputs, readJsonLines, type Input } from './read-inputs.ts';
import { present, presentJson, runTool } from './run-tool.ts';
import { UsageError } from './usage-error.ts';

export interface CliStreams {
  readonly stdin: AsyncIterable<Uint8Array>;
  write(text: string): void;
  complain(line: string): void;
  /** Where settings come from; the process's own unless said. */
  readonly environment?: Readonly<Record<string, string | undefined>>;
}

function writeLines(command: Invocation['command'], input: Input, streams: CliStreams): void {
  for (const { id, text } of readJsonLines(input))
    streams.write(`${JSON.stringify({ id, ...presentJson(runTool(command, text)) })}\n`);
}

function writeAll(invocation: Invocation, inputs: readonly Input[], streams: CliStreams): void {
  const { command, format } = invocation;
  if (format === 'jsonl') {
    for (const input of inputs) writeLines(command, input, streams);
    return;
  }
  if (format === 'json' && inputs.length > 1) {
    const results = inputs.map((input) => ({ file: input.name, ...presentJson(runTool(command, input.text)) }));
    streams.write(`${JSON.stringify(results, null, 2)}\n`);
    return;
  }
  for (const [index, input] of inputs.entries()) {
    const heading = inputs.length > 1 ? `${index > 0 ? '\n' : ''}==> ${input.name} <==\n` : '';
    const output = present(runTool(command, input.text), format);
    streams.write(`${heading}${output}${output.endsWith('\n') ? '' : '\n'}`);
  }
}

/**
 * The command `notewright`; answers the exit status: 0, 1 when a check found something wrong, or 2 for bad input. The
 * server's parts are loaded for its own commands alone: those for notes need nothing of it.
 */
export async function runCli(args: readonly string[], streams: CliStreams): Promise<number> {
  try {
    const wish = parseMaintenance(args);
    if (wish !== null) {
      const { runMaintenance } = await import('./run-maintenance.ts');
      return await runMaintenance(wish, streams);
    }
    const invocation = parseCommand(args);
    if (!invocation) {
      streams.write(`${usage}\n`);
      return 0;
    }
    writeAll(invocation, await readInputs(invocation.files, streams.stdin), streams);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    streams.complain(`notewright: ${error.message}`);
    return 2;
  }
}
