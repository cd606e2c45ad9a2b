/** Joints, bones, skin, eyes, ears, general symptoms, injuries and circumstances; written as in `../conditions.data.ts`. */
export const limbsAndSensesLines = `
M05.9|seropositive rheumatoid arthritis; seropositive ra
M06.9|rheumatoid arthritis
M08.00|juvenile idiopathic arthritis; jia
L40.50|psoriatic arthritis; psoriatic arthropathy
M10.9|gout; gouty arthritis; gout flare; gout attack; acute gout
M11.20|pseudogout; cppd; chondrocalcinosis
M13.0|polyarthritis
M15.9|generalized osteoarthritis; polyosteoarthritis; polyarticular osteoarthritis
M16.11|right hip osteoarthritis; osteoarthritis of right hip; right hip oa; right hip arthritis
M16.12|left hip osteoarthritis; osteoarthritis of left hip; left hip oa; left hip arthritis
M16.0|bilateral hip osteoarthritis
M16.9|hip osteoarthritis; osteoarthritis of hip; hip oa; coxarthrosis; hip arthritis
M17.0|bilateral knee osteoarthritis; osteoarthritis of both knees; bilateral knee oa; bilateral primary osteoarthritis of knee
M17.11|right knee osteoarthritis; osteoarthritis of right knee; right knee oa; right knee arthritis
M17.12|left knee osteoarthritis; osteoarthritis of left knee; left knee oa; left knee arthritis
M17.9|knee osteoarthritis; osteoarthritis of knee; osteoarthritis of the knee; knee oa; gonarthrosis; knee arthritis; degenerative joint disease of knee
M19.90|osteoarthritis; oa; degenerative joint disease; djd; arthrosis; degenerative arthritis
M19.019|shoulder osteoarthritis
M19.049|hand osteoarthritis; osteoarthritis of hands
M20.10|bunion; hallux valgus; bunions
M20.40|hammer toe; hammertoe
M21.40|flat foot; pes planus; flat feet
M22.2X9|patellofemoral pain; patellofemoral syndrome; patellofemoral pain syndrome
M23.90|internal derangement of knee
M25.461|right knee effusion; effusion of right knee
M25.462|left knee effusion; effusion of left knee
M25.469|knee effusion
M25.50|joint pain; arthralgia; arthralgias; joint pains; polyarthralgia; polyarthralgias
M25.511|right shoulder pain; pain in right shoulder; right-sided shoulder pain
M25.512|left shoulder pain; pain in left shoulder; left-sided shoulder pain
M25.519|shoulder pain; pain in shoulder
M25.521|right elbow pain; pain in right elbow
M25.522|left elbow pain; pain in left elbow
M25.529|elbow pain
M25.531|right wrist pain; pain in right wrist
M25.532|left wrist pain; pain in left wrist
M25.539|wrist pain
M25.551|right hip pain; pain in right hip
M25.552|left hip pain; pain in left hip
M25.559|hip pain
M25.561|right knee pain; pain in right knee
M25.562|left knee pain; pain in left knee
M25.569|knee pain; pain in knee
M25.571|right ankle pain; pain in right ankle
M25.572|left ankle pain; pain in left ankle
M25.579|ankle pain
M79.641|right hand pain
M79.642|left hand pain
M79.643|hand pain
M79.644|right finger pain; right thumb pain
M79.645|left finger pain; left thumb pain
M79.646|finger pain; thumb pain
M79.604|right leg pain; pain in right leg
M79.605|left leg pain; pain in left leg
M79.606|leg pain
M79.601|right arm pain
M79.602|left arm pain
M79.603|arm pain
M79.671|right foot pain; right heel pain; pain in right foot
M79.672|left foot pain; left heel pain; pain in left foot
M79.673|foot pain; heel pain
M79.674|right toe pain
M79.675|left toe pain
M79.676|toe pain
M79.10|myalgia; muscle pain; muscle aches; body aches; myalgias; muscle soreness
M79.7|fibromyalgia
M79.2|neuralgia; neuritis
M79.89|leg swelling soft tissue; soft tissue swelling
M31.6|giant cell arteritis; temporal arteritis
M31.30|granulomatosis with polyangiitis; wegener granulomatosis
M32.9|lupus; systemic lupus erythematosus; sle
M33.20|polymyositis
M33.90|dermatomyositis
M34.9|scleroderma; systemic sclerosis
M35.00|sjogren syndrome; sjogren's; sjogren's syndrome; sicca syndrome
M35.2|behcet disease; behcet's disease
M35.3|polymyalgia rheumatica; pmr
M40.209|kyphosis
M41.9|scoliosis
M43.10|spondylolisthesis
M43.6|torticollis
M45.9|ankylosing spondylitis
M47.812|cervical spondylosis; cervical arthritis
M47.816|lumbar spondylosis; lumbar arthritis; lumbar facet arthropathy
M47.819|spondylosis; spondyloarthrosis
M48.02|cervical stenosis; cervical spinal stenosis
M48.061|lumbar stenosis; lumbar spinal stenosis; spinal stenosis of lumbar region
M48.062|lumbar stenosis with neurogenic claudication; spinal stenosis with neurogenic claudication; neurogenic claudication
M50.20|cervical disc herniation; cervical disk herniation
M50.30|cervical degenerative disc disease; cervical ddd
M51.26|lumbar disc herniation; lumbar disk herniation; herniated lumbar disc; herniated disc; herniated disk
M51.369|lumbar degenerative disc disease; degenerative disc disease; lumbar ddd; ddd
M53.3|coccydynia; tailbone pain; sacroiliac pain; si joint pain
M54.12|cervical radiculopathy
M54.16|lumbar radiculopathy; lumbar radiculitis
M54.2|neck pain; cervicalgia
M54.30|sciatica
M54.31|right sciatica; right-sided sciatica
M54.32|left sciatica; left-sided sciatica
M54.40|low back pain with sciatica; lumbago with sciatica
M54.41|low back pain with right sciatica; right sided low back pain with right sided sciatica
M54.42|low back pain with left sciatica; left sided low back pain with left sided sciatica
M54.50|low back pain; lower back pain; lumbago; lbp; lumbar pain; lumbalgia; back pain
M54.6|thoracic back pain; mid back pain; upper back pain; thoracic spine pain
M60.9|myositis
M62.81|generalized muscle weakness; muscle weakness
M62.82|rhabdomyolysis; rhabdo
M62.838|muscle spasm; muscle spasms; muscle cramps
M62.830|back spasm; back spasms; back muscle spasm
M62.84|sarcopenia
M65.30|trigger finger
M65.4|de quervain; de quervain tenosynovitis; de quervain's tenosynovitis
M65.90|tenosynovitis; synovitis
M66.0|ruptured baker cyst
M67.40|ganglion cyst; ganglion
M70.60|trochanteric bursitis; greater trochanteric pain syndrome
M70.20|olecranon bursitis
M71.20|baker cyst; baker's cyst; popliteal cyst
M71.9|bursitis
M72.20|plantar fasciitis
M72.0|dupuytren contracture; dupuytren
M75.00|frozen shoulder; adhesive capsulitis
M75.01|right frozen shoulder; adhesive capsulitis of right shoulder
M75.02|left frozen shoulder; adhesive capsulitis of left shoulder
M75.100|rotator cuff tear
M75.101|right rotator cuff tear
M75.102|left rotator cuff tear
M75.40|shoulder impingement; impingement syndrome of shoulder; subacromial impingement
M75.50|shoulder bursitis; subacromial bursitis
M76.60|achilles tendinitis; achilles tendonitis; achilles tendinopathy
M76.50|patellar tendinitis
M77.10|tennis elbow; lateral epicondylitis
M77.00|golfer elbow; golfer's elbow; medial epicondylitis
M77.9|tendinitis; tendonitis; tendinopathy; enthesopathy
M80.00XA|osteoporotic fracture; osteoporosis with pathological fracture; fragility fracture
M81.0|osteoporosis; postmenopausal osteoporosis; age-related osteoporosis
M85.80|osteopenia; low bone density
M84.48XA|pathological fracture of vertebra
M87.9|avascular necrosis; osteonecrosis
M88.9|paget disease of bone
M94.0|costochondritis
M26.609|tmj disorder; tmj; temporomandibular joint disorder; tmj pain; tmd
L02.91|abscess
L20.9|eczema; atopic dermatitis; atopic eczema
L21.9|seborrheic dermatitis; seborrhea; dandruff
L22|diaper rash; diaper dermatitis; nappy rash
L23.7|poison ivy; poison oak; poison ivy dermatitis; contact dermatitis due to plants
L23.9|allergic contact dermatitis
L25.9|contact dermatitis
L27.0|drug rash; drug eruption; drug-induced rash; generalized drug eruption
L28.0|lichen simplex chronicus; neurodermatitis
L29.9|pruritus; itching; itchy skin; pruritic
L30.4|intertrigo
L30.9|dermatitis
L40.0|plaque psoriasis; psoriasis vulgaris
L42|pityriasis rosea
L43.9|lichen planus
L51.1|stevens-johnson syndrome; stevens johnson syndrome; sjs
L51.2|toxic epidermal necrolysis; lyell syndrome
L52|erythema nodosum
L53.9|erythema; erythroderma
L55.9|sunburn
L57.0|actinic keratosis; actinic keratoses; solar keratosis
L60.0|ingrown toenail; ingrown nail; onychocryptosis
L63.9|alopecia areata
L65.9|hair loss; alopecia
L70.0|acne vulgaris; cystic acne
L72.0|epidermoid cyst; epidermal cyst; epidermal inclusion cyst
L72.3|sebaceous cyst
L73.2|hidradenitis; hidradenitis suppurativa
L73.9|folliculitis
L74.519|hyperhidrosis focal
L80|vitiligo
L82.1|seborrheic keratosis; seborrheic keratoses
L84|corns; callus; calluses; corn of foot
L85.3|dry skin; xerosis; xerosis cutis
L89.90|pressure ulcer; pressure sore; decubitus ulcer; bedsore; bed sore
L89.150|unstageable sacral pressure ulcer; unstageable pressure ulcer of sacrum
L89.151|stage 1 sacral pressure ulcer; sacral pressure ulcer stage 1
L89.152|stage 2 sacral pressure ulcer; sacral pressure ulcer stage 2; stage 2 pressure ulcer of sacrum; stage ii sacral decubitus
L89.153|stage 3 sacral pressure ulcer; sacral pressure ulcer stage 3; stage 3 pressure ulcer of sacrum; stage iii sacral decubitus
L89.154|stage 4 sacral pressure ulcer; sacral pressure ulcer stage 4; stage 4 pressure ulcer of sacrum; stage iv sacral decubitus
L91.0|keloid; hypertrophic scar
L90.5|scar; scarring
L92.9|granuloma of skin
L97.909|leg ulcer; lower extremity ulcer
L97.509|foot ulcer; diabetic foot wound
L98.9|skin lesion; skin lesions; cutaneous lesions
H00.019|stye; hordeolum
H00.19|chalazion
H01.009|blepharitis
H02.409|ptosis; ptosis of eyelid; palpebral ptosis; eyelid ptosis
H04.129|dry eyes; dry eye; dry eye syndrome
H10.9|conjunctivitis; pink eye; pinkeye
H10.10|allergic conjunctivitis
H10.30|acute conjunctivitis; bacterial conjunctivitis
H11.009|pterygium
H11.30|subconjunctival hemorrhage
H16.009|corneal ulcer
H16.9|keratitis
H20.9|iritis; iridocyclitis; anterior uveitis; uveitis
H25.9|age-related cataract; senile cataract
H33.20|retinal detachment
H34.9|retinal vein occlusion; retinal artery occlusion
H35.30|macular degeneration; amd; age-related macular degeneration
H35.00|retinopathy
H40.10X0|open angle glaucoma; open-angle glaucoma
H43.10|vitreous hemorrhage
H43.399|floaters; vitreous floaters
H44.009|endophthalmitis
H46.9|optic neuritis
H47.10|papilledema
H47.20|optic atrophy
H49.20|sixth nerve palsy
H49.00|third nerve palsy
H50.9|strabismus
H52.10|myopia; nearsighted
H52.4|presbyopia
H53.009|amblyopia
H53.2|diplopia; double vision
H53.8|blurred vision; blurry vision
H54.7|vision loss; visual loss; loss of vision; decreased vision; decreased visual acuity
H55.00|nystagmus
H57.10|eye pain; ocular pain
H60.90|swimmer's ear; swimmers ear; otitis externa; outer ear infection
H61.20|earwax; ear wax; wax impaction; impacted cerumen; cerumen impaction
H65.90|serous otitis media; otitis media with effusion; middle ear effusion; fluid behind ear drum
H66.90|acute otitis media; aom; middle ear infection; otitis media; ear infection
H66.91|right otitis media; right acute otitis media; otitis media of right ear; right ear infection
H66.92|left otitis media; left acute otitis media; otitis media of left ear; left ear infection
H66.93|bilateral otitis media; bilateral acute otitis media; bilateral ear infections
H72.90|perforated eardrum; tympanic membrane perforation; perforated tympanic membrane
H81.10|bppv; benign positional vertigo; benign paroxysmal positional vertigo
H81.09|meniere disease; meniere's disease
H83.09|labyrinthitis
H81.20|vestibular neuritis
H90.5|sensorineural hearing loss
H91.90|hearing loss; hard of hearing; deafness; hypoacusis
H93.19|tinnitus; ringing in ears; ringing in the ears
H92.09|ear pain; otalgia; earache
H92.01|right ear pain; right otalgia
H92.02|left ear pain; left otalgia
R00.0|tachycardia; rapid heart rate; elevated heart rate
R00.1|bradycardia; slow heart rate
R00.2|palpitations; heart racing
R01.1|heart murmur; cardiac murmur; murmur; systolic murmur
R03.0|elevated blood pressure without diagnosis of hypertension; white coat hypertension; elevated blood pressure reading
R04.0|epistaxis; nosebleed; nose bleed; nosebleeds
R04.2|hemoptysis; coughing up blood; haemoptysis
R05.9|cough
R05.1|acute cough
R05.2|subacute cough
R05.3|chronic cough; persistent cough
R06.00|dyspnea; dyspnoea
R06.02|shortness of breath; sob; breathlessness
R06.09|dyspnea on exertion; exertional dyspnea; shortness of breath on exertion
R06.01|orthopnea
R06.2|wheezing; wheeze; wheezes
R06.4|hyperventilation
R06.6|hiccups; hiccup
R06.82|tachypnea
R06.83|snoring
R07.0|sore throat; throat pain
R07.81|pleuritic chest pain; rib pain; pleurodynia
R07.89|chest tightness; atypical chest pain; chest wall pain; musculoskeletal chest pain; non-cardiac chest pain; noncardiac chest pain
R07.9|chest pain; thoracic pain
R09.81|nasal congestion; stuffy nose; congestion
R09.82|postnasal drip; post nasal drip; post-nasal drip
R20.0|numbness; anesthesia of skin
R20.1|hypoesthesia; decreased sensation
R20.2|tingling; paresthesia; paresthesias; pins and needles; numbness and tingling
R21|rash; skin rash; exanthem; skin eruption; maculopapular rash
R22.1|neck mass; lump in neck; cervical mass; neck lump
R22.9|lump; subcutaneous nodule; localized swelling
R23.0|cyanosis; cyanotic
R23.1|pallor; pale skin; paleness
R25.1|tremor; tremors
R25.2|cramp; leg cramps; spasm
R26.2|difficulty walking; trouble walking
R26.81|unsteady gait; unsteadiness on feet; gait instability
R26.9|abnormal gait; gait abnormality; gait disturbance
R27.0|ataxia; ataxic
R29.6|frequent falls; recurrent falls; repeated falls; multiple falls
R29.810|facial droop; facial weakness
R40.0|somnolence; drowsiness; drowsy; lethargy
R40.20|coma; comatose; unconscious; loss of consciousness
R42|dizziness; lightheadedness; vertigo; dizzy; light-headed; lightheaded
R43.0|anosmia; loss of smell
R47.01|aphasia
R47.1|dysarthria
R47.81|slurred speech
R49.0|hoarseness; dysphonia; hoarse voice
R50.9|fever; pyrexia; febrile; febrile syndrome
R50.82|postoperative fever; post-op fever
R68.83|chills without fever
R52|generalized pain; pain
R53.1|weakness; generalized weakness; asthenia
R53.81|malaise; debility; general malaise; deconditioning
R53.83|fatigue; tiredness; exhaustion; lethargic
R54|frailty; frail
R55|syncope; fainting; passed out; fainted; syncopal episode; near syncope; presyncope
R57.0|cardiogenic shock
R57.1|hypovolemic shock; hemorrhagic shock
R57.9|shock
R58|hemorrhage; bleeding
R59.0|cervical lymphadenopathy; localized lymphadenopathy; swollen lymph node; cervical adenopathy; inguinal adenopathy; axillary adenopathy; axillary lymphadenopathy; inguinal lymphadenopathy
R59.1|generalized lymphadenopathy; diffuse lymphadenopathy
R59.9|lymphadenopathy; adenopathy; enlarged lymph nodes; adenopathies; swollen glands
R60.0|pedal edema; ankle edema; ankle swelling; leg swelling; lower extremity edema; lower limb edema; leg edema; peripheral edema
R60.1|anasarca; generalized edema
R60.9|edema; oedema; swelling
R61|night sweats; excessive sweating; sweating; diaphoresis; hyperhidrosis
R62.51|failure to thrive; poor weight gain
R62.7|adult failure to thrive
R63.0|loss of appetite; poor appetite; decreased appetite; anorexia
R63.4|weight loss; unintentional weight loss; abnormal weight loss; losing weight
R63.5|weight gain; abnormal weight gain
R63.1|polydipsia; excessive thirst
R68.2|dry mouth; xerostomia
R73.01|impaired fasting glucose
R73.03|prediabetes; pre-diabetes; borderline diabetes; prediabetic
R73.9|hyperglycemia; high blood sugar; elevated blood sugar; elevated glucose; high glucose
R74.01|elevated transaminases; elevated lfts; elevated liver enzymes; elevated alt; elevated ast; transaminitis; hypertransaminasemia
R70.0|elevated esr; elevated sed rate
R79.82|elevated crp; elevated c-reactive protein
R77.8|hypoproteinemia
R91.1|lung nodule; pulmonary nodule; solitary pulmonary nodule
R91.8|lung nodules; pulmonary nodules; lung mass; pulmonary infiltrate; lung lesion; pulmonary mass
R92.8|abnormal mammogram
R93.5|abnormal abdominal imaging
R99|death; found dead
S00.83XA|facial contusion; contusion of face
S06.0X0A|concussion; concussion without loss of consciousness; mild tbi
S06.9X0A|traumatic brain injury; tbi
S06.5X0A|traumatic subdural hematoma; traumatic subdural hemorrhage
S06.6X0A|traumatic subarachnoid hemorrhage
S09.90XA|head injury; head trauma; closed head injury; minor head injury
S01.01XA|scalp laceration; laceration of scalp
S01.81XA|facial laceration; forehead laceration; chin laceration; laceration of forehead
S02.2XXA|nasal fracture; broken nose; nasal bone fracture; fracture of nose
S13.4XXA|whiplash; neck sprain; cervical strain; cervical sprain
S16.1XXA|neck strain
S22.39XA|rib fracture; fractured rib; broken rib
S22.49XA|rib fractures; multiple rib fractures; broken ribs
S20.219A|chest wall contusion; rib contusion
S32.009A|lumbar compression fracture; lumbar fracture; lumbar vertebral fracture
S22.009A|thoracic compression fracture; thoracic vertebral fracture
S32.9XXA|pelvic fracture; fracture of pelvis
S39.012A|lumbar strain; low back strain; back strain; lumbosacral strain
S33.5XXA|lumbar sprain
S40.011A|right shoulder contusion
S40.012A|left shoulder contusion
S42.001A|right clavicle fracture; fracture of right clavicle
S42.002A|left clavicle fracture; fracture of left clavicle
S42.009A|clavicle fracture; fracture of clavicle; collarbone fracture
S42.201A|right proximal humerus fracture
S42.202A|left proximal humerus fracture
S42.209A|proximal humerus fracture; humerus fracture
S43.004A|right shoulder dislocation; dislocated right shoulder
S43.005A|left shoulder dislocation; dislocated left shoulder
S43.006A|shoulder dislocation; dislocated shoulder
S52.501A|right distal radius fracture; fracture of right distal radius
S52.502A|left distal radius fracture; fracture of left distal radius
S52.509A|distal radius fracture; colles fracture; wrist fracture; broken wrist
S62.309A|metacarpal fracture; boxer's fracture; boxers fracture
S62.609A|finger fracture; broken finger; phalanx fracture
S61.209A|finger laceration; laceration of finger
S61.409A|hand laceration; laceration of hand; cut hand
S63.501A|right wrist sprain; sprain of right wrist
S63.502A|left wrist sprain; sprain of left wrist
S63.509A|wrist sprain; sprained wrist
S72.001A|right hip fracture; right femoral neck fracture; fracture of right femoral neck; fracture of neck of right femur
S72.002A|left hip fracture; left femoral neck fracture; fracture of left femoral neck; fracture of neck of left femur; fracture of left femur neck
S72.009A|hip fracture; femoral neck fracture; fracture of femoral neck; broken hip
S72.141A|right intertrochanteric fracture
S72.142A|left intertrochanteric fracture
S72.90XA|femur fracture; fractured femur; femoral fracture
S82.209A|tibia fracture; tibial fracture; tibial shaft fracture
S82.899A|ankle fracture; broken ankle
S83.511A|right acl tear; acl tear of right knee
S83.512A|left acl tear; acl tear of left knee
S83.519A|acl tear; anterior cruciate ligament tear
S83.209A|meniscal tear; meniscus tear; torn meniscus
S83.91XA|right knee sprain; sprain of right knee
S83.92XA|left knee sprain; sprain of left knee
S83.90XA|knee sprain
S86.011A|right achilles rupture; right achilles tendon rupture
S86.012A|left achilles rupture; left achilles tendon rupture
S92.309A|metatarsal fracture
S92.919A|toe fracture; broken toe
S93.401A|right ankle sprain; sprain of right ankle; sprained right ankle
S93.402A|left ankle sprain; sprain of left ankle; sprained left ankle
S93.409A|ankle sprain; sprained ankle
S05.00XA|corneal abrasion
T07.XXXA|polytrauma; multiple injuries; polytraumatism
T30.0|burn; burns
T50.901A|accidental overdose; drug overdose; overdose
T40.2X1A|opioid overdose
T42.4X2A|intentional benzodiazepine overdose
T63.441A|bee sting
T78.2XXA|anaphylaxis; anaphylactic shock; anaphylactic reaction
T78.3XXA|angioedema
T78.40XA|allergic reaction; allergy unspecified
T81.49XA|surgical site infection; postoperative wound infection; surgical wound infection
T82.7XXA|central line infection; line infection; catheter related bloodstream infection
T86.11|kidney transplant rejection; renal graft rejection
W19.XXXA|fall; mechanical fall
W57.XXXA|insect bite; tick bite; bug bite
W54.0XXA|dog bite
W55.01XA|cat bite
V89.2XXA|motor vehicle accident; mva; mvc; motor vehicle collision; car accident
Z00.00|annual physical; routine physical; well adult exam; annual wellness visit; wellness exam; health maintenance exam; routine adult physical; preventive visit
Z00.129|well child; well-child; well child check; well child visit; well child exam; well baby; wcc; well-child visit
Z01.419|well woman exam; annual gyn exam; routine gynecological exam; well-woman exam
Z01.818|preoperative clearance; pre-op clearance; preoperative evaluation; pre-operative clearance; preop clearance
Z02.5|sports physical; sports clearance
Z09|follow-up after completed treatment
Z11.3|sti screening; std screening; screening for stds; std testing; sti testing
Z11.59|hepatitis c screening; screening for hepatitis c
Z12.11|colon cancer screening; screening colonoscopy; colorectal cancer screening
Z12.31|screening mammogram; mammogram screening; breast cancer screening
Z12.4|pap smear screening; cervical cancer screening
Z13.220|lipid screening; cholesterol screening
Z13.1|diabetes screening
Z23|vaccination; vaccine administered; immunization; flu shot given; immunizations given; encounter for immunization
Z28.39|underimmunized; behind on vaccines
Z48.00|dressing change
Z48.02|suture removal; staple removal; removal of sutures
Z51.5|palliative care; comfort care; hospice
Z59.00|homeless; homelessness; unhoused
Z59.41|food insecurity; food insecure
Z59.6|low income
Z56.0|unemployed; unemployment; lost job
Z60.2|lives alone; living alone
Z62.819|history of childhood abuse
Z63.0|marital conflict; marital problems; relationship problems with spouse
Z63.4|bereavement; grief; death of spouse; grieving
Z65.3|legal problems
Z66|dnr; do not resuscitate; dnr/dni; dnr status
Z71.3|dietary counseling; nutrition counseling
Z71.41|alcohol counseling
Z71.6|smoking cessation counseling; tobacco cessation counseling; tobacco counseling
Z72.3|sedentary lifestyle; lack of exercise
Z73.0|burnout
Z74.09|reduced mobility; bedbound; bedridden
Z79.1|long-term nsaid; chronic nsaid use
Z79.4|long-term insulin; long term insulin use; on insulin; insulin dependent; insulin-dependent; long-term use of insulin; insulin treatment
Z79.84|long-term oral hypoglycemic; oral hypoglycemic drugs; oral antidiabetics; oral hypoglycemics
Z79.891|long-term opioid; chronic opioid therapy; chronic opioids; long-term opioid use
Z79.899|high risk medication; long-term drug therapy; long term medication monitoring; drug monitoring
Z88.0|penicillin allergy; allergic to penicillin; pcn allergy; allergy to penicillin; allergic to pcn
Z88.1|allergic to antibiotics; vancomycin allergy
Z88.2|sulfa allergy; allergic to sulfa
Z88.6|allergic to nsaids; nsaid allergy; aspirin allergy; allergic to aspirin
Z91.010|peanut allergy; allergic to peanuts
Z91.013|shellfish allergy; seafood allergy
Z91.030|bee allergy; allergic to bees
Z91.040|latex allergy; allergic to latex
Z91.148|medication noncompliance; nonadherence; medication non-adherence; noncompliant with medications; not taking medications as prescribed; medication nonadherence
Z91.81|fall risk; history of falling; history of falls; at risk for falls
Z89.511|right bka; right below knee amputation; right below-knee amputation
Z89.512|left bka; left below knee amputation; left below-knee amputation
Z96.641|right total hip replacement; right hip replacement; right total hip arthroplasty; right tha
Z96.642|left total hip replacement; left hip replacement; left total hip arthroplasty; left tha
Z96.649|hip replacement; total hip replacement; total hip arthroplasty; hip prosthesis
Z96.651|right total knee replacement; right knee replacement; right tka; right total knee arthroplasty
Z96.652|left total knee replacement; left knee replacement; left tka; left total knee arthroplasty
Z96.659|knee replacement; total knee replacement; total knee arthroplasty; knee prosthesis
Z96.1|pseudophakia; intraocular lens
Z97.4|hearing aid; hearing aids
Z99.3|wheelchair bound; wheelchair dependent; wheelchair-bound
Y95|hospital acquired; nosocomial; hospital-acquired infection
`;
