import type { AttachmentType } from '@notewright/contract';
import type { DocumentProblemCode, ReadDocument } from './document-reader.ts';

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
}

/** A picture to be made anew: smaller, and with nothing of the original but what is seen. */
export interface PictureRequest {
  id: number;
  bytes: Uint8Array;
  /** Longer side of the result, in pixels. */
  side: number;
  limits: Pick<ReadLimits, 'imagePixels'>;
}

export type ChildRequest = ReadRequest | PictureRequest;

/** A request before it has its number. */
export type OpenRequest = Omit<ReadRequest, 'id'> | Omit<PictureRequest, 'id'>;

export type ReadAnswer = { ok: true; document: ReadDocument } | { ok: false; code: DocumentProblemCode };

export type PictureAnswer = { ok: true; picture: Uint8Array } | { ok: false; code: DocumentProblemCode };

export type ChildAnswer = ReadAnswer | PictureAnswer;

/** 'recognising' tells that pictures are being read, which is given more time. */
export type ChildMessage =
  { kind: 'ready' } | { kind: 'recognising'; id: number } | { kind: 'answer'; id: number; answer: ChildAnswer };
