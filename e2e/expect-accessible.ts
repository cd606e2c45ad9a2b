import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** No finding of axe by the rules of WCAG 2.2 AA and its best practice. */
export async function expectNoAxeFinding(page: Page): Promise<void> {
  // In the page itself: no page here holds a frame of another origin, for which a run of its own would open a tab.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
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
  // A toast may begin to leave, or a page be drawn anew, while axe reads: what stands is judged, not what was passing.
  await expect(async () => {
    await comeToRest(page);
    await expectNoAxeFinding(page);
  }).toPass({ intervals: [250, 1000, 2000], timeout: 10_000 });
  const [wanted, given] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(wanted).toBeLessThanOrEqual(given ?? 0);
}

/** The page as it stands passes in light and dark, wide and narrow; an open dialog stays open. */
export async function expectAccessibleEverywhere(page: Page): Promise<void> {
  const darken = (isDark: boolean): Promise<unknown> =>
    page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), isDark);
  for (const isDark of [false, true]) {
    await darken(isDark);
    for (const width of [1440, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page);
    }
  }
  await darken(false);
  await page.setViewportSize({ width: 1440, height: 900 });
}
