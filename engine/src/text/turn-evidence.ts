const spokenWord = /[a-z\d]+(?:'[a-z]+)?/g;

const wordsOf = (said: string): string[] =>
  (said.toLowerCase().replaceAll(/[’`]/g, "'").match(spokenWord) ?? []).map((word) =>
    /^\d/.test(word) ? '#' : word.replace("'", ''),
  );

const asks = (said: string): boolean => /\?\W*$/.test(said);

/**
 * What speaks for another person beginning with the second of two sentences of a talk: how the first begins and ends, how the second begins, how
 * long they are, whether one asks. The weights are of these pieces.
 */
export function turnEvidence(first: string, second: string): string[] {
  const [before, after] = [wordsOf(first), wordsOf(second)];
  const [opens = '', last = '', begins = ''] = [before[0], before.at(-1), after[0]];
  const asked = asks(first);
  return [
    `${last}|`,
    `${before.at(-2) ?? ''} ${last}|`,
    `|${begins}`,
    `|${begins} ${after[1] ?? ''}`,
    `^${opens}`,
    `${last}|${begins}`,
    `^${opens}|${begins}`,
    `=first ${Math.min(8, before.length)}`,
    `=second ${Math.min(8, after.length)}`,
    ...(asked
      ? ['=asked', `=asked|${begins}`, `=asked ${Math.min(4, after.length)}`]
      : [`=stated|${begins}`, `=stated^${opens}`]),
    ...(asks(second) ? [asked ? '=asked twice' : '=stated, asks'] : []),
  ];
}
