/** What a reader is told about how a reply was made, one sentence each. */
export const modelNotices = {
  unreachable: 'The language model could not be reached, so the built-in engine wrote this.',
  shield:
    'This text could not be shielded safely, so it was not sent to the language model; the built-in engine wrote this.',
  tooLong: 'This text is too long for the language model, so the built-in engine wrote this.',
  brokeOff: 'The language model broke off; below the line stands the complete answer of the built-in engine.',
  noSummary: 'The language model could not be reached, so there is no summary.',
  summaryBrokeOff: 'The language model broke off, so its summary is not complete.',
} as const;
