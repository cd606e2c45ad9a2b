import type { StreamEvent } from '@notewright/contract';
import type { EventStreamAnswer } from '../../http/route.ts';

type Numbered = { readonly id?: number | undefined; readonly data: StreamEvent };

/**
 * Gives each event its `seq` as the id under which a reader can go on, with `first`, if any, before all others. Written
 * without a generator: this runs once for every word of every reply, and a generator costs three times as much.
 */
export function numberEvents(
  events: AsyncGenerator<StreamEvent, void>,
  first: StreamEvent | null = null,
): EventStreamAnswer['events'] {
  let opening = first;
  const number = (step: IteratorResult<StreamEvent, void>): IteratorResult<Numbered, void> =>
    step.done === true ? step : { done: false, value: numbered(step.value) };
  return {
    [Symbol.asyncIterator]: () => ({
      next() {
        if (opening === null) return events.next().then(number);
        const value = numbered(opening);
        opening = null;
        return Promise.resolve({ done: false, value });
      },
      return: () => events.return().then(number),
    }),
  };
}

function numbered(event: StreamEvent): Numbered {
  return 'seq' in event ? { id: event.seq, data: event } : { data: event };
}
