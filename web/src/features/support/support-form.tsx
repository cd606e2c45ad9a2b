import { termsAndSupport } from '@notewright/contract';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { language } from '../../i18n/language.ts';
import { useSession } from '../../session/session-store.ts';
import { useHydrated } from '../../hooks/use-hydrated.ts';
import { giveFocus } from '../../hooks/give-focus.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SentNote } from './sent-note.tsx';
import * as words from './support-form.words.ts';
import { longestQuery } from './check-support.ts';
import { useSupportForm } from './use-support-form.ts';
import './support-form.css';

/** Where the browser sends the form by itself; the answer is a page in this page's language. */
const action =
  language === 'en' ? termsAndSupport.sendSupport.path : `${termsAndSupport.sendSupport.path}?lang=${language}`;

/** Email and description, sent to support. Works without script too. */
export function SupportForm(): ReactNode {
  const own = useSession((state) => state.user?.email ?? '');
  // The browser's limit cuts what is pasted and says nothing; with script a sentence says what is too long.
  const isHydrated = useHydrated();
  const { form, kept, errors, problem, sent, isBusy, onSubmit, onInput, writeAnother } = useSupportForm();
  // The address of the letter that was sent, for the next one.
  const [another, setAnother] = useState<string | null>(null);
  const note = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent !== null) giveFocus(note.current);
  }, [sent]);
  if (sent !== null)
    return (
      <SentNote
        heading={note}
        message={sent.message}
        email={sent.email}
        onAnother={() => {
          setAnother(sent.email);
          writeAnother();
        }}
      />
    );
  return (
    <form
      ref={form}
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onInput={onInput}
      className="nw-support-form"
    >
      <TextField
        id="support-email"
        label={words.email}
        name="email"
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        autoCapitalize="none"
        maxLength={254}
        defaultValue={another ?? (kept.email || own)}
        required
        error={errors.email ?? null}
      />
      <TextAreaField
        id="support-description"
        label={words.description}
        name="query"
        rows={8}
        maxLength={isHydrated ? undefined : longestQuery}
        defaultValue={another === null ? kept.query : ''}
        hint={words.descriptionHint}
        required
        error={errors.query ?? null}
      />
      <div>
        <Alert>{problem}</Alert>
        <Button type="submit" look="primary" isBusy={isBusy}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
