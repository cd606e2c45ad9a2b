import { PDFDocument } from 'pdf-lib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildMarkedPdf, pdfMarkers } from '../../../testing/build-marked-pdf.ts';
import {
  buildLockedPdf,
  buildManyPagesPdf,
  buildPlacedPdf,
  buildScanPdf,
  writePdf,
} from '../../../testing/build-pdf.ts';
import { buildPng } from '../../../testing/build-picture.ts';
import { findMarkers } from '../../../testing/find-markers.ts';
import { recognise } from '../../image/recognise.ts';
import type { RedactedFile } from '../../redact-format.ts';
import { openPdf } from '../open-pdf.ts';
import { renderPage } from '../render-page.ts';
import { redactPdf, redactPdfIn } from './redact-pdf.ts';

const limits = { documentPages: 20, imagePixels: 10_000_000 };
const context = { limits, options: {}, startedRecognising: () => undefined };
const slow = 60_000;

interface PlacedItem {
  readonly text: string;
  readonly x: number;
  readonly y: number;
}

/** What another program finds in the text of a page. */
async function itemsOf(bytes: Uint8Array, page = 1): Promise<PlacedItem[]> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { items } = await (await pdf.getPage(page)).getTextContent();
  await pdf.loadingTask.destroy();
  return items.flatMap((item) =>
    'str' in item && item.str.trim() !== ''
      ? [{ text: item.str, x: Number(item.transform[4]), y: Number(item.transform[5]) }]
      : [],
  );
}

const textOf = async (bytes: Uint8Array, page = 1): Promise<string> =>
  (await itemsOf(bytes, page))
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

/** What one sees on a page. */
async function seenOn(bytes: Uint8Array, number = 1): Promise<string> {
  const pdf = await openPdf(bytes, limits);
  try {
    return await recognise(await renderPage(pdf, await pdf.getPage(number)));
  } finally {
    await pdf.loadingTask.destroy();
  }
}

describe('redactPdf on a document with a marker in every place', () => {
  let original: Buffer;
  let redacted: RedactedFile;
  const markers = Object.values(pdfMarkers);

  beforeAll(async () => {
    original = await buildMarkedPdf();
    redacted = await redactPdf(original, context);
  }, slow);

  it('starts from a document that holds them all', () => {
    const unpacked = markers.filter((marker) => marker !== pdfMarkers.picture);
    expect(findMarkers(original, unpacked)).toEqual(unpacked);
  });

  it('leaves none of them in any byte of the new one, packed or not', () => {
    expect(findMarkers(redacted.bytes, markers)).toEqual([]);
  });

  it('leaves none of them in its text, and keeps the words beside them', async () => {
    const text = await textOf(redacted.bytes);
    expect(markers.filter((marker) => text.includes(marker))).toEqual([]);
    for (const kept of [
      'Second version, MRN: REDACT',
      'Turned, MRN: REDACT',
      'Slanted, MRN: REDACT',
      'another meaning',
    ])
      expect(text).toContain(kept);
  });

  it('leaves none of them to be seen', async () => {
    const seen = await seenOn(redacted.bytes);
    expect(seen).toContain('Second version');
    expect(markers.filter((marker) => seen.includes(marker))).toEqual([]);
    expect(seen).not.toContain('7731');
  });

  it('has nothing but pages, their pictures and their words', async () => {
    const pdf = await PDFDocument.load(redacted.bytes, { updateMetadata: false });
    expect(pdf.getTitle()).toBe('Redacted document');
    expect([pdf.getAuthor(), pdf.getSubject(), pdf.getKeywords(), pdf.getCreationDate()]).toEqual(
      Array.from({ length: 4 }),
    );
    expect(pdf.catalog.keys().map(String).toSorted()).toEqual(
      ['/Lang', '/MarkInfo', '/Pages', '/StructTreeRoot', '/Type', '/ViewerPreferences'].toSorted(),
    );
    expect(pdf.getPages().map((page) => page.node.Annots())).toEqual([undefined]);
    expect(
      Buffer.from(redacted.bytes)
        .toString('latin1')
        .match(/startxref/g),
    ).toHaveLength(1);
  });

  it('tells what was found without the values, and what had to go', () => {
    expect(redacted.findings.length).toBeGreaterThan(15);
    expect(JSON.stringify(redacted.findings)).not.toMatch(/7731|ZQX/);
    expect(redacted.notice).toMatch(/^Each page is now a picture with searchable text/);
  });
});

describe('redactPdf', () => {
  it(
    'keeps the size of the page as it is seen, and every word at its place',
    async () => {
      const placed = [
        { text: 'Blood pressure 128/76 mmHg', x: 60, y: 700 },
        { text: 'Patient: Maria Lopez', x: 60, y: 660 },
        { text: 'Right column', x: 400, y: 660 },
      ];
      const redacted = await redactPdf(await buildPlacedPdf(placed), context);
      const items = await itemsOf(redacted.bytes);
      const at = (text: string): PlacedItem | undefined => items.find((item) => item.text.startsWith(text));
      for (const [text, x, y] of [
        ['Blood', 60, 700],
        ['Right', 400, 660],
      ] as const) {
        expect(Math.abs((at(text)?.x ?? 0) - x)).toBeLessThan(2);
        expect(Math.abs((at(text)?.y ?? 0) - y)).toBeLessThan(3);
      }
      expect(await textOf(redacted.bytes)).toBe('Blood pressure 128/76 mmHg Patient: REDACT Right column');
      const turned = await redactPdf(await buildPlacedPdf(placed, 90), context);
      const [page] = (await PDFDocument.load(turned.bytes)).getPages();
      expect(page?.getSize()).toEqual({ width: 792, height: 612 });
      expect(page?.getRotation().angle).toBe(0);
      expect(await textOf(turned.bytes)).toContain('Patient: REDACT');
    },
    slow,
  );

  it(
    'reads scans, and covers what it finds in them',
    async () => {
      const png = await buildPng(['Seen by Dr. Helen Carter', 'MRN: 55667788', 'Lungs are clear']);
      const redacted = await redactPdf(await buildScanPdf(png, [{ stamp: 'Fax for Helen Carter' }, {}]), context);
      for (const page of [1, 2]) {
        const both = `${await textOf(redacted.bytes, page)} ${await seenOn(redacted.bytes, page)}`;
        expect(both).not.toMatch(/Helen|Carter|55667788/);
        expect(both).toContain('Lungs are clear');
      }
    },
    slow,
  );

  it(
    'does not believe a typeface whose letters are not what they say',
    async () => {
      const drawing = 'BT /F 16 Tf 60 700 Td (Seen by Dr. Helen Carter) Tj 0 -40 Td (MRN: 55667788) Tj ET';
      const rows = Array.from({ length: 94 }, (_, index) => {
        const code = 33 + index;
        const said = 33 + ((index + 29) % 94);
        return `<${code.toString(16)}> <${said.toString(16).padStart(4, '0')}>`;
      });
      const map = `begincmap 1 begincodespacerange <00> <ff> endcodespacerange 94 beginbfchar ${rows.join(' ')} endbfchar endcmap`;
      const lying = writePdf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode 6 0 R >>',
        `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
      ]);
      const redacted = await redactPdf(lying, context);
      expect(await textOf(redacted.bytes)).toBe('Seen by REDACT MRN: REDACT');
      expect(await seenOn(redacted.bytes)).not.toMatch(/Helen|Carter|5566/);
    },
    slow,
  );

  it(
    'blacks out pictures that there is no time to read, and says so',
    async () => {
      const png = await buildPng(['Seen by Dr. Helen Carter', 'MRN: 55667788', 'Lungs are clear']);
      const inNoTime = redactPdfIn(() => ({ readUntil: () => 0, checkEnd: () => undefined }));
      const redacted = await inNoTime(await buildScanPdf(png, [{}, { stamp: 'Stamped above' }]), context);
      expect(redacted.notice).toContain(
        'Pictures on pages 1-2 were blacked out because they could not be read in time.',
      );
      expect(await seenOn(redacted.bytes, 1)).toBe('');
      expect(await textOf(redacted.bytes, 2)).toBe('Stamped above');
    },
    slow,
  );

  it.each([
    ['locked', buildLockedPdf(), 'file_encrypted'],
    ['too long', buildManyPagesPdf(limits.documentPages + 1), 'file_too_many_pages'],
    ['cut short', buildManyPagesPdf(1).subarray(0, -10), 'file_damaged'],
  ])('refuses what is %s', async (_, bytes, code) => {
    await expect(redactPdf(bytes, context)).rejects.toMatchObject({ code });
  });
});
