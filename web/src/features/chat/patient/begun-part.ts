import type { ComponentType } from 'react';
import { createStore } from 'zustand/vanilla';

interface BegunPart {
  /** What says whose record a message is about. Null until one was begun from a record: no page carries it before. */
  readonly Line: ComponentType<{ readonly chatId: string | null }> | null;
}

export const begunPart = createStore<BegunPart>(() => ({ Line: null }));
