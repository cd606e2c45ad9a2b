import { crc32 } from 'node:zlib';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { DocumentProblem } from '../../document-reader.ts';

const mostEntries = 2_000;
const mostBytes = 100 * 1024 * 1024;
const highestRatio = 200;
/** Small parts of nothing but repetition compress far better, and do no harm. */
const ratioCountsFrom = 1024 * 1024;
const mostMainBytes = 20 * 1024 * 1024;

/** Parts by name, unpacked on demand and never beyond what the directory says. */
export interface OfficePackage {
  names: ReadonlySet<string>;
  /** The bytes of a part. Rejects when it is missing or broken. */
  read(name: string): Promise<Buffer>;
}

/**
 * Opens a zip after judging its directory: the number of entries, what they unpack to, and how far they are packed.
 * @throws DocumentProblem file_too_complex over a limit, file_encrypted for locked entries, file_damaged otherwise
 */
export async function openPackage(bytes: Uint8Array): Promise<OfficePackage> {
  const zip = await openZip(bytes);
  const entries = new Map<string, Entry>();
  let total = 0;
  if (zip.entryCount > mostEntries) throw new DocumentProblem('file_too_complex');
  for await (const entry of zip.eachEntry()) {
    // Two parts of one name would read differently in different programs.
    if (entries.has(entry.fileName)) throw new DocumentProblem('file_damaged');
    entries.set(entry.fileName, entry);
    total += entry.uncompressedSize;
    judgeEntry(entry);
    if (total > mostBytes || entries.size > mostEntries) throw new DocumentProblem('file_too_complex');
  }
  return {
    names: new Set(entries.keys()),
    async read(name) {
      const entry = entries.get(name);
      if (entry === undefined) throw new DocumentProblem('file_damaged');
      return readEntry(zip, entry);
    },
  };
}

async function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return await fromBufferPromise(buffer, { lazyEntries: true, validateEntrySizes: true });
  } catch {
    throw new DocumentProblem('file_damaged');
  }
}

function judgeEntry(entry: Entry): void {
  if (entry.isEncrypted()) throw new DocumentProblem('file_encrypted');
  const size = entry.uncompressedSize;
  if (size > ratioCountsFrom && size > entry.compressedSize * highestRatio)
    throw new DocumentProblem('file_too_complex');
  if (entry.fileName === 'word/document.xml' && size > mostMainBytes) throw new DocumentProblem('file_too_complex');
}

async function readEntry(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const stream = await zip.openReadStreamPromise(entry);
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  const content = Buffer.concat(chunks);
  if (crc32(content) !== entry.crc32) throw new DocumentProblem('file_damaged');
  return content;
}
