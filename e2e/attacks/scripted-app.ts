import {
  answer,
  startScriptedEndpoint,
  type ScriptedEndpoint,
} from '../../server/src/models/testing/scripted-endpoint.ts';
import { test as base } from '../fixtures.ts';
import { startApp, type App } from '../start-app.ts';
import { watchBrowser, type Watch } from './watch-browser.ts';

/** The app with a model whose words are an attacker's, and a browser that is watched from its first page on. */
export const test = base.extend<{ readonly watch: Watch }, { readonly endpoint: ScriptedEndpoint; readonly app: App }>({
  endpoint: [
    async ({}, use) => {
      await using endpoint = await startScriptedEndpoint(answer('Nothing to say.'));
      await use(endpoint);
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ endpoint }, use) => {
      const app = await startApp({ MODEL_BASE_URL: endpoint.baseUrl, MODEL_NAME: 'scripted' });
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  watch: [async ({ context, app }, use) => use(await watchBrowser(context, app.address)), { auto: true }],
});
