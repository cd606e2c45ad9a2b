/**
 * Cues of what is denied, past or conditional, as they open a clause (after NegEx: Chapman et al., J Biomed Inform 2001; 34: 301-310).
 * A form stands before what it speaks of; longer forms count first.
 */
export const denialCues: readonly string[] = [
  'no further',
  'no new',
  'no more',
  'no',
  'denies',
  'denied',
  'without',
  'negative for',
  'neg for',
  'w/o',
];
export const pastCues: readonly string[] = ['history of', 'hx of', 'h/o', 'hx'];
export const conditionCues: readonly string[] = ['if', 'unless', 'once', 'when'];

/** Single letters for symptoms in a row of denials: "f/c/n/v". */
export const deniedLetters: Readonly<Record<string, string>> = {
  f: 'fever',
  c: 'chills',
  n: 'nausea',
  v: 'vomiting',
  d: 'diarrhea',
};

/** Words that turn a denial into more than the name of what is not there: "no relief since he stopped". */
export const noName: ReadonlySet<string> = new Set(
  'but|is|was|has|had|have|since|until|when|then|now|yet|given|needed|done|sent|taken|change|on|if|except|longer|per'.split(
    '|',
  ),
);
