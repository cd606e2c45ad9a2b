import type { EndpointShape, ResponseOf } from '@notewright/contract';
import { isAbort, networkProblem, unreadableProblem } from './call-problem.ts';
import { request, type CallArguments } from './request.ts';

export { CallProblem, isAbort } from './call-problem.ts';

async function readBody<T>(response: Response, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (isAbort(error)) throw error;
    throw error instanceof SyntaxError ? unreadableProblem(response.status) : networkProblem();
  }
}

/** Makes one call of the contract and gives its JSON answer. Throws `CallProblem`, or the abort error of `signal`. */
export async function call<E extends EndpointShape>(endpoint: E, ...[input]: CallArguments<E>): Promise<ResponseOf<E>> {
  const response = await request(endpoint, input ?? {}, 'application/json');
  return readBody(response, () => response.json() as Promise<ResponseOf<E>>);
}

/** Makes a call whose answer is a file. */
export async function callForFile<E extends EndpointShape>(endpoint: E, ...[input]: CallArguments<E>): Promise<Blob> {
  const response = await request(endpoint, input ?? {}, '*/*');
  return readBody(response, () => response.blob());
}
