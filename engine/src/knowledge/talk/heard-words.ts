/**
 * Letters that are heard alike, before which letters they are, and one letter for their sound; in this order. A British "r" is heard only
 * before a vowel. Own list.
 */
export const soundRewrites: readonly (readonly [letters: string, next: string, sound: string])[] = [
  ['ph', '', 'f'],
  ['gh', '', 'g'],
  ['th', '', 't'],
  ['ck', '', 'k'],
  ['cc', '(?![eiy])', 'k'],
  ['q', '', 'k'],
  ['sc', '(?=[eiy])', 's'],
  ['c', '(?=[eiy])', 's'],
  ['x', '', 'ks'],
  ['z', '', 's'],
  ['c', '(?!h)', 'k'],
  ['g', '(?=[eiy])', 'j'],
  ['r', '(?![aeiouy])', ''],
];

/** Words by which drugs are spoken of. Own list. */
export const drugTalkWords: ReadonlySet<string> = new Set(
  'tablet tablets pill pills capsule capsules dose doses mg mcg milligram milligrams micrograms ml called take takes taking took prescribe prescribed prescription start started stop stopped stopping add put swap switch on gel cream drops inhaler injection medicine medication medications allergic allergy twice daily morning night chemist pharmacy blocker steroid statin antibiotic antibiotics painkiller painkillers infusion course'.split(
    ' ',
  ),
);
