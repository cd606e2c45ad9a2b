import { emr } from '@notewright/contract';
import { keepEmrAttempt, type EmrLaunchCall } from '../../session/emr-attempt.ts';
import { call } from '../call.ts';

/**
 * Leaves for the record system, which asks whether the record may be read and, without a launch of its own, for the patient.
 * @param from the launch that a record system sent, or the connection to open a patient in
 * @param chatId the chat from which it is begun, to come back to; null where there is none
 * Throws `CallProblem`, or another error where this tab cannot keep what finishes it.
 */
export async function openRecord(
  from: EmrLaunchCall | { readonly connection_id: string },
  chatId: string | null,
): Promise<void> {
  const { authorization_url: address, emr_attempt: secret } = await call(emr.beginLaunch, { body: from });
  if (!/^https?:\/\//i.test(address)) throw new Error('This is no address of a page.');
  if (!keepEmrAttempt({ secret, chatId })) throw new Error('This tab can keep nothing.');
  location.assign(address);
}
