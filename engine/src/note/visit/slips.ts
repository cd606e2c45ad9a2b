const counted =
  '(?:(?:about|maybe|like|probably|around|roughly) )*(?:an? )?(?:(?:couple|few)(?: of)?|\\d[\\d.,]{0,8}|one|two|three|four|five|six|seven|eight|nine|ten|once|twice|eleven|twelve|\\w{3,6}teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:[ -]\\w{3,5})?)';
const unit =
  '(?: (?:days?|weeks?|months?|years?|hours?|minutes?|times?|mg|mcg|milligrams?|units?|ml|tablets?|pills?|packs?|pounds?|%|percent)(?: ago)?)?';
const weekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day';
/** Words by which a speaker takes back what was just said. */
const takesBack =
  "[\\s,.-]{1,4}(?:(?:or|no|well|wait)[\\s,]{1,2}){0,2}(?:(?:i'm|i am) )?(?:sorry|i mean|correction|excuse me|scratch that|make that)[\\s,]{1,2}(?:(?:it's|it was|that's|about) )?";

type Slip = readonly [pattern: RegExp, replacement: string];

/** A value, a side or a day that the speaker corrects at once: only the corrected one was meant. */
const corrected: readonly Slip[] = [
  [new RegExp(`\\b${counted}${unit} (yesterday|today|last night)${takesBack}(?=${counted}\\b)`, 'gi'), '$1 '],
  [new RegExp(`\\b${counted}${unit}${takesBack}(?=${counted}\\b)`, 'gi'), ''],
  [
    new RegExp(
      `\\b(?:left|right)(?: (?!i\\b)[a-z]{2,10})?${takesBack}(?:(?:the|my|your|on) ){0,2}(?=(?:left|right)\\b)`,
      'gi',
    ),
    '',
  ],
  [new RegExp(`\\b${weekday}${takesBack}(?=${weekday}\\b)`, 'gi'), ''],
];
const takingBack = /\b(?:sorry|i mean|correction|excuse me|scratch that|make that)\b/i;

/** A word begun twice: "i-i do hear", "y-you can". A hyphen of its own ("b-blocker", "s-shaped") stays. */
const stammers: readonly Slip[] = [
  [/\b([a-z]{1,4})-(?=\1\b)/gi, ''],
  [
    /\b(?:y-(?=you)|w-(?=we\b|what\b|was\b)|h-(?=he\b|have\b|how\b)|th?-(?=the|this\b|that)|i-(?=it\b|is\b|i')|s-(?=so\b|she\b)|d-(?=do\b|don't))/gi,
    '',
  ],
  [/\bthere(?:'s| is| are)(?: an?| no| any| normal| some)?[\s,]{1,3}(?=there(?:'s| is| are)\b)/gi, ''],
];

/** Speech without what its speaker took back or began twice. Linear. */
export function dropSlips(text: string): string {
  let said = text;
  if (said.includes('-') || /\bthere\b/i.test(said))
    for (const [pattern, replacement] of stammers) said = said.replace(pattern, replacement);
  if (takingBack.test(said)) for (const [pattern, replacement] of corrected) said = said.replace(pattern, replacement);
  return said;
}
