import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RedactOptions } from '@notewright/engine';
import type { DocumentRedaction } from '@notewright/server/documents';
import { FileProblem, readingProblem } from './file-problem.ts';
import type { FoundCount } from './found-counts.ts';

/** A document without its identifiers, before it has a name. */
export interface RedactedFile {
  readonly bytes: Uint8Array;
  /** What its name has to end in: that of the original, or .docx for an older Word document. */
  readonly ending: string;
  readonly found: FoundCount[];
  /** What of the original had to go, in one sentence, or null. */
  readonly notice: string | null;
}

/** Redacts documents in their own format, in a process of their own. */
export interface DocumentRedacting {
  /** @throws FileProblem */
  readonly redact: (file: string, options: RedactOptions) => Promise<RedactedFile>;
  readonly close: () => Promise<void>;
}

const spelledAlike: Readonly<Record<string, string>> = { '.htm': '.html' };

/** The server's part is loaded with the first document: texts need nothing of it. */
export function openDocuments(): DocumentRedacting {
  let opened: Promise<DocumentRedaction> | undefined;
  const open = async (): Promise<DocumentRedaction> => {
    opened ??= import('@notewright/server/documents').then(({ openDocumentRedaction }) => openDocumentRedaction());
    return opened;
  };
  return {
    redact: async (file, options) => {
      const bytes = await readFile(file).catch((error: unknown) => {
        throw new FileProblem(readingProblem(error));
      });
      const ending = path.extname(file).toLowerCase();
      const answer = await (await open()).redact(bytes, `document${spelledAlike[ending] ?? ending}`, options);
      if ('problem' in answer) throw new FileProblem(`could not be redacted: ${answer.problem}`);
      const { document, ending: own } = answer;
      const found = document.found.map(({ kind, evidence, count }) => ({ kind, rule: null, reason: evidence, count }));
      return { bytes: document.bytes, ending: ending === '.doc' ? own : ending, found, notice: document.notice };
    },
    close: async () => {
      await (await opened)?.close();
    },
  };
}

/** @throws FileProblem */
export async function writeDocument(target: string, bytes: Uint8Array): Promise<void> {
  await writeFile(target, bytes, { flag: 'wx', mode: 0o600 }).catch(() => {
    throw new FileProblem('could not be written');
  });
}
