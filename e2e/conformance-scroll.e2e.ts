import type { Page } from '@playwright/test';
import { expect, sampleNote, sendText, test } from './fixtures.ts';
import { stopTime, whenStill } from './page-time.ts';

/** Smooth scroll in the chat (specification, sections 2 and 9), by the page's own time. */

/** How far time is moved from one look to the next, in milliseconds. */
const step = 20;

/** Scrolls a long chat up, and reads in steps of the page's own time how far the end is after the click that leads back. */
async function rideToEnd(page: Page): Promise<readonly { readonly at: number; readonly left: number }[]> {
  await page.setViewportSize({ width: 1440, height: 480 });
  await sendText(page, `${sampleNote}\n`.repeat(3));
  const log = page.getByRole('log');
  await log.hover();
  await page.mouse.wheel(0, -3000);
  const jump = page.getByRole('button', { name: 'Jump to latest' });
  await expect(jump).toBeVisible();
  // The wheel's own smooth scroll has to be over.
  await whenStill(log);
  await stopTime(page);
  const left = (): Promise<number> =>
    log.evaluate((element) => element.scrollHeight - element.clientHeight - element.scrollTop);
  await jump.dispatchEvent('click');
  const marks = [{ at: 0, left: await left() }];
  for (let at = step; at <= 400; at += step) {
    await page.clock.runFor(step);
    marks.push({ at, left: await left() });
  }
  return marks;
}

test('the way back to the end takes 300 ms', async ({ home }) => {
  const marks = await rideToEnd(home);
  const start = marks[0]?.left ?? 0;
  expect(start).toBeGreaterThan(200);
  const arrived = marks.find((mark) => mark.left <= 1)?.at ?? Infinity;
  // It slows down to its end, whose last pixel it reaches a little early; the frame after 300 ms is its last.
  expect(arrived).toBeGreaterThanOrEqual(220);
  expect(arrived).toBeLessThanOrEqual(300 + step);
  const between = marks.filter((mark) => mark.left > 1 && mark.left < start - 1);
  expect(between.length).toBeGreaterThan(5);
});

test('where motion is not wanted the way back to the end is instant', async ({ home }) => {
  await home.emulateMedia({ reducedMotion: 'reduce' });
  const marks = await rideToEnd(home);
  expect(marks[0]?.left ?? Infinity).toBeLessThanOrEqual(1);
});
