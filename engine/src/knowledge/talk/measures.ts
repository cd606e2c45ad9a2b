/** A vital sign or other measure as it is said, with the limits of plausibility (not of health) of its number. Own list. */
export interface SpokenMeasure {
  readonly name: string;
  /** `pair`: two numbers, of a blood pressure. */
  readonly kind: 'pair' | 'number';
  readonly low: number;
  readonly high: number;
  /** After the number, as a note writes it; none where it is written as it was said. */
  readonly unit?: string;
}

export const spokenMeasures: readonly (readonly [forms: string, measure: SpokenMeasure])[] = [
  ['blood pressure|bp|b p|pressure', { name: 'Blood pressure', kind: 'pair', low: 50, high: 300 }],
  [
    'heart rate|pulse|pulse rate|hr|heart rate is running at',
    { name: 'Heart rate', kind: 'number', low: 25, high: 250, unit: '/min' },
  ],
  [
    'respiratory rate|resp rate|respirations|resps|breathing rate|rate of breathing',
    { name: 'Respiratory rate', kind: 'number', low: 6, high: 80, unit: '/min' },
  ],
  ['temperature|temp', { name: 'Temperature', kind: 'number', low: 30, high: 112 }],
  [
    'oxygen|oxygen level|oxygen levels|oxygen saturation|oxygen saturations|oxygen sats|saturation|saturations|sats|o2 sats|o2 sat|o2|o2 saturation|spo2|pulse ox|pulse oximeter',
    { name: 'Oxygen saturation', kind: 'number', low: 50, high: 100, unit: '%' },
  ],
  ['weight|he weighs|she weighs|you weigh', { name: 'Weight', kind: 'number', low: 1, high: 300 }],
  ['height', { name: 'Height', kind: 'number', low: 40, high: 230 }],
  ['bmi|body mass index', { name: 'BMI', kind: 'number', low: 10, high: 80 }],
  ['peak flow', { name: 'Peak flow', kind: 'number', low: 60, high: 900, unit: ' L/min' }],
];

/** Limits within which a temperature is of one scale alone. */
export const temperatureScales: readonly (readonly [low: number, high: number, unit: string])[] = [
  [33, 43, '°C'],
  [92, 110, '°F'],
];

/** Words that may stand between a measure and its value and say nothing of it. Own list. */
export const measureGaps =
  'is|was|are|were|at|and was|and is|today|now|here|right now|reading|level|rate|that is|it is|in the office|in clinic|in the clinic|this morning|this afternoon|sitting at|coming in at|comes out at|came out at|comes to|reads|your|the|a|just|is up to date|looks good at|looks good|is good at|is fine at|was good at|there|currently|has come down to|is down to|is up to|a bit fast|a little fast|a bit high|a little high|a bit low|a little low|a bit up|on the low side|on the high side|on the fast side|still high|still a bit high|come out at|came out as|come out as|has come out at|are';

/** How somebody was while it was measured, and what a note says of it. Own list. */
export const measurePositions: readonly (readonly [forms: string, written: string])[] = [
  ['sitting|sitting down|seated|sat down', 'sitting'],
  ['standing|standing up|on standing|when you stand|stand|stand up', 'standing'],
  ['lying|lying down|lying flat|supine', 'lying'],
];

/** What is said right after a value and belongs to it. Own list. */
export const measureTails: readonly (readonly [forms: string, written: string])[] = [
  ['on room air|on air|room air|breathing room air', 'on room air'],
  ['in the right arm|in your right arm|on the right arm', 'in the right arm'],
  ['in the left arm|in your left arm|on the left arm', 'in the left arm'],
  ['and regular|regular|and it is regular|nice and regular|and nice and regular', 'regular'],
  [
    'and irregular|irregular|and it is irregular|irregular as it would be|irregular as expected|irregular as you would expect',
    'irregular',
  ],
  ['sitting|sitting down|seated', 'sitting'],
  ['standing|standing up|on standing', 'standing'],
  ['lying|lying down|lying flat', 'lying'],
];

/** Units as they are said after a number. Own list. */
export const measureUnits: readonly (readonly [forms: string, written: string])[] = [
  ['kilos|kilo|kilograms|kg|kgs', 'kg'],
  ['pounds|lbs|lb', 'lb'],
  ['centimetres|centimeters|cm', 'cm'],
  ['beats a minute|beats per minute|a minute|per minute|beats', '/min'],
  ['degrees|degrees celsius|celsius|degrees fahrenheit|fahrenheit', '°'],
  ['percent|per cent', '%'],
];

/** Words by which a value is announced that is measured as the clinician speaks. Own list. */
export const measureAgain = 'again|repeat|second time|second reading|once more|recheck';

/** Whom a weight without its name is of. Own list. */
export const weighedOpens = 'you are|he is|she is|you are now|you are weighing|he is weighing|she is weighing';
export const weighedBefore = 'you were|he was|she was|it was|was';

/** Words that speak of a weight without naming it. */
export const weightUnitWords: ReadonlySet<string> = new Set(['kilo', 'kilos', 'kg', 'pounds', 'lbs']);

/**
 * Words beside which a value is none of now: of another time, place or person, aimed at, limited or only thought of. Own list.
 */
export const noValueCues =
  'if|when|whenever|unless|until|til|till|once|whether|means|mean|target|targets|aim|aiming|goal|should|would|could|might|may|must|home|been|running|diary|usually|normally|normal is|used to|average|averages|said|told|mentioned|under|over|above|below|less than|more than|between|or under|or over|or above|or below|or less|or more|nearer|closer to|wrote|letter|ambulance|paramedics|pharmacy|chemist|gym|machine|monitor|readings|who|people|patients|anyone|someone|somebody|nobody|far from|imagine|say|for example|ideally|supposed|rather|tablet|tablets|pill|pills|dose|mg|milligrams|brother|sister|mum|mom|dad|mother|father|wife|husband|son|daughter';

/** Words by which a value is aimed at or still to come; where a value is taken as the clinician speaks they announce it. Own list. */
export const aimedCues = 'will|going to|get|getting|want|wanted|like|keep|check|recheck|need|needs';

/** Words by which a value is of an earlier time. Own list. */
export const earlierCues =
  'last|ago|before|previous|previously|yesterday|earlier|back in|at the time|originally|first came|at diagnosis|booking';

/** What is said after a value that compares it and leaves it standing: "same as last year". Own list. */
export const comparesValue =
  'same as|the same as|up from|down from|up on|down on|compared to|compared with|better than|lower than|higher than|and you were|and it was|it was|you were|and was|which is|that is|so';

/** Who opens another statement after a value. */
export const nextSpeakers: ReadonlySet<string> = new Set(['i', 'we']);

/** What of such words says nothing of the time or place of a value. Own list. */
export const plainTimes =
  'before you go|before you leave|before you head off|when you came in|when you first came in|when you came in today|when you got here|when i checked|when i took it|when we checked';

/** Words by which a clinician takes a blood pressure as they speak, before its name and right after it. Own list. */
export const takesBefore: ReadonlySet<string> = new Set(
  'do take check get doing taking checking repeat measure measuring try'.split(' '),
);
export const takesAfter: ReadonlySet<string> = new Set(['then', 'next', 'now']);
