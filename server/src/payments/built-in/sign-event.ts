import { createHmac, timingSafeEqual } from 'node:crypto';
import { PaymentSignatureError } from '../payments.ts';
import type { PaymentEvent } from '../payments.ts';

/** Milliseconds that an event's time may be away from ours, either way. */
const tolerance = 5 * 60_000;

/** What goes over the wire. */
export interface EventBody {
  readonly id: string;
  readonly type: 'checkout' | 'subscription' | 'invoice';
  readonly object: string;
}

function macOf(key: Uint8Array, seconds: string, body: Uint8Array | string): Buffer {
  return createHmac('sha256', key).update(`${seconds}.`).update(body).digest();
}

/** The header under which an event is sent. @param at Epoch milliseconds */
export function signEvent(key: Uint8Array, body: Uint8Array | string, at: number): string {
  const seconds = String(Math.floor(at / 1000));
  return `t=${seconds},v1=${macOf(key, seconds, body).toString('hex')}`;
}

/** Who has not signed, signed something else, or signed long ago, learns only that it is refused. */
export function readSignedEvent(
  key: Uint8Array,
  { body, signature }: { readonly body: Uint8Array; readonly signature: string | undefined },
  now: number,
): PaymentEvent {
  const fields = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(signature ?? '');
  const [, seconds = '0', mac = ''] = fields ?? [];
  const isSigned = timingSafeEqual(macOf(key, seconds, body), Buffer.from(mac.padEnd(64, '0'), 'hex'));
  const isFresh = Math.abs(now - Number(seconds) * 1000) <= tolerance;
  if (fields === null || !isSigned || !isFresh) throw new PaymentSignatureError('This event is not signed by us.');
  // What is signed by our own key was written by `writeEvent`.
  const { id, type, object } = JSON.parse(Buffer.from(body).toString('utf8')) as EventBody;
  return { id, kind: type, objectId: object };
}

export function writeEvent(event: EventBody): string {
  return JSON.stringify(event);
}
