import { speakersOwn } from '../../knowledge/talk/report-words.ts';
import { asStatement, piecesOf } from './reported-words.ts';

/**
 * What a relative or carer says of the patient, as it was said: "She's had a temperature since Sunday."
 * @returns undefined where they speak of themselves or to somebody
 */
export function reportRelative(text: string): string | undefined {
  const pieces = piecesOf(text);
  if (/[?“”"]/.test(text) || pieces.some(({ word }) => speakersOwn.has(word))) return undefined;
  return pieces.length === 0 ? undefined : asStatement(pieces.map(({ said }) => said));
}
