export const newChat = 'New chat';
export const chat = 'Chat';
export const untitled = 'Untitled Chat';

export const greeting = (name: string): string => `Hello, ${name}`;
export const question = 'How Can I Help You Today';
export const tools = 'Tools';
export const review = "Results are drafts for a clinician's review.";
/** Goes on after that, by where this installation lets text come to (`server/src/config/text-place.ts`). */
export const placed: Readonly<Record<string, string>> = {
  here: 'Your text is encrypted and stays on this server.',
  model:
    'Your text is stored encrypted. A language model outside this server may be asked, with identifiers replaced first.',
  elsewhere: 'Your text is stored encrypted.',
};

export const notFound = 'This chat could not be found. It may have been deleted.';
export const startNew = 'New Chat';
export const tryAgain = 'Try again';
