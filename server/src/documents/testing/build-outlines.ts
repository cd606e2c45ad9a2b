import sharp from 'sharp';
import { buildPng } from './build-picture.ts';

/** Lines of words as a drawing of shapes alone, as programs write it that turn letters into outlines. */
export async function buildOutlines(lines: readonly string[]): Promise<string> {
  const { data, info } = await sharp(await buildPng(lines))
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isDark = (x: number, y: number): boolean =>
    x < info.width && (data[(y * info.width + x) * info.channels] ?? 255) < 128;
  let path = '';
  for (let y = 0; y < info.height; y += 1) {
    for (let x = 0; x < info.width; x += 1) {
      if (!isDark(x, y)) continue;
      const from = x;
      while (isDark(x, y)) x += 1;
      path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${info.width} ${info.height}"><path d="${path}"/><text x="9" y="9">Calm</text></svg>`;
}
