import { GrowingText } from './growing-text.ts';
import type { stageNames, TurnEvent, UnnumberedTurnEvent } from '@notewright/contract';

/**
 * What each event between `turn-start` and the end was, without its text: a number is the length of the reply after a
 * `text-delta`, a name is a stage. With it and the stored text, the events of an ended reply can be told again exactly
 * as they were numbered.
 */
export type TurnTrace = readonly (number | (typeof stageNames)[number])[];

/** Numbers the events of one reply and keeps those that are not stored yet. */
export interface TurnScribe {
  readonly messageId: string;
  /** The whole text so far. */
  readonly text: string;
  readonly trace: TurnTrace;
  /** Characters of text that wait to be stored. */
  readonly waiting: number;
  /** True once something was handed over to be stored. */
  readonly isTaken: boolean;
  /** Text that follows text still waiting joins it, so slow storing makes fewer, larger events. */
  write(event: UnnumberedTurnEvent): void;
  /** Hands over what waits. */
  take(): readonly TurnEvent[];
}

export function createTurnScribe(messageId: string): TurnScribe {
  const trace: (number | (typeof stageNames)[number])[] = [];
  let pending: TurnEvent[] = [];
  const text = new GrowingText();
  let waiting = 0;
  let nextSeq = 0;
  let isTaken = false;

  function writeText(added: string): void {
    text.add(added);
    waiting += added.length;
    const last = pending.at(-1);
    if (last?.type === 'text-delta') {
      pending[pending.length - 1] = { ...last, text: last.text + added };
      trace[trace.length - 1] = text.length;
      return;
    }
    pending.push({ type: 'text-delta', seq: nextSeq++, text: added });
    trace.push(text.length);
  }

  return {
    messageId,
    get text() {
      return text.toString();
    },
    trace,
    get waiting() {
      return waiting;
    },
    get isTaken() {
      return isTaken;
    },
    write(event) {
      if (event.type === 'text-delta') {
        if (event.text !== '') writeText(event.text);
        return;
      }
      if (event.type === 'stage-start') trace.push(event.stage);
      pending.push({ ...event, seq: nextSeq++ });
    },
    take() {
      const taken = pending;
      isTaken = true;
      pending = [];
      waiting = 0;
      return taken;
    },
  };
}
