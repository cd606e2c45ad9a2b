import type { Picture } from './decode-picture.ts';
import type { FrameText } from './read-frame.ts';

const firstOnly = 'Only the first picture of the animation was kept.';
const someUnread = 'Words in the picture that could not be read were blacked out.';
const noWords = 'No words were found in the picture. Faces and other features of a person are not looked for.';

/** What the person who gets the picture has to know about it, a sentence a line, or null. */
export function pictureNotices(picture: Picture, frames: readonly FrameText[]): string | null {
  const unread = frames.some((frame) => frame.unread.length > 0);
  const words = frames.some(({ texts }) => texts.some(({ text }) => text !== ''));
  const said = [picture.shortened ? firstOnly : '', unread ? someUnread : '', words || unread ? '' : noWords];
  return said.filter((sentence) => sentence !== '').join('\n') || null;
}
