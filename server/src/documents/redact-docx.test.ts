import { readFileSync } from 'node:fs';
import mammoth from 'mammoth';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDocumentReader } from './create-document-reader.ts';
import { buildDocx, buildRawDocx, docxParts, paragraphXml } from './testing/build-docx.ts';
import { buildMarkedDocx } from './testing/build-marked-docx.ts';
import { markedName } from './testing/marked-docx-body.ts';
import { buildPng } from './testing/build-picture.ts';
import { unpackZip } from './testing/unpack-zip.ts';
import { writeZip } from './testing/write-zip.ts';

const reader = createDocumentReader({ warm: 1 });
afterAll(() => reader.close());
// Processes start slowly when the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const redact = (bytes: Uint8Array) => reader.redactDocument(bytes, 'note.docx', '', {});
const refused = async (bytes: Uint8Array): Promise<string> =>
  redact(bytes).then(
    () => 'redacted',
    (error: { code?: string }) => error.code ?? 'no code',
  );

async function bodyOf(body: string): Promise<string> {
  const parts = await unpackZip((await redact(buildRawDocx(body))).bytes);
  const xml = parts.get('word/document.xml')?.toString() ?? '';
  return xml.slice(xml.indexOf('<w:body>') + 8, xml.indexOf('</w:body>'));
}

describe('a document with a marker in every place', () => {
  const redacted = (async () => {
    const { bytes, markers } = buildMarkedDocx(await buildPng());
    return { markers, result: await redact(bytes) };
  })();

  it('holds none afterwards, in no part and no name', async () => {
    const { markers, result } = await redacted;
    const parts = await unpackZip(result.bytes);
    const sought = [
      ...markers,
      ...markers.map((marker) => Buffer.from(marker).toString('base64')),
      markedName,
      'Ngozi',
    ];
    const left: string[] = [];
    for (const [name, content] of [...parts, ['the package', Buffer.from(result.bytes)] as const])
      for (const encoding of ['latin1', 'utf16le'] as const)
        for (const value of sought)
          if (`${name}\n${content.toString(encoding)}`.toLowerCase().includes(value.toLowerCase()))
            left.push(`${value} in ${name}`);
    expect(left).toEqual([]);
    const text = [...parts.values()].join('\n');
    expect(text).not.toMatch(/48213377|2021-03-04|44259|Unlisted Writer/);
  });

  it('keeps its own words, its numbers and its formats', async () => {
    const parts = await unpackZip((await redacted).result.bytes);
    const body = parts.get('word/document.xml')?.toString() ?? '';
    expect(body).toContain('<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">Discharge Summary</w:t>');
    expect(body).toContain('<w:rPr><w:b/></w:rPr><w:t xml:space="preserve">REDACT</w:t>');
    expect(body).toContain('Pulse 72, regular. Heparin was given for the clot.');
    expect(parts.get('word/charts/chart1.xml')?.toString()).toContain('<c:v>7.25</c:v>');
  });

  it('keeps bookmarks and what leads to them together', async () => {
    const body = (await unpackZip((await redacted).result.bytes)).get('word/document.xml')?.toString() ?? '';
    expect(body.match(/bookmark_1\b/g)).toHaveLength(3);
  });

  it('leads nowhere that is not in the package, and types every part', async () => {
    const parts = await unpackZip((await redacted).result.bytes);
    const types = parts.get('[Content_Types].xml')?.toString() ?? '';
    for (const [name, content] of parts) {
      if (name !== '[Content_Types].xml')
        expect(types.includes(`"/${name}"`) || types.includes(`Extension="${name.split('.').pop()}"`), name).toBe(true);
      if (!name.endsWith('.rels')) continue;
      const folder = name.replace(/_rels\/[^/]*$/, '');
      for (const [, target = ''] of content.toString().matchAll(/Target="([^"]*)"(?! TargetMode)/g))
        expect(parts.has(target.startsWith('/') ? target.slice(1) : folder + target), target).toBe(true);
    }
    for (const [, name = ''] of types.matchAll(/PartName="\/([^"]*)"/g)) expect(parts.has(name), name).toBe(true);
  });

  it('says what had to go', async () => {
    const { notice, found } = (await redacted).result;
    expect(notice).toMatch(/^Embedded files and objects were taken out \(3\)/);
    expect(found.find(({ kind }) => kind === 'EMAIL')?.count).toBeGreaterThan(20);
  });

  it('is read by another program', async () => {
    const { value } = await mammoth.extractRawText({ buffer: Buffer.from((await redacted).result.bytes) });
    expect(value).toContain('Patient: REDACT');
    expect(value).toContain('Pulse 72, regular.');
  });
});

describe('words of a document', () => {
  it('are read across runs and cells, and keep their formats', async () => {
    const row = (label: string, value: string): string =>
      `<w:tr><w:tc>${paragraphXml(label)}</w:tc><w:tc>${paragraphXml(value)}</w:tc></w:tr>`;
    expect(await bodyOf(`<w:tbl>${row('Patient:', 'Mary Sanders')}${row('Pulse', '72')}</w:tbl>`)).toBe(
      `<w:tbl>${row('Patient:', 'REDACT')}${row('Pulse', '72')}</w:tbl>`,
    );
    expect(
      await bodyOf(
        '<w:p><w:r><w:t>Patient: Mary San</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>ders sleeps</w:t></w:r></w:p>',
      ),
    ).toBe(
      '<w:p><w:r><w:t>Patient: REDACT</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t xml:space="preserve"> sleeps</w:t></w:r></w:p>',
    );
  });

  it('are read with the head of their column, and told once', async () => {
    const row = (...cells: string[]): string =>
      `<w:tr>${cells.map((cell) => `<w:tc>${paragraphXml(cell)}</w:tc>`).join('')}</w:tr>`;
    const table = `<w:tbl>${row('Drug', 'MRN', 'Dose')}${row('Aspirin', '99120', '81 mg')}${row('Heparin', '48213377', '5000 units')}</w:tbl>`;
    const { bytes, found } = await redact(buildRawDocx(table));
    const xml = (await unpackZip(bytes)).get('word/document.xml')?.toString() ?? '';
    expect(xml).toContain(table.replace('99120', 'REDACT').replace('48213377', 'REDACT'));
    expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(2);
  });

  it('may be written with references, as data and in UTF-16', async () => {
    expect(await bodyOf(paragraphXml('Patient: M&#97;ry <![CDATA[Sanders]]> &amp; T &lt; 38'))).toBe(
      paragraphXml('Patient: REDACT &amp; T &lt; 38').replace('&amp; T', '&amp; T'),
    );
    const [types, relationships, main] = docxParts(paragraphXml('Patient: Mary Sanders'), {
      prolog: '<?xml version="1.0" encoding="UTF-16"?>',
    });
    if (types === undefined || relationships === undefined || main === undefined)
      throw new Error('three parts expected');
    const content = Buffer.from(`\ufeff${String(main.content)}`, 'utf16le');
    const parts = await unpackZip((await redact(writeZip([types, relationships, { ...main, content }]))).bytes);
    expect(parts.get('word/document.xml')?.toString()).toMatch(
      /^<\?xml version="1.0" encoding="UTF-8"\?>.*Patient: REDACT/,
    );
  });

  it('stay when there is nothing to redact', async () => {
    const before = await unpackZip(buildRawDocx(paragraphXml('Heparin was given for the clot.')));
    const { bytes, found, notice } = await redact(buildRawDocx(paragraphXml('Heparin was given for the clot.')));
    const after = await unpackZip(bytes);
    expect(after.get('word/document.xml')).toEqual(before.get('word/document.xml'));
    expect({ found, notice }).toEqual({ found: [], notice: null });
    const note = await redact(await buildDocx());
    const text = await reader.readDocument(note.bytes, 'note.docx', '');
    expect(text.text).toContain('Aspirin\t81 mg');
    expect(text.text).toContain('White cells 7.2 × 10⁹/L');
  });
});

describe('a hostile document', () => {
  it.each([
    [
      'a document type',
      'file_damaged',
      () => buildRawDocx(paragraphXml('a'), { prolog: '<!DOCTYPE a [<!ENTITY x "y">]>' }),
    ],
    ['broken markup', 'file_damaged', () => buildRawDocx('<w:p><w:r></w:p>')],
    ['nesting 20,000 deep', 'file_too_complex', () => buildRawDocx('<w:p>'.repeat(20_000) + '</w:p>'.repeat(20_000))],
    ['a million paragraphs', 'file_too_complex', () => buildRawDocx('<w:p/>'.repeat(1_000_000))],
    ['one run of 200 MB', 'file_too_complex', () => buildRawDocx(paragraphXml('a'.repeat(200_000_000)))],
    [
      'words changed in a packed part',
      'file_damaged',
      () => {
        const bytes = writeZip(docxParts(paragraphXml('a')));
        const directory = bytes.lastIndexOf('PK\x01\x02');
        bytes.writeUInt8(bytes.readUInt8(directory + 16) ^ 1, directory + 16);
        return bytes;
      },
    ],
    [
      'no way to its main part',
      'file_damaged',
      () =>
        writeZip(
          docxParts(paragraphXml('a')).map((part) =>
            part.name === '_rels/.rels' ? { ...part, content: '<Relationships/>' } : part,
          ),
        ),
    ],
  ])('ends quickly: %s', async (_, code, build) => {
    const bytes = build();
    expect(await refused(bytes)).toBe(code);
  });

  it.each([
    ['font', 'image', 'officeDocument'],
    ['officeDocument', 'font', 'image'],
    ['image', 'officeDocument', 'font'],
  ])('does not smuggle its main part through: %s, %s, %s', async (...kinds) => {
    const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const lines = kinds.map(
      (kind, id) => `<Relationship Id="r${id}" Type="${type}/${kind}" Target="/word/document.xml"/>`,
    );
    const parts = docxParts(paragraphXml('Patient: Mary Sanders')).map((part) =>
      part.name === '_rels/.rels' ? { ...part, content: `<Relationships>${lines.join('')}</Relationships>` } : part,
    );
    const outcome = await redact(writeZip(parts)).then(
      async ({ bytes }) => [...(await unpackZip(bytes)).values()].join('\n'),
      (error: { code?: string }) => error.code ?? '',
    );
    expect(outcome).toMatch(/^file_damaged$|REDACT/);
    expect(outcome).not.toContain('Sanders');
  });
});

describe('an older Word document', () => {
  it('comes back as a newer one, and says so', async () => {
    const bytes = readFileSync(new URL('./testing/visit-note.doc', import.meta.url));
    const redacted = await reader.redactDocument(bytes, 'note.doc', 'application/msword', {});
    expect(redacted.mediaType).toMatch(/wordprocessingml/);
    expect(redacted.notice).toContain('.docx');
    const { text } = await reader.readDocument(redacted.bytes, 'note.docx', redacted.mediaType);
    expect(text).toContain('The patient says “I feel fine” – no complaint.');
    expect(text).toContain('Aspirin 81 mg');
    expect(text).toContain('White cells 7.2 × 10⁹/L');
  });

  it('loses its identifiers, in the text and in the file', async () => {
    const bytes = readFileSync(new URL('./testing/visit-note.doc', import.meta.url));
    const place = bytes.indexOf('Sample Clinic, test record 000', 0, 'utf16le');
    // The same length, so that everything keeps its place.
    bytes.write('Patient: Mary Jones, MRN 48213', place, 'utf16le');
    const redacted = await reader.redactDocument(bytes, 'note.doc', '', {});
    const parts = [...(await unpackZip(redacted.bytes)).values()].join('\n');
    expect(parts).not.toMatch(/Jones|48213/);
    expect(parts).toContain('Patient: REDACT');
  });
});
