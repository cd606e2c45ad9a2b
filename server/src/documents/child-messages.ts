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

export type ReadAnswer = { ok: true; document: ReadDocument } | { ok: false; code: DocumentProblemCode };

/** 'recognising' tells that pictures are being read, which is given more time. */
export type ChildMessage =
  { kind: 'ready' } | { kind: 'recognising'; id: number } | { kind: 'answer'; id: number; answer: ReadAnswer };
