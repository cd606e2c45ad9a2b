import {
  answer,
  startScriptedEndpoint,
  type ScriptedEndpoint,
  type Step,
} from '../server/src/models/testing/scripted-endpoint.ts';
import { test as base } from './fixtures.ts';
import { startApp, type App } from './start-app.ts';

const silence = answer('Nothing to say.');

/** A note's answer that has these statements in its plan, with what happens before each; they rest on no line, and stand as they are. */
export function planAnswer(
  statements: readonly string[],
  before: (index: number) => readonly Step[] = () => [],
): Step[] {
  const pieces = statements.flatMap((text, index): Step[] => [
    ...before(index),
    { say: `${index === 0 ? '' : ','}${JSON.stringify({ text, from: [] })}` },
  ]);
  return [{ say: '{"plan":[' }, ...pieces, ...answer(']}')];
}

/**
 * The app with a model that says what a journey has it say. All files that need one use this: a worker starts it once
 * for all their journeys.
 */
export const test = base.extend<
  { readonly silenced: undefined },
  { readonly endpoint: ScriptedEndpoint; readonly app: App }
>({
  endpoint: [
    async ({}, use) => {
      await using endpoint = await startScriptedEndpoint(silence);
      await use(endpoint);
    },
    { scope: 'worker' },
  ],
  app: [
    async ({ endpoint }, use) => {
      // What a journey has the model say is said once: a second reading has a journey of its own.
      const app = await startApp({
        MODEL_BASE_URL: endpoint.baseUrl,
        MODEL_NAME: 'scripted',
        MODEL_SECOND_READING: 'no',
      });
      await use(app);
      await app.stop();
    },
    { scope: 'worker' },
  ],
  /** No journey hears what another one had it say. */
  silenced: [
    async ({ endpoint }, use) => {
      endpoint.play(silence);
      await use(undefined);
    },
    { auto: true },
  ],
});
