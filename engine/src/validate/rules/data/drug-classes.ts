/** Drugs that one who reacts to a class must not be given without a thought. */
export interface AllergyClass {
  /** As a person reads it. */
  readonly name: string;
  /** The words of an allergy list that stand for the class or one of its drugs. */
  readonly allergen: RegExp;
  /** Nonproprietary names of the drugs that belong to it. */
  readonly drugs: RegExp;
  /** Drugs of another class in which a reaction is possible and seldom. */
  readonly seldom?: RegExp;
}

/** Own list, from the boxed and contraindication statements of US labels and common teaching on cross-reactivity. */
export const allergyClasses: readonly AllergyClass[] = [
  { name: 'penicillins', allergen: /\b(?:penicillins?|pcn|\w+cillin|augmentin|zosyn|unasyn)\b/i, drugs: /cillin/, seldom: /^(?:cef\w+|cephalexin)$/ },
  { name: 'cephalosporins', allergen: /\b(?:cephalosporins?|cef\w{3,}|cephalexin|keflex|rocephin|ancef)\b/i, drugs: /^(?:cef\w+|cephalexin)$/ },
  { name: 'sulfonamide antibiotics', allergen: /\b(?:sulfas?|sulfonamides?|sulfamethoxazole|bactrim|septra|tmp[-/]smx|trimethoprim[-/]sulfa\w*)\b/i, drugs: /^(?:sulfamethoxazole|sulfadiazine|sulfasalazine|silver sulfadiazine)$/ },
  { name: 'NSAIDs and aspirin', allergen: /\b(?:nsaids?|aspirin|asa|ibuprofen|motrin|advil|naproxen|aleve|ketorolac|toradol|diclofenac|meloxicam)\b/i, drugs: /^(?:aspirin|ibuprofen|naproxen|ketorolac|diclofenac|meloxicam|indomethacin|etodolac|nabumetone|celecoxib|ketoprofen|piroxicam|oxaprozin|sulindac)$/ },
  { name: 'morphine-like opioids', allergen: /\b(?:codeine|morphine|opi(?:oids?|ates?)|hydrocodone|oxycodone|hydromorphone|percocet|vicodin|norco|dilaudid)\b/i, drugs: /^(?:codeine|morphine|hydrocodone|oxycodone|hydromorphone|oxymorphone)$/ },
  { name: 'macrolides', allergen: /\b(?:macrolides?|azithromycin|erythromycin|clarithromycin|z-?pack?|zithromax)\b/i, drugs: /^(?:azithromycin|erythromycin|clarithromycin)$/ },
  { name: 'fluoroquinolones', allergen: /\b(?:(?:fluoro)?quinolones?|\w+floxacin|cipro|levaquin)\b/i, drugs: /floxacin$/ },
  { name: 'tetracyclines', allergen: /\b(?:tetracyclines?|doxycycline|minocycline)\b/i, drugs: /(?:tetra|doxy|mino|tige|erava|omada|demeclo)cycline$/ },
  { name: 'ACE inhibitors', allergen: /\b(?:ace[- ]?(?:inhibitors?|i)|\w{2,}pril)\b/i, drugs: /^\w{2,}pril$/ },
  { name: 'statins', allergen: /\b(?:statins?|\w{3,}statin)\b/i, drugs: /^(?:atorva|rosuva|simva|prava|lova|pitava|fluva)statin$/ },
  { name: 'local anesthetics', allergen: /\b(?:lidocaine|bupivacaine|xylocaine)\b/i, drugs: /^(?:lidocaine|bupivacaine|ropivacaine|mepivacaine)$/ },
  { name: 'heparins', allergen: /\b(?:heparin|enoxaparin|lovenox|hit)\b/i, drugs: /^(?:heparin|enoxaparin|dalteparin)$/ },
];

/** Things other than drugs that are met in care, with the words by which the chart tells that they are used. */
export const materials: readonly { readonly name: string; readonly allergen: RegExp; readonly used: RegExp }[] = [
  { name: 'contrast', allergen: /\b(?:iv contrast|contrast(?: dye| media)?|iodinated contrast|iodine dye)\b/i, used: /\b(?:with (?:iv |intravenous )?contrast|iv contrast (?:was )?(?:given|administered)|(?:omnipaque|isovue|visipaque|iohexol|iopamidol)|contrast[- ]enhanced|ct angio\w*|cta\b)/i },
  { name: 'adhesive', allergen: /\b(?:adhesives?|(?:surgical |medical |paper |silk )?tape)\b/i, used: /\b(?:adhesive (?:tape|bandage|dressing|strips?)|held with (?:paper |silk |adhesive )?tape|taped (?:in place|down|over)|paper tape|silk tape|tegaderm)\b/i },
  { name: 'latex', allergen: /\blatex\b/i, used: /\blatex\b|\bpenrose drain\b/i },
  { name: 'chlorhexidine', allergen: /\b(?:chlorhexidine|chg|hibiclens)\b/i, used: /\b(?:chlorhexidine|chloraprep|chg (?:wipe|bath|prep))\b/i },
  { name: 'povidone-iodine', allergen: /\b(?:betadine|povidone|iodine(?! (?:contrast|dye)))\b/i, used: /\b(?:betadine|povidone|iodine (?:[a-z]+ )?(?:prep\w*|paint|scrub|solution))\b/i },
];
