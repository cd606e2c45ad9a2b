import { locale } from '../../i18n/language.ts';
import type { AuditLine } from './use-audit-log.ts';
import * as words from './words.ts';

const numbers = new Intl.NumberFormat(locale);

/** What something was done to: "Chat 3F2A9C". Empty where there is nothing to name. */
export function objectWords({ object }: AuditLine): string {
  return object === null ? '' : `${object.kind} ${object.name}`;
}

/** A line's number in the chain, or that it waits for it. */
export function numberWords({ number }: AuditLine): string {
  return number === null ? words.notSealed : numbers.format(number);
}

/** How it ended; nothing is said of what went as it should, nor where the words say so themselves. */
export function outcomeWords({ outcome, what }: AuditLine): string {
  return outcome === 'success' || words.saysFailed(what) ? '' : words.outcomes[outcome];
}
