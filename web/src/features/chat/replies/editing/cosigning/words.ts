export const ask = 'Ask for co-signature';
export const askTitle = 'Ask for a co-signature';
export const askLead =
  'They can read this version and what it was written from, until they answer or you take it back.';
export const colleague = 'Colleague';
export const choose = 'Choose a colleague';
export const nobody = 'Nobody else in your company works with charts yet.';
export const send = 'Send request';
export const cancel = 'Cancel';
export const asked = 'Request for a co-signature sent.';
export const askFailed = 'The request could not be sent. Please try again.';
export const openFailed = 'This could not be opened. Please try again.';

export const takeBack = 'Take request back';
export const takenBack = 'Request for a co-signature taken back.';
export const takeBackFailed = 'The request could not be taken back. Please try again.';

export const commentOf = (name: string): string => `Comment by ${name}`;
export const whatNow = 'Write an addendum, sign it, and ask again.';
