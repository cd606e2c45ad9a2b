import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { sampleCases } from '../testing/test-tier.ts';
import { createDocumentReader } from './create-document-reader.ts';
import { buildDocx, buildPictureDocx, buildRawDocx, paragraphXml } from './testing/build-docx.ts';
import {
  buildDrawnPdf,
  buildFaxPdf,
  buildFormPdf,
  buildPdf,
  buildPlacedPdf,
  buildScanPdf,
} from './testing/build-pdf.ts';
import { buildOutlines } from './testing/build-outlines.ts';
import { buildPng, drawLines, pictureLines } from './testing/build-picture.ts';

const reader = createDocumentReader({ warm: 1 });
afterAll(() => reader.close());
// Recognition takes seconds when the machine is busy.
vi.setConfig({ testTimeout: 40_000 });

const readAs = (name: string, content: string | Uint8Array, type = '') =>
  reader.readDocument(Buffer.from(content as Uint8Array), name, type);

describe('plain text', () => {
  it('is kept word for word, with line ends made equal', async () => {
    const document = await readAs(
      'note.txt',
      'BM regular today.\r\n\r\n  Café au lait – 2×\r\n',
      'text/plain; charset=utf-8',
    );
    expect(document).toEqual({
      mediaType: 'text/plain',
      text: 'BM regular today.\n\n  Café au lait – 2×\n',
      pages: null,
      readBy: 'text',
    });
  });

  it.each([
    ['UTF-8 with a mark', Buffer.from('\ufeffPulse 72 – “fine”')],
    ['UTF-16, little end first', Buffer.from('\ufeffPulse 72 – “fine”', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffPulse 72 – “fine”', 'utf16le').swap16()],
    ['Windows-1252', Buffer.from('Pulse 72 \x96 \x93fine\x94', 'latin1')],
  ])('is read from %s', async (_, bytes) => {
    expect((await readAs('note.txt', bytes)).text).toBe('Pulse 72 – “fine”');
  });

  it('may be HL7 v2 in its frame', async () => {
    const message = '\x0bMSH|^~\\&|LAB|TEST\rPID|1||000\r\x1c\r';
    expect((await readAs('result.TXT', message)).text).toContain('\nPID|1||000\n');
  });
});

describe('html', () => {
  it('is read as shown', async () => {
    const page =
      '<!doctype html><html><head><title>t</title><style>p{color:red}</style></head><body><h1>Visit</h1><p>Calm &amp; <b>well</b>' +
      '<script>steal()</script><span style="display:none">unseen</span></p><table><tr><th>Drug<th>Dose<tr><td>Aspirin<td>81&nbsp;mg</table></body></html>';
    const document = await readAs('page.html', page, 'text/html');
    expect(document.text).toBe('Visit\n\nCalm & well\n\nDrug\tDose\nAspirin\t81 mg');
  });
});

describe('docx', () => {
  it('gives header, body, list, table, note and footer', async () => {
    const document = await readAs('note.docx', await buildDocx());
    expect(document.text.split('\n').filter((line) => line !== '')).toEqual([
      'Sample Clinic, test record 000',
      'Visit note',
      'The patient says “I feel fine” – no complaint.',
      '- Walks daily',
      '- Sleeps well',
      'Drug\tDose',
      'Aspirin\t81 mg',
      'White cells 7.2 × 10⁹/L',
      'Pulse 72[1]',
      '1. Measured at rest.',
      'Made up for a test',
    ]);
    expect(document.readBy).toBe('text');
  });

  it('leaves deleted words out and keeps inserted ones', async () => {
    const body =
      '<w:p><w:ins><w:r><w:t>kept</w:t></w:r></w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>';
    expect((await readAs('a.docx', buildRawDocx(body))).text).toBe('kept');
  });

  it('keeps characters beyond the basic plane and references', async () => {
    expect((await readAs('a.docx', buildRawDocx(paragraphXml('T &lt; 38 &#x1F642; &amp;amp;')))).text).toBe(
      'T < 38 🙂 &amp;',
    );
  });

  it('of nothing but a scan is recognised', async () => {
    const document = await readAs('scan.docx', await buildPictureDocx(await buildPng()));
    expect(document.readBy).toBe('ocr');
    expect(document.text).toContain('Metformin 500 mg twice daily');
  });
});

describe('doc', () => {
  it('gives header, body, table, note and footer', async () => {
    const bytes = readFileSync(new URL('./testing/visit-note.doc', import.meta.url));
    const document = await readAs('note.doc', bytes, 'application/msword');
    expect(document.text.split('\n').filter((line) => line !== '')).toEqual([
      'Sample Clinic, test record 000',
      'Visit note',
      'The patient says “I feel fine” – no complaint.',
      'Walks daily',
      'Sleeps well',
      'Drug\tDose',
      'Aspirin\t81 mg',
      'White cells 7.2 × 10⁹/L',
      'Pulse 72',
      'Measured at rest.',
      'Made up for a test',
    ]);
  });
});

describe('pdf', () => {
  it('gives the lines of every page', async () => {
    const document = await readAs('note.pdf', await buildPdf([['First page', 'Pulse 72, regular'], ['Second page']]));
    expect(document).toEqual({
      mediaType: 'application/pdf',
      text: 'First page\nPulse 72, regular\n\nSecond page',
      pages: 2,
      readBy: 'text',
    });
  });

  it('reads across a table, whatever order it was drawn in', async () => {
    const placed = [
      { text: '81 mg', x: 300, y: 684 },
      { text: 'Dose', x: 300, y: 700 },
      { text: 'Drug', x: 60, y: 700 },
      { text: 'Aspirin', x: 60, y: 684 },
    ];
    expect((await readAs('a.pdf', await buildPlacedPdf(placed))).text).toBe('Drug\tDose\nAspirin\t81 mg');
  });

  it('reads what is filled into a form, in its place', async () => {
    const { text } = await readAs('form.pdf', await buildFormPdf());
    expect(text.replaceAll('\n\n', '\n').split('\n')).toEqual([
      'Name of the sample person:\tTestina Muster',
      'Allergies asked\t[x]',
      'Vaccines asked\t[ ]',
    ]);
  });

  it('recognises scanned pages beside pages of text', async () => {
    const png = await buildPng();
    const scan = await readAs('scan.pdf', await buildScanPdf(png, [{}]));
    expect(scan.readBy).toBe('ocr');
    expect(scan.text.split('\n').filter((line) => line !== '')).toEqual(pictureLines);
    const faxed = await readAs('fax.pdf', await buildScanPdf(png, [{ stamp: 'FAX 555-0100 PAGE 1' }]));
    expect(faxed.readBy).toBe('mixed');
    expect(faxed.text).toContain('555-0100');
    expect(faxed.text).toContain('Metformin 500 mg twice daily');
  });

  it('reads pictures packed as a fax, and says so when one cannot be read', async () => {
    await expect(readAs('fax.pdf', buildFaxPdf())).rejects.toMatchObject({ code: 'file_no_text' });
    const broken = buildFaxPdf().toString('latin1').replace('/CCITTFaxDecode', '/JBIG2Decode   ');
    await expect(readAs('fax.pdf', Buffer.from(broken, 'latin1'))).rejects.toMatchObject({ code: 'file_damaged' });
  });

  it('keeps its exact words beside a picture that says no more', async () => {
    const png = await buildPng(['Sample letter 555-0100']);
    const letter = await readAs('letter.pdf', await buildScanPdf(png, [{ stamp: 'Sample letter 555-0100' }]));
    expect(letter).toMatchObject({ text: 'Sample letter 555-0100', readBy: 'text' });
  });

  it('without a picture is not recognised for being short', async () => {
    await expect(readAs('a.pdf', buildDrawnPdf('0 0 10 10 re f'))).rejects.toMatchObject({ code: 'file_no_text' });
    expect((await readAs('a.pdf', await buildPdf([['Short.']]))).readBy).toBe('text');
  });
});

describe('pictures', () => {
  const encodings: readonly (readonly [string, (png: Buffer) => Sharp])[] = [
    ['png', (png) => sharp(png).png()],
    ['jpg', (png) => sharp(png).jpeg()],
    ['jpeg', (png) => sharp(png).jpeg({ quality: 40 })],
    ['webp', (png) => sharp(png).webp()],
    ['gif', (png) => sharp(png).gif()],
  ];
  it.each(sampleCases(encodings, 2))('are recognised from %s', async (extension, encode) => {
    const document = await readAs(`photo.${extension}`, await encode(await buildPng()).toBuffer());
    expect(document.text.split('\n').filter((line) => line !== '')).toEqual(pictureLines);
    expect(document).toMatchObject({ pages: 1, readBy: 'ocr' });
  });

  it.each(sampleCases([90, 180, 270], 1))('are recognised when turned by %i degrees', async (degrees) => {
    const turned = await sharp(await buildPng())
      .rotate(degrees)
      .png()
      .toBuffer();
    expect((await readAs('photo.png', turned)).text).toContain('Metformin 500 mg twice daily');
  });

  it('are turned as their camera says', async () => {
    const sideways = await sharp(await buildPng())
      .rotate(270)
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await readAs('photo.jpg', sideways)).text).toContain('Metformin 500 mg twice daily');
  });

  it('may be small, or light on a clear ground', async () => {
    expect((await readAs('small.png', await buildPng(pictureLines, 13))).text).toContain(
      'Metformin 500 mg twice daily',
    );
    const dark = await sharp(await buildPng())
      .negate({ alpha: false })
      .png()
      .toBuffer();
    expect((await readAs('dark.png', dark)).text).toContain('Metformin 500 mg twice daily');
  });
});

describe('svg', () => {
  it('gives its text without recognition', async () => {
    const document = await readAs('drawing.svg', drawLines(['Pulse <tspan>72</tspan>', 'Calm']), 'image/svg+xml');
    expect(document).toMatchObject({ mediaType: 'image/svg+xml', text: 'Pulse 72\nCalm', readBy: 'text' });
  });

  it('is recognised when its letters are a picture', async () => {
    const data = (await buildPng()).toString('base64');
    const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="1100" height="240"><image href="data:image/png;base64,${data}" width="1100" height="231"/></svg>`;
    const document = await readAs('drawing.svg', svg);
    expect(document.readBy).toBe('ocr');
    expect(document.text).toContain('Metformin 500 mg twice daily');
  });

  it('is recognised though a few elements would draw it on sheet after sheet', async () => {
    const outlines = (await buildOutlines(['Metformin 500 mg twice daily'])).replace(/<text.*<\/text>/, '');
    const layers = Array.from({ length: 60 }, () => '<g opacity=".9" clip-path="url(#c)" style="filter:url(#f)">');
    const svg = outlines
      .replace('<path', `<filter id="f"><feTurbulence numOctaves="99"/></filter>${layers.join('')}<path`)
      .replace('</svg>', `${'</g>'.repeat(layers.length)}</svg>`);
    const document = await readAs('drawing.svg', svg);
    expect(document.readBy).toBe('ocr');
    expect(document.text).toContain('Metformin 500 mg twice daily');
  });
});

it('many files at once each give their own text', async () => {
  const jobs = await Promise.all(
    Array.from({ length: 40 }, async (_, index): Promise<[string, string | Uint8Array, string]> => {
      const words = `Sample number ${index}`;
      const kinds: [string, string | Uint8Array][] = [
        ['a.txt', words],
        ['a.html', `<p>${words}</p>`],
        ['a.docx', buildRawDocx(paragraphXml(words))],
        ['a.pdf', await buildPdf([[words]])],
      ];
      const [name, content] = kinds[index % kinds.length] ?? ['a.txt', words];
      return [name, content, words];
    }),
  );
  const texts = await Promise.all(jobs.map(async ([name, content]) => (await readAs(name, content)).text));
  expect(texts).toEqual(jobs.map(([, , words]) => words));
});

it('pages that are turned are read as shown', async () => {
  const placed = [
    { text: 'second', x: 300, y: 400 },
    { text: 'first', x: 100, y: 400 },
  ];
  expect((await readAs('a.pdf', await buildPlacedPdf(placed))).text).toBe('first\tsecond');
  // Turned by a right angle, the words stand on end: each is kept, in the order in which it was drawn.
  expect((await readAs('a.pdf', await buildPlacedPdf(placed, 90))).text).toBe('second\nfirst');
});
