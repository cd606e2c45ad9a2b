import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../kernel/escape-html.ts';
import { policyOf } from './security-headers.ts';

export type SendPage = (request: FastifyRequest, reply: FastifyReply) => FastifyReply;

/** What an installation puts into its pages. */
export interface PageFill {
  /** Settings that pages read, as `<meta name="notewright-...">` in the head, where they find them without asking. */
  readonly settings: Readonly<Record<string, string>>;
  /** HTML that takes the place of `__NAME__`, by the name; asked for once the server is up. */
  readonly texts: () => Readonly<Record<string, string>>;
}

interface PreparedPage {
  readonly etag: string;
  readonly policy: string;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** What the sheets hide by, also where no script runs: links to plans without plans, words on a trial without one. */
function rootMarks(settings: PageFill['settings']): string {
  const isOff = settings['billing'] === 'off';
  const hasTrial = !isOff && settings['trial-days'] !== '0';
  return `${isOff ? 'data-billing="off" ' : ''}${hasTrial ? '' : 'data-trial="none" '}`;
}

function fillPage(html: string, { settings, texts }: PageFill): PreparedPage {
  const metas = Object.entries(settings).map(
    ([name, value]) => `<meta name="notewright-${name}" content="${escapeHtml(value)}">`,
  );
  const known = texts();
  const filled = html
    .replace('<html ', `<html ${rootMarks(settings)}`)
    .replace(/<head>|$/i, (head) => `${head}${metas.join('')}`)
    .replace(/__([A-Z_]{1,40}?)__/g, (whole, name: string) =>
      Object.hasOwn(known, name) ? (known[name] ?? '') : whole,
    );
  const plain = Buffer.from(filled);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  // Of the page as it was built: nothing that an installation puts into it may run.
  return { etag, policy: policyOf(html), plain, br: brotliCompressSync(plain), gzip: gzipSync(plain) };
}

/**
 * Gives a built page what belongs to this installation, when it is first asked for.
 * @returns what answers with it, compressed as the browser likes
 */
export function preparePage(html: string, fill: PageFill): SendPage {
  let prepared: PreparedPage | null = null;
  return (request, reply) => {
    prepared ??= fillPage(html, fill);
    const { etag, policy } = prepared;
    void reply.headers({
      'Cache-Control': 'no-cache',
      'Content-Security-Policy': policy,
      ETag: etag,
      Vary: 'Accept-Encoding, Accept-Language',
    });
    if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
    void reply.type('text/html; charset=utf-8');
    const accepted = new Set(
      (request.headers['accept-encoding'] ?? '').split(',').map((one) => one.trim().replace(/;.*$/, '')),
    );
    for (const name of ['br', 'gzip'] as const)
      if (accepted.has(name)) return reply.header('Content-Encoding', name).send(prepared[name]);
    return reply.send(prepared.plain);
  };
}
