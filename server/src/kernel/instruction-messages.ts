import { defineMessage, defineMessages, type Message } from '@notewright/engine/message';

// What is said where a message asks for a change of the note at hand. Replies keep these sentences; see `reply-messages.ts`.

/** What became of the note, or why nothing did and what can be asked instead. */
export const instructionAnswers = defineMessages('instruction', {
  kept: 'The version before is kept.',
  noNote: 'There is no note in this chat yet that could be changed. Please send the words of the note first.',
  signed: 'This note is signed and stays as it is. To say more, edit it: what you write is kept as an addendum.',
  notFound:
    'No statement of the note says that. Name it by its words or its place, for example “remove the sentence about smoking”.',
  several:
    'More than one statement of the note could be meant. Name its section or its place, for example “remove the second item of the plan”.',
  which:
    'It is not clear which statement is meant. Name it, for example “move the first sentence of the history to social history”.',
  oneOfMany:
    'That is one of several things in the same statement. Edit the note to take it out, or take out the whole, for example “remove the first item of the plan”.',
  whichDrug:
    'The note gives doses of more than one drug. Name the drug, for example “change the dose of metformin to 1000 mg”.',
  orderOrNote:
    'That may be an order or a correction of the note. Say which, for example “add to the plan: change enalapril to losartan” or “correct enalapril to losartan in the medications”.',
  noDose:
    'The note gives no such dose of that drug. To add the drug, say so, for example “add metformin 1000 mg daily to the medications”.',
  whichSection: 'Say where in the note that belongs, for example “add to the plan: repeat TSH in 6 weeks”.',
  noSection: 'This note has no such section. Name one that it has, for example “add to the plan: rest”.',
  wholeSection:
    'A whole section is not taken out at once. Name a statement, for example “remove the last item of the plan”, or edit the note.',
  editedSection: 'You changed that section yourself, so it is not written again. Edit the note to make it shorter.',
  notShorter:
    'That section cannot be written shorter without leaving something out. Take a statement out, for example “remove the last sentence of the history”.',
  saidAlready: 'The note says that already, so nothing was changed.',
  nothingMissing:
    'Nothing that this kind of note needs is missing, and no statement of what it was written from was left out.',
});

/** By headings of the note. */
export const instructionNotices = {
  added: (sections: string): Message => defineMessage('instruction.added', 'Added to {sections}.', { sections }),
  removed: (sections: string): Message =>
    defineMessage('instruction.removed', 'Removed from {sections}.', { sections }),
  changed: (sections: string): Message => defineMessage('instruction.changed', 'Changed in {sections}.', { sections }),
  moved: (sections: string): Message => defineMessage('instruction.moved', 'Moved to {sections}.', { sections }),
  shortened: (sections: string): Message =>
    defineMessage('instruction.shortened', 'Written shorter: {sections}.', { sections }),
  missing: (sections: string): Message =>
    defineMessage('instruction.missing', 'Not documented: {sections}.', { sections }),
  leftOut: (number: string): Message =>
    defineMessage(
      'instruction.leftOut',
      'Statements that the note leaves out: {number}. They stand below the note, and each can be added there.',
      { number },
    ),
};
