import { chat } from '@notewright/contract';
import { noteEndedPlan } from '../../api/account/profile.ts';
import { call, CallProblem } from '../../api/call.ts';
import * as words from './words.ts';

async function answer(send: () => Promise<unknown>, failed: string): Promise<string | null> {
  try {
    await send();
    return null;
  } catch (error) {
    noteEndedPlan(error);
    if (!(error instanceof CallProblem)) return failed;
    if (error.code === 'not_found') return words.gone;
    return error.message;
  }
}

/** Co-signs what a request put before somebody. Answers why not, or null. */
export const sendCosignature = (
  requestId: string,
  body: { readonly credentials: string; readonly attestation: string },
): Promise<string | null> =>
  answer(() => call(chat.signCosignature, { params: { requestId }, body }), words.cosignFailed);

/** Sends it back to its author. Answers why not, or null. */
export const sendReturn = (requestId: string, comment: string): Promise<string | null> =>
  answer(() => call(chat.returnCosignature, { params: { requestId }, body: { comment } }), words.sendBackFailed);
