import type { FastifyInstance } from 'fastify';
import { knownLanguages } from '../language/wanted-language.ts';
import { callPrefixes } from './call-prefixes.ts';

/** What search engines may list, in every language; pages of plans only where there are plans. */
const listed = ['/home', '/faq', '/helpAndSupport', '/terms', '/privacy', '/login', '/signUp'];
const listedWithPlans = [...listed, '/pricing'];

function writeSitemap(origin: string, paths: readonly string[]): string {
  const entries = paths.map((path) => {
    const others = knownLanguages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${path}?lang=${language}"/>`,
    );
    return `<url><loc>${origin}${path}</loc>${others.join('')}</url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Everything but the public pages is nobody's business: calls, the mailbox and the checkout. */
function writeRobots(origin: string): string {
  const closed = [...callPrefixes, 'chat', 'checkout', 'dev'].sort();
  return ['User-agent: *', ...closed.map((part) => `Disallow: /${part}/`), `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );
}

/**
 * What search engines ask for by fixed names.
 * @param publicUrl the address under which people reach this installation; known once the server is up
 */
export function mountSiteFiles(app: FastifyInstance, publicUrl: () => string, usesPlans: boolean): void {
  const origin = (): string => publicUrl().replace(/\/$/, '');
  app.get('/robots.txt', (_request, reply) =>
    reply.header('Cache-Control', 'no-cache').type('text/plain; charset=utf-8').send(writeRobots(origin())),
  );
  app.get('/sitemap.xml', (_request, reply) =>
    reply
      .header('Cache-Control', 'no-cache')
      .type('application/xml; charset=utf-8')
      .send(writeSitemap(origin(), usesPlans ? listedWithPlans : listed)),
  );
}
