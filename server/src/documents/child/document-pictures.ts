import type { Finding } from '@notewright/engine';
import sharp from 'sharp';
import type { RedactContext } from './redact-format.ts';

/** A picture of a document without its identifiers, and without anything that travelled beside its pixels. */
export interface RedactedPicture {
  readonly bytes: Uint8Array;
  /** As in a file name, without the dot. */
  readonly extension: 'png' | 'jpg' | 'gif' | 'webp' | 'svg';
  readonly findings: readonly Finding[];
}

/** Redacts one picture; null for one that cannot be read, and so cannot stay. */
export type RedactPicture = (bytes: Uint8Array, context: RedactContext) => Promise<RedactedPicture | null>;

/** After so long no further picture is read, which may take 80 s alone: the document has to be ready within its 120 s. */
const readMilliseconds = 30_000;

/** Redacts the pictures of one document. */
export class DocumentPictures {
  readonly findings: Finding[] = [];
  /** How many could not be read. */
  unread = 0;
  readonly #context: RedactContext;
  readonly #redactPicture: RedactPicture;
  #started = 0;

  constructor(context: RedactContext, redactPicture: RedactPicture) {
    this.#context = context;
    this.#redactPicture = redactPicture;
  }

  /** The picture without identifiers, or an empty one. */
  async redact(bytes: Uint8Array): Promise<RedactedPicture> {
    const redacted = await this.#tryRedact(bytes);
    if (redacted !== null) {
      this.findings.push(...redacted.findings);
      return redacted;
    }
    this.unread += 1;
    return { bytes: await emptyPicture(), extension: 'png', findings: [] };
  }

  async #tryRedact(bytes: Uint8Array): Promise<RedactedPicture | null> {
    this.#started ||= performance.now();
    if (performance.now() - this.#started > readMilliseconds) return null;
    try {
      return await this.#redactPicture(bytes, this.#context);
    } catch {
      // A broken picture does not keep the document from being redacted.
      return null;
    }
  }
}

/** What stands in place of a picture that cannot stay: nothing, in the same frame. */
function emptyPicture(): Promise<Uint8Array> {
  const background = { r: 255, g: 255, b: 255, alpha: 0 };
  return sharp({ create: { width: 1, height: 1, channels: 4, background } })
    .png()
    .toBuffer();
}
