import type { EngineAnswer, EngineQuestion } from '../../features/home/try-it/ask-engine.ts';
import { readDocument, type Asked, type Reading } from './read-document.ts';

// The engine on a thread of its own: typing stays smooth while a long text is read. It asks nothing of any server.
const say = (answer: EngineAnswer<Reading>): void => self.postMessage(answer);

self.addEventListener('message', ({ data: { run, asked } }: MessageEvent<EngineQuestion<Asked>>) => {
  try {
    say({ kind: 'read', run, result: readDocument(asked) });
  } catch {
    say({ kind: 'broke', run });
  }
});

say({ kind: 'ready' });
