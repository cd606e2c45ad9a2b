import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

export interface BodyRate {
  readonly everyMilliseconds: number;
  /** What has to arrive within that time. */
  readonly leastBytes: number;
}

/** Slower than any line that carries a page: half a kilobit a second. */
export const ordinaryBodyRate: BodyRate = { everyMilliseconds: 30_000, leastBytes: 2048 };

/** Hangs up on callers who send a body so slowly that they only hold a place; a reply may take as long as it takes. */
export function cutOffSlowBodies(app: FastifyInstance, bodyRate: BodyRate = ordinaryBodyRate): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (carriesBody(request.raw)) watchBody(request.raw, bodyRate);
    done();
  });
}

/** True when a request announces a body (RFC 9112, section 6). */
export function carriesBody({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
}

function watchBody(message: IncomingMessage, { everyMilliseconds, leastBytes }: BodyRate): void {
  const { socket } = message;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    if (message.complete || socket.destroyed) return clearInterval(timer);
    if (socket.bytesRead - before < leastBytes) socket.destroy();
    before = socket.bytesRead;
  }, everyMilliseconds);
  timer.unref();
  message.once('close', () => clearInterval(timer));
}

/** Milliseconds for which anybody may wait before they read, and what they read in a second from then on: half of what a telephone does. */
const readerWaits = 60_000;
const leastReadBytes = 16 * 1024;

/**
 * Hangs up on who does not read an answer that is in memory as a whole.
 * @param bytes Its length
 */
export function cutOffSlowReader(answer: ServerResponse, bytes: number, waits: number = readerWaits): void {
  const timer = setTimeout(() => answer.destroy(), waits + (bytes / leastReadBytes) * 1000).unref();
  answer.once('close', () => clearTimeout(timer));
}
