import { limits, templates, type Template } from '@notewright/contract';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { call } from '../../../api/call.ts';
import { useFirstFocus } from '../../../hooks/use-first-focus.ts';
import { useIsThere } from '../../../hooks/use-is-there.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAction } from '../company/use-action.ts';
import * as common from '../words.ts';
import { draftOf, toSent, type Draft } from './draft.ts';
import type { ReadDraft } from './example-form.tsx';
import * as example from './example.words.ts';
import { HeadingRows } from './heading-rows.tsx';
import { TemplatePreview } from './template-preview.tsx';
import * as words from './words.ts';

interface Props {
  /** Null makes a new one. */
  readonly template: Template | null;
  /** What a new one begins with, read of an example; and what was left out of that. */
  readonly read?: ReadDraft | undefined;
  readonly canShare: boolean;
  /** @param isThere whether the form is still open */
  readonly onDone: (isThere: boolean) => void;
  readonly onCancel: () => void;
}

async function save(template: Template | null, draft: Draft, key: string): Promise<void> {
  const body = { name: draft.name, headings: draft.headings.map(toSent) };
  if (template === null)
    await call(templates.createTemplate, { body: { ...body, is_shared: draft.isShared }, idempotencyKey: key });
  else await call(templates.updateTemplate, { params: { templateId: template.id }, body });
}

/** A template's name and headings. */
export function TemplateForm({ template, read, canShare, onDone, onCancel }: Props): ReactNode {
  const [draft, setDraft] = useState(() => read?.draft ?? draftOf(template));
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
    if (await action.run(() => save(template, draft, key.current), common.failed)) onDone(isThere());
  };
  return (
    <form method="post" noValidate onSubmit={(event) => void submit(event)} className="max-w-2xl">
      <TextField
        ref={first}
        label={words.name}
        value={draft.name}
        maxLength={limits.nameCharacters}
        onChange={(event) => change({ name: event.target.value })}
      />
      {canShare && template === null && (
        <div className="mt-3">
          <Checkbox
            label={words.forCompany}
            checked={draft.isShared}
            onChange={(event) => change({ isShared: event.target.checked })}
          />
        </div>
      )}
      {read !== undefined && read.dropped > 0 && <p className="mt-5 text-ink-soft">{example.dropped(read.dropped)}</p>}
      <p className="mt-5 font-medium">{words.headings}</p>
      <p className="text-step--1 text-ink-faint">{words.instructionHint}</p>
      <HeadingRows headings={draft.headings} onChange={(headings) => change({ headings })} />
      <TemplatePreview draft={draft} />
      <div className="mt-5">
        <Alert>{action.problem}</Alert>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="primary" isBusy={action.isBusy}>
            {common.save}
          </Button>
          <Button look="quiet" onClick={onCancel}>
            {common.cancel}
          </Button>
        </div>
      </div>
    </form>
  );
}
