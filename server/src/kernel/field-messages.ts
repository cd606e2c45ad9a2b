import { fieldWords, limits } from '@notewright/contract';
import { defineMessages, Message } from '@notewright/engine/message';

const { otpInvalid, ...plainWords } = fieldWords;

/** What is said about fields, in the words of the contract. */
export const fieldMessages = defineMessages('field', plainWords);

/** What is said about a mailed code, for each number of digits that an installation may choose. */
export const otpMessages: readonly Message[] = Array.from(
  { length: limits.otpDigitsMost - limits.otpDigits + 1 },
  (_, more) => new Message('field.otpInvalid', otpInvalid('{digits}'), { digits: limits.otpDigits + more }),
);
