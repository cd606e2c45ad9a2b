import { replyProblems } from '../kernel/reply-messages.ts';
import type { UnnumberedTurnEvent } from '@notewright/contract';
import type { Model } from '../models/model.ts';
import type { ReplyEnd } from '../store/store.ts';
import {
  ToolProblem,
  type ProducedFile,
  type Tool,
  type ToolEnd,
  type ToolEvent,
  type ToolRun,
} from '../tools/tool.ts';
import type { EndRequest, LiveTurn } from './live-turn.ts';
import { sourcesOf } from './sources-of.ts';
import type { TurnLog } from './turn-parts.ts';

type ToolResultEvent = Extract<UnnumberedTurnEvent, { type: 'tool-result' }>;

/** Set once a reply is whole, though its tool goes on. */
interface Kept {
  whole: TurnOutcome | null;
}

/** How a reply ended, but for its text, which the scribe has. */
export interface TurnOutcome {
  readonly end: Omit<ReplyEnd, 'content'>;
  /** A title for the chat, should it have none. */
  readonly title: string;
  /** What comes back with it. */
  readonly file: ProducedFile | null;
  /** Of a version that was made as its person said. */
  readonly edit?: NonNullable<ToolEnd['edit']>;
}

/**
 * Takes the next event of a turn; a promise asks to wait before more is told. Written as a call, not as a generator: it
 * happens for every word of every reply, and a generator costs three times as much.
 */
export type EmitEvent = (event: UnnumberedTurnEvent) => Promise<void> | undefined;

export interface RunParts {
  readonly tool: Tool;
  readonly model: Model | null;
  readonly log: TurnLog;
  readonly tell: EmitEvent;
  /** Keeps a reply that is whole, though its tool goes on. Never rejects. */
  readonly keep: (whole: TurnOutcome) => Promise<void>;
  /** What a tool reaches of what is kept. */
  readonly reach: Pick<
    ToolRun,
    'file' | 'surrogateKey' | 'earlierNote' | 'noteAtHand' | 'personName' | 'preferences' | 'flagDecisions'
  >;
}

/**
 * Tells one turn as named events, from `turn-start` to the tool's last, and answers how it ended. Ends at once when the
 * turn is asked to, even if the tool does not listen; nothing is told after that. Never rejects.
 */
export function runTurn(turn: LiveTurn, parts: RunParts): Promise<TurnOutcome> {
  return new Promise((resolve) => {
    const kept: Kept = { whole: null };
    const work = parts.tool({
      message: turn.userMessage.content,
      sources: sourcesOf(turn.userMessage),
      redaction: turn.userMessage.redaction,
      note: turn.userMessage.note,
      completing: turn.completing,
      ...parts.reach,
      signal: turn.signal,
      asker: { person: turn.owner.userId, company: turn.owner.tenantId, signal: turn.signal },
      model: parts.model,
    });
    const giveUp = (): void => {
      // Lets the tool clean up without waiting for it.
      work.return(undefined as never).catch(() => undefined);
      resolve(abortedOutcome(turn.endRequest, kept));
    };
    turn.signal.addEventListener('abort', giveUp, { once: true });
    void emitAll(turn, work, parts, kept)
      .catch((error: unknown) => outcomeOfError(turn, parts.log, error, kept))
      .then(resolve);
    if (turn.signal.aborted) giveUp();
  });
}

async function emitAll(
  turn: LiveTurn,
  work: AsyncGenerator<ToolEvent, ToolEnd>,
  { tell, keep }: RunParts,
  kept: Kept,
): Promise<TurnOutcome> {
  if (turn.signal.aborted) return abortedOutcome(turn.endRequest, kept);
  await tell(startOf(turn));
  let result: ToolResultEvent | null = null;
  for (;;) {
    const step = await work.next();
    if (turn.signal.aborted) return abortedOutcome(turn.endRequest, kept);
    if (step.done === true) return completeOutcome(step.value, result);
    if (step.value.type === 'tool-result') {
      const { whole, ...rest } = step.value;
      result = rest;
      if (whole) {
        kept.whole = completeOutcome(whole, rest);
        await keep(kept.whole);
        if (turn.signal.aborted) return abortedOutcome(turn.endRequest, kept);
      }
    }
    const pause = tell(step.value);
    if (pause === undefined) continue;
    await pause;
    if (turn.signal.aborted) return abortedOutcome(turn.endRequest, kept);
  }
}

function startOf(turn: LiveTurn): UnnumberedTurnEvent {
  return {
    type: 'turn-start',
    chat_id: turn.reply.chatId,
    message_id: turn.reply.id,
    user_message_id: turn.userMessage.id,
    model_name: turn.reply.toolName,
  };
}

function outcomeOfError(turn: LiveTurn, log: TurnLog, error: unknown, kept: Kept): TurnOutcome {
  if (turn.signal.aborted) return abortedOutcome(turn.endRequest, kept);
  if (kept.whole !== null) {
    log.warn({ message_id: turn.reply.id, tool: turn.reply.toolName, err: error }, 'a whole reply was not made better');
    return kept.whole;
  }
  log.error({ message_id: turn.reply.id, tool: turn.reply.toolName, err: error }, 'a reply failed');
  return failedOutcome(error instanceof ToolProblem ? error.message : String(replyProblems.failed));
}

const bare = { title: '', file: null } as const;
const nothing = { statements: [], toolResult: null, problem: null, notice: null, writtenBy: null } as const;

function completeOutcome(end: ToolEnd, result: ToolResultEvent | null): TurnOutcome {
  return {
    title: end.title,
    file: end.file ?? null,
    ...(end.edit ? { edit: end.edit } : {}),
    end: {
      state: 'complete',
      statements: result?.statements ?? [],
      toolResult: result?.tool_result ?? null,
      problem: null,
      notice: end.notice,
      writtenBy: end.writtenBy,
      ...(end.offer ? { offeredTool: end.offer } : {}),
    },
  };
}

function abortedOutcome(why: EndRequest | null, { whole }: Kept): TurnOutcome {
  if (whole !== null && why !== 'store-lost') return whole;
  if (why === 'shutdown')
    return { ...bare, end: { ...nothing, state: 'interrupted', problem: String(replyProblems.shutdown) } };
  if (why === 'store-lost') return failedOutcome(String(replyProblems.storeLost), whole);
  return { ...bare, end: { ...nothing, state: 'stopped' } };
}

/** @param whole what the reply had all the same */
function failedOutcome(problem: string, whole: TurnOutcome | null = null): TurnOutcome {
  return { ...bare, end: { ...nothing, ...whole?.end, state: 'failed', problem } };
}
