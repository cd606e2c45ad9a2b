export const tools = 'Tools';
export const examplesOf = (tool: string): string => `Examples of ${tool}`;
export const expand = 'Click to expand comparison';
export const collapse = 'Click to collapse comparison';
export const previousExample = 'Previous Example';
export const nextExample = 'Next Example';
export const before = 'Before';
export const after = 'After';
export const asItCameIn = 'as it came in';
export const unedited = (tool: string): string => `what ${tool} writes, unedited`;
export const moveDivider = 'Move the divider';
export const shares = (before: number): string => `Before ${before}%, after ${100 - before}%`;
export const madeUp = 'Every person and number in these samples is made up.';
export const loading = 'Loading the examples...';
export const failed = 'The examples could not be loaded.';
export const retry = 'Try again';
export const blurbs: Readonly<Record<string, string>> = {
  transcriptx: 'Dictation becomes a note: spoken marks, numbers and corrections understood.',
  chartwright: 'Scribbles become a structured chart. What is missing is listed, never invented.',
  redactify: 'Identifiers are removed from letters, notes and data.',
  validify: 'Codes are checked against the code set; gaps and contradictions are named.',
};

export interface ExampleWords {
  readonly tabLabel: string;
  readonly title: string;
  /** What the text before is. */
  readonly contentTitle: string;
}

export const examples: Readonly<Record<string, ExampleWords>> = {
  'emergency-dictation': {
    tabLabel: 'Emergency dictation',
    title: 'Chest pain, dictated with two corrections',
    contentTitle: 'Dictation',
  },
  'clinic-conversation': {
    tabLabel: 'Clinic visit',
    title: 'A conversation in the clinic becomes a note',
    contentTitle: 'Conversation',
  },
  'operative-report': {
    tabLabel: 'Operative report',
    title: 'A gallbladder operation, dictated after the case',
    contentTitle: 'Dictation',
  },
  'discharge-dictation': {
    tabLabel: 'Discharge',
    title: 'A discharge summary with a corrected side',
    contentTitle: 'Dictation',
  },
  'clinic-scribbles': {
    tabLabel: 'Clinic scribbles',
    title: 'Six hurried lines about a knee',
    contentTitle: 'Notes from the room',
  },
  'nurse-notes': {
    tabLabel: 'Nurse notes',
    title: 'Two days after a hip replacement',
    contentTitle: 'Notes of the shift',
  },
  'therapy-notes': {
    tabLabel: 'Therapy notes',
    title: 'A fourth session about worry and sleep',
    contentTitle: 'Notes of the session',
  },
  'case-management': {
    tabLabel: 'Case management',
    title: 'Going home with heart failure',
    contentTitle: 'Notes for the discharge',
  },
  'referral-letter': {
    tabLabel: 'Referral letter',
    title: 'A referral with names, numbers and an address',
    contentTitle: 'Letter',
  },
  'night-nurse-note': {
    tabLabel: 'Nurse note',
    title: 'A night on the ward, with family and staff named',
    contentTitle: 'Nursing note',
  },
  'laboratory-message': {
    tabLabel: 'HL7 message',
    title: 'A laboratory result between two systems',
    contentTitle: 'HL7 message',
  },
  'patient-table': {
    tabLabel: 'CSV table',
    title: 'A table of patients, for research',
    contentTitle: 'CSV file',
  },
  'diabetes-follow-up': {
    tabLabel: 'Office visit',
    title: 'Diabetes with kidney disease, coded too briefly',
    contentTitle: 'Chart',
  },
  'knee-visit': {
    tabLabel: 'Wrong side',
    title: 'The right knee under a code for the left one',
    contentTitle: 'Chart',
  },
  'emergency-visit': {
    tabLabel: 'Emergency visit',
    title: 'A diagnosis coded before it was confirmed',
    contentTitle: 'Chart',
  },
  'ear-visit': {
    tabLabel: 'Child visit',
    title: 'An ear infection, and the ear it was in',
    contentTitle: 'Chart',
  },
};

/** Where no script runs. */
export const moreWithScript = 'The examples of the other tools need JavaScript.';
