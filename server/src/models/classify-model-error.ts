import { APICallError } from 'ai';
import { FetchProblem } from '../net/fetch-problem.ts';
import { ModelProblem } from './model.ts';
import { readRetryAfter } from './read-retry-after.ts';

/** Names what went wrong, and drops the rest: errors of the library carry what was asked and what was answered. */
export function classifyModelError(error: unknown): ModelProblem {
  // What ended the reading of an answer comes wrapped.
  for (const known of [error, error instanceof Error ? error.cause : null]) {
    if (known instanceof ModelProblem) return known;
    if (known instanceof FetchProblem) return new ModelProblem(known.kind);
  }
  if (!APICallError.isInstance(error)) return new ModelProblem(isNetworkError(error) ? 'unreachable' : 'broken');
  const status = error.statusCode;
  if (status === undefined) return new ModelProblem('unreachable');
  if (status === 429 || status === 408 || status >= 500) {
    return new ModelProblem('busy', readRetryAfter(error.responseHeaders?.['retry-after']), status);
  }
  return status >= 300 ? new ModelProblem('refused', null, status) : new ModelProblem('broken');
}

/** What `fetch` throws when there is no connection, or when it breaks. */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError && error.cause !== undefined;
}
