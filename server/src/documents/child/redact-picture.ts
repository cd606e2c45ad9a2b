import type { Finding } from '@notewright/engine';
import sharp from 'sharp';
import { redactImageBytes } from './image/redact/redact-image.ts';
import { DocumentPictures, type RedactedPicture } from './document-pictures.ts';
import { redactDrawing } from './image/redact-svg/redact-drawing.ts';
import { readDrawing } from './image/read-svg.ts';
import { magicType } from './magic.ts';
import type { RedactContext } from './redact-format.ts';

const extensions: Readonly<Record<string, RedactedPicture['extension']>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/**
 * Redacts a picture that stands in a document.
 * @returns null for one that cannot be read, and so cannot stay
 */
export async function redactPicture(bytes: Uint8Array, context: RedactContext): Promise<RedactedPicture | null> {
  const type = (await magicType(bytes)) ?? '';
  const extension = extensions[type];
  if (extension !== undefined) return withExtension(await redactImageBytes(bytes, context), extension);
  if (type === 'image/tiff') {
    const options = { limitInputPixels: context.limits.imagePixels, failOn: 'error', pages: 1 } as const;
    return withExtension(await redactImageBytes(await sharp(bytes, options).png().toBuffer(), context), 'png');
  }
  const drawing = readDrawing(bytes);
  if (drawing === null) return null;
  return withExtension(await redactDrawing(drawing, context, new DocumentPictures(context, redactPicture)), 'svg');
}

function withExtension(
  redacted: { readonly bytes: Uint8Array; readonly findings: readonly Finding[] } | null,
  extension: RedactedPicture['extension'],
): RedactedPicture | null {
  return redacted === null ? null : { bytes: redacted.bytes, findings: redacted.findings, extension };
}
