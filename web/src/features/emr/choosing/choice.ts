import type { EmrContext, EmrGroup, EmrItem, EmrKind } from '@notewright/contract';

/** What a note is usually written with. Vital signs and immunizations of before are there for those who want them. */
const usual: ReadonlySet<EmrKind> = new Set(['problems', 'medications', 'allergies', 'laboratory']);

/** How an entry ends that is over, as the server writes it: such a drug would be asked about as if it were taken. */
const past = /\((?:[^()]*; )?(?:inactive|resolved|completed|stopped|not taken)(?:;[^()]*)?\)$/;
const isPast = ({ text }: EmrItem): boolean => past.test(text);

/** What of a record was ticked or unticked by hand, by key: the other way round than it was chosen beforehand. */
export type Changed = ReadonlySet<string>;

export const itemKey = (kind: EmrKind, id: string): string => `${kind} ${id}`;
export const noteKey = (id: string): string => `note ${id}`;
export const keysOfGroup = ({ kind, items }: EmrGroup): readonly string[] => items.map(({ id }) => itemKey(kind, id));

const currentKeys = ({ kind, items }: EmrGroup): readonly string[] =>
  items.filter((item) => !isPast(item)).map(({ id }) => itemKey(kind, id));

/** What is chosen beforehand: of the usual kinds everything that is not over, and the newest note. */
export function chosenBeforehand({ groups, notes }: Pick<EmrContext, 'groups' | 'notes'>): ReadonlySet<string> {
  const newest = notes.slice(0, 1).map(({ id }) => noteKey(id));
  return new Set([...groups.filter(({ kind }) => usual.has(kind)).flatMap(currentKeys), ...newest]);
}

/** What is chosen now; entries that a further reading brings are chosen as they were beforehand. */
export function chosenNow(context: Pick<EmrContext, 'groups' | 'notes'>, changed: Changed): ReadonlySet<string> {
  const before = chosenBeforehand(context);
  const all = [...context.groups.flatMap(keysOfGroup), ...context.notes.map(({ id }) => noteKey(id))];
  return new Set(all.filter((key) => before.has(key) !== changed.has(key)));
}

/** The changes after which these keys are all chosen, or none of them. */
export function choose(
  context: Pick<EmrContext, 'groups' | 'notes'>,
  changed: Changed,
  keys: readonly string[],
  isChosen: boolean,
): Changed {
  const before = chosenBeforehand(context);
  const next = new Set(changed);
  for (const key of keys) {
    if (before.has(key) === isChosen) next.delete(key);
    else next.add(key);
  }
  return next;
}
