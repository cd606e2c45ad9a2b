import type { AttachmentType } from '@notewright/contract';
import type { Asker } from '../kernel/fair-queue.ts';
import type { IdentifierKind, RedactOptions } from '@notewright/engine';

/** How many identifiers of one kind were found for one reason; never what they are. */
export interface FoundKind {
  readonly kind: IdentifierKind;
  /** Why, in words a clinician understands. */
  readonly evidence: string;
  readonly count: number;
}

/** A document in its own format, without its identifiers. */
export interface RedactedDocument {
  readonly bytes: Uint8Array;
  /** What it is now: the type it had, or docx for an older Word document. */
  readonly mediaType: AttachmentType;
  /** Everything that was replaced, in the text, in hidden places and in pictures. */
  readonly found: readonly FoundKind[];
  /** One sentence for the reader where something of the original had to go ("Two embedded files were taken out."), or null. */
  readonly notice: string | null;
}

/** Takes identifiers out of documents in their own format, with nothing left behind. */
export interface DocumentRedactor {
  /**
   * @param declaredName The file name as sent; its extension must agree with the content.
   * @param declaredType The media type as sent
   * @param asker Who waits for it; people take turns, and it ends at once when they leave
   * @throws DocumentProblem with one of the contract's problem codes; what a `FairQueue` throws
   */
  redactDocument(
    bytes: Uint8Array,
    declaredName: string,
    declaredType: string,
    options: RedactOptions,
    asker: Asker,
  ): Promise<RedactedDocument>;
}
