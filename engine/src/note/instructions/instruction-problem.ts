/** Why an instruction changed nothing; whoever asked is told what can be asked instead. */
export const instructionProblems = [
  /** No statement says what was named. */
  'notFound',
  /** More than one statement could be meant. */
  'several',
  /** "This" names nothing. */
  'which',
  /** It is one of the things that a statement lists. */
  'oneOfMany',
  /** More than one drug could be meant. */
  'whichDrug',
  /** Whether the note is to be corrected or a treatment changed cannot be told. */
  'orderOrNote',
  /** No dose is given where one is to be changed. */
  'noDose',
  /** It was not said, or cannot be told, where it belongs. */
  'whichSection',
  /** The note has no such section, and its kind has none. */
  'noSection',
  /** Whole sections stay. */
  'wholeSection',
  /** Its words are a clinician's own, in part. */
  'editedSection',
  /** The engine writes it no shorter without leaving something out. */
  'notShorter',
  /** The note says that already. */
  'saidAlready',
] as const;
export type InstructionProblem = (typeof instructionProblems)[number];
