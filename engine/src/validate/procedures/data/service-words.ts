import { codesIn } from '../codes-in.ts';

/** How a chart shows that a service was given, and what goes with its code. */
export interface ServiceWords {
  /** Codes of one service. */
  readonly codes: readonly string[];
  /** In words of our own. */
  readonly label: string;
  /** Words of which one must stand in a chart that documents it; the code's own line does not count. */
  readonly shown: RegExp;
}

interface Row {
  readonly codes: string;
  readonly label: string;
  readonly shown: RegExp;
}

/**
 * Everyday office services, with words of our own: no descriptor of the American Medical Association stands here. What else is known of a code
 * stands with the tables (`findProcedureFacts`).
 */
const rows: readonly Row[] = [
  { codes: '20600 20604 20605 20606 20610 20611', label: 'joint aspiration or injection', shown: /\b(?:inject(?:ed|ion)|aspirat(?:ed|ion)|arthrocentesis)\b/i },
  { codes: '20550 20551 20552 20553', label: 'tendon or trigger point injection', shown: /\binject(?:ed|ion)/i },
  { codes: '10060 10061', label: 'incision and drainage of an abscess', shown: /\b(?:incis(?:ed|ion)|i ?& ?d|i and d|drain(?:ed|age)|lanced?|(?:#?11|scalpel) blade|scalpel|(?:pus|purulen\w+) (?:[a-z]+ )?(?:expressed|evacuated))\b/i },
  { codes: '10120 10121', label: 'removal of a foreign body', shown: /\b(?:foreign body|splinter|removed?)\b/i },
  { codes: '11042 97597', label: 'debridement', shown: /\bdebrid\w+/i },
  { codes: '11102 11103 11104 11105 11106 11107', label: 'skin biopsy', shown: /\bbiops\w+(?![- ](?:proven|scars?|sites?|results?|reports?|showed|confirmed))|\b(?:shave[dn]?|punch)\b/i },
  { codes: '11200 11201', label: 'removal of skin tags', shown: /\b(?:skin tags?|acrochordons?)\b/i },
  { codes: '11400 11401 11402 11403 11404 11420 11421 11422 11440 11441 11442 11600 11601 11602 11603 11640 11641 11642', label: 'excision of a skin lesion', shown: /\bexcis(?:ed|ion)\b/i },
  { codes: '11730 11750', label: 'removal of a nail', shown: /\b(?:nail|avuls\w+|matrix\w+)\b/i },
  { codes: '12001 12002 12004 12011 12013 12014 12031 12032 12051 12052', label: 'closure of a wound', shown: /\b(?:sutur\w+|staple[sd]?|dermabond|glue|closed with|closure|repair(?:ed)?|steri-?strips?|nylon|prolene|vicryl)\b/i },
  { codes: '17000 17003 17004 17110 17111', label: 'destruction of skin lesions', shown: /\b(?:cryo\w*|liquid (?:nitrogen|n2)|ln2|freez\w+|frozen?|destr\w+|curett\w+|cauter\w+|electrodesicc\w+|cantharidin)\b/i },
  { codes: '69210', label: 'removal of impacted ear wax', shown: /\b(?:cerumen|ear ?wax|curette|irrigat\w+|lavage)\b/i },
  { codes: '30901', label: 'control of a nosebleed', shown: /\b(?:silver nitrate|cauter\w+|pack(?:ed|ing)|rhino ?rocket)\b/i },
  { codes: '58300 58301', label: 'placing or removing an intrauterine device', shown: /\b(?:iud|intrauterine device|mirena|paragard|kyleena|strings)\b/i },
  { codes: '11981 11982 11983', label: 'placing or removing an implant', shown: /\b(?:nexplanon|implant\w*|rod)\b/i },
  { codes: '57452 57456', label: 'colposcopy', shown: /\bcolposcop\w+|\bcurett\w+/i },
  { codes: '57454 57455', label: 'biopsy through the colposcope', shown: /\bbiops\w+|\becc\b/i },
  { codes: '64450 64415 64447', label: 'nerve block', shown: /\bblock(?:ed)?\b/i },
  { codes: '29125 29130 29505 29515 29105', label: 'application of a splint', shown: /\bsplint\w*/i },
  { codes: '51701 51702', label: 'bladder catheterization', shown: /\b(?:catheter\w*|foley|straight cath)\b/i },
  { codes: '23500 23600 23605 23650 23655 24600 24640 25600 25605 25607-25609 26600 26605 26720 26725 27750 27752 27760 27762 27786 27788 28470 28475 28490 28510', label: 'treatment of a fracture or dislocation', shown: /\b(?:reduc\w+|manipulat\w+|cast(?:ed|ing)?|splint\w*|fractur\w*|fx|dislocat\w*|sublux\w*|nursemaid\w*|sling)\b/i },
  { codes: '36555 36556', label: 'central venous line', shown: /\b(?:central (?:venous )?(?:line|catheter|access)|cvc|cvl|triple[- ]lumen|internal jugular|ij|subclavian|cordis|seldinger)\b/i },
  { codes: '62270', label: 'lumbar puncture', shown: /\b(?:lumbar puncture|lp|spinal tap|csf|spinal needle)\b/i },
  { codes: '32551', label: 'chest tube', shown: /\b(?:chest tube|thoracostomy|pigtail|pleur-?evac)\b/i },
  { codes: '92950', label: 'resuscitation', shown: /\b(?:cpr|compressions?|acls|resuscitat\w+|rosc|code blue)\b/i },
  { codes: '92960', label: 'cardioversion', shown: /\b(?:cardiover\w+|joules|shock(?:ed)?)\b/i },
  { codes: '99151-99153 99155-99157', label: 'sedation', shown: /\b(?:sedat\w+|ketamine|propofol|midazolam|versed|etomidate)\b/i },
  { codes: '20526', label: 'injection of the carpal tunnel', shown: /\binject(?:ed|ion)/i },
  { codes: '46600', label: 'anoscopy', shown: /\banoscop\w*/i },
  { codes: '58100', label: 'biopsy of the womb', shown: /\b(?:pipelle|emb|biops\w+)\b/i },
  { codes: '51798', label: 'residual urine', shown: /\b(?:pvr|post-?void\w*|bladder scan\w*|residual)\b/i },
  { codes: '95004 95024', label: 'allergy skin tests', shown: /\b(?:skin test\w*|prick|wheals?|intradermal)\b/i },
  { codes: '86580', label: 'tuberculin test', shown: /\b(?:ppd|tst|tuberculin|mantoux)\b/i },
  { codes: '76942', label: 'guidance by ultrasound', shown: /\b(?:ultraso\w+|us|sono\w*)\b/i },
  { codes: '77002 77003', label: 'guidance by fluoroscopy', shown: /\b(?:fluoro\w*|c-?arm)\b/i },
  { codes: '29580', label: 'paste boot', shown: /\b(?:unna|paste boot)\b/i },
  { codes: '31231', label: 'endoscopy of the nose', shown: /\b(?:endoscop\w*|scoped?|rhinoscop\w*)\b/i },
  { codes: '31575', label: 'laryngoscopy', shown: /\b(?:laryngoscop\w*|scoped?|nasopharyngoscop\w*)\b/i },
  { codes: '52000', label: 'cystoscopy', shown: /\bcysto(?:scop\w*|urethroscop\w*)?\b/i },
  { codes: '92557', label: 'audiogram', shown: /\b(?:audio\w*|hearing test|pure[- ]tone)\b/i },
  { codes: '54150', label: 'circumcision', shown: /\b(?:circumcis\w+|gomco|mogen|plastibell)\b/i },
  { codes: '55250', label: 'vasectomy', shown: /\b(?:vasectom\w*|vas)\b/i },
  { codes: '31500', label: 'emergency intubation', shown: /\b(?:intubat\w+|endotracheal|ett)\b/i },
  { codes: '93000 93005 93010', label: 'electrocardiogram', shown: /\b(?:ecg|ekg|electrocardiogra\w+)\b/i },
  { codes: '94010 94060', label: 'spirometry', shown: /\b(?:spirometr\w+|fev1?|fvc|pfts?|pulmonary function)\b/i },
  { codes: '94640', label: 'nebulizer treatment', shown: /\b(?:nebuli[sz]\w*|nebs?|duonebs?|svn|updraft|breathing treatments?|albuterol (?:neb\w*|treatments?|solution|given|administered|2\.5|5 mg|x ?\d)|albuterol[/ -]ipratropium|ipratropium[/ -]albuterol)\b/i },
  { codes: '94760', label: 'pulse oximetry', shown: /\b(?:spo2|o2 sat\w*|oximetr\w+|sat(?:uration)?s?|pulse ox)\b/i },
  { codes: '36415', label: 'blood draw', shown: /\b(?:venipuncture|blood (?:draw|drawn|work|test|count)|drawn|labs?|laborator\w+|cbc|cmp|bmp|tsh|a1c|lipid\w*|inr|level|ferritin|hemoglobin)\b/i },
  { codes: '81000 81001 81002 81003', label: 'urinalysis', shown: /\b(?:urinalysis|ua|dip(?:stick)?|urine|leukocyte esterase|nitrites?)\b/i },
  { codes: '81025', label: 'urine pregnancy test', shown: /\b(?:pregnancy test|hcg|upt)\b/i },
  { codes: '82962 82947', label: 'blood glucose', shown: /\b(?:glucose|fingerstick|blood sugar|accu-?chek|fsbs)\b/i },
  { codes: '83036', label: 'hemoglobin A1c', shown: /\b(?:a1c|hba1c|glycat\w+)\b/i },
  { codes: '85018', label: 'hemoglobin', shown: /\b(?:hemoglobin|hgb|hb)\b/i },
  { codes: '87880 87651', label: 'strep test', shown: /\bstrep\w*/i },
  { codes: '87804 87502', label: 'influenza test', shown: /\b(?:flu|influenza)\b/i },
  { codes: '87635 87811 87426 U0002 U0003', label: 'COVID-19 test', shown: /\b(?:covid\S*|sars\S*|coronavirus)\b/i },
  { codes: '90471 90472 90460 90461 G0008 G0009 G0010', label: 'giving a vaccine', shown: /\b(?:vaccin\w*|immuni[sz]\w+|shots?|flu shot|tdap|mmr|influenza|pneumococcal|hepatitis|prevnar|shingrix|hpv|dtap|varicella)\b/i },
  { codes: '96372', label: 'injection into muscle or under the skin', shown: /\b(?:im|subcut\w*|subq|sc|sq|intramuscular\w*|inject\w+|shot|depo\S*|ketorolac|toradol|ceftriaxone|rocephin|b12|cyanocobalamin|medroxyprogesterone)\b/i },
  { codes: '96127', label: 'scored questionnaire', shown: /\b(?:phq|gad|audit|screen\w*|vanderbilt|mdq|epds|edinburgh|pcl|scor\w+|questionnaire|ace|columbia|c-ssrs|ybocs|asrs)\b/i },
  { codes: '96110', label: 'developmental screening', shown: /\b(?:asq|m-?chat|screen\w*|development\w*|pedss?|swyc)\b/i },
  { codes: '92551 92552 92567', label: 'hearing test', shown: /\b(?:hearing|audio\w+|tympanomet\w+)\b/i },
  { codes: '99173 99177', label: 'vision screening', shown: /\b(?:vision|visual acuity|snellen|eye chart)\b/i },
  { codes: '99406 99407', label: 'tobacco counseling', shown: /\b(?:cessation|quit\w*|counsel\w+[^.\n]{0,60}(?:smok\w+|tobacco|vap\w+)|(?:smok\w+|tobacco|vap\w+|nicotine)[^.\n]{0,60}counsel\w+)\b/i },
  { codes: '99497 99498', label: 'advance care planning', shown: /\b(?:advance (?:care|directive)|acp|living will|health ?care proxy|power of attorney|poa|hcpoa|molst|polst|goals of care|code status|dnr)\b/i },
  { codes: '99291 99292', label: 'critical care', shown: /\bcritical(?:ly)?\b/i },
  { codes: '59025', label: 'fetal non-stress test', shown: /\b(?:nst|non-?stress|fetal heart|tracing|reactive)\b/i },
  { codes: '76815 76816 76817 76801 76805', label: 'pregnancy ultrasound', shown: /\b(?:ultrasound|sono\w*|scan|us)\b/i },
  { codes: '97035', label: 'ultrasound therapy', shown: /\b(?:ultrasound|us)\b/i },
  { codes: '97140', label: 'manual therapy', shown: /\b(?:manual|mobili[sz]\w+|massage|soft tissue|joint|traction|myofascial|stm)\b/i },
  { codes: '97112', label: 'neuromuscular training', shown: /\b(?:neuromuscular|balance|proprioc\w+|coordination|posture|postural|stabili\w+|motor control|re-?education)\b/i },
  { codes: '97116', label: 'gait training', shown: /\b(?:gait|walk\w*|ambulat\w+|stairs?)\b/i },
  { codes: '97014 97032 G0283', label: 'electrical stimulation', shown: /\b(?:stim\w*|tens|nmes|electr\w+|ifc)\b/i },
  { codes: '97010', label: 'hot or cold packs', shown: /\b(?:packs?|heat|ice|cryo\w*|moist)\b/i },
  { codes: '45378 45379 45380 45381 45382 45384 45385 45388 45390', label: 'colonoscopy', shown: /\b(?:colonoscop\w+|cecum|colonoscope)\b/i },
  { codes: '43235 43239 43248 43249 43255', label: 'upper endoscopy', shown: /\b(?:egd|endoscop\w+|gastroscop\w+)\b/i },
  { codes: '47563', label: 'gallbladder removal with a film of the bile ducts', shown: /\bcholangio\w+/i },
  { codes: '47562 47600', label: 'gallbladder removal', shown: /\bcholecystectom\w+/i },
  { codes: '44970 44950', label: 'appendix removal', shown: /\bappendectom\w+/i },
  { codes: '49505 49650', label: 'hernia repair', shown: /\bhernia\w*/i },
  { codes: '27447 27130', label: 'joint replacement', shown: /\b(?:arthroplast\w+|replacement|prosthes\w+|components?)\b/i },
  { codes: '29881 29880 29827 29888', label: 'arthroscopy', shown: /\barthroscop\w+/i },
  { codes: '66984', label: 'cataract surgery', shown: /\b(?:cataract|phaco\w*|lens)\b/i },
  { codes: '71045-71048', label: 'chest film', shown: /\b(?:cxr|chest (?:x-?ray|film|radiograph\w*|pa|2|two|1|one|ap|portable))\b/i },
  { codes: '70450-70498', label: 'head or neck scan', shown: /\b(?:ct|cta|scan|tomograph\w*|computed)\b/i },
  { codes: '72020-72120 73000-73140 73501-73660', label: 'film of bones', shown: /\b(?:x-?rays?|xr|films?|radiograph\w*|views?)\b/i },
  { codes: '72141-72158 73218-73225 73718-73725 70551-70553', label: 'magnetic resonance', shown: /\b(?:mri|magnetic)\b/i },
  { codes: '74150-74178 71250-71275 72125-72133', label: 'CT', shown: /\b(?:ct|cta|scan|tomograph\w*)\b/i },
  { codes: '76536-76705 76770-76776 93970-93971 76856-76857', label: 'ultrasound', shown: /\b(?:ultraso\w+|us|sono\w*|duplex|doppler)\b/i },
  { codes: '77065-77067', label: 'mammogram', shown: /\bmammo\w*/i },
  { codes: '77080-77081', label: 'bone density', shown: /\b(?:dexa|dxa|density|densitometry)\b/i },
  { codes: '93303-93308 93350-93351', label: 'echocardiogram', shown: /\b(?:echo\w*|tte)\b/i },
  { codes: '80048 80053', label: 'metabolic panel', shown: /\b(?:cmp|bmp|metabolic|chem|electrolytes|creatinine|labs?|potassium|glucose)\b/i },
  { codes: '80061', label: 'lipid panel', shown: /\b(?:lipids?|ldl|cholesterol|labs?)\b/i },
  { codes: '85025 85027', label: 'blood count', shown: /\b(?:cbc|blood count|hemoglobin|hgb|wbc|platelets?|labs?)\b/i },
  { codes: '84443', label: 'TSH', shown: /\b(?:tsh|thyroid|labs?)\b/i },
  { codes: '85610', label: 'INR', shown: /\b(?:inr|prothrombin|coag\w*)\b/i },
  { codes: '97110 97530 97535', label: 'therapy', shown: /\b(?:exercis\w*|therapeutic|manual|gait|balance|mobili[sz]\w+|neuromuscular|stretch\w*|strengthen\w*|training|activities|adls?|transfers?)\b/i },
  { codes: '98940 98941 98942', label: 'manipulation of the spine', shown: /\b(?:manipulat\w+|adjust\w+)\b/i },
  { codes: '90832 90834 90837 90833 90836 90838', label: 'psychotherapy', shown: /\b(?:psychotherap\w*|therap\w+|cbt|dbt|session|interventions?|cognitive|motivational|supportive|exposure|processing)\b/i },
  { codes: '90847 90846', label: 'family psychotherapy', shown: /\b(?:family|couple\w*|spouse|husband|wife|partner|parents?|mother|father)\b/i },
  { codes: '90853', label: 'group psychotherapy', shown: /\bgroup\b/i },
  { codes: '90792 90791', label: 'diagnostic interview', shown: /\b(?:evaluation|intake|assessment|interview|history|mental status|mse)\b/i },
  { codes: 'G0438 G0439 G0402', label: 'Medicare wellness visit', shown: /\b(?:wellness|awv|welcome to medicare|preventive|health risk|prevention plan|screening schedule|ippe)\b/i },
  { codes: 'G0442', label: 'alcohol screening', shown: /\b(?:alcohol|audit|drink\w*)\b/i },
  { codes: 'G0444', label: 'depression screening', shown: /\b(?:phq|depress\w+)\b/i },
  { codes: 'G0447', label: 'obesity counseling', shown: /\b(?:obes\w*|weight|diet\w*|nutrition\w*)\b/i },
  { codes: 'J1885', label: 'ketorolac', shown: /\b(?:ketorolac|toradol)\b/i },
  { codes: 'J0696', label: 'ceftriaxone', shown: /\b(?:ceftriaxone|rocephin)\b/i },
  { codes: 'J3301', label: 'triamcinolone', shown: /\b(?:triamcinolone|kenalog)\b/i },
  { codes: 'J1030 J1040 J1020', label: 'methylprednisolone acetate', shown: /\b(?:methylprednisolone|depo-?medrol)\b/i },
  { codes: 'J3420', label: 'vitamin B12', shown: /\b(?:b-?12|cyanocobalamin)\b/i },
  { codes: 'J1100', label: 'dexamethasone', shown: /\b(?:dexamethasone|decadron)\b/i },
  { codes: 'J2405', label: 'ondansetron', shown: /\b(?:ondansetron|zofran)\b/i },
  { codes: 'J1050', label: 'medroxyprogesterone', shown: /\b(?:medroxyprogesterone|depo)/i },
  { codes: 'J7613 J7620 J7611', label: 'albuterol for inhalation', shown: /\b(?:albuterol|duoneb|nebuli[sz]\w*|levalbuterol|ipratropium)\b/i },
]; // prettier-ignore

export const serviceWords: readonly ServiceWords[] = rows.map(({ codes, label, shown }) => ({
  codes: codesIn(codes),
  label,
  shown,
}));

const byCode = new Map(serviceWords.flatMap((fact) => fact.codes.map((code) => [code, fact] as const)));

/** What is known of a code; null for most of the tables' codes. */
export const findServiceWords = (code: string): ServiceWords | null => byCode.get(code) ?? null;
