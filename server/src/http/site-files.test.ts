import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { findPagePath } from './page-paths.ts';
import { mountSiteFiles } from './site-files.ts';

async function ask(path: string, usesPlans = true): Promise<{ readonly body: string; readonly type: string }> {
  const app = fastify();
  mountSiteFiles(app, () => 'https://notes.example/', usesPlans);
  const answer = await app.inject(path);
  await app.close();
  return { body: answer.body, type: String(answer.headers['content-type']) };
}

describe('what search engines ask for', () => {
  it('lists the public pages, in both languages, and nothing that is not there', async () => {
    const { body, type } = await ask('/sitemap.xml');
    expect(type).toContain('application/xml');
    const places = [...body.matchAll(/<loc>https:\/\/notes\.example([^<]*)<\/loc>/g)].map(([, path = '']) => path);
    expect(places).toContain('/home');
    expect(places.filter((path) => findPagePath(path) === null)).toEqual([]);
    expect(body).toContain('hreflang="es" href="https://notes.example/faq?lang=es"');
  });

  it('leaves out the prices where there are no plans', async () => {
    expect((await ask('/sitemap.xml')).body).toContain('/pricing');
    expect((await ask('/sitemap.xml', false)).body).not.toContain('/pricing');
  });

  it('keeps them away from calls and chats, and tells them where the list is', async () => {
    const { body, type } = await ask('/robots.txt');
    expect(type).toContain('text/plain');
    expect(body.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /chat/', 'Disallow: /authentication_app/']),
    );
    expect(body).toContain('Sitemap: https://notes.example/sitemap.xml');
    expect(body).not.toMatch(/^Disallow: \/$/m);
  });
});
