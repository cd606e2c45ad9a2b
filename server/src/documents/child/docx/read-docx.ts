import mammoth from 'mammoth';
import { DocumentProblem } from '../../document-reader.ts';
import { readCompoundFile } from '../doc/compound-file.ts';
import type { DocumentFormat, ReadContext, ReadText } from '../format.ts';
import { htmlToLines } from '../html/html-lines.ts';
import { readImageText } from '../image/read-image.ts';
import { headContains, magicType } from '../magic.ts';
import { decodeXml } from './decode-xml.ts';
import { redactLater } from '../redact-later.ts';
import { partText } from './part-text.ts';
import { scanXml, type XmlBudget } from './scan-xml.ts';
import { openPackage, type OfficePackage } from './unpack-package.ts';

/** Measured: what the conversion handles in a few seconds; some 500 pages of ordinary text have a third of it. */
const mostNodes = 600_000;
const deepest = 256;

const mainPart = 'word/document.xml';
const typesPart = '[Content_Types].xml';
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Word documents as Office Open XML. */
export const docxFormat: DocumentFormat = {
  async matches(bytes) {
    // A password turns the whole package into one stream of the older container.
    if (readCompoundFile(bytes)?.has('EncryptedPackage') === true) throw new DocumentProblem('file_encrypted');
    if (!startsAsZip(bytes) || headContains(bytes, ['%pdf-'])) return false;
    const type = await magicType(bytes);
    if (type !== null && type !== 'application/zip' && !type.startsWith('application/vnd.openxmlformats')) return false;
    const parts = await openPackage(bytes);
    if (!parts.names.has(typesPart) || !parts.names.has(mainPart)) return false;
    // Documents with macros and templates have another main type, and another extension.
    return (await readXml(parts, typesPart, newBudget())).includes(mainType) && !hasMacros(parts);
  },
  read: readDocx,
  redact: redactLater(async () => (await import('./redact/redact-docx.ts')).redactDocx),
};

async function readDocx(bytes: Uint8Array, context: ReadContext): Promise<ReadText> {
  const parts = await openPackage(bytes);
  const budget = newBudget();
  const main = htmlToLines(await convertMainPart(parts, budget)).join('\n');
  const headers = await readRunningParts(parts, /^word\/header\d*\.xml$/, budget);
  const footers = await readRunningParts(parts, /^word\/footer\d*\.xml$/, budget);
  if (main.trim() !== '') return { text: joinParts([headers, main, footers]), pages: null, readBy: 'text' };
  const pictures = await recognisePictures(parts, context);
  const written = headers + footers !== '';
  const readBy = pictures === '' ? 'text' : written ? 'mixed' : 'ocr';
  return { text: joinParts([headers, pictures, footers]), pages: null, readBy };
}

function joinParts(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n');
}

function newBudget(): XmlBudget {
  return { nodes: mostNodes, depth: deepest };
}

function startsAsZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
}

function hasMacros(parts: OfficePackage): boolean {
  return [...parts.names].some((name) => name.toLowerCase().endsWith('vbaproject.bin'));
}

/** A part as text, found to be within the budget and free of document types. */
async function readXml(parts: OfficePackage, name: string, budget: XmlBudget): Promise<string> {
  const xml = decodeXml(await parts.read(name));
  scanXml(xml, budget);
  return xml;
}

/**
 * The body with lists, tables, notes and text boxes as HTML. The library is given the parts as judged here, so that
 * it never opens the zip its own way.
 */
async function convertMainPart(parts: OfficePackage, budget: XmlBudget): Promise<string> {
  const file = {
    exists: (name: string): boolean => /\.(?:xml|rels)$/i.test(name) && parts.names.has(name),
    read: (name: string): Promise<string> => readXml(parts, name, budget),
  };
  // The library takes an opened file besides a path or a buffer; its types do not say so.
  const input = { file } as unknown as { buffer: Buffer };
  const result = await mammoth.convertToHtml(input, {
    externalFileAccess: false,
    includeEmbeddedStyleMap: false,
    convertImage: mammoth.images.imgElement(async () => ({ src: '' })),
  });
  return result.value.replaceAll('↑', '');
}

/** Headers or footers, each distinct one once: the same words often stand in several. */
async function readRunningParts(parts: OfficePackage, names: RegExp, budget: XmlBudget): Promise<string> {
  const texts = new Set<string>();
  for (const name of [...parts.names].filter((candidate) => names.test(candidate)).sort()) {
    texts.add(partText(await readXml(parts, name, budget), budget));
  }
  return joinParts([...texts]);
}

const mostPictures = 40;

/** A document of nothing but pictures is a scan: its words are recognised. */
async function recognisePictures(parts: OfficePackage, context: ReadContext): Promise<string> {
  const names = [...parts.names].filter((name) => /^word\/media\/.+\.(?:png|jpe?g|gif|webp|tiff?)$/i.test(name));
  if (names.length > mostPictures) throw new DocumentProblem('file_too_complex');
  const texts: string[] = [];
  for (const name of names.sort(new Intl.Collator('en', { numeric: true }).compare)) {
    const bytes = await parts.read(name);
    texts.push(await readImageText(bytes, context));
  }
  return joinParts(texts);
}
