import type { Page } from '@playwright/test';
import { expect, sampleNote, sendText, test } from './fixtures.ts';

/** Smooth scroll in the chat (specification, sections 2 and 9), frame by frame. */

interface Ride {
  readonly clicked: number;
  readonly marks: { readonly at: number; readonly left: number }[];
}

/** Scrolls a long chat up and notes, frame by frame, how far the end is after the click that leads back to it. */
async function rideToEnd(page: Page): Promise<Ride> {
  await page.setViewportSize({ width: 1440, height: 480 });
  await sendText(page, `${sampleNote}\n`.repeat(3));
  const log = page.getByRole('log');
  await log.hover();
  await page.mouse.wheel(0, -3000);
  await expect(page.getByRole('button', { name: 'Jump to latest' })).toBeVisible();
  // The wheel's own smooth scroll has to be over.
  await page.waitForTimeout(600);
  return log.evaluate(async (element) => {
    const left = (): number => element.scrollHeight - element.clientHeight - element.scrollTop;
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent === 'Jump to latest');
    const clicked = performance.now();
    button?.click();
    const marks = [{ at: performance.now() - clicked, left: left() }];
    while (performance.now() - clicked < 900) {
      const now = await new Promise<number>((resolve) => requestAnimationFrame(resolve));
      marks.push({ at: now - clicked, left: left() });
    }
    return { clicked, marks };
  });
}

test('the way back to the end takes 300 ms', async ({ home }) => {
  const { marks } = await rideToEnd(home);
  const start = marks[0]?.left ?? 0;
  expect(start).toBeGreaterThan(200);
  const arrived = marks.find((mark) => mark.left <= 1)?.at ?? Infinity;
  // It slows down to its end, whose last pixel it reaches a little early.
  expect(arrived).toBeGreaterThanOrEqual(220);
  expect(arrived).toBeLessThan(600);
  const between = marks.filter((mark) => mark.left > 1 && mark.left < start - 1);
  expect(between.length).toBeGreaterThan(2);
});

test('where motion is not wanted the way back to the end is instant', async ({ home }) => {
  await home.emulateMedia({ reducedMotion: 'reduce' });
  const { marks } = await rideToEnd(home);
  expect(marks[0]?.left ?? Infinity).toBeLessThanOrEqual(1);
});
