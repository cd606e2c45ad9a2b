import type { AttachmentType } from '@notewright/contract';
import type { RedactOptions } from '@notewright/engine';
import type { DocumentProblemCode, ReadDocument } from './document-reader.ts';
import type { RedactedDocument } from './document-redactor.ts';

/** Limits that a child needs from the contract; it does not load the contract itself. */
export interface ReadLimits {
  documentPages: number;
  imagePixels: number;
}

export interface ReadRequest {
  id: number;
  expected: AttachmentType;
  bytes: Uint8Array;
  limits: ReadLimits;
  /** A longer text is not handed over, which would take several times its room. */
  characters: number;
}

/** A picture to be re-encoded: smaller, and with nothing of the original but what is seen. */
export interface PictureRequest {
  id: number;
  bytes: Uint8Array;
  /** Longer side of the result, in pixels. */
  side: number;
  limits: Pick<ReadLimits, 'imagePixels'>;
}

/** A document to be given back in its own format, without its identifiers. */
export interface RedactRequest extends ReadRequest {
  redact: RedactOptions;
}

export type ChildRequest = ReadRequest | PictureRequest | RedactRequest;

/** A piece of the bytes of the request that follows; the request itself holds the last. */
export interface FilePiece {
  piece: Uint8Array;
}

/** A request before it has its number. */
export type OpenRequest = Omit<ReadRequest, 'id'> | Omit<PictureRequest, 'id'> | Omit<RedactRequest, 'id'>;

export type ReadAnswer = { ok: true; document: ReadDocument } | { ok: false; code: DocumentProblemCode };

export type PictureAnswer = { ok: true; picture: Uint8Array } | { ok: false; code: DocumentProblemCode };

export type RedactAnswer = { ok: true; redacted: RedactedDocument } | { ok: false; code: DocumentProblemCode };

export type ChildAnswer = ReadAnswer | PictureAnswer | RedactAnswer;

/** 'recognising' tells that pictures are being read, which is given more time. */
export type ChildMessage =
  | { kind: 'ready' }
  | { kind: 'recognising'; id: number }
  | { kind: 'answer'; id: number; answer: ChildAnswer };
