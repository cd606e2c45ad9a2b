import sharp from 'sharp';
import { DocumentProblem } from '../../document-reader.ts';
import type { DocumentFormat, ReadContext, ReadText } from '../format.ts';
import { endsAsZip, headContains, magicType } from '../magic.ts';
import { redactLater } from '../redact-later.ts';
import { greyFromImage } from './prepare-image.ts';
import { recognise } from './recognise.ts';

/** Marks of what a picture with a second face would carry near its beginning. */
export const foreignMarks = ['%pdf-', '<script', '<html', '<?php', '<svg'];

export const jpegFormat = imageFormat(['image/jpeg']);
export const pngFormat = imageFormat(['image/png', 'image/apng']);
export const gifFormat = imageFormat(['image/gif']);
export const webpFormat = imageFormat(['image/webp']);

/** A picture whose words are recognised; of an animation, the first frame. */
function imageFormat(magicTypes: readonly string[]): DocumentFormat {
  return {
    async matches(bytes) {
      const type = await magicType(bytes);
      return type !== null && magicTypes.includes(type) && !headContains(bytes, foreignMarks) && !endsAsZip(bytes);
    },
    read: readImage,
    redact: redactLater(async () => (await import('./redact/redact-image.ts')).redactImage),
  };
}

async function readImage(bytes: Uint8Array, context: ReadContext): Promise<ReadText> {
  return { text: await readImageText(bytes, context), pages: 1, readBy: 'ocr' };
}

/**
 * The printed words in a picture file.
 * @throws DocumentProblem image_too_large; any other error means damage
 */
export async function readImageText(bytes: Uint8Array, context: ReadContext): Promise<string> {
  // The header alone is read first, with no limit, to distinguish too large from damaged.
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  if (width * height > context.limits.imagePixels) throw new DocumentProblem('image_too_large');
  const image = sharp(bytes, { limitInputPixels: context.limits.imagePixels, failOn: 'error', pages: 1 }).autoOrient();
  context.startedRecognising();
  return recognise(await greyFromImage(image, width, height));
}
