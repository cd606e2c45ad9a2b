/**
 * Every limit that a person can run into, in one place: checked by the server, named in its messages, and shown by
 * the page before anything is sent. Texts and documents that name one are held to it by `limits.test.ts`.
 */
export const limits = {
  /** One attachment, in bytes. */
  fileBytes: 25 * 1024 * 1024,
  /** Pages read from one document. */
  documentPages: 500,
  /** Pixels of one image (width times height). */
  imagePixels: 100_000_000,
  /** Characters (UTF-16 code units) of one message. */
  messageCharacters: 2_000_000,
  /** Sources of one message: what was typed, files, pasted texts and earlier notes, all together. */
  sources: 10,
  sourceNameCharacters: 200,
  /** A chat's title; also what is typed to search the history. */
  titleCharacters: 200,
  nameCharacters: 100,
  /** Templates of notes that one person keeps, and that one company does. */
  templates: 50,
  templateHeadings: 30,
  headingCharacters: 100,
  instructionCharacters: 300,
  /** Phrases that one person keeps, and that one company does. */
  phrases: 500,
  phraseNameCharacters: 40,
  phraseCharacters: 4_000,
  phraseDescriptionCharacters: 200,
  /** A list of phrases that is imported. */
  phraseListBytes: 1024 * 1024,
  /** Phrases in one note that nobody has confirmed yet, and one of them with what was filled into it. */
  templateTexts: 500,
  templateTextCharacters: 20_000,
  /** A finished note of which a template is made. */
  exampleCharacters: 100_000,
  commentCharacters: 5_000,
  /** What is typed to find a code, and how many codes one search gives. */
  codeQueryCharacters: 200,
  codesFound: 30,
  codesFoundMost: 100,
  /** Flags of one chat's audits about which something can be decided, and the characters of why one was dismissed. */
  flagChoices: 1_000,
  flagReasonCharacters: 500,
  /** A note that is edited, and one statement of it. */
  noteCharacters: 400_000,
  statementCharacters: 20_000,
  /** Statements of one note that a clinician stands by though the source does not hold them, and why. */
  confirmations: 500,
  confirmReasonCharacters: 300,
  /** Versions of one note, edits among them. */
  noteVersions: 500,
  credentialsCharacters: 60,
  /** What a co-signer attests, and why a note is sent back unsigned. */
  attestationCharacters: 300,
  cosignatureCommentCharacters: 2_000,
  /** Notes of a day that are shown at a time, and that are exported together. */
  dayListPage: 50,
  notesExported: 100,
  timeZoneCharacters: 64,
  /** Messages of a chat that is exported as one file, and characters of what they say; notes of several chats are exported one by one. */
  chatExportMessages: 2_000,
  chatExportCharacters: 1_000_000,
  /** The base address of an EHR's FHIR server, and what it knows this product by. */
  emrAddressCharacters: 500,
  emrClientCharacters: 500,
  supportCharacters: 5_000,
  /** One recording that is turned into text, in bytes. */
  audioBytes: 25 * 1024 * 1024,
  /** Seconds after which a recording ends by itself. */
  recordingSeconds: 600,
  /** A recorded visit: its seconds, its bytes, and the parts of it that are decoded by themselves. */
  visitSeconds: 90 * 60,
  visitBytes: 256 * 1024 * 1024,
  visitParts: 1_000,
  /** Recordings of one person that are finished and have not become text; more are not begun. */
  visitsWaiting: 10,
  /** Pieces in which one part is sent, and the bytes of one piece; a part is as large as a recording may be. */
  partPieces: 600,
  pieceBytes: 512 * 1024,
  /** Days for which a company keeps the sound of visits that have become text. */
  recordingDaysMost: 30,
  /** Characters of text that one recording can become. */
  spokenCharacters: 200_000,
  profilePictureBytes: 5 * 1024 * 1024,
  /** Longer side in pixels of a profile picture as it is kept. */
  profilePictureSide: 512,
  /** Minimum length at sign-in (specification section 9); sign-up and reset ask for `newPasswordCharacters`. */
  passwordCharacters: 6,
  newPasswordCharacters: 8,
  passwordBytes: 1024,
  /** Digits of the codes that are mailed at sign-up and reset, and the most that an installation may choose. */
  otpDigits: 4,
  otpDigitsMost: 8,
  /** The code that a change of address is confirmed with. */
  emailCodeDigits: 8,
  passkeyNameCharacters: 60,
  passkeysPerPerson: 20,
  recoveryCodes: 10,
  /** RFC 5321, 4.5.3.1.3: a path is at most 256 octets, so an address at most 254. */
  emailCharacters: 254,
  chatListPage: 30,
  chatListPageMaximum: 100,
  messagePage: 50,
  /** Why somebody opens emergency access: enough to be a reason, short enough to be read. */
  emergencyReasonLeast: 10,
  emergencyReasonMost: 500,
  /** Names and ids that an organisation's directory gives to people and groups. */
  directoryTextMost: 254,
  /** Groups of a directory that give roles. */
  groupRolesMost: 50,
  /** How long a token of a directory may count. */
  directoryTokenDaysMost: 365,
  /** Minutes without activity after which a screen locks, as a company may choose them. */
  idleMinutesLeast: 2,
  idleMinutesMost: 60,
  /** Days for which a company keeps chats, where it says so. */
  retentionDaysLeast: 30,
  retentionDaysMost: 36_500,
  signInActivityPage: 30,
  signInActivityPageMaximum: 100,
  auditPage: 50,
  auditPageMaximum: 200,
  companySeats: 10_000,
  operatorPage: 50,
  operatorPageMaximum: 200,
  /** The files of one import of code tables, all together, in bytes, and how many they are. */
  codeTableBytes: 200 * 1024 * 1024,
  codeTableFiles: 20,
} as const;

/** Types that a profile picture may have; a drawing (SVG) is none of them. */
export const profilePictureTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/webp'] as const;

/** Attachment types of the specification, section 5: media type and the extensions the picker lists for it. */
export const attachmentTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/gif': ['.gif'],
  'image/svg+xml': ['.svg'],
  'image/webp': ['.webp'],
  'text/plain': ['.txt'],
  'application/pdf': ['.pdf'],
  'application/msword': ['.doc'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/html': ['.html'],
} as const satisfies Record<string, readonly string[]>;

export type AttachmentType = keyof typeof attachmentTypes;
