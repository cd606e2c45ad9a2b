import { once } from 'node:events';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of an archive. Its content is made when its turn comes. */
export interface ArchiveEntry {
  /** With forward slashes; each part a safe name. */
  readonly path: string;
  /** Epoch milliseconds. */
  readonly modifiedAt: number;
  /** True for content that is packed already, such as pictures and PDF. */
  readonly isPacked?: boolean;
  content(): AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;
}

/**
 * A zip archive of entries as it is made: one entry after the other, read only as fast as the archive is taken, so that
 * neither is in memory as a whole. Fails as soon as an entry does, and leaves an archive that is visibly cut.
 */
export async function* zipEntries(entries: AsyncIterable<ArchiveEntry>): AsyncGenerator<Uint8Array> {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const filling = fill(zip, entries, output);
  // Told to the reader through the stream; awaited below.
  filling.catch((error: unknown) => output.destroy(error instanceof Error ? error : new Error('The archive failed.')));
  try {
    for await (const chunk of output) yield chunk as Uint8Array;
    await filling;
  } finally {
    output.destroy();
  }
}

async function fill(zip: ZipFile, entries: AsyncIterable<ArchiveEntry>, output: Readable): Promise<void> {
  const gone = new AbortController();
  output.once('close', () => gone.abort());
  for await (const { path, modifiedAt, isPacked = false, content } of entries) {
    if (gone.signal.aborted) return;
    const source = Readable.from(content(), { objectMode: false, highWaterMark: 64 * 1024 });
    // Before the archive reads from it, so that the end cannot be missed.
    const ended = once(source, 'end', { signal: gone.signal });
    zip.addReadStream(source, path, { mtime: new Date(modifiedAt), mode: 0o100600, compress: !isPacked });
    try {
      await ended;
    } catch (error) {
      source.destroy();
      if (gone.signal.aborted) return;
      throw error;
    }
  }
  zip.end();
}
