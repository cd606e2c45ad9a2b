import { textProfileNames, type TextProfileName } from '@notewright/engine/note-text';
import { sessionStore } from '../../../../session/session-store.ts';

/** How somebody has words of a note written when they copy them. */
export interface CarryChoice {
  readonly profile: TextProfileName;
  /** A section is copied with its heading. */
  readonly withHeading: boolean;
  /** What one goes through section by section: the parts of the note, or every heading. */
  readonly step: Step;
}

export type Step = 'part' | 'heading';

/** Where the browser refuses to keep anything the choice holds for this visit. By storage key. */
const visits = new Map<string, string>();
const keyOfPerson = (): string => `carry:${sessionStore.getState().user?.id ?? ''}`;

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
export function readCarryChoice(): CarryChoice {
  const stored = parse(readText(keyOfPerson()));
  const profile = textProfileNames.find((name) => name === stored['profile']) ?? 'plain';
  return {
    profile,
    withHeading: stored['withHeading'] === true,
    step: stored['step'] === 'heading' ? 'heading' : 'part',
  };
}

/** Keeps a choice for the person who is signed in: the choice alone, and no word of a note. */
export function keepCarryChoice(choice: CarryChoice): void {
  const [key, text] = [keyOfPerson(), JSON.stringify(choice)];
  visits.set(key, text);
  try {
    localStorage.setItem(key, text);
  } catch {
    // It holds for this visit.
  }
}
