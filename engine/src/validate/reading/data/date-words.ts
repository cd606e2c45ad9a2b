/** Words beside a date that say whether what it dates has happened or is to come. Own lists. */

/** What is to come, or holds up to a day. */
export const toCome =
  /\b(?:next|return\w*|follow[- ]?up|f\/u|rtc|due|plan(?:s|ned)?|schedul\w+|appointments?|appt|appts|will|to be|until|till|through|thru|expir\w+|exp|valid|edd|edc|due date|birth planned|set for|booked|upcoming|again|recheck|repeat|remove\w*|renew\w*|order(?:ed)?|refer\w*|pending|hold|starting|stopping|continue|begin(?:ning)?|authoriz\w+|certif\w+|deadline|ends?|by|goal|target|before|for|call\w*|leave|off work|work|school|out on|good for|refills?|sign\w*|print\w*|dictat\w+|transcri\w+|addend\w+|amend\w+|electronically|authenticated|attested|cosign\w*|reviewed by|version|rev|form|effective|lot|vis|postpon\w+|moved|reschedul\w+|cancel\w*|offered|consider|if|may|tentativ\w+|anticipat\w+|expected|estimated|projected|plan of care|poc|cert|period|coverage|payer|travel\w*|trip|wedding|court|hearing|vacation|move|flight|hopes?|wants?|intends?|class|group)\b/;

/** Words that are said of a day only once it is over. */
export const hasHappened =
  /\b(?:seen (?:in|at) (?:the )?(?:ed|er|emergency (?:room|department)|urgent care|hospital)|last (?:seen|visit|session|appointment|dose|injection|period|menstrual period|labs?)|lmp|onset|since|began|begun|started|fell|fall|injur\w+|accident|crash|collision|mva|mvc|struck|twisted|hurt|bitten|assault\w*|s\/p|status post|underwent|diagnosed|admitted|hospitalized|performed|given|administered|biops(?:y|ies)|examined|excised|born|birth of|delivered|graduated|performed|done|drawn|collected|obtained|showed|biopsied|stented|found|initial eval\w*|doi|date of (?:injury|onset|accident))\b/;
/** Operations: of the past where a note is of what comes after them. */
export const operations =
  /\b(?:surgery|operation|arthroplasty|arthroscopy|reconstruction|repair|replacement|fusion|orif|release|section|cesarean|delivery|thr|tkr|tha|tka)\b/;
/** Behind a date: what was found on that day. */
export const foundThen =
  /^[)\]]?\s?(?:\([^)]{0,30}\)\s?)?(?:(?:today )?(?:showed|shows|was|were|read|found|revealed|demonstrated|confirmed|negative|positive|normal|without|no\b|grew|with stent)|[:,-]\s(?:no\b|normal|negative|positive|clear|unremarkable|[a-z0-9/ ]{1,16}\s?[:=]?\s\d+(?:\.\d+)?\b(?![/:-]\d)))/;
