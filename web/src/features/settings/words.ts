export const title = 'Settings';
export const notLoaded = 'Failed to load settings.';
/** What several sections say. */
export const tryAgain = 'Try again';
export const cancel = 'Cancel';
export const save = 'Save';
export const untitledChat = 'Untitled Chat';
export const failed = 'That did not work. Please try again.';
/** The lines of the list of sections. */
export const preferences = 'Preferences';
export const plan = 'Plan';
export const email = 'Email';
export const password = 'Password';
export const secondFactor = 'Second factor';
export const sessions = 'Sessions';
export const workspace = 'Workspace';
export const company = 'Company';
export const agreement = 'Agreement';
export const templates = 'Templates';
export const phrases = 'Phrases';
export const learned = 'Learning';
export const bin = 'Bin';
export const usage = 'Usage';
export const yourData = 'Your data';
