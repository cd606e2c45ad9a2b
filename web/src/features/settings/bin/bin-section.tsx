import type { BinItem } from '@notewright/contract';
import { useRef, useState, type ReactNode } from 'react';
import { giveFocus } from '../../../hooks/give-focus.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useAction } from '../company/use-action.ts';
import { BinList } from './bin-list.tsx';
import { useBin } from './use-bin.ts';
import * as common from '../words.ts';
import * as words from './words.tsx';

/** What is to be destroyed: one chat, or all of them. */
type Doomed = BinItem | 'all';

function Question({
  doomed,
  isBusy,
  onClose,
  onConfirm,
}: {
  readonly doomed: Doomed | null;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}): ReactNode {
  const isAll = doomed === 'all';
  return (
    <Dialog
      isOpen={doomed !== null}
      onClose={onClose}
      role="alertdialog"
      title={isAll ? words.askAll : words.askOne}
      lead={isAll ? words.allGone : words.oneGone}
    >
      {doomed !== null && doomed !== 'all' && (
        <p className="mt-4 font-medium [overflow-wrap:anywhere]" dir="auto">
          {doomed.title || common.untitledChat}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button disabled={isBusy} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
          {isAll ? words.empty : words.deleteNow}
        </Button>
      </div>
    </Dialog>
  );
}

/** Deleted chats: until they are destroyed by themselves, they can be restored, or destroyed at once. */
export function BinSection(): ReactNode {
  const bin = useBin();
  const action = useAction();
  const [doomed, setDoomed] = useState<Doomed | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The line that had the focus is gone.
  const keepFocus = (): void => giveFocus(place.current, place.current?.closest('section'));
  const restore = async (item: BinItem): Promise<void> => {
    if (!(await action.run(() => bin.restore(item.id), common.failed))) return;
    toastSuccess(words.restored);
    keepFocus();
  };
  const destroy = async (): Promise<void> => {
    if (doomed === null) return;
    const isDone = await action.run(() => (doomed === 'all' ? bin.empty() : bin.destroy(doomed.id)), common.failed);
    setDoomed(null);
    if (!isDone) return;
    toastSuccess(doomed === 'all' ? words.isEmpty : words.destroyed);
    // Once the dialog has given the focus back.
    setTimeout(keepFocus);
  };
  const { error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = bin.query;
  return (
    <SettingsSection id="bin" title={words.title} description={words.description}>
      <div ref={place} tabIndex={-1} className="outline-none">
        <Alert>{action.problem ?? (error === null ? null : (error.serverMessage ?? words.notLoaded))}</Alert>
        {!bin.isLoaded && error === null && <Loading />}
        {!bin.isLoaded && error !== null && (
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            {common.tryAgain}
          </Button>
        )}
        {bin.isLoaded && bin.items.length === 0 && <p className="text-ink-soft">{words.isEmpty}</p>}
        {bin.items.length > 0 && (
          <BinList
            items={bin.items}
            isBusy={action.isBusy}
            onRestore={(item) => void restore(item)}
            onDestroy={setDoomed}
          />
        )}
      </div>
      {bin.items.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2.5">
          {hasNextPage && (
            <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              {words.showMore}
            </Button>
          )}
          <Button disabled={action.isBusy} onClick={() => setDoomed('all')}>
            {words.empty}
          </Button>
        </div>
      )}
      <Question
        doomed={doomed}
        isBusy={action.isBusy}
        onClose={() => {
          if (!action.isBusy) setDoomed(null);
        }}
        onConfirm={() => void destroy()}
      />
    </SettingsSection>
  );
}
