import sharp from 'sharp';
import { afterAll, expect, it, vi } from 'vitest';
import { createDocumentReader } from './create-document-reader.ts';
import { docxParts } from './testing/build-docx.ts';
import { unpackZip } from './testing/unpack-zip.ts';
import { writeZip } from './testing/write-zip.ts';

const reader = createDocumentReader();
afterAll(() => reader.close());
// Recognition takes seconds when the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const picture = (id: string): string =>
  `<w:p xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:r="${officeTypes}"><a:blip r:embed="${id}"><a:extLst><a:ext uri="{1}">` +
  '<a14:imgProps xmlns:a14="http://schemas.microsoft.com/office/drawing/2010/main"><a14:imgLayer r:embed="r4"/></a14:imgProps></a:ext></a:extLst></a:blip></w:p>';

it('pictures lose what travelled beside their pixels, and those that nobody can read are empty', async () => {
  const plain = { create: { width: 30, height: 30, channels: 3 as const, background: '#123' } };
  const photo = await sharp(plain)
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ngozi Okafor' } })
    .toBuffer();
  expect(photo.includes('Okafor')).toBe(true);
  const relationships = [
    `<Relationship Id="r1" Type="${officeTypes}/image" Target="media/drawing.emf"/>`,
    `<Relationship Id="r2" Type="${officeTypes}/image" Target="/word/media/okafor.jpg"/>`,
    `<Relationship Id="r3" Type="${officeTypes}/image" Target="file:///C:/Okafor/x.png" TargetMode="External"/>`,
    '<Relationship Id="r4" Type="http://schemas.microsoft.com/office/2007/relationships/hdphoto" Target="media/hd.wdp"/>',
  ];
  const bytes = writeZip([
    ...docxParts(`${picture('r1')}${picture('r2')}<w:p><w:r><w:t>Pulse 72</w:t></w:r></w:p>`),
    {
      name: 'word/_rels/document.xml.rels',
      content: `<Relationships><!-- Okafor -->${relationships.join('')}</Relationships>`,
    },
    { name: 'word/media/drawing.emf', content: 'Okafor' },
    // Names are the same whatever their case.
    { name: 'word/media/Okafor.JPG', content: photo },
    { name: 'word/media/hd.wdp', content: 'Okafor' },
  ]);
  const redacted = await reader.redactDocument(bytes, 'a.docx', '', {});
  expect(redacted.notice).toBe('Pictures that could not be read were taken out (1).');
  const parts = await unpackZip(redacted.bytes);
  expect([...parts.keys()].filter((name) => name.includes('media')).sort()).toEqual([
    'word/media/image1.jpg',
    'word/media/image2.png',
  ]);
  expect([...parts].filter(([name, content]) => /okafor/i.test(name + content.toString('latin1')))).toEqual([]);
  expect((await sharp(parts.get('word/media/image1.jpg')).metadata()).width).toBe(30);
  expect(parts.get('word/document.xml')?.toString()).not.toContain('imgProps');
  expect(parts.get('[Content_Types].xml')?.toString()).toMatch(/Extension="jpg".*Extension="png"/);
});
