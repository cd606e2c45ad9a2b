import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { Alert } from '../../../../../ui/alert.tsx';
import { Button } from '../../../../../ui/button.tsx';
import * as keeping from '../keeping/words.ts';
import type { NoteSession } from '../note-session.ts';
import * as words from '../words.ts';

/** How far the note is kept, in a word or a sentence. A listener hears it by the page's announcer. */
export function KeepLine({ session }: { readonly session: NoteSession }): ReactNode {
  const phase = useStore(session.keeper.store, (state) => state.phase);
  const isLate = phase === 'offline' || phase === 'waiting';
  return (
    <span className={isLate || phase === 'refused' ? 'nw-keep text-warn' : 'nw-keep'} data-phase={phase}>
      {phase === 'refused' ? keeping.refused : keeping.phases[phase]}
    </span>
  );
}

/** What came from elsewhere, and what stands in the way of keeping the note, with the ways on. */
export function KeepTrouble({ session }: { readonly session: NoteSession }): ReactNode {
  const { phase, problem, merged } = useStore(session.keeper.store);
  const isRefused = phase === 'refused';
  return (
    <div className="nw-keep-trouble">
      {merged !== null && <p className="nw-keep-merged">{merged.both > 0 ? keeping.mergedBoth : keeping.merged}</p>}
      <Alert>{isRefused ? problem : null}</Alert>
      {isRefused && (
        <div className="mb-3 flex flex-wrap gap-2">
          {session.signed === null && (
            <Button onClick={() => session.keeper.keepApart(crypto.randomUUID())}>{words.keepApart}</Button>
          )}
          <Button look="quiet" onClick={session.discard}>
            {words.discard}
          </Button>
        </div>
      )}
    </div>
  );
}
