import sharp from 'sharp';
import type { GreyImage } from '../grey-image.ts';
import { greyFromImage } from '../prepare-image.ts';
import { unreadBoxes, runsOfWords } from './word-runs.ts';
import { placeText, type PlacedText } from './placed-text.ts';
import { clearUnseen, type Pixels } from './pixels.ts';
import { readPicture } from './read-picture.ts';
import type { Box } from './box.ts';

/** What one frame of a picture says, in pixels of the frame. */
export interface FrameText {
  /** One text for each side from which something is read, and each ground on which it shows. */
  readonly texts: readonly PlacedText[];
  readonly unread: readonly Box[];
}

/**
 * Reads a frame. What is partly transparent is looked at on white and on black, since either may show what the other
 * hides; colours that nobody sees are removed in place.
 * @param until Moment of `performance.now()` after which no more is read
 */
export async function readFrame(frame: Pixels, until: number): Promise<FrameText> {
  const transparent = clearUnseen(frame);
  const texts: PlacedText[] = [];
  const unread: Box[] = [];
  for (const ground of transparent ? ['#ffffff', '#000000'] : ['#ffffff']) {
    const grey = await greyOn(frame, ground);
    const [across, down] = [frame.width / grey.width, frame.height / grey.height];
    for (const side of await readPicture(grey, until)) {
      texts.push(placeText(runsOfWords(side, across, down), side.width));
      unread.push(...unreadBoxes(side, across, down));
    }
  }
  return { texts, unread };
}

/** In two steps, since one chain of operations knows one ground only, and recognition brings its own. */
async function greyOn({ data, width, height }: Pixels, background: string): Promise<GreyImage> {
  const flat = await sharp(data, { raw: { width, height, channels: 4 } })
    .flatten({ background })
    .raw()
    .toBuffer();
  return greyFromImage(sharp(flat, { raw: { width, height, channels: 3 } }), width, height);
}
