import { decodeUtf8, encodeUtf8 } from './utf8.ts';

/**
 * A table as one run of bytes, so that it can be stored as it is, and sit in memory that threads share.
 *
 *   0   4 bytes   the letters NWCT
 *   4   u16       version of this format
 *   6   u16       number of sections
 *   8   u32       entries of the table
 *   12  16 bytes  kind, ASCII, filled up with zeros
 *   28  per section: name (16 bytes ASCII), start (u32), length (u32)
 *   then the sections, each begun at a multiple of four. All numbers are little-endian.
 */
export interface PackedFile {
  readonly kind: string;
  /** How many codes, edits or limits the table holds. */
  readonly entries: number;
  /** The bytes of a section, not copied; empty where the file has none of that name. */
  section(name: string): Uint8Array;
}

/** A run of bytes that is no packed table, or one of a later format: nothing of it can be read. */
export class PackedFormatError extends Error {
  override readonly name = 'PackedFormatError';
}

const magic = 'NWCT';
const formatVersion = 1;
const headLength = 28;
const nameLength = 16;
const rowLength = nameLength + 8;

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Packs the sections of a table. Names of kinds and sections have at most 16 ASCII letters. */
export function writePacked(kind: string, entries: number, sections: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const named = Object.entries(sections);
  let end = headLength + named.length * rowLength;
  const starts = named.map(([, { length }]) => {
    const start = end + ((4 - (end % 4)) % 4);
    end = start + length;
    return start;
  });
  const bytes = new Uint8Array(end);
  const view = viewOf(bytes);
  bytes.set(encodeUtf8(magic), 0);
  view.setUint16(4, formatVersion, true);
  view.setUint16(6, named.length, true);
  view.setUint32(8, entries, true);
  bytes.set(encodeUtf8(kind).subarray(0, nameLength), 12);
  for (const [index, [name, content]] of named.entries()) {
    const row = headLength + index * rowLength;
    const start = starts[index] ?? 0;
    bytes.set(encodeUtf8(name).subarray(0, nameLength), row);
    view.setUint32(row + nameLength, start, true);
    view.setUint32(row + nameLength + 4, content.length, true);
    bytes.set(content, start);
  }
  return bytes;
}

function readName(bytes: Uint8Array, start: number): string {
  return decodeUtf8(bytes, start, start + nameLength).replace(/\0+$/, '');
}

function readSections(bytes: Uint8Array, view: DataView): Map<string, Uint8Array> {
  const sections = new Map<string, Uint8Array>();
  const count = view.getUint16(6, true);
  if (headLength + count * rowLength > bytes.length) throw new PackedFormatError('The table is cut off.');
  for (let index = 0; index < count; index++) {
    const row = headLength + index * rowLength;
    const start = view.getUint32(row + nameLength, true);
    const length = view.getUint32(row + nameLength + 4, true);
    if (start + length > bytes.length) throw new PackedFormatError('The table is cut off.');
    sections.set(readName(bytes, row), bytes.subarray(start, start + length));
  }
  return sections;
}

/**
 * Opens a packed table without unpacking it; the bytes may lie in shared memory.
 * @throws PackedFormatError when they are not what `writePacked` made
 */
export function openPacked(bytes: Uint8Array): PackedFile {
  if (bytes.length < headLength || decodeUtf8(bytes, 0, 4) !== magic)
    throw new PackedFormatError('These bytes are no packed table.');
  const view = viewOf(bytes);
  if (view.getUint16(4, true) !== formatVersion)
    throw new PackedFormatError('The table was packed by another version; import it again.');
  const sections = readSections(bytes, view);
  const none = bytes.subarray(0, 0);
  return {
    kind: readName(bytes, 12),
    entries: view.getUint32(8, true),
    section: (name) => sections.get(name) ?? none,
  };
}
