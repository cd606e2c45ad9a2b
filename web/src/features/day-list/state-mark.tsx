import type { DayState } from '@notewright/contract';
import { CircleCheck, Clock, FilePlus2, PencilLine, TriangleAlert, Undo2, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import * as words from './words.ts';

const signs: Readonly<Record<DayState, LucideIcon>> = {
  draft: PencilLine,
  to_review: TriangleAlert,
  awaiting_cosignature: Clock,
  sent_back: Undo2,
  signed: CircleCheck,
  addended: FilePlus2,
};

/** What is left to do about a note, by its word and by a shape. */
export function StateMark({ state }: { readonly state: DayState }): ReactNode {
  const Sign = signs[state];
  return (
    <span className={`nw-day-mark nw-day-mark-${state.replaceAll('_', '-')}`}>
      <Sign aria-hidden="true" className="size-4 shrink-0 stroke-[1.8]" />
      {words.states[state]}
    </span>
  );
}
