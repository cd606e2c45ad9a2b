import { PDFDocument, StandardFonts, degrees } from 'pdf-lib';

/** Text pages; each inner list is a page, line by line. */
export async function buildPdf(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const lines of pages) {
    const page = pdf.addPage([612, 792]);
    lines.forEach((line, index) => page.drawText(line, { x: 60, y: 720 - index * 16, size: 11, font }));
  }
  return Buffer.from(await pdf.save());
}

export interface PlacedText {
  text: string;
  x: number;
  y: number;
}

/** One page with words at given places, in points from the bottom left, optionally turned as a whole. */
export async function buildPlacedPdf(placed: readonly PlacedText[], turned = 0): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  for (const { text, x, y } of placed) page.drawText(text, { x, y, size: 11, font });
  page.setRotation(degrees(turned));
  return Buffer.from(await pdf.save());
}

/** A form in which a name is filled in and one of two boxes is ticked. */
export async function buildFormPdf(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const page = pdf.addPage([612, 792]);
  page.drawText('Name of the sample person:', { x: 60, y: 700, size: 11 });
  page.drawText('Allergies asked', { x: 60, y: 670, size: 11 });
  page.drawText('Vaccines asked', { x: 60, y: 640, size: 11 });
  const form = pdf.getForm();
  const name = form.createTextField('name');
  name.setText('Testina Muster');
  name.addToPage(page, { x: 260, y: 696, width: 200, height: 18 });
  const allergies = form.createCheckBox('allergies');
  allergies.addToPage(page, { x: 260, y: 668, width: 12, height: 12 });
  allergies.check();
  form.createCheckBox('vaccines').addToPage(page, { x: 260, y: 638, width: 12, height: 12 });
  return Buffer.from(await pdf.save());
}

/** A page for each picture, with an optional line of real text above it, as a fax machine stamps. */
export async function buildScanPdf(png: Buffer, pages: readonly { stamp?: string }[]): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  const image = await pdf.embedPng(png);
  for (const { stamp } of pages) {
    const page = pdf.addPage([612, 792]);
    page.drawImage(image, { x: 20, y: 500, width: 570, height: (570 * image.height) / image.width });
    if (stamp !== undefined) page.drawText(stamp, { x: 30, y: 775, size: 9 });
  }
  return Buffer.from(await pdf.save());
}

/** A PDF by hand, with a cross-reference table that fits. */
export function writePdf(objects: readonly string[], trailer = ''): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R >>';
const catalog = '<< /Type /Catalog /Pages 2 0 R >>';
const onePage = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';

/** 32 equal bytes as a PDF string. */
const bytes = (fill: string): string => `<${fill.repeat(32)}>`;

/** Locked with a password that nobody knows: the check of the empty one fails. */
export function buildLockedPdf(): Buffer {
  const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O ${bytes('5a')} /U ${bytes('a5')} >>`;
  return writePdf(
    [catalog, onePage, page, '<< /Length 0 >>\nstream\n\nendstream', lock],
    `/Encrypt 5 0 R /ID [${bytes('01')} ${bytes('01')}]`,
  );
}

/** Drawing instructions of one's own on one page. */
export function buildDrawnPdf(instructions: string): Buffer {
  return writePdf([catalog, onePage, page, `<< /Length ${instructions.length} >>\nstream\n${instructions}\nendstream`]);
}

/** Thousands of pages in a few bytes: all are the same object. */
export function buildManyPagesPdf(count: number): Buffer {
  const kids = Array.from({ length: count }, () => '3 0 R').join(' ');
  return writePdf([
    catalog,
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    page,
    '<< /Length 0 >>\nstream\n\nendstream',
  ]);
}

/**
 * A page that is one picture as fax machines pack it (ITU-T T.6), a hundred blank lines: one bit for each line that is
 * as the one before, then the mark of the end.
 */
export function buildFaxPdf(packed = `${'f'.repeat(25)}001001`): Buffer {
  const length = `${packed}>`.length;
  const filters = '/Filter [/ASCIIHexDecode /CCITTFaxDecode] /DecodeParms [null << /K -1 /Columns 200 /Rows 100 >>]';
  const picture = `<< /Type /XObject /Subtype /Image /Width 200 /Height 100 /BitsPerComponent 1 /ColorSpace /DeviceGray ${filters} /Length ${length} >>`;
  const drawing = 'q 500 0 0 250 50 400 cm /Im0 Do Q';
  return writePdf([
    catalog,
    onePage,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /XObject << /Im0 5 0 R >> >> >>',
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
    `${picture}\nstream\n${packed}>\nendstream`,
  ]);
}
