/**
 * Words of one meaning, the first of each line standing for all: adjectives and nouns of sites, what clinicians call a
 * finding, and the words of official titles. Written for this project.
 */
export const sameWords = `
stomach gastric gastr
liver hepatic
kidney renal nephric kidneys
lung pulmonary lungs
heart cardiac
brain cerebral encephalic
bladder vesical
bowel intestine intestinal enteric
colon colonic colorectal
rectum rectal
esophagus esophageal
pancreas pancreatic
spleen splenic
thyroid thyroidal
skin cutaneous dermal
bone osseous bony
breast mammary
ovary ovarian ovaries
uterus uterine endometrial endometrium
cervix cervical-uteri
prostate prostatic
testis testicular testicle testes testicles
penis penile
scrotum scrotal
urethra urethral
ureter ureteral ureteric
vein venous veins
artery arterial arteries
nerve neural nerves
eye ocular eyes
retina retinal
cornea corneal
eyelid palpebral eyelids
ear aural ears auricular
nose nasal
mouth oral
tongue lingual
throat pharynx pharyngeal
larynx laryngeal
tonsil tonsillar
gum gingival gingiva
tooth dental teeth
jaw mandible mandibular
chest thorax thoracic
abdomen abdominal belly
pelvis pelvic
groin inguinal
leg legs
arm arms
foot feet plantar
finger fingers digital
knee knees
hip hips coxofemoral
elbow elbows
wrist wrists carpal
ankle ankles
shoulder shoulders
joint articular joints
muscle muscular muscles
spine vertebra vertebral spinal vertebrae
tendon tendinous
lymphnode lymphatic
node nodes nodal
blood hematic
cancer carcinoma adenocarcinoma malignancy carcinomatous
malignant malignantly
tumor neoplasm neoplasia tumour tumoral neoplastic
metastasis metastatic metastases metastatized metastasized
mass masses
pain painful pains ache aching algia
swelling swollen tumefaction
edema oedema edematous edemas
enlarged enlargement
adenopathy lymphadenopathy adenopathies lymphadenopathies
hemorrhage bleeding hemorrhagic bled bleed haemorrhage
fever febrile pyrexia fevers feverish hyperthermia
vomiting vomit vomits emesis vomited
nausea nauseous nauseated
diarrhea diarrheal diarrhoea
dyspnea breathlessness dyspneic dyspnoea
cough coughing
weakness asthenia asthenic weak
anorexia hyporexia inappetence
fatigue tiredness tired fatigued
erythema erythematous reddened redness
ulcer ulcerated ulceration ulcers ulcerative ulcerations
abscess abscesses abscessed
infection infectious infected infections
inflammation inflammatory inflamed
fracture fractures fractured
dislocation dislocated luxation
injury trauma traumatism injured traumatic
burn burns burned
necrosis necrotic gangrene gangrenous
thrombosis thrombus thrombotic thrombosed
embolism embolic embolus thromboembolism
stenosis stricture narrowing stenotic
obstruction obstructive obstructed occlusion occluded
perforation perforated
calculus stone calculi lithiasis stones lithiasic
cyst cystic cysts
dilation dilatation dilated ectasia
hypertension hypertensive
hypotension hypotensive
diabetes diabetic
anemia anemic anaemia
depression depressive depressed
anxiety anxious
psychosis psychotic
alcohol alcoholic alcoholism
smoker smoking tobacco smokes cigarettes nicotine
syncope fainting fainted
seizure seizures convulsion convulsions convulsive
headache cephalea cephalalgia headaches
paralysis paralytic palsy
paresthesia paresthesias tingling
jaundice icterus icteric jaundiced
itching pruritus pruritic itch itchy
rash exanthema exanthem
obesity obese
failure insufficiency insufficient
disease disorder illness diseases disorders illnesses
congenital congenitally
tuberculosis tuberculous tbc
syphilis luetic syphilitic
hiv aids
hepatitis hepatitides
pneumonia pneumonic
sepsis septic septicemia
pregnancy pregnant gestation
stroke cva ictus
aneurysm aneurysmal aneurysms
hematoma haematoma hematomas
scar scars cicatrix scarring
hernia herniation hernias herniated
diverticulum diverticula diverticular
polyp polyps polypoid
fistula fistulous fistulas fistulae
nodule nodules nodular
granuloma granulomatous granulomas
malformation malformations malformed
atrophy atrophic
deficiency deficit deficient
deformity deformities
allergy allergic
poisoning intoxication poisoned
overdose overdosage
`;

/** Words that say nothing about which condition it is. */
export const emptyWords = `
a an the of in on at to with without by for from and or as is was were are be been being it its this that these those his her he she they we i you my our their
which who whom whose when where there then than but not no nor so if into onto over after before during since until while due because also other others only
patient patients year years old male female man woman boy girl day days month months week weeks hour hours case report described describe presented presents present showed shown show shows
unspecified specified elsewhere classified nec nos initial encounter site type any all some more most less very
has had have having did does do can could may might will would should about between both each per via through
mg ml mm cm kg dl g l mmhg
`;
