import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { focusStatement, hoverStatement, type EvidenceStore } from './evidence-store.ts';

function statementAt(target: EventTarget | null): number | null {
  if (!(target instanceof Element)) return null;
  const number = target.closest<HTMLElement>('[data-statement]')?.dataset['statement'];
  return number === undefined ? null : Number(number);
}

const stops = (root: HTMLElement): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-first]')];

function nextStop(root: HTMLElement, key: string, now: Element): HTMLElement | undefined {
  const all = stops(root);
  const index = all.indexOf(now as HTMLElement);
  if (index < 0) return undefined;
  if (key === 'ArrowDown' || key === 'ArrowRight') return all[index + 1];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return all[index - 1];
  if (key === 'Home') return all[0];
  return key === 'End' ? all.at(-1) : undefined;
}

export interface StatementEvents {
  readonly onPointerOver: (event: PointerEvent<HTMLElement>) => void;
  readonly onPointerLeave: () => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

/**
 * What a reply's document does about its statements: the pointer or the focus makes one active, arrow keys walk from one to the
 * next, and Tab leaves them all at once. The handlers stand on the document, so a reply of any length has one set.
 */
export function statementEvents(store: EvidenceStore): StatementEvents {
  return {
    onPointerOver: (event) => {
      if (event.pointerType === 'mouse') hoverStatement(store, statementAt(event.target));
    },
    onPointerLeave: () => hoverStatement(store, null),
    onFocus: (event) => focusStatement(store, statementAt(event.target)),
    onBlur: (event) => {
      if (statementAt(event.relatedTarget) === null) focusStatement(store, null);
    },
    onClick: (event) => {
      const statement = statementAt(event.target);
      // Words that were marked with the mouse are about to be copied; moving the focus would take the marking away.
      if (statement === null || getSelection()?.isCollapsed === false) return;
      event.currentTarget
        .querySelector<HTMLElement>(`[data-statement="${statement}"][data-first]`)
        ?.focus({ preventScroll: true });
    },
    onKeyDown: (event) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !(event.target instanceof Element))
        return;
      const next = nextStop(event.currentTarget, event.key, event.target);
      if (next === undefined) return;
      event.preventDefault();
      next.focus();
    },
  };
}
