/** One picture of an icon file: PNG, at most 256 pixels wide and high. */
export interface IcoPicture {
  readonly size: number;
  readonly png: Uint8Array;
}

const headBytes = 6;
const entryBytes = 16;

/** An icon file around PNGs: a head, an entry for each picture, and the pictures themselves. */
export function writeIco(pictures: readonly IcoPicture[]): Buffer {
  const head = Buffer.alloc(headBytes + entryBytes * pictures.length);
  // Reserved, then the kind: 1 is an icon.
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headBytes + entryBytes * index;
    // 0 stands for 256.
    head.writeUInt8(size % 256, at);
    head.writeUInt8(size % 256, at + 1);
    // Planes of colour, and bits of a pixel.
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
