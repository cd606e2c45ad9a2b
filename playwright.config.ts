import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './e2e/find-chromium.ts';

const chromium = await findChromium();
const inherited = Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  // Each is a browser and often a server: a third on two cores was not done sooner (28.3 minutes for 27.0), and made all wait.
  workers: 2,
  // What a busy machine needs; a journey in trouble ends sooner by what it expects.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['line']],
  forbidOnly: true,
  // A journey that fails once has failed: what only a second try passes is a fault of the journey or of the product.
  retries: 0,
  use: {
    browserName: 'chromium',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    navigationTimeout: 45_000,
    launchOptions: {
      executablePath: chromium.executablePath,
      args: [...chromiumArgs],
      env: { ...Object.fromEntries(inherited), ...chromium.env },
    },
  },
});
