import { inflateSync } from 'node:zlib';

/**
 * Those of some markers that stand anywhere in the bytes of a PDF or of another file: as they are, in UTF-16, as
 * hexadecimal digits, and in every part that is packed as PDF packs its streams.
 */
export function findMarkers(bytes: Uint8Array, markers: readonly string[]): string[] {
  const file = Buffer.from(bytes);
  const parts = [file, ...streamsOf(file)];
  return markers.filter((marker) => {
    const wide = Buffer.from(marker, 'utf16le');
    const spelled = [Buffer.from(marker), wide, Buffer.from(wide).swap16()];
    return parts.some(
      (part) =>
        spelled.some((form) => part.includes(form)) ||
        spelled.some((form) => part.toString('latin1').toLowerCase().includes(form.toString('hex'))),
    );
  });
}

function streamsOf(file: Buffer): Buffer[] {
  const streams: Buffer[] = [];
  for (let at = file.indexOf('stream'); at >= 0; at = file.indexOf('stream', at + 6)) {
    const start = file[at + 6] === 13 ? at + 8 : at + 7;
    try {
      streams.push(inflateSync(file.subarray(start)));
    } catch {
      // Not packed that way: the bytes themselves are searched.
    }
  }
  return streams;
}
