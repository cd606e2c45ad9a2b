import { phrases, type Phrase } from '@notewright/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { phrasesKey, usePhrases, type PhraseList as Listed } from '../../../api/phrases.ts';
import { giveFocus } from '../../../hooks/give-focus.ts';
import { Button } from '../../../ui/button.tsx';
import { LoadFailed } from '../../../ui/load-failed.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toastSuccess } from '../../../ui/toast.ts';
import { useAction } from '../company/use-action.ts';
import * as common from '../words.ts';
import { ExportButtons } from './export-buttons.tsx';
import { ImportForm } from './import-form.tsx';
import { PhraseForm } from './phrase-form.tsx';
import { PhraseList } from './phrase-list.tsx';
import { RemoveQuestion } from './remove-question.tsx';
import * as words from './words.ts';

/** From so many on, there is a field to search them. */
const searchedFrom = 6;

const matches = ({ name, words: text, description }: Phrase, sought: string): boolean =>
  [name, text, description].some((one) => one.toLowerCase().includes(sought.trim().toLowerCase()));

interface ListsProps {
  readonly listed: Listed;
  readonly onOpen: (what: Phrase | 'new' | 'import') => void;
  readonly onRemove: (phrase: Phrase) => void;
}

/** Own phrases and the company's, with what can be done with them. */
function Lists({ listed, onOpen, onRemove }: ListsProps): ReactNode {
  const [sought, setSought] = useState('');
  const all = listed.data;
  const found = all.filter((one) => matches(one, sought));
  const [own, shared] = [false, true].map((isShared) => found.filter((one) => one.is_shared === isShared));
  return (
    <>
      {all.length === 0 && <p className="mb-4 text-ink-soft">{words.none}</p>}
      {all.length >= searchedFrom && (
        <div className="mb-4 max-w-sm">
          <TextField
            label={words.search}
            type="search"
            value={sought}
            autoComplete="off"
            onChange={(event) => setSought(event.target.value)}
          />
        </div>
      )}
      <p role="status" className="mb-4 text-ink-soft empty:hidden">
        {all.length > 0 && found.length === 0 ? words.noneFound : ''}
      </p>
      <PhraseList title={words.own} items={own ?? []} onEdit={onOpen} onRemove={onRemove} />
      <PhraseList title={words.shared} items={shared ?? []} onEdit={onOpen} onRemove={onRemove} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onOpen('new')}>{words.add}</Button>
        <Button onClick={() => onOpen('import')}>{words.importList}</Button>
        <ExportButtons
          hasOwn={all.some((one) => !one.is_shared)}
          hasShared={listed.can_share && all.some((one) => one.is_shared)}
        />
      </div>
    </>
  );
}

/** The list of phrases, and the form of the one that is made or changed, or of the list that is imported. */
export function OwnPhrases(): ReactNode {
  const { data, error, refetch, isFetching } = usePhrases();
  const client = useQueryClient();
  const action = useAction();
  const [open, setOpen] = useState<Phrase | 'new' | 'import' | null>(null);
  const [doomed, setDoomed] = useState<Phrase | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const reload = (): Promise<void> => client.invalidateQueries({ queryKey: phrasesKey });
  // What had the focus is gone; once a dialog has given it back.
  const keepFocus = (): void => void setTimeout(() => giveFocus(place.current, place.current));
  const close = (): void => {
    setOpen(null);
    keepFocus();
  };
  const end = (said: string, isThere: boolean): void => {
    void reload();
    toastSuccess(said);
    if (isThere) close();
  };
  const remove = async (): Promise<void> => {
    if (doomed === null) return;
    const work = async (): Promise<void> => {
      try {
        await call(phrases.deletePhrase, { params: { phraseId: doomed.id } });
      } finally {
        await reload();
      }
    };
    if (!(await action.run(work, common.failed))) return;
    setDoomed(null);
    toastSuccess(words.removed);
    keepFocus();
  };
  if (error !== null && data === undefined)
    return (
      <LoadFailed problem={error.serverMessage ?? words.notLoaded} isBusy={isFetching} onRetry={() => void refetch()} />
    );
  if (data === undefined) return <Loading />;
  return (
    <div ref={place} tabIndex={-1} className="outline-none">
      {open === null && <Lists listed={data} onOpen={setOpen} onRemove={setDoomed} />}
      {open === 'import' && (
        <ImportForm
          canShare={data.can_share}
          onCancel={close}
          onDone={(count, isThere) => end(words.imported(count), isThere)}
        />
      )}
      {open !== null && open !== 'import' && (
        <PhraseForm
          phrase={open === 'new' ? null : open}
          canShare={data.can_share}
          onCancel={close}
          onDone={(isThere) => end(words.saved, isThere)}
        />
      )}
      <RemoveQuestion
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
