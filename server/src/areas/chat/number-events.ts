import { readReplyMessages } from '../../presenters/read-reply-messages.ts';
import type { Localizable } from '../../language/localizable.ts';
import type { StreamEvent } from '@notewright/contract';
import type { EventStreamAnswer } from '../../http/route.ts';

type Numbered = { readonly id?: number | undefined; readonly data: Localizable<StreamEvent> };

/**
 * Gives each event its `seq` as the id under which a reader can go on, with `first`, if any, before all others. Written
 * without a generator: this runs once for every word of every reply, and a generator costs three times as much.
 */
export function numberEvents(
  events: AsyncGenerator<StreamEvent, void>,
  first: Localizable<StreamEvent> | null = null,
): EventStreamAnswer['events'] {
  let opening = first;
  const number = (step: IteratorResult<StreamEvent, void>): IteratorResult<Numbered, void> =>
    step.done === true ? step : { done: false, value: numbered(step.value) };
  return {
    [Symbol.asyncIterator]: () => ({
      next() {
        if (opening === null) return events.next().then(number);
        const value = { data: opening };
        opening = null;
        return Promise.resolve({ done: false, value });
      },
      return: () => events.return().then(number),
    }),
  };
}

function numbered(event: StreamEvent): Numbered {
  const data = event.type === 'turn-end' ? presentEnd(event) : event;
  return 'seq' in event ? { id: event.seq, data } : { data };
}

type TurnEnd = Extract<StreamEvent, { type: 'turn-end' }>;

function presentEnd(event: TurnEnd): Localizable<TurnEnd> {
  return { ...event, problem: readReplyMessages(event.problem), notice: readReplyMessages(event.notice) };
}
