import { existsSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isCallPath } from './call-prefixes.ts';
import { builtName, readBuiltPages } from './built-pages.ts';
import { findPagePath, leadsTo } from './page-paths.ts';
import { ProblemError } from '../kernel/problem.ts';
import { pagePolicy, plainPagePolicy } from './security-headers.ts';
import { knownLanguages, readWantedLanguage, type WantedLanguage } from '../language/wanted-language.ts';

/** Seconds of a year: a file whose name carries the hash of its content never changes. */
const forever = 'public, max-age=31536000, immutable';
const hashed = /^assets\/|\.[0-9a-zA-Z_-]{8,}\.\w+$/;

const notBuilt = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Notewright</title></head>
<body><p>The pages of this installation have not been built yet. Run <code>npm run build</code> and start again.</p></body></html>
`;

export interface PageParts {
  readonly folder: string;
  /** What the pages need to know of the installation, by name. */
  readonly pageSettings: Readonly<Record<string, string>>;
  /** What stands in a page in place of `__NAME__`, by the name: HTML. Asked for once the server is up. */
  readonly pageTexts?: () => Readonly<Record<string, string>>;
}

/** Serves the built pages from `folder`: files by their names, and the one page under every known path. */
export async function mountPages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { folder } = parts;
  const files = listFiles(folder);
  const usesPlans = parts.pageSettings['billing'] !== 'off';
  const fill = { settings: parts.pageSettings, texts: parts.pageTexts ?? (() => ({})) };
  const choosePage = readBuiltPages(join(folder, '.pages'), fill);
  if (choosePage !== null) {
    await app.register(fastifyStatic, {
      root: folder,
      serve: false,
      preCompressed: true,
      cacheControl: false,
      etag: true,
      lastModified: false,
    });
  }
  app.get('/*', (request, reply) => {
    const path = pathOf(request);
    if (path === null) throw new ProblemError('bad_request');
    const file = path.slice(1);
    if (files.has(file)) return sendFile(reply, file);
    const found = findPagePath(path, usesPlans);
    if (found === null && !wantsPage(request, path)) throw new ProblemError('not_found');
    const next = found === null ? null : leadsTo(found);
    if (next !== null) return reply.redirect(next + (next.includes('?') ? '' : queryOf(request)), 308);
    void reply.code(found === null ? 404 : 200);
    if (choosePage === null) return sendNotBuilt(reply);
    return choosePage(found === null ? 'not-found' : builtName(found), languageOf(request))(request, reply);
  });
}

/** What stands after the path, from its question mark on. */
const queryOf = ({ raw }: FastifyRequest): string => /\?[^#]*/.exec(raw.url ?? '')?.[0] ?? '';

/** The language that the address asks for, else the one that the browser likes best. */
function languageOf(request: FastifyRequest): WantedLanguage {
  const { lang } = request.query as Readonly<Record<string, unknown>>;
  if (typeof lang === 'string' && knownLanguages.includes(lang)) return lang;
  return readWantedLanguage(request.headers['accept-language']);
}

/** The path as it was meant; null when its encoding is broken. */
function pathOf(request: FastifyRequest): string | null {
  const raw = request.raw.url ?? '/';
  try {
    return decodeURIComponent(raw.replace(/[?#].*$/s, ''));
  } catch {
    return null;
  }
}

/** Whether somebody who asks for what is not there is a person with a browser. */
function wantsPage(request: FastifyRequest, path: string): boolean {
  return !isCallPath(path) && !(request.headers.accept ?? '').startsWith('application/json');
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  const cache = hashed.test(file) ? forever : 'no-cache';
  // A worker runs under the policy that its own script was sent with.
  return reply.headers({ 'Cache-Control': cache, 'Content-Security-Policy': pagePolicy }).sendFile(file);
}

function sendNotBuilt(reply: FastifyReply): FastifyReply {
  return reply
    .code(503)
    .header('Content-Security-Policy', plainPagePolicy)
    .type('text/html; charset=utf-8')
    .send(notBuilt);
}

/** The names of all files below a folder, with forward slashes. Only these are ever served. */
function listFiles(folder: string): ReadonlySet<string> {
  if (!existsSync(folder)) return new Set();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  return new Set(
    names.map((name) => name.split(sep).join('/')).filter((name) => !/\.(?:br|gz|map)$|(?:^|\/)\./.test(name)),
  );
}
