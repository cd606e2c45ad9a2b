import type { StatusRow } from './status-row.ts';

/**
 * Social circumstances (Z55 to Z65, Z72 to Z75, Z91; Official Guidelines I.B.14 and I.C.21.c.17: they may be taken from what anybody of the care team
 * documents) and what a person says of harming himself or others.
 */
export const circumstances: readonly StatusRow[] = [
  ['Z55.0', 'illiterate illiteracy read', /\billitera\w+|\b(?:cannot|can't|unable to) read\b(?! (?:the|fine|small))/i],
  ['Z55.5', 'diploma school', /\b(?:did not (?:finish|complete)|dropped out of|less than|never finished) high school\b|\bno (?:high school )?diploma\b/i],
  ['Z56.0', 'unemployed job work jobless', /\bunemployed\b|\bjobless\b|\b(?:lost|laid off from) (?:his|her|their|a) job\b|\bout of work\b|\bbetween jobs\b|\blaid off\b/i, /\bretired\b/i],
  ['Z59.01', 'shelter', /\b(?:homeless|domestic violence|women's|men's|family|emergency|local|in an?|at an?|at the|from) shelter\b|\bshelter (?:resident|stay)\b/i, /\b(?:animal|in place)\b/i],
  ['Z59.02', 'street streets car tent encampment outdoors outside vehicle', /\b(?:sleep\w*|liv\w+|stay\w*|resid\w+)\s(?:\w+\s){0,2}(?:on the streets?|in (?:a|his|her|their|the) (?:car|tent|vehicle|van|park|truck)|in an encampment|outdoors|outside|rough)\b|\bunsheltered\b/i],
  ['Z59.00', 'homeless homelessness unhoused undomiciled', null, /\b(?:shelter|street|tent|encampment|in (?:his|her|a) car)\b/i],
  ['Z59.1', 'mold heat heating infested infestation roaches', /\b(?:no|without) (?:working )?heat(?:ing)?\b|\bmold in (?:the |his |her |their )?(?:home|apartment|house|bathroom|bedroom)\b|\binfested\b|\broaches\b/i],
  ['Z59.41', 'food meals', /\bfood (?:insecur\w+|stamps (?:ran|run) out|pantry|bank|runs out|ran out|does not last)\b|\b(?:cannot|can't|unable to|not able to) afford (?:enough )?food\b|\bnot enough (?:food|to eat)\b|\bskip\w* meals (?:to|because|due)\b|\brun\w* out of food\b/i],
  ['Z59.6', 'income poverty', /\b(?:low|no|limited|fixed) income\b|\bpoverty\b/i],
  ['Z59.7', 'uninsured insurance', /\buninsured\b|\b(?:no|without|lost|lacks?) (?:health |medical |his |her )?insurance\b/i],
  ['Z59.811', 'eviction evicted rent', /\b(?:facing|risk of|pending|threatened with) eviction\b|\beviction notice\b|\bbehind on (?:the |his |her )?rent\b|\b(?:cannot|can't|unable to) (?:pay|afford) (?:the |his |her |their )?rent\b/i],
  ['Z59.82', 'transportation ride', /\b(?:no|lacks?|lack of|without|unreliable) (?:reliable )?(?:transportation|ride)\b|\btransportation (?:barriers?|insecurity|issues?|problems?|difficult\w+)\b/i],
  ['Z91.120', 'afford cost costs', /\b(?:skip\w*|ration\w*|stretch\w*|stopp?\w*|not taking|halv\w*|missed|missing|ran out|going without|cut\w* back)\b[^.;\n]{0,60}\b(?:cost|costs|afford|expens\w+)\b|\b(?:cannot|can't|could not|couldn't|unable to) afford\b[^.;\n]{0,60}\b(?:skip\w*|ration\w*|stretch\w*|stopp?\w*|not taking|halv\w*|ran out|without)\b/i],
  ['Z60.2', 'alone', /\b(?:lives?|living|lived) alone\b/i],
  ['Z60.4', 'isolated isolation', /\bsocial(?:ly)? isolat\w+\b/i],
  ['Z62.21', 'foster', /\bfoster (?:care|home|child|parents?|mother|family)\b/i, /\b(?:was|former|history|as a child|grew up)\b/i],
  ['Z63.0', 'marital husband wife spouse partner', /\bmarital (?:problems?|conflict|discord|stress|difficult\w+)\b|\b(?:conflict|arguing|fighting|problems) with (?:her|his|their) (?:husband|wife|spouse|partner)\b/i],
  ['Z63.4', 'died death passed bereaved widowed', /\b(?:grie(?:f|ving)|bereave\w*|mourning)\b/i],
  ['Z63.5', 'divorce divorcing separation separated', /\b(?:going through|recent|pending|contested|in the middle of)\s(?:an?\s)?(?:divorce|separation)\b|\brecently (?:separated|divorced)\b|\bdivorcing\b/i],
  ['Z63.6', 'caregiver caregiving caring', /\b(?:sole|primary|full-time) caregiver (?:for|to|of) (?:her|his|their)\b|\bcaring for (?:her|his|their) (?:elderly|disabled|ill|sick|aging)\b|\bcaregiver (?:stress|strain|burnout)\b/i],
  ['Z65.1', 'incarcerated incarceration jail prison inmate', /\b(?:currently |is )incarcerated\b|\binmate\b|\bin (?:jail|prison|custody)\b/i, /\b(?:released|former\w*|history|was in|previous\w*|husband|son|brother|father)\b/i],
  ['Z65.2', 'released release', /\breleased? from (?:jail|prison|custody|incarceration)\b/i],
  ['Z65.3', 'legal court probation parole', /\b(?:legal (?:problems?|issues?|charges)|on probation|on parole|court[- ](?:ordered|mandated)|pending (?:charges|court))\b/i, /\b(?:no|denies)\b/i],
  ['Z65.4', 'assault assaulted robbed mugged', /\b(?:victim of (?:a |an )?(?:crime|assault|robbery|violence)|was (?:robbed|mugged))\b/i],
  ['Z72.0', 'vapes vaping chewing', /\b(?:vapes|vaping|chewing tobacco|smokeless tobacco)\b/i, /\b(?:no|den\w+|former\w*|quit|never)\b/i],
  ['Z74.2', 'assistance caregiver', /\bno (?:one|family|caregiver|help) (?:at home|available)\s?(?:to (?:help|assist|care))?\b|\bneeds? (?:\w+ )?(?:assistance|help) at home\b/i],
  ['Z91.410', 'abuse abused abusive violence', /\b(?:domestic|intimate partner) (?:violence|abuse)\b|\bphysically abus\w+|\babusive (?:relationship|partner|husband|ex\w*)\b/i, /\b(?:child\w*|current\w*|screen\w*|shelter)\b/i],
  ['Z62.810', 'abuse abused', /\bchild(?:hood)?\b[^.;\n]{0,25}\b(?:physical|sexual)(?:ly)? abus\w+|\b(?:physical|sexual)(?:ly)? abus\w+[^.;\n]{0,25}\b(?:child\w*|as a (?:child|kid|teen\w*))\b|\bmolest\w+/i],
];

/** Self-harm and violence told as present, beside what is read of suicide risk (ICD-10-CM index "Ideation", "Self-harm", "Suicide"). */
export const harms: readonly StatusRow[] = [
  ['R45.850', 'homicidal hi kill', /\bhomicidal (?:ideations?|thoughts?)\b|\bthoughts? of (?:killing|hurting|harming) (?:others|someone|people|his|her)\b|\b(?:endorses|reports|with|has|positive for) HI\b/, /\bSI\/HI\b/],
  ['R45.88', 'cutting cuts harm burning', /\b(?:non-?suicidal (?:self[- ])?(?:self-injury|injury|harm)|NSSI|(?:recent|ongoing|engag\w+ in|reports|current) self[- ](?:harm|injury|injurious)|cut(?:ting|s) (?:himself|herself|themselves|(?:his|her|their) (?:arms?|wrists?|thighs?|legs?)))\b/i, /\b(?:history|past|last year|years ago|finger|accident\w*|knife while)\b/i],
  ['T14.91XA', 'attempt attempted', /\bsuicide attempt\b|\battempted (?:suicide|to (?:kill|hang|shoot) (?:himself|herself|themselves))\b/i, /\b(?:history|h\/o|prior|past|previous\w*|ago|last|no|never|den\w+|family|mother|father|brother|sister|friend|in (?:19|20)\d\d|lifetime|as a)\b/i],
];

/** A vaccine that was given at the visit (Official Guidelines I.C.21.c.2). */
export const vaccines: readonly StatusRow[] = [
  ['Z23', 'vaccine vaccines vaccination vaccinations vaccinated immunization immunizations tdap influenza flu shingrix mmr prevnar hpv gardasil dtap pneumovax varicella', /\b(?:given|administered|received|injected)\b[^.;\n]{0,60}\b(?:today|IM|deltoid|thigh|this visit|in (?:the )?(?:office|clinic)|without)\b|\b(?:today|this visit)\b[^.;\n]{0,60}\b(?:given|administered|received|vaccinated)\b|\b(?:vaccines?|shots?|tdap|mmr|immunizations?)\b[^.;\n]{0,30}\b(?:given|administered|today)\b|\bencounter for immunization\b/i, /\b(?:declin\w*|refus\w*|up to date|utd|ago|last|prior|pharmacy|due|will|if|plan|discuss\w*|recommend\w*|defer\w*|not given|records?|allerg\w*|(?:19|20)\d\d|screen\w*|test|symptoms)\b/i],
];

/** Deeds of the past that have codes of their own. */
export const pastHarms: readonly StatusRow[] = [
  ['Z91.51', 'attempt attempts attempted', /\bsuicid\w+ attempts?\b|\battempted suicide\b|\battempt\w* by (?:overdose|OD|hanging|cutting)\b/i],
  ['Z91.52', 'harm cutting nssi', /\bself[- ](?:harm|injury|injurious)|\bNSSI\b|\bcutting\b/i, /\bsuicid/i],
];
