/**
 * How words are taken back. `delete`: what stands before is gone; `replace`: the next words take its place; `apology`, `weak`: only where
 * kinds line up, the latter after a mark alone; `number`: only a number for a number.
 */
export type CorrectionCue = 'delete' | 'replace' | 'apology' | 'weak' | 'number';

const cue = (
  kind: CorrectionCue,
  forms: string,
): readonly (readonly [words: readonly string[], kind: CorrectionCue])[] =>
  forms.split('|').map((form) => [form.split(' '), kind]);

/** What writers of typed notes put between words that they take back and those that stand. The longer ones first. Own list. */
export const correctionCues: readonly (readonly [words: readonly string[], kind: CorrectionCue])[] = [
  ...cue('delete', 'no scratch that|no strike that|wait scratch that|scratch that|strike that|ignore that|delete that'),
  ...cue('replace', 'wait no make that|no wait make that|sorry make that|no make that|make that'),
  ...cue('replace', 'wait no actually|wait no|no wait|oh wait|no i mean|sorry i mean|i mean|no i meant|i meant|oops'),
  ...cue('weak', 'no actually|actually no|no sorry|sorry no|correction'),
  ...cue('apology', 'sorry'),
  ...cue('weak', 'actually|wait'),
  ...cue('number', 'no'),
];

/** What may stand right after a number that takes the place of another by a mere "no": "BIMS 5, no 7 last month". */
export const afterCorrected: ReadonlySet<string> = new Set(
  'now|last|today|yesterday|yest|tonight|then|at|on|since|per|this'.split('|'),
);

/** Words after "make that" and "correction" with which they correct nothing: "make that appointment", "correction insulin". */
export const notCorrected: ReadonlySet<string> = new Set(
  'appointment|appt|call|decision|change|insulin|scale|factor|dose|lispro|of|visit|referral|happen|himself|herself|self|until|till|for|mg|time|easier|clear'.split(
    '|',
  ),
);

/** Words without which a line corrects nothing, and a mark with what denies after it. */
export const mayCorrect =
  /\b(?:scratch|strike|ignore|delete|make) that\b|\b(?:wait|oops|correction|sorry|actually|i meant?)\b|[-,;.…–—]\s*no\b/i;
