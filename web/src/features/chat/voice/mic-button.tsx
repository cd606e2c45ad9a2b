import { Mic, Square } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import * as words from './words.ts';

interface Props {
  readonly ref: Ref<HTMLButtonElement>;
  readonly isListening: boolean;
  readonly isHeard: boolean;
  readonly onToggle: () => void;
}

/** The round button: blue, red while listening, with a ring while speech is being received. */
export function MicButton({ ref, isListening, isHeard, onToggle }: Props): ReactNode {
  const Picture = isListening ? Square : Mic;
  return (
    <div className="nw-voice-mic">
      <button
        ref={ref}
        type="button"
        aria-labelledby="voice-mic-label"
        data-listening={isListening || undefined}
        data-heard={(isListening && isHeard) || undefined}
        onClick={onToggle}
      >
        <Picture aria-hidden="true" />
      </button>
      <span id="voice-mic-label">{isListening ? words.tapToStop : words.tapToSpeak}</span>
    </div>
  );
}
