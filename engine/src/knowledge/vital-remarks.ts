import { monthNumbers } from '../text/data/months.ts';

const wordsOf = (list: string): ReadonlySet<string> => new Set(list.split('|'));

/**
 * Words that say of a vital sign how, where or when it was taken, or what it was compared with: "110/70 standing", "HR 88 reg",
 * "96% on 2 L at rest", "88 kg up from 85". Any other word behind a value begins a statement of its own. Own list.
 */
export const vitalRemarkWords: ReadonlySet<string> = wordsOf(
  'reg|regular|irreg|irregular|irregularly|sr|nsr|sinus|rhythm|af|afib|paced|' +
    'sitting|seated|seat|sit|standing|stand|std|lying|ly|supine|upright|left|right|arm|arms|leg|legs|both|manual|auto|cuff|large|' +
    'rectal|oral|orally|axillary|ax|tympanic|ear|temporal|calculated|first|second|third|repeat|rpt|recheck|rechecked|again|now|today|yest|yesterday|' +
    'wrong|error|erroneous|inaccurate|unreliable|artefact|artifact|invalid|spurious|machine|mistake|entered|' +
    'air|ra|room|oxygen|o2|nc|nasal|cannula|mask|venturi|suction|sbt|isolette|scene|home|triage|clinic|office|rest|resting|walk|walking|' +
    'exertion|stairs|shower|bath|hallway|start|end|' +
    'last|visit|time|adm|admission|baseline|bsl|bl|preop|postop|earlier|prior|previous|discharge|edw|target|tgt|goal|max|tmax|avg|' +
    'average|st|nd|rd|th|centile|percentile|postural|drop|orthostatic|change|rise|symptoms|' +
    'kg|lb|lbs|g|cm|in|ft|mmhg|min|mins|minutes|hr|hrs|hour|hours|h|d|days|wk|wks|weeks|mo|mth|mths|months|yr|yrs|l|ml|per|x|am|pm|' +
    `${Object.keys(monthNumbers).join('|')}|` +
    'mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun',
);

/** Words that begin what is said of a value, whatever follows: "with rare PVC", "then 92/50", "from 118 in January". Own list. */
export const valueRemarkOpens: ReadonlySet<string> = wordsOf(
  'with|w|then|so|was|were|from|after|before|at|on|by|to|up|down|while|when|if|for|and|but|though|unable|never|no|not|post|off|under|over|within',
);

/** How a reading is borne, in a series of several: "1 min 124/70 lightheaded". Own list. */
export const posturalSymptoms: ReadonlySet<string> = wordsOf(
  'lightheaded|light|headed|dizzy|dizziness|giddy|faint|presyncopal|unsteady|asymptomatic|asymp|asx|symptomatic|sx|symptoms|ok|fine|nil',
);

/** Words by which a value is measured once more, and is named as such. */
export const againWords: ReadonlySet<string> = wordsOf('rpt|repeat|repeated|recheck|rechecked|again');

/** The same as a step to come: "repeat in 4 hrs". */
export const againSteps: ReadonlySet<string> = wordsOf('rpt|repeat|recheck');

/** Words that take up the values of this visit after those of another place: "home 130s/80s, today 150/95". Own list. */
export const measuredHere: readonly string[] =
  'today|here|now|clinic|in clinic|office|in office|surgery|in surgery'.split('|');

/** Short names of other vital signs than the blood pressure. */
export const vitalShorts: readonly string[] = 'hr|p|rr|t|temp|sat|sats|spo2|wt'.split('|');

/** What heads a row of vital signs. */
export const vitalHeads: readonly string[] = 'vs|vss|vitals|vital signs|v/s|obs|observations'.split('|');
