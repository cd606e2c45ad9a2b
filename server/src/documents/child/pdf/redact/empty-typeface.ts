/**
 * A TrueType typeface with one glyph that draws nothing: text that lies invisibly over the picture of a page is set in
 * it, whatever its script, and nothing has to be taken from the typefaces of the old document.
 */
export function emptyTypeface(): Buffer {
  const tables: readonly (readonly [string, Buffer])[] = [
    ['glyf', Buffer.alloc(4)],
    ['head', head()],
    ['hhea', hhea()],
    ['hmtx', numbers([500, 0])],
    ['loca', numbers([0, 0])],
    ['maxp', maxp()],
  ];
  const directory = Buffer.alloc(12 + tables.length * 16);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tables.length, 4);
  // Largest power of two up to the number of tables, times 16; its logarithm; what is left.
  for (const [index, value] of [64, 2, tables.length * 16 - 64].entries())
    directory.writeUInt16BE(value, 6 + index * 2);
  let offset = directory.length;
  for (const [index, [name, table]] of tables.entries()) {
    const at = 12 + index * 16;
    directory.write(name, at, 'latin1');
    directory.writeUInt32BE(checksum(table), at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    offset += padded(table).length;
  }
  const font = Buffer.concat([directory, ...tables.map(([, table]) => padded(table))]);
  const headAt = directory.length + padded(tables[0]?.[1] ?? Buffer.alloc(0)).length;
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, headAt + 8);
  return font;
}

function head(): Buffer {
  const table = Buffer.alloc(54);
  table.writeUInt32BE(0x00010000, 0);
  table.writeUInt32BE(0x00010000, 4);
  table.writeUInt32BE(0x5f0f3cf5, 12);
  table.writeUInt16BE(1000, 18);
  for (const [index, value] of [0, -200, 500, 800].entries()) table.writeInt16BE(value, 36 + index * 2);
  table.writeUInt16BE(8, 46);
  table.writeInt16BE(2, 48);
  return table;
}

function hhea(): Buffer {
  const table = Buffer.alloc(36);
  table.writeUInt32BE(0x00010000, 0);
  table.writeInt16BE(800, 4);
  table.writeInt16BE(-200, 6);
  table.writeUInt16BE(500, 10);
  table.writeInt16BE(1, 18);
  table.writeUInt16BE(1, 34);
  return table;
}

function maxp(): Buffer {
  const table = Buffer.alloc(32);
  table.writeUInt32BE(0x00010000, 0);
  table.writeUInt16BE(1, 4);
  table.writeUInt16BE(2, 14);
  return table;
}

function numbers(values: readonly number[]): Buffer {
  const table = Buffer.alloc(values.length * 2);
  for (const [index, value] of values.entries()) table.writeUInt16BE(value, index * 2);
  return table;
}

function padded(table: Buffer): Buffer {
  return Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);
}

function checksum(table: Buffer): number {
  const whole = padded(table);
  let sum = 0;
  for (let at = 0; at < whole.length; at += 4) sum = (sum + whole.readUInt32BE(at)) >>> 0;
  return sum;
}
