import { useEffect, useRef, type ReactNode } from 'react';

const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_at, last) => last,
};

const stopsIn = (panel: HTMLElement): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>('[data-stop]')];

/** An arrow key goes to another entry of the panel. */
function move(event: KeyboardEvent): void {
  const step = steps[event.key];
  const stops = stopsIn(event.currentTarget as HTMLElement);
  const at = stops.indexOf(event.target as HTMLElement);
  if (!step || at < 0) return;
  event.preventDefault();
  stops[step(at, stops.length - 1)]?.focus();
}

/** The entry that has the focus is where the Tab key comes back to. */
function settle({ currentTarget, target }: FocusEvent): void {
  const stops = stopsIn(currentTarget as HTMLElement);
  if (stops.includes(target as HTMLElement)) for (const stop of stops) stop.tabIndex = stop === target ? 0 : -1;
}

/**
 * A column of the page. The Tab key stops in it once; the arrow keys go from entry to entry (`Stop`), Home and End to the
 * first and the last.
 */
export function Panel({
  id,
  title,
  about,
  children,
}: {
  readonly id: string;
  readonly title: string;
  readonly about: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const panel = place.current;
    panel?.addEventListener('keydown', move);
    panel?.addEventListener('focusin', settle);
    return () => {
      panel?.removeEventListener('keydown', move);
      panel?.removeEventListener('focusin', settle);
    };
  }, []);
  // Entries come and go with the text: one of them is always the stop of the Tab key.
  useEffect(() => {
    const panel = place.current;
    if (panel?.querySelector('[data-stop][tabindex="0"]')) return;
    const first = panel?.querySelector<HTMLElement>('[data-stop]');
    if (first) first.tabIndex = 0;
  });
  return (
    <section aria-labelledby={id} className="wd-panel">
      <header className="wd-panel-head">
        <h2 id={id} className="wd-panel-title">
          {title}
        </h2>
        <div className="wd-about">{about}</div>
      </header>
      <div ref={place} className="wd-panel-body" data-panel={id}>
        {children}
      </div>
    </section>
  );
}

interface StopProps {
  /** Ids of the facts that it is about, one after the other. */
  readonly facts: string;
  /** The number of the statement that it is. */
  readonly statement?: number;
  readonly isLit?: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** An entry of a panel that can be pointed at, pinned and reached by the arrow keys. */
export function Stop({ facts, statement, isLit = false, className, children }: StopProps): ReactNode {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-stop
      data-facts={facts}
      data-statement={statement}
      data-lit={isLit || undefined}
      className={className}
    >
      {children}
    </button>
  );
}
