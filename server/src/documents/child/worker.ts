/**
 * Entry of the child process that reads documents: one request at a time over the IPC channel. Its parent may kill
 * it at any moment; it keeps nothing between requests and writes nothing anywhere.
 */
import { closeNetwork } from './close-network.ts';
import { takeRequests } from './take-requests.ts';
import { watchMemory } from './watch-memory.ts';
import type { ChildAnswer, ChildMessage, ChildRequest } from '../child-messages.ts';

closeNetwork();
watchMemory(Number(process.argv[2]));

const { answerRequest } = await import('./answer-request.ts');
const { answerPicture } = await import('./answer-picture.ts');
const { answerRedaction } = await import('./answer-redaction.ts');

function send(message: ChildMessage): void {
  process.send?.(message);
}

async function answer(request: ChildRequest): Promise<void> {
  send({ kind: 'answer', id: request.id, answer: await find(request) });
}

function find(request: ChildRequest): Promise<ChildAnswer> {
  const startedRecognising = (): void => send({ kind: 'recognising', id: request.id });
  if ('side' in request) return answerPicture(request);
  return 'redact' in request
    ? answerRedaction(request, startedRecognising)
    : answerRequest(request, startedRecognising);
}

takeRequests((request) => void answer(request));
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });
