import sharp from 'sharp';
import { DocumentProblem } from '../../document-reader.ts';
import { endsAsZip, headContains, magicType } from '../magic.ts';
import { foreignMarks } from './read-image.ts';

const pictureTypes: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/apng', 'image/gif', 'image/webp']);
const quality = 82;

/**
 * The picture as WebP, its longer side at most `side` pixels, never enlarged; of an animation the first frame. Nothing
 * that travelled beside the pixels is kept: sharp writes no EXIF, XMP, IPTC or colour profile unless asked.
 * @throws DocumentProblem `unsupported_file` or `image_too_large`; any other error means damage
 */
export async function makePicture(bytes: Uint8Array, side: number, imagePixels: number): Promise<Uint8Array> {
  const type = await magicType(bytes);
  const isPicture = type !== null && pictureTypes.has(type) && !headContains(bytes, foreignMarks) && !endsAsZip(bytes);
  if (!isPicture) throw new DocumentProblem('unsupported_file');
  // The header alone is read first, with no limit, to distinguish too large from damaged.
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > imagePixels) throw new DocumentProblem('image_too_large');
  return sharp(bytes, { limitInputPixels: imagePixels, failOn: 'error', pages: 1 })
    .autoOrient()
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality })
    .toBuffer();
}
