import { useEffect, useRef, useState } from 'react';
import { createEngine, type Engine, type EngineState } from './ask-engine.ts';
import type { Tried } from './read-text.ts';

/** Longer texts belong into the product; the page says so. */
export const longestText = 4000;
/** So long nothing is typed before the text is read, in milliseconds. */
const pause = 350;

export type TryState =
  | EngineState<string, Tried>
  | { readonly state: 'idle' }
  | { readonly state: 'too-long'; readonly length: number };

interface Trying {
  readonly state: TryState;
  /** The newest result; it stays while the next one is on its way. */
  readonly tried: Tried | null;
  /** Reads a text at once, or after a pause in the typing. */
  readonly read: (text: string, when?: 'now' | 'paused') => void;
}

/** Has texts read by the engine, which is fetched when the first one is. */
export function useEngine(): Trying {
  const [state, setState] = useState<TryState>({ state: 'idle' });
  const [tried, setTried] = useState<Tried | null>(null);
  const engine = useRef<Engine<string> | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      engine.current?.stop();
      engine.current = null;
    },
    [],
  );
  const show = (next: TryState): void => {
    setState(next);
    if (next.state === 'read') setTried(next.result);
    else if (next.state !== 'loading' && next.state !== 'working') setTried(null);
  };
  const ask = (text: string): void => {
    engine.current ??= createEngine<string, Tried>({
      start: async () => (await import('./engine-address.ts')).startEngine(),
      tell: show,
    });
    engine.current.ask(text);
  };
  const read = (text: string, when: 'now' | 'paused' = 'now'): void => {
    clearTimeout(timer.current);
    engine.current?.forget();
    if (text.trim() === '') show({ state: 'idle' });
    else if (text.length > longestText) show({ state: 'too-long', length: text.length });
    else if (when === 'now') ask(text);
    else timer.current = setTimeout(ask, pause, text);
  };
  return { state, tried, read };
}
