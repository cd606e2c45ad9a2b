import { redact, startPieces, type RedactedPiece, type RedactOptions } from '@notewright/engine/redact';
import { cutPieces, type CutKind } from './cut-pieces.ts';
import { FileProblem } from './file-problem.ts';
import { countFindings, type FoundCounts } from './found-counts.ts';

/** A text that is read as it is worked on. */
export interface TextSource {
  /** Reads it from its beginning. */
  readonly read: () => AsyncIterable<string>;
  /** False for what can be read once only, as standard input. */
  readonly isRepeatable: boolean;
}

export type WriteText = (text: string) => Promise<void>;

const brokenFormat = 'could not be redacted without breaking its format';
const mostJson = 32 * 1024 * 1024;

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** @throws FileProblem when JSON went in and something else came out */
function redactJson(text: string, options: RedactOptions): RedactedPiece {
  const { redacted, findings } = redact(text, options);
  if (isJson(text) && !isJson(redacted)) throw new FileProblem(brokenFormat);
  return { text: redacted, findings };
}

/** @throws FileProblem when a line was JSON and is not any more */
function checkLines(before: string, { text: after }: RedactedPiece): void {
  const redacted = after.split('\n');
  for (const [index, line] of before.split('\n').entries())
    if (line.trim() !== '' && isJson(line) && !isJson(redacted[index] ?? '')) throw new FileProblem(brokenFormat);
}

async function redactPieces(
  source: TextSource,
  kind: CutKind,
  options: RedactOptions,
  emit: (piece: RedactedPiece) => Promise<void>,
): Promise<void> {
  const pieces = startPieces(options, kind === 'hl7' ? 'text' : kind);
  if (source.isRepeatable && kind !== 'jsonl') {
    const ahead = cutPieces(source.read(), kind);
    const first = await ahead.next();
    const second = await ahead.next();
    if (!second.done) {
      if (!first.done) pieces.learn(first.value);
      pieces.learn(second.value);
      for await (const piece of ahead) pieces.learn(piece);
    }
  }
  for await (const piece of cutPieces(source.read(), kind)) {
    const redacted = pieces.redact(piece);
    if (kind === 'jsonl') checkLines(piece, redacted);
    await emit(redacted);
  }
}

async function readWhole(source: TextSource): Promise<string> {
  let text = '';
  for await (const chunk of source.read()) {
    text += chunk;
    if (text.length > mostJson) throw new FileProblem('is larger than the 32 MB that can be read of one JSON document');
  }
  return text;
}

/**
 * Redacts a text while it is read, in memory that does not grow with it. A text of up to 128 KB is redacted at once. A
 * larger one is read in pieces: a file twice, first to learn what is in it, so that a name or number found in one place
 * is found in every place; standard input once, so that it is found from there on. In JSON Lines each line is a record of
 * its own; other JSON is read whole, up to 32 MB.
 *
 * @returns what was found
 * @throws FileProblem
 */
export async function redactText(
  source: TextSource,
  kind: CutKind | 'json',
  options: RedactOptions,
  write: WriteText,
): Promise<FoundCounts> {
  const counts = countFindings();
  const emit = async ({ text, findings }: RedactedPiece): Promise<void> => {
    counts.add(findings);
    await write(text);
  };
  if (kind === 'json') await emit(redactJson(await readWhole(source), options));
  else await redactPieces(source, kind, options, emit);
  return counts;
}
