import { closePeople, jointRelatives } from '../knowledge/relatives.ts';
import { oneOf } from '../text/one-of.ts';

const longestLabel = 40;
const labelled = new RegExp(
  String.raw`^(?:(${oneOf(jointRelatives)}|(?:male |female )?${oneOf(closePeople)}(?: [A-Z][a-z]+)?)|([A-Z][a-z]+)) ?:\s`,
  'i',
);
const introduces = (name: string): RegExp => new RegExp(String.raw`\b${oneOf(closePeople)},? ${name}\b`, 'i');

/**
 * True for a sentence under the name of somebody else: "Parents: mum on labetalol", "Declan: no kids, was on testosterone" where the
 * text names him as the partner. What is taken, found and measured in it is not the patient's. Of a mother or wife alone it is as often
 * what they tell of the patient.
 */
export function isOfPerson(text: string, { start, end }: { readonly start: number; readonly end: number }): boolean {
  const found = labelled.exec(text.slice(start, Math.min(end, start + longestLabel)));
  if (!found) return false;
  const [, role, name] = found;
  return role !== undefined || (name !== undefined && introduces(name).test(text.slice(0, start)));
}
