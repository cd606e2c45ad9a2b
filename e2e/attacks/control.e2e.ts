import { expect, settle, test as guarded } from '../fixtures.ts';
import { test as bare } from '@playwright/test';
import { makeAttacks } from './attack-strings.ts';
import { touchEverything, watchBrowser } from './watch-browser.ts';
import type { Watch } from './watch-browser.ts';

/** Tests that fail when the watch over the browser sees nothing: without them its silence would prove nothing. */
const attacks = makeAttacks();
const place = 'https://unprotected.example';

bare('there are more than a thousand strings, each unlike the others', () => {
  expect(attacks.length).toBeGreaterThanOrEqual(1000);
  expect(new Set(attacks.map((one) => one.text)).size).toBe(attacks.length);
});

bare('put into an unprotected page as they are, the same strings strike', async ({ browser }) => {
  const watches: Watch[] = [];
  const size = 60;
  for (let from = 0; from < attacks.length; from += size) {
    // Each part in a context of its own: windows that an attack opened do not go on running beside the next part.
    const context = await browser.newContext({ ignoreHTTPSErrors: true });
    watches.push(await watchBrowser(context, place));
    await context.route(`${place}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>x</title><main></main>' }),
    );
    const page = await context.newPage();
    await page.goto(`${place}/`);
    const texts = attacks.slice(from, from + size).map((one) => one.text);
    // Some of them lead the page away at once; what they did until then has been seen.
    await page
      .evaluate((all) => {
        for (const text of all) {
          const box = document.createElement('div');
          document.querySelector('main')?.append(box);
          box.innerHTML = text;
        }
      }, texts)
      .catch(() => undefined);
    await touchEverything(page);
    await settle(page).catch(() => undefined);
    await context.close();
  }
  const faults = watches.flatMap((watch) => watch.faults);
  const seen = (kind: string): number => faults.filter((fault) => fault.startsWith(kind)).length;
  const struck = new Set(watches.flatMap((watch) => [...watch.struck()])).size;
  const landed = new Set(watches.flatMap((watch) => [...watch.landed()])).size;
  console.log(`Of ${attacks.length} strings ${struck} ran or loaded something, ${landed} got into the document.`);
  expect(struck).toBeGreaterThan(attacks.length / 4);
  expect(landed).toBeGreaterThan(attacks.length / 2);
  for (const kind of ['hit', 'request', 'frame', 'navigation', 'document attribute', 'document address', 'document el'])
    expect(seen(kind), kind).toBeGreaterThan(0);
});

/** What no attack may do and a page of ours never does, as code that a page runs. */
const breaches: Readonly<Record<string, string>> = {
  'a picture from elsewhere': "document.createElement('img').src = 'https://beacon.attack.example/1'",
  'a call to elsewhere': "fetch('https://beacon.attack.example/2').catch(() => null)",
  'a script from elsewhere':
    "const script = document.createElement('script'); try { script.src = 'https://beacon.attack.example/3' } catch {} document.head.append(script)",
  'markup from text': "try { document.body.innerHTML = '<b>x</b>' } catch {}",
  'code from text': "try { setTimeout('1') } catch {}",
  'an inline style': "document.body.setAttribute('style', 'color: red')",
  'a frame': "document.body.append(Object.assign(document.createElement('iframe'), { src: '/login' }))",
};

guarded(
  'a breach of the page’s policy is a complaint that fails a journey',
  async ({ page, app, complaints, allowComplaints }) => {
    const watch = await watchBrowser(page.context(), app.address);
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    expect([...complaints, ...watch.faults]).toEqual([]);
    // From here on they are provoked, and the journey itself is not to fail by them.
    allowComplaints(/./s);
    for (const [name, code] of Object.entries(breaches)) {
      const before = [complaints.length, watch.faults.length] as const;
      await page.evaluate(`{ ${code} }`);
      await expect.poll(() => complaints.length, { message: name }).toBeGreaterThan(before[0]);
      await expect.poll(() => watch.faults.length, { message: name }).toBeGreaterThan(before[1]);
    }
  },
);
