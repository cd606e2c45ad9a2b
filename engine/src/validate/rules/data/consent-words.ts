/** A procedure that needs consent, told as done. */
export const done =
  /\b(?:prepped and draped|sterile(?:ly)? (?:prep\w*|technique|fashion)|(?:tangential|shave|punch|excisional|incisional) biopsy\b|(?:simple|intermediate|complex) (?:\w+ )?repair\b|lesion (?:was )?(?:shaved|excised|removed)|(?:nylon|vicryl|prolene|silk) (?:stitches|sutures)|(?:one|two|three|four|five|six|seven|eight|nine|ten|\d+) (?:staples|(?:interrupted )?(?:sutures|stitches))(?! (?:out|removed|were removed))|needle (?:was )?(?:placed|inserted|advanced)|was (?:injected|excised|incised|aspirated|biopsied|drained|sutured|reduced)|injected (?:with|into|\d)|(?:injection|aspiration|biopsy|excision|incision and drainage|i&d|arthrocentesis|paracentesis|thoracentesis|lumbar puncture|nexplanon insertion|iud (?:insertion|placement)|colposcopy|vasectomy|circumcision)\s(?:was |were )?(?:performed|done|completed|carried out)|(?:shave|punch|excisional|endometrial) biopsy (?:of|performed|obtained|taken)|central line (?:was )?placed|chest tube (?:was )?placed|intubated)\b/i;

/** Another service did it, and has its own note. */
export const doneByOthers =
  /^[^.;\n]{0,30}\bby (?:the )?(?:procedure (?:service|team)|IR\b|interventional|radiology|surgery|anesthesia|GI\b|urology|cardiology|pulmonary|dr\b)/i;

/** What a heading of a procedure may name that goes into the body. */
export const invasive =
  /\b(?:injection|aspirat\w+|debridement|excision\w*|biops\w+|repair|incision|drainage|i&d|arthrocentesis|paracentesis|thoracentesis|puncture|insertion|removal of|removed|cut away|curett\w+|ablation|cautery|closure|block|reduction|suture\w*|sutured|staples|lavage|catheter|line|tube|release|implant)\b/i;

/** What shows that it was done, and not only named. */
export const technique =
  /\b(?:lidocaine|bupivacaine|local an(?:esthesia|esthetic)|an(?:esthesia|esthetic)|needle|gauge|blade|scalpel|curette|forceps|scissors|chlorhexidine|povidone|betadine|sterile|draped|sutures?|nylon|staples|hemostasis|specimen|blood loss|time-?out|irrigated|sedation|tolerated)\b/i;

/** Consent, or why none could be had. */
export const consent =
  /\bconsent(?:ed|s|ing)?\b(?! (?:for|of|to) (?:release|photo|video|telehealth|telemedicine|treatment by video))|\brisks?,? (?:and )?(?:benefits?|alternatives?)|\b(?:emergent|emergency) (?:nature|exception|procedure)|\bagree[sd]? to (?:proceed|the (?:procedure|injection|repair|biopsy|surgery|operation))|\bpermission (?:was )?(?:obtained|given)|\bparq\b/i;

/** What was told when it was given. */
export const risks =
  /\b(?:risks?|bleeding|infection|explained|complications? (?:were|discussed|including)|r\/b\/a|alternatives)\b/i;

/** The pause before the first cut, and the mark on the side. */
export const timeOut =
  /\btime[- ]?out\b(?! (?:was )?(?:not|omitted|skipped))|\b(?:universal protocol|surgical (?:safety )?(?:pause|checklist)|site (?:was )?(?:marked|verified|confirmed)|correct (?:patient|site))\b/i;

/** A visit at a distance. */
export const remotely =
  /\b(?:tele-?(?:health|medicine|visit|psychiatry|therapy)|(?:live|secure|synchronous|two-way) video|video (?:visit|session|call|encounter|appointment|platform)|(?:via|by|over) (?:secure |two-way |audio-?\/?)?(?:video|zoom|doxy))\b/i;

/** Agreement to be seen so, in any words. */
export const agreedRemotely =
  /\bconsent\w*|\b(?:agree[sd]?|agreement|verbaliz\w+ understanding|accept(?:s|ed)|permission|authoriz\w+|prefer(?:s|red)|chose|requested)\b[^.\n]{0,60}\b(?:tele\w+|video|visit|session|virtual)|\b(?:tele\w+|video|virtual)\b[^.\n]{0,60}\b(?:agree[sd]?|accept\w*|permission|authoriz\w+|preferred|requested|chosen)\b/i;

/**
 * Numbers of procedures that go into the body, as CPT ranges: debridement to skin surgery, joints, endoscopy, eye and ear.
 * Not among them: splints and casts, care of nails and calluses, tests of the unborn, catheters and blood drawn.
 */
export const invasiveCodes: readonly (readonly [from: number, to: number])[] = [
  [10004, 11047], [11102, 11107], [11400, 11646], [11900, 11901], [11981, 11983], [12001, 16999], [19000, 28999], [30000, 36399], [36500, 51699],
  [51715, 58999], [59100, 59899], [60000, 69208], [69220, 69990], [97597, 97598],
];
