/**
 * Heads of facility names. `clear`: what stands before it in capitals is its name. `plain`: an everyday word, which needs
 * a capital of its own or a place before it.
 */
export const facilityHeads: readonly (readonly [string, 'clear' | 'plain'])[] = [
  ...(
    'hospital|hospitals|infirmary|hospice|medical center|medical centre|med center|med ctr|med. center|med. ctr|med. ctr.|medical ctr|health center|health centre|health system|health systems|healthcare|health care|' +
    'healthcare system|health network|health services|medical group|medical associates|medical clinic|medical campus|cancer center|cancer centre|cancer institute|heart center|heart institute|' +
    'surgery center|surgical center|surgicenter|rehabilitation center|rehabilitation hospital|rehab center|rehab|nursing home|nursing center|nursing facility|skilled nursing|care center|care centre|care home|' +
    'assisted living|senior living|retirement community|retirement home|memory care|urgent care|family practice|family medicine|family health|primary care|imaging center|dialysis center|dialysis|birth center|' +
    'eye center|eye institute|eye associates|wellness center|treatment center|recovery center|behavioral health|mental health center|community health center|general hospital|university hospital|' +
    'memorial hospital|regional medical center|community hospital|childrens hospital|trauma center|health|physicians|pediatrics|orthopedics|orthopaedics|cardiology associates|pharmacy|laboratories|diagnostics|' +
    'nhs trust|nhs foundation trust|surgery practice|health board|medical practice|sanatorium|polyclinic|hospital center|veterans hospital|va hospital|va medical center|correctional facility|detention center|county jail'
  )
    .split('|')
    .map((head) => [head, 'clear'] as const),
  ...(
    'clinic|clinics|med|office|offices|downtown clinic|downtown office|center|centre|institute|institution|university|college|school|high school|middle school|elementary school|elementary|academy|memorial|general|medical|campus|manor|lodge|' +
    'village|er|ed|va|church|temple|synagogue|mosque|shelter|prison|jail|penitentiary|hotel|motel|airport|library|ranch|farms|foundation|group home|practice|associates|trust|ward|wing|pavilion'
  )
    .split('|')
    .map((head) => [head, 'plain'] as const),
];

/** Words before a head that say what a place does, not which place it is: "Pain Clinic", "Emergency Department". */
export const facilityGenerics: ReadonlySet<string> = new Set(
  (
    'the a an our my your his her their this that local nearby outside another any each every community university teaching academic tertiary general regional county city state district national private public ' +
    'rural urban emergency outpatient inpatient ambulatory pain wound cardiology cardiac heart stroke cancer oncology dermatology diabetes diabetic endocrine endocrinology neurology neuro eye dental oral sleep asthma ' +
    'allergy pulmonary lung renal kidney dialysis liver hepatology gi gastroenterology urology gynecology gyn ob obgyn obstetrics maternity prenatal fertility women mens womens men children childrens pediatric pediatrics ' +
    'geriatric senior family primary urgent acute intensive critical long short term walk in walkin surgical surgery medical health mental behavioral psychiatric psychiatry rehabilitation rehab physical occupational speech ' +
    'therapy orthopedic orthopedics spine sports hand foot podiatry ent infectious disease hiv tb travel vaccine flu covid coumadin warfarin anticoagulation lipid hypertension weight bariatric obesity nutrition memory ' +
    'movement headache migraine epilepsy ms infusion chemotherapy radiation radiology imaging mri ct lab blood plasma donor transplant burn trauma free va veterans military army navy student campus school high middle ' +
    'elementary new old same first second third data call customer job career fitness recreation nursing skilled assisted memorial hospital clinic center day night care follow up tumor breast genetics genetic hematology ' +
    'rheumatology arthritis joint vascular vein hernia colorectal medicine internal preventive addiction substance chronic digestive oral nutrition past current arrhythmia toxicology microbiology peritoneal metabolic neonatal adult methadone suboxone recovery detox crisis home visiting visit seen large small major'
  ).split(' '),
);

/** Facilities known by a bare name. */
export const facilityBrands: readonly string[] = (
  'ucsf|ucla|ucsd|uc davis|uc irvine|uchealth|upmc|uab|unc|utsw|ut southwestern|utmb|ohsu|musc|uihc|uams|ummc|nyu|nyu langone|nyp|newyork-presbyterian|new york presbyterian|new york-presbyterian|chop|chla|mgh|bwh|bidmc|msk|mskcc|' +
  'good samaritan|mayo|mayo clinic|cleveland clinic|johns hopkins|john hopkins|hopkins|cedars-sinai|cedars sinai|cedar sinai|cedar-sinai|mount sinai|mt. sinai|mt sinai|kaiser|kaiser permanente|mass general|massachusetts general|' +
  "brigham and women\u2019s|brigham and women's|brigham|beth israel|beth israel deaconess|md anderson|m.d. anderson|memorial sloan kettering|sloan kettering|dana-farber|dana farber|stanford|duke|emory|vanderbilt|baylor|" +
  'geisinger|intermountain|sutter|banner|scripps|ochsner|northwestern|northwestern memorial|montefiore|yale|yale new haven|yale-new haven|penn medicine|jefferson|temple|rush|loyola|barnes-jewish|barnes jewish|tufts|' +
  'lahey|hartford|christiana|inova|medstar|georgetown|sentara|wake forest|atrium|novant|piedmont|grady|adventhealth|hca|baptist|methodist|houston methodist|memorial hermann|ben taub|parkland|st. jude|st jude|sharp|' +
  'city of hope|providence|swedish|harborview|virginia mason|legacy|fairview|allina|essentia|sanford|avera|froedtert|aurora|advocate|ascension|trinity|mercy|dignity|tenet|kindred|encompass|davita|fresenius|cvs|walgreens|' +
  'rite aid|quest|quest diagnostics|labcorp|bellevue|lenox hill|maimonides|jacobi|cooper|hackensack|hackensack meridian|atlanticare|lehigh valley|wellspan|cleveland|ut health|uf health|jackson memorial|tampa general|shands|' +
  "walter reed|bethesda naval|tripler|landstuhl|nationwide|rainbow babies|texas children\u2019s|texas children's|boston children\u2019s|boston children's|boston medical|addenbrooke\u2019s|addenbrooke's|great ormond street"
).split('|');
