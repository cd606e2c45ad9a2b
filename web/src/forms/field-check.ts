import './zod-without-eval.ts';
import type { z } from 'zod/mini';
import * as words from './field-check.words.ts';

/** Says what is wrong with one value, or null. `all` holds the other values of the form. */
export type FieldCheck<Name extends string> = (value: string, all: Readonly<Record<Name, string>>) => string | null;

/** A check from a field of the contract: its first message. */
export function checkField(field: z.ZodMiniType<string, string>): (value: string) => string | null {
  return (value) => {
    const result = field.safeParse(value);
    return result.success ? null : (result.error.issues[0]?.message ?? words.unclear);
  };
}

/** The messages of all fields that have one, in the order of the fields. */
export function checkAll<Name extends string>(
  checks: Readonly<Record<Name, FieldCheck<Name>>>,
  values: Readonly<Record<Name, string>>,
): Partial<Record<Name, string>> {
  const errors: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(checks) as Name[]) {
    const message = checks[name](values[name], values);
    if (message !== null) errors[name] = message;
  }
  return errors;
}
