import { limits, phrases, type Phrase } from '@notewright/contract';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useFirstFocus } from '../../../hooks/use-first-focus.ts';
import { useIsThere } from '../../../hooks/use-is-there.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextAreaField } from '../../../ui/text-area-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAction } from '../company/use-action.ts';
import * as common from '../words.ts';
import * as words from './words.ts';

interface Props {
  /** Null makes a new one. */
  readonly phrase: Phrase | null;
  readonly canShare: boolean;
  /** @param isThere whether the form is still open */
  readonly onDone: (isThere: boolean) => void;
  readonly onCancel: () => void;
}

interface Draft {
  readonly name: string;
  readonly words: string;
  readonly description: string;
  readonly isShared: boolean;
}

async function save(phrase: Phrase | null, { isShared, ...body }: Draft, key: string): Promise<void> {
  if (phrase === null)
    await call(phrases.createPhrase, { body: { ...body, is_shared: isShared }, idempotencyKey: key });
  else await call(phrases.updatePhrase, { params: { phraseId: phrase.id }, body });
}

/** A phrase's name, words and description. */
export function PhraseForm({ phrase, canShare, onDone, onCancel }: Props): ReactNode {
  const [draft, setDraft] = useState<Draft>(() => ({
    name: phrase?.name ?? '',
    words: phrase?.words ?? '',
    description: phrase?.description ?? '',
    isShared: false,
  }));
  const key = useRef('');
  const action = useAction();
  const first = useFirstFocus();
  const isThere = useIsThere();
  const change = (next: Partial<Draft>): void => {
    // Another content is another request.
    key.current = '';
    setDraft((before) => ({ ...before, ...next }));
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    key.current ||= crypto.randomUUID();
    if (await action.run(() => save(phrase, draft, key.current), common.failed)) onDone(isThere());
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="grid max-w-2xl gap-4">
      <TextField
        ref={first}
        label={words.name}
        hint={words.nameHint}
        value={draft.name}
        maxLength={limits.phraseNameCharacters + 1}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => change({ name: event.target.value })}
      />
      <TextAreaField
        label={words.phraseWords}
        hint={words.wordsHint}
        rows={8}
        value={draft.words}
        maxLength={limits.phraseCharacters}
        onChange={(event) => change({ words: event.target.value })}
      />
      <TextField
        label={words.shortDescription}
        value={draft.description}
        maxLength={limits.phraseDescriptionCharacters}
        onChange={(event) => change({ description: event.target.value })}
      />
      {canShare && phrase === null && (
        <Checkbox
          label={words.forCompany}
          checked={draft.isShared}
          onChange={(event) => change({ isShared: event.target.checked })}
        />
      )}
      <Alert>{action.problem}</Alert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" isBusy={action.isBusy}>
          {common.save}
        </Button>
        <Button look="quiet" onClick={onCancel}>
          {common.cancel}
        </Button>
      </div>
    </form>
  );
}
