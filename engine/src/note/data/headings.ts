import type { Subject } from '../../document/subjects.ts';

/** Headings as clinicians write or say them -> what stands under them. Own list from common US charting. */
export const headingRows: readonly (readonly [Subject, string])[] = [
  ['chief-complaint', 'chief complaint|cc|presenting complaint|presenting concern|presenting concerns|presenting issue|presenting issues|reason for visit|reason for consult|reason for consultation|reason for referral|reason for admission|presenting problem|chief concern|reason|reason for contact|reason for call|asked to see'],
  ['history-of-present-illness', 'hopi|indications|pc|hopc|interval|hist|indication|indication for procedure|indications for procedure|history of present illness|hpi|subjective|s|interval history|history|present illness|history of presenting illness|history of present problem|history of presenting problem|history of the problem|history of current problem|history of present concern|history of presenting concern|presenting problem history|clinical history|hx|sub|story|situation|data|narrative|background|history of the present illness|current status|brief history|subj|behavior|behaviour|b|d|data/subjective|brief hpi|events|hpc|sx|symptoms|overnight|o/n|24h events|events overnight|pt reports|patient reports|ice|update|hpi/interval'],
  ['past-medical-history', 'k/c/o|known case of|past|past h/o|past medical history|pmh|pmhx|medical history|past history|past medical hx|med hx|comorbidities|chronic problems|problem list|active problems|medical problems|past psychiatric history|psychiatric history|medical|active ambulatory problems|resolved ambulatory problems|resolved problems|active problem list|medical problems list|ob history|obhx|obs hx|obs history|obstetric hx|past obstetric history|pobhx|past ocular history|poh|obstetric history|psych history|past psych history|psych hx|ob hx|history/problems|bg|b/g|pt hx|patient history|birth hx|birth history|medical background|pmhx/pshx'],
  ['past-surgical-history', 'past surgical history|psh|pshx|surgical history|surgeries|past surgeries|surg hx|prior surgeries|surgical'],
  ['family-history', 'f/h/o|f/h|runs in family|runs in the family|family history|famhx|fhx/shx|fh|fhx|fam hx|family medical history|family hx|fmh|fmhx|family|fam'],
  ['social-history', 'personal|personal history|personal h/o|personal hx|social history|sh|shx|soc|soc hx|social|substance use|habits|social hx|living situation|occupational history|substance use history|soc history|living arrangement|home'],
  ['medications', 'medications|meds|tablets|tabs|regular meds|mar|medicines|current medicines|drugs|drug history|dhx|dh|current medications|home medications|home meds|medication list|current meds|outpatient medications|medication|rx|meds scheduled|scheduled meds|scheduled medications|prn meds|current outpatient medications|current facility-administered medications|medications reviewed|otc|active medications|reg meds|meds on admission|drug hx|current rx|usual meds'],
  ['allergies', 'allergies|allergy|reacts to|reactions|intolerances|drug allergies|allergies and reactions|all|medication allergies|adverse reactions|allergy listed|allergies listed|allergen reactions|allergies/intolerances|drug allergy|nka/allergies|alls|allerg|alg|adr|adrs|drug reactions'],
  ['immunizations', 'immunizations|immunization|vaccines|vaccinations|immunization history|imms|vax|imm'],
  ['review-of-systems', 'review of systems|ros|systems review|systems'],
  ['vital-signs', 'vital signs|vitals|vs|v s|vitals signs|vital signs reviewed|triage vs|triage vitals|vitals (24h)|vs (24h)|pre vs|post vs|vital signs (24h)|obs|observations|vitals today'],
  ['physical-examination', 'ax|physical examination|on examination|physical exam|exam|pe|examination|objective|o|px|on exam|focused exam|obj|physical findings|physical|general examination|neurologic exam|wound assessment|skin assessment|nursing assessment|head to toe assessment|head-to-toe assessment|respiratory assessment|cardiac assessment|neuro assessment|neurological assessment|musculoskeletal assessment|o/e|exam at dc|exam at discharge|discharge exam|gen exam|physical exam at discharge|oe|ex|exm|exam today|neuro exam|exam findings|special tests'],
  ['mental-status', 'mental status|mental status exam|mental status examination|mse|mse at dc|mse dc|mse at discharge'],
  ['results', 'results|labs|cxr|ct|mri|xr|us|tte|echo|ua|ct head|ct a/p|chest x-ray|labs today|lab results|laboratory|laboratory data|laboratory results|imaging|imaging results|studies|diagnostic studies|radiology|data reviewed|diagnostics|test results|x-ray|x-rays|ekg|ecg|pertinent results|lab data|diagnostic results|laboratory studies|data|pertinent labs|lab results component value date|labs/imaging|labs and imaging|micro|workup|diagnostic data|bloods|ix|investigations|invx|inv|img|rads|xrays|results reviewed|pathology|outcome measures|objective measures|measures|lung function|tests'],
  ['assessment', 'assessment|issues|a|opinion|what i think|thoughts|my impression|impression|imp|diagnostic impression|diagnostic impressions|diagnostic formulation|clinical formulation|case formulation|diagnostic summary|diagnosis|diagnoses|dx|clinical impression|summary|problem|problems|working diagnosis|differential|differential diagnosis|medical decision making|mdm|final diagnosis|impressions|assess|a/dx|clinical assessment|formulation|conclusion|ddx|impr|ass|asses'],
  ['plan', 'adv|plan|plan by system|plan by systems|p|dc|d/c|discharge plan|dc plan|dc instr|advice|management|mgmt|what next|to do|todo|do|action plan|recommendations|treatment plan|plan of care|treatment|orders|next steps|recommendation|medical treatment|additional testing|instructions|plan and recommendations|rec|recs|tx|dispo/plan|rx plan|homework|hw|instr|mx|jobs|outstanding|plan/recs|plans'],
  ['assessment-and-plan', 'assessment and plan|assessment & plan|assessment/plan|assessment / plan|a/p|a&p|ap|a & p|issues/plan|issues and plan|issues & plan|problems/plan|a&p by system|a/p by system|assessment and plan by system|impression and plan|impression/plan|assessment and recommendations|impression and recommendations|impression/recommendations|impression & recommendations|assessment/recommendations|imp/plan|imp/rec|a and p'],
  ['follow-up', 'follow up|follow-up|followup|f/u|follow up plan|return visit|next appointment|next visit|disposition and follow up|fu|f/up|rv'],
  ['education', 'patient education|education|counseling|patient education and counseling|teaching|patient instructions|discharge instructions'],
  ['procedure', 'procedure|procedures|operation|procedure performed|procedures performed|operation performed|name of procedure|operative procedure|proc|procedures done'],
  ['preoperative-diagnosis', 'preoperative diagnosis|pre-operative diagnosis|preop diagnosis|pre-op diagnosis|preop dx|pre op diagnosis|pre op dx|pre|preop|pre-op|pre op|pre dx'],
  ['postoperative-diagnosis', 'postoperative diagnosis|post-operative diagnosis|postop diagnosis|post-op diagnosis|postop dx|post op diagnosis|post op dx|post|postop|post-op|post op|post dx'],
  ['surgeon', 'surgeon|surgeons|assistant|assistants|attending surgeon|surg|asst|operator|endoscopist|proceduralist'],
  ['anesthesia', 'anesthesia|anesthesia type|type of anesthesia|anaesthesia|anesth|anes|sedation'],
  ['operative-findings', 'findings|operative findings|intraoperative findings'],
  ['blood-loss', 'estimated blood loss|ebl|blood loss|qbl|quantitative blood loss'],
  ['specimens', 'specimens|specimen|specimens removed|drains|implants|spec|path'],
  ['complications', 'complications|complication|complic|comp|compl'],
  ['technique', 'description|description of procedure|procedure in detail|details of procedure|technique|operative technique|description of operation|procedure description|procedure details|proc details'],
  ['disposition', 'disposition|dispo|dc home|d/c home|discharge home|dc to home|condition and disposition|postoperative plan|discharge disposition'],
  ['admission', 'admission diagnosis|admitting diagnosis|admission date|date of admission|admit date|discharge date|date of discharge|dates'],
  ['hospital-course', 'hospital course|course|course in hospital|brief hospital course|ed course|emergency department course|course of stay|hospital course by problem|hospital course by problems|hospital course by issue|course by problem|problem-based hospital course|brief hospital course by problem'],
  ['discharge-condition', 'condition at discharge|discharge condition|condition on discharge|condition|cond'],
  ['discharge-medications', 'discharge medications|discharge meds|dc meds|d/c meds|meds at discharge|discharge medication list|medications at discharge|medications on discharge|meds at dc|meds on discharge|medications at dc'],
  ['discharge-diagnosis', 'discharge diagnosis|discharge diagnoses|principal diagnosis|secondary diagnoses'],
  ['intervention', 'intervention|interventions|nursing interventions|action|actions|interventions provided|treatment provided|therapeutic interventions|i|interventions/response|skilled intervention|treatment today|tx today|rx today|done|given'],
  ['response', 'response|patient response|client response|response to treatment|evaluation|outcome|r|response to tx|response to rx'],
  ['needs', 'needs|needs identified|identified needs|psychosocial assessment|needs assessment|needs assessed'],
  ['services', 'services|services arranged|referrals|resources|community resources|services in place|resources provided'],
  ['barriers', 'barriers|barriers to discharge|barriers to care'],
  ['safety', 'safety|risk assessment|safety assessment|risk|safety plan|fall risk|suicide risk'],
  ['functional-status', 'functional status|adls|activities of daily living|mobility|baseline function|prior level of function|function|adls/iadls|plof|adl'],
  ['goals', 'goals|goal|treatment goals|short term goals|long term goals|patient goals|stg|ltg|stgs|ltgs'],
  ['contacts', 'contacts|contact|collateral|family contact|collateral contact|care team'],
];

/** Headings so short or plain that they count only with a colon, or alone on their line in capitals. */
export const weakHeadings: ReadonlySet<string> = new Set(['sub', 'issues', 'runs in family', 'runs in the family', 'sx', 'symptoms', 'overnight', 'o/n', 'ice', 'update', 'bg', 'b/g', 'alls', 'imms', 'imm', 'vax', 'obs', 'observations', 'ex', 'exm', 'bloods', 'ix', 'investigations', 'invx', 'inv', 'img', 'rads', 'xrays', 'tests', 'measures', 'pathology', 'ddx', 'impr', 'ass', 'asses', 'mx', 'jobs', 'outstanding', 'plans', 'fu', 'f/up', 'rv', 'done', 'given', 'fam', 'stg', 'ltg', 'stgs', 'ltgs', 'plof', 'adl', 'description', 'cxr', 'ct', 'mri', 'xr', 'us', 'tte', 'echo', 'ua', 's', 'o', 'a', 'p', 'r', 'b', 'i', 'd', 'pre', 'post', 'comp', 'path', 'cond', 'rec', 'reason', 'family', 'home', 'events', 'function', 'preop', 'postop', 'pre-op', 'post-op', 'pre op', 'post op', 'sedation', 'operator', 'hw', 'homework', 'instr', 'tx', 'micro', 'assess', 'conclusion', 'formulation', 'all', 'history', 'data', 'medical', 'social', 'surgical', 'problem', 'problems', 'course', 'condition', 'action', 'actions', 'response', 'services', 'contact', 'risk', 'summary', 'treatment', 'systems', 'physical', 'situation', 'background', 'story', 'outcome', 'behavior', 'goal', 'dates', 'studies', 'findings', 'ap', 'hx', 'obj', 'subj', 'rx', 'dx', 'imp', 'indication', 'specimen', 'medication', 'operation', 'procedure', 'evaluation', 'recommendation', 'mobility', 'narrative', 'contacts', 'education', 'disposition', 'barriers', 'habits', 'resources', 'safety', 'teaching', 'technique', 'x-ray', 'x-rays', 'ekg', 'ecg', 'imaging', 'orders', 'needs', 'goals']);

/** First words of a line that open a section without a colon in telegraphic notes ("plan xr knee", "pe: ..."). */
export const leadWords: ReadonlyMap<string, Subject> = new Map([
  ['plan', 'plan'], ['pe', 'physical-examination'], ['exam', 'physical-examination'], ['pmh', 'past-medical-history'], ['pmhx', 'past-medical-history'], ['psh', 'past-surgical-history'], ['fhx', 'family-history'],
  ['fh', 'family-history'],
  ['sh', 'social-history'],
  ['meds', 'medications'], ['medications', 'medications'], ['allergies', 'allergies'], ['all', 'allergies'], ['allergy', 'allergies'], ['vitals', 'vital-signs'], ['vs', 'vital-signs'], ['obs', 'vital-signs'], ['labs', 'results'], ['ros', 'review-of-systems'], ['imp', 'assessment'],
  ['impression', 'assessment'], ['assessment', 'assessment'], ['a/p', 'assessment-and-plan'], ['a&p', 'assessment-and-plan'], ['mse', 'mental-status'], ['mdm', 'assessment'], ['cc', 'chief-complaint'], ['hpi', 'history-of-present-illness'], ['shx', 'social-history'], ['dx', 'assessment'], ['ebl', 'blood-loss'], ['surgeon', 'surgeon'], ['assistant', 'surgeon'], ['qbl', 'blood-loss'], ['complications', 'complications'], ['indications', 'history-of-present-illness'], ['neuro', 'physical-examination'], ['cv', 'physical-examination'], ['resp', 'physical-examination'], ['gi', 'physical-examination'], ['gu', 'physical-examination'], ['heent', 'physical-examination'], ['msk', 'physical-examination'], ['pmhx', 'past-medical-history'], ['soc', 'social-history'], ['tx', 'plan'], ['dispo', 'disposition'], ['homework', 'plan'], ['cns', 'physical-examination'], ['heme', 'physical-examination'], ['haem', 'physical-examination'], ['fam', 'family-history'], ['o/e', 'physical-examination'], ['allerg', 'allergies'], ['adr', 'allergies'], ['hpc', 'history-of-present-illness'], ['mhx', 'past-medical-history'],
]);

/** Headings that say which test was done, and stay with what it showed: "CXR: no infiltrate". */
export const testHeadings: ReadonlySet<string> = new Set(['description', 'cxr', 'ct', 'mri', 'xr', 'us', 'tte', 'echo', 'ua', 'ct head', 'ct a/p', 'chest x-ray', 'x-ray', 'x-rays', 'ekg', 'ecg']);

/** What a system must not be followed by to be the heading of what was found in it: "neuro checks", "GI consult". */
const examined = /^(?!(?:consult\w*|referral|clinic|checks?|team|therap\w+|surgery|surgeon|surg|status|f\/u|follow\w*|bleed\w*|upset|recs?|eval\w*|ppx|prophylaxis|symptoms?|appt|appointment|attending|service|saw|seen|called|notified|aware|cocktail|losses|system)\b)/i;

/** Headings of who the patient is before an age, whatever they head elsewhere: "ID: 71M septic shock". */
export const identifyingHeadings: ReadonlySet<string> = new Set(['id', 'ident', 'identification', 'identity']);

/** Lead words that are one only before certain words. */
export const leadOnlyBefore: ReadonlyMap<string, RegExp> = new Map([
  ['all', /^(?:nkda|nka|nkma|none|pcn|penicillin|sulfa|latex|codeine|shellfish|iodine|asa|aspirin|morphine|no known)\b/i],
  ['obs', /^(?:\d{2,3}[/. ]|t\b|temp\b|bp\b|hr\b|p\b|rr\b|sat|spo2|stable\b|normal\b|nad\b)/i],
  ['surgeon', /^(?:Dr\b|[A-Z][\w.]*\s[A-Z])/], ['assistant', /^(?:Dr\b|[A-Z][\w.]*\s[A-Z])/],
  // "dc home 2010" is the way home, and no heading of it.
  ...['dc home', 'd/c home', 'dc to home', 'discharge home'].map((name): [string, RegExp] => [name, /^(?!)/]),
  ...['dc', 'd/c'].map((name): [string, RegExp] => [name, /^(?!(?:home|to|today|tomorrow|tonight|now|when|if|per|from|the|his|her|this|planning|tylenol|with)\b)/i]),
  // To whom a copy goes, the time of critical care, and a volume.
  ['cc', /^(?!(?:pcp|gp|drs?|md|np|pa|referring|ref|time|cards|cardiology|onc|surgeon|team|all|hospitalist|consultant|clinic)\b|\d)/i],
  // "FH 36" is the height of the fundus.
  ['fh', /^(?!\d)/],
  ['neuro', examined], ['cv', examined], ['resp', examined], ['gi', examined], ['gu', examined], ['heent', examined], ['msk', examined], ['cns', examined], ['heme', examined], ['haem', examined],
  ['fam', /^(?:mom|mum|mother|dad|father|bro|brother|sis|sister|son|dtr|daughter|aunt|uncle|mat|pat|mgm|mgf|pgm|pgf|neg|negative)\b/i],
]);
