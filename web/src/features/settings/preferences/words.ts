export const title = 'Preferences';
export const description = 'How you like to work. Changes apply at once.';
export const saved = 'Preferences saved.';
export const failed = 'Your preferences could not be saved. Please try again.';
export const tool = 'New chats begin with';
export const toolHint = 'Another tool can be chosen in each chat.';
export const note = 'Notes are written as';
export const noteHint = 'For Chartwright and TranscriptX, unless a chat chooses another kind of note.';
export const noteAsAsked = 'What the message asks for, else SOAP';
export const letModelsWrite = 'Let language models write';
export const letModelsWriteHint =
  'Where there is a language model, it gets your words without the identifiers that were found in them. Without it, nothing of your own chats goes to a model, and the built-in engine writes everything.';
export const appearance = 'Appearance';
export const light = 'Light';
export const dark = 'Dark';
export const appearanceHint = 'In this browser.';
export const language = 'Language of the pages';
export const languageHint = 'In this browser. Choosing one loads the page again; your chats stay as they were written.';
