/**
 * Short forms that are also people's given or family names, in lower case: "DOE" is dyspnea on exertion, and John's name. Which of
 * them the lexicon of names knows is held by a test; measures ("temp") and words that only shorten others ("cont") are left out,
 * since the lexicon has them from name lists of other languages.
 */
export const alsoNames: ReadonlySet<string> = new Set(
  'abd aki alt cad doe fall fell gad ha hi le lue mane mass mo rash rue si stiff tia uri'.split(' '),
);

/** Short forms that the lexicon does not know as names, and that are one right after a title or a role: "RN Sob". */
export const rarelyNames: ReadonlySet<string> = new Set(['sob']);

/** Short forms that the lexicon takes for names, and nobody in a chart is called by. */
export const neverMeantAsNames: ReadonlySet<string> = new Set('abt cont dec inc temp'.split(' '));

/** Short forms of diseases that say right after a value how it was measured: "sats 94 OA". */
export const afterValue: ReadonlySet<string> = new Set(['oa', 'ra']);
