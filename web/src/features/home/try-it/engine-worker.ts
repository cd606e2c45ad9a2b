import type { EngineAnswer, EngineQuestion } from './ask-engine.ts';
import { readText } from './read-text.ts';

// The engine on a thread of its own, in the visitor's browser. It is told a text and answers what came of it; it asks
// nothing of any server.
const say = (answer: EngineAnswer): void => self.postMessage(answer);

self.addEventListener('message', ({ data }: MessageEvent<EngineQuestion>) => {
  try {
    say({ kind: 'read', run: data.run, tried: readText(data.text) });
  } catch {
    say({ kind: 'broke', run: data.run });
  }
});

say({ kind: 'ready' });
