import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../escape-html.ts';
import { pagePolicy } from './security-headers.ts';

type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/**
 * Reads the built page once and gives it the settings of this installation, as `<meta name="notewright-...">` in its
 * head, where it finds them without asking.
 * @returns what answers with it, compressed as the browser likes
 */
export function preparePage(file: string, settings: Readonly<Record<string, string>>): SendPage {
  const metas = Object.entries(settings).map(
    ([name, value]) => `<meta name="notewright-${name}" content="${escapeHtml(value)}">`,
  );
  const html = Buffer.from(readFileSync(file, 'utf8').replace(/<head>|$/i, (head) => `${head}${metas.join('')}`));
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  const forms = { br: brotliCompressSync(html), gzip: gzipSync(html) };
  return (request, reply) => {
    void reply.headers({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': pagePolicy,
      ETag: etag,
      Vary: 'Accept-Encoding',
    });
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.type('text/html; charset=utf-8');
    const accepted = new Set(
      (request.headers['accept-encoding'] ?? '').split(',').map((one) => one.trim().replace(/;.*$/, '')),
    );
    for (const name of ['br', 'gzip'] as const)
      if (accepted.has(name)) return reply.header('Content-Encoding', name).send(forms[name]);
    return reply.send(html);
  };
}
