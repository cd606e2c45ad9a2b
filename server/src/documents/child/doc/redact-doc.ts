import { docxType } from '../docx/docx-type.ts';
import { writePackage } from '../docx/redact/write-package.ts';
import type { RedactFile } from '../redact-format.ts';
import { redactUnits } from '../slots/redact-units.ts';
import { cutText, makeSlot } from '../slots/slot.ts';
import { unitOf } from '../slots/unit.ts';
import { encodeReferences } from '../xml/xml-tags.ts';
import { documentNotices } from '../../document-notices.ts';
import { readDoc } from './read-doc.ts';

/**
 * An older Word document as a newer one, built from its words alone: its own format keeps what was deleted, and nothing
 * here could prove that a changed file is without it.
 */
export const redactDoc: RedactFile = async (bytes, { options }) => {
  const slot = makeSlot((await readDoc(bytes)).text);
  const { findings } = redactUnits([unitOf(slot)], options);
  return {
    bytes: await writeParagraphs(cutText(slot).split('\n')),
    mediaType: docxType,
    findings,
    notice: String(documentNotices.olderWord),
  };
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const formats = 'http://schemas.openxmlformats.org';
const relationshipType = 'application/vnd.openxmlformats-package.relationships+xml';

/** The smallest package that is a Word document, with a paragraph for each line. */
function writeParagraphs(lines: readonly string[]): Promise<Uint8Array> {
  const body = lines.map((line) => `<w:p>${line === '' ? '' : `<w:r>${runXml(line)}</w:r>`}</w:p>`).join('');
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${formats}/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/>` +
      `<Default Extension="rels" ContentType="${relationshipType}"/>` +
      `<Override PartName="/word/document.xml" ContentType="${docxType}.main+xml"/></Types>`,
    '_rels/.rels':
      `<Relationships xmlns="${formats}/package/2006/relationships"><Relationship Id="rId1" ` +
      `Type="${formats}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml':
      `<w:document xmlns:w="${formats}/wordprocessingml/2006/main"><w:body>${body}` +
      '<w:sectPr><w:pgSz w:w="12240" w:h="15840"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr></w:body></w:document>',
  };
  return writePackage(new Map(Object.entries(parts).map(([name, xml]) => [name, Buffer.from(declaration + xml)])));
}

/** A line of text in which tabs are elements of their own. */
function runXml(line: string): string {
  return line
    .split('\t')
    .map((text) => (text === '' ? '' : `<w:t xml:space="preserve">${encodeReferences(text)}</w:t>`))
    .join('<w:tab/>');
}
