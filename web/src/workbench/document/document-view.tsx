import { useEffect, type ReactNode } from 'react';
import { ClausesPanel } from './clauses-panel.tsx';
import { CoverageBar } from './coverage-bar.tsx';
import { NotePanel } from './note-panel.tsx';
import { Pinned } from './pinned.tsx';
import { TextPanel } from './text-panel.tsx';
import type { ShownReading } from './use-document.ts';
import { usePointing } from './use-pointing.ts';

/** A text with every step of its reading, in three columns that light up together. */
export function DocumentView({ reading }: { readonly reading: ShownReading }): ReactNode {
  const { annotation, note, pieces } = reading;
  const { pointed, pinned, unpin, handlers } = usePointing(reading);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent): void => (key === 'Escape' ? unpin() : undefined);
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [unpin]);
  return (
    <>
      <CoverageBar coverage={annotation.coverage} />
      {note.origins.talk > 0 && (
        <p className="wd-talk">
          People talk with each other in this text. Its note is written from the talk, not from the facts shown here.
        </p>
      )}
      <div className="wd-panels" data-pinned={pinned !== null || undefined} {...handlers}>
        <TextPanel root={annotation.blocks} pieces={pieces} pointed={pointed} />
        <ClausesPanel annotation={annotation} unsaid={note.unsaid} pointed={pointed} />
        <NotePanel note={note} pointed={pointed} />
      </div>
      {pinned && <Pinned reading={reading} pinned={pinned} onUnpin={unpin} />}
    </>
  );
}
