import type PdfDocument from 'pdfkit';
import type { InvoicePaper } from './invoice-paper.ts';
import { createTextSetter } from '../typefaces/set-text.ts';
import type { TextSetter, TextStyle } from '../typefaces/set-text.ts';
import type { SetLine } from '../typefaces/set-runs.ts';

type Document = InstanceType<typeof PdfDocument>;
type Structure = PDFKit.PDFStructureElement;

const ink = '#16242b';
const soft = '#44545c';
const rule = '#cfc7b6';

const styles = {
  brand: { family: 'serif', weight: 600, size: 15, color: ink },
  title: { family: 'serif', weight: 400, size: 28, color: ink },
  label: { family: 'sans', weight: 400, size: 8.5, color: soft },
  text: { family: 'sans', weight: 400, size: 10, color: ink },
  strong: { family: 'sans', weight: 600, size: 10, color: ink },
  total: { family: 'sans', weight: 600, size: 12, color: ink },
  small: { family: 'sans', weight: 400, size: 8.5, color: soft },
} as const satisfies Record<string, TextStyle>;

/** Places in points, from the left and the top of the page. */
const place = { left: 64, right: 548, top: 58, bottom: 712, footer: 742 } as const;
const width = place.right - place.left;
/** Two columns of lines over the table. */
const half = width / 2 - 12;
const leading = 14.5;
const amountColumn = 120;
const factColumn = 54;
/** What one text may take; longer ones end in dots. */
const most = { partyLines: 7, linesOfText: 2, description: 5 } as const;

const gapNote =
  'Where […] stands, this document’s typefaces lack the characters. The name is complete in your account.';

interface Sheet {
  readonly document: Document;
  readonly setter: TextSetter;
  readonly root: Structure;
  /** The baseline of the next line. */
  y: number;
  hasGaps: boolean;
}

/** Draws all pages of an invoice. */
export function drawInvoicePages(document: Document, paper: InvoicePaper): void {
  const root = document.struct('Document');
  document.addStructure(root);
  const sheet: Sheet = { document, setter: createTextSetter(document), root, y: 0, hasGaps: false };
  document.addPage();
  drawHead(sheet, paper);
  drawParties(sheet, paper);
  drawCharges(sheet, paper);
  drawOutcome(sheet, paper);
  root.end();
  drawFooters(sheet, paper);
}

/** What is drawn for the eye alone and read to nobody. */
function asArtifact({ document }: Sheet, draw: () => void): void {
  document.markContent('Artifact', { type: 'Layout' });
  draw();
  document.endMarkedContent();
}

function drawRule(sheet: Sheet, y: number, color: string = rule): void {
  asArtifact(sheet, () => {
    sheet.document.moveTo(place.left, y).lineTo(place.right, y).lineWidth(0.6).strokeColor(color).stroke();
  });
}

function drawText(
  sheet: Sheet,
  text: string,
  style: TextStyle,
  at: { readonly x: number; readonly y: number; readonly end?: boolean; readonly width?: number },
): void {
  const [line] = sheet.setter.wrap(text, style, at.width ?? width, 1);
  if (line !== undefined) drawLine(sheet, line, style, at);
}

function drawLine(
  sheet: Sheet,
  line: SetLine,
  style: TextStyle,
  at: { readonly x: number; readonly y: number; readonly end?: boolean },
): void {
  if (line.hasGaps) sheet.hasGaps = true;
  sheet.setter.draw(line, style, at);
}

/** A structure element of what `draw` draws. */
function addElement({ document, root }: Sheet, kind: string, draw: () => void, parent: Structure = root): void {
  parent.add(document.struct(kind, {}, draw));
}

/** The product's mark: a page with a line under the redaction bar. */
function drawMark({ document }: Sheet, x: number, y: number, size: number): void {
  const unit = size / 24;
  document.save().translate(x, y).scale(unit);
  document.roundedRect(0.75, 0.75, 22.5, 22.5, 4).lineWidth(1.5).strokeColor(ink).stroke();
  document.rect(5, 6, 14, 5).rect(5, 15, 9, 1.5).fill(ink);
  document.restore();
}

function drawHead(sheet: Sheet, { title }: InvoicePaper): void {
  asArtifact(sheet, () => {
    drawMark(sheet, place.left, place.top - 3, 22);
    drawText(sheet, 'Notewright', styles.brand, { x: place.left + 31, y: place.top + 13 });
  });
  addElement(sheet, 'H1', () => drawText(sheet, title, styles.title, { x: place.left, y: place.top + 84 }));
  sheet.y = place.top + 118;
}

function drawParties(sheet: Sheet, paper: InvoicePaper): void {
  const top = sheet.y;
  const second = place.left + width / 2 + 12;
  drawRule(sheet, top - 14);
  const billedTo = drawParty(sheet, 'Billed to', paper.billTo, { x: place.left, y: top + 6 });
  const from = drawParty(sheet, 'From', paper.from, { x: place.left, y: billedTo + 12 });
  let y = top + 6;
  for (const [name, value] of paper.facts) {
    const top = y;
    const wrapped = sheet.setter.wrap(value, styles.text, half - factColumn, most.linesOfText);
    addElement(sheet, 'P', () => {
      drawText(sheet, name, styles.label, { x: second, y: top });
      for (const [index, line] of wrapped.entries())
        drawLine(sheet, line, styles.text, { x: second + factColumn, y: top + index * leading });
    });
    y += Math.max(1, wrapped.length) * leading + 3;
  }
  sheet.y = Math.max(from, y) + 22;
}

/** Answers where the next thing can stand. */
function drawParty(
  sheet: Sheet,
  name: string,
  lines: readonly string[],
  { x, y }: { readonly x: number; readonly y: number },
): number {
  let at = y;
  addElement(sheet, 'P', () => {
    drawText(sheet, name, styles.label, { x, y: at });
    at += leading + 1;
    for (const [index, text] of lines.slice(0, most.partyLines).entries()) {
      const style = index === 0 ? styles.strong : styles.text;
      for (const line of sheet.setter.wrap(text, style, half, most.linesOfText)) {
        drawLine(sheet, line, style, { x, y: at });
        at += leading;
      }
    }
  });
  return at + 4;
}

function drawCharges(sheet: Sheet, { lines, total }: InvoicePaper): void {
  const { document, root } = sheet;
  const table = document.struct('Table');
  root.add(table);
  drawChargesHead(sheet, table);
  for (const { description, amount } of lines) {
    const wrapped = sheet.setter.wrap(description, styles.text, width - amountColumn - 16, most.description);
    const height = Math.max(1, wrapped.length) * leading + 9;
    if (sheet.y + height > place.bottom) {
      turnPage(sheet);
      drawChargesHead(sheet, table);
    }
    const row = document.struct('TR');
    table.add(row);
    const top = sheet.y;
    addElement(sheet, 'TD', () => drawColumn(sheet, wrapped, top), row);
    addElement(sheet, 'TD', () => drawText(sheet, amount, styles.text, { x: place.right, y: top, end: true }), row);
    row.end();
    sheet.y += height;
    drawRule(sheet, sheet.y - leading + 1);
  }
  if (sheet.y + 30 > place.bottom) turnPage(sheet);
  drawTotal(sheet, table, total);
  table.end();
}

function drawColumn(sheet: Sheet, lines: readonly SetLine[], top: number): void {
  for (const [index, line] of lines.entries())
    drawLine(sheet, line, styles.text, { x: place.left, y: top + index * leading });
}

function drawChargesHead(sheet: Sheet, table: Structure): void {
  const row = sheet.document.struct('TR');
  table.add(row);
  const { y } = sheet;
  addElement(sheet, 'TH', () => drawText(sheet, 'Description', styles.label, { x: place.left, y }), row);
  addElement(sheet, 'TH', () => drawText(sheet, 'Amount (USD)', styles.label, { x: place.right, y, end: true }), row);
  row.end();
  drawRule(sheet, y + 7, ink);
  sheet.y = y + 24;
}

function drawTotal(sheet: Sheet, table: Structure, total: string): void {
  const row = sheet.document.struct('TR');
  table.add(row);
  const y = sheet.y + 6;
  addElement(sheet, 'TH', () => drawText(sheet, 'Total', styles.total, { x: place.left, y }), row);
  addElement(sheet, 'TD', () => drawText(sheet, total, styles.total, { x: place.right, y, end: true }), row);
  row.end();
  sheet.y = y + 34;
}

function drawOutcome(sheet: Sheet, { outcome }: InvoicePaper): void {
  const notes = [outcome, 'Days are those of UTC. All amounts are in US dollars.', ...(sheet.hasGaps ? [gapNote] : [])];
  for (const [index, note] of notes.entries()) {
    const style = index === 0 ? styles.text : styles.small;
    const lines = sheet.setter.wrap(note, style, width, most.description);
    if (sheet.y + lines.length * leading > place.bottom) turnPage(sheet);
    const top = sheet.y;
    addElement(sheet, 'P', () => {
      for (const [at, line] of lines.entries())
        sheet.setter.draw(line, style, { x: place.left, y: top + at * leading });
    });
    sheet.y += lines.length * leading + 3;
  }
}

function turnPage(sheet: Sheet): void {
  sheet.document.addPage();
  sheet.y = place.top + 14;
}

function drawFooters(sheet: Sheet, { title, number }: InvoicePaper): void {
  const { document } = sheet;
  const { start, count } = document.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    document.switchToPage(page);
    asArtifact(sheet, () => {
      const name = `${title} ${number}`;
      drawText(sheet, name, styles.small, { x: place.left, y: place.footer, width: width - amountColumn });
      drawText(sheet, `Page ${page + 1} of ${count}`, styles.small, { x: place.right, y: place.footer, end: true });
    });
  }
}
