const sectorSize = 512;
const endOfChain = -2;
const tableSector = -3;
const noEntry = -1;

/**
 * Writes a compound file (MS-CFB) with the given streams in its root. Streams are padded to the size from which they
 * lie in ordinary sectors.
 */
export function writeCompoundFile(streams: Readonly<Record<string, Uint8Array>>): Buffer {
  const contents = Object.entries(streams).map(([name, bytes]) => ({ name, bytes: padded(bytes, 4096) }));
  const directory = padded(Buffer.alloc((contents.length + 1) * 128), sectorSize);
  const table: number[] = [tableSector];
  const body: Buffer[] = [directory];
  addChain(table, directory.length / sectorSize);
  writeEntry(directory, 0, {
    name: 'Root Entry',
    kind: 5,
    right: noEntry,
    child: contents.length > 0 ? 1 : noEntry,
    start: endOfChain,
    size: 0,
  });
  contents.forEach(({ name, bytes }, index) => {
    const start = table.length;
    addChain(table, bytes.length / sectorSize);
    body.push(bytes);
    // A list is a valid, if lopsided, tree.
    const right = index + 1 < contents.length ? index + 2 : noEntry;
    writeEntry(directory, index + 1, { name, kind: 2, right, child: noEntry, start, size: bytes.length });
  });
  if (table.length > sectorSize / 4) throw new Error('too much for one table sector');
  const tableBytes = Buffer.alloc(sectorSize, 0xff);
  table.forEach((next, index) => tableBytes.writeInt32LE(next, index * 4));
  return Buffer.concat([header(), tableBytes, ...body]);
}

function padded(bytes: Uint8Array, unit: number): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(Math.max(1, Math.ceil(bytes.length / unit)) * unit - bytes.length)]);
}

function addChain(table: number[], sectors: number): void {
  for (let count = 1; count <= sectors; count += 1) table.push(count === sectors ? endOfChain : table.length + 1);
}

function header(): Buffer {
  const bytes = Buffer.alloc(sectorSize);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes);
  bytes.writeUInt16LE(0x3e, 24);
  bytes.writeUInt16LE(3, 26);
  bytes.writeUInt16LE(0xfffe, 28);
  bytes.writeUInt16LE(9, 30);
  bytes.writeUInt16LE(6, 32);
  bytes.writeUInt32LE(1, 44);
  bytes.writeInt32LE(1, 48);
  bytes.writeUInt32LE(4096, 56);
  bytes.writeInt32LE(endOfChain, 60);
  bytes.writeInt32LE(endOfChain, 68);
  bytes.fill(0xff, 76);
  bytes.writeInt32LE(0, 76);
  return bytes;
}

interface DirectoryEntry {
  name: string;
  kind: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

function writeEntry(directory: Buffer, index: number, entry: DirectoryEntry): void {
  const at = directory.subarray(index * 128, index * 128 + 128);
  at.write(entry.name, 0, 'utf16le');
  at.writeUInt16LE((entry.name.length + 1) * 2, 64);
  at.writeUInt8(entry.kind, 66);
  at.writeUInt8(1, 67);
  at.writeInt32LE(noEntry, 68);
  at.writeInt32LE(entry.right, 72);
  at.writeInt32LE(entry.child, 76);
  at.writeInt32LE(entry.start, 116);
  at.writeUInt32LE(entry.size, 120);
}
