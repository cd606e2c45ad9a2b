import { makeRewriter } from '../../../text/rewrites.ts';
import type { Rewrite } from '../../../text/rewrites.ts';
import { capitalize } from '../../note-language.ts';
import type { Sex } from '../../person.ts';
import { retellPlan, retellPlainly } from '../clinician-words.ts';

/** Talk before retelling that carries no order. */
const talk: readonly Rewrite[] = [
  [/\b(?:i'm|i am|we're|we are) not going to\b/gi, 'we will not'],
  [/\bi (?:really |also )*(?:do not|don't) want you to\b/gi, 'you should not'],
  [/^(?:so )?(?:in terms of|as far as|regarding|as for) [^,]{2,40}, /i, ''],
  [
    /^(?:and |so |but |now |then |also |again |okay |first(?: of all)?,? |secondly,? |number \d,? |in the meantime,? |at this (?:point|time),? |for (?:now|that|this),? |here's what |what )+/i,
    '',
  ],
  [
    /\b(?:i'm|i am|we're|we are) (?:just |also |probably |actually )*(?:going to |gonna )(?:have (?:to )?|need to |want to )?(?:you (?=\w))?/gi,
    'we will ',
  ],
  [
    /,? ?\b(?:is that okay|okay with you|does that sound (?:good|okay)|sound good|if that's (?:okay|all right|alright)(?: with you)?|you know|i guess|for you|for me|as well|real quick)\b/gi,
    '',
  ],
  [
    /\b(?:just )?to (?:kind of |sort of )?(?:make sure|see) (?:that )?(?:everything|it|things)(?:'s| is| are) (?:okay|good|fine|all right)\b/gi,
    '',
  ],
];

const frequencies: readonly Rewrite[] = [
  [/\bonce (?:a|per) day\b/gi, 'once daily'],
  [/\btwice (?:a|per) day\b/gi, 'twice daily'],
  [/\b(\d|two|three|four) times (?:a|per) day\b/gi, '$1 times daily'],
  [/(?<=(?:mg|mcg|units|g|mL),? )(?:a|per|every) day\b/gi, 'daily'],
  [/(?<=(?:mg|mcg|units|g|mL)),(?= (?:once|twice|daily|every|as needed|\d times))/gi, ''],
];

/** What an order says with the patient in it -> the order. */
const orders: readonly Rewrite[] = [
  [/^the patient (?:should|will|can|could) (?=continue\b)/i, ''],
  [/^we (?:will )?(?:also |just |probably )*/i, ''],
  [/^(?:also|just|probably|definitely|really|actually|go|and|to)\s+/i, ''],
  [
    /\b(start|put|place|keep|continue|give|get|prescribe|send|order|write|refer|set|switch|increase|treat|schedule) (?:the patient|him|her|them)\b(?: (?:on|in|for|with|up for|up with)(?= (?:a|an|the|some|his|her|their|\d|\w+ing)\b))?/gi,
    '$1',
  ],
  [/^(?:we will )?(?:put|place)\b (?=(?:on )?\S)/i, 'start '],
  [/^start on /i, 'start '],
  [/^continue (?:on|with) /i, 'continue '],
  [/^have (?:the patient|him|her|them) (?=continue|take|use|see|follow|start|stop|increase|come|return|get)/i, ''],
  [/^keep (?:taking|on) /i, 'continue '],
  [/^continue taking /i, 'continue '],
  [
    /\b(start|continue|prescribe|order|get|give|increase|decrease|repeat|check|obtain|add|send|refill|take|try|recommend|stop) (?:some |the |a little bit of |his |her |their |that |a prescription (?:for|of) )(?=[a-z])/gi,
    '$1 ',
  ],
  [/^get (?=\S)/i, 'obtain '],
  [/^send (?:in|out|off) /i, 'send '],
  [/^do (?=(?:a|an|the|some|another)\b)/i, 'obtain '],
  [/^write(?: for)? /i, 'prescribe '],
  [/^give (?=\S)/i, 'prescribe '],
  [/^another\b/i, 'repeat'],
  [/^(?:see|have)(?: (?:the patient|him|her|them))?(?: back| again| here)* (?=(?:in|for)\b)/i, 'follow up '],
  [/^see (?:the clinician|the clinic|me|us)(?: back| again)* (?=in\b)/i, 'follow up '],
  [
    /^(?:the patient should |will )?(?:come|return|follow[- ]?up)(?: back| up)*(?: and see the clinician| in clinic| to see the clinician)? (?=in\b)/i,
    'follow up ',
  ],
  [
    /^(the patient|he|she) should (?!be (?:fine|okay|good|able|all right|alright|back|better)\b|feel\b|heal\b|improve\b|notice\b)/i,
    '$1 was advised to ',
  ],
  [/\bto not (?=\w)/i, 'not to '],
  [
    /\b(order|obtain|prescribe|start|continue|increase|repeat|schedule), (?=(?:an?|the|his|her|their|your|some|\d)\b)/gi,
    '$1 ',
  ],
  [/\bjust (?=\w)/gi, ''],
  [/\b(?:a|an) couple(?: of)? /gi, 'a couple of '],
  [
    /\b(?:his|her|their) (?=(?:right|left|knees?|ankles?|shoulders?|hips?|back|neck|wrists?|hands?|foot|feet|elbows?|fingers?|chest)\b)/gi,
    'the ',
  ],
];

const tail =
  /(?:[\s,.]|\b(?:and|so|but|or|the|a|an|okay|(?<!\b(?:the|your|my|his|her|on|to|and|or|than|left) )right|here|there|just|because|which|that|with|to|of|then|also|now|as well|today|i|you|is|are|some|for|in order|see if|gonna|going))+$/i;

/** What is refused, only possible, or past is told as it was said: an order made of it would say more. */
const guarded =
  /\b(?:i|we) (?:really |also |just |certainly |always )*(?:do not|don't|did not|didn't|can't|cannot|won't|will not|should not|shouldn't|would not|wouldn't|can|could|may|might|had|have been|were|was|talked|discussed|gave|started)\b|\b(?:not|n't) (?:need|want|think|going)\b/i;

/** Verbs by which a clinician orders; "We will" stands before them. */
const ordered =
  /^(?:order|prescribe|start|be in touch|refer|repeat|check|obtain|send|increase|decrease|schedule|add|switch|recheck|monitor|perform|proceed|consider|stop|discontinue|arrange|set|treat|try|provide|hold|follow|watch|draw|biopsy|inject|discuss|look)\b/i;

/** True for a sentence of what the clinician will do, so that each order in it is one of theirs. */
export const saysWill = (text: string): boolean =>
  means.test(text) && !/\b(?:(?:want|like|need|ask) you to|you (?:should|can|need|could)|have you)\b/i.test(text);

/** Said of what "i" or "we" will do, and not told to the patient. */
const means = /\b(?:i|we|i'm|we're|i'd|we'd|i'll|we'll|let's|let me)\b/i;

const dropTalk = makeRewriter(talk);
const writeOrder = makeRewriter(orders);
const written = makeRewriter(frequencies);

/**
 * What the clinician means to do, or tells the patient to do, as the plan of a note has it: "i'm gonna start you on some lasix 20 mg
 * a day" -> "Start Lasix 20 mg daily". Doses, sides and negations stay as they were said.
 */
export function wordOrder(text: string, sex: Sex, meant = means.test(text)): string {
  let words = dropTalk(text);
  if (guarded.test(words)) return written(retellPlainly(words, sex));
  words = writeOrder(retellPlan(words, sex).replace(/^./, (first) => first.toLowerCase()));
  words = written(words).replace(tail, '').replace(/\s+/g, ' ').trim();
  return ordered.test(words) && meant && !/^follow up\b/.test(words) ? `We will ${words}` : capitalize(words);
}
