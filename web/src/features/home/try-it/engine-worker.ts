import type { EngineAnswer, EngineQuestion } from './ask-engine.ts';
import { readText, type Tried } from './read-text.ts';

// The engine on a thread of its own, in the visitor's browser. It is told a text and answers what came of it; it asks
// nothing of any server.
const say = (answer: EngineAnswer<Tried>): void => self.postMessage(answer);

self.addEventListener('message', ({ data }: MessageEvent<EngineQuestion<string>>) => {
  try {
    say({ kind: 'read', run: data.run, result: readText(data.asked) });
  } catch {
    say({ kind: 'broke', run: data.run });
  }
});

say({ kind: 'ready' });
