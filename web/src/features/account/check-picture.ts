import { limits, profilePictureTypes } from '@notewright/contract';

/** For the file picker. */
export const acceptedPictures = profilePictureTypes.join(',');

const notAnImage = 'Profile picture must be an image.';

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
  if (!(profilePictureTypes as readonly string[]).includes(file.type)) return notAnImage;
  if (file.size > limits.profilePictureBytes) return 'The file is too large. The limit is 5 MB.';
  return (await canDraw(file)) ? null : notAnImage;
}
