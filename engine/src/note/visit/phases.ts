/** The parts of a visit, in their usual order. */
export type Phase = 'talk' | 'exam' | 'results' | 'plan';

const examStart =
  /\b(?:physical exam(?:ination)?(?! today$)|(?<!(?:annual|yearly|wellness|last|your|an) )exam(?:ination)?\b(?! room)|your (?:\w+ )?exam\b|take a (?:quick )?(?:listen|look)|listen to your|examine you|examine your|let me (?:check|feel|press|see|look)|vital signs?|your vitals|your blood pressure (?:is|was|today)|deep breath|does (?:it|that) hurt when|push against|bend (?:your|it)|here in the office|your (?:temperature|heart rate|pulse|oxygen(?: saturation)?|respiratory rate)(?:'s| is| was)(?: [a-z]+){0,2} \d+|your (?:abdomen|belly|lungs?|throat|neck|pupils|heart)(?:'s| is| are| sounds?| looks?| feels?) (?:nice and |very |all )?(?:soft|clear|regular|red|tender|supple|reactive))\b/i;
const resultsStart =
  /\b(?:(?:look(?:ed|ing)? at|review(?:ed|ing)?|results? (?:of|from)|show me) (?:some of |the |your |over )*(?:\w+ ){0,2}?(?:results?|x-?rays?|labs?|ekg|ecg|echo\w*|mri|ct|scan|blood ?work|ultrasound|images?|imaging|lab)|your (?:x-?rays?|labs?|ekg|echo\w*|mri|blood ?work|ct) (?:show|was|were|is|are|look|came|from|today)|results)\b/i;
const planStart =
  /\b(?:my assessment|my plan|assessment and (?:my )?plan|(?:for|so) your (?:first|primary|main|second|third|next|last|other) (?:problem|diagnosis|issue)|first problem|let me (?:tell|talk|go over)|here's what|what (?:i|we)(?:'d| would|'re| are|'m| am)? (?:like|going|gon|want)|treatment options|i'm going to (?:prescribe|order|send|refer|start|put)|(?:i|we) (?:want|would like|'d like) to (?:order|start|get|send|increase|continue|prescribe)|(?:i )?(?:recommend|prescribe)|my impression)\b/i;

/** Announced in so many words, an examination begins wherever the talk was. */
const examAnnounced =
  /\b(?:do|start|begin|move on to|complete|let's do|let me do) (?:a |an |my |your |the |that |with )*(?:\w+ )?(?:physical )?exam(?:ination)?\b/i;

/** The part of the visit that a clinician's sentence opens or keeps going. */
export function phaseAfter(text: string, current: Phase): Phase {
  if (examAnnounced.test(text)) return 'exam';
  if (planStart.test(text)) return 'plan';
  if (resultsStart.test(text)) return current === 'plan' && !/\bshow me\b/i.test(text) ? 'plan' : 'results';
  if (current !== 'plan' && examStart.test(text)) return 'exam';
  return current;
}
