/** The headings of the parts of the prompt. */
export const auditHeadings = {
  message: 'What the clinician typed:',
  findings: 'What the program wrote from it:',
} as const;
