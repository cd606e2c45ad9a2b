import type { Span } from '@notewright/engine';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { cutSegments } from './source-segments.ts';
import * as words from './words.ts';
import './source.css';

interface Props {
  readonly text: string;
  /** The words to highlight, in order. */
  readonly spans: readonly Span[];
  /** What the text is, for "Show all of ...". */
  readonly name: string;
}

const shortCharacters = 900;
const shortLines = 14;

/** Where a long text is cut for a first look; null when it is short enough to stand whole. */
export function cutLength(text: string): number | null {
  let end = -1;
  for (let line = 0; line < shortLines; line += 1) {
    end = text.indexOf('\n', end + 1);
    if (end < 0) break;
  }
  const byLines = end < 0 ? text.length : end;
  const cut = Math.min(byLines, shortCharacters);
  // Cutting away a few words would save less room than the button that brings them back.
  return text.length - cut < 160 ? null : cut;
}

/** Scrolls a box so that an element in it can be seen; moves nothing else. */
function showInBox(box: HTMLElement, element: HTMLElement): void {
  const outer = box.getBoundingClientRect();
  const inner = element.getBoundingClientRect();
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return;
  const top = box.scrollTop + inner.top - outer.top - outer.height / 3;
  box.scrollTo({ top, behavior: calm ? 'auto' : 'smooth' });
}

/** A person's own text, with the words that the active statement rests on highlighted and in view. Long texts start short. */
export function SourceText({ text, spans, name }: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const cut = cutLength(text);
  const reachesFurther = cut !== null && spans.some((span) => span.start >= cut);
  if (reachesFurther && !isOpen) setOpen(true);
  const shown = cut === null || isOpen ? text : `${text.slice(0, cut).trimEnd()} …`;
  useEffect(() => {
    if (spans.length === 0) return;
    const mark = root.current?.querySelector('mark');
    const box = root.current?.closest<HTMLElement>('[data-scroll-box]');
    if (mark && box) showInBox(box, mark);
  }, [spans]);
  return (
    <div ref={root}>
      <div className="nw-words">
        {cutSegments(shown, spans).map((segment, index) =>
          segment.marked ? <mark key={index}>{segment.text}</mark> : <span key={index}>{segment.text}</span>,
        )}
      </div>
      {cut !== null && (
        <button type="button" className="nw-text-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.showLess : words.showAll}
          <span className="sr-only">{words.ofText(name)}</span>
        </button>
      )}
    </div>
  );
}
