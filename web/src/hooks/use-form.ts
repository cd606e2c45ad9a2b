import { useEffectEvent, useLayoutEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { isWaiting } from './give-focus.ts';
import { checkAll, type FieldCheck } from '../forms/field-check.ts';
import { useStateAcrossLock } from '../session/state-across-lock.ts';
import { earlyInput, endEarlyInput } from '../forms/early-input.ts';
import { useHydrated, useOnceHydrated } from './use-hydrated.ts';

export type FormErrors<Name extends string> = Partial<Record<Name, string>>;

/** What a failed sending says: about single fields, and about the whole. */
export interface FormFailure<Name extends string> {
  readonly fields?: FormErrors<Name>;
  readonly form?: string;
}

export interface FormOptions<Name extends string> {
  readonly checks: Readonly<Record<Name, FieldCheck<Name>>>;
  /** What stands in the fields at first; nothing where not said. */
  readonly initial?: Partial<Record<Name, string>>;
  /** Sends the values; gives what went wrong, or nothing. */
  readonly send: (values: Readonly<Record<Name, string>>) => Promise<FormFailure<Name> | void>;
}

interface RegisteredField {
  readonly name: string;
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

export interface Form<Name extends string> {
  readonly field: (name: Name) => RegisteredField;
  readonly isBusy: boolean;
  readonly problem: string | null;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  const first = names.map((name) => form.elements.namedItem(name)).find((item) => item instanceof HTMLElement);
  first?.focus();
}

const secret = /password|confirmation|otp|code/;

/** Passwords and codes are typed again after the screen was locked. */
function withoutSecrets<Name extends string>(values: Record<Name, string>): Record<Name, string> {
  const names = Object.keys(values) as Name[];
  return Object.fromEntries(names.map((name) => [name, secret.test(name) ? '' : values[name]])) as Record<Name, string>;
}

/** What stands in the fields of these names on the page, where it is not what the form knows. */
function readTyped<Name extends string>(values: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  const fields = (Object.keys(values) as Name[]).flatMap((name) => {
    const [field] = document.getElementsByName(name);
    return field instanceof HTMLInputElement && field.value !== values[name] ? [[name, field.value] as const] : [];
  });
  return Object.fromEntries(fields) as Partial<Record<Name, string>>;
}

/**
 * The state of a small form. Values are checked when it is sent; a field that was refused is checked again with every
 * change, so that its message goes the moment it no longer holds. Focus goes to the first field that is wrong.
 */
export function useForm<Name extends string>({ checks, initial = {}, send }: FormOptions<Name>): Form<Name> {
  const names = Object.keys(checks) as Name[];
  const isHydrated = useHydrated();
  const first = (name: Name): string => initial[name] || (isHydrated ? earlyInput(name) : '');
  const [values, setValues] = useStateAcrossLock(
    `form ${names.join(' ')}`,
    () => Object.fromEntries(names.map((name) => [name, first(name)])) as Record<Name, string>,
    withoutSecrets,
  );
  // What was typed into a form that was built ahead, before the page was hydrated.
  useOnceHydrated(() => setValues((current) => ({ ...current, ...readTyped(current) })));
  // And what was typed between the drawing of these fields and their standing on the page.
  const takeLate = useEffectEvent(() => {
    const late = names.filter((name) => earlyInput(name) !== '' && earlyInput(name) !== values[name]);
    const typed = Object.fromEntries(late.map((name) => [name, earlyInput(name)])) as Partial<Record<Name, string>>;
    if (late.length > 0) setValues((current) => ({ ...current, ...typed }));
    endEarlyInput();
  });
  useLayoutEffect(() => takeLate(), []);
  const [errors, setErrors] = useState<FormErrors<Name>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  function change(name: Name, value: string): void {
    // Each change is made to what the last one left, however many come before the form is drawn again.
    setValues((current) => ({ ...current, [name]: value }));
    setProblem(null);
    const found = checkAll(checks, { ...values, [name]: value });
    const kept = names.filter((each) => errors[each] !== undefined && found[each] !== undefined);
    setErrors(Object.fromEntries(kept.map((each) => [each, found[each]])) as FormErrors<Name>);
  }

  function showErrors(form: HTMLFormElement, found: FormErrors<Name>): void {
    setErrors(found);
    focusFirst(
      form,
      names.filter((name) => found[name] !== undefined),
    );
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const found = checkAll(checks, values);
    setProblem(null);
    showErrors(form, found);
    if (Object.keys(found).length > 0) return;
    setBusy(true);
    const failure = await send(values).finally(() => setBusy(false));
    if (failure?.fields) {
      if (isWaiting(form)) showErrors(form, failure.fields);
      else setErrors(failure.fields);
    }
    setProblem(failure?.form ?? null);
  }

  return {
    field: (name) => ({
      name,
      value: values[name],
      error: errors[name] ?? null,
      onChange: (event) => change(name, event.target.value),
    }),
    isBusy,
    problem,
    onSubmit: (event) => {
      event.preventDefault();
      if (!isBusy) void submit(event.currentTarget);
    },
  };
}
