import sharp, { type OverlayOptions } from 'sharp';

export interface Shot {
  readonly name: string;
  readonly png: Buffer;
}

/** Pixels of a picture's place on the sheet, the same for all; what is longer is cut at its foot. */
export interface Cell {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
}

const gap = 24;
const label = 30;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function labelOf(text: string, width: number, ink: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${label}"><text x="0" y="20" font-family="sans-serif" font-size="16" fill="${ink}">${escape(text)}</text></svg>`,
  );
}

/** Lays pictures out in rows under their names, as one JPEG. */
export async function layOut(shots: readonly Shot[], cell: Cell, isDark: boolean): Promise<Buffer> {
  const rows = Math.ceil(shots.length / cell.columns);
  const width = gap + cell.columns * (cell.width + gap);
  const height = gap + rows * (cell.height + label + gap);
  const parts = await Promise.all(
    shots.map(async ({ name, png }, index): Promise<OverlayOptions[]> => {
      const left = gap + (index % cell.columns) * (cell.width + gap);
      const top = gap + Math.floor(index / cell.columns) * (cell.height + label + gap);
      const scaled = await sharp(png).resize({ width: cell.width }).png().toBuffer({ resolveWithObject: true });
      const cut = await sharp(scaled.data)
        .extract({ left: 0, top: 0, width: cell.width, height: Math.min(cell.height, scaled.info.height) })
        .toBuffer();
      return [
        { input: labelOf(name, cell.width, isDark ? '#e8e2d6' : '#16242b'), left, top },
        { input: cut, left, top: top + label },
      ];
    }),
  );
  const background = isDark ? '#2a343a' : '#d9d4c8';
  const sheet = sharp({ create: { width, height, channels: 3, background } });
  return sheet.composite(parts.flat()).jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
