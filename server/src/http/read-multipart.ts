import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import { limits, type EndpointShape, type ProblemCode } from '@notewright/contract';
import { defineMessage, type Message } from '@notewright/engine/message';
import type { FastifyRequest } from 'fastify';
import { toProblem } from './answer-problem.ts';
import { inputMessages } from './check-input.ts';
import { ProblemError } from '../kernel/problem.ts';
import type { UploadedFile } from './route.ts';

/** The limits of every multipart call, in one place: a few files, a few fields. */
export const multipartLimits = {
  fileSize: limits.fileBytes,
  files: limits.sources,
  fields: 12,
  /** One more than may be, so that it is refused by its name. */
  parts: 12 + limits.sources + 1,
  /** A message of 2,000,000 characters of any alphabet, in UTF-8. */
  fieldSize: 8 * 1024 * 1024,
  fieldNameSize: 100,
  headerPairs: 20,
} as const;

/** What a whole form can be at most: the files, the texts, and what stands around them. */
export const longestForm = multipartLimits.fileSize + multipartLimits.fieldSize + 1024 * 1024;

export interface MultipartInput {
  readonly fields: Readonly<Record<string, string>>;
  /** In the order of the form. */
  readonly files: readonly UploadedFile[];
}

/** The fields whose texts may be long, together no longer than one alone. */
const longFields: ReadonlySet<string> = new Set(['message_content', 'sources']);
/** Ids, choices, names: what every other field holds. */
const shortFieldBytes = 64 * 1024;

/**
 * Reads a multipart request: the text fields of the call, and the files in the field that it names, as many as it takes and together as
 * large as one may be. What else comes is refused by its name, before any of it is read, so that a request takes no more memory than
 * its announced length.
 * @throws ProblemError for anything else.
 */
export async function readMultipart(request: FastifyRequest, endpoint: EndpointShape): Promise<MultipartInput> {
  const { fileField = '', fileBytes = multipartLimits.fileSize, filesMost = 1 } = endpoint;
  try {
    return await readParts(request, { fileField, fileBytes, filesMost, fieldNames: fieldNamesOf(endpoint) });
  } catch (error) {
    const problem = toProblem(error);
    if (problem.code === 'file_too_large') throw tooLarge(fileField, fileBytes);
    // Nothing of ours runs in there: what the parser does not name is a form that was broken or cut off.
    throw problem.code === 'internal' ? new ProblemError('bad_request') : problem;
  }
}

function fieldNamesOf({ body }: EndpointShape): ReadonlySet<string> {
  return new Set(body !== undefined && 'shape' in body ? Object.keys(body.shape as object) : []);
}

interface FormShape {
  readonly fileField: string;
  /** Of all files together. */
  readonly fileBytes: number;
  readonly filesMost: number;
  readonly fieldNames: ReadonlySet<string>;
}

async function readParts(request: FastifyRequest, shape: FormShape): Promise<MultipartInput> {
  const { fileField, fileBytes, filesMost, fieldNames } = shape;
  const fields = new Map<string, string>();
  const files: UploadedFile[] = [];
  let fileRoom = fileBytes;
  let longRoom = multipartLimits.fieldSize;
  // As streams, all of them: the parser would hold the whole of a field before it tells its name.
  const fileSize = Math.max(fileBytes, multipartLimits.fieldSize) + 1;
  const parts = request.parts({
    limits: { fileSize, files: multipartLimits.parts, fieldSize: shortFieldBytes },
    // Those that would change what every object has are refused by the parser itself.
    isPartAFile: (name = '') => !(name in Object.prototype),
  });
  for await (const part of parts) {
    if (part.type !== 'file') throw new ProblemError('bad_request');
    const { fieldname: name, filename, mimetype } = part;
    // The parser's types promise a name that a field does not have.
    const isFile = (filename as string | undefined) !== undefined || mimetype === 'application/octet-stream';
    if (isFile ? name !== fileField : !fieldNames.has(name))
      throw refuse(request, part, isFile ? unknownField(name) : fieldProblem(name, inputMessages.unknown));
    if (isFile && files.length === filesMost)
      throw refuse(request, part, filesMost === 1 ? repeatedField(name) : new ProblemError('too_many_sources'));
    if (!isFile && fields.has(name)) throw refuse(request, part, repeatedField(name));
    if (isFile) {
      const problem = files.length === 0 ? 'file_too_large' : 'files_too_large';
      const bytes = await readBytes(request, part, fileRoom, problem);
      fileRoom -= bytes.length;
      files.push({ name: filename, declaredType: mimetype, bytes });
    } else {
      const isLong = longFields.has(name);
      const most = isLong ? longRoom : shortFieldBytes;
      const bytes = await readBytes(request, part, most, isLong ? 'message_too_long' : 'payload_too_large');
      if (isLong) longRoom -= bytes.length;
      fields.set(name, plainLines(bytes.toString('utf8')));
    }
  }
  return { fields: Object.fromEntries(fields), files };
}

/** Reads no further; what the caller still sends is discarded, so that their next request finds the line free. */
function refuse({ raw }: Pick<FastifyRequest, 'raw'>, part: MultipartFile, problem: ProblemError): ProblemError {
  // The parser lets go of the request when its part closes.
  part.file.once('close', () => raw.resume());
  part.file.destroy();
  return problem;
}

/**
 * Holds a part in one piece of memory, which is no larger than what the request announced, nor much larger than the part once that is
 * read: each of ten small files would hold as much as the whole form.
 */
async function readBytes(
  request: FastifyRequest,
  part: MultipartFile,
  most: number,
  problem: ProblemCode,
): Promise<Buffer> {
  let held = Buffer.allocUnsafeSlow(Math.min(most, Number(request.headers['content-length'] ?? shortFieldBytes)));
  let length = 0;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    const end = length + chunk.length;
    if (end > most) throw refuse(request, part, new ProblemError(problem));
    if (end > held.length) held = Buffer.concat([held], Math.min(most, Math.max(end, held.length * 2)));
    held.set(chunk, length);
    length = end;
  }
  return length * 2 < held.length ? copyOf(held.subarray(0, length)) : held.subarray(0, length);
}

/** The bytes in memory of their own; that of small buffers is shared otherwise. */
function copyOf(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  copy.set(bytes);
  return copy;
}

/** Adds a text field of a form. @throws ProblemError for one that is too long, broken, or sent twice */
export function addField(fields: Map<string, string>, part: MultipartValue): void {
  if (part.valueTruncated) throw new ProblemError('message_too_long');
  if (part.fieldnameTruncated || typeof part.value !== 'string') throw new ProblemError('bad_request');
  if (fields.has(part.fieldname)) throw repeatedField(part.fieldname);
  fields.set(part.fieldname, plainLines(part.value));
}

/** Forms travel with CRLF line ends (HTML, "multipart/form-data"); what a person typed, and is counted, has plain ones. */
function plainLines(text: string): string {
  return text.replaceAll('\r\n', '\n');
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
