import { lowerFirst } from '../note-language.ts';
import type { Sex } from '../person.ts';
import { retell } from './third-person.ts';
import { pastOf } from './verbs.ts';

/** Stands for the answer while the question is turned. */
const hole = '\u0001';

type Turning = readonly [question: RegExp, told: (groups: readonly string[], answer: string) => string];

const at = (groups: readonly string[], index: number): string => (groups[index] ?? '').trim();
const span =
  /^(?:about |around |maybe |probably |like |roughly |over |almost |nearly |at least |a |an |the |for )*(?:\d|one|two|three|four|five|six|couple|few|several|past|last|week|month|year|day|half|long|while|good)/i;
const period = (answer: string): string => (span.test(answer) && !/\bago\b/i.test(answer) ? `for ${hole}` : hole);
const forms: Readonly<Record<string, string>> = { is: 'is', are: 'are', was: 'was', were: 'were' };

/** How questions that ask for a word are told with their answer. "you" is the patient. */
const turnings: readonly Turning[] = [
  [
    /\bhow long (?:ago )?(?:have|has) (it|that|this|you|they|the [\w ]{2,24}?|your [\w ]{2,24}?) (been .{2,50}|had .{2,60}|hurt.{0,30}|lasted.{0,30}|noticed .{2,40}|taken .{2,40}|smoked.{0,20})$/i,
    (g, a) => `${at(g, 1)} ${/^(?:you|they)$/i.test(at(g, 1)) ? 'have' : 'has'} ${at(g, 2)} ${period(a)}`,
  ],
  [
    /\bhow long (?:does|do) (it|that|they|the [\w ]{2,24}?) (?:usually |typically )?(last)\b/i,
    (g, a) => `${at(g, 1)} ${at(g, 1).endsWith('s') ? 'last' : 'lasts'} ${period(a)}`,
  ],
  [
    /\bwhen did (it|that|this|you|they|the [\w ]{2,24}?|your [\w ]{2,24}?) (?:first |all )?(start|begin|happen|notice|occur|fall|injure|hurt|stop|quit|last \w+)(.{0,50})$/i,
    (g, a) =>
      /^start|^begin/i.test(at(g, 2)) && /\bsince\b/i.test(a)
        ? `${at(g, 1)} has been present ${hole}`
        : `${at(g, 1)} ${pastOf(at(g, 2))} ${at(g, 3)} ${hole}`,
  ],
  [
    /\bwhen (was|were) (the last time|your (?:last|first|most recent) [\w ]{2,40}?|your [\w ]{2,30}?)(?: done| performed)?$/i,
    (g) => `${at(g, 2)} ${at(g, 1)} ${hole}`,
  ],
  [
    /\bhow (?:often|many times(?: a (?:day|week|month|year|night))?|frequently) (?:do|are|have) you (?:been )?(\w+(?:ing)?)(.{0,50})$/i,
    (g) => `you ${at(g, 1).endsWith('ing') ? 'are ' : ''}${at(g, 1)} ${at(g, 2)} ${hole}`,
  ],
  [
    /\bwhat (?:all |else )?(?:have|did) you (taken|take|tried|try|used|use)(?: so far)?((?: for| to help| to treat| with)\b.{0,50})?$/i,
    (g) =>
      `you have ${({ take: 'taken', try: 'tried', use: 'used' } as Record<string, string>)[at(g, 1)] ?? at(g, 1)} ${hole} ${at(g, 2)}`,
  ],
  [
    /\bwhat (?:\w+ )?(?:medications?|medicines?|meds|pills?|drugs?|vitamins?|supplements?)(?: \w+)? (?:are you|do you|have you been|you) (?:currently |now |been )?(?:taking|take|on|using)(.{0,40})$/i,
    (g) => `you take ${hole} ${at(g, 1)}`,
  ],
  [
    /\bwhat (?:are|do) you (?:currently )?(?:taking|take|using|use)((?: for)?\b.{0,40})$/i,
    (g) => `you take ${hole} ${at(g, 1)}`,
  ],
  [
    /\bwhere (is|are|was|were) (it|that|this|they|the [\w ]{2,30}?|your [\w ]{2,30}?)(?: located)?$/i,
    (g) => `${at(g, 2)} ${forms[at(g, 1)] ?? 'is'} ${hole}`,
  ],
  [
    /\bwhere (?:does|do) (it|you|that|they) (hurt|feel|have|notice)(.{0,30})$/i,
    (g) => `${at(g, 1)} ${at(g, 1) === 'it' || at(g, 1) === 'that' ? `${at(g, 2)}s` : at(g, 2)} ${at(g, 3)} ${hole}`,
  ],
  [
    /\b(?:which|what) (side|knee|hip|shoulder|arm|leg|hand|foot|ankle|elbow|wrist|ear|eye|finger|toe|part of \w+ \w+)\b.{0,30}$/i,
    (g) => `${at(g, 1)}: ${hole}`,
  ],
  [
    /\bwhat makes (it|that|them|the pain|this)(?: any)? (worse|better)\b/i,
    (g) => `${at(g, 1)} ${at(g, 1) === 'them' ? 'are' : 'is'} ${at(g, 2)} with ${hole}`,
  ],
  [
    /\b(?:how bad|how severe|scale of|scale from|out of 10|out of ten|rate (?:your|the|that) pain|what's your pain|pain scale)\b.{0,60}$/i,
    () => `pain severity: ${hole}`,
  ],
  [/\bwhat (?:do you do|kind of work|is your (?:job|occupation)|type of work)\b.{0,30}$/i, () => `occupation: ${hole}`],
  [/\bhow (?:much|many) ([\w ]{2,30}?) (?:do|did|have|are|were) you\b(.{0,40})$/i, (g) => `${at(g, 1)}: ${hole}`],
  [
    /\bhow(?:'s| is| are| has| have|'re) (your [\w ]{2,30}?|the [\w ]{2,30}?|that|it)(?: been| doing| going| feeling| now| today| lately)*$/i,
    (g, a) =>
      /^(?:been |doing |going )?(?:pretty |really |very |quite |a little |about the |much |so |not (?:so |too |very )?)?(?:good|well|fine|okay|ok|better|worse|bad|same|stable|great|normal|under control|high|low|awful|terrible|rough)/i.test(
        a,
      )
        ? `${at(g, 1)} is ${hole}`
        : '',
  ],
  [
    /\b(is|was|are|were) (it|that|this|they|the [\w ]{2,24}?|your [\w ]{2,24}?) (?:more of |more |like )?(?:an? |on |in )?[\w-]+(?: \w+){0,4},? or\b.{2,50}$/i,
    (g) => `${at(g, 2)} ${at(g, 1)} ${hole}`,
  ],
];

/** An answer that begins so is a sentence of its own. */
const ownClause = /^(?:i|i'\w+|it|it's|he|she|they|we|that|that's|there|there's|this|you|what)\b/i;
const empty =
  /^(?:not really|nothing|none|no|nope|yes|yeah|sure|okay|i don't know|not sure|correct|right|exactly|never)\b/i;

/** Longer answers speak for themselves. */
const longest = 16;

/**
 * A few words that answer a question, told as one statement of the patient: "how long have you had this pain" "3 weeks" -> "the patient
 * has had this pain for 3 weeks". Undefined when the answer is a sentence of its own, or the question does not ask for a word.
 */
export function joinAnswer(question: string, answer: string, sex: Sex): string | undefined {
  const said = lowerFirst(
    answer
      .replace(
        /^(?:it's|it is|that's) (?=(?:my|on|in|the|like \d|like an? \d|an? \d|about|probably|usually)\b|\d)/i,
        '',
      )
      .replace(/^(?:like|maybe like|probably like|for|so)\s+/i, '')
      .replace(/[.?!,\s]+$/, ''),
  );
  if (said === '' || said.split(' ').length > longest || ownClause.test(said) || empty.test(said)) return undefined;
  const asked = question
    .slice(-200)
    .replace(/[?.!,\s]+$/, '')
    .replace(/^.*[.?!] /, '');
  for (const [pattern, told] of turnings) {
    const match = pattern.exec(asked);
    if (!match) continue;
    const turned = told(match.slice(0), said);
    if (turned === '') continue;
    const words = retell(said, { self: 'i', sex }).replace(/\bthe patient's\b/g, sex === 'unknown' ? 'their' : 'the');
    return retell(turned, { self: 'you', sex })
      .replace(hole, words)
      .replace(/\bfor (?=(?:(?:probably|about|maybe|like|just|around) ){0,2}(?:for|since) )/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  }
  return undefined;
}
