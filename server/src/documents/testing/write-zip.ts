import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: string | Uint8Array;
  /** What the directory says instead of the real unpacked size. */
  claimedSize?: number;
  encrypted?: boolean;
}

/** Writes a zip, also one that no program would write. */
export function writeZip(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content as Uint8Array);
    const packed = deflateRawSync(content);
    const name = Buffer.from(part.name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(part.encrypted === true ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(part.claimedSize ?? content.length, 18);
    common.writeUInt16LE(name.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, name]));
    files.push(file);
    offset += file.length;
  }
  const end = Buffer.alloc(18);
  const length = directory.reduce((sum, entry) => sum + entry.length, 0);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...files, ...directory, Buffer.from('PK\x05\x06'), end]);
}
