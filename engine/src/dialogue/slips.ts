import {
  begunTwice,
  saidNumbers,
  saidTens,
  saidUnits,
  saidWhen,
  takeBackLeads,
  takeBackWords,
  thereWords,
} from '../knowledge/talk/repairs.ts';
import { weekdays } from '../knowledge/talk/time-words.ts';
import { spokenSides } from '../knowledge/talk/talk-cues.ts';
import { oneOf } from '../text/one-of.ts';

const numbers = `(?:(?:couple|few)(?: of)?|\\d[\\d.,]{0,8}|${oneOf(saidTens)}(?:[ -]\\w{3,5})?|${oneOf(saidNumbers)})`;
const counted = `(?:(?:about|maybe|like|probably|around|roughly) )*(?:an? )?${numbers}`;
const unit = `(?: ${oneOf(saidUnits)}(?: ago)?)?`;
const weekday = oneOf(weekdays);
const sides = oneOf(['left', ...spokenSides.keys()].filter((side) => side === 'left' || side === 'right'));
const takeBack = oneOf(takeBackWords);
/** Words by which a speaker takes back what was just said. */
const takesBack = `[\\s,.-]{1,4}(?:${oneOf(takeBackLeads)}[\\s,]{1,2}){0,2}(?:(?:i'm|i am) )?${takeBack}[\\s,]{1,2}(?:(?:it's|it was|that's|about) )?`;

type Slip = readonly [pattern: RegExp, replacement: string];

/** A value, a side or a day that the speaker corrects at once: only the corrected one was meant. */
const corrected: readonly Slip[] = [
  [new RegExp(`\\b${counted}${unit} (${oneOf(saidWhen)})${takesBack}(?=${counted}\\b)`, 'gi'), '$1 '],
  [new RegExp(`\\b${counted}${unit}${takesBack}(?=${counted}\\b)`, 'gi'), ''],
  [new RegExp(`\\b${sides}(?: (?!i\\b)[a-z]{2,10})?${takesBack}(?:(?:the|my|your|on) ){0,2}(?=${sides}\\b)`, 'gi'), ''],
  [new RegExp(`\\b${weekday}${takesBack}(?=${weekday}\\b)`, 'gi'), ''],
];
const takingBack = new RegExp(String.raw`\b${takeBack}\b`, 'i');

/** The first letter or two of a word, and the word. */
const begun = begunTwice.flatMap((word) =>
  [1, 2].filter((at) => at < word.length).map((at) => `${word.slice(0, at)}-(?=${word}\\b)`),
);

/** A word begun twice: "i-i do hear", "y-you can". A hyphen of its own ("b-blocker", "s-shaped") stays. */
const stammers: readonly Slip[] = [
  [/\b([a-z]{1,4})-(?=\1\b)/gi, ''],
  [new RegExp(String.raw`\b(?:${begun.join('|')})`, 'gi'), ''],
  [
    new RegExp(String.raw`\bthere(?:'s| is| are)(?: ${oneOf(thereWords)})?[\s,]{1,3}(?=there(?:'s| is| are)\b)`, 'gi'),
    '',
  ],
];

/** Speech without what its speaker took back or began twice. Linear. */
export function dropSlips(text: string): string {
  let said = text;
  if (said.includes('-') || /\bthere\b/i.test(said))
    for (const [pattern, replacement] of stammers) said = said.replace(pattern, replacement);
  if (takingBack.test(said)) for (const [pattern, replacement] of corrected) said = said.replace(pattern, replacement);
  return said;
}
