/**
 * What stands around the name of a condition where the chart does not tell that the patient has it now. Own lists; the kinds are those of ConText
 * (Harkema 2009), and of the Official Guidelines III.B, IV.H-J: planned, feared, tested for, prevented, of others, or over.
 */

/** Before the name, up to it: it may come, is looked for, or is only spoken of. */
export const notYetBefore =
  /\b(?:return|returns|call|calls|sooner|come (?:back|at once|in)|go to|emergency (?:department|care|room)|911|988|(?:er|ed) (?:now|if|for|at once)|report|watch(?:ing)? for|monitor(?:ing|ed)? for|seek|warn\w*|nurse line|notify|contact|in case of|should|unless|risks?(?: of|:| include| were| named| are)|told of|advised of|aware of|side effects?|complications?|screen(?:ed|ing)? for|asked about|tests? for|tested for|testing for|prevent\w*|prophyla\w+|avoid\w*|exclude|rule out|worried about|worries about|fear(?:s|ful)? of|afraid of|vaccin\w+ (?:for|against)|immun\w+ (?:to|against)|exposed to|exposure to|contact with|consider\w*|personal history of|decision on|discuss\w* of|education on|taught (?:about|on)|information on|(?:exercises?|assessment|program|precautions) for|counsel\w*|benefits|consent)\b[^.;]*$/i;

/** What is to bring the patient back: "call for fever or bleeding", "to the hospital at once for chest pain". */
export const mayComeBefore =
  /\b(?:return|call|sooner|come (?:back|at once|in)|go to|emergency (?:department|care|room)|911|report|seek|nurse line|notify|contact|message)\b[^.;]{0,40}\b(?:for|if|with|or|when|over)\b[^.;]*$|\b(?:at once|right away|immediately|urgently) (?:for|if|with|when)\b[^.;]*$|\bin case of\b[^.;]*$/i;

/** Right behind the name: a vaccine, a test, a leaflet of that name, or that it was thought of and left. */
export const notYetAfter =
  /^(?:['’]s)?[\s+/-]*(?:[AB]\s)?(?:[a-z]+ ){0,2}?(?:vaccin\w*|shots?|booster|immuni[sz]\w*|titers?|antibod(?:y|ies)|serolog\w+|screen\w*|tests?|tested|swabs?|pcr|antigen|cultures?|questionnaire|inventory|precautions?|prevention|prophylaxis|education|risks?|warnings?|safety|sheets?|handouts?|leaflet|clinic|program|registry|group|foundation|protocol|scale|series|(?:first|second|third|fourth) dose|status unknown)\b|^[^.;\n]{0,60}?\b(?:(?:was |were )?considered(?! (?:stable|controlled|well|mild|moderate|severe|active|chronic))|not supported|denied|excluded|ruled out|not suspected|unlikely|less likely|not likely|was discussed|were discussed|explained|taught)\b|^\s?:\s?(?:none|no|neg\w*|denied|denies|last|up to date|utd|td|tdap|dtap|current|\d{4})\b|^[^.;\n]{0,25}?\b(?:is |are |was |were )?negative\b|^[^.;\n]{0,60}[:,]\s(?:come|call|return|go to|seek)\b/i;

/** Behind the name, within its clause: it is over. */
export const overAfter =
  /^ history(?=\s?[.,;:\n]|$)|^[^.;\n]{0,70}?\b(?:gone|now over|none since|no (?:flares?|attacks?|episodes?|outbreaks?|symptoms|events?)\b|not since|cured|resolved|over since|healed|no (?:recurrence|return|relapse|disease|further|more|longer)|has not (?:come back|returned|recurred)|without recurrence|off treatment|no treatment since|in remission|in childhood|as a child|as a teen\w*|finished|stopped in|ended in|was (?:removed|excised|treated|repaired)|removed|excised|resected|passed)\b/i;
/** A year, or a span ago: what does not last is over by then. */
export const pastAfter = /^[^.;,\n]{0,30}?(?:\b(?:in|of) (?:(?:19|20)\d\d|(?:january|february|march|april|may|june|july|august|september|october|november|december)\b|childhood|youth|(?:her|his) (?:teens|twenties|thirties|forties))\b|(?<!since |from |until )\b(?:19|20)\d\d\b|\byears? ago\b|\bmonths? ago\b|\blast (?:year|fall|winter|spring|summer)\b)|^\s?,\s?(?:19|20)\d\d\b/i;
export const pastBefore = /\b(?:attempt(?:ed|s)? by|in (?:19|20)\d\d,?|(?:19|20)\d\d:|(?:19|20)\d\d,? (?:when|at which time) (?:he|she|they|pt|the patient) (?:first )?(?:presented|came in) with|first|earlier|previous(?:ly)?|prior|past|remote|childhood|s\/p|status post|after|following|healed|old|cured|treated for|(?:years?|months?) ago,?)\s(?:[a-z-]+ ){0,3}$/i;

const someone = String.raw`mother|father|mom|dad|parents?|brothers?|sisters?|siblings?|sons?|daughters?|child|children|wife|husband|spouse|partner|girlfriend|boyfriend|grand(?:mother|father|parents?|son|daughter|child)|aunts?|uncles?|cousins?|niece|nephew|roommate|coworkers?|classmates?|friends?|neighbou?rs?|dog|cat|owner|baby|twin|family`;
/** Somebody else has it: "wife had bronchitis", "son treated for ADHD", "cancer in his brother". */
export const ofOthersBefore = new RegExp(
  String.raw`\b(?:${someone})\b(?:['’]s)?\s(?:also |recently |both |is |was |were |are |just )?(?:had|has|have|with|treated|diagnosed|dx['’]?d|dx|died|takes?|being|got|gets|tested|sick|ill|hospitalized|: )[^.;]*$|\b(?:${someone})['’]s\s(?:[a-z-]+ ){0,2}$`,
  'i',
);
export const ofOthersAfter = new RegExp(String.raw`^[^.;\n,]{0,12}?\b(?:in|of|with) (?:(?:his|her|their|the|a|an) )?(?:[a-z]+ )?(?:${someone})\b`, 'i');
