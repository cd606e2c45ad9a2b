import sharp from 'sharp';
import { DocumentProblem } from '../../../document-reader.ts';
import type { Pixels } from './pixels.ts';

/** A picture as pixels, frame by frame, with all that is kept of how it was packed. */
export interface Picture {
  readonly frames: readonly Pixels[];
  /** Milliseconds that each frame stays. */
  readonly delays: readonly number[];
  /** How often an animation runs, 0 for ever. */
  readonly loop: number;
  readonly grey: boolean;
  /** Whether frames after the first were left out. */
  readonly shortened: boolean;
}

/** More are not read one by one. */
const mostFrames = 12;
/** All frames together; every pixel takes four bytes, and a few copies are made on the way. */
const mostPixels = 40_000_000;

/**
 * Decodes a picture upright, in the usual colours, with nothing that travelled beside the pixels. Of an animation that
 * is too long to be read, the first frame; a picture too large to be handled is made smaller.
 * @throws DocumentProblem image_too_large; any other error means damage
 */
export async function decodePicture(bytes: Uint8Array, imagePixels: number): Promise<Picture> {
  // The header alone is read first, with no limit, to distinguish too large from damaged.
  const meta = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = meta.autoOrient;
  if (width * height > imagePixels) throw new DocumentProblem('image_too_large');
  const frameHeight = meta.pageHeight ?? height;
  const count = meta.pages ?? 1;
  const shortened = count > 1 && (count > mostFrames || width * frameHeight * count > mostPixels);
  const frames: Pixels[] = [];
  for (let page = 0; page < (shortened ? 1 : count); page += 1)
    frames.push(await decodeFrame(bytes, page, width, frameHeight, imagePixels));
  return { frames, delays: meta.delay ?? [], loop: meta.loop ?? 0, grey: meta.space === 'b-w', shortened };
}

async function decodeFrame(
  bytes: Uint8Array,
  page: number,
  width: number,
  height: number,
  limitInputPixels: number,
): Promise<Pixels> {
  const image = sharp(bytes, { limitInputPixels, failOn: 'error', page, pages: 1 }).autoOrient();
  const factor = Math.sqrt(mostPixels / (width * height));
  const sized = factor < 1 ? image.resize(Math.floor(width * factor)) : image;
  const { data, info } = await sized
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}
