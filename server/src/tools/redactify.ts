import { attachmentTypes, joinInput, placeSources, toWireResult } from '@notewright/contract';
import type { Finding, RedactResult, Span } from '@notewright/engine';
import { addNotice } from '../kernel/add-notice.ts';
import { redactionNotices } from '../kernel/reply-messages.ts';
import type { DocumentRedactor } from '../documents/document-redactor.ts';
import type { EnginePool } from './engine-pool.ts';
import { redactFile, stemOf, toProducedFile, type FileOutcome } from './redact-file.ts';
import { readOptions } from './redaction-options.ts';
import { addUnderTable, startOfReview, writeFileFindings } from './write-file-findings.ts';
import { engineName, type ProducedFile, type Tool, type ToolRun } from './tool.ts';
import { emitText } from './write-with-engine.ts';

/**
 * Takes the identifiers out of a text, and out of the file it was read from, which comes back in its own format. Always
 * the engine's work, also where a model is configured: what a model gets to see is what the engine has redacted already,
 * so it could add little, and a rewritten text could lose or reveal much.
 */
export function createRedactify(enginePool: EnginePool, documents: DocumentRedactor): Tool {
  return async function* redactify(run) {
    yield { type: 'stage-start', stage: 'reading' };
    const options = readOptions(run);
    // Begun at once, so that the file is not waited for twice.
    const redacting = run.file === null ? null : redactFile(documents, run.file, run, options);
    const input = joinInput(run.message, run.sources);
    const stem = run.file === null ? null : stemOf(run.file.name);
    const source = { fileFrom: fileFrom(run), ...fileFormat(run) };
    const job = { input, options: { ...(await options), ...source }, fileName: stem };
    const { result, fileName } = await enginePool.run('redact', job, input.length, run.asker);
    yield { type: 'stage-start', stage: 'writing' };
    const emitted = startOfReview(result.rendered);
    yield* emitText(result.rendered.markdown.slice(0, emitted));
    if (redacting !== null) yield { type: 'stage-start', stage: 'redacting' };
    const outcome = await redacting;
    run.signal.throwIfAborted();
    const back = readOutcome(run, result, fileName ?? '', outcome);
    const rendered = back.line === null ? result.rendered : addUnderTable(result.rendered, back.line);
    yield* emitText(rendered.markdown.slice(emitted));
    yield {
      type: 'tool-result',
      tool_result: toWireResult({ ...result, rendered }),
      statements: rendered.statements,
    };
    const notice = countFiles(run) > 1 ? addNotice(back.notice, String(redactionNotices.oneFile)) : back.notice;
    return { title: result.title, writtenBy: engineName, notice, file: back.file };
  };
}

/** What came back of a file: itself, what else was found in it, and what is to be said about it. */
interface FileBack {
  readonly file: ProducedFile | null;
  readonly line: string | null;
  readonly notice: string | null;
}

function readOutcome(run: ToolRun, result: RedactResult, stem: string, outcome: FileOutcome | null): FileBack {
  if (outcome === null || run.file === null) return { file: null, line: null, notice: null };
  if ('problem' in outcome) return { file: null, line: null, notice: outcome.problem };
  const { document } = outcome;
  return {
    file: toProducedFile(document, stem, run.file),
    line: writeFileFindings(document.found, findingsInFile(run, result.findings)),
    notice: document.notice,
  };
}

/** Of the joined input, what lies in the part that was read from the file. */
function findingsInFile(run: ToolRun, findings: readonly Finding[]): readonly Finding[] {
  const place = placeOfFile(run);
  return findings.filter(({ start, end }) => start >= place.start && end <= place.end);
}

const countFiles = ({ sources }: ToolRun): number => sources.filter(({ origin }) => origin === 'file').length;

/** Where the text of the one file begins in the joined input, where nothing stands behind it; else 0. */
function fileFrom({ message, sources }: ToolRun): number {
  if (sources.length !== 1) return 0;
  return placeSources(message, sources).find(({ index }) => index === 0)?.start ?? 0;
}

/** Of the joined input, where the words of the one file stand. */
function placeOfFile({ message, sources }: ToolRun): Span {
  const file = sources.findIndex(({ origin }) => origin === 'file');
  return placeSources(message, sources).find(({ index }) => index === file) ?? { start: 0, end: 0 };
}

/** The format of the file as its ending names it, such as "PDF"; none without a file or for one of another type. */
function fileFormat({ file }: ToolRun): { readonly fileFormat?: string } {
  const endings: readonly string[] =
    Object.entries(attachmentTypes).find(([type]) => type === file?.mediaType)?.[1] ?? [];
  const [ending] = endings;
  return ending === undefined ? {} : { fileFormat: ending.slice(1).toUpperCase() };
}
