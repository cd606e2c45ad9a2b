import type { Locator, Page } from '@playwright/test';

/**
 * Stops the page's time, which goes on by `page.clock.runFor` alone from here on: what lasts so many milliseconds is
 * then as long on a busy machine. Calls go on meanwhile, and `until` lets pass what a page waits for beside them.
 */
export async function stopTime(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 5000);
}

/** Lets stopped time go on in steps of milliseconds until something holds: a page also waits for its own timers. */
export async function until(page: Page, holds: () => Promise<boolean>, step = 1): Promise<void> {
  for (let steps = 0; !(await holds()); steps += 1) {
    if (steps === 2000) throw new Error('What was waited for did not come.');
    await page.clock.runFor(step);
  }
}

/** Waits until an element has stood where it is, and has scrolled nowhere, for ten frames. */
export const whenStill = (element: Locator): Promise<void> =>
  element.evaluate(async (node) => {
    const read = (): string => `${node.getBoundingClientRect().top} ${node.scrollTop}`;
    for (let [before, same] = [read(), 0]; same < 10;) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      same = read() === before ? same + 1 : 0;
      before = read();
    }
  });
