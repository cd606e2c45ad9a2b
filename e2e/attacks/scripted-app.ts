import type { Page } from '@playwright/test';
import { test as base } from '../scripted-model.ts';
import { watchBrowser, type Watch } from './watch-browser.ts';

/** The app with a model whose words are an attacker's, and a browser that is watched from its first page on. */
export const test = base.extend<{ readonly watch: Watch }>({
  watch: [async ({ context, app }, use) => use(await watchBrowser(context, app.address)), { auto: true }],
});

/** Chooses the tool that a new chat begins with. */
export const chooseTool = (page: Page, name: 'Chartwright' | 'Validify'): Promise<void> =>
  page
    .getByRole('group', { name: 'Tools' })
    .getByRole('button', { name: new RegExp(`^${name}`) })
    .click();
