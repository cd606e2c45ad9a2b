import { Refusal } from './refusal.ts';

/** What a form holds: texts, lists and further forms (`a[b][0]=c`). */
export type FormValue = string | FormValue[] | Form;
/** `Name` are the names that are looked at: those of the parameters that a call takes. */
export type Form<Name extends string = string> = { [Known in Name]?: FormValue };

/** Reads a form as Stripe does: brackets name what is inside, numbers in them are places in a list. */
export function parseForm(text: string): Form {
  const root: Form = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const path = [name.replace(/\[.*$/, ''), ...[...name.matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? '')];
    place(root, path, value);
  }
  return asLists(root) as Form;
}

function place(form: Form, [name = '', ...rest]: readonly string[], value: string): void {
  if (['__proto__', 'constructor', 'prototype'].includes(name)) throw new Refusal('Invalid parameter name.');
  if (rest.length === 0) {
    form[name] = value;
    return;
  }
  const inner = form[name];
  const next: Form = typeof inner === 'object' && !Array.isArray(inner) ? inner : {};
  form[name] = next;
  place(next, rest, value);
}

function asLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([name, inner]): [string, FormValue] => [name, asLists(inner ?? '')]);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

export function textOf<Name extends string>(form: Form<Name>, name: NoInfer<Name>): string | undefined {
  const value = form[name];
  return typeof value === 'string' ? value : undefined;
}

export function needText<Name extends string>(form: Form<Name>, name: NoInfer<Name>): string {
  const value = textOf(form, name);
  if (value === undefined || value === '')
    throw new Refusal(`Missing required param: ${name}.`, { code: 'parameter_missing', param: name });
  return value;
}

/** A whole number, as amounts and counts are. */
export function numberOf<Name extends string>(form: Form<Name>, name: NoInfer<Name>): number | undefined {
  const value = textOf(form, name);
  if (value === undefined) return undefined;
  if (!/^-?\d{1,15}$/.test(value))
    throw new Refusal(`Invalid integer: ${value}`, { code: 'parameter_invalid_integer', param: name });
  return Number(value);
}

export function flagOf<Name extends string>(form: Form<Name>, name: NoInfer<Name>): boolean | undefined {
  const value = textOf(form, name);
  if (value !== undefined && value !== 'true' && value !== 'false')
    throw new Refusal(`Invalid boolean: ${value}`, { param: name });
  return value === undefined ? undefined : value === 'true';
}

export function formOf<Name extends string>(form: Form<Name>, name: NoInfer<Name>): Form {
  const value = form[name];
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

export function listOf<Name extends string>(form: Form<Name>, name: NoInfer<Name>): readonly FormValue[] {
  const value = form[name];
  return Array.isArray(value) ? value : [];
}

export function formsOf<Name extends string>(form: Form<Name>, name: NoInfer<Name>): readonly Form[] {
  return listOf(form, name).map((value) => (typeof value === 'object' && !Array.isArray(value) ? value : {}));
}

export function textsOf<Name extends string>(form: Form<Name>, name: NoInfer<Name>): readonly string[] {
  return listOf(form, name).filter((value) => typeof value === 'string');
}

/** Metadata: texts under names. An empty text takes a name away. */
export function metadataOf(form: Form, before: Readonly<Record<string, string>> = {}): Record<string, string> {
  const sent = formOf(form, 'metadata');
  const given = Object.keys(sent).map((name) => [name, textOf(sent, name) ?? ''] as const);
  return Object.fromEntries(
    Object.entries({ ...before, ...Object.fromEntries(given) }).filter(([, value]) => value !== ''),
  );
}
