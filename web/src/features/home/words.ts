/** What the landing page says. The samples of its drawing stand in loom-lines.ts and stay English. */
export const about = 'About';
export const features = 'Our Solutions';
export const inAction = 'In Action';
export const technology = 'Technology';
export const benefits = 'Benefits';
export const caseUse = 'Case Use';

export const login = 'Login';
export const signUp = 'Signup';
export const toChats = 'Go to your chats';

/** Two sentences; the second begins a line of its own. */
export const heroTitle = ['Write less.', 'Sign notes you can stand behind.'] as const;
export const heroLead =
  'Four tools turn dictation, scribbles and pasted records into charts, remove what identifies a patient, and audit the codes. Every line shows the words it came from.';
export const heroFine = 'It runs on the machine of whoever installs it, with or without a language model.';
export const expired = 'Your session has ended. Log in to go on where you were.';
/** How many days the trial of this installation has is a setting. */
export const trial = (days: string): string => `Free for ${days} days. No card.`;

export const loomTitle = 'From words to a note';
export const loomSaid = 'Said';
export const loomWritten = 'Written';
export const loomBarred = 'name removed';
export const loomNothing = 'never said';
export const loomNote =
  'A made-up patient. TranscriptX wrote the right side from the left, word for word; Redactify barred the name.';
export const pause = 'Pause animation';
export const play = 'Play animation';

export const aboutTitle = 'About';
export const aboutStatement = 'The day is spent with patients. The evening should not be spent writing it down.';
export const aboutWhat =
  'Notewright takes what you have, dictated, typed in haste, pasted or attached, and writes the document a colleague can read. You choose one of four tools and send; the note comes back on a clean sheet, line by line tied to your own words.';
export const aboutMissing =
  'It adds nothing. What your words do not say stands at the end as not documented, so that you see the gap before somebody else does. Every result is a draft until you have read it.';
export const aboutWho =
  'For physicians, nurses, therapists, case managers and coders: on their own, or as a company whose owner invites the others.';

export const featuresTitle = 'Our Solutions';
export const featuresStatement = 'Four tools, one sheet of paper.';
export const chartwrightWhat = 'Messy input becomes a structured chart.';
export const chartwrightHow =
  'Terse notes, half sentences, pasted records. Complaint, history, medications, allergies, findings and plan each find their place; a denial stays a denial; what is missing is listed, never invented.';
export const transcriptxWhat = 'Dictation becomes a note.';
export const transcriptxHow =
  'Spoken numbers, doses and blood pressures become figures. A correction replaces what it corrects. In a conversation, each sentence goes to its speaker.';
export const redactifyWhat = 'Identifiers come out.';
export const redactifyHow =
  'All eighteen kinds of the Safe Harbor list are looked for and replaced by REDACT, with a table of what was found and why. No automatic method finds every one, and the result says so: read it before you share it.';
export const validifyWhat = 'Codes are audited before a payer does it.';
export const validifyHow =
  'Each ICD-10-CM code is looked up in the loaded table. A suggestion quotes the words that support it, gaps and contradictions are flagged, and no code is suggested that does not exist.';

export const inActionTitle = 'See Our Solutions in Action';
export const inActionStatement = 'What goes in, and what comes out.';

export const technologyTitle = 'Our Technology';
export const technologyStatement = 'Read, shield, write, check. In that order, each time.';
export const stepRead = 'Read';
export const stepReadHow =
  'An engine of our own finds sections, problems, doses, vitals, and who is meant: the patient, the family, the past.';
export const stepShield = 'Shield';
export const stepShieldHow =
  'Where a language model is set up, identifiers become placeholders before a word leaves, and come back in the answer. Without one, no text leaves for a model.';
export const stepWrite = 'Write';
export const stepWriteHow =
  'The engine does the whole job by itself. A model, if there is one, may phrase it better; if it fails, the engine writes, and the reply says so.';
export const stepCheck = 'Check';
export const stepCheckHow =
  'The result is held against your words. A number, drug or code that they do not support is marked before you read it.';

export const safeTitle = 'What guards it';
export const hipaa = 'HIPAA';
export const hipaaHow =
  'Built to the technical safeguards of 45 CFR 164.312: each one is mapped to code and to a test. Compliance takes more than software, and the documents say what is left to whoever runs it.';
export const agreement = 'Business associate agreement';
export const agreementHow =
  'Where whoever runs this installation provides one, the owner of a company reads and accepts it under Settings. Where none is set, none is promised.';
export const zeroTrust = 'Zero-trust security';
export const zeroTrustHow =
  'Every request is authenticated and judged by a policy of its own. What belongs to others looks like what does not exist.';
export const encryption = 'Encryption at rest and in transit';
export const encryptionHow =
  'AES-256-GCM with a key per chat and per file; TLS 1.2 and 1.3. A final delete destroys the key.';
export const roles = 'Role-based access control';
export const rolesHow =
  'Owner, admin, clinician, auditor. An auditor reads the log and not the charts; emergency access is for an hour, with a reason, and told to those it concerns.';
export const audit = 'A log that shows tampering';
export const auditHow =
  'Who signed in, read, wrote, exported or changed a right, in a chain where a changed or missing row is found.';
export const factor = 'Second factor, automatic logoff';
export const factorHow =
  'Authenticator app or passkey; a company can require it. The screen clears and locks after 15 idle minutes, or the minutes a company sets.';
export const emr = 'Beside the EMR you have';
export const emrHow =
  'A note is copied as clean text, its headings and lists kept, and goes into any record system by paste.';

export const benefitsTitle = 'Benefits';
export const benefitsStatement = 'Time back, and nothing you would have to take back.';
export const figure = '40–60%';
export const figureWhat = 'less time spent on documentation';
export const figureNote =
  'Figures on this page are illustrative: quoted for tools of this kind, not measured on this installation.';
export const benefitChecked = 'Checked in seconds.';
export const benefitCheckedHow =
  'Point at a line, or walk there with the keyboard, and the words it rests on light up.';
export const benefitKept = 'Nothing is lost.';
export const benefitKeptHow =
  'A reply goes on through a reload and a lost network. A draft waits on the server. Each version of an answer is kept.';
export const benefitFiles = 'Bring the file.';
export const benefitFilesHow = 'Word, PDF, HTML, plain text and pictures are read as they are, one with each message.';
export const benefitYours = 'Yours to export, and to delete.';
export const benefitYoursHow =
  'Everything you wrote can be exported at any time. What you delete for good is gone, and its key with it.';

export const caseUseTitle = 'Case Use';
export const caseUseStatement = 'Four rooms, one way of writing.';
export const illustration = 'Illustration';
export const caseNote =
  'These voices are illustrations of how the tools are meant to be used, not the words of real people.';
export const primaryCare = 'Primary care';
export const primaryCareSays =
  'Twenty visits, twenty notes, and I used to finish them at the kitchen table. Now I talk for a minute after each visit and read what comes back. Documentation takes 52% less of my day.';
export const primaryCareTool = 'dictates between visits';
export const emergency = 'Emergency medicine';
export const emergencySays =
  'I type in fragments, always have. A chart in under 3 minutes, with the allergy where it belongs and the thing I forgot to ask at the bottom.';
export const emergencyTool = 'pastes fragments';
export const behavioral = 'Behavioral health';
export const behavioralSays =
  'Progress notes take 70% less time. And before I bring a case to supervision, the names, the dates and the town are out of it.';
export const behavioralTool = 'removes identifiers';
export const caseManagement = 'Case management';
export const caseManagementSays =
  'I inherit other people’s charts. I want to know which code has no support in the text before the payer tells me, and Validify says it with a quotation.';
export const caseManagementTool = 'audits codes';

export const getStartedTitle = 'Get Started';
export const getStartedStatement = 'Your next note could be the first.';
export const getStartedSteps = [
  'Sign up with your e-mail address.',
  'Enter the code we send you.',
  'Paste, dictate or attach, and send.',
] as const;

export const contactTitle = 'Contact';
export const contactStatement = 'Ask us anything.';
export const contactLead = 'Please write nothing here that identifies a patient.';
export const contactMail = 'Or write to';
