import { test as base } from './fixtures.ts';
import { signUpByCalls } from './sign-up-by-calls.ts';
import { startMovingApp, type MovingApp } from './start-moving-app.ts';

/** Every journey with a server of its own, since its time is moved. */
interface MovingFixtures {
  readonly moving: MovingApp;
  /** Settings of that server by their names. */
  readonly movingSettings: Readonly<Record<string, string>>;
}

export const test = base.extend<MovingFixtures>({
  movingSettings: [{}, { option: true }],
  moving: async ({ movingSettings }, use) => {
    const app = await startMovingApp(movingSettings);
    await use(app);
    await app.stop();
  },
  baseURL: async ({ moving }, use) => use(moving.address),
  account: async ({ moving }, use) => use(await signUpByCalls(moving.address)),
});
