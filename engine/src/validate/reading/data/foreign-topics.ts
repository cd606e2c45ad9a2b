/** A course of treatment or a state that fills a note wherever it is there: nobody tells it in one sentence and never again. */
export interface ForeignTopic {
  /** As a flag names it. */
  readonly what: string;
  /** How a sentence tells it as of this visit. */
  readonly told: RegExp;
  /** Beginnings of words one of which any other sentence of such a chart has. */
  readonly kin: RegExp;
}

const topic = (what: string, told: RegExp, kin: string): ForeignTopic => ({ what, told, kin: new RegExp(String.raw`\b(?:${kin})`, 'i') });

/** Own list, by the kinds of visits, devices and lasting treatments that charts of all specialties are about. */
export const foreignTopics: readonly ForeignTopic[] = [
  topic('a pregnancy', /\b(?:\d{1,2}[- ]weeks? (?:prenatal|ob) visit|prenatal visit|(?:good|active|normal) fetal (?:movement|heart)|fetal heart (?:rate|tones?)|fundal height|contractions (?:every|are)|rupture of membranes|postpartum (?:visit|check|day))\b/i, 'pregnan|prenatal|fetal|fetus|gestation|obstet|ob\\b|postpartum|gravid|G\\dP|lmp|edd|labor|deliver|birth|O\\d\\d|Z34|miscarr|trimester'),
  topic('dialysis', /\b(?:dialysis (?:access|session|catheter|today)|(?:good|palpable|strong) thrill|thrill and bruit|(?:av|arteriovenous) (?:fistula|graft)|dry weight|on (?:hemo|peritoneal )dialysis)\b/i, 'dialy|esrd|kidney|renal|nephr|fistula|N18|uremi'),
  topic('a tracheostomy or ventilator', /\b(?:trach(?:eostomy)? (?:site|tube|care|collar)|vent(?:ilator)? settings?|wean(?:ing|ed)? (?:from|off) the ventilator|(?:peep|fio2) (?:of )?\d|sedated on|endotracheal tube in place)\b/i, 'trach|ventilat|intubat|respirat|extubat|icu|airway|critical|anesth'),
  topic('chemotherapy', /\b(?:cycle (?:\d|one|two|three|four|five|six)|(?:first|second|third|fourth|fifth|\d(?:st|nd|rd|th)) (?:cycle|round|course|infusion) of (?:chemo\w*|the infusion)|(?:tolerat\w+|after|since) (?:the |her |his )?(?:last |second |third |first )?(?:cycle of )?chemo\w*|radiation (?:fraction|session) \d)\b/i, 'chemo|cancer|oncol|carcin|lymphom|leukem|tumou?r|malign|metast|myelom|neoplas|sarcom|melanom|radiat|C\\d\\d'),
  topic('the days after an operation', /\b(?:post-?op(?:erative)? day|POD) ?#?\d|\bdrain (?:was )?removed\b|\bsurgical (?:incision|site) (?:is )?(?:clean|healing|intact)/i, 'surg|operat|post-?op|incision|ectomy|plasty|replace|repair|fixation|arthro|implant|bypass|laparo|procedur|cesarean|drain|reconstruct'),
  topic('the removal of stitches', /\b(?:sutures?|staples?|stitches)\b[^.;\n]{0,40}\b(?:removed|taken out|out) (?:today|this morning|without)|\bremoved (?:the )?(?:sutures?|staples?|stitches)\b/i, 'sutur|stapl|stitch|lacerat|wound|incis|surg|excis|repair|operat|biops|post-?op|cut\\b'),
  topic('a cast or splint', /\b(?:cast|splint) (?:was )?(?:removed|changed|intact|dry|fits)\b|\bfracture (?:is )?(?:healing|callus)/i, 'fractur|cast\\b|splint|sprain|fx|broke|injur|immobil|orthop|S\\d\\d'),
  topic('a newborn', /\b(?:infant|newborn|neonate) (?:is |was |has |had )?(?:been )?(?:nurs|feed|latch|gain|regain|sleep)\w*|\bregained (?:his |her |the )?birth ?weight|\b\d{1,2} wet diapers|\bumbilical (?:stump|cord) (?:is |has |was )?(?:off|dry|clean|separated)/i, 'infant|newborn|neonat|baby|babies|breast-?fe|birth|born|pediatr|well[- ](?:child|baby)|mother of|lactat|postpartum|deliver|formula'),
  topic('diabetes', /\binsulin (?:pump|drip|glargine|lispro|aspart)\b|\b(?:blood )?(?:sugars?|glucose)\b[^.;\n]{0,40}\b(?:run|ran|running|between|averag\w+|log)\b|\b(?:basal rate|carb(?:ohydrate)? ratio|correction factor|continuous glucose monitor)\b/i, 'diabet|insulin|glucose|sugars?|a1c|dm\\b|dm[12]|t[12]dm|metformin|E1[013]|prediabet|hypoglyc|hyperglyc|glipiz|glargine|steroid|predniso'),
  topic('an ostomy', /\b(?:ostomy|colostomy|ileostomy|stoma) (?:bag|site|output|appliance|is|pink|functioning)\b/i, 'ostom|stoma|colect|bowel|colon|crohn|colitis'),
  topic('the care of a wound', /\b(?:wound vac|negative[- ]pressure (?:dressing|therapy)|wet-to-dry|dressing (?:was )?changed)\b/i, 'wound|ulcer|incision|surg|lacerat|burn|dressing|abscess|skin tear|pressure|operat|excis'),
  topic('seizures', /\b(?:seizure[- ]free (?:for|since)|no seizures? since|post-?ictal|breakthrough seizures?)\b/i, 'seiz|epilep|convuls|levetir|lamotrig|G40|spell|eeg|syncop'),
  topic('a pacemaker or defibrillator', /\b(?:pacemaker|icd|defibrillator) (?:was )?(?:interrogat\w+|check|site|pocket|battery)|\b(?:atrial|ventricular) paced\b/i, 'pacemak|icd\\b|defibrill|arrhyth|heart block|fibrill|cardi|brady|Z95|sick sinus'),
  topic('warfarin', /\b(?:inr (?:today|is|was|of|at|goal) ?\d|warfarin dose|coumadin (?:clinic|dose))\b/i, 'inr|warfarin|anticoag|coumadin|fibrill|valve|thromb|embol|dvt|clot'),
  topic('withdrawal from alcohol or drugs', /\b(?:ciwa|cows score|detox (?:day|protocol)|withdrawal (?:symptoms|scale|protocol))\b/i, 'alcohol|drink|opioid|withdraw|detox|benzodiaz|substance|heroin|taper|dependen|F1\\d'),
  topic('recovery from addiction', /\b(?:\d+ (?:days|months|years) sober|aa (?:meetings?|sponsor)|relapse prevention (?:group|plan)|urine drug screens? (?:remain|negative)|methadone clinic)\b/i, 'alcohol|sobr|sober|drink|substance|opioid|recover|relaps|addict|dependen|use disorder|methad|bupren|F1\\d|cannab'),
  topic('glaucoma or cataract', /\b(?:intraocular pressures?|iop (?:of |is )?\d|cup[- ]to[- ]disc|slit[- ]lamp)\b/i, 'glauc|eye|ocular|vision|visual|cataract|retin|ophthal|optic|cornea|H[0-5]\\d'),
  topic('sleep apnea', /\bcpap (?:use|usage|adheren\w+|complian\w+|download|mask|pressure|titrat\w+)|\bahi (?:of |is )?\d/i, 'sleep|apnea|cpap|osa|bipap|snor'),
  topic('a transplant', /\b(?:graft function|tacrolimus (?:level|trough)|transplant (?:clinic|team|coordinator)|(?:kidney|liver|heart|lung|renal) transplant (?:function|is))\b/i, 'transplant|graft|tacrolim|immunosupp|reject|dialy|cirrho'),
  topic('HIV', /\b(?:viral load (?:is |was |remains )?(?:undetect\w+|\d)|cd4(?: count)? (?:of |is )?\d|antiretroviral (?:therapy|regimen))\b/i, 'hiv|antiretro|hepatit|prep\\b|B20|aids|viral'),
  topic('hospice', /\b(?:hospice (?:nurse|visit|team|aide)|comfort (?:care|measures) only|actively dying)\b/i, 'hospice|palliat|comfort|terminal|dnr|end[- ]of[- ]life|prognos'),
  topic('tube feeding', /\b(?:g-?tube|peg(?: tube)?|feeding tube|ng tube|tube feeds?|tpn)\b[^.;\n]{0,20}\b(?:site|at|clean|tolerat\w+|running|goal|in place|rate)\b/i, 'g-?tube|peg|feed|dysphag|swallow|nutrit|tpn|gastrostom|aspirat|enteral'),
  topic('a bladder catheter', /\b(?:foley|indwelling catheter|suprapubic (?:catheter|tube))\b[^.;\n]{0,24}\b(?:draining|removed|changed|in place|clear|output)\b/i, 'foley|cathet|urin|bladder|retent|prostat|surg|operat|void|icu|labor'),
  topic('a central line', /\b(?:picc|port-?a-?cath|central line|hickman)\b[^.;\n]{0,20}\b(?:site|dressing|flushed|clean|accessed|removed)\b/i, 'picc|port|line|antibiot|infus|central|sepsis|chemo|tpn|iv\\b|cathet|icu'),
  topic('an amputation', /\b(?:prosthesis (?:fits|fitting|check)|residual limb|stump (?:is |was )?(?:clean|healed|healing|sock))\b/i, 'prosth|amput|residual limb|stump|Z89'),
  topic('an injury of the spinal cord', /\b(?:bowel program|intermittent (?:self[- ])?catheterization|autonomic dysreflexia|pressure relief every)\b/i, 'parapleg|quadripl|tetrapleg|spinal cord|neurogen|wheelchair|spina bifida|sclerosis|paralys'),
  topic('Parkinson disease', /\b(?:wearing[- ]off|freezing of gait|on-off|levodopa[- ]induced|dyskinesias?)\b/i, 'parkins|levodopa|dyskin|carbidopa|tremor|G20|tardive|antipsych'),
  topic('a court or prison', /\b(?:probation officer|parole|court[- ]ordered|court date|incarcerat\w+)\b/i, 'court|probat|parole|legal|arrest|jail|prison|custody|convict|police|incarcer|dui|cps|guardian'),
  topic('a school', /\b(?:school (?:nurse|counselor|plan|psychologist)|504 plan|IEP|teacher rating|daycare)\b/i, 'school|teach|class|student|grade|daycare|kinder|child|pediatr|learn|adhd|autis|mother|parent|son\\b|daughter|kids?|college'),
  topic('burns', /\b(?:tbsa|donor site|skin graft (?:is |was )?(?:taken|intact)|debridement of the burn)\b/i, 'burn|graft|scald|T2\\d|T3[0-2]|wound|excis|mohs'),
  topic('rehabilitation after a stroke', /\b(?:speech therapy for aphasia|hemiplegic (?:arm|leg|side)|neglect (?:is )?improving)\b/i, 'strok|cva|hemipar|hemipleg|aphas|infarct|hemorrh|brain|I6\\d|tia'),
  topic('an eating disorder', /\b(?:meal plan adherence|purging|restricting intake|weight restoration|binge episodes?)\b/i, 'eat|anorex|bulim|binge|purg|weight|bmi|diet|meal|F50'),
];
