/**
 * Reads how many users somebody typed (specification section 5): what is no number becomes 1, less than 1 becomes 1,
 * and more than can be bought becomes the most. Parts of a user do not count.
 */
export function readUserCount(text: string, most: number): number {
  const count = /^\s*-?\d+(?:\.\d*)?\s*$/.test(text) ? Math.floor(Number(text)) : 1;
  return Math.min(Math.max(count, 1), most);
}
