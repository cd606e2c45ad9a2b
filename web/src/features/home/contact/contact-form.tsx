import type { ReactNode } from 'react';
import { useHydrated } from '../../../hooks/use-hydrated.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { contactLimits, type ContactField } from './check-contact.ts';
import { contactAddress } from './send-contact.ts';
import { useContact } from './use-contact.ts';
import * as words from './words.ts';
import './contact-form.css';

interface FieldProps {
  readonly name: ContactField;
  readonly label: string;
  readonly kept: string | undefined;
  /** What is wrong with its value, in words. */
  readonly error: string | undefined;
}

/** A label, the field that stands in it, and what is wrong with it. The form's fields keep their own values. */
function Field({ name, label, kept, error }: FieldProps): ReactNode {
  // The browser's limit cuts what is pasted and says nothing; with script a sentence says what is too long.
  const isHydrated = useHydrated();
  const tied = {
    id: `contact-${name}`,
    name,
    required: true,
    maxLength: isHydrated ? undefined : contactLimits[name],
    defaultValue: kept ?? '',
    'aria-invalid': error === undefined ? undefined : true,
    'aria-describedby': `contact-${name}-error`,
  } as const;
  return (
    <div className="home-field">
      <label htmlFor={tied.id}>{label}</label>
      {name === 'message' ? (
        <textarea {...tied} rows={5} />
      ) : (
        <input {...tied} type={name === 'email' ? 'email' : 'text'} autoComplete={name} />
      )}
      <p id={`contact-${name}-error`} aria-live="polite">
        {error}
      </p>
    </div>
  );
}

/** A message to those who run this installation. The server answers it with script and without. */
export function ContactForm(): ReactNode {
  const { form, kept, errors, problem, isBusy, isSent, onSubmit, onInput } = useContact();
  return (
    <form
      ref={form}
      method="post"
      action={contactAddress}
      className="home-contact"
      onSubmit={onSubmit}
      onInput={onInput}
    >
      <div role="status">{isSent && <p className="home-thanks">{words.thanks}</p>}</div>
      <Alert>{problem}</Alert>
      <Field name="name" label={words.name} kept={kept.name} error={errors.name} />
      <Field name="email" label={words.email} kept={kept.email} error={errors.email} />
      <Field name="message" label={words.message} kept={kept.message} error={errors.message} />
      <p>
        <Button type="submit" look="primary" isBusy={isBusy} busyLabel={words.sending}>
          {words.send}
        </Button>
      </p>
    </form>
  );
}
