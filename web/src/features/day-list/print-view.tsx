import type { ChatMessage } from '@notewright/contract';
import { ArrowLeft, Printer } from 'lucide-react';
import { useEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import type { ReadNotes } from './read-notes.ts';
import * as words from './words.ts';

/** What draws one note on paper; it is of another feature, and comes from the page. */
export type PrintedNote = ComponentType<{ readonly reply: ChatMessage }>;

interface Props extends ReadNotes {
  readonly Printed: PrintedNote;
  readonly onBack: () => void;
}

/** Notes as they are printed, each on pages of its own; the browser is asked to print once they are drawn. */
export function PrintView({ notes, missing, Printed, onBack }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    // After what has just been drawn is on the screen: a browser prints what is there.
    const frame = requestAnimationFrame(() => print());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <section aria-labelledby="print-view" className="nw-day-print">
      <div className="nw-day-print-bar">
        <h2 id="print-view" ref={heading} tabIndex={-1} className="font-serif text-step-1 font-medium outline-none">
          {words.printView}
        </h2>
        <Button onClick={onBack}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          {words.backToList}
        </Button>
        <Button look="primary" onClick={() => print()}>
          <Printer aria-hidden="true" className="size-4" />
          {words.printAgain}
        </Button>
      </div>
      <Alert>{missing > 0 ? words.notRead(missing) : null}</Alert>
      {notes.map((note) => (
        <Printed key={note.id} reply={note} />
      ))}
    </section>
  );
}
