import PdfDocument from 'pdfkit';
import type { StoredInvoice } from '../store/billing/invoice-store.ts';
import { drawInvoicePages } from './draw-invoice.ts';
import { writeInvoicePaper } from './invoice-paper.ts';

/** US Letter, in points. What stands on it lies within A4 as well, so it can be printed on either. */
const pageSize = [612, 792] as const;

/**
 * An invoice, or the receipt for one that was paid, as a PDF: tagged, with a title and a language, and the same bytes for
 * the same invoice. Its properties name the invoice's number and no person.
 * @param from Who issues it, a line each
 */
export function makeInvoicePdf(invoice: StoredInvoice, from: readonly string[]): Promise<Uint8Array> {
  const paper = writeInvoicePaper(invoice, from);
  const document = new PdfDocument({
    size: [...pageSize],
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: {
      Title: `${paper.title} ${invoice.number}`,
      Creator: 'Notewright',
      Producer: 'Notewright',
      CreationDate: new Date(invoice.issuedAt),
    },
  });
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => void parts.push(part));
    document.on('end', () => resolve(Buffer.concat(parts)));
    document.on('error', reject);
  });
  drawInvoicePages(document, paper);
  document.end();
  return whole;
}
