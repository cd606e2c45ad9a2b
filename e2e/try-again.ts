import { expect } from '@playwright/test';

const longestLimit = 16_000;

/**
 * Does a step again until what it leads to is there, and waits twice as long for it each time: on a busy machine a page
 * needs seconds, and a limit that stays as it is would be missed by every try.
 * @param step is given the option for what it expects
 */
export async function tryAgain(step: (within: { readonly timeout: number }) => Promise<void>): Promise<void> {
  let timeout = 500;
  await expect(async () => {
    timeout = Math.min(2 * timeout, longestLimit);
    await step({ timeout });
  }).toPass();
}
