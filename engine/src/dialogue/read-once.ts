/**
 * A reader that reads the same thing once, however many ask: what it made of it is kept as long as the thing itself, and no longer.
 * @param thingOf the object by which an argument is known again
 */
export function readOnce<A, T>(thingOf: (argument: A) => object, read: (argument: A) => T): (argument: A) => T {
  const kept = new WeakMap<object, { readonly made: T }>();
  return (argument) => {
    const thing = thingOf(argument);
    const known = kept.get(thing);
    if (known) return known.made;
    const made = read(argument);
    kept.set(thing, { made });
    return made;
  };
}
