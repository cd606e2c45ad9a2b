import type { ChatMessage } from '@notewright/contract';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useColleagues, useRefetchCosignatures } from '../../../../../api/cosignatures.ts';
import { Alert } from '../../../../../ui/alert.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { LoadFailed } from '../../../../../ui/load-failed.tsx';
import { Loading } from '../../../../../ui/loading.tsx';
import { SelectField } from '../../../../../ui/select-field.tsx';
import { announce } from '../editing-store.ts';
import { askFor } from './call-note.ts';
import * as words from './words.ts';

export interface AskDialogProps {
  readonly chatId: string;
  readonly reply: ChatMessage;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function AskForm({ chatId, reply, onClose }: Omit<AskDialogProps, 'isOpen'>): ReactNode {
  const { data: colleagues, error, isFetching, refetch } = useColleagues();
  const refetchLists = useRefetchCosignatures();
  const [chosen, setChosen] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (colleagues === undefined)
    return error === null ? (
      <Loading />
    ) : (
      <LoadFailed problem={error.message} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  if (colleagues.length === 0) return <p className="mt-5 text-ink-soft">{words.nobody}</p>;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isBusy || chosen === '') return;
    setBusy(true);
    void askFor(chatId, reply, chosen).then((sentence) => {
      setBusy(false);
      setProblem(sentence);
      if (sentence !== null) return;
      refetchLists();
      announce(words.asked);
      onClose();
    });
  };
  const options = [
    { value: '', label: words.choose },
    ...colleagues.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <form onSubmit={submit} className="mt-5 grid gap-4">
      <SelectField
        label={words.colleague}
        options={options}
        value={chosen}
        required
        onChange={(event) => setChosen(event.currentTarget.value)}
      />
      <Alert>{problem}</Alert>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" isBusy={isBusy} disabled={chosen === ''}>
          {words.send}
        </Button>
        <Button look="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Choosing who is to co-sign a version. */
export function AskDialog({ isOpen, onClose, ...rest }: AskDialogProps): ReactNode {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.askTitle} lead={words.askLead}>
      <AskForm onClose={onClose} {...rest} />
    </Dialog>
  );
}
