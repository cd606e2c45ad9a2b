/** "71045-71048" stands for all four. */
function codesOf(item: string): string[] {
  const [first = '', last] = item.split('-');
  if (last === undefined) return [first];
  return Array.from({ length: Number(last) - Number(first) + 1 }, (_, at) => String(Number(first) + at));
}

/** The codes of a list: numbers and ranges of numbers, with spaces between them. */
export const codesIn = (list: string): string[] => list.split(' ').flatMap(codesOf);
