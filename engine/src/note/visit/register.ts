import { makeRewriter } from '../../text/rewrites.ts';
import type { Rewrite } from '../../text/rewrites.ts';

/** Everyday words that a note writes another way; only where both mean the same. Own list. */
const rewrites: readonly Rewrite[] = [
  [/\b(once|twice|(?:\d{1,2}|two|three|four|five|six) times) (?:a|per|every|each) day\b/gi, '$1 daily'],
  [
    /(\d(?:\.\d+)? ?(?:mg|mcg|g|ml|units?|tablets?|pills?|puffs?|capsules?)),? (?:(?:a|per|each) day|every day|everyday)\b/gi,
    '$1 daily',
  ],
  [/\b(?:every single day|every day|everyday)\b(?! of\b)/gi, 'daily'],
  [/\b(once|twice|(?:\d{1,2}|two|three|four|five|six) times) (?:a|per|every|each) week\b/gi, '$1 weekly'],
  [/\bthrowing up\b/gi, 'vomiting'],
  [/\b(?:threw|thrown) up\b/gi, 'vomited'],
  [/\bthrows? up\b/gi, 'vomits'],
  [/\bpeeing\b/gi, 'urinating'],
  [/\b(to|not|cannot) pee\b/gi, '$1 urinate'],
  [/\bpees\b/gi, 'urinates'],
  [/\bbelly (?=pain|ache)/gi, 'abdominal '],
  [/\bbelly\b(?! button)/gi, 'abdomen'],
  [/\bmeds\b/gi, 'medications'],
  [/\bmom\b/gi, 'mother'],
  [/\bdad\b/gi, 'father'],
  [/\bgrandma\b/gi, 'grandmother'],
  [/\bgrandpa\b/gi, 'grandfather'],
  [/\bkids\b/gi, 'children'],
  [/\b(?:a little bit|a tiny bit)\b/gi, 'a little'],
  [/\b(has|have|had) got(?:ten)? (?=an? |the |some |this |that )/gi, '$1 '],
  [/\bpretty (?=good|well|much|bad|sore|stable|severe|active|healthy|regular|consistent|constant|tender)/gi, ''],
  [/(?<!\bnot )\breally (?=[a-z])/gi, ''],
  [/\b(is|are|was|were|has|have|had|does|do) actually\b/gi, '$1'],
  [/\bactually (?=[a-z]+(?:ed|s|t)\b)/gi, ''],
  [/\bright now\b/gi, 'currently'],
  [
    /\b(?:is|are) going to (?=(?:be|have|try|start|see|take|get|need|do|give|make|follow|come|continue|stop|schedule|order|put|check|send|use)\b)/gi,
    'will ',
  ],
  [/\b(?:kind of|sort of|you know|i mean)\b ?/gi, ''],
  [/\bstuff like that\b/gi, ''],
  [/\bthe e\.?r\.?(?= |$|[.,])/g, 'the emergency room'],
  [
    /\b(was|were|is|are|turned) ((?:about|only|almost|around) )?((?!1-)\d{1,3})-(year|month|week|day)-old(?=[.,;]|$| (?:and|when|so|but|or|at|in|now)\b)/gi,
    '$1 $2$3 $4s old',
  ],
  [/ {2,}/g, ' '],
  [/\s+([,.])/g, '$1'],
];

const rewrite = makeRewriter(rewrites);

/** A statement of a visit in the words of a note: "twice a day" -> "twice daily", "threw up" -> "vomited". Numbers and names stay. */
export const inClinicalWords = (text: string): string => rewrite(text).trim();
