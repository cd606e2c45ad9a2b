import { test as base } from '../scripted-model.ts';
import { watchBrowser, type Watch } from './watch-browser.ts';

/** The app with a model whose words are an attacker's, and a browser that is watched from its first page on. */
export const test = base.extend<{ readonly watch: Watch }>({
  watch: [async ({ context, app }, use) => use(await watchBrowser(context, app.address)), { auto: true }],
});
