/** The headings of the parts of the prompt. */
export const secondReadingHeadings = {
  passages: 'The source, sentence by sentence:',
  statements: 'The statements of the note:',
} as const;
