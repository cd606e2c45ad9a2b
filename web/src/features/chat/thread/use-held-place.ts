import type { Virtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, type RefObject } from 'react';
import type { Turn } from './group-turns.ts';
import type { EndHold } from './hold-end.ts';
import { takeHeldPlace } from './held-place.ts';

/** Keeps a turn that is held where the reader sees it, once other turns are shown around it. The end is let go of. */
export function useHeldPlace(
  chatId: string,
  turns: readonly Turn[],
  virtualizer: Virtualizer<HTMLDivElement, Element>,
  hold: RefObject<EndHold | null>,
): void {
  useLayoutEffect(() => {
    const held = takeHeldPlace(chatId);
    const index = turns.findIndex(({ place }) => place === held?.place);
    if (held === null || index < 0) return;
    hold.current?.letGo();
    const [start = 0] = virtualizer.getOffsetForIndex(index, 'start') ?? [];
    virtualizer.scrollToOffset(start - held.top);
  }, [chatId, turns, virtualizer, hold]);
}
