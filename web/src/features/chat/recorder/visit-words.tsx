import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { visitStore } from './visit-store.ts';
import * as words from './words.ts';

/** The words of the visit so far, part by part. */
export function VisitWords(): ReactNode {
  const texts = useStore(visitStore, (state) => state.texts);
  const spoken = texts.map((text, part) => ({ part, text })).filter(({ text }) => text !== '');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <div role="region" aria-label={words.wordsSoFar} tabIndex={0} className="nw-visit-text">
      {spoken.length === 0 && <p className="text-ink-soft">{words.noWords}</p>}
      {spoken.map(({ part, text }) => (
        <p key={part}>{text}</p>
      ))}
    </div>
  );
}
