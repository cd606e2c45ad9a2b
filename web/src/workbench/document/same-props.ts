const isSame = (one: unknown, other: unknown): boolean =>
  Object.is(one, other) ||
  (Array.isArray(one) &&
    Array.isArray(other) &&
    one.length === other.length &&
    one.every((value, at) => Object.is(value, other[at])));

/** For `memo`: lists of the same things are the same list. A reading keeps what did not change (`useDocument`). */
export const sameProps = <Props extends object>(one: Props, other: Props): boolean =>
  Object.entries(one).every(([name, value]) => isSame(value, other[name as keyof Props]));
