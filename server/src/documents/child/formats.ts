import type { AttachmentType } from '@notewright/contract';
import type { DocumentFormat } from './format.ts';
import { docFormat } from './doc/read-doc.ts';
import { docxFormat } from './docx/read-docx.ts';
import { htmlFormat } from './html/read-html.ts';
import { gifFormat, jpegFormat, pngFormat, webpFormat } from './image/read-image.ts';
import { svgFormat } from './image/read-svg.ts';
import { pdfFormat } from './pdf/read-pdf.ts';
import { plainTextFormat } from './read-plain-text.ts';

/** Every type that can be attached, and how it is read. */
export const formats: Record<AttachmentType, DocumentFormat> = {
  'image/jpeg': jpegFormat,
  'image/png': pngFormat,
  'image/gif': gifFormat,
  'image/svg+xml': svgFormat,
  'image/webp': webpFormat,
  'text/plain': plainTextFormat,
  'application/pdf': pdfFormat,
  'application/msword': docFormat,
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': docxFormat,
  'text/html': htmlFormat,
};
