import { productNames } from './products.ts';

/** Capitalised words of charts, forms and letters that never belong to a person's name. */
export const neverNames: ReadonlySet<string> = new Set(
  `
  the this that these those there here he she it they we you his her their our your its my i a an and or but nor if then else when while where who whom which what why how
  is are was were be been has have had do does did will would can could should may might must shall not no yes please thank thanks
  dear hello hi hey greetings sincerely regards respectfully yours cordially best kind warm signed
  patient patients pt pts client resident name names address phone fax email date dob age sex gender male female room bed ward unit
  doctor nurse physician provider attending surgeon consultant resident registrar intern student therapist counselor pharmacist dentist assistant technician coordinator
  mr mrs ms miss dr prof mx md do rn np pa phd lpn dds dpm od pharmd facs facp mbbs frcp lcsw crna aprn bsn msn fnp rd cna emt
  hospital clinic center centre medical health healthcare care department dept division service services office pharmacy laboratory lab labs emergency urgent outpatient inpatient
  insurance medicare medicaid policy plan account number record records chart id mrn ssn npi dea vin
  history hx physical exam examination assessment impression recommendation recommendations plan diagnosis diagnoses findings procedure procedures medications medication meds allergies
  allergy social family past present review systems system vital vitals signs symptoms chief complaint subjective objective hpi ros pmh psh fh sh cc
  admission discharge transfer follow followup progress summary report note notes letter referral consultation consult operative pathology radiology cardiology neurology oncology dermatology
  orthopedics orthopedic urology nephrology gastroenterology endocrinology pulmonology rheumatology psychiatry psychology pediatrics surgery anesthesia obstetrics gynecology hematology immunology
  general constitutional skin heent eyes ears nose throat neck cardiovascular respiratory chest lungs heart abdomen gastrointestinal genitourinary musculoskeletal extremities neurologic neurological
  psychiatric endocrine hematologic lymphatic back breast pelvic rectal mental status mood
  blood pressure pulse temperature respirations oxygen saturation weight height bmi pain normal abnormal negative positive stable acute chronic mild moderate severe left right bilateral
  type stage class grade level score scale index risk test tests study studies trial results result culture panel count image imaging scan ct mri xray ultrasound ekg ecg eeg echo
  january february december october november september monday tuesday wednesday thursday friday saturday sunday today yesterday tomorrow
  american african asian hispanic latino latina caucasian european english spanish french german italian chinese japanese korean indian mexican russian polish dutch swedish danish norwegian
  finnish greek turkish arabic hebrew portuguese brazilian canadian australian british irish scottish welsh jewish christian muslim catholic
  recommended guidelines guideline management treatment treatments therapy current latest updated effectiveness efficacy comparison considering dosage dosing prognosis approach differential
  evaluate evaluation options preferred best early standard what which advice protocol protocols criteria side effects long term
  syndrome disease disorder sign reflex angina esophagus palsy sepsis cancer carcinoma lymphoma leukemia tumor diabetes hypertension asthma copd chf
  vitamin vit sa su factor hepatitis influenza covid herpes lyme ebola zika
  north south east west northern southern eastern western street road avenue lane drive suite apt apartment floor building city state county country zip
  mobile cell home work personal info contact website visit see note re subject cc bcc from sent attn attention enclosed
  said states stated reports reported denies denied presents presented
  gold gusto ascend accord sprint framingham gleason apgar braden glasgow
  in on at by of for with from to as after before during since until about above below under over between through into onto upon within without per via despite
  all any both each every either neither other another some such same own only just even ever also too very so than yet still again once twice already almost
  me him us them mine yours hers ours theirs myself himself herself itself themselves one two three four five six seven eight nine ten
  um uh uhm umm hm hmm mm mmm mhm oh ah aw eh ha huh wow ok okay okey yeah yep yup nope alright gotcha gonna lemme sir maam ma yessir hmmm ooh ouch bye well sure great good fine right
  let go come get got give make take tell look feel think know want need like see say keep put try use call ask hold wait
  american america europe africa asia antarctica elisa pcr igg igm iga ige co tc
  abd adm admin dx rx tx hx sx fx cx bx px ddx dispo disch fu endo derm neuro cards ortho onc rad rads heme neph nephro gyn uro pulm gi gu msk psych ophtho optho peds anes anesth path micro chem coag
  abg vbg cbc bmp cmp lft lfts ua uds tsh inr ptt hgb hct plt wbc rbc mcv bun phos alb bili tbili ast alt alk trop bnp iv im po sq subq prn bid tid qid qhs npo nkda nka dnr dni polst molst hcp hcpoa poa mar emar
  pmd vs vss perrl perrla eomi rrr ctab wnl gcs nihss phq gad moca mmse cssrs ciwa cows morse adl adls iadl sob etoh thc ivdu avh mse iop php dbt cbt emdr dap soap sbar birp tele surg icu micu sicu nicu picu pacu ldr snf
  ltc ltac hh hha dme cpap bipap hfnc vent trach peg ngt evd icp picc cvc cxr kub cta mra mrcp ercp egd tte tee lvef svc ivc pda cabg pci des stemi nstemi afib svt avb lbbb rbbb htn hld ckd esrd osa hfref hfpef cad pvd
  pad dvt cva tia tbi uti pna mrsa mssa vre esbl cdiff hiv hcv hbv sti std abx bcx ucx ivf kcl tpn prbc ffp lang ins inc llc emp occ lmp edd efw nst bpp gbs gtt nsvd appt appts auth acct ref req addr tel pgr dtr dtrs
  tongan filipino tagalog hmong vietnamese haitian creole somali amharic tigrinya swahili hindi urdu punjabi bengali nepali burmese khmer lao thai farsi persian pashto dari kurdish ukrainian romanian serbian croatian
  bosnian albanian armenian czech slovak hungarian icelandic samoan hawaiian navajo lakota ojibwe sikh hindu buddhist lutheran pentecostal mormon presbyterian episcopal
  pilot driver rider crew supervisor manager adjuster examiner deputy deacon officer detective trooper agent scribe circulator witness signature signed printed dictated transcribed reviewed employer employers
  interpreter translator radiologist pathologist anesthesiologist technologist sonographer hospitalist intensivist caseworker paralegal attorney principal peer sponsor tech technician aide
  feb apr jul aug sept oct nov dec mon tue tues wed thu thur thurs fri sat sun emer rel guar addl misc approx incl
  chole thora mero warf novo montel thia peth vitt dest enrt onscn cont contd ctd bible quran koran torah bedhold timesheet esq
  gram staphylococcus streptococcus escherichia klebsiella pseudomonas enterococcus candida clostridium clostridioides helicobacter mycobacterium aspergillus salmonella
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Words that no name has in running text, and that are a name after a title or for a relative: "Dr. Long", "her son Will". */
export const nameableWords: ReadonlySet<string> = new Set(
  'will may best long early german welsh christian west lane ward case great good fine gold grace sprint accord see an do ho so oh her you he ha ma hale tan sun thu mon pa'.split(
    ' ',
  ),
);

/** Brand and generic names of drugs that do not show it by their ending. */
export const drugNames: ReadonlySet<string> = new Set(
  `
  abilify accupril actos adalimumab adderall advair advil afrin albuterol aldactone aleve allegra alprazolam ambien amlodipine amoxil apixaban aricept arimidex aspirin atacand ativan atrovent augmentin
  avandia avastin avelox azithromycin bactrim belsomra benadryl benicar biaxin botox brilinta bumex buspar bydureon byetta bystolic caduet calan cardizem cardura catapres ceftin celebrex celexa cellcept
  chantix cialis cipro claritin cleocin climara clonidine colace colchicine combivent concerta copaxone coreg cosentyx coumadin cozaar crestor cymbalta cytoxan darvocet decadron depakote desyrel detrol diflucan digoxin
  dilantin dilaudid diovan ditropan dulera duragesic dupixent effexor elavil eliquis emgality enbrel entresto entyvio epipen epogen estrace evista exelon farxiga femara fentanyl fioricet flagyl flexeril
  flomax flonase flovent fluvoxamine fosamax gabapentin geodon gleevec glucophage glucotrol haldol heparin humalog humira humulin hydrochlorothiazide hyzaar ibuprofen imdur imitrex imodium inderal insulin invokana isordil
  januvia jardiance kenalog keppra keytruda klonopin klor lamictal lanoxin lantus lasix latuda levaquin levemir levothyroxine levoxyl lexapro linzess lipitor lisinopril lithium lopressor lortab losartan lotensin lotrel
  lovenox lunesta lupron lyrica macrobid maxalt medrol metformin methotrexate micardis micronase minipress mirapex miralax mobic morphine motrin mounjaro namenda narcan nardil nasonex neulasta neurontin nexium
  niaspan norco normodyne norvasc novolin novolog nucynta nuvigil ofev olanzapine opdivo orencia oxycontin ozempic pamelor paxil paxlovid pepcid percocet phenergan plaquenil plavix pradaxa prandin pravachol prednisone
  premarin prevacid prilosec prinivil pristiq procardia prograf prolia propofol proscar protonix proventil provigil prozac pulmicort reglan relafen remeron remicade repatha requip restasis restoril retin
  revatio rinvoq risperdal ritalin robaxin rocephin rybelsus saxenda senokot sensipar septra seroquel simvastatin sinemet singulair skelaxin skyrizi soma spiriva stelara strattera suboxone subutex synthroid tagamet
  keflex naprosyn accutane unithroid cylert lamisil tarka cetaphil megestrol amikacin calcitriol vicryl tamiflu tapazole taxol tegretol tenormin tessalon topamax toprol toradol tradjenta tramadol trazodone trelegy tresiba tricor trileptal trulicity tylenol tysabri ultram valium valtrex vancomycin vasotec venofer
  ventolin viagra vicodin victoza viibryd vimpat voltaren vraylar vytorin vyvanse warfarin wegovy wellbutrin xalatan xanax xarelto xeljanz xeloda xolair xopenex zanaflex zantac zaroxolyn zebeta zestoretic zestril
  sublocade vivitrol brixadi zubsolv bunavail lucemyra aristada invega sustenna trinza rexulti caplyta fanapt saphris lybalvi cobenfy austedo ingrezza nuplazid auvelity trintellix spravato zurzuvae quviviq dayvigo hetlioz
  nurtec ubrelvy qulipta aimovig ajovy vyepti reyvow ocrevus kesimpta briumvi tecfidera vumerity aubagio gilenya mavenclad zeposia lemtrada avonex rebif betaseron plegridy radicava rilutek relyvrio spinraza zolgensma evrysdi
  repatha leqvio nexletol vascepa corlanor verquvo multaq tikosyn rythmol ranexa camzyos kerendia korlym isturisa tirzepatide zepbound soliqua xultophy toujeo basaglar admelog lyumjev fiasp afrezza steglatro glyxambi synjardy qtern steglujan
  otezla taltz tremfya siliq ilumya cimzia simponi actemra kevzara olumiant orladeyo takhzyro nucala fasenra tezspire xhance dymista anoro breo stiolto bevespi breztri yupelri daliresp esbriet adempas opsumit uptravi letairis tracleer
  prezista prezcobix symtuza biktarvy genvoya stribild descovy truvada triumeq dovato juluca tivicay cabenuva apretude epclusa harvoni mavyret sovaldi vemlidy baraclude prevymis valcyte noxafil cresemba vfend mycamine cancidas
  zerbaxa avycaz vabomere recarbrio fetroja xerava teflaro vibativ dalvance orbactiv sivextro zyvox dificid xifaxan ibrance kisqali verzenio enhertu kadcyla perjeta herceptin kanjinti trazimera phesgo lynparza zejula rubraca tagrisso tecentriq
  imfinzi yervoy libtayo bavencio jakafi imbruvica calquence brukinsa venclexta revlimid pomalyst velcade kyprolis darzalex xgeva zometa reclast forteo tymlos evenity boniva atelvia fortical lupkynis benlysta saphnelo krystexxa uloric mitigare
  unasyn ancef zinacef maxipime fortaz invanz merrem primaxin azactam cubicin synercid tobi cayston pulmozyme trikafta symdeko orkambi kalydeco hectorol zemplar renvela fosrenol velphoro auryxia sensipar aranesp procrit retacrit mircera venofer injectafer feraheme
  narcan kloxxado evzio precedex ketalar diprivan amidate brevital anectine zemuron nimbex bridion pitocin methergine hemabate cytotec cervidil makena nplate promacta doptelet hemlibra advate eloctate kcentra andexxa praxbind
  zetia ziac zithromax zocor zofran zoloft zomig zosyn zovirax zyloprim zyprexa zyrtec
  `
    .split(/\s+/)
    .filter(Boolean),
);

/** Endings of generic drug names and of the words of disease and treatment. */
const medicalEnding =
  /(?:mab|nib|pril|sartan|statin|olol|dipine|azole|cillin|mycin|floxacin|cycline|prazole|tidine|setron|triptan|gliptin|gliflozin|glutide|parin|xaban|gatran|platin|taxel|rubicin|vir|zepam|zolam|barbital|caine|profen|oxetine|triptyline|azepam|semide|thiazide|lukast|terol|sone|solone|onide|fibrate|formin|glitazone|urea|toin|gabalin|pentin|itis|osis|emia|uria|pathy|plasty|ectomy|otomy|ostomy|scopy|graphy|gram|algia|plegia|oma|phagia|rrhea|megaly|penia|cytosis)$/;

/** True for a folded word that by its ending or by itself is a drug, a product, a disease or a procedure. */
export function isMedicalWord(folded: string): boolean {
  return drugNames.has(folded) || productNames.has(folded) || (folded.length > 5 && medicalEnding.test(folded));
}
