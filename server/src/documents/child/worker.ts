/**
 * Entry of the child process that reads documents: one request at a time over the IPC channel. Its parent may kill
 * it at any moment; it keeps nothing between requests and writes nothing anywhere.
 */
import { closeNetwork } from './close-network.ts';
import { watchMemory } from './watch-memory.ts';
import type { ChildMessage, ChildRequest } from '../child-messages.ts';

closeNetwork();
watchMemory(Number(process.argv[2]));

const { answerRequest } = await import('./answer-request.ts');
const { answerPicture } = await import('./answer-picture.ts');

function send(message: ChildMessage): void {
  process.send?.(message);
}

async function answer(request: ChildRequest): Promise<void> {
  const { id } = request;
  const startedRecognising = (): void => send({ kind: 'recognising', id });
  const isPicture = 'side' in request;
  const found = isPicture ? await answerPicture(request) : await answerRequest(request, startedRecognising);
  send({ kind: 'answer', id, answer: found });
}

process.on('message', (request: ChildRequest) => void answer(request));
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });
