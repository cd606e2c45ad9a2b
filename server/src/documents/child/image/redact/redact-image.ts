import type { Finding } from '@notewright/engine';
import { redactParts, type RedactedPart } from '@notewright/engine/redact';
import { DocumentProblem } from '../../../document-reader.ts';
import { magicType } from '../../magic.ts';
import type { RedactContext, RedactFile } from '../../redact-format.ts';
import { growBox } from './box.ts';
import { placesOf } from './covered-places.ts';
import { decodePicture } from './decode-picture.ts';
import { coverPlaces, type Cover } from './draw-words.ts';
import { encodePicture, type PictureType } from './encode-picture.ts';
import { pictureNotices } from './picture-notices.ts';
import { boxOfQuads, growQuad, isUpright, sizeOf } from './quad.ts';
import { readFrame, type FrameText } from './read-frame.ts';

/** How far a cover reaches beyond what was recognised as the word, as a share of its height. */
const beyond = 0.2;
/** Time for one picture, well below what the process that reads it is given, in milliseconds. */
const mostMilliseconds = 60_000;

const types: Readonly<Record<string, PictureType>> = {
  'image/jpeg': 'image/jpeg',
  'image/png': 'image/png',
  'image/apng': 'image/png',
  'image/gif': 'image/gif',
  'image/webp': 'image/webp',
};

/** A picture without its identifiers. */
export interface RedactedImage {
  readonly bytes: Uint8Array;
  readonly findings: readonly Finding[];
}

/**
 * Takes the identifiers out of a JPEG, PNG, GIF or WebP: words are recognised, and identifiers and whatever looks like
 * words but cannot be read are made black in the pixels. Nothing that travelled beside the pixels is kept.
 * @throws DocumentProblem image_too_large, unsupported_file; any other error means damage
 */
export const redactImage: RedactFile = async (bytes, context) => {
  const type = types[(await magicType(bytes)) ?? ''];
  if (type === undefined) throw new DocumentProblem('unsupported_file');
  return { mediaType: type, ...(await redactPicture(bytes, type, context)) };
};

/** The same for a picture inside another document; null for what is no picture, is damaged or is too large. */
export async function redactImageBytes(bytes: Uint8Array, context: RedactContext): Promise<RedactedImage | null> {
  const type = types[(await magicType(bytes)) ?? ''];
  if (type === undefined) return null;
  try {
    const { bytes: redacted, findings } = await redactPicture(bytes, type, context);
    return { bytes: redacted, findings };
  } catch {
    return null;
  }
}

async function redactPicture(
  bytes: Uint8Array,
  type: PictureType,
  context: RedactContext,
): Promise<RedactedImage & { notice: string | null }> {
  const picture = await decodePicture(bytes, context.limits.imagePixels);
  context.startedRecognising();
  const until = performance.now() + mostMilliseconds;
  const frames: FrameText[] = [];
  for (const frame of picture.frames) frames.push(await readFrame(frame, until));
  const parts = redactParts(
    frames.flatMap(({ texts }) => texts.map(({ text }) => text)),
    context.options,
  );
  let next = 0;
  for (const [index, { texts, unread }] of frames.entries()) {
    const frame = picture.frames[index];
    const redacted = parts.slice(next, (next += texts.length));
    if (frame !== undefined)
      coverPlaces(frame, [
        ...unread.map((box) => ({ box: growBox(box, beyond), word: '' })),
        ...coversOf(texts, redacted),
      ]);
  }
  return {
    bytes: await encodePicture(picture, picture.frames, type),
    findings: parts.flatMap(({ findings }) => findings),
    notice: pictureNotices(picture, frames),
  };
}

function coversOf(texts: FrameText['texts'], redacted: readonly RedactedPart[]): Cover[] {
  return texts.flatMap((text, index) => {
    const { findings = [], replacements = [] } = redacted[index] ?? {};
    return findings.flatMap((finding, which) =>
      placesOf(text, finding).map((quad, line) => ({
        box: boxOfQuads([growQuad(quad, sizeOf(quad).height * beyond)]),
        word: line === 0 && isUpright(quad) ? (replacements[which] ?? '') : '',
      })),
    );
  });
}
