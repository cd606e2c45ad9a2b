import type { AttachmentType } from '@notewright/contract';
import type { Asker } from '../kernel/fair-queue.ts';

/** What an attached document says, in words. */
export interface ReadDocument {
  mediaType: AttachmentType;
  text: string;
  /** Pages for formats that have them (an image counts as one), else null. */
  pages: number | null;
  /** 'ocr' when every word was recognised from a picture, 'mixed' when some pages were. */
  readBy: 'text' | 'ocr' | 'mixed';
}

/** The problems of the contract's catalogue that an attached file can end in. */
export const documentProblemCodes = [
  'unsupported_file',
  'file_empty',
  'file_encrypted',
  'file_damaged',
  'file_too_complex',
  'file_too_long',
  'file_no_text',
  'file_too_many_pages',
  'image_too_large',
  'file_too_large',
  'file_infected',
  'scanner_unavailable',
] as const;

export type DocumentProblemCode = (typeof documentProblemCodes)[number];

/** The file cannot be read, for a reason that can be told to the person who attached it. Carries nothing of the file. */
export class DocumentProblem extends Error {
  override readonly name = 'DocumentProblem';
  readonly code: DocumentProblemCode;

  constructor(code: DocumentProblemCode) {
    super(code);
    this.code = code;
  }
}

/** Turns an attached file into text. One reader serves the whole process and any number of reads at a time. */
export interface DocumentReader {
  /**
   * @param declaredName The file name as sent; its extension must agree with the content.
   * @param declaredType The media type as sent; empty or general is accepted, a contradicting one is not.
   * @param asker Who waits for it; people take turns, and it ends at once when they leave
   * @throws DocumentProblem with one of the contract's problem codes; what a `FairQueue` throws
   */
  readDocument(bytes: Uint8Array, declaredName: string, declaredType: string, asker: Asker): Promise<ReadDocument>;
  /** Ends every child process; reads under way fail. */
  close(): Promise<void>;
}

/** Makes small pictures of people's own. */
export interface PictureMaker {
  /**
   * Re-encodes a picture as WebP with the longer side of at most `side` pixels: upright, the first frame of an
   * animation, without place, time, camera or any other data beside what is seen.
   * @throws DocumentProblem `unsupported_file` for anything but a JPEG, PNG, GIF or WebP, by its content
   */
  makePicture(bytes: Uint8Array, side: number, asker: Asker): Promise<Uint8Array>;
}
