/**
 * Services of an ordinary office, clinic or ward by CPT number, beside the visits: number | kind | facts | our own words.
 * No word here is the publisher's. Facts are separated by spaces:
 *   min16, max37  fewest and most minutes on the day for the number
 *   unit15        counted in units of so many minutes
 *   g0 g10 g90    days after it that are paid with it (Medicare physician fee schedule); left out where not sure or none apply
 *   addon         only beside another service
 *   sided         done on one of two sides: a side, or both, is to be told
 *   consent       consent is to be in the chart (our judgement)
 *   month         counted once in a calendar month
 */
export const cptServiceLines = `
10021|minor-procedure|consent|Needle aspiration of a mass, first
10060|minor-procedure|g10 consent|Abscess opened and drained, simple
10061|minor-procedure|g10 consent|Abscess opened and drained, complicated or several
10120|minor-procedure|g10 consent|Foreign body out of the skin by cutting, simple
10121|minor-procedure|g10 consent|Foreign body out of the skin by cutting, complicated
10140|minor-procedure|g10 consent|Hematoma or fluid drained from soft tissue
10160|minor-procedure|g10 consent|Abscess or cyst drained by needle
11042|minor-procedure|g0 consent|Wound cleaned to the fat layer, first 20 sq cm
11043|minor-procedure|g0 consent|Wound cleaned to muscle, first 20 sq cm
11044|minor-procedure|g0 consent|Wound cleaned to bone, first 20 sq cm
11045|minor-procedure|addon|Wound cleaned to the fat layer, each further 20 sq cm
11055|minor-procedure|g0|Callus pared, one
11056|minor-procedure|g0|Calluses pared, 2 to 4
11057|minor-procedure|g0|Calluses pared, more than 4
11102|minor-procedure|g0 consent|Skin biopsy by shave, first
11103|minor-procedure|addon|Skin biopsy by shave, each further
11104|minor-procedure|g0 consent|Skin biopsy by punch, first
11105|minor-procedure|addon|Skin biopsy by punch, each further
11106|minor-procedure|g0 consent|Skin biopsy by cutting, first
11107|minor-procedure|addon|Skin biopsy by cutting, each further
11200|minor-procedure|g10 consent|Skin tags taken off, up to 15
11201|minor-procedure|addon|Skin tags taken off, each further 10
11300|minor-procedure|g0 consent|Skin growth shaved, trunk or limb, up to 0.5 cm
11301|minor-procedure|g0 consent|Skin growth shaved, trunk or limb, 0.6 to 1 cm
11305|minor-procedure|g0 consent|Skin growth shaved, scalp, neck, hand or foot, up to 0.5 cm
11310|minor-procedure|g0 consent|Skin growth shaved, face, up to 0.5 cm
11400|minor-procedure|g10 consent|Benign growth cut out, trunk or limb, up to 0.5 cm
11401|minor-procedure|g10 consent|Benign growth cut out, trunk or limb, 0.6 to 1 cm
11402|minor-procedure|g10 consent|Benign growth cut out, trunk or limb, 1.1 to 2 cm
11403|minor-procedure|g10 consent|Benign growth cut out, trunk or limb, 2.1 to 3 cm
11420|minor-procedure|g10 consent|Benign growth cut out, scalp, neck, hand or foot, up to 0.5 cm
11440|minor-procedure|g10 consent|Benign growth cut out, face, up to 0.5 cm
11600|minor-procedure|g10 consent|Skin cancer cut out, trunk or limb, up to 0.5 cm
11601|minor-procedure|g10 consent|Skin cancer cut out, trunk or limb, 0.6 to 1 cm
11602|minor-procedure|g10 consent|Skin cancer cut out, trunk or limb, 1.1 to 2 cm
11640|minor-procedure|g10 consent|Skin cancer cut out, face, up to 0.5 cm
11719|minor-procedure|g0|Healthy nails trimmed
11720|minor-procedure|g0|Diseased nails thinned, 1 to 5
11721|minor-procedure|g0|Diseased nails thinned, 6 or more
11730|minor-procedure|g0 consent|Nail taken off, first
11732|minor-procedure|addon|Nail taken off, each further
11740|minor-procedure|g0|Blood let out from under a nail
11750|minor-procedure|g10 consent|Nail and its root taken out for good
11900|minor-procedure|g0|Injection into skin lesions, up to 7
11901|minor-procedure|g0|Injection into skin lesions, more than 7
11981|minor-procedure|consent|Drug implant put in
11982|minor-procedure|consent|Drug implant taken out
11983|minor-procedure|consent|Drug implant changed
12001|minor-procedure|g0 consent|Wound closed, simple, body or limbs, up to 2.5 cm
12002|minor-procedure|g0 consent|Wound closed, simple, body or limbs, 2.6 to 7.5 cm
12004|minor-procedure|g0 consent|Wound closed, simple, body or limbs, 7.6 to 12.5 cm
12005|minor-procedure|g0 consent|Wound closed, simple, body or limbs, 12.6 to 20 cm
12011|minor-procedure|g0 consent|Wound closed, simple, face, up to 2.5 cm
12013|minor-procedure|g0 consent|Wound closed, simple, face, 2.6 to 5 cm
12014|minor-procedure|g0 consent|Wound closed, simple, face, 5.1 to 7.5 cm
12031|minor-procedure|g10 consent|Wound closed in layers, body or limbs, up to 2.5 cm
12032|minor-procedure|g10 consent|Wound closed in layers, body or limbs, 2.6 to 7.5 cm
12041|minor-procedure|g10 consent|Wound closed in layers, neck, hands or feet, up to 2.5 cm
12042|minor-procedure|g10 consent|Wound closed in layers, neck, hands or feet, 2.6 to 7.5 cm
12051|minor-procedure|g10 consent|Wound closed in layers, face, up to 2.5 cm
12052|minor-procedure|g10 consent|Wound closed in layers, face, 2.6 to 5 cm
13121|minor-procedure|g10 consent|Complex wound repair, scalp or limbs, 2.6 to 7.5 cm
16000|minor-procedure|g0|First-degree burn treated
16020|minor-procedure|g0|Burn cleaned and dressed, small
17000|minor-procedure|g10 consent|Precancerous skin spot destroyed, first
17003|minor-procedure|addon|Precancerous skin spots destroyed, second to 14th, each
17004|minor-procedure|g10 consent|Precancerous skin spots destroyed, 15 or more
17110|minor-procedure|g10 consent|Warts or other benign spots destroyed, up to 14
17111|minor-procedure|g10 consent|Warts or other benign spots destroyed, 15 or more
17250|minor-procedure|g0|Overgrown wound tissue treated with a chemical
19000|minor-procedure|g0 sided consent|Breast cyst drained
19301|major-procedure|g90 sided consent|Part of the breast taken out
20526|minor-procedure|g0 sided consent|Injection into the carpal tunnel
20550|minor-procedure|g0 consent|Injection at a tendon sheath or ligament
20551|minor-procedure|g0 consent|Injection where a tendon begins
20552|minor-procedure|g0 consent|Trigger points injected, 1 or 2 muscles
20553|minor-procedure|g0 consent|Trigger points injected, 3 or more muscles
20560|minor-procedure|consent|Dry needling, 1 or 2 muscles
20600|minor-procedure|g0 sided consent|Small joint drained or injected, no ultrasound
20604|minor-procedure|g0 sided consent|Small joint drained or injected, with ultrasound
20605|minor-procedure|g0 sided consent|Middle-sized joint drained or injected, no ultrasound
20606|minor-procedure|g0 sided consent|Middle-sized joint drained or injected, with ultrasound
20610|minor-procedure|g0 sided consent|Large joint drained or injected, no ultrasound
20611|minor-procedure|g0 sided consent|Large joint drained or injected, with ultrasound
20612|minor-procedure|g0 consent|Ganglion cyst drained or injected
23500|major-procedure|g90 sided|Collarbone fracture treated without moving it
23650|major-procedure|g90 sided consent|Shoulder put back in place, no anesthesia
24640|minor-procedure|g10 sided|Pulled elbow of a child put back
25600|major-procedure|g90 sided|Wrist-end radius fracture treated without moving it
25605|major-procedure|g90 sided consent|Wrist-end radius fracture set without cutting
26600|major-procedure|g90 sided|Hand bone fracture treated without moving it
26720|major-procedure|g90 sided|Finger shaft fracture treated without moving it
27130|major-procedure|g90 sided consent|Total hip replacement
27236|major-procedure|g90 sided consent|Open treatment of a broken hip neck
27245|major-procedure|g90 sided consent|Nail in a fracture below the hip neck
27447|major-procedure|g90 sided consent|Total knee replacement
27786|major-procedure|g90 sided|Outer ankle fracture treated without moving it
28470|major-procedure|g90 sided|Midfoot bone fracture treated without moving it
28510|major-procedure|g90 sided|Small toe fracture treated without moving it
29075|minor-procedure|g0 sided|Cast, elbow to fingers
29105|minor-procedure|g0 sided|Splint, whole arm
29125|minor-procedure|g0 sided|Splint, forearm, fixed
29130|minor-procedure|g0 sided|Splint, finger, fixed
29405|minor-procedure|g0 sided|Cast, below the knee
29425|minor-procedure|g0 sided|Walking cast, below the knee
29505|minor-procedure|g0 sided|Splint, whole leg
29515|minor-procedure|g0 sided|Splint, lower leg
29540|minor-procedure|g0 sided|Strapping of ankle or foot
29580|minor-procedure|g0 sided|Zinc paste boot
29827|major-procedure|g90 sided consent|Rotator cuff repaired by scope
29881|major-procedure|g90 sided consent|Knee meniscus trimmed by scope, one side
30300|minor-procedure|g10|Foreign body out of the nose, office
30901|minor-procedure|g0 sided|Front nosebleed stopped, simple
30903|minor-procedure|g0 sided|Front nosebleed stopped, complicated
31231|minor-procedure|g0 consent|Nose looked into by scope
31500|minor-procedure|g0|Breathing tube put in, emergency
31575|minor-procedure|g0 consent|Throat looked into by flexible scope
32551|minor-procedure|g0 sided consent|Chest tube put in
32554|minor-procedure|g0 sided consent|Fluid drained from the chest, no imaging
32555|minor-procedure|g0 sided consent|Fluid drained from the chest, with imaging
33533|major-procedure|g90 consent|Heart bypass with one artery
36415|test||Blood drawn from a vein
36416|test||Blood drawn by finger or heel stick
36556|minor-procedure|g0 consent|Central line put in, age 5 and over
42820|major-procedure|g90 consent|Tonsils and adenoids out, under age 12
42821|major-procedure|g90 consent|Tonsils and adenoids out, age 12 and over
42826|major-procedure|g90 consent|Tonsils out, age 12 and over
43235|minor-procedure|g0 consent|Upper scope, looking only
43239|minor-procedure|g0 consent|Upper scope with biopsy
43644|major-procedure|g90 consent|Gastric bypass by scope
43775|major-procedure|g90 consent|Sleeve gastrectomy by scope
44970|major-procedure|g90 consent|Appendix out by scope
45378|minor-procedure|g0 consent|Colonoscopy, looking only
45380|minor-procedure|g0 consent|Colonoscopy with biopsy
45385|minor-procedure|g0 consent|Colonoscopy with polyp taken by snare
46083|minor-procedure|g10 consent|Clotted outer hemorrhoid opened
46221|minor-procedure|g10 consent|Inner hemorrhoid banded
46320|minor-procedure|g10 consent|Clotted outer hemorrhoid taken out
46600|minor-procedure|g0|Anal canal looked into by scope
47562|major-procedure|g90 consent|Gallbladder out by scope
49083|minor-procedure|g0 consent|Fluid drained from the belly, with imaging
49505|major-procedure|g90 sided consent|Groin hernia repaired, age 5 and over
51701|minor-procedure|g0|Bladder catheter in and out
51702|minor-procedure|g0|Bladder catheter left in, simple
51798|test||Urine left in the bladder measured by ultrasound
52000|minor-procedure|g0 consent|Bladder looked into by scope
52601|major-procedure|g90 consent|Prostate trimmed through the urethra
54150|minor-procedure|g0 consent|Circumcision with clamp
55250|major-procedure|g90 consent|Vasectomy
56405|minor-procedure|g10 consent|Vulva abscess opened
56420|minor-procedure|g10 sided consent|Bartholin abscess opened
57170|minor-procedure|g0|Diaphragm or cap fitted
57452|minor-procedure|g0 consent|Cervix looked at with magnification
57454|minor-procedure|g0 consent|Cervix looked at with magnification, biopsy and scraping
57455|minor-procedure|g0 consent|Cervix looked at with magnification, biopsy
58100|minor-procedure|g0 consent|Biopsy of the lining of the womb
58300|minor-procedure|consent|Intrauterine device put in
58301|minor-procedure|g0 consent|Intrauterine device taken out
58571|major-procedure|g90 consent|Total hysterectomy with tubes or ovaries by scope, smaller womb
59025|test|g0|Fetal non-stress test
59400|maternity||Pregnancy care with vaginal delivery, whole
59409|maternity|consent|Vaginal delivery only
59425|maternity||Prenatal care only, 4 to 6 visits
59426|maternity||Prenatal care only, 7 visits or more
59430|maternity||Care after delivery only
59510|maternity|consent|Pregnancy care with cesarean, whole
60240|major-procedure|g90 consent|Whole thyroid out
62270|minor-procedure|g0 consent|Spinal tap, diagnostic, no imaging
62323|minor-procedure|g0 consent|Epidural injection, lower back, with imaging
63030|major-procedure|g90 consent|Disc removed, lower back, one level
63047|major-procedure|g90 consent|Spinal canal widened, lower back, one level
64405|minor-procedure|g0 sided consent|Nerve block, back of the head
64450|minor-procedure|g0 sided consent|Nerve block, other peripheral nerve
64483|minor-procedure|g0 sided consent|Nerve root injection, lower back, first level
64721|major-procedure|g90 sided consent|Carpal tunnel released, open
65205|minor-procedure|g0 sided|Foreign body off the white of the eye
65220|minor-procedure|g0 sided|Foreign body off the cornea, no slit lamp
65222|minor-procedure|g0 sided|Foreign body off the cornea, with slit lamp
66984|major-procedure|g90 sided consent|Cataract out, lens put in
69200|minor-procedure|g0 sided|Foreign body out of the ear, no anesthesia
69209|minor-procedure|g0 sided|Ear wax washed out
69210|minor-procedure|g0 sided|Stuck ear wax taken out with instruments
69436|minor-procedure|g10 sided consent|Ear tubes under anesthesia
70450|test||Head CT, no contrast
70551|test||Brain MRI, no contrast
71045|test||Chest X-ray, one view
71046|test||Chest X-ray, two views
71250|test||Chest CT, no contrast
71260|test||Chest CT, with contrast
72040|test||Neck spine X-ray, 2 or 3 views
72100|test||Lower back X-ray, 2 or 3 views
72148|test||Lower back MRI, no contrast
73030|test|sided|Shoulder X-ray, 2 views or more
73110|test|sided|Wrist X-ray, 3 views or more
73130|test|sided|Hand X-ray, 3 views or more
73502|test|sided|Hip X-ray, 2 or 3 views
73560|test|sided|Knee X-ray, 1 or 2 views
73562|test|sided|Knee X-ray, 3 views
73590|test|sided|Lower leg X-ray, 2 views
73610|test|sided|Ankle X-ray, 3 views or more
73630|test|sided|Foot X-ray, 3 views or more
73721|test|sided|Leg joint MRI, no contrast
74018|test||Belly X-ray, one view
74176|test||Belly and pelvis CT, no contrast
74177|test||Belly and pelvis CT, with contrast
76700|test||Belly ultrasound, whole
76705|test||Belly ultrasound, part
76805|test||Pregnancy ultrasound after the first trimester
76817|test||Pregnancy ultrasound through the vagina
76830|test||Ultrasound through the vagina
76856|test||Pelvis ultrasound, whole
77066|test||Diagnostic mammogram, both sides
77065|test|sided|Diagnostic mammogram, one side
77067|test||Screening mammogram, both sides
77080|test||Bone density scan of hip or spine
80048|test||Basic metabolic panel
80053|test||Comprehensive metabolic panel
80061|test||Lipid panel
80076|test||Liver panel
80305|test||Drug screen read by eye
80307|test||Drug screen by analyzer
81001|test||Urine test by analyzer, with microscope
81002|test||Urine dipstick read by eye
81003|test||Urine test by analyzer, no microscope
81025|test||Urine pregnancy test
82043|test||Urine albumin, measured
82270|test||Stool blood test, screening cards
82274|test||Stool blood test, immune method
82306|test||Vitamin D level
82607|test||Vitamin B12 level
82728|test||Ferritin
82947|test||Glucose, lab
82962|test||Glucose by meter
83036|test||Hemoglobin A1c
84153|test||Prostate antigen, total
84439|test||Free thyroxine
84443|test||Thyroid stimulating hormone
84703|test||Pregnancy hormone, yes or no
85018|test||Hemoglobin
85025|test||Blood count with automated differential
85027|test||Blood count, automated
85610|test||Prothrombin time
86580|test||Tuberculosis skin test
86803|test||Hepatitis C antibody
87086|test||Urine culture with count
87070|test||Bacterial culture, other source
87389|test||HIV antigen and antibodies
87491|test||Chlamydia by amplified probe
87591|test||Gonorrhea by amplified probe
87624|test||High-risk papillomavirus by amplified probe
87635|test||COVID-19 by amplified probe
87637|test||COVID-19, flu and RSV by amplified probe
87804|test||Flu antigen read by eye
87807|test||RSV antigen read by eye
87811|test||COVID-19 antigen read by eye
87880|test||Strep A antigen read by eye
88142|test||Cervical smear, thin layer
88305|test||Tissue looked at by pathologist, ordinary
90460|vaccine-administration||Vaccine given with counseling, through age 18, first component
90461|vaccine-administration|addon|Vaccine given with counseling, through age 18, each further component
90471|vaccine-administration||Vaccine given by injection, first
90472|vaccine-administration|addon|Vaccine given by injection, each further
90473|vaccine-administration||Vaccine given by mouth or nose, first
90474|vaccine-administration|addon|Vaccine given by mouth or nose, each further
90480|vaccine-administration||COVID-19 vaccine given
90785|psychotherapy|addon|Interactive complexity
90791|psychotherapy||Psychiatric evaluation
90792|psychotherapy||Psychiatric evaluation with medical services
90832|psychotherapy|min16 max37|Psychotherapy, about 30 minutes
90833|psychotherapy|min16 max37 addon|Psychotherapy, about 30 minutes, with a visit
90834|psychotherapy|min38 max52|Psychotherapy, about 45 minutes
90836|psychotherapy|min38 max52 addon|Psychotherapy, about 45 minutes, with a visit
90837|psychotherapy|min53|Psychotherapy, about an hour
90838|psychotherapy|min53 addon|Psychotherapy, about an hour, with a visit
90839|psychotherapy|min30 max74|Psychotherapy in a crisis, first hour
90840|psychotherapy|unit30 addon|Psychotherapy in a crisis, each further 30 minutes
90846|psychotherapy|min26|Family therapy without the patient
90847|psychotherapy|min26|Family therapy with the patient
90849|psychotherapy||Therapy with several families
90853|psychotherapy||Group therapy
90870|minor-procedure|g0 consent|Electroconvulsive therapy
92507|therapy||Speech therapy, one patient
92526|therapy||Swallowing therapy
92551|test||Hearing screen, tones through air
92552|test||Hearing test, tones through air
92557|test||Hearing test, full
92567|test||Eardrum pressure test
92610|test||Swallowing evaluation
93000|test||Electrocardiogram with report
93005|test||Electrocardiogram, tracing only
93010|test||Electrocardiogram, report only
93015|test|consent|Stress test, whole
93306|test||Heart ultrasound with Doppler
93970|test||Vein ultrasound of limbs, both sides
93971|test|sided|Vein ultrasound of limbs, one side
94010|test||Spirometry
94060|test||Spirometry before and after inhaler
94640|treatment||Inhaled treatment
94664|treatment||Inhaler or nebulizer taught
94760|test||Oxygen level, once
95115|treatment||Allergy shot, one
95117|treatment||Allergy shots, two or more
96110|test||Developmental screen
96127|test||Emotional or behavioral screen, each tool
96130|test|min31|Psychological testing weighed, first hour
96156|psychotherapy||Health behavior assessment
96158|psychotherapy|min16|Health behavior help, first 30 minutes
96160|test||Health risk questionnaire of the patient
96161|test||Health risk questionnaire of the caregiver
96360|treatment|min31|Fluids into a vein, first hour
96361|treatment|min31 addon|Fluids into a vein, each further hour
96365|treatment|min16|Drug into a vein by drip, first hour
96366|treatment|min31 addon|Drug into a vein by drip, each further hour
96372|treatment||Injection under the skin or into muscle
96374|treatment||Drug pushed into a vein, first
96375|treatment|addon|Drug pushed into a vein, each further
96401|treatment|consent|Chemotherapy injection
96413|treatment|min16 consent|Chemotherapy by drip, first hour
97010|therapy||Hot or cold packs
97012|therapy||Mechanical traction
97014|therapy||Electrical stimulation, unattended
97016|therapy||Pressure device
97018|therapy||Paraffin bath
97022|therapy||Whirlpool
97032|timed-therapy|unit15|Electrical stimulation, attended
97033|timed-therapy|unit15|Drug through the skin by current
97034|timed-therapy|unit15|Contrast baths
97035|timed-therapy|unit15|Ultrasound treatment
97036|timed-therapy|unit15|Hubbard tank
97110|timed-therapy|unit15|Exercise for strength, motion or endurance
97112|timed-therapy|unit15|Balance, posture and coordination training
97113|timed-therapy|unit15|Exercise in water
97116|timed-therapy|unit15|Walking training
97124|timed-therapy|unit15|Massage
97140|timed-therapy|unit15|Hands-on treatment of joints and soft tissue
97150|therapy||Therapy in a group
97161|therapy||Physical therapy evaluation, low complexity
97162|therapy||Physical therapy evaluation, moderate complexity
97163|therapy||Physical therapy evaluation, high complexity
97164|therapy||Physical therapy, new evaluation of a known patient
97165|therapy||Occupational therapy evaluation, low complexity
97166|therapy||Occupational therapy evaluation, moderate complexity
97167|therapy||Occupational therapy evaluation, high complexity
97168|therapy||Occupational therapy, new evaluation of a known patient
97530|timed-therapy|unit15|Practice of everyday movements
97533|timed-therapy|unit15|Sensory techniques
97535|timed-therapy|unit15|Self-care and home training
97537|timed-therapy|unit15|Community and work training
97542|timed-therapy|unit15|Wheelchair training
97750|timed-therapy|unit15|Physical performance test
97755|timed-therapy|unit15|Assistive technology assessment
97760|timed-therapy|unit15|Orthosis training, first encounter
97761|timed-therapy|unit15|Prosthesis training, first encounter
97763|timed-therapy|unit15|Orthosis or prosthesis training, later encounter
97802|timed-therapy|unit15|Nutrition therapy, first, one patient
97803|timed-therapy|unit15|Nutrition therapy, later, one patient
97804|timed-therapy|unit30|Nutrition therapy, group
97810|treatment|min8|Acupuncture, first 15 minutes
98016|care|min5 max10|Short check-in by phone or video
98940|treatment|g0|Chiropractic adjustment, 1 or 2 regions
98941|treatment|g0|Chiropractic adjustment, 3 or 4 regions
98966|care|min5 max10|Phone assessment by other than a physician, 5 to 10 minutes
99024|care||Visit after surgery that is paid with the surgery
99173|test||Vision screen with a chart
99188|treatment||Fluoride varnish
99292|visit-add-on|unit30 addon|Critical care, each further 30 minutes
99401|counseling|min8|Preventive counseling, about 15 minutes
99402|counseling|min16|Preventive counseling, about 30 minutes
99406|counseling|min4 max10|Stop-smoking counseling, over 3 to 10 minutes
99407|counseling|min11|Stop-smoking counseling, over 10 minutes
99408|counseling|min15 max30|Alcohol or drug screen and counseling, 15 to 30 minutes
99409|counseling|min31|Alcohol or drug screen and counseling, over 30 minutes
99415|visit-add-on|min30 addon|Longer visit, clinical staff time, first hour
99417|visit-add-on|unit15 addon|Longer office or home visit, each 15 minutes
99418|visit-add-on|unit15 addon|Longer hospital or nursing facility visit, each 15 minutes
99421|care|min5 max10|Online messages over 7 days, 5 to 10 minutes
99422|care|min11 max20|Online messages over 7 days, 11 to 20 minutes
99423|care|min21|Online messages over 7 days, 21 minutes or more
99424|care|min30 month|Care of one serious chronic disease by the clinician, first 30 minutes of the month
99426|care|min30 month|Care of one serious chronic disease by staff, first 30 minutes of the month
99437|care|unit30 addon|Chronic care by the clinician, each further 30 minutes
99439|care|unit20 addon|Chronic care by staff, each further 20 minutes
99446|care|min5 max10|Talk between clinicians with report, 5 to 10 minutes
99451|care|min5|Talk between clinicians, written report
99452|care|min16 max30|Referral work of the treating clinician
99453|care||Home monitoring set up and taught
99454|care||Home monitoring device, 30 days
99457|care|min20 month|Home monitoring, first 20 minutes of the month
99458|care|unit20 addon|Home monitoring, each further 20 minutes
99460|visit||Normal newborn in hospital, first day
99462|visit||Normal newborn in hospital, later day
99463|visit||Normal newborn in hospital, in and out on one day
99483|care||Memory assessment and care plan
99484|care|min20 month|Behavioral health care management, 20 minutes of the month
99487|care|min60 month|Complex chronic care, first 60 minutes of the month
99489|care|unit30 addon|Complex chronic care, each further 30 minutes
99490|care|min20 month|Chronic care by staff, first 20 minutes of the month
99491|care|min30 month|Chronic care by the clinician, first 30 minutes of the month
99492|care|min36 month|Psychiatric collaborative care, first month
99493|care|min31 month|Psychiatric collaborative care, later month
99494|care|unit30 addon|Psychiatric collaborative care, each further 30 minutes
99495|care||Move home from hospital, moderate decision making, seen within 14 days
99496|care||Move home from hospital, high decision making, seen within 7 days
99497|counseling|min16|Advance care planning, first 30 minutes
99498|counseling|unit30 addon|Advance care planning, each further 30 minutes
`;
