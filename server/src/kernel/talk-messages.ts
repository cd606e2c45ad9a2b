import { defineMessages } from '@notewright/engine/message';

// What a reply says where a model was asked about the note at hand. Replies keep these sentences; see `reply-messages.ts`.

/** How an answer was made, or why there is none. */
export const talkNotices = defineMessages('talk', {
  unreachable: 'The language model could not be reached.',
  shield: 'This note could not be shielded safely, so it was not sent to the language model.',
  tooLong: 'This note is too long for the language model.',
  unusable: 'The language model gave no answer that could be used.',
  byEngine: 'The built-in engine answered.',
  asked:
    'The built-in engine does not know this question. Please ask again, or in fewer words, for example “any allergies?”.',
  unchanged:
    'The note stays as it is. Please ask again, or say the change itself, for example “remove the last item of the plan”.',
  dropped: 'What the language model said beside this rests on no source and was left out.',
  nothingToChange: 'No change of the note came of it that rests on the note, its source or your words.',
});
