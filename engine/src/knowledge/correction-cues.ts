/**
 * How words are taken back. `delete`: what stands before is gone; `replace`: the next words take its place; `undenied`: the same, by a word that
 * may also deny the next; `weak`: only a number or a day, after a mark; `number`: only a number for a number, where nothing new is counted.
 */
export type CorrectionCue = 'delete' | 'replace' | 'undenied' | 'weak' | 'number';

const cue = (
  kind: CorrectionCue,
  forms: string,
): readonly (readonly [words: readonly string[], kind: CorrectionCue])[] =>
  forms.split('|').map((form) => [form.split(' '), kind]);

/** What writers of typed notes put between words that they take back and those that stand. The longer ones first. Own list. */
export const correctionCues: readonly (readonly [words: readonly string[], kind: CorrectionCue])[] = [
  ...cue('delete', 'no scratch that|no strike that|wait scratch that|scratch that|strike that'),
  ...cue('replace', 'wait no make that|no wait make that|sorry make that|no make that|make that'),
  ...cue('undenied', 'wait no|no wait'),
  ...cue('replace', 'oh wait|no i mean|sorry i mean|i mean|no i meant|i meant|oops'),
  ...cue('weak', 'no sorry|sorry no|sorry'),
  ...cue('number', 'no'),
];

/** What may stand right after a number that takes the place of another by a mere denial: "PEEP 8 -- no 5 now". */
export const afterCorrected: ReadonlySet<string> = new Set(['now']);

/** Words at the head of what is taken back that the next words would inherit: "not on metoprolol, sorry carvedilol". Own list. */
export const inheritedOpens: ReadonlySet<string> = new Set(
  'no|not|denies|denied|never|without|stopped|stop|off|d/c|dc|held|hold|nil|neither|negative|declined|refused|allergic|allergy|allergies'.split(
    '|',
  ),
);

/** Words after a cue by which the next thing is added, and takes no other's place: "sorry latex too". Own list. */
export const addingWords: ReadonlySet<string> = new Set(
  'too|also|plus|well|both|as|and|above|below|down|lower|higher|more|less|corrected'.split('|'),
);

/** A number that is somebody: "no 1 at home". */
export const numberOfPeople = '1';

/** Words without which a line corrects nothing, and a mark with what denies after it. */
export const mayCorrect = /\b(?:scratch|strike|make) that\b|\b(?:wait|oops|sorry|i meant?)\b|[-,;.…–—]\s*no\b/i;

/** Kinds of words (`transcribe/correction-units.ts`) that count, that measure as well, and that name. */
export const countedKinds: ReadonlySet<string> = new Set('number|pair|ordinal|weekday|month'.split('|'));
export const measuredKinds: ReadonlySet<string> = new Set([
  ...countedKinds,
  'unit',
  'span',
  'frequency',
  'side',
  'degree',
]);
export const namedKinds: ReadonlySet<string> = new Set(['drug', 'outcome']);
