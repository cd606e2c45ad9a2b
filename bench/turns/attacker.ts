import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** What the attackers have to do: one form, which each of them keeps sending. */
export interface AttackOrders {
  readonly origin: string;
  readonly tokens: readonly string[];
  /** Sends that each attacker keeps open. */
  readonly open: number;
  readonly contentType: string;
  readonly body: Uint8Array;
  /** After how many milliseconds they hang up; null: they wait for the answer. */
  readonly hangUp: number | null;
}

const orders = workerData as AttackOrders;
const stop = new AbortController();
parentPort?.once('message', () => stop.abort());

/** The status of the answer; null when they hung up, or the line was cut. */
function sendOne(token: string): Promise<number | null> {
  const { origin, contentType, body, hangUp } = orders;
  const signal = hangUp === null ? stop.signal : AbortSignal.any([stop.signal, AbortSignal.timeout(hangUp)]);
  return new Promise((resolve) => {
    const call = request(`${origin}/chat/create_chat/`, {
      method: 'POST',
      signal,
      headers: { authorization: `Bearer ${token}`, 'content-type': contentType, 'content-length': body.length },
    });
    call.once('error', () => resolve(null));
    call.once('response', (answer) => {
      answer.once('error', () => resolve(null));
      answer.once('end', () => resolve(answer.statusCode ?? null));
      answer.resume();
    });
    call.end(body);
  });
}

async function sendOn(token: string): Promise<void> {
  while (!stop.signal.aborted) {
    const status = await sendOne(token);
    // Who is refused at once waits a moment: else the attack is on this thread.
    if (status === null || status >= 400) await sleep(100);
  }
}

await Promise.all(orders.tokens.flatMap((token) => Array.from({ length: orders.open }, () => sendOn(token))));
