import { termsAndSupport } from '@notewright/contract';
import { useEffect, useRef, type ReactNode } from 'react';
import { useKeptState } from '../../lib/kept-state.ts';
import { language } from '../../lib/language.ts';
import { useSession } from '../../lib/session-store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SentNote } from './sent-note.tsx';
import * as words from './support-form.words.ts';
import { readLetter, useSupportForm } from './use-support-form.ts';

/** Where the browser sends the form by itself; the answer is a page in this page's language. */
const action =
  language === 'en' ? termsAndSupport.sendSupport.path : `${termsAndSupport.sendSupport.path}?lang=${language}`;

/** Email and description, sent to support. Works without script too. */
export function SupportForm(): ReactNode {
  const own = useSession((state) => state.user?.email ?? '');
  // The fields hold their own values; this is what stands in them again after the screen was locked.
  const [kept, keep] = useKeptState('support letter', () => ({ email: own, query: '' }));
  const { errors, problem, sent, isBusy, onSubmit, onInput, writeAnother } = useSupportForm();
  const note = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent !== null) note.current?.focus();
  }, [sent]);
  if (sent !== null)
    return (
      <SentNote
        heading={note}
        message={sent.message}
        email={sent.email}
        onAnother={() => {
          keep({ email: sent.email, query: '' });
          writeAnother();
        }}
      />
    );
  return (
    <form
      method="post"
      action={action}
      noValidate
      onSubmit={onSubmit}
      onInput={(event) => {
        keep(readLetter(event.currentTarget));
        onInput(event);
      }}
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
        defaultValue={kept.email}
        required
        error={errors.email ?? null}
      />
      <TextAreaField
        id="support-description"
        label={words.description}
        name="query"
        rows={8}
        defaultValue={kept.query}
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
