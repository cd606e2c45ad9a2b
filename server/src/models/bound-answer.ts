import { ModelProblem } from './model.ts';

/** Bytes of a whole answer, with all that a protocol puts around each word of the longest note. */
const longestBody = 16_000_000;
/** Bytes of one event, which is held, parsed and checked as one. */
const longestEvent = 256_000;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/**
 * What an endpoint answered, with an end to what is read of it: a body, unpacked, that is no longer than any note needs, in
 * events that each are parsed in a moment. What it says of a failure is not read: it may quote what it was asked.
 */
export async function boundAnswer(answer: Response): Promise<Response> {
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    return new Response(null, { status: answer.status, headers: retryAfter(answer.headers) });
  }
  return new Response(answer.body.pipeThrough(countBytes()), { status: answer.status, headers: answer.headers });
}

function retryAfter(headers: Headers): Record<string, string> {
  const value = headers.get('retry-after');
  return value === null ? {} : { 'retry-after': value };
}

function countBytes(): TransformStream<Uint8Array, Uint8Array> {
  let whole = 0;
  let event = 0;
  let isLineEmpty = true;
  return new TransformStream({
    transform(bytes, controller) {
      whole += bytes.length;
      for (const byte of bytes) {
        event++;
        if (byte === lineFeed) {
          if (isLineEmpty) event = 0;
          isLineEmpty = true;
        } else if (byte !== carriageReturn) isLineEmpty = false;
        if (event > longestEvent) break;
      }
      if (whole > longestBody || event > longestEvent) controller.error(new ModelProblem('endless'));
      else controller.enqueue(bytes);
    },
  });
}
