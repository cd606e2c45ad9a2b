const shortest = 6;

/** One letter more, less or other, from the second on: "depresion". */
export function isMisspelt(one: string, other: string): boolean {
  if (one.length < shortest || Math.abs(one.length - other.length) > 1 || one[0] !== other[0]) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return (
    one.slice(at + 1) === other.slice(at + 1) ||
    one.slice(at + 1) === other.slice(at) ||
    one.slice(at) === other.slice(at + 1)
  );
}
