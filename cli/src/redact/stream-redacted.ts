import type { RedactOptions } from '@notewright/engine';
import type { InputSource } from '../read-inputs.ts';
import type { CliStreams } from '../run-cli.ts';
import { UsageError } from '../usage-error.ts';
import type { CutKind } from './cut-pieces.ts';
import { kindOf } from './file-kind.ts';
import { FileProblem } from './file-problem.ts';
import { redactText } from './redact-text.ts';

/** Tables, messages and JSON Lines are cut by their records; standard input has no name that says what it is. */
function cutKindOf({ name }: InputSource): CutKind {
  const kind = name === '-' ? 'text' : kindOf(name);
  return kind === 'csv' || kind === 'hl7' || kind === 'jsonl' ? kind : 'text';
}

/**
 * Writes a redacted text to standard output while it is read, at the speed at which it is taken up.
 *
 * @param begin is called before the first of it is written.
 * @throws UsageError when it is no text, or holds a record too large to be read
 */
export async function streamRedacted(
  input: InputSource,
  options: RedactOptions,
  streams: CliStreams,
  begin: () => void,
): Promise<void> {
  let last = '';
  let hasBegun = false;
  const write = async (text: string): Promise<void> => {
    if (!hasBegun) begin();
    hasBegun = true;
    if (text !== '') last = text.slice(-1);
    streams.write(text);
    await streams.drain?.();
  };
  try {
    await redactText(input, cutKindOf(input), options, write);
  } catch (error) {
    if (error instanceof FileProblem) throw new UsageError(`"${input.name}" ${error.message}.`);
    const isDocument = kindOf(input.name) === 'document';
    if (!(error instanceof UsageError) || !isDocument || !error.message.includes('is not text')) throw error;
    throw new UsageError(`"${input.name}" is not text; with --out DIR it is redacted in its own format.`);
  }
  if (!hasBegun) begin();
  if (last !== '\n') streams.write('\n');
}
