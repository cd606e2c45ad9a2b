/**
 * Abbreviations with one reading in US charts, or one reading where `before`/`after` fit (the words beside it, lower case).
 * Own list. Left out on purpose: those with two clinical readings ("MS", "CP", "PE" in running text, "RA", "BS").
 */
export interface Abbreviation {
  readonly short: string;
  readonly long: string;
  /** Only in these letters, as written. */
  readonly exact?: boolean;
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** What the words after it may open with, where the next one alone does not say it. */
  readonly rest?: RegExp;
}

const site = /^(?:ureter|renal|cva|cvat|tm|tms|aom|rotator|mca|aca|ica|pca|rib|hemi|facial|inguinal|pleural|ventric|atri|bundle|mid|trap|quad|ham|achilles|mtp|mcp|cmc|sacro|iliac|femor|femur|tibia|radi|uln|humer|clav|scap|mandib|maxill|parotid|thyroid|adrenal|ovar|adnexal|testic|scrot|supra|basilar|basal|base|cheek|jaw|neck|face|temple|forehead|nostril|tonsil|th[ai]\b|tk[ar]\b|nephr|hydro|sfa|cervical|lumbar|buttock|glute|low|sided|handed|meniscus|acl|mcl|rtc|axilla|antecub|subclav|jugular|carotid|pupil|periph|occip|pariet|front|dominant|patell|abd|extremit|plantar|dorsal|otitis|shoul|knee|hip|shoulder|ankle|elbow|wrist|hand|foot|arm|leg|eye|ear|breast|lung|kidney|flank|side|lower|upper|thumb|finger|toe|calf|thigh|heel|groin|ue|le|shin|forearm|rib|chest|hemisphere|temporal|index|middle|ring|great|big|lateral|medial|anterior|posterior)/;

const limbSide = /^(?:b|bil|bilat|bilateral|l|r|left|right|both|distal|proximal)$/;
const limbFinding = /^(?:edema|swelling|strength|weakness|pain|dvt|doppler|dopplers|erythema|ulcers?|cellulitis|wound|numbness|sensation|pulses|rom|exercises?|dressing|amputation|weight)$/;

const tensInWords = /^(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)$/;

export const abbreviations: readonly Abbreviation[] = [
  // Reflexes are written with the same letters, and counted.
  { short: 'dtr', long: 'daughter', exact: true, before: /^(?!patell|knee|ankle|achill|bicep|tricep|brachio|le$|ue$|[lr]$)/, after: /^(?:says?|said|reports?|reported|states?|did\w*|does\w*|is|was|has|had|here|lives?|to|will|wants?|aware|present|translat\w*|calls?|called|brought|concerned|worried|helps?|denies|noticed|thinks|found|drove|who|hcp|poa|visiting)$/ },
  { short: 'dtr', long: 'daughter', exact: true, before: /^(?:w|with|by|per|lives|her|his)$/, after: /^(?![\d+]|intact|symm|brisk|normal|absent|equal|reduced|dimin|decr|not$|trace|hyper|hypo)/ },
  { short: 'd/w', long: 'discussed with', after: /^(?!and$|but$|re$)[a-z]/ },
  { short: 'bc', long: 'because', exact: true, after: /^(?:he|she|they|it|pt|we|i|her|his|their|the|itchy|tired)$/ },
  // "prob w sleep", "prob list" are problems.
  { short: 'prob', long: 'probably', before: /^(?:|[,;:.(/-]|imp|dx|is|was|are|and|but)$/, after: /^(?!\d|w$|with$|w\/|list|#|s$|[.,:;)]|$|area|focused|based|solv)/ },
  // Of the joint it is sacroiliac.
  { short: 'si', long: 'suicidal ideation', before: /^(?:no|denies|denied|passive|active|any|current|fleeting|without)$/, after: /^(?!joints?$|jts?$|dysf|belt|region|pain)/ },
  { short: 'sz', long: 'seizure', before: /^(?:no|any|last|first|febrile|absence|focal|prior|witnessed|tonic|generali[sz]ed|w|post)$/, after: /^(?!\d)/ },
  { short: 'clr', long: 'clear', before: /^(?:lungs?|chest|[:;,]|tms?|urine|cta|bilat|throat|nares|drainage)$/ },
  { short: 'tmr', long: 'tomorrow', exact: true },
  { short: 'abt', long: 'about', exact: true, after: /^(?:\d|an?$|the$|to$|how$|what$|half$|her$|his$|it$|this$|being$)/ },
  { short: 'sbp', long: 'systolic blood pressure', after: /^(?:\d{2,3}$|[<>≤≥=:~]|in$|goal|less$|over$|under$|above$|below$|running$)/ },
  // In capitals a widening of the urinary tract.
  { short: 'utd', long: 'up to date', exact: true },
  // "path rpt" is a report.
  { short: 'rpt', long: 'repeat', before: /^(?!path|us$|ct$|mri|xr|cxr|echo|lab|ed$|imaging|radiology|final|prelim|verbal)/, after: /^[a-z\d]/ },
  { short: 'nl', long: 'normal', exact: true, before: /^(?!\d)/, after: /^(?!\d)/ },
  { short: 'tol', long: 'tolerated', after: /^(?:well|ok|poorly|fair|procedure|diet|po|feeds?)$/ },
  { short: 'tol', long: 'tolerating', after: /^(?:regular|reg|clears?|liquids?|soft|diet)$/ },
  { short: 'perf', long: 'perforation', before: /^(?:no|w\/o|without|or|tm|bowel|gi)$/, after: /^(?!defect|abnorm|deficit)/ },
  // A base deficit elsewhere: a dose stands before it.
  { short: 'bd', long: 'twice daily', before: /^(?:mg|mcg|g|ml|units?|tabs?|puffs?|caps?|drops?|sachets?|\d+(?:\.\d+)?(?:mg|mcg|g)?|\d+\/\d+)$/, after: /^(?!\d)/ },
  { short: 'pt', long: 'patient', exact: true, before: /^(?:d\/w|told|per|asked|advised|informed|counsell?ed|reassured|discussed)$/, after: /^(?!eval|ot|\/|sessions?)/ },
  { short: 'po', long: 'oral', after: /^(?:meds?|medications?|intake|contrast|antibiotics?|abx|steroids?|fluids?|opioids?|analgesi\w+)$/ },
  { short: 'po', long: 'oral', before: /^(?:|[.;:])$/, after: /^(?:pred|prednisone|prednisolone|steroids?|abx|antibiotics?|vanc|vancomycin|flagyl|iron|potassium|hydration|dex|dexamethasone|keflex|augmentin|cipro|lasix|morphine|contrast)$/ },
  { short: 'po', long: 'oral intake', before: /^(?:dec|decreased|poor|good|tolerating|tol|adequate|minimal|no|limited|encourage|advance)$/, after: /^(?:$|[,;.)]|and$|but$|x$|for$)/ },
  { short: 'rtc', long: 'rotator cuff', after: /^(?:tear|tendin\w+|tendon\w*|repair|strain|strength\w*|injur\w+|impinge\w*|patholog\w+|syndrome|arthropathy)$/ },
  { short: 'OA', long: 'osteoarthritis', before: /^(?:knees?|hips?|shoulders?|hands?|thumbs?|spine|ankles?|wrists?|elbows?|foot|feet|cmc|mtp|joints?|bilateral|severe|mild|moderate|mod|end-stage|advanced|known|likely|probable|with|w|of|has|hx|for|\/|[,;:.-]|)$/ },
  { short: 'TM', long: 'tympanic membrane', before: /^(?:l|r|left|right)$/ },
  { short: 'TMs', long: 'tympanic membranes', exact: true },
  { short: 'tms', long: 'tympanic membranes', after: /^(?:clear|normal|nl|intact|dull|red|pearly|bulging|injected|erythematous)$/ },
  { short: 'dec', long: 'decreased', after: /^(?:po|appetite|rom|oral|uop|urine|breath|sensation|intake|strength|bs|energy|mobility)$/ },
  { short: 'inc', long: 'increased', after: /^(?:work|wob|pain|swelling|redness|drainage|appetite|energy|sob|edema)$/ },
  { short: 'div', long: 'divided', after: /^(?:bid|tid|qid|q\d)/ },
  // Of a vessel it is an occlusion.
  { short: 'occ', long: 'occlusion', before: /^(?:[mapv][1-4]|ica|mca|aca|pca|cca|eca|lvo|sfa|cta|basilar|vertebral|carotid|femoral|popliteal|iliac|coronary|lad|rca|artery|vein|crao|brao|brvo|crvo|graft|stent|shunt)$/, after: /^(?!chest|cp$|pain|angina|sob$|palp|pvcs?$|ha$|dizz)/ },
  { short: 'occ', long: 'occasional', after: /^(?!$|[,;.)])/ },
  { short: 'mod', long: 'moderately', after: /^(?:enlarged|dilated|reduced|impaired|swollen|tender|distended|raised|elevated|anaemic|anemic|depressed|anxious|dehydrated)$/ },
  // Of the patient, not of a scan or the urine, where it is "nothing abnormal detected".
  { short: 'nad', long: 'no acute distress', before: /^(?:|in|gen|general|appears|appearing|alert|awake|comfortable|well|sitting|[,;:.|])$/, after: /^(?!\d|off|weaned?|down|up|stopped|at)/ },
  { short: 'hrs', long: 'hours', before: /^[\d.½-]/ },
  // "hep B/C neg" is two tests, "N/V intact" nerves and vessels.
  { short: 'b/c', long: 'because', before: /^(?!hep)/, after: /^(?!neg|pos|ab|immune)/ },
  { short: 'n/v', long: 'nausea and vomiting', after: /^(?!intact|ok|status|fine|exam)/ },
  // "sx" beside a year is surgery, "BM 7-9" a glucose.
  { short: 'sx', long: 'symptoms', before: /^(?:no|any|his|her|their|with|w|of|for|if|resp|uri|gi|gu|urinary|neuro|b|other|current|these|same|more|worse|mild|bothersome|depressive|mood|psychotic|manic|allergy|onset|similar)$/ },
  { short: 'sx', long: 'symptoms', after: /^(?:lightheaded\w{0,4}|diz\w{1,6}|nause\w{1,5}|fever\w{0,3}|cough\w{0,3}|pain\w{0,3}|resolv\w{1,5}|improv\w{1,5}|settl\w{1,5}|persist\w{0,5}|worsen\w{0,4}|started|began|worse|better|gone|include|are|were)$/ },
  // Bone marrow elsewhere, and a glucose before a number.
  { short: 'bm', long: 'bowel movement', before: /^(?:last|no|had|having|normal|loose|soft|hard|regular|daily|first|formed|large|small|\d{1,2}|x)$/, after: /^(?!\d)/ },
  { short: 'rx', long: 'prescription', after: /^(?:given|sent|for|provided|printed|written)$/ },
  { short: 'bm', long: 'bowel movement', after: /^(?:loose|formed|watery|bloody)$/ },
  // "BMs qds", "BMs 8-14" are capillary glucose where the meter was so called; those of the bowel are counted, or have a form.
  { short: 'bms', long: 'bowel movements', before: /^(?:no|had|having|has|normal|loose|soft|hard|formed|large|small|frequent|bloody|watery|nocturnal|of|between|x|\d{1,2})$/, after: /^(?!\d|[qbto]ds?$|[bt]id$|qid$|hrly|hourly|pre|post|before)/ },
  { short: 'bms', long: 'bowel movements', after: /^(?:loose|soft|hard|formed|watery|bloody|black|brown)$/ },
  // Treatment, transplant, transfer or traction: written out where its neighbour leaves one reading.
  { short: 'tx', long: 'treatment', before: /^(?:medical|conservative|symptomatic|supportive|abx|antibiotic|topical|empiric|empirical|wound|psych|dental|antiviral|antifungal|field|rad|radiation|systemic|inhaled|inpatient)$/ },
  { short: 'tx', long: 'treatment', after: /^(?:plan|options?|goals?|sessions?|failure|resistant|as)$/ },
  { short: 'alt', long: 'alternate', after: /^(?:days?|nights?|mornings?|evenings?|weeks?|wks?|weekends?|wkends?|w\/e|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/ },
  { short: 'hx', long: 'history:', after: /^(?:fell|felt|was|had|has|is|woke|came|started|presented|went|slipped|tripped|took|says|began|noticed|developed)$/ },
  { short: 'hx', long: 'history', before: /^(?:fam|family|med|medical|surg|surgical|social|ob|psych|smoking|sulfa|pcn|prior|past)$/ },
  { short: 'hx', long: 'history', after: /^(?:$|[,;.)]|vs|and|but|or|of|per|from|taken|reviewed|unchanged|alone|only|itself|is)$/ },
  { short: 'dc', long: 'discharge', after: /^(?:home|today|tomorrow|summary|planning|when|instructions|paperwork|date)$/ },
  // Of both eyes, not of breathing.
  { short: 'rr', long: 'red reflex', after: /^(?:bilat|bilaterally|bilateral|ou|b\/l|present|equal|symmetric|symmetrical)$/ },
  { short: 'cont', long: 'continue', before: /^(?:|plan|[:;,.])$/ , after: /^[a-z]/ },
  // "forty tid" must not become forty-three times.
  { short: 'tid', long: ', three times daily', before: tensInWords },
  { short: 'qid', long: ', four times daily', before: tensInWords },
  ...(
    'htn=hypertension|hld=hyperlipidemia|cad=coronary artery disease|chf=congestive heart failure|afib=atrial fibrillation|t2dm=type 2 diabetes mellitus|t1dm=type 1 diabetes mellitus|' +
    'dm2=type 2 diabetes mellitus|niddm=type 2 diabetes mellitus|ckd=chronic kidney disease|esrd=end-stage renal disease|uti=urinary tract infection|dvt=deep vein thrombosis|bph=benign prostatic hyperplasia|' +
    'osa=obstructive sleep apnea|hx=history of|h/o=history of|h/a=headache|c/o=reports|s/p=status post|f/u=follow-up|p/w=presents with|r/o=rule out|w/=with|w/o=without|d/t=due to|y/o=-year-old|yo=-year-old|' +
    'bid=twice daily|tid=three times daily|qid=four times daily|prn=as needed|po=by mouth|qhs=at bedtime|qam=every morning|qpm=every evening|qd=daily|qod=every other day|' +
    'rr=respiratory rate|sob=shortness of breath|doe=dyspnea on exertion|n/v/d=nausea, vomiting and diarrhea|' +
    'rom=range of motion|ttp=tender to palpation|nttp=not tender to palpation|rrr=regular rate and rhythm|ctab=clear to auscultation bilaterally|nkda=no known drug allergies|nka=no known allergies|' +
    'wnl=within normal limits|perrla=pupils equal, round, reactive to light and accommodation|eomi=extraocular movements intact|heent=HEENT|jvd=jugular venous distention|ble=bilateral lower extremities|' +
    'cxr=chest X-ray|ekg=EKG|ecg=ECG|hba1c=HbA1c|hgb=hemoglobin|wbc=WBC|dx=diagnosis|fx=fracture|appt=appointment|meds=medications|' +
    'yrs=years|mins=minutes|rtc=return to clinic|pcp=PCP|approx=approximately|bilat=bilateral|neg=negative|pos=positive|mod=moderate|s/s=signs and symptoms|pt\'s=patient\'s|' +
    'etoh=alcohol|fhx=family history|pmh=past medical history|pmhx=past medical history|psh=past surgical history|shx=social history|tia=transient ischemic attack|' +
    'bka=below-knee amputation|cabg=CABG|tka=total knee arthroplasty|tha=total hip arthroplasty|lle=left lower extremity|rle=right lower extremity|lue=left upper extremity|rue=right upper extremity|ruq=right upper quadrant|luq=left upper quadrant|rlq=right lower quadrant|llq=left lower quadrant|' +
    'uop=urine output|i/o=intake and output|oob=out of bed|adls=activities of daily living|adl=activities of daily living|snf=skilled nursing facility|dme=durable medical equipment|' +
    'a&o=alert and oriented|aox3=alert and oriented x3|mvc=motor vehicle collision|lbp=low back pain|ppx=prophylaxis|abx=antibiotics|amb=ambulatory|pna=pneumonia|aom=acute otitis media|iutd=immunizations up to date|pnv=prenatal vitamins|gerd=GERD|tkr=total knee replacement|thr=total hip replacement|' +
    'yest=yesterday|tmrw=tomorrow|tonite=tonight|tonites=tonight\'s|nite=night|nites=nights|tho=though|thru=through|bec=because|xcept=except|wkend=weekend|wkends=weekends|wkly=weekly|hrly=hourly|' +
    'o/n=overnight|nocte=at night|mane=in the morning|tds=three times daily|qds=four times daily|dz=disease|smkr=smoker|s/e=side effects|afeb=afebrile|wts=weights|vacc=vaccine|vaccs=vaccines|palps=palpitations|msg=message|' +
    'drng=drainage|exud=exudate|retrx=retractions|mmm=moist mucous membranes|dbp=diastolic blood pressure|nwb=non-weight-bearing|wbat=weight bearing as tolerated|ttwb=toe-touch weight bearing|pwb=partial weight bearing|' +
    'twoc=trial without catheter|bno=bowels not open|nbm=nil by mouth|avh=auditory or visual hallucinations|si/hi=suicidal or homicidal ideation|gma=grandmother'
  )
    .split('|')
    .map((row): Abbreviation => ({ short: row.slice(0, row.indexOf('=')), long: row.slice(row.indexOf('=') + 1) })),
  // Two of two bottles, and the second of February, are no cause.
  { short: '2/2', long: 'secondary to', before: /^(?!.*cx$|\d|bottles?$|cultures?$|x$)[a-z]/, after: /^(?!mssa|mrsa|gp|gn|pos|neg|bottles?|sets?|cultures?|[a-z]$|growing|\d)[a-z]/ },
  // "Bp -2" is a point of a prolapse.
  // Bullous pemphigoid is "BP" as well: "BP most likely".
  { short: 'bp', long: 'blood pressure', after: /^(?![-+]\s?\d|most$|likely$|probable$|confirmed$|flare|lesions?$|dx$|biopsy)/ },
  { short: 'temp', long: 'temperature', after: /^(?:\d|$|[,.:;/]|of$|up$|is$|was$|at$|in$|max|now$|to$|normal|yest)/ },
  { short: 'xr', long: 'X-ray', before: /^(?!.*(?:apine|xetine|axine|formin|dipine|olol|azepine|proate|etracetam|trigine|amine|idate|opion|facine|epam|olam)$)/, after: /^(?!\d|once|daily|bid|tab)/ },
  { short: 'w', long: 'with' , after: /^(?!\/)/ },
  { short: 'r', long: 'right', after: site },
  { short: 'l', long: 'left', after: site },
  { short: 'rt', long: 'right', after: site },
  { short: 'lt', long: 'left', after: site },
  { short: 'b', long: 'bilateral', after: /^(?:le|lower|knees|feet|hands|hips)$/ },
  { short: 'c', long: 'with', exact: true, before: /^(?:pain|pt)$/ },
  { short: 'pt', long: 'physical therapy', exact: true, before: /^(?:outpatient|outpt|attend|home|hh)$/ },
  { short: 'pt', long: 'patient', exact: true, before: /^$|^[.,;:]$|^(?:the|this)$/ },
  { short: 'Pt', long: 'patient', exact: true },
  { short: 'pt', long: 'patient', exact: true, after: /^(?:is|was|has|had|reports?|states?|denies|denied|presents?|c|came|with|feels|felt|will|to|alert|awake|tolerated|seen|resting|ambulated|educated|refused)$/ },
  { short: 'PT', long: 'patient', exact: true, after: /^(?:tested|quit|never|wants?|agrees?|agreed|aware|told|will|has|had|is|was|not|does|states?|stated|received|reports?|reported|denies|denied|c\/o|complains?|presents?|presented|feels|felt|says)$/ },
  { short: 'PT', long: 'physical therapy', exact: true, before: /^(?:start|refer|outpatient|outpt|to|with|attend|continue|for|by|recommend|order|and|\+|home|hh)$/, after: /^(?!inr|\/|\d)/ },
  { short: 'PT', long: 'physical therapy', exact: true, after: /^(?:if|eval|evaluation|ref|refs|referral|refer|consult|again|sessions?|x\d+)$/ },
  { short: 'OT', long: 'occupational therapy' },
  // Of both ears, and beside CROS, it is a hearing aid.
  { short: 'HA', long: 'hearing aids', exact: true, after: /^(?:cros|fitted|fitting|user)$/ },
  { short: 'HA', long: 'hearing aids', exact: true, rest: /^\s(?:both|bilat|bilateral)\sears?\b/ },
  { short: 'HA', long: 'hearing aids', exact: true, before: /^(?:binaural|wears|wearing|cros)$/ },
  { short: 'HA', long: 'headache', exact: true, after: /^(?!\/)/ },
  { short: 'ha', long: 'headache', before: /^(?:no|denies|or|nor|w|with|worst|positional|mild|severe|\/)$/ },
  { short: 'cp', long: 'chest pain', before: /^(?:no|denies|any|c\/o|c|o|reports|with|,|or|has|having|for|of|;|)$/ },
  { short: 'hr', long: 'heart rate', rest: /^(?!\s\d{1,2}(?:\.\d)?\s?(?:of|\/)\s?\d)/, before: /^(?!\d|per$|every$|each$|an$|one$|half$)/, after: /^(?:\d|is$|was$|reg|irreg|up$|down$|in$|now$|of$|:|=|$|,|\/)/ },
  { short: 'hr', long: 'hour', before: /^\d/, after: /^(?!\d{2,3}$)/ },
  // After a pressure: "114/66 hr 94".
  { short: 'hr', long: 'heart rate', before: /^\d{2,3}\/\d{2,3}$/, after: /^\d{2,3}$/ },
  { short: 'wk', long: 'week', before: /^[\dx-]/ },
  { short: 'wks', long: 'weeks' },
  { short: 'mo', long: 'month', before: /^\d/ },
  { short: 'mos', long: 'months', before: /^\d/ },
  { short: 'ppd', long: 'pack per day', before: /^1$/ },
  { short: 'ppd', long: 'packs per day', before: /^[\d½./]|^(?:half|two|three|one)$/ },
  // Counted, or at a joint, it is a movement of the limb.
  { short: 'abd', long: 'abduction', before: /^(?:hip|hips|shoulder|shoulders|sh|shld|sidelying|sidelie|thumb|finger|clam|er|ir|flex|flexion|ext|extension|\/|resisted|active|passive)$/, after: /^(?!soft$|nt$|non|tender|distended|pain|obese)/ },
  { short: 'abd', long: 'abduction', after: /^(?:x\d{1,3}|reps?|sets?|strength|rom|\d.*)$/ },
  { short: 'abd', long: 'abdomen', after: /^(?:soft|nt|non|nontender|tender|distended|benign|exam|is|:|s|obese|flat)$/ },
  { short: 'abd', long: 'abdominal', after: /^(?:pain|tender|ttp|disten|mass|surg|cramp|ct|us|xr|x-?ray|girth|discomfort|wall|bloat|aort|hyster|fullness|binder)/ },
  { short: 'nt', long: 'nontender', before: /^(?:soft|,|\/|abd|abdomen)$/ },
  { short: 'nd', long: 'nondistended', before: /^(?:soft|,|\/|nt)$/ },
  { short: 'pt/ot', long: 'physical and occupational therapy' },
  { short: 'a1c', long: 'HbA1c', before: /^(?!hemoglobin|hgb)/ },
  { short: 'a1c', long: 'A1c' },
  // "LE" is also the left eye: only beside words that speak of a limb.
  { short: 'LE', long: 'lower extremity', before: limbSide },
  { short: 'LE', long: 'lower extremity', after: limbFinding },
  { short: 'UE', long: 'upper extremity', before: limbSide },
  { short: 'UE', long: 'upper extremity', after: limbFinding },
];
