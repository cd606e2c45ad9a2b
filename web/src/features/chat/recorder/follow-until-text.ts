import { recordings, type VisitRecording } from '@notewright/contract';
import { call, CallProblem } from '../../../api/call.ts';

/** How often the page asks whether a finished recording is text, in milliseconds. */
const askEvery = 1500;

export type Ask = () => Promise<{ readonly data: VisitRecording }>;

interface FollowOptions {
  readonly recordingId: string;
  readonly stay: AbortSignal;
  /** The first question, which finishes it or tries it again. Asked again until it is answered. */
  readonly ask: Ask;
  readonly isOver: () => boolean;
  readonly onConnection: (isConnected: boolean) => void;
}

/** Parts failed, and nothing is left that may still become text. */
export function hasFailed({ parts }: VisitRecording): boolean {
  const states = new Set(parts.map(({ state }) => state));
  return states.has('failed') && !states.has('waiting') && !states.has('missing') && !states.has('open');
}

/** No answer, or one that another try may repair, as one that was cut off; a locked page asks again when it is unlocked. */
const isPassing = ({ status, code }: CallProblem): boolean =>
  status < 400 || status >= 500 || status === 429 || code === 'session_locked';

/** Waits for a recording to be text. Gives it when it is, or when some of it failed; or why it cannot be; null when it is over. */
export async function followUntilText(options: FollowOptions): Promise<VisitRecording | CallProblem | null> {
  const { recordingId, stay, isOver, onConnection } = options;
  let { ask } = options;
  while (!isOver()) {
    try {
      const { data } = await ask();
      onConnection(true);
      if (data.is_done || hasFailed(data)) return data;
      ask = () => call(recordings.readRecording, { params: { recordingId }, signal: stay });
    } catch (error) {
      if (isOver() || stay.aborted) return null;
      const problem = error instanceof CallProblem ? error : null;
      if (problem !== null && !isPassing(problem)) return problem;
      onConnection(problem?.code === 'session_locked');
    }
    await new Promise((resolve) => setTimeout(resolve, askEvery));
  }
  return null;
}
