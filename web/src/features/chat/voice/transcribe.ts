import { chat, type SpokenLanguage } from '@notewright/contract';
import { call, CallProblem } from '../../../api/call.ts';
import { noteEndedPlan } from '../../../api/account/profile.ts';
import * as words from './words.ts';

export interface Transcribed {
  /** Empty when there is none. */
  readonly text: string;
  readonly problem: string | null;
  /** The same recording can go again. */
  readonly mayTryAgain: boolean;
}

/** Problems that another try does not solve. */
const lasting: ReadonlySet<string> = new Set([
  'unsupported_audio',
  'file_too_large',
  'audio_missing',
  'speech_off',
  'plan_required',
  'forbidden',
]);

/** Sends a recording to the product's own call; a failure is a sentence. */
export async function transcribe(file: File, language: SpokenLanguage, stay: AbortSignal): Promise<Transcribed> {
  try {
    const { data } = await call(chat.transcribeAudio, { body: { language }, file, signal: stay });
    return { text: data.text, problem: data.text === '' ? words.nothingHeard : null, mayTryAgain: false };
  } catch (error) {
    if (!(error instanceof CallProblem)) return { text: '', problem: words.sendFailed, mayTryAgain: true };
    noteEndedPlan(error);
    return { text: '', problem: error.message, mayTryAgain: !lasting.has(error.code) };
  }
}
