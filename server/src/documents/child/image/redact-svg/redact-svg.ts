import { DocumentPictures } from '../../document-pictures.ts';
import { noticeOf } from '../../notices.ts';
import type { RedactFile } from '../../redact-format.ts';
import { redactPicture } from '../../redact-picture.ts';
import { readDrawing } from '../read-svg.ts';
import { redactDrawing } from './redact-drawing.ts';

/** A drawing without its identifiers, as a file of its own. */
export const redactSvg: RedactFile = async (bytes, context) => {
  const pictures = new DocumentPictures(context, redactPicture);
  const { bytes: redacted, findings } = await redactDrawing(readDrawing(bytes) ?? '', context, pictures);
  return {
    bytes: redacted,
    mediaType: 'image/svg+xml',
    findings,
    notice: noticeOf({ objects: 0, pictures: pictures.unread }),
  };
};
