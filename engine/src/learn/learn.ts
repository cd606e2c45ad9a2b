import type { Difference } from './differences-of.ts';
import { idOf, topicOf, type Preference } from './preference.ts';

/**
 * `watched`: seen, and not often enough to be proposed. `proposed`: put before its person. `accepted`: used in their notes.
 * `off`: kept, not used, and not proposed again.
 */
export type LearnedState = 'watched' | 'proposed' | 'accepted' | 'off';

/** A preference with what the last notes said of it. */
export interface Learned {
  readonly preference: Preference;
  readonly state: LearnedState;
  /** Whether each of the last notes that had a place for it spoke for it, the newest last. */
  readonly notes: readonly boolean[];
}

/** So many notes are remembered of each preference. */
export const notesRemembered = 12;
/** So many have to speak for one before it is proposed, and this share of those that are remembered. */
const notesNeeded = 3;
const agreementNeeded = 0.75;
/** So many notes against one that is in use take it back: of the last four, or where less than three of four are for it. */
const takenBackAfter = 2;
const lastNotes = 4;
/** More than that nobody wants to look through; the ones with the fewest notes go. */
export const mostLearned = 200;

const countFor = (notes: readonly boolean[]): number => notes.filter(Boolean).length;

const isShared = (notes: readonly boolean[]): boolean => countFor(notes) >= agreementNeeded * notes.length;

const isAgreed = (notes: readonly boolean[]): boolean => countFor(notes) >= notesNeeded && isShared(notes);

function isTakenBack(notes: readonly boolean[]): boolean {
  const against = notes.length - countFor(notes);
  const lately = notes.slice(-lastNotes).filter((isFor) => !isFor).length;
  return against >= takenBackAfter && (lately >= takenBackAfter || !isShared(notes));
}

function stateAfter({ state, notes }: Learned): Learned['state'] {
  if (state === 'off') return state;
  if (state === 'accepted') return isTakenBack(notes) ? 'watched' : state;
  return isAgreed(notes) ? 'proposed' : 'watched';
}

function withNote(one: Learned, isFor: boolean): Learned {
  const notes = [...one.notes, isFor].slice(-notesRemembered);
  // What was taken back keeps its notes: those against it count when it is weighed again.
  return { ...one, notes, state: stateAfter({ ...one, notes }) };
}

/**
 * Counts what one note said. A preference is proposed after three notes for it with at least three of four for it, and one that is in
 * use is taken back when two of the last three notes go against it. Deterministic; order and ids of what is kept stay.
 * @param kept what is known of its person
 * @param differences of one note
 */
export function learn(kept: readonly Learned[], differences: readonly Difference[]): readonly Learned[] {
  const said = new Map(differences.map(({ preference, says }) => [idOf(preference), says === 'for']));
  const chosen = new Map(
    differences.filter(({ says }) => says === 'for').map(({ preference }) => [topicOf(preference), idOf(preference)]),
  );
  const next = kept.map((one) => {
    const id = idOf(one.preference);
    const rival = chosen.get(topicOf(one.preference));
    const isFor = said.get(id) ?? (rival === undefined || rival === id ? undefined : false);
    return isFor === undefined ? one : withNote(one, isFor);
  });
  const known = new Set(kept.map(({ preference }) => idOf(preference)));
  const fresh = differences
    .filter(({ preference, says }) => says === 'for' && !known.has(idOf(preference)))
    .map(({ preference }): Learned => ({ preference, state: 'watched', notes: [true] }));
  return limited([...next, ...fresh]);
}

function limited(all: readonly Learned[]): readonly Learned[] {
  if (all.length <= mostLearned) return all;
  const weakest = all
    .filter(({ state }) => state === 'watched')
    .toSorted((a, b) => countFor(a.notes) - countFor(b.notes))
    .slice(0, all.length - mostLearned);
  const gone = new Set(weakest);
  return all.filter((one) => !gone.has(one));
}

/** With one in use: what decides the same is off then. */
export function accept(kept: readonly Learned[], id: string): readonly Learned[] {
  const chosen = kept.find(({ preference }) => idOf(preference) === id);
  if (chosen === undefined) return kept;
  const topic = topicOf(chosen.preference);
  return kept.map((one): Learned => {
    if (one === chosen) return { ...one, state: 'accepted' };
    return topicOf(one.preference) === topic && one.state === 'accepted' ? { ...one, state: 'off' } : one;
  });
}

/** With one in use that was not learned of its person; what was counted of it stays with it. */
export function take(kept: readonly Learned[], preference: Preference): readonly Learned[] {
  const id = idOf(preference);
  const isKnown = kept.some((one) => idOf(one.preference) === id);
  return accept(isKnown ? kept : [...kept, { preference, state: 'accepted', notes: [] }], id);
}

/** With another preference in the place of one, in use; what was counted of the other stays with it. */
export function change(kept: readonly Learned[], id: string, to: Preference): readonly Learned[] {
  const other = kept.find(({ preference }) => idOf(preference) === idOf(to));
  const rest = kept.filter((one) => one !== other || idOf(one.preference) === id);
  const changed = rest.map((one): Learned =>
    idOf(one.preference) === id ? { preference: to, state: 'accepted', notes: other?.notes ?? [] } : one,
  );
  return accept(changed, idOf(to));
}
