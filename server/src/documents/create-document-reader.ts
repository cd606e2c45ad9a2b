import { limits } from '@notewright/contract';
import type { RedactOptions } from '@notewright/engine';
import type { Asker } from '../kernel/fair-queue.ts';
import type { ReadRequest } from './child-messages.ts';
import { DocumentProblem, type DocumentReader, type PictureMaker, type ReadDocument } from './document-reader.ts';
import type { DocumentRedactor, RedactedDocument } from './document-redactor.ts';
import { expectedType } from './expected-type.ts';
import { ReaderPool, type PoolSettings } from './reader-pool.ts';

export type DocumentReaderOptions = Partial<PoolSettings>;

/** More than comes; no longer than a timer takes (milliseconds). */
const unbounded = 2 ** 31 - 1;

const defaults: PoolSettings = {
  entry: new URL('./child/worker.ts', import.meta.url),
  size: 2,
  warm: 0,
  readsPerChild: 100,
  idleMilliseconds: 120_000,
  heapMegabytes: 768,
  residentMegabytes: 1536,
  readMilliseconds: 30_000,
  recogniseMilliseconds: 60_000,
  redactMilliseconds: 30_000,
  redactPicturesMilliseconds: 120_000,
  placesPerPerson: unbounded,
  waiting: unbounded,
  waitingPerPerson: unbounded,
  longAfter: unbounded,
  perHour: unbounded,
};

/** The bounds where many people share a reader: see `FairQueueSettings`. */
export const sharedBounds = {
  placesPerPerson: 2,
  waiting: 200,
  waitingPerPerson: 20,
  longAfter: 1_000,
  perHour: 600_000,
} as const;

/** For tests, and for the command line, where one person has the machine. */
const nobody: Asker = { person: '', company: '' };

/** What may be asked without saying for whom; the server's rooms know the interfaces alone, which want an asker. */
export interface LonelyReader extends DocumentReader, PictureMaker, DocumentRedactor {
  readDocument(bytes: Uint8Array, declaredName: string, declaredType: string, asker?: Asker): Promise<ReadDocument>;
  redactDocument(
    bytes: Uint8Array,
    declaredName: string,
    declaredType: string,
    options: RedactOptions,
    asker?: Asker,
  ): Promise<RedactedDocument>;
  makePicture(bytes: Uint8Array, side: number, asker?: Asker): Promise<Uint8Array>;
}

/**
 * A reader that does its work in child processes, so that no file can take the server with it.
 * @param options Anything that should differ from the defaults: two processes at most, none started ahead, 30 s for a
 *   document, 60 s when pictures in it are recognised; 30 s and 120 s to redact one; nobody’s share bounded
 */
export function createDocumentReader(options: DocumentReaderOptions = {}): LonelyReader {
  const pool = new ReaderPool({ ...defaults, ...options });
  return {
    async readDocument(bytes, declaredName, declaredType, asker = nobody): Promise<ReadDocument> {
      const answer = await pool.run(readRequest(bytes, declaredName, declaredType), asker);
      if (!answer.ok) throw new DocumentProblem(answer.code);
      if (!('document' in answer)) throw new Error('the child answered something else');
      return answer.document;
    },
    async redactDocument(bytes, declaredName, declaredType, options, asker = nobody): Promise<RedactedDocument> {
      const request = { ...readRequest(bytes, declaredName, declaredType), redact: options };
      const answer = await pool.run(request, asker);
      if (!answer.ok) throw new DocumentProblem(answer.code);
      if (!('redacted' in answer)) throw new Error('the child answered something else');
      return answer.redacted;
    },
    async makePicture(bytes, side, asker = nobody) {
      if (bytes.byteLength === 0) throw new DocumentProblem('unsupported_file');
      if (bytes.byteLength > limits.profilePictureBytes) throw new DocumentProblem('file_too_large');
      const answer = await pool.run({ bytes, side, limits: { imagePixels: limits.imagePixels } }, asker);
      if (!answer.ok) throw new DocumentProblem(answer.code);
      if (!('picture' in answer)) throw new Error('the child answered something else');
      return answer.picture;
    },
    close: () => pool.close(),
  };
}

/** @throws DocumentProblem for a file that need not be opened to be refused */
function readRequest(bytes: Uint8Array, declaredName: string, declaredType: string): Omit<ReadRequest, 'id'> {
  const expected = expectedType(declaredName, declaredType);
  if (expected === null) throw new DocumentProblem('unsupported_file');
  if (bytes.byteLength === 0) throw new DocumentProblem('file_empty');
  if (bytes.byteLength > limits.fileBytes) throw new DocumentProblem('file_too_large');
  const { documentPages, imagePixels, messageCharacters: characters } = limits;
  return { expected, bytes, limits: { documentPages, imagePixels }, characters };
}
