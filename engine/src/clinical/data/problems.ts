/**
 * Diseases, symptoms and examination findings: `kind|system|preferred name|other ways to say it`. kind d = disease, s = symptom,
 * f = finding of an examination. Own list, written from general clinical knowledge; preferred names follow common US charting, not a
 * licensed terminology. A lay phrase stands only where its clinical reading is not in doubt.
 */
export const problemRows: readonly string[] = `
d|cardiovascular|hypertension|high blood pressure|htn|elevated blood pressure
d|cardiovascular|hyperlipidemia|high cholesterol|hld|hypercholesterolemia|dyslipidemia|elevated cholesterol
d|cardiovascular|coronary artery disease|cad|coronary disease
d|cardiovascular|congestive heart failure|chf|heart failure
d|cardiovascular|atrial fibrillation|afib|a fib|a-fib|af
d|cardiovascular|myocardial infarction|heart attack|nstemi|stemi|mi
d|cardiovascular|deep vein thrombosis|dvt|blood clot in the leg
d|cardiovascular|peripheral vascular disease|pvd|peripheral arterial disease
d|cardiovascular|aortic stenosis
d|cardiovascular|mitral regurgitation
d|cardiovascular|cardiomyopathy
d|cardiovascular|angina
d|cardiovascular|aortic aneurysm
d|cardiovascular|varicose veins
d|cardiovascular|endocarditis
d|cardiovascular|septic shock
d|respiratory|asthma
d|respiratory|chronic obstructive pulmonary disease|copd|emphysema
d|respiratory|pneumonia|pna
d|respiratory|bronchitis
d|respiratory|pulmonary embolism|blood clot in the lung
d|respiratory|obstructive sleep apnea|sleep apnea|osa
d|respiratory|upper respiratory infection|uri
d|respiratory|covid-19|covid|covid 19
d|respiratory|influenza|the flu
d|respiratory|tuberculosis
d|respiratory|lung cancer|lung ca
d|respiratory|interstitial lung disease
d|ent|allergic rhinitis|seasonal allergies|hay fever
d|ent|sinusitis|sinus infection
d|ent|otitis media|ear infection
d|ent|strep throat|streptococcal pharyngitis
d|ent|tonsillitis
d|ent|pharyngitis
d|ent|hearing loss
d|endocrine|type 2 diabetes mellitus|type 2 diabetes|type two diabetes|t2dm|dm2|dm 2|diabetes type 2|type ii diabetes|diabetes mellitus type 2
d|endocrine|type 1 diabetes mellitus|type 1 diabetes|type one diabetes|t1dm|type i diabetes
d|endocrine|diabetes mellitus|diabetes|diabetic|dm
d|endocrine|hypothyroidism|hypothyroid|underactive thyroid
d|endocrine|hyperthyroidism|hyperthyroid|overactive thyroid
d|endocrine|obesity|obese|morbid obesity
d|endocrine|prediabetes
d|endocrine|osteoporosis
d|endocrine|thyroid nodule
d|endocrine|polycystic ovary syndrome|pcos
d|endocrine|vitamin d deficiency
d|gastrointestinal|gastroesophageal reflux disease|gerd|acid reflux|reflux
d|gastrointestinal|irritable bowel syndrome|ibs
d|gastrointestinal|crohn's disease|crohns disease|crohn's|crohns
d|gastrointestinal|ulcerative colitis
d|gastrointestinal|diverticulitis
d|gastrointestinal|diverticulosis
d|gastrointestinal|peptic ulcer disease|stomach ulcer|gastric ulcer
d|gastrointestinal|gastritis
d|gastrointestinal|gastroenteritis
d|gastrointestinal|cholelithiasis|gallstones
d|gastrointestinal|cholecystitis
d|gastrointestinal|pancreatitis
d|gastrointestinal|hepatitis
d|gastrointestinal|hepatitis c
d|gastrointestinal|cirrhosis
d|gastrointestinal|fatty liver disease|fatty liver
d|gastrointestinal|hemorrhoids
d|gastrointestinal|colon polyps|polyps
d|gastrointestinal|appendicitis
d|gastrointestinal|hiatal hernia
d|gastrointestinal|inguinal hernia|hernia
d|gastrointestinal|colon cancer|colon ca|bowel ca|bowel cancer|colorectal cancer|colorectal ca
d|gastrointestinal|celiac disease
d|gastrointestinal|gastroparesis
d|gastrointestinal|esophagitis
d|genitourinary|chronic kidney disease|ckd
d|genitourinary|end-stage renal disease|esrd
d|genitourinary|acute kidney injury|aki
d|genitourinary|urinary tract infection|uti|bladder infection
d|genitourinary|nephrolithiasis|kidney stones|kidney stone
d|genitourinary|pyelonephritis|kidney infection
d|genitourinary|benign prostatic hyperplasia|bph|enlarged prostate
d|genitourinary|prostate cancer|prostate ca
d|genitourinary|erectile dysfunction
d|genitourinary|endometriosis
d|genitourinary|uterine fibroids|fibroids
d|genitourinary|ovarian cyst
d|genitourinary|breast cancer|breast ca
d|genitourinary|ovarian cancer|ovarian ca
d|genitourinary|cervical cancer|cervical ca
d|genitourinary|endometrial cancer|endometrial ca
d|genitourinary|renal cancer|renal ca|kidney cancer
d|genitourinary|hydronephrosis
d|genitourinary|bladder cancer|bladder ca
d|musculoskeletal|osteoarthritis|oa|degenerative joint disease
d|musculoskeletal|arthritis
d|musculoskeletal|rheumatoid arthritis
d|musculoskeletal|gout
d|musculoskeletal|fibromyalgia
d|musculoskeletal|lupus
d|musculoskeletal|rotator cuff tear|torn rotator cuff|rotator cuff tendinopathy
d|musculoskeletal|carpal tunnel syndrome|carpal tunnel
d|musculoskeletal|meniscal tear|torn meniscus|meniscus tear
d|musculoskeletal|plantar fasciitis
d|musculoskeletal|tendonitis|tendinitis
d|musculoskeletal|bursitis
d|musculoskeletal|lateral epicondylitis|tennis elbow
d|musculoskeletal|sciatica
d|musculoskeletal|herniated disc|disc herniation
d|musculoskeletal|spinal stenosis
d|musculoskeletal|degenerative disc disease
d|musculoskeletal|scoliosis
d|musculoskeletal|osteopenia
d|musculoskeletal|fracture|broken bone
d|musculoskeletal|sprain
d|musculoskeletal|strain
d|musculoskeletal|dislocation
d|musculoskeletal|osteomyelitis
d|neurological|stroke|cva|cerebrovascular accident
d|neurological|transient ischemic attack|tia|mini stroke
d|neurological|epilepsy
d|neurological|seizure disorder
d|neurological|migraine|migraines|migraine headache
d|neurological|parkinson's disease|parkinsons|parkinson's
d|neurological|multiple sclerosis
d|neurological|dementia
d|neurological|alzheimer's disease|alzheimer's|alzheimers
d|neurological|neuropathy|peripheral neuropathy
d|neurological|concussion
d|neurological|vertigo
d|neurological|brain tumor
d|psychiatric|depression|depressive disorder|major depressive disorder|mdd
d|psychiatric|anxiety|generalized anxiety disorder|gad|anxiety disorder
d|psychiatric|bipolar disorder|bipolar
d|psychiatric|schizophrenia
d|psychiatric|post-traumatic stress disorder|ptsd
d|psychiatric|attention deficit hyperactivity disorder|adhd|add
d|psychiatric|alcohol use disorder|alcoholism|alcohol abuse
d|psychiatric|opioid use disorder
d|psychiatric|panic disorder
d|psychiatric|obsessive compulsive disorder|ocd
d|hematologic|anemia
d|hematologic|iron deficiency anemia
d|hematologic|sickle cell disease|sickle cell
d|hematologic|thrombocytopenia
d|hematologic|leukemia
d|hematologic|lymphoma
d|hematologic|hiv
d|hematologic|sepsis
d|skin|eczema|atopic dermatitis
d|skin|psoriasis
d|skin|acne
d|skin|cellulitis
d|skin|melanoma
d|skin|basal cell carcinoma
d|skin|squamous cell carcinoma
d|skin|rosacea
d|skin|shingles|herpes zoster
d|skin|abscess
d|skin|pressure ulcer|pressure injury|bedsore
d|skin|warts|wart
d|eyes|glaucoma
d|eyes|cataracts|cataract
d|eyes|conjunctivitis|pink eye
d|eyes|macular degeneration
d|constitutional|cancer
d|constitutional|lyme disease
d|constitutional|dehydration
s|constitutional|fever|fevers|febrile|temperature
s|constitutional|chills
s|constitutional|fatigue|tired|tiredness|exhausted|worn out|low energy|lack of energy|no energy
s|constitutional|weight loss|lost weight|losing weight
s|constitutional|weight gain|gained weight|gaining weight
s|constitutional|night sweats
s|constitutional|sweating|diaphoresis|sweats
s|constitutional|malaise
s|constitutional|loss of appetite|poor appetite|decreased appetite|no appetite
s|constitutional|body aches|myalgia|myalgias|muscle aches
s|constitutional|generalized weakness
s|cardiovascular|chest pain|chest pains|cp|chest discomfort|pain in my chest|pain in your chest
s|cardiovascular|chest tightness|tightness in my chest
s|cardiovascular|chest pressure
s|cardiovascular|palpitations|heart racing|racing heart|fluttering|heart palpitations|palps
s|cardiovascular|leg swelling|swelling in my legs|swelling in your legs|swollen legs|lower extremity edema|lower extremity swelling
s|cardiovascular|orthopnea
s|cardiovascular|syncope|passed out|passing out|fainted|fainting|blacked out|loss of consciousness|loc
s|cardiovascular|dyspnea on exertion|doe|exertional dyspnea
s|cardiovascular|claudication
s|respiratory|shortness of breath|short of breath|sob|dyspnea|trouble breathing|difficulty breathing|problems breathing|hard to breathe|breathing problems|breathless|breathlessness
s|respiratory|cough|coughing
s|respiratory|wheezing|wheeze|wheezes
s|respiratory|sputum|phlegm
s|respiratory|hemoptysis|coughing up blood
s|respiratory|congestion|stuffy nose|nasal congestion|stuffed up
s|ent|sore throat|throat pain|scratchy throat
s|ent|runny nose|rhinorrhea
s|ent|ear pain|earache|otalgia
s|ent|tinnitus|ringing in my ears|ringing in your ears|ringing in the ears
s|ent|nosebleed|epistaxis|nose bleed
s|ent|hoarseness|hoarse
s|ent|dysphagia|trouble swallowing|difficulty swallowing|hard to swallow|problems swallowing
s|ent|sneezing
s|ent|facial pain|facial pressure
s|eyes|blurry vision|blurred vision|vision blurry
s|eyes|double vision|diplopia
s|eyes|vision changes|changes in vision|visual changes|vision loss|change in vision
s|eyes|eye pain
s|eyes|photophobia|sensitivity to light|light sensitivity
s|gastrointestinal|abdominal pain|belly pain|stomach pain|stomach ache|abd pain|pain in my belly|pain in my stomach|pain in your belly|tummy pain|tummy ache|belly ache
s|gastrointestinal|right lower quadrant pain|rlq pain|rlq abdominal pain
s|gastrointestinal|left lower quadrant pain|llq pain|llq abdominal pain
s|gastrointestinal|right upper quadrant pain|ruq pain|ruq abdominal pain
s|gastrointestinal|left upper quadrant pain|luq pain|luq abdominal pain
s|gastrointestinal|right iliac fossa pain|rif pain
s|gastrointestinal|left iliac fossa pain|lif pain
s|gastrointestinal|nausea|nauseous|nauseated|sick to my stomach
s|gastrointestinal|vomiting|throwing up|vomited|threw up|emesis|vomit
s|gastrointestinal|diarrhea|loose stools|loose motions|loose motion
s|gastrointestinal|constipation|constipated
s|gastrointestinal|heartburn|indigestion
s|gastrointestinal|bloating|bloated
s|gastrointestinal|hematochezia|blood in my stool|blood in your stool|blood in the stool|blood in stool|bloody stool|rectal bleeding
s|gastrointestinal|melena|black stools|tarry stools|dark stools
s|gastrointestinal|hematemesis|vomiting blood
s|gastrointestinal|jaundice
s|genitourinary|dysuria|burning with urination|burning when you pee|burning when i pee|painful urination|pain with urination|burning when urinating|burning with peeing|pain when you urinate|burning micturition
s|genitourinary|hematuria|blood in my urine|blood in your urine|blood in the urine|blood in urine
s|genitourinary|urinary frequency|frequent urination|peeing a lot
s|genitourinary|urinary urgency|urgency
s|genitourinary|urinary incontinence|incontinence|leaking urine
s|genitourinary|nocturia
s|genitourinary|vaginal bleeding
s|genitourinary|vaginal discharge
s|genitourinary|flank pain
s|genitourinary|pelvic pain
s|genitourinary|urinary retention|difficulty urinating
s|musculoskeletal|back pain|low back pain|lower back pain
s|musculoskeletal|joint pain|arthralgia|arthralgias|joint pains
s|musculoskeletal|knee pain
s|musculoskeletal|shoulder pain
s|musculoskeletal|neck pain
s|musculoskeletal|hip pain
s|musculoskeletal|ankle pain
s|musculoskeletal|foot pain
s|musculoskeletal|elbow pain
s|musculoskeletal|wrist pain
s|musculoskeletal|hand pain
s|musculoskeletal|leg pain
s|musculoskeletal|arm pain
s|musculoskeletal|finger pain
s|musculoskeletal|rib pain
s|musculoskeletal|muscle cramps|leg cramps|cramps|cramping
s|musculoskeletal|stiffness|stiff
s|musculoskeletal|locking
s|musculoskeletal|instability|giving out|gives out|giving way
s|musculoskeletal|joint swelling|swelling|swollen
s|musculoskeletal|muscle spasms|spasms|spasm
s|musculoskeletal|pain|painful|hurts|hurting|ache|aching|sore|soreness
s|neurological|headache|headaches|ha
s|neurological|drowsiness|drowsy
d|endocrine|hypoglycemia
d|endocrine|hyperkalemia
d|endocrine|hypokalemia
d|endocrine|hyponatremia
d|endocrine|hypercalcemia
d|endocrine|goiter
d|endocrine|gynecomastia
s|respiratory|apnea
f|respiratory|tachypnea
d|skin|chickenpox|chicken pox
d|skin|measles
s|neurological|dizziness|dizzy|giddiness|giddy
s|neurological|lightheadedness|lightheaded|light headed|light headedness
s|neurological|numbness|numb
s|neurological|tingling|pins and needles|paresthesia|paresthesias
s|neurological|weakness|weak
s|neurological|seizure
s|neurological|tremor|tremors|shaking
s|neurological|memory loss|forgetful|forgetfulness|memory problems
s|neurological|confusion|confused
s|neurological|slurred speech
s|neurological|gait instability|unsteady|balance problems|off balance
s|neurological|fall|fell
s|psychiatric|insomnia|trouble sleeping|difficulty sleeping|can't sleep|sleep problems|problems sleeping
s|psychiatric|suicidal ideation|suicidal thoughts|si|thoughts of hurting yourself|thoughts of harming yourself|thoughts of suicide|suicidal
s|psychiatric|homicidal ideation|hi|homicidal thoughts
s|psychiatric|hallucinations|hearing voices
s|psychiatric|stress|stressed
s|psychiatric|panic attacks|panic attack
s|psychiatric|anhedonia
s|psychiatric|irritability|irritable
s|psychiatric|low mood|depressed mood
s|skin|rash|rashes
s|skin|itching|itchy|pruritus|itchiness
s|skin|hives|urticaria
s|skin|bruising|bruise|bruises
s|skin|redness
s|skin|skin lesion|lesion|lesions
s|skin|laceration|cut
s|hematologic|easy bruising|bruise easily
s|hematologic|swollen glands|swollen lymph nodes
s|hematologic|bleeding
s|endocrine|polyuria
s|endocrine|polydipsia|excessive thirst|very thirsty
s|endocrine|heat intolerance
s|endocrine|cold intolerance
s|endocrine|hot flashes
f|cardiovascular|edema|pitting edema
f|cardiovascular|murmur|systolic ejection murmur|heart murmur
f|cardiovascular|jugular venous distention|jvd
f|cardiovascular|carotid bruits|bruits|carotid bruit|bruit
f|cardiovascular|gallop|gallops
f|cardiovascular|rub|rubs
f|respiratory|crackles|rales
f|respiratory|rhonchi
f|respiratory|stridor
f|gastrointestinal|rebound|rebound tenderness
f|gastrointestinal|guarding
f|gastrointestinal|distention|distended
f|gastrointestinal|hepatosplenomegaly|hepatomegaly|splenomegaly
f|gastrointestinal|ascites
f|gastrointestinal|mass|masses|lump|lumps
f|musculoskeletal|tenderness|tender
f|musculoskeletal|effusion|joint effusion
f|musculoskeletal|ecchymosis
f|musculoskeletal|crepitus
f|musculoskeletal|deformity
f|musculoskeletal|decreased range of motion|limited range of motion
f|skin|erythema|erythematous
f|skin|exudate|exudates
f|skin|cyanosis
f|skin|clubbing
f|hematologic|lymphadenopathy|adenopathy|cervical lymphadenopathy
f|neurological|focal deficit|focal deficits
f|neurological|nystagmus
`
  .trim()
  .split('\n');
