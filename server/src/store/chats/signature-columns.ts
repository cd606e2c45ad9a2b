import type { SignatureColumn } from '../../database/tables/chats.ts';
import { signatureWords } from './title-signature.ts';

export const signatureColumns: readonly SignatureColumn[] = [
  'sign_0',
  'sign_1',
  'sign_2',
  'sign_3',
  'sign_4',
  'sign_5',
  'sign_6',
  'sign_7',
  'sign_8',
  'sign_9',
];

/** The signature's words under their columns' names. */
export function toSignatureColumns(words: readonly number[]): Record<SignatureColumn, number> {
  if (words.length !== signatureWords) throw new RangeError(`A signature has ${signatureWords} words.`);
  return Object.fromEntries(signatureColumns.map((column, index) => [column, words[index]])) as Record<
    SignatureColumn,
    number
  >;
}
