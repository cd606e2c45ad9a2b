export const yourWords = 'Your words';
export const editing = 'Editing your words';

export const previousVersion = 'Previous version of your words';
export const nextVersion = 'Next version of your words';
export const version = (version: number, versions: number): string => `${version} of ${versions}`;
/** Heard once another version is shown. */
export const versionShown = (version: number, versions: number): string =>
  `Version ${version} of ${versions} of your words, with what came after it`;
export const versionFailed = 'The other version could not be loaded. Please try again.';

export const kept = 'Your earlier words and the replies to them are kept. Use the arrows above your words to go back.';
export const send = 'Send again';
export const cancel = 'Cancel';
export const changesGo = 'Your changes have not been sent.';
export const discard = 'Discard changes';
export const goOn = 'Go on editing';
export const removeFile = (name: string): string => `Remove ${name}`;
export const fileLeftOut = (name: string): string => `${name} will not be sent.`;
export const keepFile = 'Keep it';
