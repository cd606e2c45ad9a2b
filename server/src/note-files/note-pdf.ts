import PdfDocument from 'pdfkit';
import { drawNotePages } from './draw-note.ts';
import type { NotePaper } from './note-paper.ts';

/** US Letter, in points; what stands on it lies within A4 as well. */
const pageSize = [612, 792] as const;

/**
 * A version of a note as a PDF: PDF/A-2a, so tagged, with its typefaces, a title and a language; the same bytes for the same note. Its
 * properties hold no word of it.
 */
export async function makeNotePdf(paper: NotePaper): Promise<Uint8Array> {
  const document = new PdfDocument({
    size: [...pageSize],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2a',
    tagged: true,
    lang: paper.language,
    displayTitle: true,
    info: {
      Title: paper.fileTitle,
      Creator: 'Notewright',
      Producer: 'Notewright',
      CreationDate: new Date(paper.writtenAt),
    },
  });
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => void parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  await drawNotePages(document, paper);
  document.end();
  return whole;
}
