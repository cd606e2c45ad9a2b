import { termsAndSupport } from '@notewright/contract';
import { useCallback, useRef, useState, type FormEvent, type RefObject } from 'react';
import { call, CallProblem } from '../../api/call.ts';
import { useEarlyInput } from '../../hooks/use-early-input.ts';
import { isWaiting } from '../../hooks/give-focus.ts';
import { useFormDraft } from '../../session/form-draft.ts';
import { toastError, toastSuccess } from '../../ui/toast.ts';
import { checkSupport, supportFields, type SupportErrors, type SupportLetter } from './check-support.ts';
import * as words from './support-form.words.ts';

interface Sent {
  /** The server's own sentence. */
  readonly message: string;
  readonly email: string;
}

export interface SupportForm {
  readonly form: RefObject<HTMLFormElement | null>;
  /** What stood in the fields before the page was rendered again. */
  readonly kept: Partial<SupportLetter>;
  readonly errors: SupportErrors;
  /** What went wrong with the sending, in a sentence. */
  readonly problem: string | null;
  readonly sent: Sent | null;
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** A field that was refused is looked at again with every change. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  readonly writeAnother: () => void;
}

/** What stands in the form. */
export function readLetter(form: HTMLFormElement): SupportLetter {
  const data = new FormData(form);
  const read = (name: string): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return { email: read('email'), query: read('query') };
}

function focusFirst(form: HTMLFormElement, errors: SupportErrors): void {
  const name = supportFields.find((one) => errors[one] !== undefined);
  const field = name === undefined ? null : form.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** Errors of fields as the server says them, in the words of its answer. */
function errorsOf(error: unknown): SupportErrors {
  if (!(error instanceof CallProblem)) return {};
  const found = supportFields.flatMap((name) => {
    const sentence = error.errors[name]?.[0];
    return sentence === undefined ? [] : [[name, sentence] as const];
  });
  return Object.fromEntries(found);
}

/** Why the sending failed beyond the specification's sentence; nothing where the server says no more. */
function reasonOf(error: unknown): string {
  const reason = error instanceof CallProblem ? error.serverMessage : null;
  return reason === null ? words.failed : `${words.failed} ${reason}`;
}

/**
 * The form of Help & Support. Its fields hold their own values, so that what was typed before the page was at work is
 * there, and the browser can send it by itself.
 */
export function useSupportForm(): SupportForm {
  const form = useRef<HTMLFormElement>(null);
  const kept = useFormDraft(
    'support',
    useCallback(() => (form.current === null ? null : readLetter(form.current)), []),
  );
  const typed = useEarlyInput(supportFields);
  const [errors, setErrors] = useState<SupportErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [sent, setSent] = useState<Sent | null>(null);
  const [isBusy, setBusy] = useState(false);
  const key = useRef({ key: '', of: '' });

  function keyFor(letter: SupportLetter): string {
    const of = JSON.stringify(letter);
    if (key.current.of !== of) key.current = { key: crypto.randomUUID(), of };
    return key.current.key;
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const letter = readLetter(form);
    const found = checkSupport(letter);
    setErrors(found);
    setProblem(null);
    if (Object.keys(found).length > 0) return focusFirst(form, found);
    setBusy(true);
    try {
      const { Message } = await call(termsAndSupport.sendSupport, { body: letter, idempotencyKey: keyFor(letter) });
      const message = Message === '' ? words.submitted : Message;
      setSent({ message, email: letter.email.trim() });
      toastSuccess(message);
    } catch (error) {
      const refused = errorsOf(error);
      setErrors(refused);
      if (isWaiting(form)) focusFirst(form, refused);
      setProblem(Object.keys(refused).length > 0 ? words.failed : reasonOf(error));
      toastError(words.failed);
    } finally {
      setBusy(false);
    }
  }

  return {
    form,
    kept: { ...kept, ...typed },
    errors,
    problem,
    sent,
    isBusy,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isBusy) void submit(event.currentTarget);
    },
    onInput: (event) => {
      const found = checkSupport(readLetter(event.currentTarget));
      setProblem(null);
      const kept = supportFields.filter((name) => errors[name] !== undefined && found[name] !== undefined);
      setErrors(Object.fromEntries(kept.map((name) => [name, found[name]])));
    },
    writeAnother: () => setSent(null),
  };
}
