import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { PagePixels } from './page-canvas.ts';

/** The picture of a page as it stands in a PDF. */
export interface PackedPage {
  /** Entries of its stream: size, colours, packing. */
  readonly entries: string;
  readonly data: Uint8Array;
}

/** Print has few pixels between ink and paper; more than this share of them is a picture. */
const mostShades = 0.16;
/** A difference between colours that is seen as colour. */
const colourful = 24;
const jpegQuality = 82;

/** Packs the pixels of a page: black print in sixteen greys without loss of sharpness, anything else as JPEG. */
export async function packPage({ data, width, height }: PagePixels): Promise<PackedPage> {
  const size = `/Width ${width} /Height ${height}`;
  const kind = kindOf(data);
  if (kind === 'print')
    return {
      entries: `${size} /ColorSpace /DeviceGray /BitsPerComponent 4 /Filter /FlateDecode`,
      data: deflateSync(sixteenGreys(data, width, height)),
    };
  const image = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  const plain = kind === 'grey' ? image.greyscale().toColourspace('b-w') : image;
  const space = kind === 'grey' ? '/DeviceGray' : '/DeviceRGB';
  return {
    entries: `${size} /ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`,
    data: await plain.jpeg({ quality: jpegQuality, chromaSubsampling: '4:4:4' }).toBuffer(),
  };
}

const white = new Uint32Array(new Uint8Array([255, 255, 255, 255]).buffer)[0];

/** Most of a page is white, so four bytes are looked at together before they are looked at one by one. */
function wholePixels(data: Uint8ClampedArray): Uint32Array {
  return new Uint32Array(data.buffer, data.byteOffset, data.length / 4);
}

function kindOf(data: Uint8ClampedArray): 'print' | 'grey' | 'colour' {
  let [shades, colours] = [0, 0];
  const pixels = wholePixels(data);
  for (let index = 0; index < pixels.length; index += 1) {
    if (pixels[index] === white) continue;
    const at = index * 4;
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > colourful) colours += 1;
    if (green > 24 && green < 232) shades += 1;
  }
  // A few coloured pixels are seen: a red word on a page is one in a thousand.
  if (colours > pixels.length * 0.00005) return 'colour';
  return shades > pixels.length * mostShades ? 'grey' : 'print';
}

/** Two pixels a byte; rows begin on a byte. */
function sixteenGreys(data: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const rowBytes = Math.ceil(width / 2);
  const packed = new Uint8Array(rowBytes * height).fill(0xff);
  const pixels = wholePixels(data);
  for (let index = 0; index < pixels.length; index += 1) {
    if (pixels[index] === white) continue;
    const at = index * 4;
    const light = (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11;
    const level = Math.round(light / 17);
    const x = index % width;
    const byte = ((index - x) / width) * rowBytes + (x >> 1);
    const whole = packed[byte] ?? 0;
    packed[byte] = x % 2 === 0 ? (whole & 0x0f) | (level << 4) : (whole & 0xf0) | level;
  }
  return packed;
}
