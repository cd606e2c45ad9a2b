/** Bundles that the NCCI Policy Manual states in words, for where its edits are not loaded. */
export interface KnownBundle {
  /** The code that is paid. */
  readonly paid: RegExp;
  /** What is part of it. */
  readonly bundled: RegExp;
  readonly indicator: 0 | 1;
  readonly why: string;
  readonly basis: string;
}

export const knownBundles: readonly KnownBundle[] = [
  {
    paid: /^453(?:79|8\d|90|91|92|93|98)$/,
    bundled: /^45378$/,
    indicator: 0,
    why: 'a diagnostic endoscopy is part of a surgical one',
    basis: 'NCCI Policy Manual, chapter 6, B',
  },
  {
    paid: /^432(?:3[6-9]|4\d|5[0-9])$/,
    bundled: /^43235$/,
    indicator: 0,
    why: 'a diagnostic endoscopy is part of a surgical one',
    basis: 'NCCI Policy Manual, chapter 6, B',
  },
  {
    paid: /^298(?:19|2\d|7[3-9]|8[0-9])$/,
    bundled: /^298(?:05|70)$/,
    indicator: 0,
    why: 'a diagnostic arthroscopy is part of a surgical one',
    basis: 'NCCI Policy Manual, chapter 4, E',
  },
  {
    paid: /^4756[34]$/,
    bundled: /^47562$/,
    indicator: 0,
    why: 'the simpler operation is part of the one with more',
    basis: 'NCCI Policy Manual, chapter 1, B',
  },
  {
    paid: /^9079[12]$/,
    bundled: /^(?:99(?:20[2-5]|21[1-5])|9083[2-8])$/,
    indicator: 0,
    why: 'a psychiatric diagnostic evaluation is not billed with a visit or psychotherapy of the same day',
    basis: 'NCCI Policy Manual, chapter 11, M',
  },
  {
    paid: /^93000$/,
    bundled: /^930(?:05|10)$/,
    indicator: 0,
    why: 'tracing and reading are parts of the whole',
    basis: 'NCCI Policy Manual, chapter 11, I',
  },
  {
    paid: /^8100[01]$/,
    bundled: /^8100[23]$/,
    indicator: 1,
    why: 'one method of one test is billed',
    basis: 'NCCI Policy Manual, chapter 10, B',
  },
  {
    paid: /^80053$/,
    bundled: /^80048$/,
    indicator: 0,
    why: 'the smaller panel is part of the larger',
    basis: 'NCCI Policy Manual, chapter 10, C',
  },
  {
    paid: /^85025$/,
    bundled: /^850(?:18|14|27)$/,
    indicator: 1,
    why: 'the smaller count is part of the larger',
    basis: 'NCCI Policy Manual, chapter 10, C',
  },
  {
    paid: /^97530$/,
    bundled: /^97116$/,
    indicator: 1,
    why: 'gait training may be part of therapeutic activities',
    basis: 'NCCI Policy Manual, chapter 11, M',
  },
  {
    paid: /^(?:1[12]\d{3}|20[56]\d\d|10(?:06|12)\d)$/,
    bundled: /^64450$/,
    indicator: 1,
    why: 'anesthesia by the one who operates is part of the operation',
    basis: 'NCCI Policy Manual, chapter 2, B',
  },
  {
    paid: /^(?:G0438|G0439|G0402)$/,
    bundled: /^993(?:8|9)\d$/,
    indicator: 1,
    why: 'a wellness visit and a preventive visit are seldom both due',
    basis: 'Medicare Claims Processing Manual, chapter 12, 30.6.1.1',
  },
];
