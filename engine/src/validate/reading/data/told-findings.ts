/**
 * Symptoms, findings and habits that one part of a chart tells and another denies, one a line: a name, a colon, and how charts write
 * it. `+` before words that tell it whatever stands before them ("no feeling"), `-` before words that deny it ("afebrile"); words
 * without a mark are told or denied by the sentence. One phrase may stand in several rows ("lungs clear" denies wheezes and crackles).
 * Own list, after the review of systems of the CMS 1997 guidelines and the mental status and physical examinations of common teaching.
 */
export const symptomLines = `
vomiting: vomiting, emesis, throwing up, +vomited, +vomits, +threw up, +throws up
nausea: nausea, +nauseated, +nauseous, +queasy
vomiting of blood: vomiting of blood, hematemesis, +vomited blood, +vomits blood, coffee ground emesis, +threw up blood
diarrhea: diarrhea, loose stools, watery stools, loose stool
constipation: constipation, +constipated, hard stools
black or bloody stool: black stool, black stools, melena, bloody stool, bloody stools, blood in the stool, blood in stool, rectal bleeding, hematochezia, tarry stools, bright red blood per rectum, +blood on the paper
abdominal pain: abdominal pain, belly pain, stomach pain, abd pain, stomach ache, +belly hurts, +stomach hurts, cramping abdominal pain
heartburn: heartburn, acid reflux, +burning behind the breastbone
difficulty swallowing: dysphagia, trouble swallowing, difficulty swallowing, difficulty in swallowing, problems swallowing, +food sticks, +food gets stuck, +meat sticks, +meat gets stuck, +bread sticks, +pills stick, +pills get stuck, +food catches, +solids stick, +chokes on food, +chokes on liquids, -swallows well, -swallowing normal, -swallows normally
painful swallowing: odynophagia, painful swallowing, pain with swallowing, pain on swallowing
loss of appetite: loss of appetite, poor appetite, decreased appetite, anorexia, -appetite good, -good appetite, -eats well, -eating well, -appetite normal, -normal appetite, +appetite poor, +no appetite, +hardly eats, +barely eating, +eats little
weight loss: weight loss, unintentional weight loss, +lost weight, +losing weight, +weight down, -weight stable, -weight steady, -stable weight
weight gain: weight gain, +gained weight, -weight stable, -weight steady, -stable weight
night sweats: night sweats, +drenching sweats
chills: chills, rigors, +shivering
fever: fever, fevers, +feverish, -afebrile
fatigue: fatigue, tiredness, +exhausted, +fatigued, -energy good, -good energy, -energy normal
headache: headache, headaches, +head hurts, +pounding head
visual change: visual changes, vision changes, blurred vision, blurry vision, visual spots, visual disturbance, visual disturbances, change in vision, changes in vision, +sees spots, +seeing spots, +flashing lights, +vision blurs
double vision: double vision, diplopia, +sees double, +seeing double
loss of vision: loss of vision, vision loss
eye pain: eye pain, pain in the eye
hearing loss: hearing loss, loss of hearing, difficulty hearing, trouble hearing, -hears well, -hearing normal, -hearing intact
ringing in the ears: tinnitus, ringing in the ears, ringing in ears
ear pain: ear pain, earache, otalgia, +ear hurts
sore throat: sore throat, throat pain, +throat hurts
hoarseness: hoarseness, hoarse voice, +hoarse
nasal congestion: nasal congestion, stuffy nose, runny nose, rhinorrhea
nosebleed: nosebleed, nosebleeds, epistaxis
chest pain: chest pain, chest pressure, chest tightness, chest discomfort, cp, +chest hurts
palpitations: palpitations, racing heart, heart racing, heart pounding, +heart races, +heart skips, +heart pounds
shortness of breath: shortness of breath, dyspnea, breathlessness, sob, trouble breathing, difficulty breathing, +short of breath, +breathless, +winded, +cannot catch his breath, +cannot catch her breath, -breathing comfortable, -breathing fine
orthopnea: orthopnea, +sleeps sitting up, +sleeps in a recliner, +sleeps on three pillows, +needs three pillows, +sleeps on four pillows, -lies flat, -sleeps flat
waking breathless at night: pnd, paroxysmal nocturnal dyspnea, +wakes breathless, +wakes gasping
leg swelling: leg swelling, swelling of the legs, swelling in the legs, swelling of legs, ankle swelling, swollen ankles, swollen legs, swelling of the ankles, pedal edema, leg edema, +legs swell, +ankles swell, +legs swollen, +ankles swollen
calf pain: calf pain, +calf hurts
pain in the legs on walking: claudication, +calves cramp
cough: cough, coughing, +coughs
coughing of blood: hemoptysis, coughing blood, coughing up blood, coughing of blood, blood in the sputum, +coughed blood, +coughed up blood
wheezing told: wheezing at home, +wheezes at night
fainting: syncope, fainting, passing out, blackouts, +fainted, +passed out, +blacked out, +faints
loss of consciousness: loss of consciousness, loc, +unconscious, +knocked out, +lost consciousness, +passed out, +blacked out, +unresponsive at the scene, -remained conscious, -stayed conscious
dizziness: dizziness, lightheadedness, vertigo, +dizzy, +lightheaded, +room spins, +room spinning
seizures: seizure, seizures, convulsions, +seized, +convulsed
numbness: numbness, loss of feeling, loss of sensation, paresthesias, +numb, +no feeling, +no sensation, +insensate, +cannot feel, +can't feel, +sensation absent, +sensation lost, +absent sensation, -sensation intact, -sensation normal, -normal sensation, -intact sensation, -feeling normal, -normal feeling
tingling: tingling, pins and needles, +tingles
weakness of a limb: weakness, focal weakness, limb weakness, leg weakness, arm weakness, +hemiparesis, +foot drop, +drops things, +legs give way, +leg gives way, -full strength, -strength full, -normal strength
trouble with speech: slurred speech, slurring of speech, trouble speaking, difficulty speaking, word finding difficulty, speech difficulty, +slurs, +slurs his words, +slurs her words, +cannot find words, -speech normal, -speech clear, -normal speech, -speech fluent, -fluent speech
memory loss: memory loss, memory problems, memory trouble, forgetfulness, +forgets appointments, +forgets names, +forgetful, +repeats questions, +repeats himself, +repeats herself, -memory intact, -memory good, -good memory, -memory normal
confusion: confusion, disorientation, +confused, +disoriented, +does not know the date, +does not know the year, -alert and oriented, -alert and oriented x 3, -alert and oriented x 4, -alert and oriented x3, -alert and oriented times three, -oriented x 3, -oriented x 4, -oriented times three, -fully oriented, -oriented to person , place and time, -oriented to person , place , and time, -a & o x 3, -a & ox 3, -aaox 3, -aox 3, -ao x 3, -aox 4, -clear and oriented, -not confused
tremor: tremor, tremors, shaking of the hands, +hands shake, +hand shakes
trouble walking: trouble walking, difficulty walking, +limps, +limping, +unable to walk, +cannot walk, +wheelchair bound, +wheelchair - bound, +bedbound, +bed - bound, +nonambulatory, +non - ambulatory, +unsteady gait, +gait unsteady, +antalgic gait, +gait antalgic, +walks with a limp, -gait normal, -normal gait, -gait steady, -steady gait, -walks normally, -walks without a limp, -walks without difficulty, -walks independently, -ambulates independently, -walks unaided
falls: falls, -no fall, +fell twice, +fallen twice, +has fallen, +fell three times, +falls often, +keeps falling
neck pain: neck pain, +neck hurts
neck stiffness: neck stiffness, stiff neck, nuchal rigidity, -neck supple, -supple neck
back pain: back pain, low back pain, lower back pain, +back hurts
joint pain: joint pain, joint pains, arthralgia, arthralgias, +joints hurt, +joints ache
joint swelling: joint swelling, swollen joints, +joints swell
muscle pain: myalgia, myalgias, muscle aches, muscle pain
rash: rash, rashes, hives
itching: itching, pruritus, +itches, +itchy
easy bruising: easy bruising, +bruises easily
painful urination: dysuria, burning with urination, burning on urination, pain with urination, painful urination, burning when urinating, +burns to urinate, +burns when she urinates, +burns when he urinates, +urine burns, +stings to urinate
blood in the urine: hematuria, blood in the urine, blood in urine, bloody urine, +red urine
frequent urination: urinary frequency, frequent urination, +urinates often, +urinates every hour
leaking of urine: urinary incontinence, incontinence of urine, leaking of urine, bladder incontinence, +leaks urine, +wets herself, +wets himself, +incontinent of urine, -continent of bladder, -continent
loss of bowel control: bowel incontinence, fecal incontinence, loss of bowel control, +soils himself, +soils herself
vaginal bleeding: vaginal bleeding, spotting, +bleeding from the vagina
vaginal discharge: vaginal discharge
contractions: contractions, +contracting
leaking of fluid: leakage of fluid, leaking fluid, leak of fluid, loss of fluid, rupture of membranes, +water broke, +waters broke, +gush of fluid, -membranes intact
fetal movement lost: +no fetal movement, +fetal movement absent, +decreased fetal movement, +baby has not moved, +baby moves less, +reduced fetal movement, -good fetal movement, -fetal movement good, -baby moves well, -active fetal movement, -normal fetal movement, -baby active
hot flashes: hot flashes, hot flushes
heat intolerance: heat intolerance
cold intolerance: cold intolerance, +always cold
excess thirst: polydipsia, excessive thirst, +very thirsty, +always thirsty
hallucinations: hallucinations, auditory hallucinations, visual hallucinations, hearing voices, voices, avh, +hears voices, +heard voices, +hears a voice, +heard a voice, +voices tell, +voices telling, +sees people, +sees things, +responding to internal stimuli, -without psychotic features, -without psychosis, -no psychotic symptoms
delusions: delusions, delusion, +delusional, +believes that neighbors, +believes the neighbors, -without psychotic features
paranoia: paranoia, +paranoid
panic attacks: panic attacks, panic attack, +panics
depressed mood: depressed mood, low mood, +feels depressed, +mood depressed, -mood euthymic, -euthymic mood, -euthymic
loss of interest: anhedonia, loss of interest, +no pleasure, +no interest
trouble sleeping: insomnia, trouble sleeping, difficulty sleeping, poor sleep, +sleeps poorly, +cannot sleep, +sleeps three hours, +sleeps two hours, +wakes all night, +sleep poor, -sleeps well, -sleep good, -good sleep, -sleeping well, -sleeps through, -sleeps through the night
nightmares: nightmares, bad dreams
racing thoughts: racing thoughts, +thoughts race
self-harm: self - harm, self - injury, cutting herself, cutting himself, +cuts herself, +cuts himself, +cut herself, +cut himself, +burns herself, +burns himself
cravings: cravings, craving
side effects of medicines: side effects, adverse effects
missed doses: missed doses, +misses doses, +missed doses, +skips doses, +ran out of, +out of his medicine, +out of her medicine, +stopped taking, +nonadherent, +non - adherent, +noncompliant, +misses most, +forgets doses, +forgets his pills, +forgets her pills, -takes all doses, -takes every dose, -adherent, -taken every day, -takes all medicines, -takes all medications, -never misses, -misses no, -no missed doses, -misses none, -good adherence
a lump: lump, lumps, +new lump, +found a lump
locking of the joint: locking, +locks
giving way of the joint: giving way, instability, +gives way, +buckles, -stable to stress
discharge from the eye: eye discharge, discharge from the eye
photophobia: photophobia, light sensitivity, +light hurts
`;

export const signLines = `
wheezing: wheeze, wheezes, wheezing, -lungs clear, -lungs clear to auscultation, -lungs are clear to auscultation, -lungs are clear, -clear lungs, -clear to auscultation, -ctab, -lungs ctab, -chest clear, -clear breath sounds, -breath sounds clear
crackles: crackles, rales, crepitations, -lungs clear, -lungs clear to auscultation, -lungs are clear to auscultation, -lungs are clear, -clear lungs, -clear to auscultation, -ctab, -lungs ctab, -chest clear, -clear breath sounds, -breath sounds clear
rhonchi: rhonchi, -lungs clear, -lungs clear to auscultation, -lungs are clear to auscultation, -lungs are clear, -clear lungs, -clear to auscultation, -ctab, -lungs ctab, -chest clear, -clear breath sounds, -breath sounds clear
murmur: murmur, murmurs
a friction rub: rub, friction rub
a gallop: gallop, gallops
irregular rhythm: irregular rhythm, +irregularly irregular, +heart irregular, +rhythm irregular, +pulse irregular, -regular rate and rhythm, -rrr, -heart regular, -regular rhythm, -rhythm regular, -pulse regular
edema: edema, pedal edema, pitting edema, leg swelling
jugular distension: jvd, jugular venous distension, jugular venous distention, jugular distension, +neck veins distended, +neck veins full, -neck veins flat
tender abdomen: +abdomen tender, +tender abdomen, abdominal tenderness, rebound, guarding, rebound tenderness, epigastric tenderness, suprapubic tenderness, ruq tenderness, rlq tenderness, llq tenderness, luq tenderness, +tender in the right lower quadrant, +tender in the right upper quadrant, +tender in the left lower quadrant, +tender in the epigastrium, +tender over mcburney, -abdomen soft and nontender, -abdomen soft , nontender, -abdomen nontender, -abdomen not tender, -soft and nontender, -soft nontender, -soft , nontender, -soft , non - tender, -soft , not tender, -nontender abdomen, -abdomen benign, -benign abdomen, -soft nt
enlarged liver: hepatomegaly, +liver enlarged, +enlarged liver, -liver not felt, -liver not enlarged, -liver not palpable
enlarged spleen: splenomegaly, +spleen enlarged, +enlarged spleen, +spleen palpable, -spleen not felt, -spleen not palpable, -spleen not enlarged
ascites: ascites, +fluid wave
jaundice: jaundice, scleral icterus, icterus, +icteric, +jaundiced, -anicteric
enlarged lymph nodes: lymphadenopathy, adenopathy, +enlarged nodes, +swollen nodes, +palpable nodes, +enlarged lymph nodes, +tender nodes, -nodes not felt, -nodes not palpable, -no nodes, -no neck nodes
exudate: exudate, exudates, -throat clear, -oropharynx clear, -pharynx clear, -throat normal
clubbing: clubbing
cyanosis: cyanosis, +cyanotic
rash: rash, rashes, +papules, -skin clear, -clear skin
skin breakdown: pressure ulcer, pressure injury, pressure sore, skin breakdown, open wound, open wounds, decubitus ulcer, +unstageable, -skin intact, -intact skin, -skin whole
dry mouth: dry mucous membranes, +mucous membranes dry, +tongue dry, +mouth dry, -mucous membranes moist, -moist mucous membranes, -mmm, -tongue moist, -mouth moist
effusion of the joint: effusion, joint effusion
a positive straight leg raise: +slr positive, +positive slr, +slr reproduces, +slr still reproduces, +straight leg raise positive, +positive straight leg raise, +straight leg raise reproduces, -slr negative, -negative slr, -straight leg raise negative, -negative straight leg raise
a fetal tracing that is not reassuring: late decelerations, +nonreactive, +non - reactive, +category 3, -fetal status reassuring, -reassuring fetal status, -tracing reassuring, -reassuring tracing, -nonstress test reactive, -nst reactive, -category 1, -category i
loss of sensation: +light touch absent, +light touch lost, +light touch decreased, +light touch reduced, +absent light touch, -light touch intact, -light touch normal, -neurovascularly intact, -nv intact, -nvi, -sensation and motor intact, +no feeling, +no sensation, +sensation absent, +insensate, +monofilament absent, +monofilament not felt, +absent monofilament, +does not feel the monofilament, +sensation decreased, +decreased sensation, +sensation reduced, +reduced sensation, -sensation intact, -sensation normal, -normal sensation, -intact sensation, -monofilament normal, -monofilament intact, -monofilament felt, -normal monofilament
confusion: +confused, +disoriented, +obtunded, +oriented to self only, +oriented to name only, +oriented to person only, +oriented x 1, +not oriented, -alert and oriented, -alert and oriented x 3, -alert and oriented x 4, -alert and oriented x3, -alert and oriented times three, -oriented x 3, -oriented x 4, -oriented times three, -fully oriented, -oriented to person , place and time, -oriented to person , place , and time, -a & o x 3, -a & ox 3, -aaox 3, -aox 3, -aox 4
gait disorder: +limps, +limping, +unable to walk, +cannot walk, +unsteady gait, +gait unsteady, +antalgic gait, +gait antalgic, +shuffling gait, +gait shuffling, +ataxic gait, +gait ataxic, +wheelchair - bound, +wheelchair bound, +bedbound, -gait normal, -normal gait, -gait steady, -steady gait
distress: +in acute distress, +in moderate distress, +in severe distress, +in marked distress, +in respiratory distress, respiratory distress, +in distress, -no distress, -no acute distress, -nad
facial droop: facial droop, facial asymmetry, facial weakness, +face droops, +mouth droops, -face symmetric, -face symmetrical
slurred speech: slurred speech, dysarthria, aphasia, +slurs, +speech slurred, -speech clear, -speech fluent, -speech normal, -normal speech, -fluent speech
weak limbs: hemiparesis, hemiplegia, +arm drift, pronator drift, +strength 0 / 5, +strength 1 / 5, +strength 2 / 5, +strength 3 / 5, +strength 4 / 5, +2 / 5 strength, +3 / 5 strength, +4 / 5 strength, +cannot lift, +cannot raise, -strength 5 / 5 throughout, -5 / 5 strength throughout, -strength normal, -normal strength, -full strength, -strength full, -strength 5 / 5 in all, -no focal deficit, -no focal deficits, -moves all extremities equally, -moves all limbs equally
tremor: tremor, asterixis
neck stiffness: nuchal rigidity, meningismus, neck stiffness, +neck stiff, +stiff neck, -neck supple, -supple neck
red eardrum: +tympanic membrane red, +tympanic membrane bulging, +tm red, +tm bulging, +eardrum red, +eardrum bulging, +bulging tympanic membrane, +red tympanic membrane, -tympanic membranes normal, -tympanic membranes clear, -tms clear, -tms normal, -tms pearly, -eardrums normal, -ears normal, -tympanic membranes gray
red eyes: +conjunctivae injected, +conjunctiva injected, +injected conjunctivae, +conjunctivae red, -conjunctivae clear, -conjunctiva clear, -eyes clear, -conjunctivae normal
unequal pupils: anisocoria, +pupils unequal, +pupil dilated, +pupil fixed, +pupils fixed, -perrl, -perrla, -pupils equal
open cervix: +os open, +open os, +cervix open, +tissue at the os, -os closed, -closed os, -cervix closed, -closed cervix
cervical motion tenderness: cervical motion tenderness, cmt
adnexal mass or tenderness: adnexal mass, adnexal tenderness
breast mass: breast mass, breast lump, +mass in the breast, +lump in the breast, +cm hard mass, +cm firm mass, -breasts normal, -breast exam normal, -breasts without mass
recurrence: recurrence, +cm hard mass, +new mass, +new lump, +new nodule
an abdominal mass: abdominal mass, pulsatile mass
hallucinations: hallucinations, auditory hallucinations, visual hallucinations, avh, voices, +responding to internal stimuli, +hears voices, +heard voices, +hearing voices, -without psychotic features
delusions: delusions, delusion, +delusional, +paranoid, -without psychotic features
disordered thought: +thought process tangential, +thought tangential, +thought disorganized, +thought process disorganized, +tangential, +loose associations, +flight of ideas, -thought linear, -thought process linear, -linear thought process, -thought organized, -goal directed, -goal - directed, -thought coherent
low mood: +mood " low, +mood " sad, +mood " down, +mood " depressed, +mood " heavy, +mood low, +mood depressed, +depressed mood, +mood sad, +mood irritable, +mood anxious, -mood euthymic, -euthymic, -mood good
poor insight: +insight poor, +poor insight, +insight lacking, -insight good, -good insight, -insight intact
weak pulses: +pulses not palpable, +dp not palpable, +absent dp, +absent pt, +absent pedal pulses, -pulses 2 + and equal, -pulses 2 + and symmetric, -pulses 2 + bilaterally, +pulses absent, +absent pulses, +pulse absent, +pulses not felt, +no palpable pulse, +no pulse felt, -pulses 2 + throughout, -pulses normal, -pulses intact, -pulses equal, -pulses strong, -pulses full
signs of infection of the wound: purulent drainage, pus, +wound purulent, foul drainage, wound infection, -wound clean, -incision clean, -clean and dry, -no sign of infection, -no signs of infection, -no infection
swollen calf: +calf swollen, +swollen calf, +calf tender, calf tenderness, -calves soft, -calves not tender, -calves nontender
`;

/** What is seen, on an image, in an organ or in a test, and what it is called where it is judged. */
export const seenLines = `
diverticula: diverticula, diverticulosis, diverticular disease, diverticulum, -colon normal throughout
polyps: polyp, polyps
hemorrhoids: hemorrhoids
dead tissue in the wound: slough, necrotic tissue, dead tissue, devitalized tissue, eschar, necrosis, +necrotic skin, +necrotic fat, +slough debrided, +slough removed
a torn cruciate ligament: acl tear, torn acl, cruciate tear, +acl torn, +acl ruptured, +cruciate ruptured, +cruciate torn, +cruciate was found ruptured, +cruciate ligament was torn, -cruciate ligaments intact, -both cruciate ligaments intact, -acl intact, -ligaments intact, -cruciates intact
gallstones: gallstones, gallstone, cholelithiasis, -gallbladder normal, -normal gallbladder
hydronephrosis: hydronephrosis
kidney stones: kidney stone, renal stone, ureteral stone, nephrolithiasis, renal calculi, kidney stones
infiltrate: infiltrate, infiltrates, consolidation, airspace disease, airspace opacity, lobar pneumonia, -chest x - ray clear, -clear chest x - ray, -chest film clear, -chest x - ray normal, -normal chest x - ray, -lungs clear on x - ray
pneumothorax: pneumothorax
pleural effusion: pleural effusion, pleural effusions
deep vein thrombosis: deep vein thrombosis, dvt, deep venous thrombosis
pulmonary embolism: pulmonary embolism, pulmonary embolus
intracranial bleeding: intracranial hemorrhage, intracranial bleeding, subdural hematoma, subdural, subarachnoid hemorrhage
hiatal hernia: hiatal hernia
Barrett's esophagus: barrett's esophagus, barrett's, barrett esophagus
ascites: ascites
aneurysm: aortic aneurysm, abdominal aortic aneurysm
fibroids: fibroid, fibroids, leiomyoma, uterine fibroid
ovarian cyst: ovarian cyst, +cyst of the right ovary, +cyst of the left ovary, -ovaries normal, -both ovaries normal, -normal ovaries
metastases: metastases, metastatic disease, +metastatic, mets
appendicitis: appendicitis, -appendix normal, -normal appendix, +appendix inflamed, +inflamed appendix
cataract: cataract, cataracts, -lens clear, -lenses clear
retinopathy: retinopathy, diabetic retinopathy
osteoporosis: osteoporosis, -bone density normal, -normal bone density, -normal bone mineral density
atrial fibrillation: +permanent atrial fibrillation, +persistent atrial fibrillation, -normal sinus rhythm, -sinus rhythm, -nsr
COVID-19: covid - 19 infection, +covid positive, +covid - 19 positive, +positive covid, -covid negative, -covid - 19 negative, -covid test negative, -negative covid, -negative for covid, -covid pcr negative, -covid - 19 pcr negative, -covid antigen negative
influenza: +influenza a positive, +influenza b positive, +flu positive, +positive for influenza, +flu a positive, +influenza positive, -influenza negative, -flu negative, -negative for influenza, -rapid flu negative, -covid and influenza negative
strep: +strep positive, +rapid strep positive, +positive strep, +positive rapid strep, streptococcal pharyngitis, strep pharyngitis, strep throat, -strep negative, -rapid strep negative, -negative strep, -rapid strep test negative, -negative rapid strep, -strep test negative
pregnancy: +currently pregnant, intrauterine pregnancy, +pregnancy test positive, +positive pregnancy test, +hcg positive, -not pregnant, -pregnancy test negative, -pregnancy test today negative, -negative pregnancy test, -hcg negative, -urine hcg negative, -upt negative, -negative hcg
`;

export const habitLines = `
tobacco: +current smoker, +smokes, +active smoker, +currently smokes, +packs per day, +pack per day, +packs a day, +pack a day, +ppd, +cigarettes a day, +cigarettes per day, +cigarettes / day, +smokes daily, +pack - years, +pack years, +tobacco use disorder, +nicotine dependence, smoking, tobacco, tobacco use, -never smoker, -never smoked, -nonsmoker, -non - smoker, -lifelong nonsmoker, -has never smoked, -does not smoke, -smokes no more, -never used tobacco
alcohol: +daily drinking, +drinks daily, +drinks every day, +drinks nightly, +drinks heavily, +heavy drinking, +drinks beer, +drinks wine, +drinks vodka, +drinks whiskey, +drinks a beer, +drinks one beer, +drinks two beers, +drinks three beers, +drinks six beers, +beers a day, +beers per day, +beers daily, +beers nightly, +beers a night, +beers on weekends, +beers on sundays, +drinks a day, +drinks per day, +drinks per week, +drinks a week, +glasses of wine, +glass of wine, +pint of vodka, +fifth of vodka, +bottle of wine, +binge drinking, +wine with dinner, alcohol, alcohol use, etoh, drinking, -does not drink, -drinks no alcohol, -never drinks, -nondrinker, -non - drinker, -abstinent from alcohol, -abstains from alcohol, -sober, -teetotal
illicit drugs: +uses cocaine, +using cocaine, +smokes crack, +uses heroin, +injects heroin, +uses fentanyl, +uses meth, +uses methamphetamine, +smokes meth, +snorts cocaine, +injects drugs, +uses drugs, illicit drugs, illicit drug use, drugs, drug use, recreational drugs, substance use, street drugs, illicit substances, -drug free
cannabis: +smokes marijuana, +uses marijuana, +uses cannabis, +smokes cannabis, +vapes thc, +smokes pot, marijuana use, marijuana, cannabis, cannabis use
living alone: +lives alone, +living alone, -lives with wife, -lives with husband, -lives with spouse, -lives with his wife, -lives with her husband, -lives with partner, -lives with her partner, -lives with his partner, -lives with daughter, -lives with son, -lives with her daughter, -lives with his daughter, -lives with her son, -lives with his son, -lives with parents, -lives with family, -lives with his family, -lives with her family, -lives with roommate, -lives with his parents, -lives with her parents
being out of work: +unemployed, +out of work, +not working, -works full time, -works full - time, -employed full time, -employed full - time, -works as, -currently works
homelessness: +homeless, +unhoused, +lives in a shelter, +living in a shelter, -lives in a house, -lives in an apartment, -stable housing, -housing stable, -owns home, -owns her home, -owns his home
firearms at home: firearms, firearm, guns, gun, +owns a gun, +gun at home, +keeps a gun, +keeps a pistol, +has a pistol, +owns a rifle, +owns firearms, +gun in the home, +guns in the home, -no access to firearms
not to resuscitate: +dnr, +do not resuscitate, +do - not - resuscitate, +dnr / dni, -full code, -code status full
being sexually active: sexually active
vaccination: -unvaccinated, -not vaccinated, -declined all vaccines, +fully vaccinated, +vaccines up to date, +immunizations up to date, +immunizations complete, +immunizations current, +vaccinations up to date
home oxygen: home oxygen, +on home oxygen, +uses oxygen at home, -no supplemental oxygen
`;

/** Symptoms of now that the kind of a diagnosis rules out. */
export const kindLines = `
signs of severe preeclampsia: +pounding headache, +severe headache, +visual spots, +scotomata, +sees spots, +seeing spots, -preeclampsia excluded, -preeclampsia looked for and excluded, -without severe features, -no severe features, -preeclampsia ruled out
signs of a complicated urinary infection: +flank pain, +shaking chills, +vomiting all, -uncomplicated urinary tract infection, -uncomplicated uti, -uncomplicated cystitis
aura: +with aura, +preceded by aura, +aura before, +aura of, +zigzag lines, +scintillating scotoma, +flashing lights, -migraine without aura
psychotic symptoms: +hears voices, +hearing voices, +heard voices, +sees things, +voices tell, +paranoid, -without psychotic features, -no psychotic features, -without psychosis
radiating pain: +shooting down the left leg, +shooting down the right leg, +shoots down the leg, +radiates down the leg, +radiating down the left leg, +radiating down the right leg, -without sciatica, -without radiculopathy
loss of consciousness: +unconscious, +knocked out, +passed out, +blacked out, +lost consciousness, -without loss of consciousness, -no loss of consciousness
behavioral disturbance of dementia: +hits, +hits at night, +hitting, +wanders, +wandering, +gets lost, +agitated, +combative, +aggressive, +yells, +sees children, +sees people, -without behavioral disturbance, -without behavioral disturbances, -without behavior disturbance, -no behavioral disturbance
signs of a complicated withdrawal: +disoriented, +sees insects, +sees bugs, +sees things, +visual hallucinations, +had a seizure, -withdrawal , uncomplicated, -uncomplicated withdrawal, -uncomplicated alcohol withdrawal
uncontrolled asthma: +uses albuterol daily, +albuterol every night, +wakes every night, +albuterol several times a day, -asthma well controlled, -well - controlled asthma, -well controlled asthma
`;

const painful = 'ankle knee hip wrist shoulder elbow foot hand ear eye flank calf breast pelvic groin jaw tooth heel toe finger thumb rib wrist thigh forearm buttock scrotal testicular rectal facial sinus'.split(' ');

/** Pain by its place: "no knee pain" beside a knee that hurts. */
export const painLines: string = painful.map((site) => `${site} pain: ${site} pain, +${site} hurts, pain in the ${site}`).join('\n');
