import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import type { AxeResults, run } from 'axe-core';
import { expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds, each as its rule and the places. It is injected into a page once: axe's own adapter injects it for
 * each run, which takes five times as long as the run itself. No page here holds a frame of another origin.
 */
async function findWithAxe(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
  return page.evaluate(async (values) => {
    const { axe: own } = globalThis as unknown as { readonly axe: { readonly run: typeof run } };
    const options = { runOnly: { type: 'tag' as const, values }, resultTypes: ['violations' as const] };
    const { violations }: AxeResults = await own.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  }, tags);
}

/** No finding of axe by the rules of WCAG 2.2 AA and its best practice. */
export async function expectNoAxeFinding(page: Page): Promise<void> {
  expect(await findWithAxe(page)).toEqual([]);
}

/** Colours are judged at rest, not in a fade. */
const comeToRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((item) => item.effect?.getComputedTiming().iterations !== Infinity)
        // What goes by scrolling ends when somebody scrolls.
        .filter((item) => item.timeline === document.timeline)
        .map((item) => item.finished.catch(() => null)),
    ),
  );

/** No finding of axe, and nothing that makes the page scroll sideways. */
export async function expectAccessible(page: Page): Promise<void> {
  // A toast may begin to leave, or a page be rendered again, while axe reads: only the page at rest is judged.
  await expect(async () => {
    await comeToRest(page);
    await expectNoAxeFinding(page);
  }).toPass({ intervals: [250, 1000, 2000], timeout: 60_000 });
  const widerBy = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  // What leaves, as a toast, may stand out for a moment.
  await expect.poll(widerBy).toBeLessThanOrEqual(0);
}

/** The page as it stands passes in light and dark, wide and narrow; an open dialog stays open. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await wear(page, scheme);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  }
  await wear(page, 'light');
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Shows the page as the system would have it; a page that was opened in one theme keeps it by a class. */
async function wear(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.evaluate((isDark) => document.documentElement.classList.toggle('dark', isDark), scheme === 'dark');
}
