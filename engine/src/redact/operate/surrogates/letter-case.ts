/** Writes what was made up in capitals, small letters or with a capital, as the original is written. */
export function inCaseOf(original: string, made: string): string {
  const upper = original.toUpperCase();
  if (original === upper && original !== original.toLowerCase() && original.length > 1) return made.toUpperCase();
  return original === original.toLowerCase() && original !== upper ? made.toLowerCase() : made;
}
