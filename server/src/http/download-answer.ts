import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { endWhenRefused } from './event-stream.ts';
import { downloadHeaders } from './file-answer.ts';
import type { DownloadAnswer } from './route.ts';

/**
 * The bytes of a download as a stream that is read only as fast as its reader takes it, so that a long one is never in
 * memory as a whole. The first bytes are waited for: what fails before them can still be told as any other failure.
 * What fails later breaks the stream; the reader sees a download that was cut, never one that ended well.
 * @throws what the source throws before its first bytes.
 */
export async function streamDownload(
  bytes: DownloadAnswer['bytes'],
): Promise<{ readonly stream: Readable; readonly first: Uint8Array }> {
  const source = bytes[Symbol.asyncIterator]();
  const first = await source.next();
  const stream = Readable.from(continueFrom(source, first), { objectMode: false, highWaterMark: 64 * 1024 });
  return { stream, first: first.done === true ? new Uint8Array() : first.value };
}

async function* continueFrom(
  source: AsyncIterator<Uint8Array>,
  first: IteratorResult<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  try {
    for (let next = first; next.done !== true; next = await source.next()) {
      if (next.value.byteLength > 0) yield next.value;
    }
  } finally {
    // The reader has gone, or the end is reached: either way the source puts down what it holds.
    await source.return?.();
  }
}

/** Answers with a download; `mayGoOn` says no once the session was ended, and the download is cut. */
export async function sendDownload(
  reply: FastifyReply,
  answer: DownloadAnswer,
  mayGoOn: () => Promise<boolean>,
): Promise<FastifyReply> {
  if (reply.request.method === 'HEAD') return reply.headers(downloadHeaders(answer)).send();
  const { stream, first } = await streamDownload(answer.bytes);
  endWhenRefused(stream, mayGoOn);
  return reply.headers(downloadHeaders(answer, first)).send(stream);
}
