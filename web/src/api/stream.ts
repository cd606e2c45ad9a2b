import type { EndpointShape, StreamEvent } from '@notewright/contract';
import { isAbort, networkProblem, unreadableProblem } from './call-problem.ts';
import { EventStreamReader, type ServerEvent } from './event-stream.ts';
import { request, type CallArguments } from './request.ts';

/** One event with the number to resume behind (`streamReply`'s `after`); null when the server gave none. */
export interface StreamedEvent {
  readonly id: number | null;
  readonly event: StreamEvent;
}

function readEvent({ id, data }: ServerEvent): StreamedEvent {
  try {
    const number = id === null || id === '' ? Number.NaN : Number(id);
    return { id: Number.isInteger(number) ? number : null, event: JSON.parse(data) as StreamEvent };
  } catch {
    throw unreadableProblem(200);
  }
}

/**
 * Makes a call whose answer is written while it comes. Gives each event as it arrives and ends when the server closes
 * the stream; whether the reply ended is said by its `turn-end`, not by the end of the stream. Throws `CallProblem`
 * (`network` also when the connection breaks half way), or the abort error of `signal`. Leaving the loop early closes
 * the connection; the reply goes on at the server.
 */
export async function* stream<E extends EndpointShape>(
  endpoint: E,
  ...[input]: CallArguments<E>
): AsyncGenerator<StreamedEvent, void, undefined> {
  const response = await request(endpoint, input ?? {}, 'text/event-stream');
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || response.body === null) throw unreadableProblem(response.status);
  const pieces = response.body.getReader();
  const events = new EventStreamReader();
  try {
    for (;;) {
      const { done, value } = await pieces.read();
      if (done) return;
      for (const event of events.push(value)) yield readEvent(event);
    }
  } catch (error) {
    if (isAbort(error) || !(error instanceof TypeError)) throw error;
    throw networkProblem();
  } finally {
    await pieces.cancel().catch(() => undefined);
  }
}
