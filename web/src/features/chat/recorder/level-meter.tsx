import { useEffect, useRef, useState, type ReactNode } from 'react';
import { levelStore } from './visit-store.ts';
import * as words from './words.ts';

/** A voice in a room is at about this level (root of the mean square, of 1); so much fills the meter. */
const fullLevel = 0.2;
/** Less than this is no sound. */
const faint = 0.003;
/** After so many milliseconds without any, it is said. */
const silenceTime = 8000;

/** True where sound has come in within the last moments. Drawn again when that changes alone. */
function useHasSound(): boolean {
  const [hasSound, setSound] = useState(true);
  const heardAt = useRef(0);
  useEffect(() => {
    heardAt.current = performance.now();
    return levelStore.subscribe(({ level }) => {
      if (level > faint) heardAt.current = performance.now();
      setSound(performance.now() - heardAt.current < silenceTime);
    });
  }, []);
  return hasSound;
}

/** How loud it is: a line that grows, and the same in words. The line is written past React, ten times a second. */
export function LevelMeter(): ReactNode {
  const line = useRef<HTMLElement>(null);
  const hasSound = useHasSound();
  useEffect(
    () =>
      levelStore.subscribe(({ level }) => {
        if (line.current !== null) line.current.style.scale = `${Math.min(1, Math.sqrt(level / fullLevel))} 1`;
      }),
    [],
  );
  return (
    <span className="nw-visit-level">
      <span aria-hidden="true" className="nw-visit-meter">
        <i ref={line} />
      </span>
      <span className={hasSound ? 'sr-only' : 'nw-visit-silent'}>{hasSound ? words.sound : words.noSound}</span>
    </span>
  );
}
