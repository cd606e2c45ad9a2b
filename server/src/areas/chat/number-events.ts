import type { StreamEvent } from '@notewright/contract';
import type { EventStreamAnswer } from '../../http/route.ts';

/** Gives each event its `seq` as the id under which a reader can go on. */
export async function* numberEvents(events: AsyncIterable<StreamEvent>): EventStreamAnswer['events'] & AsyncGenerator {
  for await (const event of events) {
    yield 'seq' in event ? { id: event.seq, data: event } : { data: event };
  }
}
