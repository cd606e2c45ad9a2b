/** An organ that an operation takes out for good, and the words by which a chart shows that it is there. */
export interface Organ {
  readonly name: string;
  /** The operation, or the organ told as removed. */
  readonly removed: RegExp;
  /** What cannot be seen, be ill or be operated on where the organ is gone. */
  readonly present: RegExp;
}

/** Own list. What a part that stays behind may explain (a cervical stump, stones of the duct) is left out. */
export const organs: readonly Organ[] = [
  { name: 'gallbladder', removed: /\bcholecystectomy\b|\bgallbladder (?:(?:was|is|has been) )?(?:surgically )?(?:removed|absent|out|taken out)\b|\bremoval of (?:the |her |his )?gallbladder\b/i, present: /\bcholecystectomy\b|\b(?:acute|chronic|calculous) cholecystitis\b|\bgallbladder (?:wall|with|shows?|contain\w+|distended|thickened|stones?|normal|unremarkable|was (?:thickened|distended|inflamed))\b|\bgallstones\b|\bcholelithiasis\b/i },
  { name: 'appendix', removed: /\bappend(?:ic)?ectomy\b|\bappendix (?:(?:was|is|has been) )?(?:surgically )?(?:removed|absent|out|taken out)\b|\bremoval of (?:the |her |his )?appendix\b/i, present: /\bappend(?:ic)?ectomy\b|\b(?:acute|perforated|early|uncomplicated) appendicitis\b|\bappendicitis\b(?=[^.\n]{0,20}\b(?:K35|confirmed|on ct))|\b(?:normal|inflamed|dilated|enlarged) appendix\b|\bappendix (?:is |was |appears )?(?:normal|dilated|inflamed|tender|unremarkable|enlarged)\b/i },
  { name: 'uterus', removed: /\b(?<!partial )(?<!supracervical )(?<!subtotal )hysterectomy\b|\b(?:cervix and )?uterus (?:(?:was|is|are|has been) )?(?:surgically )?(?:removed|absent|out|taken out)\b/i, present: /\b(?:normal|enlarged|bulky|gravid|anteverted|retroverted) uterus\b|\buterus (?:is |was |measures |of )?(?:normal|enlarged|bulky|gravid|anteverted|retroverted|tender|nontender|mobile|\d+(?:\.\d)? ?(?:cm|-?w(?:ee)?ks?))\b|\blmp\b\W{0,3}\d[\d/.-]*|\blast (?:menstrual )?period\b\W{0,3}(?:was |on |began )?\d[\d/.-]*|\b(?:periods?|menses) (?:are |is )?(?:regular|irregular|heavy|monthly|every \d+)\b|\bintrauterine (?:pregnancy|device)\b|\bfundal height\b|\biud (?:in place|strings)\b|\bendometri(?:um|al (?:stripe|thickness))\b/i },
  { name: 'ovaries', removed: /\b(?:bilateral (?:salpingo-?)?oophorectomy|bso|both ovaries (?:(?:were|are) )?(?:removed|absent|out|taken out)|removal of both ovaries)\b/i, present: /\bovar(?:y|ies) (?:(?:is|are|was|were) )?(?:normal|enlarged|unremarkable|with|contains?)\b|\b(?:normal|enlarged|polycystic) ovar(?:y|ies)\b|\bovarian (?:cyst|torsion|mass)\b/i },
  { name: 'tonsils', removed: /\btonsillectomy\b|\bt&a\b|\btonsils (?:(?:were|are|have been) )?(?:surgically )?(?:removed|absent|out|taken out)\b/i, present: /\btonsils? (?:are |is )?(?:[1-4]\+|enlarged\b|red\b|swollen\b|erythematous\b|normal\b|symmetric\b|with exudate)|\b(?:enlarged|swollen|red|erythematous|kissing) tonsils\b|\btonsillar (?:exudates?|hypertrophy|swelling|enlargement)\b|\b(?:acute )?tonsillitis\b/i },
  { name: 'thyroid', removed: /\btotal thyroidectomy\b|\bthyroid (?:gland )?(?:(?:was|is|has been) )?(?:completely |surgically )?(?:removed|absent|taken out)\b/i, present: /\bthyroid (?:gland )?(?:is )?(?:enlarged|not enlarged|normal size|nodular|tender|smooth)\b|\b(?:enlarged|nodular|diffusely enlarged) thyroid\b|\bgoiter\b|\bthyroid nodules?\b/i },
  { name: 'prostate', removed: /\b(?:radical |total )prostatectomy\b|\bprostate (?:(?:was|is|has been) )?(?:surgically )?(?:removed|absent|taken out)\b/i, present: /\bprostate (?:is )?(?:enlarged|smooth|normal|nodular|boggy|tender|firm|\d+ ?(?:g|grams|cc|ml))\b|\b(?:enlarged|smooth|boggy|nodular|tender) prostate\b|\bbenign prostatic hyperplasia\b|\bbph\b/i },
  { name: 'spleen', removed: /\bsplenectomy\b|\bspleen (?:(?:was|is|has been) )?(?:surgically )?(?:removed|absent|taken out)\b/i, present: /\bspleen (?:is |tip )?(?:palpable|enlarged|felt|normal|not enlarged|unremarkable)\b|\bsplenomegaly\b|\benlarged spleen\b/i },
  { name: 'breasts', removed: /\b(?:bilateral|double) mastectom(?:y|ies)\b/i, present: /\bmammogram (?:today|due|ordered|normal|bi-?rads)\b|\bbreasts? (?:are )?(?:symmetric|soft|normal) (?:without|and)\b/i },
  { name: 'teeth', removed: /\bedentulous\b|\bno natural teeth\b/i, present: /\b(?:dentition|teeth) (?:is |are )?(?:good|intact|normal|in good repair)\b|\b(?:good|normal|intact) dentition\b|\bdental caries\b|\btooth (?:abscess|ache)\b/i },
  { name: 'eye', removed: /\b(?:enucleation|(?:prosthetic|artificial|glass) (?:left |right )?eye)\b/i, present: /\bperrla?\b|\bpupils (?:are )?equal\b|\bboth pupils\b/i },
  { name: 'leg', removed: /\b(?:below|above)[- ](?:the[- ])?knee amputation\b|\b[ab]ka\b|\bleg (?:was )?amputated\b/i, present: /\b(?:pedal|foot) pulses (?:are )?(?:[1-4]\+ )?(?:bilaterally|in both feet|both sides)\b|\bboth feet (?:are )?(?:warm|intact|normal|without)\b|\bbabinski (?:down|flexor|negative) bilaterally\b|\bno (?:lesions|ulcers|wounds) on (?:either foot|both feet)\b/i },
];

/** One of these stands in every text that tells a removal. */
export const removal = /ectom|remov|absent|taken out|\bout\b|amputat|\bbso\b|t&a|edentul|natural teeth|enucleat|prosthetic|artificial|glass|\b[ab]ka\b/i;
