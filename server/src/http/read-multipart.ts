import type { MultipartValue } from '@fastify/multipart';
import { defineMessage, type Message } from '@notewright/engine/message';
import { limits } from '@notewright/contract';
import type { FastifyRequest } from 'fastify';
import { toProblem } from './answer-problem.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { UploadedFile } from './route.ts';

/** The limits of every multipart call, in one place: one file, a few fields. */
export const multipartLimits = {
  fileSize: limits.fileBytes,
  files: 1,
  fields: 12,
  parts: 13,
  /** A message of 2,000,000 characters of any alphabet, in UTF-8. */
  fieldSize: 8 * 1024 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

/** What a whole form can be at most: the file, the text, and what stands around them. */
export const longestForm = multipartLimits.fileSize + multipartLimits.fieldSize + 1024 * 1024;

export interface MultipartInput {
  readonly fields: Readonly<Record<string, string>>;
  readonly file: UploadedFile | null;
}

/**
 * Reads a multipart request: text fields, and at most one file in the field that the call names.
 * @param fileBytes The largest file, in bytes
 * @throws ProblemError for anything else.
 */
export async function readMultipart(
  request: FastifyRequest,
  fileField: string,
  fileBytes: number = multipartLimits.fileSize,
): Promise<MultipartInput> {
  try {
    return await readParts(request, fileField, fileBytes);
  } catch (error) {
    const problem = toProblem(error);
    if (problem.code === 'file_too_large') throw tooLarge(fileField, fileBytes);
    // Nothing of ours runs in there: what the parser does not name is a form that was broken or cut off.
    throw problem.code === 'internal' ? new ProblemError('bad_request') : problem;
  }
}

async function readParts(request: FastifyRequest, fileField: string, fileBytes: number): Promise<MultipartInput> {
  const fields = new Map<string, string>();
  let file: UploadedFile | null = null;
  for await (const part of request.parts({ limits: { fileSize: fileBytes } })) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      if (part.fieldname !== fileField) throw unknownField(part.fieldname);
      file = { name: part.filename, declaredType: part.mimetype, bytes };
      continue;
    }
    addField(fields, part);
  }
  return { fields: Object.fromEntries(fields), file };
}

/** Adds a text field of a form. @throws ProblemError for one that is too long, broken, or sent twice */
export function addField(fields: Map<string, string>, part: MultipartValue): void {
  if (part.valueTruncated) throw new ProblemError('message_too_long');
  if (part.fieldnameTruncated || typeof part.value !== 'string') throw new ProblemError('bad_request');
  if (fields.has(part.fieldname)) throw repeatedField(part.fieldname);
  // Forms travel with CRLF line ends (HTML, "multipart/form-data"); what a person typed, and is counted, has plain ones.
  fields.set(part.fieldname, part.value.replaceAll('\r\n', '\n'));
}

function tooLarge(fileField: string, fileBytes: number): ProblemError {
  const message = defineMessage('http.fileTooLarge', 'The file is too large. The limit is {megabytes} MB.', {
    megabytes: Math.floor(fileBytes / (1024 * 1024)),
  });
  return new ProblemError('file_too_large', { message, fields: { [fileField]: [message] } });
}

export function unknownField(name: string): ProblemError {
  return fieldProblem(name, defineMessage('http.fileNotExpected', 'A file is not expected here.'));
}

function repeatedField(name: string): ProblemError {
  return fieldProblem(name, defineMessage('http.fieldRepeated', 'This field was sent more than once.'));
}

function fieldProblem(name: string, message: Message): ProblemError {
  const shown = /^\w{1,80}$/.test(name) ? name : '_';
  return new ProblemError('validation_failed', { message, fields: { [shown]: [message] } });
}
