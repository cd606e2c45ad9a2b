import { limits, profilePictureTypes } from '@notewright/contract';
import * as words from './words.ts';

/** For the file picker. */
export const acceptedPictures = profilePictureTypes.join(',');

/** True when the browser can draw the file. */
async function isDrawable(file: Blob): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** What is wrong with a chosen picture, or null. The server looks for itself; this only spares the way there. */
export async function checkPicture(
  file: Blob,
  canDraw: (file: Blob) => Promise<boolean> = isDrawable,
): Promise<string | null> {
  if (!(profilePictureTypes as readonly string[]).includes(file.type)) return words.notAnImage;
  if (file.size > limits.profilePictureBytes) return words.pictureTooLarge;
  return (await canDraw(file)) ? null : words.notAnImage;
}
