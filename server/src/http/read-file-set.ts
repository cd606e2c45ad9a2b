import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { defineMessage } from '@notewright/engine/message';
import { limits } from '@notewright/contract';
import type { FastifyRequest } from 'fastify';
import { toProblem } from './answer-problem.ts';
import { ProblemError } from '../kernel/problem.ts';
import { addField, multipartLimits, unknownField } from './read-multipart.ts';
import type { UploadedFileSet } from './route.ts';

/** Takes what removes a folder, and calls it once the request is answered or cut off. */
export type FolderKeeper = (remove: () => void) => void;

export interface FileSetInput {
  readonly fields: Readonly<Record<string, string>>;
  readonly fileSet: UploadedFileSet;
}

/**
 * Reads a multipart request with several files, which are written into a folder of their own as they come: none of them
 * is held in memory. Their names are the server's; the folder is gone with the request.
 * @param bytes All files together
 * @throws ProblemError
 */
export async function readFileSet(
  request: FastifyRequest,
  fileField: string,
  bytes: number,
  keep: FolderKeeper,
): Promise<FileSetInput> {
  if (Number(request.headers['content-length'] ?? 0) > bytes + formBytes) throw tooLarge(fileField, bytes);
  const folder = await mkdtemp(join(tmpdir(), `notewright-files-${process.pid}-`));
  keep(() => void rm(folder, { recursive: true, force: true }));
  try {
    return await readParts(request, fileField, bytes, folder);
  } catch (error) {
    const problem = toProblem(error);
    if (problem.code === 'file_too_large') throw tooLarge(fileField, bytes);
    throw problem.code === 'internal' ? new ProblemError('bad_request') : problem;
  }
}

/** What stands around the files. */
const formBytes = 1024 * 1024;

async function readParts(
  request: FastifyRequest,
  fileField: string,
  bytes: number,
  folder: string,
): Promise<FileSetInput> {
  const fields = new Map<string, string>();
  const files: { readonly name: string; readonly path: string }[] = [];
  let left = bytes;
  const parts = request.parts({
    limits: { fileSize: bytes, files: limits.codeTableFiles, parts: limits.codeTableFiles + multipartLimits.fields },
  });
  for await (const part of parts) {
    if (part.type !== 'file') {
      addField(fields, part);
      continue;
    }
    if (part.fieldname !== fileField) throw unknownField(part.fieldname);
    const path = join(folder, String(files.length));
    const count = new Transform({
      transform(block: Buffer, _encoding, done) {
        left -= block.length;
        done(left < 0 ? new ProblemError('file_too_large') : null, block);
      },
    });
    await pipeline(part.file, count, createWriteStream(path, { mode: 0o600 }));
    files.push({ name: part.filename, path });
  }
  return { fields: Object.fromEntries(fields), fileSet: { files } };
}

function tooLarge(fileField: string, bytes: number): ProblemError {
  const message = defineMessage(
    'http.filesTooLarge',
    'The files are too large. The limit for all of them together is {megabytes} MB.',
    { megabytes: Math.floor(bytes / (1024 * 1024)) },
  );
  return new ProblemError('file_too_large', { message, fields: { [fileField]: [message] } });
}
