import { headings, layouts, omissions, places } from './kinds/sections.ts';
import { lineOrders, signOffs } from './kinds/lines.ts';
import type { NotePair, Observer } from './kinds/observer.ts';
import { denialForms, denialGroups, lengths, spellingForms, termForms } from './kinds/words.ts';
import { idOf, type Preference, type PreferenceKind, type Writer } from './preference.ts';
import { readLayout } from './read-layout.ts';

/** What one signed note says for or against a preference. */
export interface Difference {
  readonly preference: Preference;
  readonly says: 'for' | 'against';
}

const observers: { readonly [Kind in PreferenceKind]: Observer<Kind> } = {
  heading: headings,
  place: places,
  omit: omissions,
  layout: layouts,
  length: lengths,
  term: termForms,
  spelling: spellingForms,
  denial: denialForms,
  denials: denialGroups,
  order: lineOrders,
  'sign-off': signOffs,
};

// Each observer takes the preferences of its own kind alone.
const observerOf = ({ kind }: Pick<Preference, 'kind'>): Observer => observers[kind] as unknown as Observer;

/**
 * What somebody changed of a note, without any of its words: preferences that the signed note is an example of, and what it says of those
 * that are known already. What stays as it was composed speaks for what the composed note had, so that a preference that is in use is
 * confirmed by every note in which nobody undoes it.
 * @param composed the markdown that the tool wrote
 * @param signed the markdown that was signed
 * @param known preferences of which something was seen before
 * @param writer whose name a closing line may hold
 */
export function differencesOf(
  composed: string,
  signed: string,
  known: readonly Preference[] = [],
  writer: Writer = { name: '', credentials: '' },
): readonly Difference[] {
  const pair: NotePair = { composed: readLayout(composed), signed: readLayout(signed), writer };
  const changed = Object.values(observers).flatMap((observer) => (observer as unknown as Observer).changes(pair));
  const ids = new Set(changed.map(idOf));
  const others = known.filter((one) => !ids.has(idOf(one)));
  return [
    ...changed.map((preference): Difference => ({ preference, says: 'for' })),
    ...others.flatMap((preference): Difference[] => {
      const says = observerOf(preference).verdict(preference, pair);
      return says === undefined ? [] : [{ preference, says }];
    }),
  ];
}

/** Which of some preferences a note has, as what a like or a dislike of it speaks for or against. */
export function usedIn(markdown: string, preferences: readonly Preference[], writer: Writer): readonly Preference[] {
  const note = readLayout(markdown);
  const pair: NotePair = { composed: note, signed: note, writer };
  return preferences.filter((one) => observerOf(one).verdict(one as never, pair) === 'for');
}
