import { useId, useLayoutEffect, useRef, useState, type PointerEvent, type ReactNode, type RefObject } from 'react';
import { dividerAt, dividerEnds, dividerStart } from './divider.ts';
import { ExampleSide } from './example-side.tsx';
import type { ExamplePair } from './example.ts';
import * as words from './words.ts';
import './comparison.css';

/** Side by side the divider moves to the right, one above the other downwards. */
function placeOf(event: PointerEvent, box: HTMLElement): number {
  const { left, top, width, height } = box.getBoundingClientRect();
  const isStacked = getComputedStyle(box).flexDirection === 'column';
  return isStacked ? dividerAt(event.clientY, top, height) : dividerAt(event.clientX, left, width);
}

interface HandleProps {
  readonly box: RefObject<HTMLDivElement | null>;
  readonly onMove: (percent: number) => void;
}

/** The line between the sides, for mouse and touch; the slider below does the same for everybody else. */
function Handle({ box, onMove }: HandleProps): ReactNode {
  const [isDragging, setDragging] = useState(false);
  const move = (event: PointerEvent): void => {
    if (box.current !== null) onMove(placeOf(event, box.current));
  };
  return (
    <div
      className="action-divider"
      aria-hidden="true"
      data-dragging={isDragging || undefined}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragging(true);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event);
      }}
      onLostPointerCapture={() => setDragging(false)}
    />
  );
}

/** A text before and after, with a divider between them that can be moved. */
export function Comparison({ pair }: { readonly pair: ExamplePair }): ReactNode {
  const [percent, setPercent] = useState(dividerStart);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    box.current?.style.setProperty('--action-split', `${percent}%`);
  }, [percent]);
  return (
    <>
      <div ref={box} className="action-compare">
        <section
          className="action-side action-side-before"
          aria-label={words.before}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
          tabIndex={0}
          inert={percent === dividerEnds.min}
        >
          <ExampleSide side={pair.before} />
        </section>
        <section
          className="action-side action-side-after"
          aria-label={words.after}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
          tabIndex={0}
          inert={percent === dividerEnds.max}
        >
          <ExampleSide side={pair.after} isTitleEnglish />
        </section>
        <Handle box={box} onMove={setPercent} />
      </div>
      <div className="action-slider">
        <label htmlFor={id}>{words.moveDivider}</label>
        <input
          id={id}
          type="range"
          min={dividerEnds.min}
          max={dividerEnds.max}
          value={percent}
          aria-valuetext={words.shares(percent)}
          onChange={(event) => setPercent(Number(event.target.value))}
        />
      </div>
    </>
  );
}
