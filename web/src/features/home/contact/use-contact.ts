import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { checkContact, contactFields, type Contact, type ContactErrors } from './check-contact.ts';
import { useEarlyInput } from '../../../hooks/use-early-input.ts';
import { isWaiting } from '../../../hooks/give-focus.ts';
import { useFormDraft } from '../../../session/form-draft.ts';
import { sendContact } from './send-contact.ts';

export interface ContactState {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What stood in the fields before the page was rendered again. */
  readonly kept: Partial<Contact>;
  readonly errors: ContactErrors;
  /** What is wrong with the whole, or null. */
  readonly problem: string | null;
  readonly isBusy: boolean;
  readonly isSent: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly onInput: () => void;
}

function readForm(form: HTMLFormElement): Contact {
  const data = new FormData(form);
  const read = (field: (typeof contactFields)[number]): string => {
    const value = data.get(field);
    return typeof value === 'string' ? value : '';
  };
  return { name: read('name'), email: read('email'), message: read('message') };
}

/** Empties the fields; a reset would bring back what stood in them when they were drawn. */
/** Empties the fields, but for what was typed since they were sent. */
function clear(form: HTMLFormElement, sent: Contact): void {
  for (const name of contactFields) {
    const field = form.elements.namedItem(name);
    const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isField && field.value === sent[name]) field.value = '';
  }
}

/** The key of the words that are being sent; other words get another. */
function useKeyOf(): (contact: Contact) => string {
  const last = useRef({ words: '', key: '' });
  return (contact) => {
    const words = JSON.stringify(contact);
    if (last.current.words !== words) last.current = { words, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/** The contact form at work. What was typed stays in the fields themselves, so no failure and no late script loses it. */
export function useContact(): ContactState {
  const form = useRef<HTMLFormElement>(null);
  const kept = useFormDraft(
    'contact',
    useCallback(() => (form.current === null ? null : readForm(form.current)), []),
  );
  const typed = useEarlyInput(contactFields);
  const keyOf = useKeyOf();
  const [errors, setErrors] = useState<ContactErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);

  useEffect(() => {
    // Without script the browser checks; with it the words of the product stand beside the fields.
    if (form.current) form.current.noValidate = true;
  }, []);

  function show(found: ContactErrors, takesFocus = true): void {
    setErrors(found);
    const first = contactFields.find((field) => found[field] !== undefined);
    if (first && takesFocus) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  }

  async function submit(sheet: HTMLFormElement): Promise<void> {
    const contact = readForm(sheet);
    const found = checkContact(contact);
    setSent(false);
    setProblem(null);
    show(found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const failure = await sendContact(contact, keyOf(contact));
    setBusy(false);
    if (failure !== null) {
      show(failure.fields, isWaiting(sheet));
      setProblem(failure.form);
      return;
    }
    clear(sheet, contact);
    setSent(true);
  }

  return {
    form,
    kept: { ...kept, ...typed },
    errors,
    problem,
    isBusy,
    isSent,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isBusy) void submit(event.currentTarget);
    },
    onInput: () => {
      if (form.current === null || Object.keys(errors).length === 0) return;
      const found = checkContact(readForm(form.current));
      // A refused field is checked again with every change; the others wait until the form is sent.
      const still = contactFields.filter((field) => errors[field] !== undefined && found[field] !== undefined);
      setErrors(Object.fromEntries(still.map((field) => [field, found[field]])));
    },
  };
}
