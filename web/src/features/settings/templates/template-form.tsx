import { limits, templates, type Template } from '@notewright/contract';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { call } from '../../../lib/call.ts';
import { useFirstFocus } from '../../../lib/use-first-focus.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useAction } from '../company/use-action.ts';
import * as common from '../words.ts';
import { draftOf, emptyHeading, moveHeading, toSent, type Draft, type DraftHeading } from './draft.ts';
import { HeadingRow } from './heading-row.tsx';
import { TemplatePreview } from './template-preview.tsx';
import * as words from './words.ts';

interface Props {
  /** Null makes a new one. */
  readonly template: Template | null;
  readonly canShare: boolean;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Where the focus goes once the headings stand in their new order; a button that can go no further gives it to the other. */
function useFocusAfter(headings: readonly DraftHeading[]) {
  const list = useRef<HTMLUListElement>(null);
  const wanted = useRef<{ readonly key: number; readonly what: string } | null>(null);
  useEffect(() => {
    const { current } = wanted;
    wanted.current = null;
    if (current === null) return;
    const row = list.current?.querySelector(`[data-heading="${current.key}"]`);
    const aims = [current.what, '[data-move="1"]:enabled', '[data-move="-1"]:enabled'];
    for (const aim of aims) {
      const found = row?.querySelector<HTMLElement>(aim);
      if (found?.matches(':enabled')) return found.focus();
    }
  }, [headings]);
  return {
    list,
    focusAfter: (key: number, what: string): void => {
      wanted.current = { key, what };
    },
  };
}

async function save(template: Template | null, draft: Draft, key: string): Promise<void> {
  const body = { name: draft.name, headings: draft.headings.map(toSent) };
  if (template === null)
    await call(templates.createTemplate, { body: { ...body, is_shared: draft.isShared }, idempotencyKey: key });
  else await call(templates.updateTemplate, { params: { templateId: template.id }, body });
}

/** A template's name and headings. */
export function TemplateForm({ template, canShare, onDone, onCancel }: Props): ReactNode {
  const [draft, setDraft] = useState(() => draftOf(template));
  const [told, setTold] = useState('');
  const key = useRef('');
  const action = useAction();
  const first = useFirstFocus();
  const { headings } = draft;
  const { list, focusAfter } = useFocusAfter(headings);
  const change = (next: Partial<Draft>): void => {
    // Another content is another request.
    key.current = '';
    setDraft((before) => ({ ...before, ...next }));
  };
  const move = (index: number, by: -1 | 1): void => {
    const moved = headings[index];
    if (moved === undefined) return;
    focusAfter(moved.key, `[data-move="${by}"]`);
    change({ headings: moveHeading(headings, index, by) });
    setTold(words.moved(index + 1 + by, headings.length));
  };
  const remove = (index: number): void => {
    const next = headings[index + 1] ?? headings[index - 1];
    if (next !== undefined) focusAfter(next.key, '[data-title]');
    change({ headings: headings.filter((_heading, at) => at !== index) });
  };
  const add = (): void => {
    const added = emptyHeading();
    focusAfter(added.key, '[data-title]');
    change({ headings: [...headings, added] });
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    key.current ||= crypto.randomUUID();
    if (await action.run(() => save(template, draft, key.current), common.failed)) onDone();
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
      <p className="mt-5 font-medium">{words.headings}</p>
      <p className="text-step--1 text-ink-faint">{words.instructionHint}</p>
      <ul ref={list} aria-label={words.headings}>
        {headings.map((heading, index) => (
          <HeadingRow
            key={heading.key}
            heading={heading}
            index={index}
            count={headings.length}
            onChange={(changed) =>
              change({ headings: headings.map((one) => (one.key === changed.key ? changed : one)) })
            }
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {told}
      </p>
      <Button className="mt-4" disabled={headings.length >= limits.templateHeadings} onClick={add}>
        {words.addHeading}
      </Button>
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
