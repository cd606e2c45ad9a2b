import {
  Document,
  Footer,
  Header,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  FootnoteReferenceRun,
  ImageRun,
} from 'docx';
import { writeZip, type ZipPart } from './write-zip.ts';

const cell = (text: string): TableCell => new TableCell({ children: [new Paragraph(text)] });
const row = (...texts: string[]): TableRow => new TableRow({ children: texts.map(cell) });

/** A visit note of nobody, with one of everything: header, footer, list, table, footnote. */
export function buildDocx(): Promise<Buffer> {
  const document = new Document({
    footnotes: { 1: { children: [new Paragraph('Measured at rest.')] } },
    sections: [
      {
        headers: { default: new Header({ children: [new Paragraph('Sample Clinic, test record 000')] }) },
        footers: { default: new Footer({ children: [new Paragraph('Made up for a test')] }) },
        children: [
          new Paragraph('Visit note'),
          new Paragraph('The patient says “I feel fine” – no complaint.'),
          new Paragraph({ text: 'Walks daily', bullet: { level: 0 } }),
          new Paragraph({ text: 'Sleeps well', bullet: { level: 0 } }),
          new Table({ rows: [row('Drug', 'Dose'), row('Aspirin', '81 mg')] }),
          new Paragraph({
            children: [
              new TextRun('White cells 7.2 × 10'),
              new TextRun({ text: '9', superScript: true }),
              new TextRun('/L'),
            ],
          }),
          new Paragraph({ children: [new TextRun('Pulse 72'), new FootnoteReferenceRun(1)] }),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** A document that holds nothing but a picture. */
export function buildPictureDocx(png: Buffer): Promise<Buffer> {
  const picture = new ImageRun({ type: 'png', data: png, transformation: { width: 600, height: 200 } });
  return Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph({ children: [picture] })] }] }));
}

/** Paragraphs of words that do not repeat much, as the measured sizes of ordinary documents. */
export function buildLongDocx(paragraphs: number): Promise<Buffer> {
  const children = Array.from(
    { length: paragraphs },
    (_, index) => new Paragraph(`Paragraph ${index}: ${sentence(index)}`),
  );
  return Packer.toBuffer(new Document({ sections: [{ children }] }));
}

function sentence(seed: number): string {
  const words = [
    'pulse',
    'regular',
    'lungs',
    'clear',
    'abdomen',
    'soft',
    'gait',
    'steady',
    'skin',
    'warm',
    'no',
    'fever',
  ];
  return Array.from({ length: 12 }, (_, index) => words[(seed * 7 + index * 5) % words.length]).join(' ');
}

const wordNamespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** The smallest package that is a Word document, around a body of one's own. */
export function docxParts(body: string, changes: { prolog?: string; mainType?: string } = {}): ZipPart[] {
  const types =
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/word/document.xml" ContentType="${changes.mainType ?? mainType}"/></Types>`;
  const relationships =
    '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" ' +
    'Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/>' +
    '</Relationships>';
  return [
    { name: '[Content_Types].xml', content: types },
    { name: '_rels/.rels', content: relationships },
    {
      name: 'word/document.xml',
      content: `${changes.prolog ?? ''}<w:document xmlns:w="${wordNamespace}"><w:body>${body}</w:body></w:document>`,
    },
  ];
}

export const paragraphXml = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

export const buildRawDocx = (body: string, changes: { prolog?: string; mainType?: string } = {}): Buffer =>
  writeZip(docxParts(body, changes));
