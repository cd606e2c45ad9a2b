/** Digits by their words, as they are said one by one. */
export const digitWords: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine'.split(' ').map((word, value) => [word, String(value)]),
);

/** The word between the two numbers of a blood pressure. */
export const worksOver = 'over';

/** Short forms that are not their word and an ending. */
export const shortForms: ReadonlyMap<string, string> = new Map([
  ["can't", 'can not'],
  ['cannot', 'can not'],
  ["won't", 'will not'],
  ["ain't", 'is not'],
  ["let's", 'let us'],
  ['gonna', 'going to'],
  ['lemme', 'let me'],
  ['kinda', 'a bit'],
]);

/** Endings of short forms and the words that they stand for. */
export const cutEndings: readonly (readonly [ending: string, words: string])[] = [
  ["n't", 'not'],
  ["'s", 'is'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
  ["'m", 'am'],
];

/** Sounds and words by which a speaker thinks, which say nothing. Own list. */
export const soundsOfThought: ReadonlySet<string> = new Set('um uh er erm hmm mm ah oh ooh uhm'.split(' '));

/** "Nought" before a number that begins with it. */
export const noughtWords: ReadonlySet<string> = new Set(['nought', 'naught', 'zero', 'nil']);

/** Nouns that are hardly ever said of more than one, so that a machine's "cholesterols" is "cholesterol is". Own list. */
export const singleNouns: ReadonlySet<string> = new Set(
  'cholesterol potassium sodium ferritin hemoglobin haemoglobin creatinine chest tummy belly abdomen throat skin neck calf weight temperature urine wee thyroid liver heart spine gait strength power sensation tongue back'.split(
    ' ',
  ),
);
