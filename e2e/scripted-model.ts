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

/** What such journeys have besides the usual. */
export interface ModelFixtures {
  readonly endpoint: ScriptedEndpoint;
  readonly app: App;
}

/**
 * The app with a model that says what a journey has it say: a worker starts it once for all journeys of a file.
 * @param settings which models it asks, and for what
 */
export const testWithModel = (settings: Readonly<Record<string, string>>) =>
  base.extend<{ readonly silenced: undefined }, ModelFixtures>({
    endpoint: [
      async ({}, use) => {
        await using endpoint = await startScriptedEndpoint(silence);
        await use(endpoint);
      },
      { scope: 'worker' },
    ],
    app: [
      async ({ endpoint }, use) => {
        const app = await startApp({ MODEL_BASE_URL: endpoint.baseUrl, ...settings });
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

/** With one model. All files that need no more use this: what a journey has it say is said once, and read by nobody again. */
export const test = testWithModel({ MODEL_NAME: 'scripted', MODEL_SECOND_READING: 'no' });
