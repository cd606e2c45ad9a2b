import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDocumentReader } from './create-document-reader.ts';
import { buildRawDocx, docxParts, paragraphXml } from './testing/build-docx.ts';
import { unpackZip } from './testing/unpack-zip.ts';
import { writeZip } from './testing/write-zip.ts';

const reader = createDocumentReader({ warm: 1 });
afterAll(() => reader.close());
// Processes start slowly when the machine is busy.
vi.setConfig({ testTimeout: 120_000 });

const partsOf = async (bytes: Uint8Array) => unpackZip((await reader.redactDocument(bytes, 'note.docx', '', {})).bytes);

/** The body after a paragraph that names the patient, without that patient's identifiers. */
async function bodyAfterName(body: string): Promise<string> {
  const parts = await partsOf(buildRawDocx(paragraphXml('Patient: Ngozi Okafor') + body));
  const xml = parts.get('word/document.xml')?.toString() ?? '';
  expect(xml).not.toMatch(/Ngozi|Okafor|48213377/i);
  return xml.slice(xml.indexOf('</w:p>') + 6, xml.indexOf('</w:body>'));
}

const officeTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

describe('places of a document that few programs write', () => {
  it('a fraction is read, above and below', async () => {
    const part = (name: string, text: string): string => `<m:${name}><m:r><m:t>${text}</m:t></m:r></m:${name}>`;
    const math = (above: string, below: string): string =>
      `<w:p><m:oMath xmlns:m="http://schemas.openxmlformats.org/officeDocument/2006/math"><m:f>${part('num', above)}${part('den', below)}</m:f></m:oMath></w:p>`;
    expect(await bodyAfterName(math('Ngozi Okafor, MRN 48213377', 'DOB 03/04/1952'))).toBe(
      math('REDACT, MRN REDACT', 'DOB REDACT'),
    );
    expect(await bodyAfterName(math('140 - age', '72'))).toBe(math('140 - age', '72'));
  });

  it.each([
    ['who may edit', '<w:permStart w:id="1" w:ed="c.eze@mail.org"/>', '<w:permStart w:id="1" w:ed="REDACT"/>'],
    [
      'a line to sign on',
      '<w:p><o:signatureline xmlns:o="urn:schemas-microsoft-com:office:office" o:suggestedsigner="Dr. Eze" o:suggestedsigner2="Eze" o:suggestedsigneremail="c.eze@mail.org" o:signinginstructions="Before Ngozi Okafor leaves"/></w:p>',
      '<w:p><o:signatureline xmlns:o="urn:schemas-microsoft-com:office:office" o:suggestedsigner="REDACT" o:suggestedsigner2="REDACT" o:suggestedsigneremail="REDACT" o:signinginstructions="Before REDACT leaves"/></w:p>',
    ],
    [
      'where a picture was taken from',
      '<w:p><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="C:\\Eze\\x.png" o:althref="Eze.pct"/></w:p>',
      '<w:p><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml"/></w:p>',
    ],
    [
      'a gallery',
      '<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Of Okafor"/></w:docPartObj></w:sdtPr></w:sdt>',
      '<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Of REDACT"/></w:docPartObj></w:sdtPr></w:sdt>',
    ],
    [
      'a gallery of the program',
      '<w:docPartGallery w:val="Page Numbers (Bottom of Page)"/>',
      '<w:docPartGallery w:val="Page Numbers (Bottom of Page)"/>',
    ],
    [
      'words in single quotation marks',
      `<w:tblCaption w:val='Ngozi Okafor&apos;s table'/>`,
      `<w:tblCaption w:val='REDACT&#39;s table'/>`,
    ],
    [
      'a name with a soft hyphen in it',
      '<w:p><w:r><w:t>Seen by Oka\u00adfor, MRN 482\u200b13377.</w:t></w:r></w:p>',
      '<w:p><w:r><w:t>Seen by REDACT\u00ad, MRN REDACT\u200b.</w:t></w:r></w:p>',
    ],
  ])('%s', async (_, before, after) => {
    expect(await bodyAfterName(before)).toBe(after);
  });
});

it('parts and relationships lose the names that a person gave them, and are still found', async () => {
  const [types, relationships, main] = docxParts(
    `${paragraphXml('Patient: Ngozi Okafor')}<w:sectPr xmlns:r="${officeTypes}"><w:headerReference w:type="default" r:id="Okafor"/><w:footerReference w:type="default" r:id="rId7"/></w:sectPr>`,
  );
  if (types === undefined || relationships === undefined || main === undefined) throw new Error('three parts expected');
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
  const lines = [
    `<Relationship Id="Okafor" Type="${officeTypes}/header" Target="Okafor_48213377.xml"/>`,
    `<Relationship Id="rId7" Type="${officeTypes}/footer" Target="Okafor/../footer1.xml"/>`,
  ];
  const story = (root: string): string =>
    `<w:${root} xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main">${paragraphXml('Ward 3')}</w:${root}>`;
  const overrides = `<Override PartName="/word/Okafor_48213377.xml" ContentType="${word}.header+xml"/><Override PartName="/word/footer1.xml" ContentType="${word}.footer+xml"/></Types>`;
  const parts = await partsOf(
    writeZip([
      { ...types, content: String(types.content).replace('</Types>', overrides) },
      relationships,
      main,
      { name: 'word/_rels/document.xml.rels', content: `<Relationships>${lines.join('')}</Relationships>` },
      { name: 'word/Okafor_48213377.xml', content: story('hdr') },
      { name: 'word/footer1.xml', content: story('ftr') },
    ]),
  );
  const everything = [...parts].map(([name, content]) => name + content.toString()).join('\n');
  expect(everything).not.toMatch(/Okafor|48213377/i);
  const links = parts.get('word/_rels/document.xml.rels')?.toString() ?? '';
  expect(links).toContain(`Id="rId1" Type="${officeTypes}/header" Target="/word/part1.xml"`);
  expect(links).toContain(`Id="rId7" Type="${officeTypes}/footer" Target="/word/footer1.xml"`);
  expect(parts.get('word/document.xml')?.toString()).toContain('<w:headerReference w:type="default" r:id="rId1"/>');
  expect(parts.get('word/part1.xml')?.toString()).toContain('Ward 3');
  expect(parts.get('[Content_Types].xml')?.toString()).toContain(
    `<Override PartName="/word/part1.xml" ContentType="${word}.header+xml"/>`,
  );
});
