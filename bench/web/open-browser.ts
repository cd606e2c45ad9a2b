import { chromium, type CDPSession, type Page } from 'playwright-core';
import { chromiumArgs, findChromium } from '../../e2e/find-chromium.ts';

interface BrowserOptions {
  readonly args?: readonly string[];
  /** Of the driver's own arguments, those that are left out. */
  readonly ignoreDefaultArgs?: string[];
}

/**
 * The browser of the journeys. Closed by `await using`; it ends with this process, however that ends, since the driver
 * speaks to it over a pipe.
 */
export async function openBrowser({ args = [], ...rest }: BrowserOptions = {}) {
  const found = await findChromium();
  const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return chromium.launch({
    executablePath: found.executablePath,
    args: [...chromiumArgs, ...args],
    ...rest,
    env: { ...Object.fromEntries(inherited), ...found.env },
  });
}

async function readClock(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find((one) => one.name === 'TaskDuration')?.value ?? Number.NaN);
}

/**
 * What something costs the main thread of a page, in milliseconds of processor time: script, style, layout and painting
 * together. Time in which other programs had the processor does not count, so a busy machine can be measured on.
 */
export async function measureMainThread(page: Page, act: () => Promise<unknown>): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const before = await readClock(session);
  await act();
  const after = await readClock(session);
  await session.detach();
  return after - before;
}
