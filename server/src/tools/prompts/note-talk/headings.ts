/** The headings of the parts of a prompt about the note at hand. */
export const talkHeadings = {
  passages: 'The source, sentence by sentence:',
  lines: 'The note as it stands, statement by statement:',
  places: 'The headings that a statement can be put under:',
  message: 'What the clinician writes:',
} as const;
