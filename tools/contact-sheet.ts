import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { openBrowser } from '../bench/web/open-browser.ts';
import { makeCompany } from '../e2e/companies-by-calls.ts';
import { signUpByCalls, type SignedUp } from '../e2e/sign-up-by-calls.ts';
import { startApp, type App } from '../e2e/start-app.ts';
import { layOut, type Cell, type Shot } from './contact-sheet/lay-out.ts';
import { pictures, type PictureOf, type Viewer } from './contact-sheet/pages.ts';
import { buildWeb } from './build-web.ts';
import { root } from './run-command.ts';

/**
 * `npm run contact-sheet [-- FOLDER]`: a picture of every page, light and dark, 1440 and 360 px wide, laid out on four
 * sheets in `docs/pictures`; with a folder also each picture whole and by itself.
 */
const widths: Readonly<Record<number, Cell>> = {
  1440: { width: 460, height: 620, columns: 6 },
  360: { width: 240, height: 720, columns: 9 },
};
const note =
  'Sample patient, 58, knee pain for three weeks after a fall, worse on stairs. BP 138/84. Ibuprofen 400 mg twice a day helps a little. Plan: radiographs of the knee, physiotherapy, back in two weeks.';

interface People {
  readonly sessions: Readonly<Record<Viewer, SignedUp | null>>;
  readonly chat: string;
}

async function makePeople(address: string): Promise<People> {
  const clinician = await signUpByCalls(address);
  const owner = await signUpByCalls(address);
  await makeCompany(address, 'Lakeside Family Practice', owner);
  const body = new FormData();
  body.set('message_content', note);
  const answer = await fetch(`${address}/chat/create_chat/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${clinician.accessToken}` },
    body,
  });
  const { data } = (await answer.json()) as { readonly data: { readonly id: string } };
  return { sessions: { visitor: null, clinician, owner }, chat: data.id };
}

/** Puts a session where the page looks for it, as sign-in with "Remember Me" does. */
async function signIn(context: BrowserContext, address: string, person: SignedUp): Promise<void> {
  const answer = await fetch(`${address}/authentication_app/signin/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password, remember_me: true }),
  });
  const { user, accessToken, refreshToken } = (await answer.json()) as Record<string, unknown>;
  await context.addInitScript((session) => {
    localStorage.setItem('persist:root', session);
    localStorage.setItem('isAuthenticated', 'true');
  }, JSON.stringify({ user, accessToken, refreshToken }));
}

interface View {
  readonly width: number;
  readonly theme: 'light' | 'dark';
  readonly address: string;
}

async function takeOne(context: BrowserContext, of: PictureOf, { address }: View, chat: string): Promise<Shot> {
  const page = await context.newPage();
  await page.goto(address + of.path.replace('{chat}', chat), { waitUntil: 'networkidle' });
  await page.locator(of.sign).filter({ visible: true }).first().waitFor();
  await of.act?.(page);
  // Long enough for what moves to have come to rest.
  await page.waitForTimeout(900);
  const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
  await page.close();
  return { name: of.name, png };
}

async function takeAll(browser: Browser, view: View, people: People): Promise<Shot[]> {
  const shots = new Map<string, Shot>();
  for (const viewer of ['visitor', 'clinician', 'owner'] as const) {
    const context = await browser.newContext({
      viewport: { width: view.width, height: view.width > 600 ? 900 : 740 },
      colorScheme: view.theme,
    });
    const person = people.sessions[viewer];
    if (person !== null) await signIn(context, view.address, person);
    for (const of of pictures.filter((one) => one.viewer === viewer))
      shots.set(of.name, await takeOne(context, of, view, people.chat));
    await context.close();
  }
  return pictures.flatMap(({ name }) => shots.get(name) ?? []);
}

async function makeSheets(app: App, browser: Browser, folder: string | undefined): Promise<void> {
  const people = await makePeople(app.address);
  const target = path.join(root, 'docs', 'pictures');
  await mkdir(target, { recursive: true });
  if (folder !== undefined) await mkdir(folder, { recursive: true });
  for (const [width, cell] of Object.entries(widths)) {
    for (const theme of ['light', 'dark'] as const) {
      const shots = await takeAll(browser, { width: Number(width), theme, address: app.address }, people);
      await writeFile(path.join(target, `pages-${width}-${theme}.jpg`), await layOut(shots, cell, theme === 'dark'));
      if (folder === undefined) continue;
      for (const { name, png } of shots)
        await writeFile(path.join(folder, `${name.replaceAll(/\W+/g, '-')}-${width}-${theme}.png`), png);
    }
  }
}

await buildWeb();
const app = await startApp();
const browser = await openBrowser();
try {
  await makeSheets(app, browser, process.argv[2]);
} finally {
  await browser.close();
  await app.stop();
}
