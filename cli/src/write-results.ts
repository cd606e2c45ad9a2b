import { builtInLibrary, openLibrary, type CodeLibrary, type RedactOptions, type ToolResult } from '@notewright/engine';
import type { Invocation } from './parse-command.ts';
import { openInputs, readInput, readJsonLines, type Input, type InputSource } from './read-inputs.ts';
import { streamRedacted } from './redact/stream-redacted.ts';
import type { CliStreams } from './run-cli.ts';
import { present, presentJson, runTool } from './run-tool.ts';

/** The tables that come with the product, with every code of HCPCS Level II. */
async function openWholeLibrary(): Promise<CodeLibrary> {
  const { packHcpcsRelease } = await import('@notewright/engine/hcpcs-release');
  return openLibrary([], { hcpcs: packHcpcsRelease() });
}

const mostHeld = 4 * 1024 * 1024;

/**
 * Results of lines. Up to 4 MB of them wait for the end of the input, so that bad input gives nothing but its sentence;
 * of more, which would fill the memory, all that came before the bad line is given.
 */
async function writeLines(
  run: (text: string) => ToolResult,
  inputs: readonly InputSource[],
  streams: CliStreams,
): Promise<void> {
  let held = '';
  for (const input of inputs) {
    for await (const { id, text } of readJsonLines(input)) {
      held += `${JSON.stringify({ id, ...presentJson(run(text)) })}\n`;
      if (held.length < mostHeld) continue;
      streams.write(held);
      held = '';
      await streams.drain?.();
    }
  }
  streams.write(held);
}

function writeHeading(name: string, index: number, inputs: readonly unknown[], streams: CliStreams): void {
  if (inputs.length > 1) streams.write(`${index > 0 ? '\n' : ''}==> ${name} <==\n`);
}

async function writeRedacted(
  inputs: readonly InputSource[],
  options: RedactOptions,
  streams: CliStreams,
): Promise<void> {
  for (const [index, input] of inputs.entries())
    await streamRedacted(input, options, streams, () => writeHeading(input.name, index, inputs, streams));
}

async function readAll(inputs: readonly InputSource[]): Promise<Input[]> {
  const read: Input[] = [];
  for (const input of inputs) read.push(await readInput(input));
  return read;
}

/**
 * Writes the results of an engine's command to standard output. `redact` as plain text and every command in JSON Lines
 * take input of any size.
 *
 * @throws UsageError for bad input
 */
export async function writeResults(invocation: Invocation, options: RedactOptions, streams: CliStreams): Promise<void> {
  const { command, format } = invocation;
  const sources = openInputs(invocation.files, streams.stdin);
  const library = command === 'validate' ? await openWholeLibrary() : builtInLibrary;
  const run = (text: string): ToolResult => runTool(command, text, options, library);
  if (format === 'jsonl') return writeLines(run, sources, streams);
  if (command === 'redact' && format === 'text') return writeRedacted(sources, options, streams);
  const inputs = await readAll(sources);
  if (format === 'json' && inputs.length > 1) {
    const results = inputs.map(({ name, text }) => ({ file: name, ...presentJson(run(text)) }));
    streams.write(`${JSON.stringify(results, null, 2)}\n`);
    return;
  }
  for (const [index, { name, text }] of inputs.entries()) {
    writeHeading(name, index, inputs, streams);
    const output = present(run(text), format);
    streams.write(`${output}${output.endsWith('\n') ? '' : '\n'}`);
  }
}
