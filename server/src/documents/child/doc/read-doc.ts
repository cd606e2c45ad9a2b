import WordExtractor from 'word-extractor';
import { DocumentProblem } from '../../document-reader.ts';
import { readCompoundFile } from './compound-file.ts';
import type { DocumentFormat, ReadText } from '../format.ts';
import { markRaisedFigures, raiseMarked } from './raised-figures.ts';
import { endsAsZip, headContains } from '../magic.ts';
import { redactLater } from '../redact-later.ts';

const wordSince97 = 0xa5ec;
/** Flags of the header of the main stream (MS-DOC, 2.5.1, FibBase). */
const flags = { offset: 10, encrypted: 0x0100, secondTable: 0x0200 };

/** Word 97 to 2003. Older ones share the container and the extension, but nothing here reads them. */
export const docFormat: DocumentFormat = {
  matches(bytes) {
    const file = readCompoundFile(bytes);
    if (file === null || endsAsZip(bytes) || headContains(bytes, ['%pdf-'])) return false;
    if (file.has('EncryptedPackage')) throw new DocumentProblem('file_encrypted');
    if (!file.has('WordDocument')) return false;
    const main = file.read('WordDocument');
    if (main.length < 32 || main.readUInt16LE(0) !== wordSince97) return false;
    if ((main.readUInt16LE(flags.offset) & flags.encrypted) !== 0) throw new DocumentProblem('file_encrypted');
    return true;
  },
  read: readDoc,
  redact: redactLater(async () => (await import('./redact-doc.ts')).redactDoc),
};

/** The words of a document of this format. */
export async function readDoc(bytes: Uint8Array): Promise<ReadText> {
  const file = readCompoundFile(bytes);
  if (file === null) throw new DocumentProblem('file_damaged');
  const second = (file.read('WordDocument').readUInt16LE(flags.offset) & flags.secondTable) !== 0;
  // Reading it whole proves that the chain the library is about to follow ends.
  const table = file.read(second ? '1Table' : '0Table');
  const document = await new WordExtractor().extract(markRaisedFigures(bytes, file, table));
  // Quotation marks and dashes are kept as written; the library's types do not know the option.
  const asWritten = { filterUnicode: false, includeFooters: false };
  const parts = [
    read(document, 'getHeaders', asWritten),
    read(document, 'getBody', asWritten),
    read(document, 'getFootnotes', asWritten),
    read(document, 'getEndnotes', asWritten),
    read(document, 'getTextboxes', asWritten),
    read(document, 'getFooters', asWritten),
  ];
  const text = parts
    .map((part) => tidy(raiseMarked(part)))
    .filter((part) => part !== '')
    .join('\n\n');
  return { text, pages: null, readBy: 'text' };
}

type Part = 'getBody' | 'getFootnotes' | 'getEndnotes' | 'getFooters' | 'getHeaders' | 'getTextboxes';

function read(document: WordExtractor.Document, part: Part, options: object): string {
  const getter: (this: WordExtractor.Document, options: object) => string = document[part];
  return getter.call(document, options);
}

function tidy(part: string): string {
  return part
    .replaceAll('\u00a0', ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
