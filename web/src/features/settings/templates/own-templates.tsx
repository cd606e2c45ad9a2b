import { templates, type Template } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { templatesKey, useTemplates } from '../../../api/templates.ts';
import { giveFocus } from '../../../hooks/give-focus.ts';
import { toastSuccess } from '../../../ui/toast.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { useAction, type Action } from '../company/use-action.ts';
import * as common from '../words.ts';
import { ExampleForm, type ReadDraft } from './example-form.tsx';
import * as example from './example.words.ts';
import { TemplateForm } from './template-form.tsx';
import { TemplateList } from './template-list.tsx';
import * as words from './words.ts';

interface QuestionProps {
  readonly doomed: Template | null;
  readonly action: Action;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

function Question({ doomed, action, onClose, onConfirm }: QuestionProps): ReactNode {
  return (
    <Dialog
      isOpen={doomed !== null}
      onClose={onClose}
      role="alertdialog"
      title={words.askRemove}
      lead={words.removeLead}
    >
      <p className="mt-4 font-medium [overflow-wrap:anywhere]" dir="auto">
        {doomed?.name}
      </p>
      <Alert>{action.problem}</Alert>
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <Button disabled={action.isBusy} onClick={onClose}>
          {common.cancel}
        </Button>
        <Button look="danger" isBusy={action.isBusy} onClick={onConfirm}>
          {words.remove}
        </Button>
      </div>
    </Dialog>
  );
}

/** The list of templates, and the form of the one that is made or changed. */
export function OwnTemplates(): ReactNode {
  const query = useTemplates();
  const client = useQueryClient();
  const action = useAction();
  const [edited, setEdited] = useState<Template | 'new' | 'example' | ReadDraft | null>(null);
  const [doomed, setDoomed] = useState<Template | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const reload = (): Promise<void> => client.invalidateQueries({ queryKey: templatesKey });
  // What had the focus is gone; once a dialog has given it back.
  const keepFocus = (): void => void setTimeout(() => giveFocus(place.current, place.current));
  const close = (): void => {
    setEdited(null);
    keepFocus();
  };
  const remove = async (): Promise<void> => {
    if (doomed === null) return;
    const work = async (): Promise<void> => {
      try {
        await call(templates.deleteTemplate, { params: { templateId: doomed.id } });
      } finally {
        await reload();
      }
    };
    if (!(await action.run(work, common.failed))) return;
    setDoomed(null);
    toastSuccess(words.removed);
    keepFocus();
  };
  const { data, error, refetch, isFetching } = query;
  if (error !== null && data === undefined)
    return (
      <LoadFailed problem={error.serverMessage ?? words.notLoaded} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <Loading />;
  const lists = [
    [words.own, data.data.filter((one) => !one.is_shared)],
    [words.shared, data.data.filter((one) => one.is_shared)],
  ] as const;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {edited === 'example' ? (
        <ExampleForm onRead={setEdited} onCancel={close} />
      ) : edited !== null ? (
        <TemplateForm
          template={edited === 'new' || 'draft' in edited ? null : edited}
          read={edited !== 'new' && 'draft' in edited ? edited : undefined}
          canShare={data.can_share}
          onCancel={close}
          onDone={(isThere) => {
            void reload();
            toastSuccess(words.saved);
            if (isThere) close();
          }}
        />
      ) : (
        <>
          {data.data.length === 0 && <p className="mb-4 text-ink-soft">{words.none}</p>}
          {lists.map(([title, items]) => (
            <TemplateList key={title} title={title} items={items} onEdit={setEdited} onRemove={setDoomed} />
          ))}
          <div className="flex flex-wrap gap-3">
            <Button onClick={() => setEdited('new')}>{words.add}</Button>
            <Button onClick={() => setEdited('example')}>{example.fromExample}</Button>
          </div>
        </>
      )}
      <Question
        doomed={doomed}
        action={action}
        onClose={() => {
          if (action.isBusy) return;
          setDoomed(null);
          action.clear();
        }}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
