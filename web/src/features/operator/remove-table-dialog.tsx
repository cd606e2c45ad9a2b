import { operator } from '@notewright/contract';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { nameTable } from './code-table-line.tsx';
import * as words from './code-tables.words.ts';
import type { CodeTable } from './use-code-tables.ts';
import { useOperatorChange } from './use-operation.ts';

/** Asks whether an imported table is to go, and removes it. */
export function RemoveTableDialog({
  table,
  onClose,
  onRemoved,
}: {
  readonly table: CodeTable | null;
  readonly onClose: () => void;
  readonly onRemoved: (said: string) => void;
}): ReactNode {
  const change = useOperatorChange();
  const close = (): void => {
    if (change.isBusy) return;
    change.clear();
    onClose();
  };
  const remove = async (tableId: string): Promise<void> => {
    const message = await change.run(() => call(operator.removeCodeTable, { params: { tableId } }));
    if (message === null) return;
    onClose();
    onRemoved(message);
  };
  return (
    <Dialog
      isOpen={table !== null}
      onClose={close}
      role="alertdialog"
      title={table === null ? '' : words.removeQuestion(nameTable(table))}
      lead={words.removeAbout}
    >
      {table !== null && (
        <div className="mt-5">
          <Alert>{change.problem}</Alert>
          <div className="flex flex-wrap justify-end gap-2.5">
            <Button disabled={change.isBusy} onClick={close}>
              {words.keep}
            </Button>
            <Button look="danger" isBusy={change.isBusy} onClick={() => void remove(table.id)}>
              {words.remove}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
