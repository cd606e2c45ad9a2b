/**
 * Entry of the child process that reads documents: one request at a time over the IPC channel. Its parent may kill
 * it at any moment; it keeps nothing between requests and writes nothing anywhere.
 */
import { closeNetwork } from './close-network.ts';
import { watchMemory } from './watch-memory.ts';
import type { ChildMessage, ReadRequest } from '../child-messages.ts';

closeNetwork();
watchMemory(Number(process.argv[2]));

const { answerRequest } = await import('./answer-request.ts');

function send(message: ChildMessage): void {
  process.send?.(message);
}

async function answer(request: ReadRequest): Promise<void> {
  const startedRecognising = (): void => send({ kind: 'recognising', id: request.id });
  send({ kind: 'answer', id: request.id, answer: await answerRequest(request, startedRecognising) });
}

process.on('message', (request: ReadRequest) => void answer(request));
process.on('disconnect', () => process.exit());
send({ kind: 'ready' });
