import { EditorView } from 'prosemirror-view';
import { use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { isWaiting } from '../../../../../hooks/give-focus.ts';
import { EvidenceContext } from '../../../evidence/evidence-context.tsx';
import { focusStatement } from '../../../evidence/evidence-store.ts';
import type { NoteSession } from '../note-session.ts';
import { takeText } from '../surface/paste-words.ts';
import { NotePhrases, phrasesIn, type SurfacePhrases } from '../template/note-phrases.tsx';
import { statementAtCaret } from '../surface/statement-places.ts';
import * as words from '../words.ts';

interface Props {
  readonly session: NoteSession;
  /** Id of what says the keys. */
  readonly describedBy: string;
}

/** The sheet of a note is opened at its end, which the thread holds until it is drawn; the caret stands at its beginning. */
function showBeginning(surface: HTMLElement): void {
  const show = (): void => surface.closest('article')?.scrollIntoView({ block: 'start' });
  requestAnimationFrame(() => requestAnimationFrame(show));
}

/** The words of a note, to be changed. While the caret stands in a statement, its source lights up. */
export function NoteSurface({ session, describedBy }: Props): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<{ readonly view: EditorView; readonly phrases: SurfacePhrases } | null>(null);
  const evidence = use(EvidenceContext);
  const label = session.signed === null ? words.note : words.addendum;
  // Another store comes with each answer of the server; the caret must not be lost with it.
  const pointAt = useEffectEvent((statement: number | null) => focusStatement(evidence, statement));
  useEffect(() => {
    if (place.current === null) return;
    const view = new EditorView(
      { mount: place.current },
      {
        state: session.editor.getState().state,
        attributes: {
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': label,
          'aria-describedby': describedBy,
          class: 'nw-editor',
        },
        dispatchTransaction: session.apply,
        // Before the keys of the editor: Tab and Escape are those of a list while there is one.
        handleKeyDown: (_view, event) => !event.isComposing && phrases.typing.press(event),
        handleDOMEvents: {
          paste: takeText,
          drop: takeText,
          blur: () => {
            pointAt(null);
            phrases.typing.leave();
            if (session.keeper.hasUnsaved()) void session.keeper.keep();
          },
        },
      },
    );
    const phrases = phrasesIn(view, session);
    setShown({ view, phrases });
    const stop = session.editor.subscribe(({ state }) => {
      view.updateState(state);
      phrases.look();
      pointAt(view.hasFocus() ? statementAtCaret(state) : null);
    });
    if (session.isNew()) {
      // The button that opened it went with the sheet: who writes elsewhere since goes on there.
      if (isWaiting(place.current)) view.focus();
      if (session.signed === null) showBeginning(place.current);
    }
    return () => {
      stop();
      setShown(null);
      view.destroy();
    };
  }, [session, describedBy, label]);
  return (
    <>
      <div ref={place} />
      {shown !== null && <NotePhrases view={shown.view} typing={shown.phrases.typing} />}
    </>
  );
}
