import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './e2e/find-chromium.ts';

const chromium = await findChromium();
const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  workers: 2,
  // What a busy machine needs; a journey in trouble ends sooner by what it expects.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['line']],
  forbidOnly: true,
  // A shared machine may starve a browser for a moment; a test that passes on a second try is reported as flaky.
  retries: process.env['CI'] ? 2 : 0,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    // What waits longer waits for something that has gone by: the second try then begins early.
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    // Recording every test takes as long again as the test itself.
    trace: 'on-first-retry',
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromiumArgs],
      env: { ...Object.fromEntries(inherited), ...chromium.env },
    },
  },
});
