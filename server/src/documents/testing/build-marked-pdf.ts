import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { drawLines } from './build-picture.ts';

/** A marker for each place of a PDF in which words may stand; each is also a record number, so that it is found. */
export const pdfMarkers = {
  page: '77310001',
  turned: '77310002',
  slanted: '77310003',
  form: '77310004',
  freeText: '77310005',
  note: '77310006',
  noteAuthor: 'ZQXAUTHOR07',
  link: 'ZQXLINK08',
  fieldName: 'ZQXFIELD09',
  fieldHint: 'ZQXHINT10',
  outline: 'ZQXOUTLINE11',
  author: 'ZQXINFO12',
  metadata: 'ZQXXMP13',
  attachmentName: 'ZQXFILENAME14',
  attachment: 'ZQXFILE15',
  script: 'ZQXSCRIPT16',
  destination: 'ZQXDEST17',
  layer: 'ZQXLAYER18',
  layerOff: '77310019',
  invisible: '77310020',
  white: '77310021',
  beside: '77310022',
  underPicture: '77310023',
  picture: '77310024',
  alternative: 'ZQXALT25',
  actual: 'ZQXACTUAL26',
  pieceInfo: 'ZQXPIECE27',
  earlier: '77310028',
  unused: '77310029',
  type3: '77310030',
  clipped: '77310031',
  transparent: '77310032',
  pattern: '77310033',
  label: 'ZQXLABEL34',
} as const;

const m = pdfMarkers;

/** A PDF string in UTF-16, as hexadecimal digits. */
const wide = (text: string): string => `<feff${Buffer.from(text, 'utf16le').swap16().toString('hex')}>`;

/** One page with a marker in every place, whose first version had another page in its stead. */
export async function buildMarkedPdf(): Promise<Buffer> {
  const photo = await sharp(Buffer.from(drawLines([`Scan of record, MRN: ${m.picture}`], 34)))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const file = startFile();
  const stream = (dictionary: string, data: string | Buffer, packed = true): string | Buffer => {
    const bytes = Buffer.from(data);
    const body = packed ? deflateSync(bytes) : bytes;
    const head = `<< ${dictionary} ${packed ? '/Filter /FlateDecode' : ''} /Length ${body.length} >>\nstream\n`;
    return Buffer.concat([Buffer.from(head, 'latin1'), body, Buffer.from('\nendstream')]);
  };
  file.add(
    1,
    `<< /Type /Catalog /Pages 2 0 R /Outlines 20 0 R /Metadata 21 0 R /AcroForm << /Fields [10 0 R] /DR << /Font << /F 5 0 R >> >> >> ` +
      `/Names << /EmbeddedFiles << /Names [(${m.attachmentName}.txt) 22 0 R] >> /JavaScript << /Names [(s) 24 0 R] >> ` +
      `/Dests << /Names [(${m.destination}) [3 0 R /Fit]] >> >> /PageLabels << /Nums [0 << /P (${m.label}) >>] >> ` +
      '/OCProperties << /OCGs [25 0 R] /D << /OFF [25 0 R] >> >> /StructTreeRoot 26 0 R /MarkInfo << /Marked true >> ' +
      `/PieceInfo << /Tool << /Private (${m.pieceInfo}) >> >> /OpenAction 24 0 R >>`,
  );
  file.add(2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>');
  file.add(
    3,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /StructParents 0 /Annots [10 0 R 11 0 R 12 0 R 13 0 R] ' +
      '/Resources << /Font << /F 5 0 R /T 6 0 R >> /XObject << /Im 7 0 R /Unused 8 0 R >> /Properties << /L 25 0 R >> ' +
      '/ExtGState << /Clear << /ca 0 >> >> /Pattern << /Pat 9 0 R >> >> >>',
  );
  file.add(4, stream('', `BT /F 11 Tf 60 700 Td (First version, MRN: ${m.earlier}) Tj ET`, false));
  file.add(5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  file.add(6, type3());
  const { width, height } = photo.info;
  const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
  file.add(7, stream(`/Type /XObject /Subtype /Image ${size}`, photo.data));
  const form = '/Type /XObject /Subtype /Form /BBox [0 0 200 20] /Resources << /Font << /F 5 0 R >> >>';
  file.add(8, stream(form, `BT /F 9 Tf 2 6 Td (Never drawn, MRN: ${m.unused}) Tj ET`, false));
  file.add(
    9,
    stream(
      '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 240 40] /XStep 240 /YStep 40 /Resources << /Font << /F 5 0 R >> >>',
      `BT /F 14 Tf 4 12 Td (Tile, MRN: ${m.pattern}) Tj ET`,
    ),
  );
  file.add(
    10,
    `<< /Type /Annot /Subtype /Widget /FT /Tx /T (${m.fieldName}) /TU (${m.fieldHint}) /V (MRN: ${m.form}) /DV ${wide(m.form)} ` +
      `/Rect [60 560 300 580] /F 4 /DA (/F 10 Tf 0 g) /AP << /N 14 0 R >> >>`,
  );
  file.add(
    11,
    `<< /Type /Annot /Subtype /Text /Rect [400 700 420 720] /T (${m.noteAuthor}) /Contents ${wide(`MRN: ${m.note}`)} /F 2 >>`,
  );
  file.add(
    12,
    `<< /Type /Annot /Subtype /FreeText /Rect [60 520 300 540] /F 4 /DA (/F 10 Tf 0 g) /Contents (Medical record number ${m.freeText}) /AP << /N 15 0 R >> >>`,
  );
  file.add(
    13,
    `<< /Type /Annot /Subtype /Link /Rect [60 500 90 510] /A << /S /URI /URI (https://example.org/${m.link}) >> >>`,
  );
  file.add(14, stream(form, `/Tx BMC BT /F 10 Tf 2 6 Td (MRN: ${m.form}) Tj ET EMC`));
  file.add(15, stream(form, `BT /F 10 Tf 2 6 Td (Medical record number ${m.freeText}) Tj ET`));
  file.add(20, '<< /Type /Outlines /First 27 0 R /Last 27 0 R /Count 1 >>');
  file.add(21, stream('/Type /Metadata /Subtype /XML', packet(), false));
  file.add(22, `<< /Type /Filespec /F (${m.attachmentName}.txt) /UF ${wide(m.attachmentName)} /EF << /F 23 0 R >> >>`);
  file.add(23, stream('/Type /EmbeddedFile', `Attached: ${m.attachment}`, false));
  file.add(24, `<< /S /JavaScript /JS (var who = "${m.script}";) >>`);
  file.add(25, `<< /Type /OCG /Name (${m.layer}) >>`);
  file.add(26, '<< /Type /StructTreeRoot /K [28 0 R] >>');
  file.add(27, `<< /Title ${wide(m.outline)} /Parent 20 0 R /Dest [3 0 R /Fit] >>`);
  file.add(28, `<< /Type /StructElem /S /Figure /P 26 0 R /Pg 3 0 R /Alt (${m.alternative}) /K 0 >>`);
  file.add(29, `<< /Author (${m.author}) /Title (${m.author}) /Keywords ${wide(m.author)} >>`);
  file.close();
  file.add(4, stream('', pageDrawing()));
  file.close();
  return file.bytes();
}

function pageDrawing(): string {
  const text = (x: number, y: number, words: string, size = 11): string =>
    `BT /F ${size} Tf ${x} ${y} Td (${words}) Tj ET\n`;
  return [
    text(60, 740, `Second version, MRN: ${m.page}`),
    `BT /F 11 Tf 0 1 -1 0 590 300 Tm (Turned, MRN: ${m.turned}) Tj ET\n`,
    `BT /F 11 Tf 0.866 0.5 -0.5 0.866 380 560 Tm (Slanted, MRN: ${m.slanted}) Tj ET\n`,
    `/OC /L BDC ${text(60, 660, `Layer, MRN: ${m.layerOff}`)} EMC\n`,
    `BT 3 Tr /F 11 Tf 60 640 Td (Invisible, MRN: ${m.invisible}) Tj 0 Tr ET\n`,
    `1 g ${text(60, 620, `White, MRN: ${m.white}`)} 0 g\n`,
    text(700, 900, `Beside, MRN: ${m.beside}`),
    text(80, 420, `Under, MRN: ${m.underPicture}`),
    'q 480 0 0 61 60 400 cm /Im Do Q\n',
    `/Span << /ActualText (${m.actual}) /MCID 0 >> BDC ${text(60, 380, 'A word with another meaning')} EMC\n`,
    `BT /T 20 Tf 60 340 Td (0) Tj ET\n`,
    `q 0 0 1 1 re W n ${text(60, 300, `Clipped, MRN: ${m.clipped}`)} Q\n`,
    `q /Clear gs ${text(60, 280, `Clear, MRN: ${m.transparent}`)} Q\n`,
    'q /Pattern cs /Pat scn 0 0 240 40 re f Q\n',
  ].join('');
}

/** A typeface whose one glyph is a drawing, and that drawing a line of text. */
function type3(): string {
  const drawing = `1000 0 d0 BT /F 600 Tf 0 0 Td (Drawn, MRN: ${m.type3}) Tj ET`;
  return (
    '<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 48 /LastChar 48 ' +
    '/Widths [1000] /Encoding << /Differences [48 /zero] >> /Resources << /Font << /F 5 0 R >> >> /CharProcs << /zero 30 0 R >> >>\n' +
    `endobj\n30 0 obj\n<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`
  );
}

function packet(): string {
  return (
    '<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF ' +
    'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<dc:title><rdf:Alt><rdf:li>${m.metadata}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`
  );
}

/** A file in several versions: each `close` ends one, and what is added after it replaces what had the number before. */
function startFile(): { add(number: number, body: string | Buffer): void; close(): void; bytes(): Buffer } {
  let file = Buffer.from('%PDF-1.7\n', 'latin1');
  let offsets = new Map<number, number>();
  let previous: number | null = null;
  return {
    add(number, body) {
      const head = Buffer.from(`${number} 0 obj\n`);
      offsets.set(number, file.length);
      file = Buffer.concat([file, head, Buffer.from(body as Buffer), Buffer.from('\nendobj\n')]);
      const second = typeof body === 'string' ? body.indexOf('30 0 obj') : -1;
      if (second >= 0) offsets.set(30, (offsets.get(number) ?? 0) + head.length + second);
    },
    close() {
      const start = file.length;
      const rows = [...offsets]
        .map(([number, at]) => `${number} 1\n${String(at).padStart(10, '0')} 00000 n \n`)
        .join('');
      const back = previous === null ? '' : `/Prev ${previous}`;
      const free = previous === null ? '0 1\n0000000000 65535 f \n' : '';
      const trailer = `trailer\n<< /Size 31 /Root 1 0 R /Info 29 0 R ${back} >>\nstartxref\n${start}\n%%EOF\n`;
      file = Buffer.concat([file, Buffer.from(`xref\n${free}${rows}${trailer}`)]);
      previous = start;
      offsets = new Map();
    },
    bytes: () => file,
  };
}
