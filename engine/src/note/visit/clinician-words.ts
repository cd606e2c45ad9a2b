import { makeRewriter } from '../../text/rewrites.ts';
import type { Rewrite } from '../../text/rewrites.ts';
import type { Sex } from '../person.ts';
import { capitalize } from '../note-language.ts';
import { retell } from './third-person.ts';

/** "i don't think we need to repeat it": the verb after it must not become an order. */
const noNeed: Rewrite = [
  /\bi (?:do not|don't) (?:think|believe|feel)(?: that| like)? (?:we|i) (?:really |even )?need (?=to\b)/gi,
  'there is no need ',
];

/** How clinicians announce what they will do -> the order itself. */
const intentions: readonly Rewrite[] = [
  noNeed,
  [/\bi (?:do )?think (?:that )?(?=(?:i'm|we're|i am|we are) going to|i(?:'d like| want)|we should|let's)/gi, ''],
  [
    /^(?:for (?:your|the|that)[^,]{0,60}, )?(?:so )?what (?:i'd like to do|i want to do|we're going to do|i'm going to do|we'll do)(?: is| for (?:you|that|this|your \w+) is)?[,:]?\s*/i,
    '',
  ],
  [
    /\b(?:i'm|i am|we're|we are) (?:also |just |then |still )*going to (?:also |just |actually |have to |need to )*/gi,
    '',
  ],
  [
    /(?<!\b(?:if|when|whether|unless|until|what|how|where) )\b(?:i|we) (?:also |just |would |do |really |still |then )*(?:want|like|need|have) (?:you )?to,? (?:also |just |make sure (?:that )?we )*/gi,
    '',
  ],
  [/\b(?:i'd|we'd|i would|we would) (?:also |really )*(?:like|want|recommend|suggest)(?: to| for)? (?:also )?/gi, ''],
  [
    /\b(?:i'll|we'll|i will|we will|i can|we can|we should|we could|i think we should|i think we'll) (?:also |just |then |still |probably )*/gi,
    '',
  ],
  [/\bi would (?:just |also )*(?=(?:continue|keep|avoid|stop|start)\b)/gi, ''],
  [/\b(?:let's|let us)(?: also| just)? /gi, ''],
  [/^let me (?:also |just )?(?=(?:write|add|refer|order|send|prescribe|start|give|put)\b)/gi, ''],
  // An opinion stays an opinion: "i think you have a strain" -> "likely a strain".
  [
    /\b(?:i (?:do )?(?:think|believe|feel like|suspect)|it (?:looks|sounds|seems) like|(?:looks|sounds) like) (?:that )?you (?:do |just |probably |might |may )*have /gi,
    'likely ',
  ],
  [/\b(?:i (?:do )?(?:think|believe|feel like|suspect)) (?:that )?(it|this|that|he|she)(?:'s| is)\b/gi, '$1 is likely'],
  [
    /\b(?:i (?:do )?(?:think|believe|feel like|suspect)) (?:that )?(you|these|they|those)(?:'re| are)\b/gi,
    '$1 are likely',
  ],
  [/\b(?:it )?(?:looks|sounds|seems) like (?:that )?/gi, 'it appears '],
  [/\b(?:if you could|if that's okay(?: with you)?|okay with you)\b/gi, ''],
  [
    /\bhave you (?=(?:see|come|follow|return|do|get|take|start|stop|go|schedule|use|continue)\b)/gi,
    'have the patient ',
  ],
  [/\bget you (?:in )?(?:set up|scheduled|started)(?: up)?(?: with| for| on)? /gi, 'arrange '],
  [
    /\b(?:send|put|start|get|refer|set|keep|switch|give|see|prescribe|order|write|schedule|help|treat|call) you\b/gi,
    '$&',
  ],
];

const advice =
  /\bi (?:certainly |also |just |really |do |still )*(?:want|would like|need) you to |\bi'd (?:also )?like you to |\byou(?:'ll| will) (?:want|need|have) to |\byou (?:should|need to|have to|can|could|may want to) /i;

/** What the clinician means to do, as an order: "i'm gonna order an x-ray of your knee" -> "Order an x-ray of the knee". */
export function retellPlan(text: string, sex: Sex): string {
  if (advice.test(text)) {
    const told = text
      .replace(
        /\bi (?:certainly |also |just |really |do |still )*(?:want|would like|need) you to |\bi'd (?:also )?like you to /gi,
        'you should ',
      )
      .replace(/\byou(?:'ll| will) (?:want|need|have) to /gi, 'you should ')
      .replace(/\byou may want to /gi, 'you may ');
    return finish(retell(stripIntentions(told), { self: 'you', sex }));
  }
  return finish(retell(stripIntentions(text), { self: 'you', sex }));
}

const stripIntentions = makeRewriter(intentions);

/** The clinician's words told of the patient, with nothing taken out: "we can inject it" -> "We can inject it". */
export const retellPlainly = (text: string, sex: Sex): string => finish(retell(text, { self: 'you', sex }));

/** What is left of the clinician's own "i" is told in the third person too. */
export const asClinician = (text: string): string =>
  /\b(?:i|me|my)\b/i.test(text) ? retell(text, { self: 'i', sex: 'unknown', who: 'clinician' }) : text;

/** Who signs a note does not name themselves in it: an opinion stays one, without the "i". */
const opinions: readonly Rewrite[] = [
  noNeed,
  [
    /\bi (?:really )?(?:do not|don't) (?:think|believe|feel like)(?: that)? (it|this|that)(?: is|'s)\b/gi,
    '$1 is likely not',
  ],
  [/\bi (?:also |just |really )?(?:do not|don't) (?:think|believe|feel)(?: that| like)?\b/gi, 'it is not thought that'],
  [/\bi (?:do |also |just |really )*(?:think|believe|feel like)(?: that)?\b/gi, 'it is thought that'],
  [/\bi (?:do |also |would |really )*(?:recommend|suggest|advise)\b/gi, 'recommended'],
  [/\bi(?: am|'m) (?:also |a little |just |really )*(?:worried|concerned) (?=that|about)/gi, 'there is concern '],
  [/\bmy (assessment|impression|plan|diagnosis)\b/gi, 'the $1'],
];

const withoutOpinions = makeRewriter(opinions);

function finish(text: string): string {
  const plain = text
    .replace(
      /^(?:so |and |here )*(?:my|the|your) (?:assessment|impression|diagnosis)(?: here| at this time| today)? (?:is|would be|will be) (?:that )?/i,
      '',
    )
    .replace(/^(?:and|so|but|then|also|to|that|okay|,|\s)+\b/i, '')
    .replace(/\bmy (?:nurse|medical assistant|staff)\b/gi, 'the nurse')
    .replace(/\b(call|contact|notify|message|tell|text) (?:me|us)\b/gi, '$1 the clinic')
    .replace(/\b(report|send|bring|forward) ((?:\w+ ){1,4})to (?:me|us)\b/gi, '$1 $2to the clinic')
    .replace(/\blet (?:me|us) know\b/gi, 'inform the clinic')
    .replace(/\bwith me\b/gi, 'in clinic');
  return capitalize(asClinician(withoutOpinions(plain)).replace(/\s+/g, ' ').trim());
}
