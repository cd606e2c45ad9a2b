import { TOTP } from 'otpauth';
import type { MovingClock } from '../../../../testing/moving-clock.ts';
import { makeSoftPasskey } from '../../../../testing/soft-passkey.ts';
import type { Saying, SoftPasskey } from '../../../../testing/soft-passkey.ts';
import type { CallAnswer, TestServer, TestUser } from '../../../../testing/start-test-server.ts';

const prefix = '/authentication_app';
export const settingsPath = `${prefix}/settings/second_factor/`;

/** The code that an app shows at the clock's time, or steps of thirty seconds beside it. */
export function codeOf(secret: string, clock: MovingClock, steps = 0): string {
  return new TOTP({ secret, digits: 6, period: 30 }).generate({ timestamp: clock.now() + steps * 30_000 });
}

/** A code of the right shape that is none of those which count around now. */
export function wrongCodeOf(secret: string, clock: MovingClock): string {
  const counting = new Set([-2, -1, 0, 1, 2].map((steps) => codeOf(secret, clock, steps)));
  for (let number = 0; ; number += 1) {
    const code = String(number).padStart(6, '0');
    if (!counting.has(code)) return code;
  }
}

export interface AppUser extends TestUser {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/**
 * The calls around second factors over a test server. The clock is set to the beginning of a time step, so that no
 * test runs over the end of one.
 */
export function createFactorCalls(server: TestServer, clock: MovingClock) {
  clock.advance(30_000 - (clock.now() % 30_000) + 1000);
  const post = (path: string, body: object, token?: string): Promise<CallAnswer> =>
    server.call('POST', `${prefix}/${path}`, { body, ...(token === undefined ? {} : { token }) });
  const inSettings = (method: string, path: string, token: string, body?: object): Promise<CallAnswer> =>
    server.call(method, `${settingsPath}${path}`, { token, ...(body === undefined ? {} : { body }) });
  const origin = (): string => server.origin.replace('127.0.0.1', 'localhost');

  const signIn = (email: string, password: string, more: object = {}): Promise<CallAnswer> =>
    post('signin/', { email, password, ...more });
  const secondStep = (second_factor_token: unknown, given: object): Promise<CallAnswer> =>
    post('second_factor/', { second_factor_token, ...given });

  const setUpApp = async (token: string): Promise<{ readonly secret: string; readonly answer: CallAnswer }> => {
    const opened = await inSettings('POST', 'app_setup/', token, {});
    const secret = String(opened.body['secret']);
    const body = { setup_id: opened.body['setup_id'], totp: codeOf(secret, clock) };
    return { secret, answer: await inSettings('POST', 'app/', token, body) };
  };
  /** Somebody with an authenticator app; the clock is moved on, so that a new code counts. */
  const createAppUser = async (): Promise<AppUser> => {
    const user = await server.createUser();
    const { secret, answer } = await setUpApp(user.accessToken);
    if (answer.status !== 200)
      throw new Error(`The app was not set up: ${answer.status} ${String(answer.body['code'])}`);
    clock.advance(60_000);
    return { ...user, secret, recoveryCodes: answer.body['recovery_codes'] as readonly string[] };
  };
  /** The token of the second step, after the right password. */
  const askStep = async (user: TestUser, more: object = {}): Promise<string> => {
    const asked = await signIn(user.email, user.password, more);
    if (asked.body['code'] !== 'second_factor_required') throw new Error(`Not asked: ${JSON.stringify(asked.body)}`);
    return String(asked.body['second_factor_token']);
  };
  const addPasskey = async (
    token: string,
    more: { readonly passkey?: SoftPasskey; readonly saying?: Partial<Saying>; readonly name?: string } = {},
  ): Promise<{ readonly passkey: SoftPasskey; readonly answer: CallAnswer }> => {
    const passkey = more.passkey ?? makeSoftPasskey();
    const opened = await inSettings('POST', 'passkey_setup/', token, {});
    const response = passkey.register({ challenge: challengeOf(opened), origin: origin(), ...more.saying });
    const body = { challenge_id: opened.body['challenge_id'], name: more.name ?? 'My key', response };
    return { passkey, answer: await inSettings('POST', 'passkeys/', token, body) };
  };
  const signInWithPasskey = async (
    passkey: SoftPasskey,
    user: { readonly id: string },
    saying: Partial<Saying> = {},
    more: object = {},
  ): Promise<CallAnswer> => {
    const opened = await post('passkey_options/', {});
    const userHandle = Buffer.from(user.id).toString('base64url');
    const response = passkey.use({
      challenge: challengeOf(opened),
      origin: origin(),
      userHandle,
      counter: 0,
      ...saying,
    });
    return post('passkey_sign_in/', { challenge_id: opened.body['challenge_id'], response, ...more });
  };
  return {
    post,
    inSettings,
    origin,
    signIn,
    secondStep,
    setUpApp,
    createAppUser,
    askStep,
    addPasskey,
    signInWithPasskey,
  };
}
export type FactorCalls = ReturnType<typeof createFactorCalls>;

export function challengeOf(opened: CallAnswer): string {
  return String((opened.body['options'] as Record<string, unknown> | undefined)?.['challenge']);
}
