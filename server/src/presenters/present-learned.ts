import type { LearnedPreference, NotePreference } from '@notewright/contract';
import { choicesFor, idOf, type Learned, type Preference } from '@notewright/engine/learn';

/** A preference as it crosses the wire; undefined where it was seen too seldom to be shown. */
export function presentLearned({ preference, state, notes }: Learned): LearnedPreference | undefined {
  if (state === 'watched') return undefined;
  return {
    id: idOf(preference),
    preference: presentPreference(preference),
    state,
    notes_for: notes.filter(Boolean).length,
    notes_seen: notes.length,
    choices: choicesFor(preference).map(presentPreference),
  };
}

/** The wire has lists that can be written to. */
export const presentPreference = (one: Preference): NotePreference =>
  one.kind === 'sign-off' ? { ...one, parts: [...one.parts] } : one;
