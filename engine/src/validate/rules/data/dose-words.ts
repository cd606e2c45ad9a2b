/** Drugs whose dose is no fixed number (by level, by scale, by the label), or that are named as a habit or a test. */
export const doseless =
  /^(?:insulin|heparin|oxygen|lidocaine|bupivacaine|ropivacaine|mepivacaine|tetracaine|proparacaine|epinephrine|contrast|saline|naloxone|glucagon|nicotine|vaccine|immune globulin|vitamin.*|multivitamin|warfarin|propofol|sevoflurane|alcohol|cocaine|cannabis|marijuana|methadone|caffeine|albuterol|levalbuterol|prenatal.*|chlorhexidine|povidone.*|petrolatum|bacitracin|neomycin|mupirocin)$/;

/** Drugs for an attack, taken when it comes: no times of the day are written for them. */
export const rescueDrugs =
  /^(?:sumatriptan|rizatriptan|zolmitriptan|eletriptan|naratriptan|almotriptan|frovatriptan|ubrogepant|rimegepant|nitroglycerin|naloxone|epinephrine|glucagon|albuterol|levalbuterol|midazolam|diazepam|lorazepam|colchicine|sildenafil|tadalafil|levonorgestrel|ulipristal)$/;

/** Forms that are applied, not counted, and doses that another order, a label or a scale gives. */
export const form =
  /\b(?:cream|ointment|gel|lotion|drops?|shampoo|patch(?:es)?|inhaler|nebuli[sz]er|nebs?|spray|injections?|infusion|drip|gtt|iv|bolus|protocol|m2|cycle|sliding scale|correction(?:al)?|vaccine|shot|pump|titrat\w+|per (?!day\b|week\b|hour\b|kg\b|os\b)\w+|ppx|prophylaxis|otc|over[- ]the[- ]counter|taper|pack|rinse|wash|powder|level|same dose|current dose|as (?:above|below|listed)|implant|pessary|iud|ring|suppositor\w+|mouthwash|prep|references?|referral|samples?)\b/i;

/** A clause that weighs a drug, or leaves it: no order. */
export const weighed =
  /\b(?:consider\w*|versus|vs|declin\w+|refus\w+|allerg\w+|avoid\w*|pending|contraindicat\w+|discuss\w* (?:starting|adding))\b/i;

/** A clause that tells or teaches of a drug; where it begins with an order ("start X, side effects explained"), that counts. */
export const spokenOf =
  /\b(?:education|side effects?|risks?|options?|choices?|prefers|interact\w*|explained|discuss\w*|reviewed|due to|caused|e\.g|such as|including|like)\b/i;

/** Words beside a drug that say that it is no order: past, left off, by others, of its level. */
export const noOrder =
  /\b(?:stop\w*|discontinu\w+|hold|held|off|dc'?d|finish\w+|complet\w+|d\/c(?:'?d)?|level|to be|will|would|could|was|is|were|are|avoid\w*|weighed|not|no|none|failed|if ineffective|next|later|ordered|given|received|administered|work\w*|help\w*|toler\w+|allerg\w*|check\w*|use|technique|adheren\w+|induced|dependence|therapy|treatment|resistan\w+|sensitiv\w+|coverage|requir\w+|supply|bridge|milligrams?|micrograms?|mg|mcg)\b/i;

/** Verbs that order: one of them leads to the drug, or to a list of them. */
export const ordering =
  /\b(?:start\w*|beg[iu]n\w*|add\w*|give|take|takes|use|try|trial of|prescri\w+|rx|sent|order|initiate\w*|switch\w* to|chang\w+ to|chooses?|chose|wants|agrees? to|apply|dispense\w*|resum\w+|restart\w*|home (?:on|with)|discharged? (?:on|with)|rescue|new)\b/i;

/** Verbs that take a drug away. */
export const ending = /\b(?:stop\w*|discontinu\w+|d\/c(?:'?d)?|dc'?d|hold|held|avoid\w*|wean\w*|off|allerg\w+|no|finish\w*|complet\w+|ended)\b/i;

/** How often, when, or up to when: of one item of a list. */
export const timing =
  /\b(?:once|twice|thrice|x ?\d|stat|daily|nightly|weekly|monthly|day|night|morning|evening|bedtime|noon|breakfast|lunch|dinner|supper|meals?|hours?|hs|h\.s|qd|qod|qhs|qam|qpm|ac|pc|bid|tid|qid|q ?\d+ ?h?\w*|every|each|other|before|after|am|pm|times?|now|today|single|one[- ]time|given|received|max\w*|up to|then|weeks|hourly|continuous\w*|chronic\w*|months?|drip|total|loading|immediate\w*|mon|tue|wed|thu|fri|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b|\bq[a-z]{1,3}\b|\bq\.|\d\/(?:day|d|wk|week)\b|\(\d{4}\)/i;

/** Taken when it is needed: enough in a list; an order says how often at most. */
export const whenNeeded = /\b(?:prn|as (?:needed|directed|before)|if|when|for (?:a|an|any|each)\b(?! ?(?:days?|weeks?|months?|years?|few|couple|total|short|long|course|further|trial))|per|onset|rescue|bad days?)\b/i;

/** What a pharmacy hands out says how much in all. */
export const handedOut = /\b(?:tablets?|capsules?|doses?|dispense\w*)\b|#\s?\d/i;

export const doneAlready = /\b(?:given|received|administered|took|was|were|had|ordered|used|inject\w*|infiltrat\w*|tried|failed|level|complet\w+|finish\w+|pre-?op\w*|intra-?op\w*|induction|before (?:the )?incision|weeks? of)\b/i;

/** What goes on as it was: nobody can tell as it was what, where no place of the chart has the dose. */
export const goesOn = /\b(?:unchanged|same|continu\w+|as before|resum\w+|refill\w*|renew\w*|new|goes on)\b/i;

/** A dose that is raised or lowered: before the drug, and after it. */
export const changedBefore =
  /\b(?:increas\w*|rais\w+|lower\w*|decreas\w*|reduc\w+|doubl\w+|halv\w+|up|down)\s(?:the\s|her\s|his\s|your\s|dose of\s|on\s)*$/i;
export const changedAfter =
  /^(?:\s(?:ER|XR|XL|SR|LA|CR|DR|IR))?\s(?:(?:is |was |to be |will be |being )?(?:raised|increased|lowered|reduced|decreased|doubled|halved)|up|down)\b/i;

/** An order at the beginning of a sentence, under whatever heading. */
export const imperative = /^\W*(?:start|begin|add|increase|raise|lower|reduce|decrease|double|halve|resume)\s/i;

/** A dose in words: "go up to twenty six". */
export const spelledTo =
  /\bto (?:a |one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|every|once|twice|\w+(?:teen|ty)\b)/i;

/** Amounts that are spelled: "fifty milligrams", "forty nine fifty one". */
export const spelledAmount =
  /\b(?:mg|mcg|milligrams?|micrograms?|milliequivalents?|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred)\b/i;
