import { makeRewriter } from '../../text/rewrites.ts';
import type { Rewrite } from '../../text/rewrites.ts';
import type { Sex } from '../person.ts';
import { capitalize } from '../note-language.ts';
import { retell } from './third-person.ts';

/** How clinicians announce what they will do -> the order itself. */
const intentions: readonly Rewrite[] = [
  [/^(?:for (?:your|the|that)[^,]{0,60}, )?(?:so )?what (?:i'd like to do|i want to do|we're going to do|i'm going to do|we'll do)(?: is| for (?:you|that|this|your \w+) is)?[,:]?\s*/i, ''],
  [/\b(?:i'm|i am|we're|we are) (?:also |just |then |still )*going to (?:also |just |actually |have to |need to )*/gi, ''],
  [/\b(?:i|we) (?:also |just |would |do |really |still |then )*(?:want|like|need|have) (?:you )?to,? (?:also |just |make sure (?:that )?we )*/gi, ''],
  [/\b(?:i'd|we'd|i would|we would) (?:also |really )*(?:like|want|recommend|suggest)(?: to| for)? (?:also )?/gi, ''],
  [/\b(?:i'll|we'll|i will|we will|i can|we can|we should|we could|i think we should|i think we'll) (?:also |just |then |still |probably )*/gi, ''],
  [/\b(?:let's|let us)(?: also| just)? /gi, ''], [/^let me (?:also |just )?(?=(?:write|add|refer|order|send|prescribe|start|give|put)\b)/gi, ''],
  // An opinion stays an opinion: "i think you have a strain" -> "likely a strain".
  [/\b(?:i (?:do )?(?:think|believe|feel like|suspect)|it (?:looks|sounds|seems) like|(?:looks|sounds) like) (?:that )?you (?:do |just |probably |might |may )*have /gi, 'likely '],
  [/\b(?:i (?:do )?(?:think|believe|feel like|suspect)) (?:that )?(it|this|that|he|she)(?:'s| is)\b/gi, '$1 is likely'],
  [/\b(?:i (?:do )?(?:think|believe|feel like|suspect)) (?:that )?(you|these|they|those)(?:'re| are)\b/gi, '$1 are likely'],
  [/\b(?:it )?(?:looks|sounds|seems) like (?:that )?/gi, 'it appears '],
  [/\b(?:if you could|if that's okay(?: with you)?|okay with you)\b/gi, ''],
  [/\bhave you (?=(?:see|come|follow|return|do|get|take|start|stop|go|schedule|use|continue)\b)/gi, 'have the patient '],
  [/\bget you (?:in )?(?:set up|scheduled|started)(?: up)?(?: with| for| on)? /gi, 'arrange '],
  [/\b(?:send|put|start|get|refer|set|keep|switch|give|see|prescribe|order|write|schedule|help|treat|call) you\b/gi, '$&'],
]; // prettier-ignore

const advice =
  /\bi (?:want|would like|need) you to |\bi'd like you to |\byou(?:'ll| will) (?:want|need|have) to |\byou (?:should|need to|have to|can|could|may want to) /i;

/** What the clinician means to do, as an order: "i'm gonna order an x-ray of your knee" -> "Order an x-ray of the knee". */
export function retellPlan(text: string, sex: Sex): string {
  if (advice.test(text)) {
    const told = text
      .replace(/\bi (?:want|would like|need) you to |\bi'd like you to /gi, 'you should ')
      .replace(/\byou(?:'ll| will) (?:want|need|have) to /gi, 'you should ')
      .replace(/\byou may want to /gi, 'you may ');
    return finish(retell(stripIntentions(told), { self: 'you', sex }));
  }
  return finish(retell(stripIntentions(text), { self: 'you', sex }));
}

const stripIntentions = makeRewriter(intentions);

/** What is left of the clinician's own "i" is told in the third person too. */
export const asClinician = (text: string): string =>
  /\b(?:i|me|my)\b/i.test(text) ? retell(text, { self: 'i', sex: 'unknown', who: 'clinician' }) : text;

function finish(text: string): string {
  const plain = text
    .replace(/^(?:and|so|but|then|also|to|that|okay|,|\s)+\b/i, '')
    .replace(/\bmy (?:nurse|medical assistant|staff)\b/gi, 'the nurse')
    .replace(/\b(call|contact|notify|message|tell|text) (?:me|us)\b/gi, '$1 the clinic')
    .replace(/\blet (?:me|us) know\b/gi, 'inform the clinic')
    .replace(/\bwith me\b/gi, 'in clinic');
  return capitalize(asClinician(plain).replace(/\s+/g, ' ').trim());
}

const examLead: readonly Rewrite[] = [
  [/\b(?:so |and |now )?(?:looking at|on|in|as for|for|with|when i (?:listen to|look at|press on|examine))\s+(?:your|the|a|my)?\s*(?:[a-z]+ ){0,2}?exam(?:ination)?(?: of (?:your|the))?[,:]?\s*(?=(?:of )?(\w+))?/gi, ''],
  [/\b(?:i do (?:still )?(?:appreciate|hear|see|note|notice|feel)|i (?:can )?(?:still )?(?:appreciate|hear|see|note|notice|feel|find)|you (?:do )?have|you've got|there is|there's|there are|it is|it's|they're|it looks like|looks like|it does look like|i do also (?:appreciate|hear|see))\b\s*(?:that )?/gi, ''],
  [/\b(?:which is|that's) (?:good|great|fine|normal for you|nice)\b/gi, ''], [/\b(?:nice and|everything|you know|some|a little bit of|there)\b\s*/gi, ''], [/\byour\b\s*/gi, ''],
]; // prettier-ignore

const stripLead = makeRewriter(examLead);

const systems: readonly (readonly [RegExp, string])[] = [
  [/\b(?:heart|cardiac|murmur|rate and rhythm|regular rate|gallop|jugular)\b/i, 'Heart'], [/\b(?:lungs?|breath sounds|crackles|wheez\w+|rales|rhonchi|respiratory)\b/i, 'Lungs'], [/\b(?:abdomen|abdominal|belly|bowel sounds|rebound|guarding)\b/i, 'Abdomen'],
  [/\b(?:neck|carotid|thyroid|lymph\w*)\b/i, 'Neck'], [/\b(?:throat|tonsil\w*|oropharynx|nasal|turbinates|sinus\w*|ears?|tympanic|nares)\b/i, 'HEENT'], [/\b(?:pupils?|eyes?)\b/i, 'Eyes'], [/\b(?:reflex\w*|sensation|cranial|neuro\w*|gait|strength|romberg)\b/i, 'Neurologic'],
  [/\b(?:edema|lower extremit\w+|legs?|calf|calves)\b/i, 'Extremities'], [/\b(?:skin|rash|lesion|incision)\b/i, 'Skin'],
  [/\b(?:knee|hip|shoulder|ankle|elbow|wrist|hand|foot|back|spine|finger|thumb|toe|range of motion|tender\w*|effusion|ecchymosis|joint|swelling)\b/i, 'Musculoskeletal'],
]; // prettier-ignore

/** The part of the examination that a sentence is about, for its label; undefined when the words do not say. */
export function examLabel(text: string): string | undefined {
  return systems.find(([pattern]) => pattern.test(text))?.[1];
}

/** A spoken finding in note language: "on your heart exam i do appreciate a 2/6 murmur" -> "a 2/6 murmur". */
export function retellExam(text: string, sex: Sex): string {
  const exam = stripLead(text)
    .replace(/^(?:heart|lung|lungs|cardiac|neck|abdominal|knee|back|leg)(?: exam(?:ination)?)?,\s*/i, '')
    .replace(/^(?:and|so|but|that|a|an|the|,|\s)+\b/i, '')
    .replace(/\s+([,.])/g, '$1');
  return capitalize(
    asClinician(retell(exam, { self: 'you', sex }))
      .replace(/\s+/g, ' ')
      .trim(),
  );
}
