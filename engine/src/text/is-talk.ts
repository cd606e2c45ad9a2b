import { questionWords } from './data/speaker-labels.ts';

/** A talk has at least so many lines, and at most as many as are read. */
const fewestLines = 4;
const mostLines = 5000;
/** Of the lines of a talk so many speak of "you", of "I", and to one another. */
const leastOfYou = 0.12;
const leastOfI = 0.12;
const leastSpoken = 0.4;
const ofYou = /\b(?:you|your|yours|you'\w+|youre|youve|yourself)\b/i;
const ofI = /\b(?:i|i'\w+|im|ive|my|me|mine|we|our)\b/i;
const asks = new RegExp(
  String.raw`\?|\b(?:do|did|have|are|were|can|could|any|is|does|why|who|which|${questionWords.join('|')})\b(?:\s+\w+){0,3}\s+(?:you|your|it|that|there|about|long|often|pain|other)\b`,
  'i',
);

/** True for lines that speak to one another: they ask and answer, of "you" and of "I". A note, a list and a letter do not. */
export function isTalk(lines: readonly string[]): boolean {
  if (lines.length < fewestLines || lines.length > mostLines) return false;
  const share = (pattern: RegExp): number => lines.filter((line) => pattern.test(line)).length / lines.length;
  const spoken = lines.filter((line) => ofYou.test(line) || ofI.test(line) || asks.test(line)).length / lines.length;
  return share(ofYou) >= leastOfYou && share(ofI) >= leastOfI && share(asks) >= leastOfYou && spoken >= leastSpoken;
}
