import type { UnnumberedTurnEvent } from '@notewright/contract';
import type { Model } from '../models/model.ts';
import type { ReplyEnd } from '../store/store.ts';
import { ToolProblem, type Tool, type ToolEnd } from '../tools/tool.ts';
import type { EndRequest, LiveTurn } from './live-turn.ts';
import type { TurnLog } from './turn-parts.ts';

type ToolResultEvent = Extract<UnnumberedTurnEvent, { type: 'tool-result' }>;

/** How a reply ended, but for its text, which the scribe has. */
export interface TurnOutcome {
  readonly end: Omit<ReplyEnd, 'content'>;
  /** A title for the chat, should it have none. */
  readonly title: string;
}

const sentences = {
  failed: 'This reply could not be finished because something went wrong on our side. Please try again.',
  shutdown: 'The server was restarted while this reply was being written. Please try again.',
  'store-lost': 'This reply could not be saved completely. Please try again.',
} as const;

/**
 * One turn as named events, from `turn-start` to the tool's last; the return value says how it ended. Ends at once when
 * the turn is asked to, even if the tool does not listen. Never throws.
 */
export async function* runTurn(
  turn: LiveTurn,
  tool: Tool,
  model: Model | null,
  log: TurnLog,
): AsyncGenerator<UnnumberedTurnEvent, TurnOutcome> {
  yield {
    type: 'turn-start',
    chat_id: turn.reply.chatId,
    message_id: turn.reply.id,
    user_message_id: turn.userMessage.id,
    model_name: turn.reply.toolName,
  };
  const work = tool({
    message: turn.userMessage.content,
    attachmentText: turn.userMessage.attachment?.text ?? '',
    signal: turn.signal,
    model,
  });
  const steps = abortable(work, turn.signal);
  let result: ToolResultEvent | null = null;
  try {
    for (;;) {
      const step = await steps.next();
      if (step === 'aborted') return abortedOutcome(turn.endRequest);
      if (step.done === true) return completeOutcome(step.value, result);
      if (step.value.type === 'tool-result') result = step.value;
      yield step.value;
    }
  } catch (error) {
    if (turn.signal.aborted) return abortedOutcome(turn.endRequest);
    log.error({ message_id: turn.reply.id, tool: turn.reply.toolName, err: error }, 'a reply failed');
    return failedOutcome(error instanceof ToolProblem ? error.message : sentences.failed);
  }
}

/** Asks a tool for its next event, but waits no longer than until the turn is to end. */
interface AbortableSteps<T, R> {
  next(): Promise<IteratorResult<T, R> | 'aborted'>;
}

/** One listener for the whole turn: a reply has thousands of steps. */
function abortable<T, R>(work: AsyncGenerator<T, R>, signal: AbortSignal): AbortableSteps<T, R> {
  let giveUp = (): void => undefined;
  signal.addEventListener('abort', () => giveUp());
  return {
    next: () =>
      new Promise((resolve, reject) => {
        if (signal.aborted) {
          resolve(leave(work));
          return;
        }
        giveUp = () => resolve(leave(work));
        work.next().then(resolve, reject);
      }),
  };
}

/** Lets the tool clean up without waiting for it. */
function leave<T, R>(work: AsyncGenerator<T, R>): 'aborted' {
  work.return(undefined as R).catch(() => undefined);
  return 'aborted';
}

const nothing = { statements: [], toolResult: null, problem: null, notice: null, writtenBy: null } as const;

function completeOutcome(end: ToolEnd, result: ToolResultEvent | null): TurnOutcome {
  return {
    title: end.title,
    end: {
      state: 'complete',
      statements: result?.statements ?? [],
      toolResult: result?.tool_result ?? null,
      problem: null,
      notice: end.notice,
      writtenBy: end.writtenBy,
    },
  };
}

function abortedOutcome(why: EndRequest | null): TurnOutcome {
  if (why === 'shutdown') return { title: '', end: { ...nothing, state: 'interrupted', problem: sentences.shutdown } };
  if (why === 'store-lost') return failedOutcome(sentences['store-lost']);
  return { title: '', end: { ...nothing, state: 'stopped' } };
}

function failedOutcome(problem: string): TurnOutcome {
  return { title: '', end: { ...nothing, state: 'failed', problem } };
}
