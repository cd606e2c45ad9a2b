import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

const typesPart = '[Content_Types].xml';
/** Pictures and fonts gain nothing. */
const packed = /\.(?:png|jpe?g|gif|webp)$/i;
/** The first day that a zip can tell: when a document was redacted is nobody's business. */
const noTime = new Date(1980, 0, 1);

/** A zip of parts by name, the types first as programs expect, with nothing beside the parts. */
export async function writePackage(parts: ReadonlyMap<string, Uint8Array>): Promise<Uint8Array> {
  const zip = new ZipFile();
  const names = [...parts.keys()].sort((a, b) => Number(b === typesPart) - Number(a === typesPart));
  for (const name of names) {
    const options = { mtime: noTime, mode: 0o100600, compress: !packed.test(name), forceDosTimestamp: true };
    zip.addBuffer(Buffer.from(parts.get(name) ?? []), name, options);
  }
  zip.end();
  return buffer(zip.outputStream as Readable);
}
