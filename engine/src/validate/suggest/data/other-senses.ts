/** A name of a condition that is something else, too. */
export interface OtherSense {
  readonly name: RegExp;
  /** Where given, only beside these words (in the sentence, or as the name is written) it is not the condition. */
  readonly where?: RegExp;
}

/** Names in small letters that are other words; in capitals they are the condition. Own list. */
export const onlyInCapitals: ReadonlySet<string> = new Set('aids pad pads add sad ards'.split(' '));

/** Names that mean something else beside certain words. */
export const otherSenses: readonly OtherSense[] = [
  { name: /^bpd$/i, where: /\b(?:HC|AC|FL|fetus|fetal|fundus|weeks|percentile|biparietal)\b/ },
  { name: /^call?us(?:es)?$/i, where: /\b(?:fracture|alignment|healing|x-?ray|radiograph|bridging|union|cortical|shaft)\b/i },
  { name: /^tetanus$/i, where: /\b(?:last|booster|update\w*|current|up to date|toxoid|immun\w+|vaccin\w*|dtap|tdap|td|(?:19|20)\d\d)\b/i },
  { name: /^rabies$/i, where: /\b(?:dog|cat|owner|animal|bat|raccoon|certificate|bite|prophylaxis|globulin)\b/i },
  { name: /^pregnan(?:cy|t)$/i },
  { name: /^routine visit$/i, where: /\b(?:weeks?|EDD|G\dP|gravid\w*|prenatal|trimester)\b/i },
  { name: /^hepatitis b$/i, where: /\b(?:dose|thigh|deltoid|series|immun\w*|birth)\b/i },
  { name: /^(?:falls?|fell)$/i, where: /\b(?:no|any|last fall|in the fall|this fall|asleep|falls? (?:risk|safety|precautions)|behind|fall of \d+|(?:arm|leg|limb|hand)\b[^.;]{0,30}\bfalls?)\b|\b[A-Z][a-z]+ Falls?\b/i },
  { name: /^overdose$/i, where: /\b(?:in (?:19|20)\d\d|ago|naloxone|prevention|risk|warnings?|prn|reversed|spray)\b/i },
  { name: /^(?:varicella|measles|mumps|rubella|polio\w*|pertussis|diphtheria|hepatitis a|influenza|hpv)$/i, where: /\b(?:dose|series|immun\w*|mmr|dtap|ipv|record shows|due for|vaccin\w*|booster)\b/i },
  { name: /^(?:zoster|shingles|herpes zoster|pneumococc\w+)$/i, where: /\b(?:zoster|shingles|pneumococc\w+) ?(?:x ?\d|\(?\d|#\d|done|given|due|dose|series|vacc\w*|shot|booster)/i },
  { name: /^(?:a\.?fib|af)$/i, where: /\bAF (?:is |was )?(?:open|soft|flat|full|bulging|sunken|palpable|O\/?S\/?F|small|large|\d)|\b(?:fontanel\w*|sutures?|molding|cephal\w*)\b/i },
  { name: /^erythema$/i, where: /\berythema (?:toxicum|at the|around the|of the (?:wound|incision|site))/i },
  { name: /^burns?$/i, where: /\bburns? (?:when|while|on|with|to|at) \w+/i },
  { name: /^gad$/i, where: /\bGAD[- ]?[27]\b/i },
  { name: /^SBP$/, where: /\bSBP (?:under|over|below|above|less|more|in the|goal|<|>|\d)/ },
  { name: /^weight loss$/i, where: /\b(?:goals?|target|program|diet|recommended|encouraged|normal|expected|physiolog\w+|acceptable|\d+(?:-\d+)? ?(?:%|lbs?\b|kg\b))/i },
  { name: /^cramps?$/i, where: /\b(?:menses|menstrual|period|abdominal|mild cramps)\b/i },
  { name: /^reflux$/i, where: /\b(?:saphenous|venous|gsv|ssv|vein|veins|vesico\w*|ureter\w*|valve|hepatojugular)\b/i },
  { name: /^spasms?$/i, where: /\bbladder\b/i },
  { name: /^numbness$/i, where: /\b(?:bleeding|infection|recurrence|scar)\b/i },
];
