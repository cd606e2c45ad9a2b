export const yourWords = 'Your words';
export const conversation = 'Conversation';
export const sending = 'Sending';
export const sendingFile = 'Sending and reading what goes along';
export const beingRead = 'being read';

export const loadingOlder = 'Loading earlier messages';
export const olderFailed = 'Earlier messages could not be loaded.';
export const tryAgain = 'Try again';
export const jump = 'Jump to latest';

/** What a listener is told about a reply: that it is being written, and how it ended. */
export const writing = 'Writing the reply';
export const readyWithFile = 'Reply ready, with the redacted file';
export const ends: Readonly<Record<'complete' | 'stopped' | 'failed' | 'interrupted', string>> = {
  complete: 'Reply ready',
  stopped: 'Reply stopped',
  failed: 'The reply failed',
  interrupted: 'The reply was interrupted',
};
