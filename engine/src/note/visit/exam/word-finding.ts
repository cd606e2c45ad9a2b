import { makeRewriter } from '../../../text/rewrites.ts';
import type { Rewrite } from '../../../text/rewrites.ts';
import { capitalize } from '../../note-language.ts';
import type { Sex } from '../../person.ts';
import { asClinician } from '../clinician-words.ts';
import { retell } from '../third-person.ts';

/** What the clinician says around a finding -> the finding alone. The order matters. */
const bare: readonly Rewrite[] = [
  [
    /^(?:and|so|but|now|also|then|okay|again|here|still|currently|the good news is(?: that)?|what i'm (?:seeing|noticing|finding) (?:here )?is(?: that)?|[\s,.])+\b/i,
    '',
  ],
  [
    /^(?:(?:on |upon |for |with |looking at |in |as for |in terms of )?(?:your |the |my |a |that |this )?(?:\w+ ){0,3}?(?:exam(?:ination)?(?! (?:is|was|looks|shows|appears)))(?: today)?(?: of (?:your|the) (?:\w+ ){0,2}?\w+)?,?\s+)+(?=\S)/i,
    '',
  ],
  [
    /^(?:so|and|you know|everything (?:else )?(?:looks|seems|is) (?:really |to look )?(?:good|fine|okay|normal)(?: except)?|generally|otherwise|[\s,.])+\b/i,
    '',
  ],
  [
    /^(?:on|in|over) your ((?:right|left|bilateral) (?:lower |upper )?[a-z]+),? (?:there(?:'s| is| are)|you (?:do )?have|i (?:do )?(?:appreciate|see|note)) /i,
    '$1: ',
  ],
  [
    /^(?:on|for|with|over) your ((?:lower |upper |right |left |bilateral )*[a-z]+),? (?=(?:you|there|i|it)\b)/i,
    'on your $1 ',
  ],
  [/^(?:when|as) i (?:look|listen|feel|press|push)\w*(?: at| to| on| around)? [^,]{0,40}?(?=\b(?:i|you|there)\b)/i, ''],
  [
    /\bi (?:do not|don't|did not|didn't|can't|could not|couldn't) (?:really )?(?:appreciate|hear|see|feel|note|notice|find|identify|recognize) (?:any |an? )?/gi,
    'no ',
  ],
  [/\bthere(?:'s| is| are| was| were) (?:no|not any)\b/gi, 'no'],
  [/\bthere (?:isn't|aren't|is not|are not) (?:any |an? )?/gi, 'no '],
  [/\byou (?:do not|don't) (?:really )?have (?:any |an? )?/gi, 'no '],
  [/\byou (?:do not|don't) appear (?:to be )?in any\b/gi, 'no apparent'],
  [
    /\b(?:did not|didn't|does not|doesn't|do not|don't) (?:show|reveal|demonstrate) (?:any |an? )?(?:signs? of |evidence of )?/gi,
    'no ',
  ],
  [/\bno (?:signs? of )?any\b/gi, 'no'],
  [/\bi (?:do |can |also |still |just )*(?:appreciate|hear|see|feel|note|notice|find|identify)(?: that)? /gi, ''],
  [
    /\b(?:you (?:do |also |still |currently |just )*(?:have|'ve got|got)|you've (?:also |still )?(?:got|have)|there(?:'s| is| are)(?: also| still)?,?|it (?:does |also )*(?:looks?|feels?|seems?) like|(?:this|that|it|which|they) (?:also |does |do )*(?:shows?|showed|demonstrate[sd]?|reveal(?:s|ed)?)|you're|you are)(?: (?:that|also|still|just|really))? /gi,
    '',
  ],
  [/\b(?:an? )?(?:little|tiny) bit (?=(?:\w+ed|high|low|swollen|tender|red|weak|distended)\b)/gi, 'slightly '],
  [/\b(?:an? )?(?:little|tiny) bit (?:of )?(?=\w)/gi, 'slight '],
  [/\ba little (?=\w)/gi, 'slightly '],
  [/\bslight (?=(?:elevated|high|low|swollen|tender|limited|decreased|red)\b)/gi, 'slightly '],
  [
    /\b(?:nice and|pretty|really|very much|some|kind of|that|just) (?=(?:clear|soft|good|pain|tender|swelling|edema|mild|slight|swollen|normal)\w*\b)/gi,
    '',
  ],
  [
    /\b(tender(?:ness)?|pain(?:ful)?|sore(?:ness)?) (?:here )?when i (?:press|push|touch|palpate|squeeze)(?: down)? (?:on )?(?:(?:your|the|that) )?(?:it|here|there)?/gi,
    '$1 to palpation of the ',
  ],
  [
    /\bwhen i (?:press|push|touch|palpate|squeeze)(?: down)?(?: on)?(?: (?:it|there|here|that|them))?\b/gi,
    'to palpation',
  ],
  [/\bwhen i (?:bend|flex)(?: (?:it|that|them))?\b/gi, 'with flexion'],
  [/\bwhen i (?:extend|straighten)(?: (?:it|that|them))?\b/gi, 'with extension'],
  [/\bwhen i move (?:it|that|them)(?: around)?\b/gi, 'with movement'],
  [/\bto palpation of the\s*(?=$|[,.])/gi, 'to palpation'],
  [/\bof the to\b/gi, 'to'],
  [
    /,? ?\b(?:which|that|and that|and)(?:'s| is| are)? (?:really |very |pretty |all |also )*(?:good|great|fine|normal for you|nice|important|reassuring|excellent|okay|not uncommon|a good (?:thing|sign))\b.*$/i,
    '',
  ],
  [
    /,? ?\b(?:(?:which|that) )?(?:i|we|you)(?: have|'ve)? (?:heard|seen|noted|noticed|appreciated|had) (?:it |that |this )?(?:in the past|before|previously|last (?:time|year|visit))\b/gi,
    ', noted previously',
  ],
  [/\bat (?:a|an) regular\b/gi, 'regular'],
  [/^(?:your |the )?heart (?:is|has|'s)(?: an?| at| in)? regular rate(?: and rhythm)?/i, 'regular rate and rhythm'],
  [/\blungs? (?:are |is |sound |sounds? )(?:to be )?clear(?! to)/gi, 'lungs are clear to auscultation'],
  [/\blower legs\b/gi, 'lower extremities'],
  [/\bbelly\b/gi, 'abdomen'],
  [/\bon the outside of\b/gi, 'over the lateral aspect of'],
  [/\bon the inside of\b/gi, 'over the medial aspect of'],
  [/\bbelly button\b/gi, 'umbilicus'],
  [/\byour (?=[a-z])/gi, 'the '],
  [
    /\b(?:that|this) (?=(?:right |left )?(?:knee|ankle|foot|wrist|shoulder|hip|elbow|finger|thumb|toe|area|joint|side|leg|arm|hand|back|neck|wound)\b)/gi,
    'the ',
  ],
  [/,? ?\bor anything(?: (?:like that|else))?\b.*$/gi, ''],
  [/\bthe (?:both|bilateral)\b/gi, 'bilateral'],
  [/\bthe (?:the )+/gi, 'the '],
  [/^the (?=\w)/i, ''],
  [/\b(pain|tenderness) (?:to|in|of|over|on|at) (the [^,.]{3,50}?) to palpation\b/gi, '$1 to palpation of $2'],
  [/\b(\d) out of (\d)\b/g, '$1/$2'],
];

const bareFinding = makeRewriter(bare);

const tail =
  /(?:[\s,.]|\b(?:and|so|but(?: everything)?|or|the|a|an|okay|(?<!\b(?:the|your|my|his|her|on|to|and|or|than|left) )right|here|there|today|which|that|with|in|on|of|is|are|i|you|also|now|as well|right there|right here))+$/i;

/**
 * A spoken finding in note language: "you do have some tenderness when i press on the outside of your ankle" -> "Tenderness to
 * palpation of the outside of the ankle". Sides, negations and numbers stay as they were said.
 */
export function wordFinding(clause: string, sex: Sex): string {
  let words = bareFinding(clause)
    .replace(/\bno no\b/gi, 'no')
    .replace(/^(?:an?|the|some|and|but|so|,|\s)+\b/i, '')
    .replace(tail, '');
  if (/\b(?:you|your|i|me|my)\b/i.test(words)) words = asClinician(retell(words, { self: 'you', sex }));
  return capitalize(
    words
      .replace(/\s+/g, ' ')
      .replace(/\s+([,.])/g, '$1')
      .trim(),
  );
}
