import { pixelsOf, type Box } from './box.ts';

/** Red, green, blue and opacity of each pixel of a picture, one byte each. */
export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** Opacity up to which nobody sees what a pixel shows. */
const unseen = 16;

/** Makes a rectangle black, in place. */
export function blacken(pixels: Pixels, box: Box): void {
  const { left, top, right, bottom } = pixelsOf(box, pixels.width, pixels.height);
  const words = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, pixels.data.byteLength / 4);
  const black = new Uint32Array(new Uint8Array([0, 0, 0, 255]).buffer)[0] ?? 0;
  for (let y = top; y < bottom; y += 1) words.fill(black, y * pixels.width + left, y * pixels.width + right);
}

/** Removes the colours of pixels that are as good as transparent, in place; tells whether any pixel is not opaque. */
export function clearUnseen({ data }: Pixels): boolean {
  let transparent = false;
  for (let at = 3; at < data.length; at += 4) {
    const opacity = data[at] ?? 0;
    if (opacity < 255) transparent = true;
    if (opacity < unseen) data.fill(0, at - 3, at + 1);
  }
  return transparent;
}
