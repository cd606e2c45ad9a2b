import { DocumentProblem } from '../../document-reader.ts';

/** Streams in the root of a compound file (MS-CFB), by name. */
export interface CompoundFile {
  has(name: string): boolean;
  /** The whole stream. Throws file_damaged when it is missing, looped or cut short. */
  read(name: string): Buffer;
  /** Tells where in the file a byte of a stream lies; null for streams kept in small sectors. */
  placer(name: string): (offset: number) => number | null;
}

interface Entry {
  name: string;
  kind: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

interface Layout {
  buffer: Buffer;
  sectorSize: number;
  table: Int32Array;
}

const signature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const endOfChain = -2;
const noEntry = -1;
const streamKind = 2;
const rootKind = 5;

/**
 * Opens a compound file and follows every chain that a reader of Word documents will follow, so that loops and
 * missing ends are found here, where they are counted, and not there, where they are not.
 * @returns null when the file is no compound file
 * @throws DocumentProblem file_damaged
 */
export function readCompoundFile(bytes: Uint8Array): CompoundFile | null {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (!buffer.subarray(0, 8).equals(signature)) return null;
  if (buffer.length < 512) throw new DocumentProblem('file_damaged');
  const shift = buffer.readUInt16LE(30);
  if (shift !== 9 && shift !== 12) throw new DocumentProblem('file_damaged');
  const layout: Layout = { buffer, sectorSize: 1 << shift, table: new Int32Array() };
  layout.table = readTable(layout, tableSectors(layout));
  const entries = readEntries(readChain(layout, buffer.readInt32LE(48)));
  const root = entries.find((entry) => entry.kind === rootKind);
  if (root === undefined) throw new DocumentProblem('file_damaged');
  const streams = collectStreams(entries, root);
  const smallTable = readTable(layout, followChain(layout.table, buffer.readInt32LE(60)));
  return {
    has: (name) => streams.has(name),
    read(name) {
      const entry = streams.get(name);
      if (entry === undefined) throw new DocumentProblem('file_damaged');
      const small = entry.size < buffer.readUInt32LE(56);
      const content = small ? readSmall(layout, root, smallTable, entry) : readChain(layout, entry.start);
      if (content.length < entry.size) throw new DocumentProblem('file_damaged');
      return content.subarray(0, entry.size);
    },
    placer(name) {
      const entry = streams.get(name);
      const small = entry === undefined || entry.size < buffer.readUInt32LE(56);
      const chain = small ? [] : followChain(layout.table, entry.start);
      return (offset) => {
        const sector = chain[Math.floor(offset / layout.sectorSize)];
        return sector === undefined ? null : (sector + 1) * layout.sectorSize + (offset % layout.sectorSize);
      };
    },
  };
}

/** The sectors that hold the allocation table: 109 in the header, the rest in a chain of their own. */
function tableSectors(layout: Layout): number[] {
  const { buffer, sectorSize } = layout;
  const count = buffer.readUInt32LE(44);
  if (count * sectorSize > buffer.length) throw new DocumentProblem('file_damaged');
  const sectors: number[] = [];
  for (let index = 0; index < 109 && sectors.length < count; index += 1)
    sectors.push(buffer.readInt32LE(76 + index * 4));
  let next = buffer.readInt32LE(68);
  while (sectors.length < count) {
    const sector = readSector(layout, next);
    for (let at = 0; at < sectorSize - 4 && sectors.length < count; at += 4) sectors.push(sector.readInt32LE(at));
    next = sector.readInt32LE(sectorSize - 4);
  }
  return sectors;
}

function readTable(layout: Layout, sectors: readonly number[]): Int32Array {
  const content = Buffer.concat(sectors.map((sector) => readSector(layout, sector)));
  return Int32Array.from({ length: content.length / 4 }, (_, index) => content.readInt32LE(index * 4));
}

function readSector(layout: Layout, sector: number): Buffer {
  const start = (sector + 1) * layout.sectorSize;
  const whole = sector >= 0 && start < layout.buffer.length;
  if (!whole) throw new DocumentProblem('file_damaged');
  return layout.buffer.subarray(start, start + layout.sectorSize);
}

function followChain(table: Int32Array, start: number): number[] {
  const chain: number[] = [];
  for (let sector = start; sector !== endOfChain && sector !== noEntry; sector = table[sector] ?? endOfChain) {
    if (sector < 0 || sector >= table.length || chain.length > table.length) throw new DocumentProblem('file_damaged');
    chain.push(sector);
  }
  return chain;
}

function readChain(layout: Layout, start: number): Buffer {
  return Buffer.concat(followChain(layout.table, start).map((sector) => readSector(layout, sector)));
}

/** Streams below the cut-off live in 64-byte sectors inside the root's own stream. */
function readSmall(layout: Layout, root: Entry, smallTable: Int32Array, entry: Entry): Buffer {
  const container = readChain(layout, root.start);
  return Buffer.concat(
    followChain(smallTable, entry.start).map((sector) => container.subarray(sector * 64, sector * 64 + 64)),
  );
}

function readEntries(directory: Buffer): Entry[] {
  return Array.from({ length: Math.floor(directory.length / 128) }, (_, index) => {
    const at = directory.subarray(index * 128, index * 128 + 128);
    const nameBytes = Math.min(64, Math.max(0, at.readUInt16LE(64) - 2));
    return {
      name: at.toString('utf16le', 0, nameBytes),
      kind: at.readUInt8(66),
      left: at.readInt32LE(68),
      right: at.readInt32LE(72),
      child: at.readInt32LE(76),
      start: at.readInt32LE(116),
      size: at.readUInt32LE(120),
    };
  });
}

/** The streams directly in the root. Walks all storages, as each entry may be reached only once. */
function collectStreams(entries: readonly Entry[], root: Entry): Map<string, Entry> {
  const streams = new Map<string, Entry>();
  const seen = new Set<number>();
  const waiting = [{ id: root.child, top: true }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next.id === noEntry) continue;
    const entry = entries[next.id];
    if (entry === undefined || seen.has(next.id)) throw new DocumentProblem('file_damaged');
    seen.add(next.id);
    if (next.top && entry.kind === streamKind) streams.set(entry.name, entry);
    waiting.push({ id: entry.left, top: next.top }, { id: entry.right, top: next.top });
    if (entry.kind !== streamKind) waiting.push({ id: entry.child, top: false });
  }
  return streams;
}
