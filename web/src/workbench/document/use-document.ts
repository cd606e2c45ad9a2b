import { replaceEqualDeep } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createEngine, type Engine, type EngineFailure } from '../../features/home/try-it/ask-engine.ts';
import { cutText, type Piece } from './cut-text.ts';
import type { Asked, Reading } from './read-document.ts';

/** So long nothing is typed before the text is read, in milliseconds. */
const pause = 200;
/** A text as long as anybody pastes is read in seconds on a slow machine. */
const timeout = 60_000;

/** A reading with its text in pieces. */
export interface ShownReading extends Reading {
  readonly pieces: readonly Piece[];
}

export const withPieces = (reading: Reading): ShownReading => ({ ...reading, pieces: cutText(reading.annotation) });

export type DocumentState =
  | { readonly state: 'idle' | 'loading' | 'working' | 'read' }
  | { readonly state: 'failed'; readonly why: EngineFailure };

/**
 * The newest reading of a text; it stays while the next one is on its way. The engine is fetched when the first text is
 * there, and reads when nothing was typed for a moment.
 */
export function useDocument({ text, kind }: Asked): {
  readonly state: DocumentState;
  readonly reading: ShownReading | null;
} {
  const [state, setState] = useState<DocumentState>({ state: 'idle' });
  const [reading, setReading] = useState<ShownReading | null>(null);
  const engine = useRef<Engine<Asked> | null>(null);
  useEffect(
    () => () => {
      engine.current?.stop();
      engine.current = null;
    },
    [],
  );
  useEffect(() => {
    engine.current?.forget();
    const ask = (): void => {
      if (text.trim() === '') {
        setReading(null);
        return setState({ state: 'idle' });
      }
      engine.current ??= createEngine<Asked, Reading>({
        start: async () => (await import('./document-address.ts')).startReader(),
        tell(next) {
          setState(next.state === 'failed' ? next : { state: next.state });
          // What stays the same stays the same object, so that it is not drawn again.
          if (next.state === 'read') setReading((last) => replaceEqualDeep(last, withPieces(next.result)));
        },
        timeout,
      });
      engine.current.ask({ text, kind });
    };
    const timer = setTimeout(ask, pause);
    return () => clearTimeout(timer);
  }, [text, kind]);
  return { state, reading };
}
