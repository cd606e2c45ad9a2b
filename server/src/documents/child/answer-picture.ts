import { DocumentProblem } from '../document-reader.ts';
import type { PictureAnswer, PictureRequest } from '../child-messages.ts';
import { makePicture } from './image/make-picture.ts';

/** Re-encodes one picture. Never rejects: whatever goes wrong becomes a problem code. */
export async function answerPicture({ bytes, side, limits }: PictureRequest): Promise<PictureAnswer> {
  try {
    return { ok: true, picture: await makePicture(bytes, side, limits.imagePixels) };
  } catch (error) {
    // Everything else that a decoder throws means damage.
    return { ok: false, code: error instanceof DocumentProblem ? error.code : 'file_damaged' };
  }
}
