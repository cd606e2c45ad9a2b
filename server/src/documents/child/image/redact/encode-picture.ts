import sharp, { type Sharp } from 'sharp';
import type { Picture } from './decode-picture.ts';
import type { Pixels } from './pixels.ts';

export type PictureType = 'image/jpeg' | 'image/png' | 'image/gif' | 'image/webp';

const quality = 90;

/** Packs pixels as they came, and nothing but the pixels. */
export async function encodePicture(
  picture: Picture,
  frames: readonly Pixels[],
  type: PictureType,
): Promise<Uint8Array> {
  const image = picture.grey ? joinFrames(frames).toColourspace('b-w') : joinFrames(frames);
  const timing = { loop: picture.loop, ...(frames.length > 1 ? { delay: [...picture.delays] } : {}) };
  if (type === 'image/jpeg') return image.removeAlpha().jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  if (type === 'image/png') return withoutNeedlessOpacity(image, frames).png().toBuffer();
  if (type === 'image/gif') return image.gif(timing).toBuffer();
  return withoutNeedlessOpacity(image, frames)
    .webp({ quality, ...timing })
    .toBuffer();
}

function joinFrames(frames: readonly Pixels[]): Sharp {
  const [first] = frames;
  if (first === undefined) throw new Error('a picture has at least one frame');
  const { width, height } = first;
  if (frames.length === 1) return sharp(first.data, { raw: { width, height, channels: 4 } });
  const raw = { width, height: height * frames.length, channels: 4, pageHeight: height } as const;
  return sharp(Buffer.concat(frames.map(({ data }) => data)), { raw });
}

function withoutNeedlessOpacity(image: Sharp, frames: readonly Pixels[]): Sharp {
  const opaque = frames.every(({ data }) => {
    for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
    return true;
  });
  return opaque ? image.removeAlpha() : image;
}
