import type { authenticationApp, ResponseOf } from '@notewright/contract';
import { CallProblem } from './call-problem.ts';
import * as words from './passkeys.words.ts';

export type Challenge = ResponseOf<typeof authenticationApp.readPasskeyOptions>;

/** True where this browser can be asked for a passkey at all. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/**
 * Asks the browser to answer a passkey's question. Throws `CallProblem` (`passkey_invalid`) when the person would
 * rather not, or the device could not.
 */
export async function answerChallenge({
  challenge_id: id,
  options,
}: Challenge): Promise<authenticationApp.AnsweredChallenge> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];
  try {
    // The server wrote these options with the other half of the same library.
    const response = await startAuthentication({ optionsJSON: options as unknown as Options });
    return { challenge_id: id, response: response as authenticationApp.UsedPasskey };
  } catch {
    throw new CallProblem('passkey_invalid', 0, words.notUsed);
  }
}
