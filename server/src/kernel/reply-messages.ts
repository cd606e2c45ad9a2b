import { defineMessages } from '@notewright/engine/message';

// What a reply may say beside its text. Replies are stored with these sentences in English, and the rows of every older
// version have them: a sentence here may be added, and not reworded without keeping the old one.

/** How a reply was made. */
export const modelNotices = defineMessages('modelNotice', {
  unreachable: 'The language model could not be reached, so the built-in engine wrote this.',
  shield:
    'This text could not be shielded safely, so it was not sent to the language model; the built-in engine wrote this.',
  tooLong: 'This text is too long for the language model, so the built-in engine wrote this.',
  brokeOff: 'The language model broke off; below the line stands the complete answer of the built-in engine.',
  unusable: 'The language model gave no note that could be used, so the built-in engine wrote this.',
  noSummary: 'The language model could not be reached, so there is no summary.',
  unusableSummary: 'The language model gave no summary that could be used, so there is none.',
  completed: 'A statement that was left out has been added to this version.',
  summaryBrokeOff: 'The language model broke off, so its summary is not complete.',
});

/** Why the file of a message did not come back redacted. */
export const redactionNotices = defineMessages('redactionNotice', {
  failed:
    'The file itself could not be redacted because something went wrong on our side; the text above is redacted. Regenerate to try again.',
  other:
    'The file itself could not be redacted because its content cannot be written back without identifiers; the text above is redacted.',
  infected:
    'The file itself could not be redacted because the malware scanner found something dangerous in it; the text above is redacted.',
  unscanned:
    'The file itself could not be redacted because it could not be checked for malware right now; the text above is redacted.',
  encrypted:
    'The file itself could not be redacted because a part of it is protected by a password; the text above is redacted.',
  damaged:
    'The file itself could not be redacted because parts of it are damaged or built in a way that cannot be written back; the text above is redacted.',
  tooComplex: 'The file itself could not be redacted because it took too long; the text above is redacted.',
  tooManyPages: 'The file itself could not be redacted because it has too many pages; the text above is redacted.',
  tooLarge: 'The file itself could not be redacted because it is too large; the text above is redacted.',
  noRoom:
    'The redacted file could not be kept because your stored files take all the room there is; the text above is redacted.',
  oneFile: 'Redactify gives a file back where one is attached; of several, their text above is redacted.',
  notKept: 'The redacted file could not be kept because something went wrong on our side; the text above is redacted.',
});

/** What stands in place of a document when a message is no note. */
export const remarkAnswers = defineMessages('remark', {
  greeting: 'Hello.',
  thanks: 'You are welcome.',
  question: 'There are no words of a visit in this message yet.',
  nothing:
    'Nothing in these words belongs in a note. If this was recorded, please check that the microphone heard the visit.',
  language:
    'These words are in a language that Notewright does not read yet. Visits and dictations are read in English, typed notes in English and Spanish.',
  Chartwright: 'Send the words of a visit, or a document, and Chartwright writes the chart from them.',
  TranscriptX: 'Send a dictation, or what was said in a visit, and TranscriptX writes the note from it.',
  Redactify: 'Send a text or a document, and Redactify takes what identifies a person out of it.',
  Validify: 'Send a chart, and Validify checks its codes and names those that its words support.',
});

/** What is said of a request that a tool does not meet itself; by a tool's name, that it does the work. */
export const requestAnswers = defineMessages('request', {
  treatment:
    'Decisions about diagnosis and treatment are yours: Notewright writes down and checks what you decided, and recommends none.',
  elsewhere:
    'Notewright writes, checks and redacts documents. It does not translate, send, print or order, and fills in no forms; please do that in your own system.',
  twoKinds:
    'Several kinds of note were asked for; this is the first. For another one of the same words, ask for it now, for example “as a discharge summary”.',
  Chartwright: 'Writing a note is the work of Chartwright.',
  TranscriptX: 'Writing a note from a dictation is the work of TranscriptX.',
  Redactify: 'Taking out what identifies a person is the work of Redactify.',
  Validify: 'Checking a chart and its codes is the work of Validify.',
});

/** Why a reply did not end well. */
export const replyProblems = defineMessages('replyProblem', {
  failed: 'This reply could not be finished because something went wrong on our side. Please try again.',
  shutdown: 'The server was restarted while this reply was being written. Please try again.',
  storeLost: 'This reply could not be saved completely. Please try again.',
  abandoned: 'The server stopped while this reply was being written. What was written is kept. Please try again.',
  abandonedWhole:
    'The server stopped before this reply was finished. Its text and the marks of its first check are kept. Please try again.',
  chatDeleted: 'This chat was deleted.',
  tookTooLong: 'This text took too long to work through. Please send it in smaller parts.',
  lineFull: 'Too much work is waiting right now. Please try again in a moment.',
  hourUsedUp: 'Your files and texts have taken much work within this hour. Please try again later.',
  notStated:
    'These words could not be found in what this note was written from. Please regenerate the note and choose again.',
  nothingToRestyle:
    'There is no note in this chat yet that could be written differently. Please send the words of the note first.',
});
