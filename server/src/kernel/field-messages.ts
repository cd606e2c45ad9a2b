import { fieldWords } from '@notewright/contract';
import { defineMessages } from '@notewright/engine/message';

/** What is said about fields, in the words of the contract. */
export const fieldMessages = defineMessages('field', fieldWords);
