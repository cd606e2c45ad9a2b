import type { Books } from './books.ts';
import { textsOf } from './forms.ts';
import type { Form } from './forms.ts';
import { Refusal } from './refusal.ts';

type Json = Record<string, unknown>;

/** Puts whole objects in the place of the ids that `expand[]` names, at most four levels deep. */
export function expandAnswer(books: Books, answer: unknown, form: Form): unknown {
  const copy: unknown = JSON.parse(JSON.stringify(answer));
  for (const path of textsOf(form, 'expand')) {
    const names = path.split('.');
    if (names.length > 4) throw new Refusal('You cannot expand more than 4 levels of a property.', { param: 'expand' });
    expandAt(books, copy, names);
  }
  return copy;
}

function expandAt(books: Books, value: unknown, [name, ...rest]: readonly string[]): void {
  if (name === undefined || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) return value.forEach((one) => expandAt(books, one, [name, ...rest]));
  const holder = value as Json;
  const inner = holder[name];
  if (typeof inner === 'string') holder[name] = findById(books, inner) ?? inner;
  expandAt(books, holder[name], rest);
}

function findById(books: Books, id: string): unknown {
  const kinds = [books.customers, books.subscriptions, books.invoices, books.paymentIntents, books.charges];
  const found = kinds.map((kind) => kind.get(id)).find((one) => one !== undefined);
  return found === undefined ? undefined : JSON.parse(JSON.stringify(found));
}
