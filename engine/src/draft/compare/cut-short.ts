/** Short forms that are too short, or too much of a word, for any other use. */
const pieces: ReadonlyMap<string, string> = new Map([
  ['digoxin', 'dig'],
  ['heparin', 'hep'],
  ['insulin', 'ssi'],
]);
const shortest = 4;

/** "durva" is durvalumab: a drug whose beginning stands in the text as a word. */
export function isCutShort(drug: string, text: string): boolean {
  const name = drug.toLowerCase();
  const piece = pieces.get(name);
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).some(
    (word) => word === piece || (word.length >= shortest && name.startsWith(word)),
  );
}
