/**
 * Heads of the names of facilities and companies, in order of what they ask of the words before them.
 * `clear`: any word of its own in capitals is the name. `plain`: an everyday word, so the head has to be written with a
 * capital too. `weak`: also part of generic terms ("Exercise Program"), so the own word has to be a name, a city or no
 * English word.
 */
export type HeadStrength = 'clear' | 'plain' | 'weak';

const rows = (strength: HeadStrength, ...lists: readonly string[]): (readonly [string, HeadStrength])[] =>
  lists.flatMap((list) => list.split('|').map((head) => [head, strength] as const));

/** Hospitals, practices and what belongs to them. */
const care = rows(
  'clear',
  'hospital|hospitals|hosp|infirmary|hospice|medical center|medical centre|medical cntr|med center|med ctr|med cntr|medcenter|medical ctr|med. center|med. ctr|med. ctr.|health center|health ctr|health centre|health system|health systems|healthcare|' +
    'health care|healthcare system|health network|health services|health plex|healthplex|medical group|medical associates|medical clinic|medical campus|medical arts|medical plaza|medical tower|medical pavilion|medical park|cancer center|cancer centre|cancer institute|' +
    'heart center|heart institute|heart hospital|heart & vascular|heart and vascular|heart tower|surgery center|surgery ctr|surgical center|surgicenter|surgical hospital|surgical specialists|endoscopy center|endoscopy ctr|rehabilitation center|' +
    'rehabilitation hospital|rehab center|rehab ctr|rehab|rehab & nursing|nursing home|nursing center|nursing facility|nursing & rehab|nursing and rehab|nursing & rehabilitation|nursing and rehabilitation|skilled nursing|health & rehab|health and rehab|' +
    'care center|care ctr|care centre|care home|convalescent|convalescent home|convalescent hospital|assisted living|senior living|senior care|senior center|retirement community|retirement home|retirement village|memory care|' +
    'urgent care|immediate care|express care|minute clinic|minuteclinic|family practice|family medicine|family health|family care|family physicians|family dental|family dentistry|primary care|internal medicine|imaging center|diagnostic imaging|' +
    'radiology associates|dialysis center|dialysis|kidney care|birth center|birthing center|eye center|eye institute|eye associates|eye clinic|vision center|wellness center|wellness|treatment center|recovery center|behavioral health|mental health|' +
    'mental health center|community health center|community health|general hospital|university hospital|memorial hospital|regional medical center|regional hospital|community hospital|childrens hospital|trauma center|health|' +
    'physicians|pediatrics|pediatric associates|orthopedics|orthopaedics|orthopaedic specialists|orthopedic specialists|sports medicine|physical therapy|hand therapy|occupational medicine|occupational health|occ med|occ health|' +
    'cardiology associates|pharmacy|pharmacies|pharmacia|apothecary|drug store|drugstore|drugs|rx|infusion|home infusion|home health|home care|homecare|hospice & palliative|palliative care|laboratories|laboratory|pathology associates|pathology assoc|path labs|' +
    'diagnostics|genetics lab|nhs trust|nhs foundation trust|surgery practice|health board|medical practice|sanatorium|polyclinic|hospital center|veterans hospital|va hospital|va medical center|va clinic|vamc|cboc|' +
    'gastroenterology|neurology|nephrology|urology|dermatology|rheumatology|endocrinology|oncology|hematology|cardiology|pulmonology|ophthalmology|psychiatry|psychology|podiatry|obstetrics|ob/gyn|obgyn|chiropractic|dental|dentistry|orthodontics|' +
    'audiology|optometry|optical|opticians|counseling|counselling|medical transport|medical supply|ambulance|ambulance service|ambulance district|ambulette|ems|fire & rescue|fire and rescue|fire department|fire dept|fire district|fire rescue|' +
    'air medical|life flight|medical equipment|oxygen|prosthetics|orthotics|blood center|blood bank|birthing|hearing center|sleep center|pain center|spine center|womens center|womens health|medical partners|health partners|' +
    'neurological institute|healthcare center|snf|ltac|ltach|alf|veterinary|animal hospital|funeral home|funeral homes|mortuary|crematory|crematorium|cremation|cemetery|memorial park|memorial gardens',
);

/** Schools, courts, prisons, shelters and houses of worship that no everyday word is. */
const community = rows(
  'clear',
  'correctional facility|correctional center|correctional institution|correctional|detention center|detention facility|county jail|juvenile hall|penitentiary|police department|police dept|sheriff department|county sheriff|drug court|district court|' +
    'circuit court|superior court|municipal court|family court|probate court|juvenile court|county court|high school|middle school|elementary school|primary school|grade school|charter school|preparatory school|prep school|elementary|elem|preschool|kindergarten|' +
    'daycare|day care|child care|childcare|learning center|community college|state university|state college|school district|unified school district|isd|seminary|medical school|school of medicine|school of nursing|law school|' +
    'cathedral|basilica|synagogue|mosque|gurdwara|abbey|monastery|convent|priory|baptist church|methodist church|lutheran church|catholic church|presbyterian church|tabernacle|apartments|apts|condominiums|condos|townhomes|mobile home park|' +
    'trailer park|trailer pk|trlr park|trlr pk|mobile home pk|rv park|rv pk|mhp|homeless shelter|rescue mission|halfway house|sober living|group home|sober house|recovery house|community center|rec center|recreation center|ymca|ywca|country club|golf club|yacht club|senior apartments|national park|state park|' +
    'national forest|reservation|pueblo|rancheria|air force base|naval base|army base|afb|naval station|shipyard|airport|international airport|bus station|train station|refinery|power plant|steel mill|lumber mill|paper mill|sawmill|foundry|cannery',
);

/** Companies by what they make or by the form of the firm. */
const companies = rows(
  'clear',
  'inc|llc|l. l. c|llp|pllc|corp|corporation|incorporated|& sons|and sons|& son|& co|and company|& company|bros|brothers inc|enterprises|industries|manufacturing|mfg|construction|contractors|contracting|roofing|plumbing|electric company|' +
    'heating & cooling|heating and cooling|hvac|landscaping|trucking|freight|logistics|transport services|transit|airlines|airways|aerospace|aviation|railroad|railway|motors|auto body|auto repair|auto parts|automotive|tire|tires|lumber|timber|logging|' +
    'mining|coal company|steel|ironworks|iron works|shipbuilding|shipbldg|packing|meatpacking|poultry|dairy|foods|bakery|brewery|winery|vineyard|vineyards|orchards|nursery|greenhouse|feed & seed|upholstery|precast|concrete|paving|excavating|' +
    'welding|machining|tool & die|plastics|textiles|furniture|hardware|supermarket|supermarkets|grocery|groceries|diner|restaurant|cafe|coffeehouse|coffee shop|coffee co|pizzeria|pizza|grill|steakhouse|taqueria|catering|casino|hotel|motel|inn & suites|resort|' +
    'salon|nail salon|barbershop|barber shop|hair salon|dry cleaners|cleaners|laundromat|taxi|cab company|savings bank|credit union|insurance agency|realty|real estate|law firm|law office|law offices|law group|attorneys at law|staffing|janitorial|security services|' +
    'language services|language svcs|software|technologies|newspaper|credit services|seafood|fisheries|almond farm|dairy farm|horse farm|tree service|pest control|warehouse|distribution center|amusement park|bowling|lanes|fitness|gym|crossfit|karate|ballet|dance studio',
);

/** Everyday words that with a capital and a name before them are places. */
const plain = rows(
  'plain',
  'clinic|clinics|med|office|offices|downtown clinic|downtown office|center|centre|ctr|institute|institution|university|univ|college|school|academy|montessori|memorial|general|regional|medical|campus|manor|lodge|village|er|ed|va|church|parish|' +
    'temple|chapel|ministries|mission|shelter|prison|jail|library|museum|theater|theatre|ranch|farms|foundation|practice|associates|assoc|assocs|partners|trust|ward|wing|pavilion|tower|towers|methodist|baptist|deaconess|lutheran|presbyterian|episcopal|adventist|' +
    "franciscan|children's|childrens|women's|middle|junior high|senior high|vna|high|residence|residences|villas|gardens|commons|estates|terrace|haven|hospitality|collective|cooperative|co-op|coop|specialists|surgeons|consultants|anesthesia|radiology|imaging|" +
    'orthopaedic|orthopedic|psych|police|fire|sheriff|rescue|labs|lab|brothers|company|co|mills|mill|plant|factory|works|market|mart|bank|store|stores|deli|inn|tavern|pub|brewing|studio|studios|auto|electric|arena|stadium|speedway|beach park|dry dock|harbor|marina|' +
    'senior|hospitalists|counseling associates|medicine|nursing|rehabilitation|therapy|pathology|supply|casket|monastery|sanctuary|bible|hall|dorm|dormitory|lake|creek|river|island|beach|reservoir|trailhead|campground|square|plaza|mall|crossing|lounge|saloon',
);

/** Words that head generic terms at least as often. */
const weak = rows(
  'weak',
  'program|programs|services|service|svcs|svc|group|court|park|place|home|homes|house|houses|team|department|dept|unit|station|club|bar|city|farm|shop|systems|solutions|network|agency|authority|district|union|project|initiative|center for|' +
    'pd|so|fd|annex|heights|hills|point|view|plantation|woods|oaks|acres|camp|community|alliance|coalition|council|league|society|association|guild|order|line|yard|garage|field|fields|depot|terminal|base|post|heart|vision|hearing|endo|ortho|eye|kidney|spine|smiles|kids|cares|care|hub|market|tower|tours|sweets|works|metro|coop|state|courthouse',
);

/** Every head with its strength. */
export const facilityHeads: readonly (readonly [string, HeadStrength])[] = [
  ...weak,
  ...plain,
  ...companies,
  ...community,
  ...care,
];

/** Words that begin the name of a place, and what follows with a capital belongs to it: "Our Lady of Lourdes", "Camp Pendleton". */
export const placePrefixes: readonly string[] = (
  'our lady of|our lady|sacred heart|good samaritan|good shepherd|holy cross|holy family|holy name|holy redeemer|holy spirit|holy trinity|blessed sacrament|star of the sea|sisters of|little sisters of|daughters of|brothers of|convent of|monastery of|church of|' +
  'parish of|cathedral of|temple beth|temple|beth|congregation|masjid|islamic center of|iglesia|templo|capilla|villa|casa|hacienda|rancho|clinica|centro|hospital de|hospital san|colegio|escuela|via christi|camp|fort|ft|mount|mt|lake|university of|college of|' +
  'town of|city of|county of|village of|township of|state university of|school of|port|bayou|isla|isle of|point|cape|hotel|cafe|chateau|residence at|shores of|gardens at|village at|house of|home of|children of|friends of|bank of|university at'
).split('|');

/** Words before a head that say what a place does, not which place it is: "Pain Clinic", "Emergency Department". */
export const facilityGenerics: ReadonlySet<string> = new Set(
  (
    'the a an our my your his her their this that local nearby outside another any each every community university teaching academic tertiary general regional county city state district national private public ' +
    'rural urban emergency outpatient inpatient ambulatory pain wound cardiology cardiac heart stroke cancer oncology dermatology diabetes diabetic endocrine endocrinology neurology neuro eye dental oral sleep asthma ' +
    'allergy pulmonary lung renal kidney dialysis liver hepatology gi gastroenterology urology gynecology gyn ob obgyn obstetrics maternity prenatal fertility women womens mens men children childrens pediatric pediatrics ' +
    'geriatric senior family primary urgent acute intensive critical long short term walk in walkin surgical surgery medical health mental behavioral psychiatric psychiatry rehabilitation rehab physical occupational speech ' +
    'therapy orthopedic orthopedics spine sports hand foot podiatry ent infectious disease hiv tb travel vaccine flu covid coumadin warfarin anticoagulation lipid hypertension weight bariatric obesity nutrition memory ' +
    'movement headache migraine epilepsy ms infusion chemotherapy radiation radiology imaging mri ct lab blood plasma donor transplant burn trauma free va veterans military army navy student campus school high middle ' +
    'elementary new old same first second third data call customer job career fitness recreation nursing skilled assisted memorial hospital clinic center day night care follow up tumor breast genetics genetic hematology ' +
    'rheumatology arthritis joint vascular vein hernia colorectal medicine internal preventive addiction substance chronic digestive oral nutrition past current arrhythmia toxicology microbiology peritoneal metabolic neonatal adult methadone suboxone recovery detox crisis home visiting visit seen large small major ' +
    'social human adult child protective services service support peer group process focus control age blood abo rh exercise education training research study pgy resus board rounds conference huddle meeting window wall desk bench advance prehospital management bay clinical patient provider physician attending resident fellow surgeon nurse hospitalist pharmacy laboratory department dept unit team ' +
    'division section program residential partial intensive day treatment step down stepdown telemetry progressive observation recovery operating room labor delivery triage registration admitting records billing main front back side north south east west upper lower left right central ' +
    'total full partial open closed active final interim initial annual weekly daily monthly quality safety risk case care management utilization review discharge admission transfer referral consult consultation procedure procedural interventional invasive noninvasive diagnostic therapeutic screening ' +
    'neonatal perinatal antenatal postpartum obstetric gynecologic gynecological fetal newborn infant adolescent teen youth elder eldercare aging geriatrics palliative hospice end comfort bereavement spiritual pastoral chaplain chaplaincy ' +
    'neuromuscular neurosurgery neurosurgical neurological neuropsych neuropsychology neurophysiology electrophysiology ep cath catheterization echo ekg ecg eeg emg vascular thoracic cardiothoracic cardiovascular ctsurg plastic reconstructive maxillofacial craniofacial otolaryngology ophthalmology optometry retina glaucoma cornea audiology hearing vision ' +
    'voice swallow swallowing feeding lactation stoma ostomy wound hyperbaric lymphedema pelvic continence prostate testicular bladder bowel thyroid pituitary adrenal bone fracture osteoporosis hip knee shoulder ankle wrist elbow neck back joint replacement concussion brain injury spinal cord cns ' +
    'ketamine ect tms nephrology urogynecology pulmonology immunology pathology cytology histology serology virology hemodialysis apheresis transfusion coagulation hemophilia sickle cell marrow stem leukemia lymphoma melanoma sarcoma survivorship prep pre post op preop postop perioperative anesthesia anesthesiology ' +
    'sterile supply equipment durable respiratory ventilator oxygen vaccine immunization travel employee occupational workers compensation legal aid housing food transportation language interpreter court drug alcohol tobacco smoking cessation gambling domestic violence abuse sexual assault victim homeless warming ' +
    'nail hair beauty coffee grocery book shoe machine body tool repair funeral moving cleaning lawn real estate law insurance credit savings farm dairy fire police ambulance rescue air ground swing half full double rooming boarding foster parents parent in-law apartment low income section public section mobile ' +
    'failure device certified licensed registered nasal cannula mask tube catheter pump fast drive thru level stage phase type class grade track floor bed beds room rooms hall lobby entrance gate exit parking street road avenue and or of at for with by from to'
  ).split(' '),
);
