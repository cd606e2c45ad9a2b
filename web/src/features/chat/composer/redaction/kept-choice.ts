import { sessionStore } from '../../../../session/session-store.ts';

/** What can be chosen instead of what Redactify does by itself, as the fields of the sending calls. */
const choices = {
  redact_style: ['tags', 'surrogates'],
  redact_zip: ['three-digits'],
  redact_ages: ['ninety-plus'],
  redact_clinicians: ['keep'],
} as const;

/** A field that is missing stands at the strictest. */
export type KeptRedaction = { readonly [Name in keyof typeof choices]?: (typeof choices)[Name][number] };

/** Where the browser refuses to keep anything the choice holds for this visit. By storage key. */
const visits = new Map<string, string>();
const keyOfPerson = (): string => `redaction:${sessionStore.getState().user?.id ?? ''}`;

function readText(key: string): string | null {
  try {
    return localStorage.getItem(key) ?? visits.get(key) ?? null;
  } catch {
    return visits.get(key) ?? null;
  }
}

function parse(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>> | null) ?? {};
  } catch {
    return {};
  }
}

/** What the person who is signed in last chose on this device; anything else that may stand there counts as nothing. */
export function readRedaction(): KeptRedaction {
  const stored = parse(readText(keyOfPerson()));
  const known = Object.entries(choices).filter(([name, values]) => values.some((value) => value === stored[name]));
  return Object.fromEntries(known.map(([name]) => [name, stored[name]]));
}

/** Keeps a choice for the person who is signed in: the choice alone, and nothing of what is redacted. */
export function keepRedaction(chosen: KeptRedaction): void {
  const [key, text] = [keyOfPerson(), JSON.stringify(chosen)];
  visits.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // It holds for this visit.
  }
}
