import { shortDrugNames } from '../../knowledge/draft-words.ts';

const pieces: ReadonlyMap<string, string> = new Map(shortDrugNames);
const shortest = 4;

/** "durva" is durvalumab: a drug whose beginning stands in the text as a word. */
export function isCutShort(drug: string, text: string): boolean {
  const name = drug.toLowerCase();
  const piece = pieces.get(name);
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).some(
    (word) => word === piece || (word.length >= shortest && name.startsWith(word)),
  );
}
