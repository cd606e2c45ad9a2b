import type { BinItem } from '@notewright/contract';
import { useRef, useState, type ReactNode } from 'react';
import { toastSuccess } from '../../../lib/toast.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useAction } from '../company/use-action.ts';
import { BinList } from './bin-list.tsx';
import { useBin } from './use-bin.ts';

/** What is to be destroyed: one chat, or all of them. */
type Doomed = BinItem | 'all';

const failed = 'That did not work. Please try again.';

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
      title={isAll ? 'Empty the bin?' : 'Delete this chat now?'}
      lead={
        isAll
          ? 'All chats in it are destroyed with their files and the keys that open them. Nothing brings them back.'
          : 'It is destroyed with its files and the key that opens it. Nothing brings it back.'
      }
    >
      {doomed !== null && doomed !== 'all' && (
        <p className="mt-4 font-medium [overflow-wrap:anywhere]" dir="auto">
          {doomed.title === '' ? 'Untitled Chat' : doomed.title}
        </p>
      )}
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button disabled={isBusy} onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" isBusy={isBusy} onClick={onConfirm}>
          {isAll ? 'Empty bin' : 'Delete now'}
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
  const keepFocus = (): void => place.current?.focus();
  const restore = async (item: BinItem): Promise<void> => {
    if (!(await action.run(() => bin.restore(item.id), failed))) return;
    toastSuccess('Chat restored.');
    keepFocus();
  };
  const destroy = async (): Promise<void> => {
    if (doomed === null) return;
    const isDone = await action.run(() => (doomed === 'all' ? bin.empty() : bin.destroy(doomed.id)), failed);
    setDoomed(null);
    if (!isDone) return;
    toastSuccess(doomed === 'all' ? 'The bin is empty.' : 'Chat destroyed.');
    // Once the dialog has given the focus back.
    setTimeout(keepFocus);
  };
  const { error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = bin.query;
  return (
    <SettingsSection
      id="bin"
      title="Bin"
      description="Deleted chats wait here before they are destroyed, with their files and their keys."
    >
      <div ref={place} tabIndex={-1} className="outline-none">
        <Alert>
          {action.problem ?? (error === null ? null : (error.serverMessage ?? 'The bin could not be loaded.'))}
        </Alert>
        {!bin.isLoaded && error === null && <Loading />}
        {!bin.isLoaded && error !== null && (
          <Button isBusy={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        )}
        {bin.isLoaded && bin.items.length === 0 && <p className="text-ink-soft">The bin is empty.</p>}
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
              Show more
            </Button>
          )}
          <Button disabled={action.isBusy} onClick={() => setDoomed('all')}>
            Empty bin
          </Button>
        </div>
      )}
      <Question
        doomed={doomed}
        isBusy={action.isBusy}
        onClose={() => setDoomed(null)}
        onConfirm={() => void destroy()}
      />
    </SettingsSection>
  );
}
