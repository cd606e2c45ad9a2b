import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { RedactOptions } from '@notewright/engine';
import type { CliStreams } from '../run-cli.ts';
import { UsageError } from '../usage-error.ts';
import { kindOf } from './file-kind.ts';
import { FileProblem } from './file-problem.ts';
import { listFiles, type InputFile } from './list-files.ts';
import { loadOptions } from './load-options.ts';
import { summarise, writeManifest, type ManifestEntry } from './manifest.ts';
import { makeOutputNames, type OutputNames } from './output-names.ts';
import { makeProgress } from './progress.ts';
import { openDocuments, writeDocument, type DocumentRedacting } from './redact-document-file.ts';
import type { Destination, Replacement } from './redact-request.ts';
import { redactTextFile } from './redact-text-file.ts';
import { manifestName, openResultFolder, type ResultFolder } from './result-folder.ts';

interface Work {
  readonly options: RedactOptions;
  readonly names: OutputNames;
  readonly folder: ResultFolder;
  readonly documents: DocumentRedacting;
  /** Receives how many bytes of a text were read; each is read twice. */
  readonly onRead: (bytes: number) => void;
}

type Outcome = Pick<ManifestEntry, 'file' | 'outcome' | 'found' | 'problems'>;

/** Redacts one file of a known kind under a new name. @throws FileProblem */
async function redactOne(input: InputFile, name: string, work: Work): Promise<Outcome> {
  const { options, names, folder, documents, onRead } = work;
  const kind = kindOf(input.path);
  if (kind !== 'document') {
    const found = await folder.put(name, (part) => redactTextFile(input.path, part, kind ?? 'text', options, onRead));
    return { file: name, outcome: 'redacted', found, problems: [] };
  }
  const { bytes, ending, found, notice } = await documents.redact(input.path, options);
  const own = ending === path.extname(name) ? name : names.choose(input.relative, ending);
  await folder.put(own, (part) => writeDocument(part, bytes));
  return { file: own, outcome: 'redacted', found, problems: notice === null ? [] : [notice] };
}

/** A fault of the program itself stops one file as well, and is reported by its name alone: its words may quote the file. */
function wordsFor(error: unknown): string {
  if (error instanceof FileProblem) return error.message;
  return `could not be redacted because of a fault in the program (${error instanceof Error ? error.name : 'unknown'})`;
}

async function workOn(input: InputFile, work: Work): Promise<Outcome> {
  const name = work.names.choose(input.relative);
  const nothing = { file: name, found: [] };
  if (input.skipReason !== undefined) return { ...nothing, outcome: 'skipped', problems: [input.skipReason] };
  if (input.problem !== undefined) return { ...nothing, outcome: 'failed', problems: [input.problem] };
  if (kindOf(input.path) === null)
    return { ...nothing, outcome: 'skipped', problems: ['is of a type that cannot be redacted'] };
  try {
    return await redactOne(input, name, work);
  } catch (error) {
    return { ...nothing, outcome: 'failed', problems: [wordsFor(error)] };
  }
}

/** The ending of a name, where it is one of those that are known: any other could say something. */
const typeOf = (file: string): string =>
  kindOf(file) === null ? 'unknown' : path.extname(file).slice(1).toLowerCase();

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

function complainAbout({ path: file }: InputFile, { outcome, problems }: Outcome, streams: CliStreams): void {
  const words = [outcome === 'skipped' ? 'was skipped: it' : '', ...problems].filter(Boolean).join(' ');
  streams.complain(`notewright: "${file}" ${words}${words.endsWith('.') ? '' : '.'}`);
}

function tellSummary(
  entries: readonly ManifestEntry[],
  style: Replacement['style'],
  folder: string,
  streams: CliStreams,
): void {
  const { redacted, skipped, failed, identifiers } = summarise(entries);
  const files = [
    `${count(redacted, 'file', 'files')} redacted`,
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ');
  const found = count(identifiers, 'identifier', 'identifiers');
  const manifest = path.join(folder, manifestName);
  streams.write(`${files}; ${found} replaced. What was found, without values: ${manifest}\n`);
  if (style !== 'surrogates') return;
  streams.write(
    'Made-up names and shifted dates are not the Safe Harbor method: treat the results as health information.\n',
  );
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  );

/** Redacts the files one after another, and reports how far it is and what went wrong. */
async function redactAll(
  inputs: readonly InputFile[],
  parts: Omit<Work, 'onRead'>,
  streams: CliStreams,
): Promise<ManifestEntry[]> {
  const sizes = await Promise.all(inputs.map((input) => sizeOf(input.path)));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const progress = makeProgress(streams.terminal, { bytes: total, files: inputs.length });
  const entries: ManifestEntry[] = [];
  let done = 0;
  let read = 0;
  const work = { ...parts, onRead: (bytes: number) => progress.show(done + (read += bytes) / 2, entries.length) };
  try {
    for (const [index, input] of inputs.entries()) {
      progress.show(done, index);
      const outcome = await workOn(input, work);
      const bytes = sizes[index] ?? 0;
      done += bytes;
      read = 0;
      entries.push({ ...outcome, type: typeOf(input.path), bytes });
      if (outcome.outcome === 'redacted') continue;
      progress.clear();
      complainAbout(input, outcome, streams);
    }
  } finally {
    progress.clear();
    await parts.documents.close();
  }
  return entries;
}

/**
 * Redacts files and folders into another folder, each file in its own format, with a manifest that holds no value. A bad
 * file is named with its reason, and the others go on.
 *
 * @returns the exit status: 0, or 1 when a file could not be redacted
 * @throws UsageError when nothing can be done at all
 */
export async function redactFolder(
  named: readonly string[],
  replacement: Replacement,
  destination: Destination,
  streams: CliStreams,
): Promise<number> {
  const options = await loadOptions(replacement);
  const inputs = await listFiles(named, destination.folder);
  if (inputs.length === 0) throw new UsageError('There is no file to redact.');
  const places = inputs.map((input) => input.path);
  const folder = await openResultFolder(destination.folder, destination.force, places);
  const names = makeOutputNames([manifestName]);
  const entries = await redactAll(inputs, { options, names, folder, documents: openDocuments() }, streams);
  await folder.writeManifest(writeManifest(replacement, entries));
  tellSummary(entries, replacement.style, destination.folder, streams);
  return entries.some(({ outcome }) => outcome === 'failed') ? 1 : 0;
}
