import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer } from '../testing/start-test-server.ts';
import type { TestServer } from '../testing/start-test-server.ts';
import { findPagePath, pagePaths } from './page-paths.ts';
import { pagePolicy } from './security-headers.ts';

let server: TestServer;
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'notewright-pages-'));
  const dist = join(root, 'web/dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  for (const language of ['en', 'es']) {
    const pages = join(dist, '.pages', language);
    await mkdir(pages, { recursive: true });
    const head = `<!doctype html><html lang="${language}"><head><title>the page</title></head>`;
    await writeFile(join(pages, 'app.html'), `${head}</html>`);
    await writeFile(join(pages, 'sign-up.html'), `${head}built ahead: __PUBLIC_URL__</html>`);
    await writeFile(join(pages, 'not-found.html'), `${head}nothing here</html>`);
  }
  await writeFile(join(dist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(join(dist, 'assets/main-abc123de.js'), 'plain');
  await writeFile(join(dist, 'assets/main-abc123de.js.br'), 'pressed');
  await writeFile(join(dist, 'assets/main-abc123de.js.map'), 'map');
  await writeFile(join(root, 'secret.txt'), 'secret');
  server = await startTestServer({ pagesRoot: root });
});
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true });
});

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${server.origin}${path}`, { headers: { accept: 'text/html', 'accept-encoding': 'identity', ...headers } });

describe('pages', () => {
  it.each([
    '/',
    '/home',
    '/signUp',
    '/SIGNUP',
    '/signup/',
    '/login',
    '/chat/01890000-0000-7000-8000-000000000000',
    '/chat/01890000-0000-7000-8000-00000000000A/',
    '/verificationCode',
    '/?filter=saved',
  ])('answers %s with the page', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('the page');
    expect(answer.headers.get('content-security-policy')).toBe(pagePolicy);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });

  it.each([
    '/nothing',
    '/chat/not-an-id',
    '/create-class/5',
    '/login/more',
    '/index.html',
    '/assets/none.js',
    '/home/..%2fsecret',
  ])('answers %s with the page and 404', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('the page');
  });

  it('lets a page load from its own origin alone, stand in no frame, and make no script from text', () => {
    expect(pagePolicy.split('; ').sort()).toEqual([
      "base-uri 'none'",
      "connect-src 'self'",
      "default-src 'none'",
      "font-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "frame-src 'none'",
      "img-src 'self' blob: data:",
      "manifest-src 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      "script-src 'self'",
      "style-src 'self'",
      'trusted-types notewright-worker',
      "worker-src 'self'",
    ]);
  });

  it('answers programs that look for JSON with JSON', async () => {
    const answer = await get('/nothing', { accept: 'application/json' });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'not_found' });
    const posted = await fetch(`${server.origin}/nothing`, { method: 'POST' });
    expect(posted.status).toBe(404);
  });

  it('says nothing of the installation in its head that no page reads', async () => {
    const metas = (await (await get('/')).text()).match(/<meta name="notewright-[^"]*"/g);
    expect(metas).toEqual([
      '<meta name="notewright-support-email"',
      '<meta name="notewright-trial-days"',
      '<meta name="notewright-text-place"',
    ]);
  });

  it('answers compressed, and with nothing new when nothing changed', async () => {
    const pressed = await server.server.app.inject({
      url: '/login',
      headers: { host: 'localhost', 'accept-encoding': 'gzip, br;q=1' },
    });
    expect(pressed.headers['content-encoding']).toBe('br');
    const again = await server.server.app.inject({
      url: '/login',
      headers: { host: 'localhost', 'if-none-match': String(pressed.headers.etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('answers HEAD', async () => {
    expect((await fetch(`${server.origin}/login`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('addresses of old links', () => {
  it.each([
    ['/termsandconditions', '/terms'],
    ['/privacyAndPolicy/?lang=es', '/privacy?lang=es'],
    ['/forgotPassword', '/forgetPassword'],
    ['/aboutMe', '/editProfile'],
    ['/saved-chats', '/?filter=saved'],
  ])('lead on, also where no script runs: %s', async (from, to) => {
    const answer = await fetch(server.origin + from, { redirect: 'manual', headers: { accept: 'text/html' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  });
});

describe('pages that are built ahead', () => {
  it('stand under their own address, with what belongs to the installation', async () => {
    expect(await (await get('/SIGNUP/?token=x')).text()).toContain(`built ahead: ${server.origin}`);
    expect(await (await get('/login')).text()).not.toContain('built ahead');
    expect(await (await get('/nothing')).text()).toContain('nothing here');
  });

  it.each([
    ['/login', 'es-MX,es;q=0.9,en;q=0.5', 'es'],
    ['/login', 'en-US,en;q=0.9,es;q=0.8', 'en'],
    ['/signUp', 'de', 'en'],
    ['/signUp?lang=es', 'en', 'es'],
    ['/signUp?lang=en', 'es', 'en'],
    ['/signUp?lang=xx', 'es', 'es'],
    ['/nothing?lang=es&lang=en', 'es', 'es'],
  ])('come in the language that is asked for: %s for %s', async (path, accepted, language) => {
    const answer = await get(path, { 'accept-language': accepted });
    expect(await answer.text()).toContain(`<html lang="${language}">`);
    expect(answer.headers.get('vary')).toContain('Accept-Language');
  });

  it('are never read by their file’s name', async () => {
    for (const path of ['/.pages/en/sign-up.html', '/%2epages/en/app.html', '/sign-up.html'])
      expect((await get(path)).status, path).toBe(404);
  });
});

describe('files of the pages', () => {
  it('are kept for ever when their name carries their hash', async () => {
    const answer = await get('/assets/main-abc123de.js');
    expect(await answer.text()).toBe('plain');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect((await get('/favicon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  it('come compressed when that was done ahead', async () => {
    const answer = await server.server.app.inject({
      url: '/assets/main-abc123de.js',
      headers: { host: 'localhost', 'accept-encoding': 'br' },
    });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.body).toBe('pressed');
  });

  it.each([
    '/../secret.txt',
    '/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/%2e%2e/secret.txt',
    '/assets\\..\\..\\secret.txt',
    '/assets/main-abc123de.js.map',
    '/assets/main-abc123de.js%00.html',
  ])('are nothing but those that were built: %s', async (path) => {
    const answer = await server.server.app.inject({ url: path, headers: { host: 'localhost' } });
    expect(answer.body).not.toContain('secret');
    expect(answer.body).not.toBe('map');
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  });
});

describe('the table of pages', () => {
  it('is the page’s own', () => {
    const table = readFileSync(new URL('../../../web/src/routes/paths.ts', import.meta.url), 'utf8');
    const own = [...table.matchAll(/^ {2}\w+: '(\/[^']*)',$/gm)].map((match) => match[1]);
    expect(new Set(own)).toEqual(new Set(pagePaths));
  });

  it('knows its pages whatever their case, with and without the last slash', () => {
    const chat = '/chat/01890000-0000-7000-8000-00000000000a';
    for (const path of ['/', '/home/', '/SIGNUP', '/verificationcode', chat, `${chat.toUpperCase()}/`])
      expect(findPagePath(path), path).not.toBeNull();
    for (const path of ['//', '/chat', '/chat/', '/chat/1', `${chat}/x`, '/assets', '/__proto__', '/loginx'])
      expect(findPagePath(path), path).toBeNull();
  });

  it('has no pages of plans where plans are switched off', () => {
    for (const path of ['/upgrade', '/Pricing/', '/custom-plan', '/managesubscription']) {
      expect(findPagePath(path), path).not.toBeNull();
      expect(findPagePath(path, false), path).toBeNull();
    }
    for (const path of ['/', '/usage', '/settings']) expect(findPagePath(path, false), path).not.toBeNull();
  });
});

describe('an installation without plans', () => {
  it('answers their pages as pages that are not there, and says so in the head', async () => {
    const without = await startTestServer({ pagesRoot: root, settings: { BILLING: 'off' } });
    try {
      for (const path of ['/upgrade', '/PRICING', '/custom-plan/', '/manageSubscription']) {
        const answer = await fetch(without.origin + path, { headers: { accept: 'text/html' } });
        expect(answer.status, path).toBe(404);
        expect(await answer.text()).toContain('<meta name="notewright-billing" content="off">');
      }
      expect((await fetch(`${without.origin}/usage`, { headers: { accept: 'text/html' } })).status).toBe(200);
      const asked = await fetch(`${without.origin}/upgrade`, { headers: { accept: 'application/json' } });
      expect(await asked.json()).toMatchObject({ code: 'not_found' });
    } finally {
      await without.stop();
    }
  });
});
