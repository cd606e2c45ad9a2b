import { documentNotices } from '../../../document-notices.ts';
import type { Picture } from './decode-picture.ts';
import type { FrameText } from './read-frame.ts';

/** What the person who gets the picture has to know about it, a sentence a line, or null. */
export function pictureNotices(picture: Picture, frames: readonly FrameText[]): string | null {
  const unread = frames.some((frame) => frame.unread.length > 0);
  const words = frames.some(({ texts }) => texts.some(({ text }) => text !== ''));
  const said = [
    picture.shortened ? String(documentNotices.firstPictureOnly) : '',
    unread ? String(documentNotices.unreadInPicture) : '',
    words || unread ? '' : String(documentNotices.noWordsInPicture),
  ];
  return said.filter((sentence) => sentence !== '').join('\n') || null;
}
