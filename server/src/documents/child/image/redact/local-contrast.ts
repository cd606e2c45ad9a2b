import type { GreyImage } from '../grey-image.ts';

/** How much a pixel must differ from the middle of what lies around it to count as drawn. */
const leastContrast = 36;

/**
 * Which pixels stand out from what lies around them: 1 where darker, 2 where lighter, else 0. Letters do on any ground.
 * @param reach Half the side of the square that counts as around, in pixels
 */
export function localContrast(image: GreyImage, reach: number): Uint8Array {
  const { data, width, height } = image;
  const sums = integral(image);
  const across = width + 1;
  const marks = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const top = Math.max(0, y - reach) * across;
    const bottom = Math.min(height, y + reach + 1) * across;
    const rows = (bottom - top) / across;
    for (let x = 0; x < width; x += 1) {
      const left = Math.max(0, x - reach);
      const right = Math.min(width, x + reach + 1);
      const sum =
        (sums[bottom + right] ?? 0) - (sums[bottom + left] ?? 0) - (sums[top + right] ?? 0) + (sums[top + left] ?? 0);
      const difference = (data[y * width + x] ?? 0) - sum / (rows * (right - left));
      if (difference < -leastContrast) marks[y * width + x] = 1;
      else if (difference > leastContrast) marks[y * width + x] = 2;
    }
  }
  return marks;
}

/** Sums of everything above and to the left of each place; exact up to 2^53. */
function integral({ data, width, height }: GreyImage): Float64Array {
  const across = width + 1;
  const sums = new Float64Array(across * (height + 1));
  for (let y = 0; y < height; y += 1) {
    let row = 0;
    for (let x = 0; x < width; x += 1) {
      row += data[y * width + x] ?? 0;
      sums[(y + 1) * across + x + 1] = row + (sums[y * across + x + 1] ?? 0);
    }
  }
  return sums;
}
