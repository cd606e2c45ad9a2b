import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, it, vi } from 'vitest';
import sharp, { type Create } from 'sharp';
import { attachmentTypes, limits, problems } from '@notewright/contract';
import { createDocumentReader } from './create-document-reader.ts';
import { DocumentProblem, documentProblemCodes } from './document-reader.ts';
import { buildDocx, buildRawDocx, docxParts, paragraphXml } from './testing/build-docx.ts';
import { buildDrawnPdf, buildLockedPdf, buildManyPagesPdf, buildPdf } from './testing/build-pdf.ts';
import { buildPng } from './testing/build-picture.ts';
import { writeCompoundFile } from './testing/write-compound-file.ts';
import { writeZip } from './testing/write-zip.ts';
import { sampleCases } from '../testing/test-tier.ts';

const reader = createDocumentReader({ warm: 1 });
afterAll(() => reader.close());
// Recognition takes seconds when the machine is busy.
vi.setConfig({ testTimeout: 40_000 });

async function outcome(name: string, content: string | Uint8Array, type = ''): Promise<string> {
  try {
    return `read: ${(await reader.readDocument(Buffer.from(content as Uint8Array), name, type)).text}`;
  } catch (error) {
    expect(error).toBeInstanceOf(DocumentProblem);
    return (error as DocumentProblem).code;
  }
}

const extensions = Object.values(attachmentTypes).flat();
const visitNote = readFileSync(new URL('./testing/visit-note.doc', import.meta.url));

/** Random-looking words, so that nothing is refused for being packed too well. */
const words = (seed: number): string =>
  Array.from({ length: 6 }, (_, index) => ((seed * 7919 + index * 104_729) % 99_991).toString(36)).join(' ');

it('has a sentence for every code', () => {
  for (const code of documentProblemCodes) expect(problems[code][1]).not.toBe('');
});

describe('name and declared type', () => {
  it.each(['note', 'note.exe', 'note.htm', 'note.docm', 'note.pdf.exe', '.', '', 'note.txt.', 'note.txt '])(
    'refuses the name "%s"',
    async (name) => {
      expect(await outcome(name, 'words')).toBe('unsupported_file');
    },
  );

  it('refuses a declared type that says otherwise', async () => {
    expect(await outcome('note.txt', 'words', 'application/x-msdownload')).toBe('unsupported_file');
    expect(await outcome('note.txt', 'words', 'application/octet-stream')).toBe('read: words');
  });
});

describe('empty and too large', () => {
  it.each(extensions)('refuses an empty %s', async (extension) => {
    expect(await outcome(`a${extension}`, '')).toBe('file_empty');
  });

  it('tells nothing but space from nothing to see', async () => {
    expect(await outcome('a.txt', ' \r\n\t\ufeff ')).toBe('file_empty');
    expect(await outcome('a.html', '<p>&nbsp;</p><script>1</script>')).toBe('file_no_text');
    expect(await outcome('a.docx', buildRawDocx('<w:p/>'))).toBe('file_no_text');
    expect(await outcome('a.pdf', buildDrawnPdf(''))).toBe('file_no_text');
  });

  it('refuses one byte above the limit and takes the limit', async () => {
    expect(await outcome('a.txt', Buffer.alloc(limits.fileBytes + 1, 'a'))).toBe('file_too_large');
    const longest = Buffer.concat([Buffer.from('<p>Cough.'), Buffer.alloc(limits.fileBytes - 9, ' ')]);
    expect(await outcome('a.html', longest)).toBe('read: Cough.');
  });

  it('hands no text over that is longer than a message, and every byte of one that is not', async () => {
    expect(await outcome('a.txt', Buffer.alloc(limits.fileBytes, 'a'))).toBe('file_too_long');
    const words = Array.from({ length: limits.messageCharacters / 8 }, (_, at) => String(at).padStart(7, '0')).join(
      ' ',
    );
    expect(await outcome('a.txt', Buffer.from(words))).toBe(`read: ${words}`);
  });
});

describe('content that is not what the name says', () => {
  it('refuses every kind under every other extension', async () => {
    const png = await buildPng(['Words'], 20);
    const samples: [string, Uint8Array][] = [
      ['.png', png],
      ['.gif', await sharp(png).gif().toBuffer()],
      ['.webp', await sharp(png).webp().toBuffer()],
      ['.jpg', await sharp(png).jpeg().toBuffer()],
      ['.pdf', await buildPdf([['Words']])],
      ['.docx', await buildDocx()],
      ['.doc', visitNote],
    ];
    for (const [own, bytes] of samples) {
      const others = extensions.filter((extension) => extension !== own && !(own === '.jpg' && extension === '.jpeg'));
      for (const other of others)
        expect([own, other, await outcome(`a${other}`, bytes)]).toEqual([own, other, 'unsupported_file']);
    }
  });

  it.each([
    ['a program', 'a.txt', Buffer.from('MZ\x90\x00\x03\x00\x00\x00', 'latin1')],
    ['rich text', 'a.txt', '{\\rtf1 words}'],
    ['rich text', 'a.doc', '{\\rtf1 words}'],
    ['UTF-16 without a mark', 'a.txt', Buffer.from('words', 'utf16le')],
    ['bytes of no encoding', 'a.txt', Buffer.from('caf\x81\x8d', 'latin1')],
    ['words without a tag', 'a.html', 'just words'],
    ['a drawing', 'a.html', '<svg xmlns="http://www.w3.org/2000/svg"><text>words</text></svg>'],
    ['a web archive', 'a.html', 'MIME-Version: 1.0\n\n<html>words</html>'],
    ['a page', 'a.svg', '<html><svg><text>words</text></svg></html>'],
    ['a drawing with entities', 'a.svg', '<!DOCTYPE svg [<!ENTITY a "b">]><svg><text>&a;</text></svg>'],
    [
      'another kind of Office package',
      'a.docx',
      writeZip([
        { name: '[Content_Types].xml', content: '<Types/>' },
        { name: 'xl/workbook.xml', content: '<a/>' },
      ]),
    ],
    ['a plain zip', 'a.docx', writeZip([{ name: 'word/document.xml', content: '<a/>' }])],
    [
      'a document with macros',
      'a.docx',
      buildRawDocx(paragraphXml('a'), { mainType: 'application/vnd.ms-word.document.macroEnabled.main+xml' }),
    ],
    ['a compound file without words', 'a.doc', writeCompoundFile({ Workbook: Buffer.from('x') })],
    ['an older Word', 'a.doc', writeCompoundFile({ WordDocument: Buffer.from('dca52d00', 'hex') })],
  ])('refuses %s as %s', async (_, name, content) => {
    expect(await outcome(name, content)).toBe('unsupported_file');
  });

  it('refuses files with two faces', async () => {
    const zip = writeZip(docxParts(paragraphXml('hidden')));
    const png = await buildPng(['Words'], 20);
    expect(await outcome('a.png', Buffer.concat([png, zip]))).toBe('unsupported_file');
    expect(await outcome('a.pdf', Buffer.concat([await buildPdf([['Words']]), zip]))).toBe('unsupported_file');
    expect(await outcome('a.pdf', Buffer.concat([Buffer.from('GIF89a '), await buildPdf([['Words']])]))).toBe(
      'unsupported_file',
    );
    expect(await outcome('a.docx', Buffer.concat([Buffer.from('%PDF-1.7\n'), zip]))).toBe('unsupported_file');
    expect(await outcome('a.txt', Buffer.concat([Buffer.from('words %PDF-1.7')]))).toBe('unsupported_file');
    expect(
      await outcome(
        'a.jpg',
        await sharp(png)
          .jpeg()
          .withExif({ IFD0: { ImageDescription: '<script>x</script>' } })
          .toBuffer(),
      ),
    ).toBe('unsupported_file');
  });
});

describe('locked files', () => {
  it('are distinguished from damaged ones', async () => {
    const locked = Buffer.from(visitNote);
    const header = locked.indexOf(Buffer.from('eca5', 'hex'));
    locked.writeUInt16LE(locked.readUInt16LE(header + 10) | 0x0100, header + 10);
    expect(await outcome('a.doc', locked)).toBe('file_encrypted');
    expect(await outcome('a.pdf', buildLockedPdf())).toBe('file_encrypted');
    const container = writeCompoundFile({ EncryptionInfo: Buffer.alloc(200), EncryptedPackage: Buffer.alloc(5000, 7) });
    expect(await outcome('a.docx', container)).toBe('file_encrypted');
    const parts = docxParts(paragraphXml('a')).map((part) => ({ ...part, encrypted: true }));
    expect(await outcome('a.docx', writeZip(parts))).toBe('file_encrypted');
  });
});

describe('damaged files', () => {
  it('cut short are not read in part', async () => {
    const pages = Array.from({ length: 5 }, (_, page) =>
      Array.from({ length: 30 }, (_row, row) => `Page ${page} line ${row}`),
    );
    const png = await buildPng();
    const whole: [string, Buffer][] = [
      ['a.pdf', await buildPdf(pages)],
      ['a.docx', await buildDocx()],
      ['a.doc', visitNote],
      ['a.png', png],
      ['a.jpg', await sharp(png).jpeg().toBuffer()],
      ['a.webp', await sharp(png).webp().toBuffer()],
      ['a.gif', await sharp(png).gif().toBuffer()],
    ];
    for (const [name, bytes] of whole) {
      const cut = bytes.subarray(0, Math.floor(bytes.length * 0.6));
      expect([name, await outcome(name, cut)]).toEqual([name, 'file_damaged']);
    }
  });

  it('with words changed in a packed part are noticed', async () => {
    const bytes = writeZip(docxParts(paragraphXml('a')));
    const directory = bytes.indexOf('PK\x01\x02');
    bytes.writeUInt8(bytes.readUInt8(directory + 16) ^ 1, directory + 16);
    expect(await outcome('a.docx', bytes)).toBe('file_damaged');
  });

  it('with loops are noticed', async () => {
    const looped = Buffer.from(visitNote);
    const table = (looped.readInt32LE(76) + 1) * 512;
    for (let sector = 0; sector < 20; sector += 1) looped.writeInt32LE((sector + 1) % 20, table + sector * 4);
    expect(await outcome('a.doc', looped)).toBe('file_damaged');
  });
});

describe('excess', () => {
  // The library alone takes over 20 s for some of these; the test's own limit would end it.

  const excesses: readonly (readonly [string, () => Buffer])[] = [
    ['400,000 empty paragraphs', () => buildRawDocx('<w:p/>'.repeat(400_000))],
    [
      '400,000 paragraphs',
      () => buildRawDocx(Array.from({ length: 400_000 }, (_, index) => paragraphXml(words(index))).join('')),
    ],
    ['nesting 20,000 deep', () => buildRawDocx('<w:p>'.repeat(20_000) + '</w:p>'.repeat(20_000))],
    ['one run of 200 MB', () => buildRawDocx(paragraphXml('a'.repeat(200_000_000)))],
    [
      '5,000 parts',
      () =>
        writeZip([
          ...docxParts(paragraphXml('a')),
          ...Array.from({ length: 5_000 }, (_, index) => ({ name: `word/${index}.xml`, content: '<a/>' })),
        ]),
    ],
    [
      '120 MB in parts',
      () =>
        writeZip([
          ...docxParts(paragraphXml('a')),
          ...Array.from({ length: 120 }, (_, index) => ({ name: `b${index}`, content: Buffer.alloc(1_000_000) })),
        ]),
    ],
    [
      'a million attributes',
      () => buildRawDocx(`<w:p ${Array.from({ length: 1_000_000 }, (_, index) => `a${index}="b"`).join(' ')}/>`),
    ],
  ];
  it.each(sampleCases(excesses, 3))('in a docx ends quickly: %s', async (_, build) => {
    const bytes = build();
    expect(await outcome('a.docx', bytes)).toBe('file_too_complex');
  });

  it('in a docx is found though the directory lies about it', async () => {
    const [types, relationships, main] = docxParts(paragraphXml('a'.repeat(50_000_000)));
    if (types === undefined || relationships === undefined || main === undefined)
      throw new Error('three parts expected');
    expect(await outcome('a.docx', writeZip([types, relationships, { ...main, claimedSize: 1000 }]))).toBe(
      'file_damaged',
    );
  });

  it('refuses document types, and so reads no other file', async () => {
    const prolog = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/hosts">]>';
    expect(await outcome('a.docx', buildRawDocx(paragraphXml('&x;'), { prolog }))).toBe('file_damaged');
  });

  it('in html ends', async () => {
    expect(await outcome('a.html', `${'<div>'.repeat(100_000)}deep`)).toBe('file_too_complex');
    expect(await outcome('a.html', `<p>${'<b>a</b>'.repeat(600_000)}`)).toBe('file_too_complex');
  });

  it('of pages is told', async () => {
    expect(await outcome('a.pdf', buildManyPagesPdf(limits.documentPages + 1))).toBe('file_too_many_pages');
  });

  it('of pixels is told, also when they fit into a few bytes', async () => {
    const flood = await sharp({
      create: { width: 20_000, height: 5_001, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png()
      .toBuffer();
    expect(flood.length).toBeLessThan(1_000_000);
    expect(await outcome('a.png', flood)).toBe('image_too_large');
  });
});

describe('pictures without words', () => {
  const plain = { width: 300, height: 200, channels: 3 as const, background: '#fff' };
  const pictures: [string, Create][] = [
    ['of one colour', plain],
    ['of grain', { ...plain, noise: { type: 'gaussian', mean: 128, sigma: 40 } }],
  ];
  it.each(sampleCases(pictures, 1))('are refused as such: %s', async (_, create) => {
    expect(await outcome('a.png', await sharp({ create }).png().toBuffer())).toBe('file_no_text');
  });
});
