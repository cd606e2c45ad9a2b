import { defineMessage, type Message } from '@notewright/engine/message';

/** Stands in the place of a note that does not leave. */
export const unreadableNote = (): Message =>
  defineMessage(
    'noteFile.unreadable',
    'This note is damaged, or is not what was signed, and was left out. Please tell whoever runs this installation.',
  );
