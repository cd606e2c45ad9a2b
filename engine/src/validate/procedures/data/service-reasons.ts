import { codesIn } from '../codes-in.ts';

/** For what a test is done, as charts name it. */
export interface ServiceReasons {
  /** In words of our own. */
  readonly label: string;
  /** Words of which one must stand, and not be denied. */
  readonly words: RegExp;
  /** Where it is asked for only of charts that tell this: a terse note of a debridement need not say that the wound was dirty. */
  readonly where: RegExp | null;
}

const heart = String.raw`palpitat\w*|syncop\w*|dizz\w*|lighthead\w*|faint\w*|dyspn\w*|sob|doe|short(?:ness)? of breath|breathless\w*|hypertens\w*|htn|arrhythm\w*|fibrillat\w*|afib|cad|coronary|heart (?:failure|disease|attack|block|murmur)|cardi\w+|bradycard\w*|tachycard\w*|edema|murmur|angina|stroke|tia|chf|hfr?ef|hfpef|chest|infarct\w*|nstemi|stemi|valv\w+|stenosis|regurgitation`;
const lungs = String.raw`cough\w*|dyspn\w*|sob|doe|short(?:ness)? of breath|breath\w*|wheez\w*|asthma|copd|smok\w*|tobacco|pulmon\w*|interstitial|fibrosis|pneumo\w*|bronch\w*|lung (?:disease|nodule|cancer|mass)|hypox\w*`;
const screening = String.raw`screen\w*|wellness|annual|physical exam|preventive|well (?:visit|woman|man|adult|child)|check-?up|maintenance|pre-?op\w*`;
const sugar = String.raw`diabet\w*|t[12]dm|dm2?|niddm|iddm|prediabet\w*|pre-diabet\w*|hyperglyc\w*|hypoglyc\w*|obes\w*|glucose|overweight|pcos|polycystic|metabolic|acanthosis|polyuria|polydipsia`;

type Row = readonly [codes: string, label: string, words: string, where?: RegExp];

/** Generous lists of our own: a chart that holds none of these words tells no reason at all. Screening counts where it is done. */
const rows: readonly Row[] = [
  ['93000 93005 93010', 'electrocardiogram', String.raw`${heart}|heart|qt\w*|pre-?op\w*|diabet\w*|weakness|fatigue|tired\w*|exertion\w*|overdose|ingest\w*|electrolyte\w*|potassium|\w*kal[ae]mi\w*|stimulant|antipsychotic|methylphenidate|adderall|citalopram|lithium|amiodarone|methadone|pacemaker|sepsis|pulse|wellness|welcome|thyro\w*|anxiety|panic|epigastric|abdominal|hyperlip\w*|confus\w*|seizure|altered`],
  ['93303-93308 93350-93351', 'echocardiogram', String.raw`${heart}|heart|embol\w*|bacteremia|endocarditis|chemotherapy|marfan|kawasaki|pericard\w*|anthracycline|ascit\w*|swelling`],
  ['94010 94060', 'spirometry', String.raw`${lungs}|lung|pre-?op\w*|occupational|respirator`],
  ['94640', 'nebulizer treatment', String.raw`${lungs}|croup|respiratory|rsv|stridor|anaphyla\w*`],
  ['71045-71048', 'chest film', String.raw`${lungs}|fever\w*|febrile|chills|chest (?:pain|wall|tight\w*|pressure|injur\w*|trauma|tube|discomfort)|rib|ribs|sternum|cp|crackles|rales|rhonchi|heart failure|chf|pleur\w*|effusion|hemopt\w*|tb|tuberc\w*|ppd|quantiferon|weight loss|cancer|carcinoma|lymphoma|sarcoid\w*|nodule|trauma|mvc|mva|fall|fell|intubat\w*|line placement|central line|picc|port|sepsis|septic|night sweats|edema|flu|influenza|covid\S*|aspirat\w*|swallow\w*|syncop\w*|altered|confus\w*|weak\w*|pre-?op\w*|tachypn\w*|desaturat\w*|cyanosis|palpitat\w*|cardi\w*|arrhythm\w*|fibrillation|pacemaker|lupus|rheumatoid|immigra\w*|clearance|overdose|drown\w*|smoke|stroke|abdominal pain|vomit\w*|epigastric`],
  ['70450-70470 70551-70553', 'head scan', String.raw`head\w*|concuss\w*|syncop\w*|seiz\w*|confus\w*|altered|mental status|encephal\w*|dement\w*|memory|cognit\w*|stroke|tia|weak\w*|numb\w*|tingl\w*|paresthes\w*|aphasi\w*|speech|slur\w*|facial|droop\w*|dizz\w*|vertigo|vision|visual|diplopia|blurr\w*|gait|ataxi\w*|tremor|fall|fell|falls|trauma\w*|mvc|mva|assault\w*|migraine|tumou?r|mass|metasta\w*|cancer|hydroceph\w*|shunt|papilledema|bleed\w*|hemorrhage|aneurysm|anticoag\w*|apixaban|warfarin|multiple sclerosis|neuro\w*|tinnitus|hearing|pituitary|prolactin\w*|psychosis|hallucinat\w*|unresponsive|gcs|loss of consciousness|loc|vomit\w*|nystagmus|parkinson\w*|scalp|face|skull|meningi\w*|developmental|macroceph\w*|amenorrh\w*|galactorrh\w*`],
  ['72141-72158 72020-72120', 'spine imaging', String.raw`back|spine|spinal|neck|lumba\w*|sacr\w*|cervic\w*|thorac\w*|radicul\w*|sciatic\w*|myelo\w*|disc|disk|stenosis|scoliosis|kyphosis|compression|vertebra\w*|spondyl\w*|weak\w*|numb\w*|tingl\w*|leg pain|arm pain|incontinence|cauda|cancer|metasta\w*|myeloma|osteopor\w*|multiple sclerosis|fall|fell|trauma\w*|mvc|mva|tailbone|coccyx|foot drop|height loss|claudication|arthritis`],
  ['73000-73140', 'arm film', String.raw`shoulder|arm|forearm|upper arm|elbow|wrist|hand|hands|finger\w*|thumb|clavic\w*|collar ?bone|humer\w*|radi(?:us|al)|ulna\w*|scaph\w*|carpal|metacarp\w*|rotator|fractur\w*|fx|arthritis|bone|foosh|scapula|ac joint|rheumatoid|gout`],
  ['73501-73660', 'leg film', String.raw`hip|hips|pelvi\w*|groin|leg|thigh|knees?|shin|calf|ankles?|foot|feet|toes?|heel|femur\w*|femoral|tibi\w*|fibul\w*|patell\w*|metatars\w*|plantar|achilles|fractur\w*|fx|arthritis|bone|meniscus|acl|limp\w*|bunion|hallux|rheumatoid|gout|malleol\w*|gait|walk\w*`],
  ['76700-76705', 'abdominal ultrasound', String.raw`abd\w*|belly|stomach|ruq|luq|epigastr\w*|flank|gallbl\w*|gallst\w*|chole\w*|biliary|bili\w*|jaundice|liver|hepat\w*|lfts?|alt|ast|transaminase\w*|alcohol\w*|cirrho\w*|pancrea\w*|nausea|vomit\w*|spleen\w*|mass|aneurysm|aorta|aortic|ascit\w*|kidney|renal|weight loss|fatty|pyloric|hernia|fever|murphy`],
  ['93970-93971', 'vein scan', String.raw`dvt|thromb\w*|clot\w*|leg|legs|calf|arm|swell\w*|swollen|edema|varic\w*|venous|embol\w*|d-?dimer|phlebitis|ulcer|extremity|extremities|cellulitis|redness`],
  ['76830 76856-76857', 'pelvic ultrasound', String.raw`pelvi\w*|bleed\w*|menorrh\w*|metrorrh\w*|menses|menstrua\w*|period\w*|amenorrh\w*|uter\w*|fibroid\w*|ovar\w*|adnex\w*|cyst\w*|pcos|infertil\w*|iud|pregnan\w*|abd\w*|endometri\w*|postmenopaus\w*|dysmenorrh\w*|spotting|mass|torsion|vagin\w*`],
  ['77080-77081', 'bone density', String.raw`osteop\w*|menopaus\w*|bone|fractur\w*|fx|steroid\w*|prednisone|${screening}|height loss|vitamin d|parathyroid\w*|aromatase|letrozole|anastrozole|alendronate|bisphosph\w*|denosumab|prolia|celiac|androgen|amenorrh\w*|estrogen|falls?|rheumatoid|hypogonad\w*|kyphosis`],
  ['83036', 'hemoglobin A1c', String.raw`${sugar}|${screening}|hypertens\w*|htn|lipid\w*|hyperlip\w*|neuropath\w*|olanzapine|antipsychotic|steroid|metformin|weight|fatty liver|stroke|pregnan\w*`],
  ['84443', 'TSH', String.raw`thyr\w*|goiter|grave\w*|hashimoto\w*|fatigue|tired\w*|energy|weight|depress\w*|anxi\w*|mood|palpitat\w*|fibrillat\w*|afib|constipat\w*|hair|cold|heat|tremor|lipid\w*|cholest\w*|lithium|amiodarone|menorrh\w*|menses|menstru\w*|amenorrh\w*|infertil\w*|pregnan\w*|prenatal|dement\w*|memory|confus\w*|${screening}|levothyroxine|synthroid|methimazole|bradycard\w*|tachycard\w*|sweat\w*|insomnia|sleep\w*|neuropath\w*|edema|anemi\w*|turner|down syndrome|diabet\w*|hyponatr\w*|bipolar|adhd|htn|hypertens\w*|weakness|galactorrh\w*|growth`],
  ['80061', 'lipid panel', String.raw`lipid\w*|dyslip\w*|cholest\w*|hld|hyperlip\w*|triglycer\w*|ldl|statin|\w+statin|diabet\w*|dm2?|t[12]dm|htn|hypertens\w*|cad|coronary|heart|stroke|tia|obes\w*|overweight|bmi|${screening}|olanzapine|antipsychotic|quetiapine|clozapine|risperidone|isotretinoin|accutane|pad|artery|metabolic|thyroid|kidney|ckd|pancreatitis|xanth\w*|fatty|nephrotic|hiv|family history|pcos`],
  ['84153 84154 G0103', 'PSA', String.raw`prostat\w*|(?:high|elevated|rising|raised) psa|psa (?:of|was|rose|velocity)|bph|luts|urin\w*|nocturia|void\w*|bladder|${screening}|hematuria|testosterone|erectile|hesitancy|retention|bone pain`],
  ['85610', 'INR', String.raw`inr|warfarin|coumadin|anticoag\w*|bleed\w*|bruis\w*|clot\w*|thromb\w*|liver|hepat\w*|cirrho\w*|afib|fibrillat\w*|valve|embol\w*|dvt|pre-?op\w*|surgery|sepsis|stroke|hemorrhage|apixaban|rivaroxaban|epistaxis|melena|hemat\w*|trauma|overdose|jaundice|malabsorption|purpura|petechia\w*`],
  ['81000-81003', 'urinalysis', String.raw`urin\w*|dysuria|hematuria|frequency|urgency|flank|bladder|uti|kidney|renal|nephr\w*|ckd|diabet\w*|t[12]dm|dm2?|pregnan\w*|prenatal|gravid\w*|abdom\w*|abd|belly|pelvi\w*|suprapubic|fever\w*|febrile|vomit\w*|nausea|back pain|low back|prostat\w*|bph|luts|incontinen\w*|enuresis|hypertens\w*|htn|lupus|confus\w*|altered|vagin\w*|penile|discharge|std|sti|stone\w*|edema|swelling|jaundice|dehydrat\w*|weakness|fatigue|trauma|fall|fell|syncop\w*|dizz\w*|sepsis|thirst|polyuria|weight|catheter|sport\w*|employment|dot|preeclamp\w*|scrot\w*|testic\w*|fussy|irritab\w*|poor feeding|rash|purpura|sore throat|${screening}`],
  ['82306', 'vitamin D level', String.raw`vit(?:amin)?\.? d|osteop\w*|bone\w*|fractur\w*|fx|fatigue|tired\w*|malabsor\w*|celiac|crohn\w*|bariatric|bypass|kidney|ckd|renal|calcium|\w*calc[ae]mia|parathyroid\w*|rickets|myalg\w*|muscle (?:pain|weak\w*|ache\w*)|weakness|falls?|obes\w*|depress\w*|menopaus\w*|steroid\w*|prednisone|liver|cirrho\w*|seizure\w*|epilep\w*|pregnan\w*|breastf\w*|multiple sclerosis|sickle|cystic fibrosis|fibromyalg\w*|hair|anorexia|eating|${screening}`],
  ['95810 95811', 'sleep study', String.raw`sleep\w*|snor\w*|apn\w*|osa|epworth|stop-?bang|insomnia|daytime|narcolep\w*|cataplex\w*|restless|rls|parasomn\w*|cpap|hypoventil\w*|somnol\w*|nocturnal|tonsil\w*|adenoid\w*`],
  ['11042-11045 97597', 'debridement', String.raw`necro\w*|slough\w*|devitali\w+|eschar\w*|non-?viable|fibrin\w*|biofilm|callus\w*|dead (?:tissue|skin)|infect\w+|gangren\w*|hyperkerat\w*|undermin\w*|macerat\w*|exudat\w*|debris|contaminat\w*|grossly dirty|burn|blister\w*|nonhealing|purulen\w*|osteomyel\w*|crust\w*`, /\b(?:granulat\w+|clean (?:base|wound|ulcer|edges)|(?:is|base|ulcer) clean|healthy|pink|no (?:slough|necro\w+|eschar|dead|devitali\w+))\b/i],
  ['69209 69210', 'removal of ear wax', String.raw`cerumen|wax|impact\w*|occlu\w*|block\w*|plug\w*`],
  ['87880 87651', 'strep test', String.raw`throat|pharyng\w*|tonsil\w*|odynophag\w*|swallow\w*|exudate\w*|scarlet|fever\w*|rash|impetigo|perianal|adenopathy|uri|cold|upper respiratory|exposure|exposed|abdominal pain|guttate|rheumatic`],
];

const byCode = new Map(
  rows.flatMap(([codes, label, words, where = null]) => {
    const fact: ServiceReasons = { label, words: new RegExp(String.raw`\b(?:${words})\b`, 'gi'), where };
    return codesIn(codes).map((code) => [code, fact] as const);
  }),
);

/** The reasons for which a test is done; null for one of which nothing is known. */
export const findServiceReasons = (code: string): ServiceReasons | null => byCode.get(code) ?? null;
