/** Titles before a name. `strong` ones make nearly any capitalised word after them a name. */
export const titleWords: ReadonlyMap<string, 'strong' | 'capital'> = new Map([
  ...'mr mrs ms miss mister dr drs prof mx messrs mme mlle'.split(' ').map((title) => [title, 'strong'] as const),
  ...(
    'doctor professor nurse sister brother rev reverend rabbi pastor imam sgt sergeant officer captain capt lt lieutenant col colonel maj major judge sir dame registrar consultant attorney ' +
    'chaplain midwife practitioner detective deputy senator agent agt ofc det dep supt insp cpl pvt cmdr capt adm gen trooper sheriff warden justice principal dean coach deacon elder bishop fr padre hno hna don doña dona ' +
    'sra srta dn maulana sheikh shaykh hajji guru pandit swami lama cantor rebbe monsignor msgr abbot vicar parson tía tia tío tio abuela abuelo lola lolo auntie aunty nana papa granny pastora senator señor señora senor senora herr frau monsieur madame father mother aunt uncle grandma grandpa'
  )
    .split(' ')
    .map((title) => [title, 'capital'] as const),
]);

/** Degrees and licences after a name, folded, without stops. */
export const credentials: ReadonlySet<string> = new Set(
  (
    'md do rn np pa phd lpn lvn dds dmd dpm od pharmd rph facs facp facc facog faap faan facep fasn fccp frcpc mbbs mbchb mbbch bds frcp frcs mrcp lcsw lcsw licsw lisw lmsw lsw msw csw bsw lpc lpcc lcpc lmhc lac ladc cadc ' +
    'lmft mft crna aprn arnp bsn msn adn dnp fnp agnp pmhnp nnp cnp crnp cnm cpnp acnp whnp cns rd rdn ldn cna gna sta cma rma ma emt nremt aemt paramedic nrp cfrn fpc ccp pt dpt mpt pta ota cota otr otd slp ccc cf ' +
    'psyd edd edm mph mha mba jd esq cpt cwocn cwon wocn cwcn cnn chpn ocn onc cen cpen tcrn ccrn cnor rnc cnrn cde cdces cdcs rt rrt crt rpsgt rvt rdms rdcs rcis rcs arrt cnmt rtr rtt cci ' +
    'dc nd scd dsc drph bcps bcop bcacp bcpp cpht cgc lgc rdh cda crc ccm acm cmc lnc cpc rhit rhia cts chc mdiv dmin bcc ctrs atr lmt lat atc cscs cht clt ibclc ncc acs faapmr faans mscp ms bs ba drs mt mls ascp sct ct pgy md-phd'
  ).split(' '),
);

/** Words for a relative or another person of the patient's, also of several ("sons", "parents"), and how charts shorten them. */
export const kinship: ReadonlySet<string> = new Set(
  (
    'wife husband hubby husb spouse partner mother mom mum mama father dad papa son sons daughter daughters dtr dtrs dau brother brothers bro sister sisters sis sibling siblings sib sibs twin twins triplets aunt aunts uncle uncles niece nieces ' +
    'nephew nephews cousin cousins grandmother grandfather grandparents grandson grandsons granddaughter granddaughters granddtr grdtr gdtr grandma grandpa gma gpa grandchild grandchildren grandkids ' +
    'stepmother stepfather stepmom stepdad stepson stepdaughter fiance fiancee girlfriend boyfriend gf bf friend friends bestie neighbor neighbour neighbors caregiver caregivers carer guardian roommate roommates landlord landlady coworker ' +
    'colleague boss employer kid kids child children baby babies infant parents teacher caretaker conservator proxy surrogate stepsister stepbrother ex widow widower godmother godfather godson goddaughter ' +
    'mgm mgf pgm pgf mgma pgma fil mil sil bil dil fob mob law tenant companion sitter babysitter nanny'
  ).split(' '),
);

/** What a person does who is named in a chart; the name follows: "CNA Precious", "charge Dez", "interpreter Pheng Lor". */
export const roleWords: ReadonlySet<string> = new Set(
  (
    'rn lpn lvn cna gna pca hha aide np pa md do pt ot slp sw msw lcsw cm ccm rt rrt rph pharmd pharm pharmacist tech technician technologist scribe scrub circulator surgeon asst assistant fellow resident intern extern student pgy ms3 ms4 ' +
    'nurse charge preceptor float sitter chaplain pastor priest deacon minister imam rabbi officer ofc agt agent det detective deputy trooper sheriff sgt sergeant judge attorney lawyer counsel paralegal counselor counsellor therapist ' +
    'psychologist psychiatrist caseworker worker interpreter translator sponsor peer mentor teacher tutor coach principal manager mgr supervisor super foreman boss driver pilot paramedic medic emt crew rep representative vendor ' +
    'radiologist pathologist cardiologist neurologist nephrologist oncologist hematologist urologist gastroenterologist endocrinologist pulmonologist dermatologist rheumatologist hepatologist ophthalmologist optometrist audiologist podiatrist ' +
    'anesthesiologist anesthetist crna perfusionist sonographer phlebotomist hospitalist intensivist internist pediatrician obstetrician gynecologist orthopedist orthopaedist dentist orthodontist endodontist hygienist dietitian dietician nutritionist rd midwife cnm doula ' +
    'coordinator navigator liaison adjuster examiner coroner attending pcp consultant provider physician doctor director don adon secretary clerk receptionist bystander witness informant volunteer veteran passenger ' +
    'nsgy neurosurg neurosurgery cards cardiology gi ent renal nephro neph nephrology neuro neurology ortho uro urology derm onc oncology heme pulm psych vascular surgery endo ob obgyn gyn ir podiatry hepatology crisis intake triage unit registrar scheduler biller ' +
    'po lac lpc nnp cnp crnp fnp vso sro cde guard'
  ).split(' '),
);
