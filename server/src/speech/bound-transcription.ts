import { limits } from '@notewright/contract';
import { FetchProblem } from '../net/fetch-problem.ts';

/** JSON can take six bytes for a character. */
const longestAnswer = 6 * limits.spokenCharacters + 10_000;

/** What a speech endpoint answered, in one piece, with an end to what is read of it: that of the longest text it may give. */
export function boundTranscription(answer: Response): Promise<Response> {
  if (answer.body === null) return Promise.resolve(answer);
  let length = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(bytes, controller) {
      length += bytes.length;
      if (length > longestAnswer) controller.error(new FetchProblem('endless'));
      else controller.enqueue(bytes);
    },
  });
  const { status, headers } = answer;
  return Promise.resolve(new Response(answer.body.pipeThrough(counted), { status, headers }));
}
