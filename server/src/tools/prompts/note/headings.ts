/** The headings of the parts of a note's prompt. */
export const noteHeadings = {
  sections: 'The sections of the note:',
  passages: 'The source, sentence by sentence:',
  facts: 'What the program has read of it:',
  written: 'Already in the note, written by the program:',
  form: 'The form of the note:',
} as const;

/** Those of the question that has one statement put right. */
export const repairHeadings = {
  lines: 'The lines:',
  statement: 'The section of the note, and the statement as it was written:',
  faults: 'What the program found wrong in it:',
} as const;
