/**
 * What clinicians call a code when they look it up, beyond the phrases of `conditions.data.ts` (which a search reads too).
 * A name may be that of a category that has no code of its own; a code that is not in the loaded table is left out. One line:
 * code | names separated by semicolons. Written for this project.
 */
export const spokenNames = `
S72.00|broken hip; hip fracture; fractured hip
S72.009A|broken hip; hip fracture; fracture of hip
S72.001A|broken right hip; right hip fracture
S72.002A|broken left hip; left hip fracture
S52.50|broken wrist; wrist fracture
S52.501A|broken right wrist; right wrist fracture
S52.502A|broken left wrist; left wrist fracture
S82.89|broken ankle; ankle fracture
S82.891A|broken right ankle; right ankle fracture
S82.892A|broken left ankle; left ankle fracture
S22.39XA|broken rib; rib fracture
S22.49XA|broken ribs; multiple rib fractures
S02.2XXA|broken nose; nasal fracture
Z95.1|cabg status; cabg; s p cabg; bypass surgery; presence of bypass graft; prior cabg
Z95.5|stent; cardiac stent; stent in heart; pci status; ptca with stent
Z95.0|pacer; ppm; pacemaker status
Z95.810|icd; defibrillator; aicd
Z96.641|right hip replacement; right tha; right total hip
Z96.642|left hip replacement; left tha; left total hip
Z96.643|bilateral hip replacement
Z96.651|right knee replacement; right tka; right tkr
Z96.652|left knee replacement; left tka; left tkr
Z96.653|bilateral knee replacement; bilateral tka
Z89.511|right bka; right below knee amputation
Z89.512|left bka; left below knee amputation
Z89.611|right aka; right above knee amputation
Z89.612|left aka; left above knee amputation
Z99.2|on dialysis; dialysis status; hemodialysis; esrd on dialysis
Z99.81|home oxygen; on oxygen; o2 dependent; supplemental oxygen
Z79.4|insulin use; long term insulin
Z79.84|on metformin; oral diabetic medication; long term metformin
Z79.01|anticoagulated; coumadin; on eliquis; long term anticoagulation
Z79.02|on plavix; antiplatelet; long term clopidogrel
Z79.891|chronic opioids; long term opioid use; opioid agreement
Z79.899|high risk medication; long term medication
Z79.52|long term steroids; chronic prednisone
Z51.11|chemo; chemotherapy visit
Z51.5|palliative care; comfort care; hospice care
Z66|dnr; do not resuscitate; no code status
Z00.00|physical; check up; adult physical; routine physical; yearly physical
Z00.129|well child; well child check; well baby; wcc; well child visit
Z00.121|well child with abnormal findings
Z01.419|pap; pap smear; well woman; well woman exam; gyn exam; annual gyn
Z01.818|preop; pre-op clearance; preop clearance; surgical clearance; pre operative exam
Z01.810|cardiac clearance; preop cardiac exam
Z12.31|screening mammogram; mammogram
Z12.11|screening colonoscopy; colon cancer screening
Z12.4|cervical cancer screening
Z12.5|prostate cancer screening; psa screening
Z13.1|diabetes screening
Z13.220|lipid screening; cholesterol screening
Z13.31|depression screening; phq screening
Z11.3|std screening; sti screening
Z11.4|hiv screening
Z20.822|covid exposure; exposure to covid
Z23|vaccine; vaccination; flu vaccine; covid vaccine; immunizations
Z30.09|birth control counseling; contraception counseling
Z30.430|iud insertion
Z30.432|iud removal
Z32.01|positive pregnancy test
Z33.1|incidental pregnancy
Z34.90|prenatal care; ob visit; prenatal
Z39.2|postpartum visit; postpartum check; postpartum exam
Z37.0|live birth; single liveborn outcome
Z38.00|newborn; normal newborn vaginal
Z38.01|newborn by c section; normal newborn cesarean
Z48.00|dressing change; wound dressing
Z48.02|suture removal; staple removal; stitches out
Z47.1|aftercare joint replacement; post op joint replacement
Z09|follow up after treatment
Z76.0|med refill; medication refill; repeat prescription; refill
Z71.3|diet counseling; nutrition counseling
Z71.89|counseling
Z72.0|chewing tobacco; tobacco use
Z73.0|burnout
Z86.0100|history of colon polyps; hx colon polyps
Z86.711|history of pe; history of pulmonary embolism
Z86.718|history of dvt; history of blood clot
Z86.73|history of stroke; history of tia; hx cva; old stroke without deficits
Z87.440|history of uti; recurrent uti history
Z87.442|history of kidney stones
Z80.3|family history of breast cancer
Z80.0|family history of colon cancer
Z82.49|family history of heart disease; family history of cad
Z83.3|family history of diabetes
Z90.710|hysterectomy; s p hysterectomy; no uterus and cervix
Z90.49|no gallbladder; cholecystectomy status
Z91.81|fall risk; history of falls; frequent falls history
Z91.010|peanut allergy
Z91.148|noncompliance; non adherent; not taking medications
Z91.199|noncompliant
Z93.3|colostomy
Z93.1|g tube; peg tube; gastrostomy
Z93.0|trach; tracheostomy
Z94.0|kidney transplant; s p kidney transplant
Z98.84|gastric bypass; bariatric surgery status; gastric sleeve
Z98.51|tubal; tubal ligation; btl
Z98.52|vasectomy
Z56.0|unemployed; lost job
Z59.41|food insecurity; hungry no food
Z63.0|marital problems; relationship problems
Z65.3|legal problems
Z68.41|bmi 40; bmi 41
I10|high bp; bp high; elevated bp with hypertension; arterial hypertension
I21.9|heart attack; mi; ami; myocardial infarct
I21.4|non stemi; subendocardial infarction
I24.9|acs; acute coronary syndrome
I25.2|old mi; old heart attack; healed mi
I25.10|ashd; heart disease; coronary heart disease; blocked arteries
I25.5|ischemic cardiomyopathy
I50.9|hf; cardiac failure; chf exacerbation
I50.23|acute on chronic systolic heart failure; acute on chronic hfref; systolic chf exacerbation
I50.33|acute on chronic diastolic heart failure; acute on chronic hfpef
I48.91|afib; a fib; af; atrial fib; irregular heartbeat
I48.11|longstanding persistent afib
I48.19|persistent afib
I48.20|chronic afib
I48.21|permanent afib
I47.10|psvt
I47.20|v tach; vtach; vt
I46.9|cardiac arrest; code blue
I44.7|lbbb
I45.10|rbbb
I49.3|pvc; pvcs
I42.00|dilated cardiomyopathy
I61.9|brain bleed; hemorrhagic stroke; ich
I60.9|sah; ruptured aneurysm brain
I62.00|subdural; sdh
I63.9|stroke; cva; brain attack
I65.29|carotid stenosis; carotid disease
I69.351|right hemiplegia after stroke
I69.354|left hemiplegia after stroke
I70.0|aortic atherosclerosis
I73.00|raynauds; raynaud
I73.9|pad; pvd; poor circulation
I80.9|phlebitis
I82.40|dvt leg; leg clot
I83.90|varicosities
I89.0|lymphedema
J00|cold; common cold; head cold
J02.9|throat infection
J02.0|strep
J06.9|uri; viral upper respiratory infection
J05.0|croup
J11.1|flu; influenza
J18.9|pna; cap; lung infection
J18.1|lobar pneumonia
J20.9|chest cold
J21.9|bronchiolitis
J21.0|rsv bronchiolitis
J30.9|allergies; nasal allergies
J44.1|copd flare; copd with exacerbation; copd aecb
J44.0|copd with pneumonia; copd with acute bronchitis
J45.901|asthma attack; asthma flare
J45.909|reactive airway disease; rad
J80|ards
J93.9|collapsed lung; pneumothorax
J96.00|acute respiratory failure
J96.10|chronic respiratory failure
J98.11|atelectasis
E03.9|low thyroid
E11.9|sugar diabetes; diabetes type 2; adult onset diabetes; dm; dm type 2; diabetes mellitus type 2
E10.9|diabetes type 1; dm type 1; iddm
E11.649|low sugar in diabetic
E11.10|dka type 2
E10.10|dka; dka type 1; diabetic ketoacidosis
E11.40|diabetic neuropathy type 2
E11.21|diabetic kidney
E78.5|lipids; high lipids; lipid disorder
E46|malnutrition
E87.70|fluid overload; volume overload
E87.20|acidosis; lactic acidosis
E87.20|acidosis; lactic acidosis
E83.52|hypercalcemia; high calcium
E83.51|hypocalcemia; low calcium
E61.1|iron deficiency
D62|blood loss anemia; acute blood loss anemia
D64.9|low blood; low hemoglobin
D70.9|neutropenia; low white count
D68.9|bleeding disorder
C50.911|cancer right breast; right breast cancer
C50.912|cancer left breast; left breast cancer
C34.90|cancer of lung
C43.9|melanoma; malignant melanoma
C25.9|pancreatic cancer
C22.0|liver cancer; hepatocellular carcinoma; hcc
C56.9|ovarian cancer
C67.9|bladder cancer
C64.9|kidney cancer
C16.9|stomach cancer
C71.9|brain cancer; brain tumor
C79.51|bone mets; bone metastases; metastasis to bone
C79.31|brain mets; brain metastases
C78.00|lung mets
C78.7|liver mets; liver metastases
C80.1|cancer; malignancy; cancer unknown primary
C95.90|leukemia
F10.20|alcoholic; etoh dependence; aud
F10.239|alcohol withdrawal; etoh withdrawal
F10.929|drunk; alcohol intoxication
F11.20|heroin addiction; oud; opioid addiction
F11.23|opioid withdrawal
F12.10|marijuana abuse; cannabis abuse; weed
F14.10|cocaine abuse
F15.10|meth abuse; methamphetamine abuse
F17.200|nicotine addiction; tobacco dependence
F17.290|vaping nicotine
F20.9|schizo
F32.A|depressed; clinical depression
F32.9|single episode depression
F33.9|recurrent depression
F34.1|dysthymia; persistent depressive disorder
F41.9|anxious; nerves
F40.10|social anxiety
F43.0|acute stress reaction
F50.20|bulimia
F50.819|binge eating
F51.01|primary insomnia
F60.3|borderline personality; bpd
F80.9|speech delay
F84.0|asd; autistic
F90.0|add; inattentive adhd
F91.9|conduct disorder; behavior problem child
F91.3|odd; oppositional defiant
G35.D|ms
G12.21|als; lou gehrig
G40.909|seizures disorder; epileptic
G43.109|migraine with aura; ocular migraine
G51.0|bells palsy; bell's palsy; facial palsy
G47.9|sleep problem; sleep disorder
G89.29|chronic pain
G89.4|chronic pain syndrome
G80.9|cerebral palsy; cp
G93.40|encephalopathy
G93.41|metabolic encephalopathy
H00.019|stye
H25.9|senile cataract
H35.30|macular degeneration; amd
H52.4|presbyopia; needs reading glasses
H53.9|blurry vision; vision problem
H04.129|dry eye; dry eyes
H65.90|fluid in ear; effusion middle ear
H66.90|aom; acute otitis media; ear infection
H61.20|ear wax; earwax; wax in ear
H81.09|menieres
H93.19|ringing in ears
K02.9|cavity; dental caries; tooth decay
K04.7|tooth abscess; dental abscess
K08.89|toothache; tooth pain
K12.0|canker sore; aphthous ulcer
K21.9|gerd; heartburn reflux
K22.70|barrett; barretts esophagus
K35.80|appy; appendicitis; acute appendicitis
K37|appendicitis
K46.9|hernia
K56.7|ileus
K59.00|constipated
K60.2|anal fissure; fissure
K64.9|piles
K70.30|alcoholic cirrhosis
K75.81|nash
K80.20|gall stones
K92.0|vomiting blood; hematemesis
K92.1|black stool; bloody stool
K92.2|gib; gi bleeding
L02.91|boil
L03.90|skin infection
L08.9|infected skin
L23.7|poison ivy; poison oak
L57.0|actinic keratosis; ak
L60.0|ingrown toenail; ingrown nail
L65.9|hair loss; alopecia
L72.3|sebaceous cyst
L82.1|seborrheic keratosis; sk
L84|callus; corn; corns and calluses
L89.90|bed sore; bedsore; decubitus ulcer; pressure sore
L01.00|impetigo
L22|diaper rash
L91.0|keloid
B07.9|wart; warts
B08.4|hand foot and mouth; hfmd
B02.29|post herpetic neuralgia
B35.3|athletes foot; athlete's foot
B35.6|jock itch
B35.4|ringworm; tinea corporis
B37.0|thrush; oral thrush
B85.0|head lice
B86|scabies
B20|aids; hiv
B19.20|hep c
A04.72|c diff; cdiff; clostridium difficile
A09|stomach bug; infectious diarrhea
A08.4|stomach flu
A49.02|mrsa; mrsa infection
A54.9|gonorrhea; the clap
A56.00|chlamydia
A53.9|syphilis
A59.9|trich; trichomonas
A60.9|genital herpes
A63.0|genital warts
A15.0|tb; pulmonary tb
M10.9|gouty arthritis
M17.0|bilateral knee arthritis; bilateral knee osteoarthritis; bilateral knee oa
M19.90|oa; wear and tear arthritis
M25.50|joint ache; achy joints
M43.6|stiff neck; torticollis
M47.812|neck arthritis; cervical spondylosis
M47.816|lumbar arthritis; lumbar spondylosis
M48.02|cervical stenosis
M50.30|cervical disc disease; cervical ddd
M51.369|lumbar ddd; lumbar degenerative disc disease
M51.26|slipped disc; bulging disc lumbar
M54.50|lbp; backache; low back ache; bad back
M62.82|rhabdo; rhabdomyolysis
M70.60|hip bursitis; trochanteric bursitis
M75.00|frozen shoulder
M75.40|shoulder impingement
M76.60|achilles tendinitis
M79.18|myofascial pain
M79.604|right leg pain
M79.605|left leg pain
M79.606|leg pain
M79.609|limb pain
M79.89|soft tissue swelling
M86.9|osteomyelitis; bone infection
M87.059|avascular necrosis hip
N18.5|ckd 5; ckd stage 5; stage 5 chronic kidney disease
N18.31|ckd 3a; ckd stage 3a
N18.32|ckd 3b; ckd stage 3b
N17.9|arf; acute kidney failure
N30.00|acute cystitis; bladder infection
N30.01|acute cystitis with hematuria
N30.90|cystitis
N39.0|water infection; urine infection
N39.3|stress incontinence
N39.41|urge incontinence
N32.81|overactive bladder; oab
N41.0|acute prostatitis
N40.1|bph with luts; bph with symptoms
N43.3|hydrocele
N60.19|fibrocystic breast
N63.0|lump in breast
N64.4|breast pain; mastodynia
N73.9|pid; pelvic inflammatory disease
N83.209|ovarian cyst
N91.2|amenorrhea; no period; missed period
N92.6|irregular periods; irregular menses
N93.9|abnormal uterine bleeding; vaginal bleeding; aub; dub
N95.0|postmenopausal bleeding; pmb
N97.9|infertility female
O00.90|ectopic; ectopic pregnancy
O03.9|miscarriage; spontaneous abortion complete
O13.9|gestational hypertension; pih
O20.0|threatened abortion; threatened miscarriage
O21.0|morning sickness; nausea vomiting of pregnancy
O80|normal delivery; vaginal delivery; nsvd
O82|c section; cesarean
O24.410|gdm; gdm diet controlled
O09.529|advanced maternal age; ama
O36.4XX0|stillbirth; intrauterine fetal death
P59.9|jaundice newborn; neonatal jaundice; baby jaundice
P07.30|preemie; premature baby; prematurity
P92.9|newborn feeding problem
Q21.0|vsd; ventricular septal defect
Q90.9|down syndrome; trisomy 21
R05.9|coughing
R06.02|sob; short of breath; doe; breathless
R07.9|cp
R10.9|abd pain; tummy ache; stomach ache; stomachache
R10.20|pelvic pain
R10.30|lower abdominal pain
R10.10|upper abdominal pain
R11.2|n v; throwing up
R13.10|trouble swallowing
R17|jaundice; yellow skin
R19.00|abdominal mass
R22.1|neck mass; neck lump
R25.2|leg cramps; muscle cramps
R26.2|trouble walking; difficulty walking
R26.81|unsteady; unsteady gait; balance problem
R26.9|gait problem; abnormal gait
R29.6|frequent falls; repeated falls
R35.1|nocturia
R39.15|urgency; urinary urgency
R41.82|ams; mental status changes
R42|dizzy; vertigo nos
R45.851|si; suicidal; suicidal ideations
R45.850|hi; homicidal ideation
R47.81|slurred speech
R50.9|fever of unknown origin; fuo; febrile
R51.9|ha; head ache
R53.81|malaise; deconditioning; debility
R53.83|tired; exhausted; lethargy
R54|frail; frailty; old age
R55|faint; blackout; loc; vasovagal
R59.0|swollen lymph node; lymphadenopathy
R62.51|failure to thrive child; ftt
R62.7|failure to thrive; adult failure to thrive
R63.0|poor appetite; loss of appetite; anorexia
R65.20|severe sepsis
R73.03|pre diabetes; impaired glucose
R73.09|abnormal glucose
R74.01|elevated lfts; elevated liver enzymes; transaminitis
R76.11|positive ppd; positive tb skin test
R79.89|abnormal labs
R80.9|proteinuria; protein in urine
R87.610|ascus; ascus pap
R91.1|lung nodule; pulmonary nodule; solitary pulmonary nodule
R91.8|lung nodules; abnormal chest x-ray
R92.8|abnormal mammogram
R94.31|abnormal ekg; abnormal ecg
R97.20|elevated psa; high psa
S00.03XA|scalp bruise
S01.01XA|scalp laceration; scalp cut
S06.0X9A|concussion with loc
S06.9X9A|tbi; traumatic brain injury
S13.4XXA|whiplash; neck sprain; cervical sprain
S16.1XXA|neck strain; cervical strain
S39.012A|back strain; lumbar strain; low back strain
S61.219A|finger laceration; cut finger
S63.509A|wrist sprain; sprained wrist
S83.519A|acl tear; torn acl
S83.511A|right acl tear
S83.512A|left acl tear
S83.209A|torn meniscus; meniscus tear
S86.019A|achilles rupture; torn achilles
S93.409A|twisted ankle
T14.90XA|injury; trauma
T14.8XXA|wound; superficial injury
T14.91XA|suicide attempt
T30.0|burn
T50.901A|drug overdose; overdose; od
T40.1X1A|heroin overdose
T63.441A|bee sting
T67.01XA|heat stroke; heatstroke
T67.5XXA|heat exhaustion
T68.XXXA|hypothermia
T78.2XXA|anaphylaxis; anaphylactic shock
T81.49XA|surgical site infection; post op infection; wound infection post op
T83.511A|cauti; catheter uti
T85.848A|pain from device
V89.2XXA|mva; mvc; car accident; car wreck; motor vehicle accident
W54.0XXA|dog bite
W55.01XA|cat bite
W57.XXXA|bug bite; insect bite; tick bite
W01.0XXA|slip and fall; tripped; trip and fall
W06.XXXA|fall from bed; fell out of bed
W10.9XXA|fall on stairs; fell down stairs
W11.XXXA|fall from ladder; fell off ladder
Y92.009|at home
`;
