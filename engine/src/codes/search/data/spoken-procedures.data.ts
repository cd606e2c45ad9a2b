/**
 * What clinicians and billers call a CPT or HCPCS Level II code when they look it up. One line: code | names separated by
 * semicolons. Written for this project.
 */
export const spokenProcedures = `
99202|new patient level 2; new patient visit level 2
99203|new patient level 3; new patient visit level 3; new patient visit
99204|new patient level 4; new patient visit level 4
99205|new patient level 5; new patient visit level 5
99211|nurse visit; level 1 visit
99212|level 2 visit; established level 2; office visit level 2
99213|office visit established; established patient visit; level 3 visit; established level 3; office visit level 3; office visit; follow up visit
99214|level 4 visit; established level 4; office visit level 4
99215|level 5 visit; established level 5; office visit level 5
99223|admission; h and p; initial hospital visit
99232|hospital progress note; rounds; subsequent hospital visit
99238|discharge; hospital discharge
99283|er visit; ed visit; emergency visit
99291|icu; critical care time
99395|adult physical established; annual physical established; preventive visit adult
99396|adult physical 40 to 64
99385|adult physical new; annual physical new
99392|well child 1 to 4; well child visit
99391|well baby
99406|tobacco counseling; smoking cessation; stop smoking
99417|prolonged visit; prolonged services
99490|ccm; chronic care management
99495|tcm; transitional care; transition of care
99497|acp; advance directive; advance care planning
99453|rpm setup; remote monitoring setup
99457|rpm; remote patient monitoring
90791|psych eval; intake; diagnostic interview; psychiatric diagnostic evaluation
90792|psych eval with medical; psychiatric evaluation with meds
90832|therapy 30 minutes; psychotherapy 30
90834|therapy 45 minutes; psychotherapy 45
90837|therapy 60 minutes; psychotherapy 60; therapy session
90839|crisis therapy
90847|family therapy; couples therapy
90853|group; group psychotherapy
96127|phq9; phq 9; gad 7; gad7; depression screen; vanderbilt
96110|asq; m chat; mchat; developmental screening
96372|im injection; sq injection; shot given; therapeutic injection
96365|iv infusion
96360|iv fluids; hydration
90471|vaccine admin; flu shot admin; immunization administration
36415|blood draw; phlebotomy; venipuncture; lab draw
93000|ekg; ecg; 12 lead
94640|nebulizer; neb treatment; breathing treatment
94010|pft; pulmonary function
94760|pulse ox; spo2
81002|ua; urine dip; dipstick; urinalysis
81025|urine hcg; upt; pregnancy test
83036|a1c; hba1c; glycated hemoglobin
82962|fingerstick glucose; accucheck; blood sugar
85025|cbc; complete blood count
80048|bmp
80053|cmp
80061|lipids; cholesterol panel
84443|tsh
85610|pt inr; inr
87880|rapid strep; strep test
87804|rapid flu; flu test
87811|rapid covid; covid antigen
87086|urine culture
86580|ppd; tb test
77067|mammogram; screening mammography
77080|dexa; bone density
71046|cxr; chest x ray 2 views
45378|colonoscopy
43235|egd; endoscopy
20610|knee injection; shoulder injection; joint injection; cortisone shot; large joint injection
20605|elbow injection; wrist injection; ankle injection
20600|finger joint injection
20550|trigger finger injection; tendon injection
20553|trigger point injections
10060|i and d; incision and drainage; abscess drainage
11042|debridement; wound debridement
11102|shave biopsy
11104|punch biopsy
11200|skin tag removal
11730|nail avulsion; toenail removal
11750|ingrown toenail removal; matrixectomy
12001|laceration repair; stitches; sutures; suture repair
17000|ak cryo; actinic keratosis freezing
17110|wart freezing; wart removal; cryotherapy
69210|ear wax removal; cerumen removal; disimpaction
69209|ear lavage; ear irrigation
30901|nosebleed control; cautery nose
11981|nexplanon insertion; implant insertion
11982|nexplanon removal
58300|iud insertion
58301|iud removal
58100|endometrial biopsy; emb
57454|colposcopy with biopsy
59025|nst; non stress test
54150|circumcision
55250|vasectomy
51702|foley; catheter placement
51798|bladder scan; pvr; post void residual
29515|short leg splint; posterior splint leg
29125|forearm splint; volar splint
27447|knee replacement; total knee; tka
27130|hip replacement; total hip; tha
47562|lap chole; gallbladder removal; cholecystectomy
44970|lap appy; appendectomy
66984|cataract surgery
29881|knee scope; meniscectomy
33533|cabg; bypass
97110|therapeutic exercise; ther ex; therex
97112|neuro re ed; neuromuscular re education
97116|gait training
97140|manual therapy; mobilization
97530|therapeutic activities; ther act
97535|adl training; self care training
97161|pt eval low
97162|pt eval; physical therapy evaluation
97166|ot eval; occupational therapy evaluation
97802|dietitian; nutrition therapy; mnt
98941|chiropractic; spinal manipulation
G0438|first annual wellness visit; initial awv; awv; annual wellness visit; medicare wellness
G0439|subsequent awv; awv subsequent; annual wellness visit; yearly medicare wellness
G0402|welcome to medicare; ippe
G0444|medicare depression screening
G0442|medicare alcohol screening
G0447|obesity counseling
G0101|medicare pelvic and breast exam
Q0091|pap collection
G0103|psa screening
G0121|screening colonoscopy average risk
G0105|screening colonoscopy high risk
G0108|diabetes education; dsmt
G0180|home health certification; 485
G0179|home health recertification
G0181|home health oversight; care plan oversight
G2211|visit complexity; longitudinal care add on
G2212|medicare prolonged visit
G2012|virtual check in
G0283|e stim unattended; estim
G0008|flu shot administration; flu vaccine admin
G0009|pneumonia shot administration; pneumococcal vaccine admin
J0696|rocephin; ceftriaxone
J1885|toradol; ketorolac
J1100|decadron; dexamethasone injection
J3301|kenalog; triamcinolone
J1030|depo medrol 40
J1040|depo medrol 80
J1010|depo medrol; methylprednisolone acetate
J2919|solu medrol
J3420|b12 shot; b12 injection; cyanocobalamin
J2405|zofran; ondansetron injection
J1200|benadryl
J2550|phenergan
J0171|epinephrine; epipen; adrenaline
J1050|depo provera; depo shot
J1071|testosterone shot
J7613|albuterol neb
J7620|duoneb
J0561|bicillin; bicillin la
J0585|botox
J0897|prolia
J7298|mirena
J7300|paragard; copper iud
J7307|nexplanon
E0114|crutches; aluminum crutches
E0100|cane
E0105|quad cane
E0143|walker with wheels; front wheeled walker; rolling walker; fww
E0135|walker
E0163|bedside commode; bsc; 3 in 1 commode
E0260|hospital bed
E0601|cpap; cpap machine
E0470|bipap
E0570|nebulizer machine
E1390|oxygen concentrator; home oxygen
E0431|portable oxygen
E0607|glucometer
A4253|test strips
A4259|lancets
E0730|tens unit
E0244|raised toilet seat
E0240|shower chair
K0001|wheelchair; manual wheelchair
K0823|power wheelchair
L1830|knee immobilizer
L3908|wrist brace; cock up splint
L4361|walking boot; cam boot; cam walker
L4350|air cast; aircast; ankle stirrup
L0120|soft collar; neck collar
A4565|arm sling; sling
E0784|insulin pump
E0603|breast pump
T1016|case management
T1017|targeted case management; tcm medicaid
H0001|substance abuse assessment
H0004|behavioral health counseling
H0038|peer support
H2011|crisis intervention
H2014|skills training
T1019|personal care; pca
S9123|home nurse rn
T1015|clinic visit all inclusive
U0002|covid pcr
V5010|hearing aid evaluation
`;
