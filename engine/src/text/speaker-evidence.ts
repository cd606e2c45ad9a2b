/** Words are weighed by their beginnings, so that "swollen" and "swelling" teach one another. */
const stemLength = 6;
/** Only so many words of a line are weighed. */
const longest = 60;

const spokenWord = /[a-z\d]+(?:'[a-z]+)?/g;

/** "shes", "she's" and "she 's" are one word to a recogniser of speech. */
const joined = (text: string): string => text.toLowerCase().replaceAll(/[’`]/g, "'").replaceAll(/\s+'/g, "'");

const stemOf = (word: string): string => (/^\d/.test(word) ? '#' : word.replace("'", '').slice(0, stemLength));

/**
 * What in a line of talk speaks for the one who asks, examines and decides, or for the one who complains: its words, pairs of
 * them, how it begins, how long it is. Each piece once; the weights are of these pieces.
 */
export function speakerEvidence(line: string): string[] {
  const stems = (joined(line).match(spokenWord) ?? []).slice(0, longest).map(stemOf);
  const evidence = new Set<string>([
    `=begins ${stems[0] ?? ''}`,
    `=words ${Math.min(6, Math.floor(stems.length / 5))}`,
  ]);
  let before = '^';
  for (const stem of stems) {
    evidence.add(stem).add(`${before} ${stem}`);
    before = stem;
  }
  if (/\?\W*$/.test(line)) evidence.add('=asks');
  return [...evidence];
}
