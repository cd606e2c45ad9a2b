import sharp from 'sharp';
import type { GreyImage } from '../grey-image.ts';
import { pixelsOf, scaleBox, type Box } from './box.ts';

/** Letters of about this height are recognised best, in pixels. */
const bestRowHeight = 44;
const margin = 24;

/** A row of a picture by itself, enlarged, dark on light, and the way back from its places to those of the picture. */
export interface CutOut {
  readonly image: GreyImage;
  readonly toPicture: (box: Box) => Box;
}

/** Cuts a row out of a picture, with some room around it. */
export async function cutOut(picture: GreyImage, row: Box): Promise<CutOut> {
  const height = row.bottom - row.top;
  const room = Math.max(3, height * 0.35);
  const wide = { left: row.left - room, top: row.top - room, right: row.right + room, bottom: row.bottom + room };
  const place = pixelsOf(wide, picture.width, picture.height);
  const [columns, rows] = [place.right - place.left, place.bottom - place.top];
  const factor = Math.min(4, Math.max(0.5, bestRowHeight / height));
  const [width, tall] = [Math.max(1, Math.round(columns * factor)), Math.max(1, Math.round(rows * factor))];
  const raw = { width: picture.width, height: picture.height, channels: 1 } as const;
  let image = sharp(picture.data, { raw })
    .extract({ left: place.left, top: place.top, width: columns, height: rows })
    .resize(width, tall, { fit: 'fill', kernel: 'cubic' });
  if (isDarkGround(picture, place)) image = image.negate();
  const { data, info } = await image
    .normalise()
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .toColourspace('b-w')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return {
    image: { data, width: info.width, height: info.height },
    toPicture(box) {
      const inside = {
        left: box.left - margin,
        top: box.top - margin,
        right: box.right - margin,
        bottom: box.bottom - margin,
      };
      const scaled = scaleBox(inside, columns / width, rows / tall);
      return {
        left: scaled.left + place.left,
        top: scaled.top + place.top,
        right: scaled.right + place.left,
        bottom: scaled.bottom + place.top,
      };
    },
  };
}

/** Letters cover less than the ground they stand on, so the ground is what most pixels are. */
function isDarkGround({ data, width }: GreyImage, place: Box): boolean {
  let [sum, lightest, darkest, count] = [0, 0, 255, 0];
  for (let y = place.top; y < place.bottom; y += 1) {
    for (let x = place.left; x < place.right; x += 1) {
      const value = data[y * width + x] ?? 0;
      sum += value;
      count += 1;
      if (value > lightest) lightest = value;
      if (value < darkest) darkest = value;
    }
  }
  return sum / Math.max(1, count) < (lightest + darkest) / 2;
}
