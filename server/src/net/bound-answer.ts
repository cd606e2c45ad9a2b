import { FetchProblem } from './fetch-problem.ts';

/** Bytes of a whole answer, with all that a protocol puts around each word of the longest note. */
const longestBody = 16_000_000;
/** Bytes of one event, which is held, parsed and checked as one. */
const longestEvent = 256_000;

const lineFeed = 0x0a;
const carriageReturn = 0x0d;

/** Events as frames with their length before them, of Amazon's protocols; all others end an event with an empty line. */
const frames = 'application/vnd.amazon.eventstream';

/**
 * What an endpoint answered, with an end to what is read of it: a body that is no longer than any note needs, in events
 * that each are parsed in a moment. What it says of a failure is not read: it may quote what it was asked.
 */
export async function boundAnswer(answer: Response): Promise<Response> {
  if (!answer.ok || answer.body === null) {
    await answer.body?.cancel();
    return new Response(null, { status: answer.status, headers: retryAfter(answer.headers) });
  }
  const isFramed = answer.headers.get('content-type')?.startsWith(frames) === true;
  const measure = isFramed ? measureFrames() : measureLines();
  return new Response(answer.body.pipeThrough(countBytes(measure)), {
    status: answer.status,
    headers: answer.headers,
  });
}

function retryAfter(headers: Headers): Record<string, string> {
  const value = headers.get('retry-after');
  return value === null ? {} : { 'retry-after': value };
}

/** Takes the next bytes, and says whether the event that they belong to is too long. */
type Measure = (bytes: Uint8Array) => boolean;

function countBytes(isTooLong: Measure): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let whole = 0;
  return new TransformStream({
    transform(bytes, controller) {
      whole += bytes.length;
      if (whole > longestBody || isTooLong(bytes)) controller.error(new FetchProblem('endless'));
      else controller.enqueue(bytes);
    },
  });
}

function measureLines(): Measure {
  let event = 0;
  let isLineEmpty = true;
  return (bytes) => {
    for (const byte of bytes) {
      event++;
      if (byte === lineFeed) {
        if (isLineEmpty) event = 0;
        isLineEmpty = true;
      } else if (byte !== carriageReturn) isLineEmpty = false;
      if (event > longestEvent) return true;
    }
    return false;
  };
}

const lengthBytes = 4;

/** A frame says at its beginning how long it is, big-endian, these four bytes counted in. */
function measureFrames(): Measure {
  let length = 0;
  let read = 0;
  return (bytes) => {
    for (let at = 0; at < bytes.length;) {
      if (read < lengthBytes) {
        length = length * 256 + (bytes[at] ?? 0);
        read += 1;
        at += 1;
        if (read === lengthBytes && (length > longestEvent || length <= lengthBytes)) return true;
        continue;
      }
      const step = Math.min(length - read, bytes.length - at);
      read += step;
      at += step;
      if (read === length) {
        read = 0;
        length = 0;
      }
    }
    return false;
  };
}
