import fastify from 'fastify';
import { expect, it } from 'vitest';
import { preparePage } from './prepare-page.ts';

const html = '<!doctype html><html lang="en"><head><title>x</title></head>__SUPPORT_EMAIL__ __OTHER__</html>';

async function answerWith(settings: Record<string, string>): Promise<string> {
  const page = preparePage(html, { settings, texts: () => ({ SUPPORT_EMAIL: 'help@clinic.example' }) });
  const app = fastify().get('/', (request, reply) => page(request, reply));
  const { body } = await app.inject('/');
  await app.close();
  return body;
}

it('tells the page the settings it is given, in its head, and never as markup', async () => {
  expect(await answerWith({ help: '"><script>' })).toContain(
    '<head><meta name="notewright-help" content="&quot;&gt;&lt;script&gt;"><title>',
  );
});

it('puts the texts of the installation into their places, and leaves the rest', async () => {
  expect(await answerWith({})).toContain('</head>help@clinic.example __OTHER__</html>');
});

it('says at its root that there are no plans or no trial, so that what speaks of them hides without a script', async () => {
  expect(await answerWith({ billing: 'off' })).toContain('<html data-billing="off" data-trial="none" lang="en">');
  expect(await answerWith({ 'trial-days': '0' })).toContain('<html data-trial="none" lang="en">');
  expect(await answerWith({ 'trial-days': '10' })).toContain('<html lang="en">');
  expect(await answerWith({})).toContain('<html lang="en">');
});
