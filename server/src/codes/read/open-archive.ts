import { crc32 } from 'node:zlib';
import { defineMessage } from '@notewright/engine/message';
import { ImportProblem } from '@notewright/engine/import-problem';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';

const mostEntries = 2_000;
const mostBytes = 1024 * 1024 * 1024;
/** Tables of codes are repetitive, and still far from what a bomb packs. */
const highestRatio = 200;
const ratioCountsFrom = 1024 * 1024;

/** A zip archive whose directory was judged; what is in it is unpacked when it is asked for. */
export interface Archive {
  /** With their folders, in the order of the directory. */
  readonly names: readonly string[];
  /** @throws ImportProblem when the member is damaged */
  read(name: string): Promise<Uint8Array>;
  /** The same, block by block. */
  stream(name: string): AsyncGenerator<Uint8Array>;
}

/** True for the bytes of a zip archive, and of a workbook, which is one. */
export function isArchive(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 8;
}

/**
 * Opens a zip archive after judging its directory: how many members, what they unpack to, how far they are packed.
 * @throws ImportProblem in one sentence
 */
export async function openArchive(name: string, bytes: Uint8Array): Promise<Archive> {
  const damaged = (): ImportProblem =>
    new ImportProblem(
      defineMessage('codes.damagedArchive', '{archive} is damaged and cannot be unpacked.', { archive: name }),
    );
  const entries = new Map<string, Entry>();
  try {
    const zip = await openZip(bytes);
    let total = 0;
    for await (const entry of zip.eachEntry()) {
      if (entry.fileName.endsWith('/')) continue;
      total += entry.uncompressedSize;
      judge(name, entry, total, entries.size);
      if (entries.has(entry.fileName)) throw damaged();
      entries.set(entry.fileName, entry);
    }
    return { names: [...entries.keys()], ...readerOf(name, zip, entries) };
  } catch (error) {
    throw error instanceof ImportProblem ? error : damaged();
  }
}

/** It refuses by itself names that lead out of a folder, and members that unpack to more than they say. */
function openZip(bytes: Uint8Array): Promise<ZipFile> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return fromBufferPromise(buffer, { lazyEntries: true, validateEntrySizes: true });
}

function judge(name: string, entry: Entry, total: number, before: number): void {
  const { uncompressedSize: size, compressedSize: packed } = entry;
  if (entry.isEncrypted())
    throw new ImportProblem(defineMessage('codes.lockedPassword', '{name} is locked with a password.', { name }));
  const isBomb = size > ratioCountsFrom && size > packed * highestRatio;
  if (isBomb || total > mostBytes || before >= mostEntries) throw unpacksTooLarge(name);
}

/** What to say of a file that comes to more than any table. */
export function unpacksTooLarge(name: string): ImportProblem {
  return new ImportProblem(
    defineMessage('codes.unpacksTooLarge', '{name} unpacks to far more than a table of codes is.', { name }),
  );
}

function readerOf(
  archive: string,
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
): Pick<Archive, 'read' | 'stream'> {
  async function* stream(member: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(member);
    if (entry === undefined)
      throw new ImportProblem(
        defineMessage('codes.damagedArchive', '{archive} is damaged and cannot be unpacked.', { archive }),
      );
    let sum = 0;
    try {
      for await (const block of await zip.openReadStreamPromise(entry)) {
        sum = crc32(block as Buffer, sum);
        yield block as Buffer;
      }
    } catch (error) {
      throw error instanceof ImportProblem
        ? error
        : new ImportProblem(
            defineMessage('codes.damagedMember', '{member} in {archive} is damaged.', {
              member: baseName(member),
              archive,
            }),
          );
    }
    if (sum !== entry.crc32)
      throw new ImportProblem(
        defineMessage('codes.damagedMember', '{member} in {archive} is damaged.', {
          member: baseName(member),
          archive,
        }),
      );
  }
  return {
    stream,
    async read(member) {
      const blocks: Uint8Array[] = [];
      for await (const block of stream(member)) blocks.push(block);
      return Buffer.concat(blocks);
    },
  };
}

/** A name without its folders. */
export function baseName(name: string): string {
  return name.replace(/^.*[\\/]/, '');
}
