/**
 * Conditions as clinicians write them, each with the ICD-10-CM code that fits when the text says no more than that.
 * Written for this project; every code is checked against the order file of the newest year by tools/compile-codes.ts.
 * One line: code | phrases separated by semicolons. A phrase is matched as whole words, whatever its case.
 */
export const conditionLines = `
I10|hypertension; essential hypertension; high blood pressure; htn; primary hypertension; elevated blood pressures
R03.0|elevated blood pressure reading
I11.9|hypertensive heart disease
I16.0|hypertensive urgency
I16.1|hypertensive emergency
E11.9|type 2 diabetes mellitus; type 2 diabetes; type ii diabetes; t2dm; dm2; diabetes mellitus; diabetes type 2; diabetes; niddm; type two diabetes
E10.9|type 1 diabetes mellitus; type 1 diabetes; t1dm; dm1; type one diabetes; juvenile diabetes
E11.65|type 2 diabetes with hyperglycemia; uncontrolled diabetes; poorly controlled diabetes; uncontrolled type 2 diabetes
E11.42|diabetic polyneuropathy; diabetic peripheral neuropathy; diabetic neuropathy
E11.621|diabetic foot ulcer
E11.22|diabetic nephropathy; diabetic chronic kidney disease; diabetic kidney disease
E11.319|diabetic retinopathy
R73.03|prediabetes; pre-diabetes; borderline diabetes
R73.9|hyperglycemia
E16.2|hypoglycemia
E78.5|hyperlipidemia; dyslipidemia; hld; high cholesterol; elevated cholesterol
E78.00|hypercholesterolemia; pure hypercholesterolemia
E78.1|hypertriglyceridemia
E78.2|mixed hyperlipidemia
E66.9|obesity; obese
E66.01|morbid obesity; severe obesity
E66.3|overweight
E03.9|hypothyroidism; underactive thyroid; hypothyroid
E05.90|hyperthyroidism; overactive thyroid
E05.00|graves disease; graves' disease
E06.3|hashimoto thyroiditis; hashimoto's thyroiditis; hashimotos
E04.1|thyroid nodule
E55.9|vitamin d deficiency
E53.8|vitamin b12 deficiency; b12 deficiency
E87.6|hypokalemia; low potassium
E87.5|hyperkalemia
E87.1|hyponatremia
E86.0|dehydration; dehydrated
E83.42|hypomagnesemia
M10.9|gout
M1A.9XX0|chronic gout
E28.2|polycystic ovarian syndrome; pcos; polycystic ovary syndrome
D64.9|anemia
D50.9|iron deficiency anemia
D50.0|anemia due to chronic blood loss
D63.1|anemia in chronic kidney disease; anemia of chronic kidney disease
D69.6|thrombocytopenia
D72.829|leukocytosis
D57.1|sickle cell disease; sickle cell anemia
I25.10|coronary artery disease; cad; coronary disease; atherosclerotic heart disease
I20.9|angina; stable angina
I20.0|unstable angina
I21.9|myocardial infarction; heart attack; acute mi
I21.4|nstemi; non-st elevation myocardial infarction
I21.3|stemi
I25.2|old myocardial infarction; prior mi; history of mi; history of myocardial infarction
I50.9|congestive heart failure; heart failure; chf
I50.22|chronic systolic heart failure; hfref; heart failure with reduced ejection fraction
I50.32|chronic diastolic heart failure; hfpef; heart failure with preserved ejection fraction
I48.91|atrial fibrillation; afib; a-fib; a fib
I48.0|paroxysmal atrial fibrillation
I48.92|atrial flutter
I47.10|supraventricular tachycardia; svt
I49.9|arrhythmia; cardiac arrhythmia
R00.2|palpitations
R00.0|tachycardia
R00.1|bradycardia
R01.1|heart murmur; cardiac murmur
I35.0|aortic stenosis
I34.0|mitral regurgitation
I34.1|mitral valve prolapse
I42.9|cardiomyopathy
I73.9|peripheral vascular disease; peripheral arterial disease; pvd; claudication
I82.409|deep vein thrombosis; dvt
I26.99|pulmonary embolism; pulmonary embolus
I83.90|varicose veins
I87.2|venous insufficiency; chronic venous insufficiency
I71.40|abdominal aortic aneurysm; aaa
I63.9|stroke; cva; cerebrovascular accident; ischemic stroke; cerebral infarction
G45.9|transient ischemic attack; tia
I95.1|orthostatic hypotension
I95.9|hypotension
J06.9|upper respiratory infection; uri; viral uri; common cold
J02.9|pharyngitis; sore throat; acute pharyngitis
J02.0|strep throat; streptococcal pharyngitis
J01.90|acute sinusitis; sinus infection
J32.9|chronic sinusitis; sinusitis
J30.9|allergic rhinitis; seasonal allergies; hay fever; environmental allergies
J30.2|seasonal allergic rhinitis
J20.9|acute bronchitis
J40|bronchitis
J18.9|pneumonia; community acquired pneumonia; community-acquired pneumonia
J69.0|aspiration pneumonia
J45.909|asthma
J45.901|asthma exacerbation; acute exacerbation of asthma
J45.20|mild intermittent asthma
J45.40|moderate persistent asthma
J44.9|copd; chronic obstructive pulmonary disease
J44.1|copd exacerbation; acute exacerbation of copd
J43.9|emphysema
J96.01|acute hypoxic respiratory failure; acute respiratory failure with hypoxia
J90|pleural effusion
J84.10|pulmonary fibrosis
R09.02|hypoxia; hypoxemia
R05.9|cough
R06.02|shortness of breath; sob; dyspnea
R06.00|dyspnea on exertion
R06.2|wheezing; wheeze
R04.0|epistaxis; nosebleed; nosebleeds; nose bleed
R04.2|hemoptysis
G47.33|obstructive sleep apnea; sleep apnea; osa
G47.00|insomnia
U07.1|covid-19; covid; covid 19
J10.1|influenza; flu
R07.9|chest pain
R07.89|chest wall pain
K21.9|gastroesophageal reflux disease; gerd; acid reflux; reflux
K21.00|reflux esophagitis
R12|heartburn
K29.70|gastritis
K27.9|peptic ulcer disease; peptic ulcer
K25.9|gastric ulcer
K44.9|hiatal hernia
K58.9|irritable bowel syndrome; ibs
K50.90|crohn disease; crohn's disease; crohns disease
K51.90|ulcerative colitis
K57.30|diverticulosis
K57.32|diverticulitis
K59.00|constipation
R19.7|diarrhea
K52.9|gastroenteritis
A08.4|viral gastroenteritis
R11.2|nausea and vomiting; nausea with vomiting
R11.0|nausea
R11.10|vomiting
R10.9|abdominal pain; belly pain; stomach pain
R10.13|epigastric pain
R10.31|right lower quadrant pain
R10.32|left lower quadrant pain
R10.11|right upper quadrant pain
R13.10|dysphagia; difficulty swallowing
K80.20|cholelithiasis; gallstones
K81.0|acute cholecystitis
K81.9|cholecystitis
K85.90|acute pancreatitis
K86.1|chronic pancreatitis
K35.80|acute appendicitis
K40.90|inguinal hernia
K42.9|umbilical hernia
K64.9|hemorrhoids
K92.1|melena
K92.2|gastrointestinal bleeding; gi bleed
K62.5|rectal bleeding
K76.0|fatty liver; hepatic steatosis; nafld
K74.60|cirrhosis; liver cirrhosis
B18.2|chronic hepatitis c; hepatitis c
B18.1|chronic hepatitis b
K56.609|small bowel obstruction; bowel obstruction
N18.9|chronic kidney disease; ckd
N18.30|stage 3 chronic kidney disease; chronic kidney disease stage 3; ckd stage 3; stage iii ckd; ckd 3
N18.4|stage 4 chronic kidney disease; chronic kidney disease stage 4; ckd stage 4
N18.6|end stage renal disease; esrd
N17.9|acute kidney injury; aki; acute renal failure
N39.0|urinary tract infection; uti
N10|pyelonephritis; acute pyelonephritis
N20.0|kidney stone; kidney stones; nephrolithiasis; renal calculus
N40.0|benign prostatic hyperplasia; bph; enlarged prostate
R31.9|hematuria; blood in urine
R35.0|urinary frequency
R30.0|dysuria; burning with urination; painful urination
R32|urinary incontinence
R33.9|urinary retention
N52.9|erectile dysfunction
N92.0|menorrhagia; heavy menstrual bleeding
N94.6|dysmenorrhea
N95.1|menopausal symptoms; hot flashes
N76.0|vaginitis; bacterial vaginosis
B37.31|vaginal candidiasis; yeast infection
D25.9|uterine fibroids; fibroids
N80.9|endometriosis
N63.0|breast lump; breast mass
Z34.90|pregnancy; pregnant; prenatal visit
O24.419|gestational diabetes
O14.90|preeclampsia
M54.50|low back pain; lower back pain; lbp; lumbago; back pain
M54.2|neck pain; cervicalgia
M54.6|thoracic back pain
M54.16|lumbar radiculopathy
M54.12|cervical radiculopathy
M54.30|sciatica
M54.31|right sided sciatica; right-sided sciatica; right sciatica
M54.32|left sided sciatica; left-sided sciatica; left sciatica
M51.26|lumbar disc herniation; herniated lumbar disc
M48.061|lumbar spinal stenosis; spinal stenosis
M41.9|scoliosis
M25.561|right knee pain; right-sided knee pain; pain in right knee; r knee pain; pain in the right knee
M25.562|left knee pain; pain in left knee; l knee pain; pain in the left knee
M25.569|knee pain
M25.461|right knee effusion; effusion of the right knee
M25.462|left knee effusion
M25.511|right shoulder pain; pain in right shoulder; pain in the right shoulder
M25.512|left shoulder pain; pain in left shoulder; pain in the left shoulder
M25.519|shoulder pain
M25.551|right hip pain
M25.552|left hip pain
M25.559|hip pain
M25.571|right ankle pain
M25.572|left ankle pain
M25.579|ankle pain
M25.531|right wrist pain
M25.532|left wrist pain
M25.539|wrist pain
M25.521|right elbow pain
M25.522|left elbow pain
M25.529|elbow pain
M79.671|right foot pain
M79.672|left foot pain
M79.673|foot pain
M79.641|right hand pain
M79.642|left hand pain
M79.643|hand pain
M79.10|myalgia; muscle pain; muscle aches
M79.7|fibromyalgia
M25.50|joint pain; arthralgia
M17.11|right knee osteoarthritis; osteoarthritis of the right knee; right knee arthritis
M17.12|left knee osteoarthritis; osteoarthritis of the left knee; left knee arthritis
M17.9|knee osteoarthritis; osteoarthritis of the knee; knee arthritis
M16.9|hip osteoarthritis; osteoarthritis of the hip
M19.90|osteoarthritis; degenerative joint disease; djd; arthritis
M06.9|rheumatoid arthritis
L40.50|psoriatic arthritis
M32.9|lupus; systemic lupus erythematosus; sle
M81.0|osteoporosis
M85.80|osteopenia
M75.101|right rotator cuff tear; right rotator cuff tendinopathy
M75.102|left rotator cuff tear; left rotator cuff tendinopathy
M77.11|right lateral epicondylitis; right tennis elbow
M77.12|left lateral epicondylitis; left tennis elbow
M77.10|lateral epicondylitis; tennis elbow
G56.01|right carpal tunnel syndrome
G56.02|left carpal tunnel syndrome
G56.03|bilateral carpal tunnel syndrome
G56.00|carpal tunnel syndrome
M72.20|plantar fasciitis
M70.61|right trochanteric bursitis
M70.62|left trochanteric bursitis
M65.30|trigger finger
M62.838|muscle spasm; muscle spasms
M62.81|muscle weakness
S93.401A|right ankle sprain; sprained right ankle
S93.402A|left ankle sprain; sprained left ankle
S93.409A|ankle sprain; sprained ankle
S83.241A|right medial meniscus tear
S83.242A|left medial meniscus tear
S06.0X0A|concussion
S09.90XA|head injury
W19.XXXA|fall
F32.A|depression
F32.9|major depressive disorder; mdd
F33.1|recurrent major depressive disorder
F41.9|anxiety; anxiety disorder
F41.1|generalized anxiety disorder; gad
F41.0|panic disorder; panic attacks; panic attack
F43.10|post-traumatic stress disorder; ptsd
F43.20|adjustment disorder
F31.9|bipolar disorder; bipolar
F20.9|schizophrenia
F25.9|schizoaffective disorder
F42.9|obsessive compulsive disorder; obsessive-compulsive disorder; ocd
F90.9|adhd; attention deficit hyperactivity disorder
F84.0|autism; autism spectrum disorder
F10.20|alcohol dependence; alcohol use disorder; alcoholism
F10.10|alcohol abuse
F11.20|opioid dependence; opioid use disorder
F17.210|smoker; tobacco use; nicotine dependence; cigarette smoking; tobacco abuse; current smoker
Z87.891|former smoker; ex-smoker; history of smoking; quit smoking
F50.00|anorexia nervosa
F03.90|dementia
G30.9|alzheimer disease; alzheimer's disease; alzheimers
R41.3|memory loss
R41.0|confusion; disorientation
R41.82|altered mental status
R45.851|suicidal ideation; suicidal thoughts
G43.909|migraine; migraines; migraine headaches
G44.209|tension headache; tension-type headache
R51.9|headache; headaches
R42|dizziness; lightheadedness; light headedness
H81.10|benign paroxysmal positional vertigo; bppv
R55|syncope; passed out; fainting
R56.9|seizure; seizures
G40.909|epilepsy; seizure disorder
G20.A1|parkinson disease; parkinson's disease; parkinsons
G35.D|multiple sclerosis
G62.9|peripheral neuropathy; neuropathy
G25.81|restless legs syndrome; restless leg syndrome
R20.2|paresthesia; tingling
R20.0|numbness
R25.1|tremor
R53.1|weakness
R53.83|fatigue; tiredness
R50.9|fever
R63.4|weight loss
R63.5|weight gain
R60.0|lower extremity edema; leg swelling; leg edema; localized edema
R60.9|edema
R21|rash
L20.9|atopic dermatitis; eczema
L30.9|dermatitis
L40.9|psoriasis
L70.0|acne
L71.9|rosacea
L50.9|urticaria; hives
L03.90|cellulitis
L03.115|cellulitis of right lower limb; right leg cellulitis; cellulitis of the right leg
L03.116|cellulitis of left lower limb; left leg cellulitis; cellulitis of the left leg
L02.91|abscess
L29.9|pruritus; itching
L89.159|sacral pressure ulcer; sacral decubitus ulcer
L97.509|foot ulcer
B35.1|onychomycosis
B02.9|shingles; herpes zoster
B00.9|herpes simplex
C44.91|basal cell carcinoma
C50.919|breast cancer
C61|prostate cancer
C34.90|lung cancer
C18.9|colon cancer
C73|thyroid cancer
C64.9|renal cell carcinoma
C85.90|lymphoma
C90.00|multiple myeloma
Z85.3|history of breast cancer
Z85.46|history of prostate cancer
H10.9|conjunctivitis; pink eye
H66.90|otitis media; ear infection
H60.90|otitis externa
H61.20|cerumen impaction; impacted cerumen
H91.90|hearing loss
H93.19|tinnitus
H40.9|glaucoma
H26.9|cataract; cataracts
H92.09|ear pain; otalgia
A41.9|sepsis
B20|hiv disease; hiv infection
Z21|hiv positive
A69.20|lyme disease
B27.90|mononucleosis
J03.90|tonsillitis
R65.21|septic shock
T78.40XA|allergic reaction
Z88.0|penicillin allergy; allergic to penicillin; allergy to penicillin
Z88.2|sulfa allergy; allergic to sulfa; allergy to sulfonamides
Z79.4|long term use of insulin; on insulin; insulin dependent
Z79.01|on warfarin; on anticoagulation; long term anticoagulant
Z79.82|on aspirin; daily aspirin
Z00.00|annual physical; annual exam; wellness visit; annual physical exam
Z23|immunization; flu shot
Z96.651|right total knee replacement; right total knee arthroplasty
Z96.652|left total knee replacement; left total knee arthroplasty
Z95.1|history of cabg; coronary artery bypass graft; status post cabg
Z95.5|coronary stent
Z95.0|pacemaker
Z94.0|kidney transplant; renal transplant
Z90.49|status post cholecystectomy; history of cholecystectomy
Z59.00|homeless; homelessness
Z60.2|lives alone; living alone
Z63.4|bereavement
Z91.148|medication noncompliance; medication nonadherence; noncompliance with medication
Z72.0|vaping
`;
