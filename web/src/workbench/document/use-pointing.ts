import { useCallback, useMemo, useState, type MouseEvent, type SyntheticEvent } from 'react';
import { nothing, pointAtFacts, pointAtStatement, type Pointed } from './pointed.ts';
import type { Reading } from './read-document.ts';

/** Facts or a statement, as the markup names them, so that what is as good as the same changes nothing. */
interface Mark {
  readonly facts: string;
  readonly statement: string | undefined;
}

/** What the nearest part of the page around a target is about. */
function markAt(target: EventTarget): Mark | null {
  const found = target instanceof Element ? target.closest<HTMLElement>('[data-facts]') : null;
  return found && { facts: found.dataset['facts'] ?? '', statement: found.dataset['statement'] };
}

const isSame = (one: Mark | null, other: Mark | null): boolean =>
  one?.facts === other?.facts && one?.statement === other?.statement;

function resolve(reading: Reading, mark: Mark | null): Pointed {
  if (mark === null) return nothing;
  if (mark.statement !== undefined) return pointAtStatement(reading, Number(mark.statement));
  return mark.facts === '' ? nothing : pointAtFacts(reading, mark.facts.split(' '));
}

interface PinnedMark extends Mark {
  readonly reading: Reading;
}

interface Pointing {
  /** What lights up: what is pinned, or else what is pointed at by hand or by the keyboard. */
  readonly pointed: Pointed;
  /** What stays lit until it is unpinned; null where nothing is. */
  readonly pinned: Pointed | null;
  readonly unpin: () => void;
  /** For the element around all that can be pointed at. */
  readonly handlers: {
    readonly onPointerOver: (event: SyntheticEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: SyntheticEvent) => void;
    readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  };
}

/** Scrolls each column to the first entry that lights up there, but the column that was pressed. */
function bringIntoView(around: HTMLElement, target: EventTarget): void {
  for (const panel of around.querySelectorAll<HTMLElement>('[data-panel]')) {
    const lit = panel.contains(target as Node) ? null : panel.querySelector<HTMLElement>('[data-lit]');
    if (lit && panel.scrollHeight > panel.clientHeight) {
      const top = lit.getBoundingClientRect().top - panel.getBoundingClientRect().top + panel.scrollTop;
      panel.scrollTo({ top: top - panel.clientHeight / 3 });
    }
  }
}

/** Pointing at parts of a reading, and pinning them. What was pinned in another reading is pinned no more. */
export function usePointing(reading: Reading): Pointing {
  const [over, setOver] = useState<Mark | null>(null);
  const [pin, setPin] = useState<PinnedMark | null>(null);
  const own = pin?.reading === reading ? pin : null;
  const pointed = useMemo(() => resolve(reading, own ?? over), [reading, own, over]);
  const point = useCallback((mark: Mark | null) => setOver((last) => (isSame(last, mark) ? last : mark)), []);
  const unpin = useCallback(() => setPin(null), []);
  return {
    pointed,
    pinned: own === null ? null : pointed,
    unpin,
    handlers: {
      onPointerOver: ({ target }) => point(markAt(target)),
      onPointerLeave: () => point(null),
      onFocus: ({ target }) => point(markAt(target)),
      onClick({ target, currentTarget }) {
        const mark = markAt(target);
        const next = mark === null || isSame(mark, own) ? null : { ...mark, reading };
        setPin(next);
        if (next) requestAnimationFrame(() => bringIntoView(currentTarget, target));
      },
    },
  };
}
