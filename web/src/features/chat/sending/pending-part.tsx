import type { ComponentType, ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { PendingSend } from './reply-store.ts';

interface Props {
  readonly send: PendingSend;
}

/** What draws a message that is on its way: it comes with what sends one, and no page begins with it. */
export const pendingPart = createStore<{ readonly Turn: ComponentType<Props> | null }>(() => ({ Turn: null }));

/** A message that is on its way. */
export function PendingPart({ send }: Props): ReactNode {
  const part = useStore(pendingPart);
  return part.Turn !== null && <part.Turn send={send} />;
}
