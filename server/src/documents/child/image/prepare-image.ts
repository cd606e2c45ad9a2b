import sharp, { type Sharp } from 'sharp';
import type { GreyImage } from './grey-image.ts';

/** Recognition gains nothing above this, and takes time in proportion. */
const mostPixels = 12_000_000;
/** Small pictures (screenshots, crops) have letters too small to recognise; they are enlarged to about this. */
const fewestPixels = 2_000_000;
const mostEnlargement = 3;

/** Scales to a size that recognition does well with, on white, in grey. */
export async function greyFromImage(image: Sharp, width: number, height: number): Promise<GreyImage> {
  const pixels = Math.max(1, width * height);
  const enlarge = Math.min(mostEnlargement, Math.sqrt(fewestPixels / pixels));
  const factor = pixels > mostPixels ? Math.sqrt(mostPixels / pixels) : Math.max(1, enlarge);
  const sized =
    factor === 1 ? image : image.resize(side(width * factor), side(height * factor), { fit: 'fill', kernel: 'cubic' });
  return toGrey(sized.flatten({ background: '#ffffff' }));
}

/** @param pixels Red, green, blue and opacity of each pixel, one byte each */
export function greyFromPixels(pixels: Uint8ClampedArray, width: number, height: number): Promise<GreyImage> {
  return toGrey(sharp(pixels, { raw: { width, height, channels: 4 } }).flatten({ background: '#ffffff' }));
}

export async function rotateGrey(image: GreyImage, degrees: 0 | 90 | 180 | 270): Promise<GreyImage> {
  return degrees === 0 ? image : toGrey(open(image).rotate(degrees));
}

/** A square of at most this side from the middle of what is drawn, at its full sharpness. */
export async function cropMiddle(image: GreyImage, longest: number): Promise<GreyImage> {
  const drawn = await toGrey(open(image).trim());
  const [width, height] = [Math.min(longest, drawn.width), Math.min(longest, drawn.height)];
  const [left, top] = [Math.floor((drawn.width - width) / 2), Math.floor((drawn.height - height) / 2)];
  // Letters that touch the edge are not recognised.
  const margin = { top: 20, bottom: 20, left: 20, right: 20, background: '#ffffff' };
  return toGrey(open(await toGrey(open(drawn).extract({ left, top, width, height }))).extend(margin));
}

function open(image: GreyImage): Sharp {
  return sharp(image.data, { raw: { width: image.width, height: image.height, channels: 1 } });
}

async function toGrey(image: Sharp): Promise<GreyImage> {
  const { data, info } = await image
    .greyscale()
    .toColourspace('b-w')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function side(length: number): number {
  return Math.max(1, Math.round(length));
}
