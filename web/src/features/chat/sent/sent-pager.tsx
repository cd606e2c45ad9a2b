import type { ChatMessage } from '@notewright/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { announce } from '../replies/editing/editing-store.ts';
import { holdPlace } from '../thread/held-place.ts';
import { showVersion } from './show-version.ts';
import * as words from './words.ts';

export interface SentPagerProps {
  readonly chatId: string;
  readonly message: ChatMessage;
}

/** The version that was paged to and is not drawn yet: what draws it gives the focus back. */
let awaited: string | null = null;

/** "2 of 3" for a message that was edited, with a step to either side: each version shows its branch of the chat. */
export function SentPager({ chatId, message }: SentPagerProps): ReactNode {
  const [problem, setProblem] = useState<string | null>(null);
  const pager = useRef<HTMLSpanElement>(null);
  const { id, version, versions, version_ids: ids = [] } = message;
  // Once the version is drawn, however long that takes.
  useLayoutEffect(() => {
    if (awaited !== id) return;
    awaited = null;
    keepFocus(pager.current);
  }, [id]);
  const show = async (other: string): Promise<void> => {
    setProblem(null);
    const onShow = (): void => {
      awaited = other;
      holdPlace(chatId, ids[0] ?? id, pager.current);
    };
    try {
      if (!(await showVersion(chatId, other, onShow))) return;
      announce(words.versionShown(ids.indexOf(other) + 1, ids.length));
    } catch {
      setProblem(words.versionFailed);
    }
  };
  const step = (by: number) => {
    const other = ids[version - 1 + by];
    return { disabled: other === undefined, onClick: other === undefined ? undefined : () => void show(other) };
  };
  return (
    <>
      <span ref={pager} className="inline-flex items-center">
        <IconButton label={words.previousVersion} size="small" className="size-7!" {...step(-1)}>
          <ChevronLeft aria-hidden="true" className="size-4!" />
        </IconButton>
        <span className="tabular-nums">{words.version(version, versions)}</span>
        <IconButton label={words.nextVersion} size="small" className="size-7!" {...step(1)}>
          <ChevronRight aria-hidden="true" className="size-4!" />
        </IconButton>
      </span>
      <Alert>{problem}</Alert>
    </>
  );
}

/** A button at the end of the versions cannot be pressed any more, and gives its focus to the one beside it. */
function keepFocus(pager: HTMLElement | null): void {
  const { activeElement } = document;
  const isLost = activeElement === document.body || activeElement?.matches(':disabled') === true;
  if (isLost) pager?.querySelector<HTMLButtonElement>('button:not(:disabled)')?.focus({ preventScroll: true });
}
