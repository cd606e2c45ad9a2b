import { useState } from 'react';
import { useNavigate } from 'react-router';
import { toastError } from '../../ui/toast.ts';
import type { Changes } from './changing/changes-of.ts';
import * as words from './words.ts';

const loadChanging = () => import('./changing/changing.ts');

export type Changing = Awaited<ReturnType<typeof loadChanging>>;

export interface ChatChanges {
  /** What went wrong last, to stand in the sidebar as long as nothing else was tried. */
  readonly problem: string | null;
  /** Fetches what changes a chat with its menu, before something is chosen. */
  readonly prepare: (use: (changing: Changing) => void, onFail: () => void) => void;
  /** Says that what was chosen could not be fetched. */
  readonly fail: () => void;
  readonly make: (work: (changes: Changes, changing: Changing) => void) => void;
}

/** What can be done to the chats of the history. What does it is fetched when a menu is opened. */
export function useChatChanges(): ChatChanges {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const fail = (): void => {
    setProblem(words.changeFailed);
    toastError(words.changeFailed, 1000);
  };
  return {
    problem,
    fail,
    prepare: (use, onFail) => void loadChanging().then(use, onFail),
    make: (work) =>
      void loadChanging().then(
        (changing) =>
          work(
            changing.changesOf(setProblem, (path) => void navigate(path)),
            changing,
          ),
        fail,
      ),
  };
}
