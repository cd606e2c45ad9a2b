import { deflateSync } from 'node:zlib';

/** Gathers the objects of a new PDF in the order in which they are written. */
export interface PdfObjects {
  /** A number for an object that is written later. */
  reserve(): number;
  /** Writes an object that is no stream; its own number, unless one was reserved. */
  add(body: string, number?: number): number;
  /** Writes a stream. @param entries Of its dictionary, besides its length */
  addStream(entries: string, data: Uint8Array, number?: number): number;
  /** The whole file. */
  finish(catalog: number, info: number): Buffer;
}

export function startPdf(): PdfObjects {
  // The bytes after the comment tell programs that the file is not text.
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n', 'latin1')];
  const offsets: number[] = [];
  let length = chunks[0]?.length ?? 0;
  const write = (...parts: Buffer[]): void => {
    chunks.push(...parts);
    length += parts.reduce((sum, part) => sum + part.length, 0);
  };
  const reserve = (): number => offsets.push(0);
  const open = (number: number): void => {
    offsets[number - 1] = length;
    write(Buffer.from(`${number} 0 obj\n`));
  };
  return {
    reserve,
    add(body, number = reserve()) {
      open(number);
      write(Buffer.from(`${body}\nendobj\n`));
      return number;
    },
    addStream(entries, data, number = reserve()) {
      open(number);
      const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
      write(
        Buffer.from(`<< ${entries} /Length ${bytes.length} >>\nstream\n`),
        bytes,
        Buffer.from('\nendstream\nendobj\n'),
      );
      return number;
    },
    finish(catalog, info) {
      const start = length;
      const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
      const size = offsets.length + 1;
      const trailer = `trailer\n<< /Size ${size} /Root ${catalog} 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF\n`;
      write(Buffer.from(`xref\n0 ${size}\n0000000000 65535 f \n${rows}${trailer}`));
      return Buffer.concat(chunks);
    },
  };
}

/** The entries and the bytes of a compressed stream. */
export function compressed(data: Uint8Array): readonly [entries: string, data: Uint8Array] {
  return ['/Filter /FlateDecode', deflateSync(data)];
}

/** A number as PDF writes it: no exponent, no more figures than can be seen. */
export function figure(value: number): string {
  return String(Number(value.toFixed(3)));
}
