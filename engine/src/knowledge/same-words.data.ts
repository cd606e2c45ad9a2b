/**
 * Words for the same thing, as clinicians, charts and patients have them: forms of one row support each other where a statement is held against
 * what it rests on. Rows are looked up one by one and never followed from one to the next. A form only supports; it claims nothing. Own list.
 */
export const sameWords: readonly string[] = `
shortness of breath|breathless|breathlessness|winded|puffed|puffed out|out of breath|sob|dyspnoea|dyspnea|short of breath|can't catch my breath|hard to breathe|trouble breathing|difficulty breathing
exertional dyspnoea|exertional dyspnea|breathless on exertion|short of breath walking|soboe|sobe|dyspnoea on exertion|dyspnea on exertion|puffed on the stairs|puffed going upstairs|winded climbing stairs|breathless on stairs
orthopnoea|orthopnea|breathless lying flat|can't lie flat|short of breath lying|prop myself up|sleeps propped up|extra pillows|three pillows|two pillows
paroxysmal nocturnal dyspnoea|paroxysmal nocturnal dyspnea|pnd|wake up gasping|waking up gasping|waking breathless|wakes up breathless|wake fighting for breath|woke gasping
cough|coughing|hacking
dry cough|non-productive cough|nonproductive cough|unproductive cough|tickly cough|nothing comes up|not bringing anything up
productive cough|chesty cough|wet cough|bringing up phlegm|coughing up phlegm|coughing stuff up|bringing stuff up|coughing up mucus
sputum|phlegm|mucus|gunk|catarrh|spit|what i cough up
purulent|pus|green phlegm|yellow phlegm|green sputum|yellow sputum|pussy
haemoptysis|hemoptysis|coughing up blood|coughed up blood|blood in the phlegm|blood in sputum|blood when i cough|blood-streaked sputum
wheeze|wheezy|wheezing|whistling chest|whistling breathing|chest whistles
stridor|noisy breathing in|crowing breath|noise breathing in
chest pain|chest hurts|pain in the chest|sore chest|cp|pain across the chest
chest tightness|tight chest|tightness in the chest|band around my chest|chest pressure|squeezing in the chest|heaviness in the chest|elephant on my chest|weight on my chest
pleuritic|hurts to breathe in|hurts to breathe|worse breathing in|sharp on breathing in|catches when i breathe|worse on deep breath
palpitations|heart racing|heart pounding|heart fluttering|heart skipping|skipped beats|missed beats|racing heart|fluttering in my chest|heart thumping|heart flip-flops|heart jumping
syncope|fainted|faint|passed out|blacked out|blackout|collapsed unconscious|keeled over|fainting spell
presyncope|pre-syncope|near syncope|nearly fainted|almost passed out|nearly passed out|about to faint|felt faint|nearly blacked out|near-fainting
loss of consciousness|loc|knocked out|lost consciousness|passed out|out cold|blacked out|unconscious
dizziness|dizzy|light-headed|lightheaded|woozy|giddy|swimmy head
vertigo|room spinning|spinning|room going round|everything spins|spinning sensation|room was spinning
orthostatic|postural|on standing|when i stand up|getting up too fast|head rush|on standing up
disequilibrium|imbalance|off balance|unsteady|wobbly|loss of balance|poor balance|unsteady on my feet
nausea|nauseous|nauseated|feel sick|feeling sick|queasy|sick to my stomach|off my stomach|felt sick
vomiting|vomit|throwing up|threw up|being sick|was sick|puking|puked|upchuck|bringing food up|chucking up|emesis|spewing
nausea and vomiting|n&v|n/v|sick and throwing up
diarrhoea and vomiting|diarrhea and vomiting|d&v|both ends
haematemesis|hematemesis|vomiting blood|throwing up blood|blood in the vomit|sicking up blood|coffee grounds|coffee-ground vomit
heartburn|acid reflux|reflux|burning behind breastbone|acid coming up|indigestion|burning in my chest|acid in my throat
regurgitation|food comes back up|food coming back up|bringing food back up|repeating on me
dyspepsia|indigestion|upset stomach|stomach upset
dysphagia|trouble swallowing|difficulty swallowing|food sticks|food gets stuck|can't swallow|hard to swallow|food stuck going down|swallowing difficulty
odynophagia|hurts to swallow|painful swallowing|pain on swallowing|sore to swallow
early satiety|full quickly|fill up quickly|full after few bites|feel full fast
anorexia|poor appetite|loss of appetite|off my food|off food|not hungry|no appetite|not eating|lost my appetite|don't feel like eating|reduced appetite|decreased appetite
increased appetite|polyphagia|always hungry|hungry all the time|eating more|hyperphagia
abdominal pain|tummy ache|tummy pain|belly pain|stomach ache|stomach pain|bellyache|stomachache|sore tummy|gut ache|tummy hurts|stomach hurts|belly hurts|abdo pain
colicky|crampy|cramping|comes in waves|griping|gripes|spasms
epigastric|upper stomach|pit of the stomach|pit of my stomach|below the breastbone|top of my stomach|upper middle belly|upper tummy
bloating|bloated|swollen belly|swollen tummy|abdominal distension|abdominal distention|belly blown up|distended|puffed-up belly
flatulence|flatus|gas|wind|passing wind|farting|gassy|passing gas
belching|burping|burp|eructation|belch
constipation|bunged up|constipated|backed up|not been going|bowels not moving|no bowel movement|can't poo|hard stools|blocked up
diarrhoea|diarrhea|the runs|loose stools|loose motions|the trots|squits|runny poo|watery stools|watery poo|runny stools|loose bowels|liquid stool
bowel movement|bm|poo|poop|stool|motion|number two|opening bowels|bowels open|bowels opened|moved my bowels
stool|faeces|feces|poo|poop|motions|bowel movement
change in bowel habit|bowels have changed|bowels different|altered bowel habit|bowels all over place
tenesmus|still need to go|feel not finished|feeling of incomplete emptying|not emptied properly
straining at stool|straining on the toilet|pushing on the toilet|straining to go
rectal bleeding|pr bleeding|blood in the toilet|blood on the paper|bleeding from my bottom|bleeding from back passage|haematochezia|hematochezia|blood in the poo|blood in the stool|bright red blood pr|brbpr|blood on wiping
melaena|melena|black stools|black tarry stools|tarry poo|black poo|tarry stool|black and tarry
mucus in stool|slime in poo|slimy poo|mucus pr|jelly in the poo
steatorrhoea|steatorrhea|greasy stools|fatty stools|floating poo|won't flush away|pale greasy stools|oily stools
faecal incontinence|fecal incontinence|bowel accidents|soiling|messed myself|can't hold poo|pooped myself|bowel incontinence|leaking stool
jaundice|jaundiced|yellow skin|yellow eyes|gone yellow|icterus|icteric|skin turned yellow|whites turned yellow
acholic stools|pale stools|clay-coloured stools|clay-colored stools|pale poo|white poo
dark urine|tea-coloured urine|tea-colored urine|cola-coloured urine|cola-colored urine|brown wee|dark wee|brown urine|dark pee
ascites|fluid in the belly|fluid on the tummy|water in the belly|fluid in abdomen
hiccups|hiccough|singultus|hiccoughs
halitosis|bad breath|breath smells|smelly breath
xerostomia|dry mouth|mouth is dry|no spit|mouth like sandpaper
nocturia|up to wee|up to pee|up in the night|up at night urinating|wee at night|peeing at night|times a night|gets up to urinate|times to wee|passing water at night|night-time urination
urinary frequency|going more often|weeing a lot|peeing a lot|peeing all the time|always on the loo|back and forth toilet|frequent urination|peeing more often
polyuria|weeing a lot|peeing a lot|passing lots of urine|lots of wee|excessive urination|large volumes of urine
urinary urgency|have to rush|can't wait to wee|got to go quickly|need to go now|running to the loo|rush to the toilet|sudden urge to pee
dysuria|burns when i pee|burning when i wee|stings to wee|hurts to pee|painful urination|burning urination|stinging wee|pain passing water|hurts when i wee|burning on urination|pain on urination
haematuria|hematuria|blood in my wee|blood in the urine|blood in my pee|red wee|pink urine|bloody urine|peeing blood
urinary hesitancy|slow to start|trouble starting to pee|takes ages to start|difficulty starting stream
poor stream|weak stream|slow stream|dribble of wee|stream is weak|weak flow|poor flow|trickle
terminal dribbling|post-void dribbling|dribbling afterwards|dribble at the end|drips afterwards
incomplete emptying|bladder doesn't empty|not emptying bladder|still feels full|incomplete bladder emptying
urinary retention|can't pass water|can't pee|can't wee|unable to urinate|unable to void|not able to wee
urinary incontinence|leaking urine|wetting myself|leaks wee|wet myself|bladder accidents|can't hold my water|leaky bladder|leaking pee
stress incontinence|leaks when i cough|leak when i laugh|wee when i sneeze|leaking with coughing|pee when i jump
urge incontinence|don't make it time|leak before toilet|overactive bladder
urinate|wee|pee|pass water|void|micturate|pass urine|micturition|spend a penny|go to the loo
urine|wee|pee|waterworks
oliguria|hardly any urine|hardly weeing|barely peeing|not passing much urine|low urine output|reduced urine output|fewer wet nappies|fewer wet diapers
polydipsia|always thirsty|very thirsty|drinking loads|thirsty all the time|excessive thirst|can't quench thirst
fever|temperature|running a temperature|high temperature|burning up|pyrexia|febrile|feverish|hot to touch|spiking temperatures
afebrile|no fever|no temperature|apyrexial|not feverish|fever-free
chills|shivers|shivery|rigors|rigor|shakes|shivering|teeth chattering|shaking chills
night sweats|sweats at night|drenched at night|soaking the sheets|waking up soaked|drenched the bed|drenching sweats|sheets are soaked
sweating|sweaty|diaphoresis|diaphoretic|clammy|hyperhidrosis|perspiring|cold sweat|in a sweat|dripping with sweat
fatigue|tired|tiredness|exhausted|worn out|no energy|knackered|wiped out|lethargy|lethargic|run down|washed out|shattered|drained|low energy|weary|pooped out|tatt|listless
malaise|under the weather|feeling rotten|feel lousy|generally unwell|feel awful|not feeling myself|feel rough|out of sorts|poorly|feeling unwell|crummy
weight loss|lost weight|losing weight|clothes are loose|clothes hanging off me|dropped pounds|dropped kilos|getting thinner|trousers falling down|down a size
unintentional weight loss|losing weight without trying|lost weight without trying|unexplained weight loss|without trying|not dieting
weight gain|put on weight|putting on weight|gained weight|piled on pounds|getting heavier|clothes too tight
heat intolerance|can't stand the heat|always hot|feel hot all time|can't bear heat
cold intolerance|always cold|feel the cold|can't get warm|cold all the time|feeling cold
hot flush|hot flash|hot flushes|hot flashes|vasomotor symptoms|sudden heat
headache|sore head|head hurts|head pain|head is pounding|head splitting|cephalalgia|head pounding
throbbing|pounding|pulsating|pulsatile|beating|thumping
thunderclap|worst headache of life|like being hit|sudden severe headache|came like a bang
photophobia|light hurts my eyes|light bothers me|can't stand bright light|sensitive to light|bothered by light|light sensitivity|lights hurt
phonophobia|noise bothers me|sensitive to noise|can't stand noise|sound sensitivity|noise hurts
aura|zigzag lines|zig-zags|flashing lights before|shimmering lights
neck stiffness|stiff neck|meningism|nuchal rigidity|can't bend my neck|neck is stiff
seizure|had a fit|convulsion|fitting|convulsing|fits|shaking all over
postictal|post-ictal|confused after the fit|groggy after the seizure|sleepy after the fit
numbness|numb|no feeling|can't feel|lost feeling|loss of sensation|reduced sensation|hypoaesthesia|hypoesthesia|gone dead|went dead
paraesthesia|paresthesia|pins and needles|tingling|tingly|prickling|p&n|prickly feeling|fallen asleep feeling
weakness|weak|lost strength|no strength|paresis|loss of power|can't lift it|gave way|reduced power
hemiparesis|weak down one side|one side weak|one-sided weakness|one side went weak|hemiplegia|paralysed one side|paralyzed one side
paralysis|paralysed|paralyzed|can't move|plegia|couldn't move it|no movement
facial droop|face drooped|mouth drooping|face dropped|lopsided face|crooked face|one side face dropped|facial weakness|crooked smile
slurred speech|dysarthria|slurring|speech slurred|sounded drunk|slurring my words|words slurred
aphasia|dysphasia|can't find words|couldn't get words out|words wouldn't come|word-finding difficulty|wrong words coming out|jumbled words
tremor|shaky hands|hands shake|shaking hands|trembling|shakes|the shakes
ataxia|ataxic|clumsy|uncoordinated|walking like drunk|staggering|incoordination|clumsiness|poor coordination
bradykinesia|slowed down|slow movements|moving slowly|slowness of movement
rigidity|stiffness|rigid|stiff
spasticity|spastic|stiff tight limbs|increased tone|hypertonia|muscle stiffness
muscle twitching|fasciculation|twitches|twitchy muscles|muscle jumps|flickering muscle
fall|fell|fallen over|tumble|took a tumble|went over|had a fall|mechanical fall|tripped|tripped over|went down|slipped
confusion|confused|muddled|not making sense|mixed up|disoriented|disorientated|befuddled|bewildered|not with it|altered mental status
delirium|acute confusion|suddenly confused|acute confusional state|sudden confusion|acutely muddled
memory loss|forgetful|forgetting things|amnesia|memory going|poor memory|can't remember|losing my memory|forgetfulness|memory impairment
cognitive impairment|memory and thinking trouble|brain fog|foggy thinking|muddled thinking|cognitive decline|mind is slipping
drowsy|drowsiness|sleepy|somnolent|somnolence|dopey|groggy|hard to rouse
blurred vision|blurry|blurry eyes|can't see clearly|fuzzy vision|vision blurred|things look fuzzy|out of focus|hazy vision
diplopia|double vision|seeing double|seeing two of everything|see two of things
visual loss|vision loss|loss of vision|loss of sight|can't see|gone blind|lost sight|lost my sight|blindness|went blind
amaurosis fugax|curtain coming down|curtain over my eye|transient visual loss|temporary blindness one eye|eye went black briefly
floaters|bits floating|black spots floating|cobwebs in my vision|specks in vision
photopsia|flashes|flashing lights|flashes of light|lightning in my eye
visual field defect|tunnel vision|hemianopia|missing part of vision|lost side vision|peripheral vision loss
eye redness|red eye|bloodshot|bloodshot eye|pink eye|conjunctival injection|red eyes|conjunctival redness
epiphora|watery eyes|watering eye|eyes streaming|runny eyes|streaming eyes
dry eyes|gritty eyes|sandy eyes|eyes feel gritty|keratoconjunctivitis sicca|sand in the eye|scratchy eyes
eye discharge|sticky eye|gunky eye|eyes gummed up|crusty eyes|goopy eye|eyes stuck together
ptosis|droopy eyelid|drooping eyelid|eyelid droops|lid hanging down
exophthalmos|proptosis|bulging eyes|eyes sticking out|eyes popping out|staring eyes
strabismus|squint|cross-eyed|lazy eye|eye turns in|wandering eye|crossed eyes
hearing loss|deaf|deafness|hard of hearing|can't hear|hoh|going deaf|hearing impairment|telly up loud|tv turned up|hearing is poor
tinnitus|ringing in ears|buzzing in ears|ears ringing|noises in my ears|ringing in my ear|whooshing in ear
otalgia|earache|ear pain|sore ear|ear hurts|pain in the ear
otorrhoea|otorrhea|ear discharge|runny ear|gunk from the ear|ear leaking|discharge from ear
aural fullness|blocked ear|ear feels full|plugged ear|ear fullness|ears feel blocked|ears bunged up
rhinorrhoea|rhinorrhea|runny nose|nose running|snotty|nasal discharge|drippy nose|streaming nose|snotty nose
nasal congestion|blocked nose|stuffy nose|stuffed up|bunged-up nose|congested|can't breathe through nose|nasal obstruction
epistaxis|nosebleed|nose bleed|bleeding nose|bloody nose
post-nasal drip|postnasal drip|dripping down throat|mucus down the throat|drip back of throat
sneezing|sneeze|sneezy|achoo
anosmia|can't smell|lost sense of smell|no sense of smell|loss of smell
ageusia|dysgeusia|can't taste|food tastes funny|lost taste|taste changed|metallic taste|altered taste|loss of taste
sore throat|throat hurts|pharyngitis|scratchy throat|raw throat|throat pain|throat is sore
hoarseness|hoarse|lost my voice|croaky|husky voice|dysphonia|raspy voice|voice has gone|voice change|gravelly voice
globus|lump in my throat|something stuck in throat|lump in throat|frog in throat
mouth ulcer|aphthous ulcer|canker sore|sore in my mouth|oral ulcer|mouth sore
toothache|tooth pain|sore tooth|dental pain|teeth hurt
gum bleeding|bleeding gums|gums bleed|gingival bleeding|blood when i brush
lymphadenopathy|swollen glands|enlarged lymph nodes|glands up|lumps in my neck|swollen lymph nodes|glands are up|lumps in the groin
oedema|edema|swollen|swelling|puffy|puffiness
ankle oedema|ankle edema|peripheral oedema|peripheral edema|swollen ankles|puffy ankles|swollen legs|swollen feet|socks leave marks|shoes too tight|leg swelling|ankle swelling|sock marks|pedal edema|leg oedema|leg edema
pitting|leaves a dent|dent when pressed|leaves a dimple|finger leaves mark
periorbital oedema|periorbital edema|puffy eyes|swollen round the eyes|bags under eyes|swollen eyelids|puffy round the eyes
facial swelling|swollen face|puffy face|face swelled up|moon face
angioedema|angio-oedema|lips swelled up|tongue swelled|swollen lips|swollen tongue
claudication|calf pain on walking|legs cramp when walking|calves ache walking|stop when walking|calf cramps on walking|have to stop walking
cold extremities|cold hands and feet|cold feet|cold hands|poor circulation|cool peripheries
raynaud|fingers go white|white fingers|fingers turn blue|fingers change colour|fingers change color
cyanosis|cyanosed|cyanotic|blue lips|gone blue|turned blue|blue around the mouth|bluish|blue fingers
pallor|pale|pasty|white as a sheet|washed-out looking|looks pale|drained of colour|drained of color
flushing|flushed|red face|face goes red|gone red
clubbing|clubbed|bulging fingertips|rounded nails|fingertips swollen
arthralgia|joint pain|sore joints|painful joints|aching joints|achy joints|joints ache|joints hurt
joint swelling|swollen joint|joint puffed up|effusion|joint blown up|fluid on the joint
knee effusion|fluid on the knee|water on the knee|swollen knee|knee blown up|knee ballooned
morning stiffness|stiff in the morning|stiff first thing|stiff on waking|takes time to loosen|takes ages to loosen
myalgia|muscle pain|muscle aches|aching muscles|sore muscles|aches and pains|achy all over|muscles ache|body aches
muscle cramps|leg cramps|charley horse|cramps in calf|cramp|muscle spasm
back pain|backache|sore back|bad back|back hurts|back went out|put my back out|dorsalgia
low back pain|lumbago|lbp|lower back pain|lower backache|lumbar pain|small of my back|base of my back
sciatica|radicular pain|pain down the leg|shooting down leg|pain shoots down leg|radiculopathy|trapped nerve in back|runs down my leg
neck pain|cervicalgia|sore neck|crick in neck|neck hurts
shoulder pain|sore shoulder|shoulder hurts|bad shoulder
hip pain|sore hip|hip hurts|bad hip
knee pain|sore knee|gonalgia|knee hurts|bad knee|gammy knee
heel pain|sore heel|heel hurts|first steps hurt
locking|gets stuck|locks up
giving way|gives out|buckles|instability|goes from under me|gave out|unstable|gives way
crepitus|grating|crunching|creaking|grinding|crackling|clicks and grinds
clicking|clunk|popping|snapping|clunking
deformity|out of shape|bent out of shape|crooked|misshapen|looks wrong
limp|limping|hobbling|antalgic|antalgic gait|walks with a limp|hobble
muscle wasting|atrophy|wasted|muscles shrunk|muscle thinning|lost muscle|sarcopenia
stiffness|stiff|seized up|restricted movement
rash|spots|skin eruption|breaking out|skin broke out|exanthem|broke out in spots|blotchy skin|blotches
pruritus|itch|itchy|itching|itchiness|pruritic|scratching
urticaria|hives|wheals|nettle rash|welts|nettle-like rash|weals
erythema|erythematous|redness|red|reddened
macule|macular|flat spot|flat patch|flat red spots
papule|papular|raised spot|small bump|raised bumps|little bumps
vesicle|vesicular|small blisters|fluid-filled spots|blister
bulla|bullous|big blister|large blister|blister
pustule|pustular|pus spot|pus-filled spot|whitehead|yellow-headed spot
nodule|lump|knot|small lump|nodular
lump|mass|bump|growth|nodule
scaling|scaly|flaky|flaking|peeling|desquamation|skin peeling
crusting|crusty|scab|scabbed|crusted|scabby
ulcer|open sore|ulceration|sore that won't heal|ulcerated|raw area
excoriation|excoriated|scratch marks|scratched raw|scratched skin
ecchymosis|bruise|bruising|black and blue|contusion|haematoma|hematoma
easy bruising|bruise easily|bruises for no reason|bruise like a peach|bruising easily
petechiae|pinprick spots|tiny red spots|pinpoint spots|petechial
purpura|purple spots|non-blanching rash|doesn't fade with glass|purplish rash
blanching|fades when pressed|goes white when pressed|fades with pressure
laceration|cut|gash|split skin|lac|sliced|tear in skin
abrasion|graze|grazed|scrape|scraped|skinned
dry skin|xerosis|skin is dry|rough skin|cracked skin
hyperpigmentation|dark patches|darker skin|skin gone darker|hyperpigmented
hypopigmentation|pale patches|white patches|lost skin colour|lost skin color|depigmentation
alopecia|hair loss|losing hair|hair falling out|bald patches|balding|baldness|thinning hair|going bald
hirsutism|hairy face|excess hair|facial hair|unwanted hair|hair on my chin
onychomycosis|fungal nail|thick yellow nails|nail fungus
naevus|nevus|mole|moles|beauty spot|birthmark
seborrhoeic keratosis|seborrheic keratosis|warty growth|age wart|barnacle
wart|verruca|plantar wart|verrucas
callus|hard skin|callosity|thickened skin
corn|clavus|hard spot on toe
cyst|fluid-filled lump|cystic
lipoma|fatty lump|fatty lumps|lump of fat
pressure ulcer|bedsore|pressure sore|bed sore|decubitus ulcer|pressure injury
wound dehiscence|wound opened up|wound came apart|stitches burst|wound has opened|wound gaping
wound discharge|oozing|weeping wound|leaking wound|wound is weeping|exudate|seeping
scar|old wound mark|cicatrix|scarring|scarred
tender|tenderness|sore to touch|hurts when pressed|painful on palpation|hurts to touch|sore when pressed|ttp|painful to touch
non-tender|nontender|not sore to press|no tenderness|doesn't hurt when pressed|not tender
palpation|palpate|on feeling|pressing on
palpable|can be felt|can feel it|felt on examination
inspection|looked at|looking at|on looking
auscultation|auscultate|listen|listened to|listening to chest|have a listen|stethoscope
percussion|tapping|tapped|tapping on chest
warm to touch|hot to touch|feels warm|feels hot|warm|increased temperature
guarding|tensing the tummy|tensed up belly|involuntary guarding|muscles tense
rebound tenderness|hurts on letting go|worse on release|hurts letting go
rigid abdomen|board-like|hard belly|hard tummy|board-like abdomen|peritonism|peritonitic
soft abdomen|tummy soft|belly soft|soft non-tender|abdomen soft|snt|sntnd
organomegaly|enlarged organs|enlarged organ
hepatosplenomegaly|hsm|big liver and spleen|enlarged liver and spleen
hepatomegaly|enlarged liver|big liver|liver is enlarged|liver edge palpable
splenomegaly|enlarged spleen|big spleen|spleen is enlarged|palpable spleen
bowel sounds|gurgling|tummy rumbling|borborygmi|stomach noises|tummy gurgles
crackles|crepitations|creps|rales|crackly|crackling at bases|bubbly lungs|crackle
reduced breath sounds|decreased air entry|quiet on that side|diminished breath sounds|reduced air entry|decreased breath sounds|less air going in
chest clear|lungs clear|clear to auscultation|ctab|vesicular breath sounds|clear chest|cta|clear lungs
hyperinflation|hyperinflated|barrel chest|barrel-chested|overinflated|over-inflated lungs|hyperexpanded
accessory muscles|working hard to breathe|sucking in ribs|recession|retractions|indrawing|work of breathing|ribs sucking in|tugging
tachypnoea|tachypnea|breathing fast|fast breathing|rapid breathing|high respiratory rate|panting
tachycardia|tachycardic|fast heart rate|fast pulse|rapid pulse|racing pulse|high heart rate
bradycardia|bradycardic|slow heart rate|slow pulse|low heart rate|pulse is slow
irregular pulse|irregularly irregular|heartbeat uneven|pulse all over place|irregular heartbeat|irregular rhythm
regular rhythm|regular pulse|pulse is regular|rrr|steady pulse
heart murmur|murmur|whooshing sound|extra heart noise|systolic murmur|heart noise
raised jvp|elevated jvp|jvd|neck veins up|bulging neck veins|jugular venous distension|distended neck veins|jugular venous pressure raised
bruit|whoosh over artery|noise in the artery|carotid bruit
hypotension|low blood pressure|bp is low|low bp|blood pressure dropped|hypotensive
hypoxia|hypoxaemia|hypoxemia|low oxygen|oxygen is low|low sats|desaturation|desaturated|sats dropped|low saturation
hyporeflexia|reduced reflexes|weak reflexes|depressed reflexes|sluggish reflexes
areflexia|absent reflexes|no reflexes|reflexes absent
hyperreflexia|brisk reflexes|jumpy reflexes|exaggerated reflexes|increased reflexes
pupils equal and reactive|perrla|perrl|perl|pupils normal|pupils react to light|equal pupils
miosis|pinpoint pupils|small pupils|constricted pupils|tiny pupils
mydriasis|dilated pupils|big pupils|large pupils|pupils blown
nystagmus|jerky eyes|eyes jerking|eyes flicking|flickering eye movements
gait|walking|the way i walk|walking pattern|how she walks|how he walks
shuffling gait|shuffles|shuffling|small steps|scuffing feet
foot drop|dropped foot|foot flops|foot slaps down|foot catches|drags the foot|toes catch
range of motion|range of movement|rom|how far it moves|how far it bends
full range of motion|full range of movement|moves fully|full rom|moves normally
flexion|flexed|bending|bend|bent
extension|extended|straightening|straighten
fixed flexion|can't straighten|won't straighten|fixed flexion deformity|lacks full extension|flexion contracture
abduction|lifting out sideways|arm out to side|away from the body
adduction|bringing across body|towards the body|arm across body
external rotation|turning outwards|twisting outward|rotating outwards|rotated out
internal rotation|turning inwards|twisting inward|rotating inwards|hand behind back|rotated in
varus|bow-legged|bow legs|bowed|bandy legs|bandy-legged|genu varum
valgus|knock-kneed|knock knees|genu valgum|knees knock together
pes planus|flat feet|flat-footed|fallen arches|flat foot
pes cavus|high arches|high-arched foot|high instep
hallux valgus|bunion|bunions|big toe pointing in
kyphosis|hunchback|hunched back|stooped|rounded back|dowager's hump|hump
scoliosis|curved spine|crooked spine|curvature of spine|twisted spine
lordosis|sway back|swayback|hollow back|arched back
contracture|won't open out|permanently bent|tightened up|fixed in position
dislocation|dislocated|out of joint|popped out|out of its socket|came out of socket
subluxation|partly dislocated|half out|partial dislocation|slipped partly out
fracture|broken|broke|break|cracked bone|fx|broken bone|snapped
sprain|twisted|pulled ligament|turned my ankle|rolled my ankle|went over on ankle
strain|muscle strain|pulled muscle|pulled a muscle|overstretched
neurovascularly intact|nvi|circulation and feeling fine|pulses and sensation normal
capillary refill|cap refill|crt|colour comes back|color comes back
alert and oriented|a&o|aox3|knows where he is|knows where she is|orientated|with it
no acute distress|nad|looks comfortable|comfortable at rest|not distressed|looks well
well-appearing|looks well|well looking|looking good|appears well
cachexia|cachectic|wasted away|skin and bone|very thin|emaciated
obese|obesity|very overweight|high bmi|bmi over 30
overweight|carrying extra weight|heavy|too heavy|carrying too much
underweight|too thin|low bmi|skinny|thin
dehydrated|dehydration|dried out|not drinking enough|dry mucous membranes|hypovolaemic|hypovolemic|volume depleted
well hydrated|euvolaemic|euvolemic|moist mucous membranes|drinking plenty
unkempt|scruffy|neglected appearance|not washing|dishevelled|disheveled|poor self-care
normal|fine|ok|okay|clear|good|all right|alright|unremarkable|wnl|within normal limits|nothing wrong
abnormal|not right|not normal|deranged
absent|not there|missing|no sign of
intact|preserved|working fine|still there|not affected
asymptomatic|no symptoms|no complaints|not bothering me|feels fine|feeling fine|feels well
well controlled|under control|well managed|behaving itself|well-controlled
poorly controlled|out of control|not controlled|uncontrolled|playing up|all over the place
symmetrical|symmetric|same both sides|equal both sides
asymmetrical|asymmetric|uneven|lopsided|one bigger than other|different sizes
abdomen|tummy|belly|stomach|abdominal|gut|abdo
umbilicus|belly button|navel|tummy button|umbilical|periumbilical
right upper quadrant|ruq|under the right ribs|below right ribs
left upper quadrant|luq|under the left ribs|below left ribs
right lower quadrant|rlq|right iliac fossa|rif|lower right tummy|lower right belly|right lower belly
left lower quadrant|llq|left iliac fossa|lif|lower left tummy|lower left belly|left lower belly
suprapubic|above the pubic bone|lower tummy|lower belly|over the bladder|low down tummy
flank|loin|side of the back|kidney area|over the kidneys|costovertebral angle
groin|inguinal|top of the leg|crease of the leg|bikini line
pelvis|pelvic|down below|between the hips
perineum|perineal|between the legs|undercarriage
anus|anal|back passage|bottom|bum hole|perianal
rectum|rectal|back passage|pr
buttock|gluteal|bum|bottom|backside|behind|cheek of bottom
sternum|sternal|breastbone|breast bone|middle of the chest|retrosternal|substernal
thorax|thoracic|chest|rib cage|ribcage
clavicle|collarbone|collar bone|clavicular
scapula|shoulder blade|scapular|shoulder-blade|wing bone
axilla|axillary|armpit|underarm|oxter|under the arm
humerus|upper arm bone|upper arm|humeral
olecranon|point of the elbow|tip of elbow|funny bone|elbow tip
forearm|lower arm|antebrachial
wrist|carpal|radiocarpal
thumb|pollex|thumb joint|first cmc
index finger|pointer finger|first finger|pointing finger
ring finger|fourth finger|wedding finger
little finger|pinky|pinkie|fifth finger
finger|digit|digital
knuckle|metacarpophalangeal|mcp|mcpj
palm|palmar|volar|flat of the hand
fingertip|distal phalanx|end of the finger|tip of finger
femur|femoral|thigh bone|thighbone
thigh|upper leg|femoral region
patella|kneecap|knee cap|patellar
popliteal|back of the knee|behind the knee|popliteal fossa
tibia|tibial|shin|shinbone|shin bone|front of leg
fibula|outer leg bone|calf bone|fibular
calf|gastrocnemius|back of lower leg|calves
achilles tendon|achilles|heel cord|back of the heel
malleolus|ankle bone|anklebone|malleolar|ankle knob
calcaneus|calcaneal|heel|heel bone
plantar|sole|sole of the foot|bottom of the foot|underneath the foot
instep|midfoot|arch of foot|top of arch
metatarsal|forefoot|ball of the foot|long foot bones
hallux|big toe|great toe
cranium|skull|cranial|head bone
occipital|back of the head|occiput|back of my head
frontal|forehead|front of the head|brow
temple|temporal|side of the head|temples
scalp|skin of head|top of the head
vertex|crown|top of the head|crown of head
mandible|mandibular|jaw|lower jaw|jawbone|jaw bone
maxilla|maxillary|upper jaw|cheekbone|cheek bone
temporomandibular joint|tmj|jaw joint|jaw hinge
eyelid|palpebral|lid|lids
sclera|scleral|white of the eye|whites of eyes
cornea|corneal|front of the eye|clear front eye
ear canal|external auditory canal|eac|earhole|inside the ear
tympanic membrane|eardrum|ear drum|tympanic membranes
nostril|naris|nares|nasal passage|nose hole
pharynx|pharyngeal|throat|back of the throat|oropharynx
larynx|laryngeal|voice box|voicebox|adam's apple
trachea|tracheal|windpipe|wind pipe
oesophagus|esophagus|oesophageal|esophageal|gullet|food pipe|foodpipe
gingiva|gingival|gum|gums
tongue|lingual|glossal
buccal|inside of the cheek|inner cheek
tonsil|tonsillar|tonsils|lumps back of throat
cervical spine|c-spine|neck bones|neck|cervical
thoracic spine|t-spine|mid back|upper back|middle back|between the shoulder blades
lumbar spine|l-spine|lower back|low back|lumbar|small of the back
sacrum|sacral|base of the spine|bottom of the spine
coccyx|coccygeal|tailbone|tail bone
vertebra|vertebral|back bone|backbone|spine bone|spinal bone
lung|pulmonary|lungs|chest
heart|cardiac|ticker
kidney|renal|kidneys
liver|hepatic
stomach|gastric|tummy
gallbladder|gall bladder|biliary
bladder|vesical|urinary bladder|waterworks
bowel|intestine|intestinal|gut|guts|insides|colon
large bowel|colon|colonic|large intestine|colorectal
small bowel|small intestine|enteric
brain|cerebral|intracranial
nerve|neural|neuro|nerves
artery|arterial|blood vessel
vein|venous|veins
skin|cutaneous|dermal|dermatological
subcutaneous|under the skin|beneath the skin|sub-cut|subcut
mole on skin|pigmented lesion|pigmented naevus|dark spot
breast|mammary|boob|bust|boobs
nipple|areola|areolar|teat
penis|penile|willy|private parts|privates
foreskin|prepuce|hood of the penis
glans|tip of the penis|end of penis|bell end
testicle|testis|testes|testicular|ball|balls|nuts
scrotum|scrotal|ball sack|ball bag
vagina|vaginal|front passage|down below|down there
vulva|vulval|vulvar|private parts|outer lips|privates
uterus|uterine|womb
cervix|neck of the womb|entrance to womb
ovary|ovarian|ovaries
fallopian tube|tubes|egg tube|tubal
prostate|prostatic|prostate gland
lower limb|lower extremity|leg|legs|lower limbs
upper limb|upper extremity|arm|arms|upper limbs
distal|far end|further down|end of limb|towards the end
proximal|near end|higher up|closer to body|nearer the body
medial|inner side|inside|inner|on the inside
lateral|outer side|outside|outer|on the outside|out to the side
anterior|front|at the front|in front|front part
posterior|at the back|behind|rear|dorsal side
superior|upper|above|higher
inferior|lower|below|underneath
dorsal|back of hand|top of foot|dorsum|back of the hand|top of the foot
bilateral|bilaterally|both sides|either side|b/l|left and right|both
unilateral|one side|one-sided|one side only|single side|just one side
right|rt|right-hand side|rhs|right-sided|r side
left|lt|left-hand side|lhs|left-sided|l side
ipsilateral|same side|on the same side
contralateral|other side|opposite side|on the other side
midline|in the middle|central|centre|center|down the middle
superficial|near the surface|on the surface|shallow|just under skin
deep|deep down|deep inside
localised|localized|in one spot|in one place|just here|focal|pinpointed
generalised|generalized|all over|everywhere|diffuse|widespread|whole body
radiating|spreads|radiates|goes down|shoots down|travels|goes through to|moves to|spreading to
supine|lying on the back|flat on my back|lying flat|on her back|on his back
prone|face down|lying on front|on my tummy|on the stomach
lateral decubitus|lying on side|on my side|on his side|on her side
upright|sitting up|sat up|standing|erect
recumbent|lying down|laid down|in bed|lying
weight-bearing|weight bearing|standing on it|putting weight on it|put weight through it|wb|stand on it
non-weight-bearing|nwb|keep weight off|can't stand on it|no weight through it|keep off it|unable to weight bear
ambulating|ambulatory|ambulate|walking|walking about|up and about|mobile|mobilising|mobilizing|on my feet
right-handed|right hand dominant|rhd|write with my right
left-handed|left hand dominant|lhd|write with my left|southpaw
severe|terrible|really bad|awful|excruciating|unbearable|horrendous|very bad|agony|worst ever|dreadful|horrible|intense
moderate|medium|middling|so-so|bearable
mild|slight|a bit|a little|minor|not too bad|slightly|not bad|small amount|a touch of
minimal|hardly any|barely|very little|next to nothing|scarcely|tiny bit
significant|marked|a lot|quite a bit|considerable|substantial
increased|raised|elevated|high|gone up|higher|went up
decreased|reduced|low|gone down|lower|diminished|dropped|went down
large|huge|massive|enlarged|great big
small|little|tiny|wee bit|minute
profuse|heavy|loads|pouring|gushing|buckets|lots of|copious
scant|scanty|light|just a little|only a bit|spotting
sharp|stabbing|knife-like|like a knife|piercing|jabbing|lancinating
dull|dull ache|aching|achy|nagging|gnawing|toothache-like
burning|stinging|on fire|like fire|searing|hot feeling
shooting|electric shock|electric shocks|like electricity|zapping|shock-like|zings
crushing|squeezing|pressing|tightening|like a vice|like a weight|pressure
tearing|ripping|like being torn|ripping through
acute|sudden|came on suddenly|all of a sudden|out of the blue|abrupt
acute|new|recent|just started
sudden onset|out of nowhere|out of the blue|all of a sudden|came on suddenly|abruptly|suddenly|in an instant
gradual onset|came on slowly|crept up|over time|bit by bit|gradually|slowly came on|insidious
chronic|long-standing|longstanding|long-term|for years|for ages|ongoing|been going on years|for a long time|always had
subacute|over some weeks|last few weeks|past few weeks
progressive|getting worse|gets worse|worsening|going downhill|worse and worse|deteriorating|progressing
worsening|getting worse|worse|deteriorating|going downhill|more severe|exacerbated|not as good
improving|getting better|better|on the mend|picking up|easing|improved|much better|less bad|coming along
resolved|gone|cleared up|gone away|went away|better now|settled|all gone
stable|unchanged|about the same|no different|no change|same as before|holding steady|staying the same|steady
persistent|won't go away|still there|never goes away|doesn't stop|keeps on|ongoing|hanging on|hasn't gone
constant|all the time|continuous|never stops|non-stop|24/7|there always|round the clock
intermittent|comes and goes|on and off|off and on|now and then|on-off|episodic|in bouts|from time to time
occasional|now and again|now and then|once in a while|sometimes|every so often|odd time|not often|from time to time
frequent|often|a lot|keeps happening|many times|all the time|regularly
recurrent|keeps coming back|keeps happening|again and again|recurring|came back|come back again|repeated|returned
daily|every day|each day|once a day|qd|day in day out
twice daily|twice a day|bd|bid|b.d.|two times a day|morning and night|morning and evening
three times daily|tds|tid|three times a day|thrice daily
four times daily|qds|qid|four times a day
nightly|every night|at night|at bedtime|nocte|qhs|before bed
in the morning|mane|qam|each morning|of a morning|first thing
weekly|every week|once a week|per week|each week
monthly|every month|once a month|per month
prn|as needed|as required|when needed|when i need it|if needed
nocturnal|at night|night-time|nighttime|during the night|in the night|through the night
postprandial|after eating|after meals|after food|after i eat|following meals
fasting|on an empty stomach|not eaten|before eating|nothing to eat|before breakfast
fortnight|two weeks|2 weeks|couple of weeks|14 days
aggravated by|worse with|made worse by|sets it off|brings it on|exacerbated by|worse when|triggered by
relieved by|better with|eased by|makes it better|settles with|goes away with|improves with
exertion|physical effort|exertional|when i walk|going upstairs|on activity
at rest|sitting still|doing nothing|when resting|just sitting
onset|started|came on|first noticed|when it began
duration|how long|lasted|lasting|goes on for
baseline|usual self|normal for me|normal self|back to normal|what's usual
flare|flare-up|playing up|bad patch|acting up|exacerbation
remission|in remission|no sign of it|disease free|all clear
first episode|never had before|first time|never happened before|new onset
trigger|precipitant|brings it on|sets it off|precipitated by|what starts it
insomnia|can't sleep|trouble sleeping|not sleeping|poor sleep|can't get to sleep|sleepless|sleeping badly|bad sleeper|sleep disturbance
initial insomnia|can't get to sleep|trouble falling asleep|can't drop off|sleep-onset insomnia|lying awake|takes hours to sleep|difficulty falling asleep
early morning waking|wake too early|awake at four|up at dawn|early morning wakening|wakes early|awake since three
sleep maintenance insomnia|can't stay asleep|keep waking up|wakes through the night|broken sleep|frequent awakenings|fragmented sleep
snoring|snore|snores|sawing logs|noisy sleeper
witnessed apnoea|witnessed apnea|stops breathing asleep|stops breathing at night|stop breathing in sleep|apnoeic episodes|apneic episodes
obstructive sleep apnoea|obstructive sleep apnea|osa|sleep apnoea|sleep apnea
daytime somnolence|sleepy in the day|falling asleep in daytime|nodding off|dozing off|excessive daytime sleepiness|daytime sleepiness|drops off in chair|eds
unrefreshing sleep|wake up tired|not rested|waking unrefreshed|non-restorative sleep|nonrestorative sleep
hypersomnia|sleeping too much|sleeps all day|oversleeping|in bed all day
nightmares|bad dreams|night terrors|horrible dreams|scary dreams
restless legs|jumpy legs|legs won't keep still|rls|twitchy legs in bed|fidgety legs
somnambulism|sleepwalking|sleep walking|walks in sleep
parasomnia|acting out dreams|shouting in sleep|kicking in sleep|thrashing in sleep
bruxism|grinding teeth|grinds teeth|teeth grinding|clenching jaw|clenches teeth
nap|forty winks|lie down in afternoon|snooze|napping
sleep hygiene|sleep habits|bedtime routine|sleep routine
shift work|works nights|night shifts|shifts|on nights
activities of daily living|adls|adl|looking after myself|washing and dressing|everyday tasks|day-to-day tasks|personal care|self-care|daily activities
independent|manages on his own|manages on her own|does everything myself|looks after myself|no help needed|self-caring|self caring|copes alone
dependent|needs help|relies on others|needs care|can't manage alone|needs assistance
bathing|having a bath|taking a bath
washing|personal hygiene|keeping clean
showering|having a shower|in the shower
dressing|getting dressed|putting clothes on|doing up buttons|doing buttons
toileting|getting to the toilet|getting to the loo|using the toilet|using the bathroom
transfers|getting out of chair|getting out of bed|getting up from chair
housework|cleaning|household chores|hoovering|domestic tasks|chores
shopping|groceries|going to the shops|gets the messages
finances|paying bills|managing money|money matters|bills
decreased exercise tolerance|can't walk as far|reduced exercise tolerance|can't do as much|get tired walking|walking distance reduced|exercise intolerance
exercise tolerance|how far walk|walking distance|how far can walk
exercise|physical activity|keep fit|working out|gym|going for walks
sedentary|sits all day|couch potato|doesn't exercise|no exercise|inactive
bedbound|bed-bound|bedridden|stuck in bed|never leaves bed
housebound|house-bound|can't leave the house|stuck indoors|can't get out|never goes out|homebound
walking stick|cane|a stick
walker|zimmer|zimmer frame|walking frame|rollator
walking aid|walking stick|cane
walking aid|walker|zimmer frame|frame
walking aid|crutches|sticks
wheelchair|chair bound|in a chair|wheelchair-bound|wheelchair user
frail|frailty|gone downhill|weak and old|fragile
lives alone|by myself|living alone|no one at home|lives by himself|lives by herself
lives with husband|with my husband|lives with spouse|with my hubby
lives with wife|with my wife|with the missus|lives with spouse
lives with partner|with my partner|with my boyfriend|with my girlfriend
spouse|husband|hubby|other half
spouse|wife|missus|other half
married|wed|has a husband
married|wed|has a wife
widowed|widower|wife died|lost my wife|wife passed
widowed|widow|husband died|lost my husband|husband passed
divorced|marriage ended|ex-wife
separated|split up|broke up|left her husband
single|not married|unmarried|never married
bereavement|bereaved|lost someone|grief|grieving|death in the family|mourning
deceased|died|passed away|dead|passed on|no longer with us|passed
carer|caregiver|care giver|looks after|looking after|helper|home help
nursing home|skilled nursing facility|snf|in a home
care home|residential home|residential care|old folks' home|rest home|in a home|assisted living
homeless|no fixed abode|nfa|sleeping rough|on the streets|sofa surfing|unhoused|living in shelter
current smoker|smokes|smoking|on the fags|smokes a pack|still smoking|cigarettes a day|smoker|ppd|tobacco use
ex-smoker|former smoker|quit smoking|gave up smoking|stopped smoking|used to smoke|packed in smoking|quit cigarettes|packed in the fags
never smoker|never smoked|non-smoker|nonsmoker|doesn't smoke|don't smoke|lifelong non-smoker|no tobacco
cigarettes|fags|ciggies|smokes|tobacco|roll-ups|rollies|cigs
smoking cessation|quitting smoking|stop smoking|giving up smoking|give up the fags|stopping cigarettes
vaping|vape|e-cigarette|e-cig|vapes|electronic cigarette
pack-year|pack years|packs a day|pack-years|a pack a day|20 a day|twenty a day
alcohol|drink|booze|etoh|drinking|liquor
alcohol|wine|glass of wine
alcohol|beer|pints|lager
alcohol|spirits|whisky|vodka|gin
alcohol use disorder|alcohol dependence|alcoholic|drinks too much|drink problem|drinking heavily|alcoholism|aud|alcohol misuse|alcohol abuse|hazardous drinking|heavy drinker
social drinker|drinks socially|occasional drink|drink at weekends|glass of wine occasionally|drinks occasionally
teetotal|doesn't drink|don't drink|no alcohol|never drinks|abstinent|non-drinker|abstains|doesn't touch it|sober|on the wagon
units per week|drinks a week|drinks per week|units a week
binge drinking|going on a bender|gets drunk weekends|binges on alcohol|heavy session
intoxicated|drunk|inebriated|under the influence|tipsy|pissed
hangover|hung over|rough after drinking|morning-after drink
alcohol withdrawal|shakes without drink|shakes when i stop|coming off drink
delirium tremens|the dts|dts
recreational drugs|illicit drugs|street drugs|drug use|substance use|substance misuse|substance abuse|uses drugs
no illicit drugs|no drugs|never done drugs|doesn't use drugs|denies drug use|no recreational drugs
injecting drug use|intravenous drug use|ivdu|idu|shooting up|injects|injecting|needles|pwid
cannabis|marijuana|weed|pot smoking|dope|thc|spliff|smokes a joint|grass and weed
cocaine|coke|snorts coke|crack cocaine
heroin|smack|brown and gear
amphetamine|takes speed|on speed
methamphetamine|meth|crystal meth
mdma|ecstasy|molly|mandy
overdose|took too many tablets|od'd|took too many pills|overdosed
dependence|hooked on|addicted|addiction|can't stop using|dependent on
withdrawal|coming off|cold turkey|withdrawals
caffeine|coffee|cups of coffee
caffeine|tea|cups of tea
caffeine|energy drinks|cola
diet|what i eat|eating habits
vegetarian|doesn't eat meat|no meat|meat-free
vegan|plant-based|no animal products
low-salt diet|cut down salt|low sodium|watch the salt|salt restriction|less salt
adherence|adherent|compliance|compliant|takes it regularly|taking it every day|taking as prescribed|taking medicines regularly
non-adherence|non-adherent|noncompliance|noncompliant|forgets tablets|missed doses|not taking it|stopped taking it|skips doses|misses tablets|missing doses|ran out of tablets
employed|working|has a job|in work|works as|full-time job|part-time job
unemployed|out of work|not working|no job|lost my job|laid off|on the dole|jobless|made redundant
retired|pensioner|no longer working|stopped work|gave up work|retirement
self-employed|own business|works for myself|runs own business
occupation|job|work|what you do|trade|line of work|profession
manual work|heavy lifting|labourer|laborer|physical job|on building sites|lifting at work
office work|desk job|computer work|sits at desk|clerical
on sick leave|off work|off sick|signed off|sick note|medical leave|fit note
disability benefits|on disability|on benefits|pip|ssdi|disability allowance
student|at school|at university|in college|at uni|studying
driving|drives|driver|behind the wheel|drive a car|dvla
military service|veteran|in the army|ex-army|armed forces
asbestos exposure|worked with asbestos|around asbestos
travel history|been abroad|recent travel|overseas trip|holiday abroad|been away
pet|dog|pooch
pet|cat|moggy
sick contacts|others ill|someone else is sick|kids have had it|going around|everyone's got it|contact with illness
insect bite|bitten|bug bite|tick bite|mosquito bite|stung
family history|runs in the family|fh|fhx|in my family|family hx
mother|mum|mom|mam|maternal
father|dad|paternal
sibling|brother|bro
sibling|sister|sis
grandmother|gran|nan|grandma|granny|nana
grandfather|grandad|granddad|grandpa|gramps
child|kid|youngster|bairn
son|my boy|lad
daughter|my girl|lass
next of kin|nok|closest relative|emergency contact|nearest relative
depression|depressed|low mood|feeling down|down in the dumps|feeling low|the blues|miserable|mdd|mood is low|fed up|in the dumps
dysphoria|unhappy|sad|sadness|unhappiness|miserable
anhedonia|don't enjoy anything|no interest|lost interest|no pleasure|can't enjoy things|loss of interest|nothing's fun anymore|loss of pleasure
tearful|crying|weepy|in tears|tearfulness|bursting into tears|keeps crying|welling up
hopelessness|hopeless|no hope|no future|what's the point
worthlessness|worthless|good for nothing|useless|feel like a failure|low self-esteem
guilt|guilty|blame myself|my fault|blaming myself
suicidal ideation|suicidal|want to die|thoughts of suicide|end it all|kill myself|ending my life|better off dead|thoughts of ending life|wish i were dead|not want to live|suicidal thoughts|don't want to live
no suicidal ideation|not suicidal|no thoughts of suicide|denies si|no plans to die|wouldn't kill myself|no suicidal thoughts
suicide attempt|tried to kill myself|tried to end it|attempted suicide
self-harm|self harm|hurting myself|dsh|self-injury
homicidal ideation|wants to hurt someone|thoughts of harming others|want to kill someone
anxiety|anxious|worried|worrying|nerves|nervous|on edge|worry|gad|worked up|uptight|stressed|apprehensive|bag of nerves
panic attack|panicky|panicking|panic attacks|anxiety attack|sudden panic|hyperventilating
agoraphobia|afraid to go out|scared of going out|frightened to leave house
phobia|scared of|terrified of|fear of|frightened of
stress|stressed|under pressure|overwhelmed|burnt out|burned out|burnout|under strain|can't cope
irritability|irritable|snappy|short-tempered|short fuse|grumpy|ratty|cranky|crabby|crotchety
anger|angry|temper|losing temper|rage|flying off the handle
agitation|agitated|restless|worked up|can't sit still|can't settle|pacing
mood swings|labile|emotional lability|up and down moods|mood lability|moods all over
poor concentration|can't concentrate|can't focus|mind wanders|difficulty concentrating|lost focus|reduced concentration
racing thoughts|mind racing|can't switch off|thoughts won't stop|head won't stop
obsessions|intrusive thoughts|obsessive|unwanted thoughts
compulsions|rituals|checking things|keeps checking|compulsive
hallucinations|hearing voices|voices|hears voices|hearing things
hallucinations|seeing things|visions|things not there
auditory hallucinations|hearing voices|voices in my head|hears people talking
visual hallucinations|seeing things|sees people|sees things not there|vh
delusions|delusional|false beliefs|believes people after him|strange beliefs
paranoia|paranoid|people after me|being watched|being followed|out to get me|spying on me|persecutory
psychosis|psychotic|lost touch with reality|psychotic break|psychotic episode
mania|manic|high as a kite|on a high|elated|elevated mood|doesn't need sleep
hypomania|hypomanic|a bit high
bipolar disorder|manic depression|bipolar|bpad|manic depressive|highs and lows
post-traumatic stress disorder|ptsd|flashbacks|reliving it|shell shock
hypervigilance|always on guard|on the lookout|jumpy|easily startled|startle
flashback|reliving|relive it|back there again
derealisation|derealization|feels unreal|depersonalisation|depersonalization|in a dream|not real
eating disorder|anorexia nervosa|starving herself|starving himself
eating disorder|bulimia|binge and purge|making herself sick
binge eating|bingeing|eating huge amounts
purging|makes herself sick|makes himself sick|self-induced vomiting|fingers down throat|laxative misuse
apathy|can't be bothered|no motivation|no get-up-and-go|amotivation|no drive|unmotivated|lack of motivation
social withdrawal|withdrawn|keeps to himself|keeps to herself|avoiding people|stays in room|isolating|isolated|doesn't see anyone
lonely|loneliness|no friends|nobody to talk to
nervous breakdown|breakdown|cracked up|mental breakdown|fell apart
euthymic|mood is good|good spirits|mood fine|mood ok|mood stable|spirits good|cheerful
flat affect|blunted affect|no expression|emotionless|blank face|expressionless
insight|knows she's ill|knows he's ill|understands illness|aware of illness
pressured speech|talking fast|talks nonstop|can't get word in|fast talking
adhd|attention deficit|hyperactivity|hyperactive
autism|autistic|asd|on the spectrum|autism spectrum|asperger's
dementia|senile|senility|losing marbles|losing her marbles
alzheimer disease|alzheimer's|alzheimers|alzheimer's disease
wandering|gets lost|wanders off|wanders at night|lost on way home
sundowning|worse in the evening|confused in the evening|muddled at night
learning disability|intellectual disability|special needs|learning difficulties|slow learner
counselling|counseling|talking therapy|psychotherapy|therapist|therapy|counsellor|counselor|cbt|someone to talk to
antidepressant|happy pills|depression tablets|mood tablets
antidepressant|ssri|sertraline type tablet
sleeping tablet|hypnotic|sleeping pill|sleeper|zopiclone|z-drug|sleep aid
domestic violence|intimate partner violence|he hits me|partner hits|domestic abuse|ipv|hit by partner|abusive relationship
safe at home|feels safe|no abuse|not afraid at home
abuse|mistreated|maltreatment|hurt by carer|ill-treated
sexually active|having sex|sleeping with|intercourse|sleeping together|intimate
not sexually active|no sex|not having sex|abstinent sexually|no partner|not sleeping with anyone
sexual intercourse|sex|making love|intercourse|coitus|sleeping together|had sex
unprotected intercourse|upsi|unprotected sex|no condom|without a condom|didn't use protection|without protection
condom|rubber|sheath|johnny|barrier contraception|barrier method
sexual partner|partner|boyfriend|girlfriend|sleeping with|bf|gf
monogamous|one partner|only one partner|faithful|just my husband|just my wife
new sexual partner|new boyfriend|new girlfriend|new partner|started seeing someone
erectile dysfunction|ed|impotence|can't get it up|can't get hard|trouble in bedroom|can't keep it up|poor erections|can't get an erection|impotent
premature ejaculation|come too quickly|finish too soon|comes too soon|coming too early
reduced libido|low libido|no sex drive|off sex|lost interest in sex|low sex drive|gone off sex|not in the mood|decreased libido
dyspareunia|painful sex|sex hurts|pain during sex|hurts during intercourse|pain on intercourse|sore during sex
vaginal dryness|dry down below|dry down there|atrophic vaginitis|vaginal atrophy|not lubricating
vaginal discharge|discharge down below|discharge down there|stuff in my knickers|discharge on underwear|pv discharge
malodorous|smelly|foul-smelling|fishy smell|bad smell|offensive|smells bad|stinks|foul smell
genital ulcer|sore down below|sore on penis|sore on my privates|genital sore
genital warts|warts down below|warts down there|condylomata|condyloma
vulval itching|itchy down below|itching down there|vulvar itching|vulval pruritus|itchy vagina|vaginal itching
candidiasis|thrush|yeast infection|candida|yeast
urethral discharge|discharge from penis|drip from the penis|penile discharge|penis dripping
sexually transmitted infection|sti|std|venereal disease|the clap|sexually transmitted disease|vd
gonorrhoea|gonorrhea|the clap|gono
genital herpes|herpes|hsv|cold sores down below
sexual assault|rape|raped|forced to have sex|sexually assaulted|attacked sexually
menstruation|period|periods|monthlies|time of the month|menses|menstrual|monthly|the curse|aunt flo
last menstrual period|lmp|last period|when period started|last bleed
menorrhagia|heavy periods|flooding|heavy bleeding|hmb|soaking pads|heavy menstrual bleeding|passing clots|changing pads hourly
dysmenorrhoea|dysmenorrhea|painful periods|period pain|period cramps|menstrual cramps|cramps with period|period pains
amenorrhoea|amenorrhea|no periods|periods stopped|missed period|missed periods|not had a period
oligomenorrhoea|oligomenorrhea|infrequent periods|few periods|periods far apart
irregular periods|irregular menses|periods all over place|irregular cycle|cycle all over|erratic periods
intermenstrual bleeding|bleeding between periods|imb|spotting between periods|spotting|breakthrough bleeding
postcoital bleeding|post-coital bleeding|bleeding after sex|pcb|bleed after sex|bleeding after intercourse
postmenopausal bleeding|post-menopausal bleeding|pmb|bleeding after the change|bleeding after menopause|bleeding since the change
vaginal bleeding|pv bleeding|bleeding down below|bleeding from down below|bleeding down there|vb
menopause|the change|change of life|climacteric|menopausal|perimenopause|going through change
postmenopausal|post-menopausal|after the change|been through the change|periods finished|through the menopause
menarche|periods started|first period|started my periods
premenstrual syndrome|pms|pmt|before my period|premenstrual
sanitary pad|sanitary towel|pad|pads|towel|sanitary napkin
tampon|tampons|internal sanitary
uterine prolapse|prolapse|womb dropping|something coming down|vaginal prolapse|dropped womb|lump down below|fallen womb|dragging feeling|bulge down below
contraception|birth control|family planning|contraceptive
oral contraceptive|the pill|birth control pill|ocp|cocp|on the pill|contraceptive pill
progestogen-only pill|progestin-only pill|mini pill|minipill|mini-pill
intrauterine device|iud|coil|copper coil|iucd
intrauterine system|ius|mirena|hormone coil|coil
contraceptive implant|implant in arm|rod in arm|nexplanon|implanon
depo injection|depo|contraceptive injection|contraceptive jab|depo-provera|birth control shot
emergency contraception|morning after pill|morning-after pill|plan b|levonelle
vasectomy|the snip|had the snip|male sterilisation|male sterilization|tubes cut
tubal ligation|tubes tied|female sterilisation|female sterilization|sterilised|sterilized|tubes clipped
hysterectomy|womb taken out|womb removed|had everything taken away|uterus removed
hormone replacement therapy|hrt|menopause patches|oestrogen patches|estrogen patches|menopausal hormone therapy
cervical smear|smear test|pap smear|pap test|cervical screening|smear|pap
mammogram|breast x-ray|mammography|breast screening|squashed breast x-ray
breast lump|lump in my breast|breast mass|lump in breast|lump in boob|breast nodule
mastalgia|breast pain|sore breasts|tender breasts|breast tenderness|sore boobs
nipple discharge|leaking nipple|galactorrhoea|galactorrhea|nipple leaking|fluid from nipple
gynaecomastia|gynecomastia|man boobs|male breast enlargement|breasts in men|moobs
infertility|trying for a baby|can't get pregnant|can't conceive|subfertility|trying to conceive|ttc|can't fall pregnant
testicular pain|sore testicle|testicle pain|balls ache|sore balls|aching testicle|ball pain
testicular swelling|swollen testicle|swollen balls|scrotal swelling|testicular lump|lump on my testicle|lump on ball
pregnant|pregnancy|expecting|up the duff|having a baby|gravid|in the family way|with child|carrying|fallen pregnant
not pregnant|negative pregnancy test|isn't pregnant|test was negative
pregnancy test|hcg|bhcg|beta hcg|upt|wee on a stick
gestation|weeks pregnant|weeks gone|how far along|how far gone|gestational age|weeks gestation
estimated due date|edd|due date|due on|baby due|edc
first trimester|first three months|early pregnancy|first 12 weeks
third trimester|last three months|late pregnancy|end of pregnancy
nulliparous|no children|never had a baby|never given birth|nullip|no kids
primigravida|first pregnancy|g1p0|first time pregnant
primiparous|primip|first baby|one baby before
multiparous|multip|had babies before|second baby|previous children
gravida|times pregnant|pregnancies
parity|para|number of births|deliveries|births
miscarriage|lost the baby|lost a baby|spontaneous abortion|pregnancy loss|miscarried|sab
termination of pregnancy|abortion|termination|ended the pregnancy
ectopic pregnancy|ectopic|pregnancy in the tube|tubal pregnancy
stillbirth|stillborn|baby born dead|born sleeping|intrauterine death|iufd
hyperemesis gravidarum|hyperemesis|severe morning sickness|sick throughout pregnancy
morning sickness|sick in the mornings|pregnancy sickness|nausea of pregnancy|nvp
fetal movements|foetal movements|baby moving|baby kicking|baby's kicks
reduced fetal movements|reduced foetal movements|baby not moving much|baby moving less|baby's been quiet|rfm|decreased fetal movement
quickening|first felt baby move|first flutters
antenatal|prenatal|before the birth|during pregnancy|antepartum
antepartum haemorrhage|antepartum hemorrhage|aph|bleeding in pregnancy|bleeding while pregnant
pre-eclampsia|preeclampsia|toxaemia|toxemia|blood pressure in pregnancy
gestational diabetes|gdm|diabetes in pregnancy|sugar in pregnancy|pregnancy diabetes
labour|labor|in labour|in labor|contractions started|having the baby
contractions|tightenings|labour pains|labor pains|braxton hicks
rupture of membranes|waters broke|waters gone|water broke|srom|rom|waters have broken|prom
vaginal delivery|normal delivery|natural birth|svd|nvd|normal birth|vaginal birth|pushed him out
caesarean section|cesarean section|c-section|section|lscs|caesarean|cesarean|c section
instrumental delivery|forceps|assisted delivery
instrumental delivery|ventouse|vacuum delivery|suction delivery|assisted delivery
induction of labour|induction of labor|induced|iol|brought on
episiotomy|cut down below|cut to help baby|snipped at birth
perineal tear|torn down below|tore giving birth|torn during birth|stitches down below
epidural|needle in back|injection in the spine|spinal block
breech|bottom first|feet first|bum down
cephalic|head down|head first|vertex presentation
preterm|premature|early baby|born early|prem|preemie|came early
term|full term|full-term|at term
overdue|post-dates|late baby|post-term|past due date
twins|twin pregnancy|two babies
multiple pregnancy|twins|triplets
placenta|afterbirth
placenta praevia|placenta previa|low-lying placenta|low placenta
postpartum|postnatal|after the birth|after having the baby|since the birth|puerperium|after delivery
postpartum haemorrhage|postpartum hemorrhage|pph|bled after birth|lost blood after birth
lochia|bleeding after birth|discharge after birth
postnatal depression|postpartum depression|pnd|ppd|depressed after the baby
baby blues|postnatal blues|weepy after the birth
breastfeeding|nursing|breast-feeding|breast fed|lactating|on the breast|breastfed|ebf
formula feeding|bottle feeding|bottle-fed|formula fed|on the bottle|formula milk
mastitis|breast infection|red sore breast|blocked milk duct
midwife|community midwife|cnm|birth attendant
ultrasound in pregnancy|baby scan|dating scan|anomaly scan|twenty-week scan|20-week scan
infant|baby|newborn|neonate|little one|bairn
toddler|little one|two-year-old|small child
adolescent|teenager|teen|youth|young person
birth weight|weighed at birth|born weighing
nicu|special care|scbu|baby unit|incubator
neonatal jaundice|baby was yellow|under the lights|phototherapy|yellow baby
failure to thrive|not putting on weight|faltering growth|not growing|poor weight gain|ftt
growth chart|centile|percentile|red book|centile chart
developmental milestones|hitting milestones|development on track|meeting milestones|normal development
developmental delay|slow to walk|slow to talk|behind other children|late walking|global delay
speech delay|not talking yet|late talker|slow to talk|language delay
walking unaided child|walking on own|taking first steps|started walking|walks independently
teething|cutting teeth|teeth coming through|new teeth coming
poor feeding|not feeding|off feeds|not taking bottle|off his milk|off her milk|feeding less|not feeding well
infant regurgitation|posseting|possets|spitting up|spits up|sicky baby|spit-up
projectile vomiting|shoots across room|forceful vomiting|vomit shoots out
infantile colic|colic|crying all evening|draws up legs|colicky baby
weaning|solids|solid food|started solids|complementary feeding
nappy rash|diaper rash|sore bottom|napkin dermatitis|diaper dermatitis
wet nappies|wet diapers|nappies wet|wetting nappies
enuresis|bedwetting|bed-wetting|wets the bed|wet the bed|nocturnal enuresis|wetting the bed
encopresis|soiling pants|poos in pants|messing pants|soils himself
toilet training|potty training|out of nappies|toilet trained|dry by day
tantrum|meltdown|throwing a wobbly|paddy|temper tantrum
croup|barking cough|seal-like cough|barky cough
febrile convulsion|febrile seizure|fit with temperature|fever fit|fitted with fever
sunken fontanelle|soft spot sunken|sunken soft spot|sunken fontanel
bulging fontanelle|soft spot bulging|bulging soft spot|bulging fontanel
floppy|hypotonia|hypotonic|low tone|like a rag doll|limp baby
irritable infant|inconsolable|can't be settled|won't settle|won't stop crying|grizzly|fractious
lethargic child|not himself|not herself|sleepy baby|hard to wake|not playing
playful|playing normally|running around|happy and playing|active and alert|bouncing around
head lice|nits|lice|pediculosis
threadworm|pinworm|worms|itchy bottom at night
chickenpox|chicken pox|varicella|the pox
hand foot and mouth|hfmd|spots in mouth hands
glue ear|otitis media with effusion|fluid behind eardrum|ome|fluid in middle ear
otitis media|middle ear infection|ear infection|aom|infected ear
tongue-tie|tongue tie|ankyloglossia
undescended testis|undescended testicle|testicle not come down|cryptorchidism|ball hasn't dropped
immunisation|immunization|vaccination|jab|shots|vaccine|vaccinated|inoculation
immunisations up to date|immunizations up to date|utd|had all jabs|jabs up to date|shots are current|fully vaccinated|up to date vaccines
nursery|daycare|day care|preschool|kindergarten|childcare
school attendance|missing school|off school|bunking off|truancy|not going to school
puberty|growing up changes|voice breaking|developing breasts|pubertal
short stature|small for age|shorter than classmates|not growing tall|short for age
sudden collapse|keeled over|dropped to the floor|collapsed
pain score|out of ten|scale of 1-10|pain rating
analgesia|analgesic|painkiller|pain killer|pain relief|pain medicine|pain meds|pain tablets
no pain|pain-free|pain free|doesn't hurt|not sore|painless|nothing hurts
painful|hurts|sore|aching|achy|hurting
neuropathic pain|nerve pain|burning and tingling|neuralgia|nerve-type pain
allodynia|hurts to be stroked|sheets hurt|hurts with light touch|even clothes hurt
referred pain|felt somewhere else|pain coming from elsewhere
trauma|injury|injured|accident|banged
head injury|banged my head|hit my head|bump on head|head trauma|knocked my head|struck head
whiplash|neck jerked|rear-ended|neck injury from car
road traffic accident|rta|motor vehicle accident|mva|car accident|car crash|rtc|mvc|car wreck|smash in car
assault|assaulted|beaten up|attacked|punched|mugged|hit by someone
foosh|fall on outstretched hand|landed on my hand|put hand out falling
bleeding|haemorrhage|hemorrhage|bled|blood loss|losing blood|bloody
pus|purulent discharge|purulence|yellow gunk
infection|infected|gone septic|gone bad
foreign body|something in it|splinter|fb|object stuck|swallowed object
motion sickness|travel sick|car sick|carsick|seasick|travel sickness
hyperventilation|overbreathing|over-breathing|breathing too fast
choking|choked|went down wrong way|food down wrong way|aspiration|aspirated
jaw claudication|jaw aches chewing|jaw hurts when chewing|pain on chewing
scalp tenderness|sore to brush hair|hurts combing hair|tender scalp|scalp hurts
trismus|can't open mouth|lockjaw|mouth won't open
drooling|dribbling|sialorrhoea|sialorrhea|saliva running out
saliva|spit|spittle|salivary
earwax|cerumen|wax in ears|ear wax|waxy ears
snapping finger|trigger finger|finger locks|finger sticks
dropping things|weak grip|can't grip|reduced grip strength|poor grip|can't open jars
fine motor difficulty|trouble with buttons|can't do buttons|reduced dexterity|clumsy hands|fumbling
proximal weakness|can't climb stairs|can't rise from chair|can't lift arms up|trouble combing hair
saddle anaesthesia|saddle anesthesia|numb between the legs|can't feel wiping|numb bottom|numb undercarriage
stocking distribution|glove and stocking|like wearing socks|walking on cotton wool|numb feet and hands
hyperacusis|sounds too loud|over-sensitive hearing
presbyopia|can't read close up|needs reading glasses|arms not long enough
myopia|short-sighted|shortsighted|near-sighted|nearsighted|can't see far
hypermetropia|hyperopia|long-sighted|longsighted|far-sighted|farsighted
haloes|halos|rings around lights|glare round lights
nyctalopia|night blindness|can't see in dark|poor night vision
glasses|spectacles|specs|eyeglasses|lenses|corrective lenses
hearing aid|deaf aid|hearing aids|thing in my ear
dentures|false teeth|plates|denture
edentulous|no teeth|toothless|all teeth out
dental caries|tooth decay|cavity|rotten teeth|cavities|bad teeth
sunburn|burnt in the sun|caught the sun|sunburned|sunburnt
photosensitivity|comes up in sun|rash in the sun|sun makes worse|sun sensitive
skin tag|acrochordon|tag of skin|dangly bit of skin
spider naevi|spider nevi|spider veins|telangiectasia|thread veins|broken veins
varicose veins|lumpy veins|bulging leg veins|varicosities|vv
malar rash|butterfly rash|rash across cheeks
boil|furuncle|carbuncle
abscess|pus-filled lump|pocket of pus
acne|zits|pimples|spotty face
swelling of calf|swollen calf|one leg bigger|one leg swollen|unilateral leg swelling
venous ulcer|leg ulcer|sore on my leg|sore on shin
gangrene|gone black|black toe|dead toe|necrosis|necrotic
numb toes|can't feel my toes|toes have gone dead|reduced sensation toes
hernia|rupture in groin|bulge in groin
haemorrhoids|hemorrhoids|piles|lumps round back passage
anal fissure|tear in back passage|split in bottom|tear at the anus
pruritus ani|itchy bottom|itchy bum|anal itching
food intolerance|disagrees with me|can't tolerate|doesn't agree with me|upsets my stomach
food poisoning|dodgy curry|dodgy takeaway|something i ate|gastroenteritis|stomach bug|tummy bug|stomach flu
coryza|common cold|head cold|a cold|urti|coryzal|upper respiratory infection|uri|the sniffles|sniffles
flu-like illness|flu-like|fluey|like the flu|influenza-like illness|ili
loss of height|got shorter|shrunk|shrinking|losing height
gait aid not needed|walks unaided|walks without stick|no walking aid|unaided|independently mobile
unable to walk|can't walk|off legs|off her legs|off his legs|non-ambulatory|not walking
unable to work|can't work|can't do my job|had to stop work
unable to sit still|fidgety|fidgeting|akathisia|can't keep still
fear of falling|scared of falling|afraid of falling|lost confidence walking
cramp in stomach|stomach cramps|abdominal cramps|tummy cramps|griping pain
hunger|hungry|starving|peckish|ravenous
thirst|thirsty|parched|gasping for drink
well|feeling well|good|doing fine|in good health|doing well|fit and well
unwell|ill|poorly|not well|under the weather|crook
critically ill|very ill|at death's door|very unwell|desperately sick
bedtime|going to bed|turning in|lights out
weekends|saturday and sunday|sat sun|days off
social support|family nearby|friends help|good network|supportive family|family helps out
package of care|carers come in|carers four times daily|home care|poc|home health aide|carers twice a day
meals on wheels|meals delivered|ready meals brought
stairlift|stair lift|chair on stairs|lift up stairs
grab rails|handrails|hand rails|grab bars|rails in bathroom
raised toilet seat|high toilet seat|toilet raiser
home adaptations|changes to the house|house adapted
end of life|dying|palliative|final days|terminal|not long left
do not resuscitate|dnr|dnacpr|dnar|not for resuscitation|no cpr|don't bring me back
bungalow|single-storey|one-story home|all on one level|no stairs|single-level home
past medical history|pmh|pmhx|previous illnesses|health problems before
past surgical history|psh|pshx|previous operations|operations before|surgery before
presenting complaint|chief complaint|reason for visit|brought you in|come about|here for
drug allergy|allergic to|reaction to|can't take
no known drug allergies|nkda|no allergies|not allergic to anything|nka|nil allergies
hypertension|high blood pressure|htn|raised blood pressure|bp is high|blood pressure is up|high bp
hypotension|low blood pressure|low bp|bp is low|blood pressure dropped
myocardial infarction|heart attack|mi|coronary thrombosis
st elevation myocardial infarction|stemi|st elevation mi
non-st elevation infarction|nstemi|non stemi
acute coronary syndrome|acs
coronary artery disease|cad|coronary heart disease|chd|ischaemic heart disease|ischemic heart disease|ihd|blocked heart arteries|furred up arteries|narrowed heart arteries
angina|heart pain on exertion|angina pectoris
atrial fibrillation|af|a f|afib|a fib|irregular heartbeat|irregular heart rhythm
atrial flutter|aflutter|a flutter
supraventricular tachycardia|svt
ventricular tachycardia|vt|v tach|vtach
ventricular fibrillation|vf|v fib|vfib
tachycardia|fast heart rate|fast pulse|racing heart|heart racing|tachycardic|tachy
bradycardia|slow heart rate|slow pulse|bradycardic|brady
heart block|atrioventricular block|av block
cardiac arrest|heart stopped
heart failure|chf|ccf|hf|congestive heart failure|congestive cardiac failure|cardiac failure|weak heart|failing heart
preserved ejection fraction|hfpef|diastolic heart failure
reduced ejection fraction|hfref|systolic heart failure
cardiomyopathy|heart muscle disease|weak heart muscle
left ventricular hypertrophy|lvh|thickened heart muscle
aortic stenosis|narrowed aortic valve|narrow heart valve|tight aortic valve
mitral regurgitation|leaky mitral valve|leaking mitral valve|mr murmur|mitral valve leak
aortic regurgitation|leaky aortic valve|aortic insufficiency
valvular heart disease|heart valve problem|valve disease|bad heart valve
endocarditis|heart valve infection|infected heart valve
pericardial effusion|fluid around the heart
pericarditis|inflammation around the heart
patent foramen ovale|pfo|hole in the heart
hyperlipidaemia|hyperlipidemia|high cholesterol|raised cholesterol|hypercholesterolaemia|hypercholesterolemia|hld|dyslipidaemia|dyslipidemia
abdominal aortic aneurysm|aaa|triple a|aortic aneurysm
aneurysm|ballooned artery|bulge in the artery
aortic dissection|torn aorta|tear in the aorta
peripheral arterial disease|peripheral artery disease|peripheral vascular disease|pad|pvd|poor circulation|bad circulation|narrowed leg arteries
deep vein thrombosis|deep venous thrombosis|dvt|clot in the leg|leg clot|blood clot in leg
pulmonary embolism|pulmonary embolus|clot on the lung|clot in the lung|lung clot
venous thromboembolism|vte|blood clots
thrombosis|thrombus|blood clot
varicose veins|varicosities|bulging leg veins
venous insufficiency|leaky veins|venous stasis
thrombophlebitis|inflamed vein|phlebitis
stroke|cva|cerebrovascular accident|cerebral infarct|cerebral infarction
transient ischaemic attack|transient ischemic attack|tia|mini stroke|ministroke
subarachnoid haemorrhage|subarachnoid hemorrhage|sah
subdural haematoma|subdural hematoma|sdh|subdural
intracranial haemorrhage|intracranial hemorrhage|intracerebral haemorrhage|intracerebral hemorrhage|ich|bleed on the brain|brain bleed|bleeding in the brain
postural hypotension|orthostatic hypotension|postural drop|blood pressure drops standing
syncope|fainted|blacked out|passed out|fainting|collapsed unconscious
raynaud's|raynaud phenomenon|raynauds|fingers go white
chronic obstructive pulmonary disease|copd|emphysema|chronic bronchitis|coad|smoker's lung
asthma|asthmatic|wheezy chest
pneumonia|chest infection|lung infection|lower respiratory tract infection|lrti|cap|community acquired pneumonia
bronchitis|chest cold|chesty cough
bronchiectasis|damaged airways|widened airways
interstitial lung disease|ild|scarring of the lungs|lung scarring|pulmonary fibrosis|lung fibrosis
pleural effusion|fluid on the lung|fluid around the lung|water on the lung
pulmonary oedema|pulmonary edema|fluid in the lungs|water in the lungs|fluid on the lungs
pneumothorax|collapsed lung|punctured lung|ptx
pleurisy|pleuritis|inflamed lung lining
tuberculosis|tb
obstructive sleep apnoea|obstructive sleep apnea|osa|sleep apnoea|sleep apnea|stops breathing at night|stops breathing in sleep
upper respiratory tract infection|upper respiratory infection|urti|uri|common cold|head cold|bad cold
influenza|flu
covid-19|covid|coronavirus|sars-cov-2|covid 19
pulmonary hypertension|phtn|high lung pressure
pulmonary nodule|lung nodule|spot on the lung|shadow on the lung|lung spot
respiratory failure|lungs failing
croup|barking cough|laryngotracheobronchitis
pertussis|whooping cough
allergic rhinitis|hay fever|hayfever|nasal allergies|seasonal allergies
sinusitis|sinus infection|rhinosinusitis|sinus trouble
tonsillitis|inflamed tonsils|swollen tonsils|infected tonsils
otitis media|middle ear infection|ear infection|aom|glue ear
otitis externa|outer ear infection|swimmer's ear|ear canal infection
epistaxis|nosebleed|nose bleed|bleeding nose
hearing loss|hard of hearing|hoh|deafness|going deaf|cannot hear well
tinnitus|ringing in ears|ringing ears|buzzing in ears
cerumen|ear wax|earwax|wax in ear
benign paroxysmal positional vertigo|bppv|ear crystals|crystals in the ear|positional vertigo
perforated eardrum|tympanic membrane perforation|burst eardrum|hole in the eardrum|tm perforation
deviated septum|septal deviation|crooked nose
vocal cord nodule|vocal fold nodule|singer's nodules
diabetes mellitus|diabetes|dm|diabetic|sugar diabetes
type 2 diabetes|type 2 diabetes mellitus|t2dm|dm2|niddm|type two diabetes|type ii diabetes|dm type 2
type 1 diabetes|type 1 diabetes mellitus|t1dm|dm1|iddm|type one diabetes|type i diabetes|juvenile diabetes
prediabetes|pre-diabetes|borderline diabetes|borderline diabetic|impaired glucose tolerance
diabetic ketoacidosis|dka
hypoglycaemia|hypoglycemia|low blood sugar|hypo|low sugars|sugar too low|sugar dropped
hyperglycaemia|hyperglycemia|high blood sugar|high sugars|sugar too high|sugars running high
diabetic neuropathy|nerve damage from diabetes|diabetic nerve damage
diabetic retinopathy|diabetic eye disease|eye damage from diabetes
hypothyroidism|underactive thyroid|low thyroid|slow thyroid|sluggish thyroid|hypothyroid
goitre|goiter|enlarged thyroid|swollen thyroid|thyroid swelling
thyroid nodule|lump in the thyroid|thyroid lump
hyperparathyroidism|overactive parathyroid
adrenal insufficiency|addison's disease|addisons|addison disease
cushing's syndrome|cushing syndrome|cushings|high cortisol
polycystic ovary syndrome|polycystic ovarian syndrome|pcos|polycystic ovaries
obesity|obese|very overweight|bmi over 30
overweight|too heavy|carrying extra weight
metabolic syndrome|syndrome x
vitamin d deficiency|low vitamin d|vitamin d is low|vit d low|low vit d
b12 deficiency|vitamin b12 deficiency|low b12|b12 is low|pernicious anaemia|pernicious anemia
gastro-oesophageal reflux disease|gastroesophageal reflux disease|gord|gerd|acid reflux|heartburn|reflux
gastritis|inflamed stomach|stomach inflammation
gastroenteritis|stomach flu|tummy bug|stomach bug|food poisoning
hiatus hernia|hiatal hernia
barrett's oesophagus|barrett's esophagus|barretts
oesophagitis|esophagitis|inflamed gullet|inflamed oesophagus|inflamed esophagus
oesophageal stricture|esophageal stricture|narrowed gullet|narrowing of the gullet
crohn's disease|crohns|crohn's|crohn disease
ulcerative colitis|uc|colitis
irritable bowel syndrome|ibs|irritable bowel|spastic colon
coeliac disease|celiac disease|coeliac|celiac|gluten intolerance
diverticulitis|infected diverticula|inflamed diverticula
diverticulosis|diverticular disease|pouches in the bowel
colitis|inflamed bowel|inflamed colon|bowel inflammation
bowel obstruction|intestinal obstruction|small bowel obstruction|sbo|blocked bowel|blockage in the bowel
appendicitis|inflamed appendix|bad appendix|burst appendix
haemorrhoids|hemorrhoids|piles
anal fissure|tear in the bottom|torn back passage
colonic polyp|colon polyp|bowel polyp|polyp in the bowel
gastrointestinal bleed|gastrointestinal haemorrhage|gi bleed|gib|bleeding from the bowel|bleeding from the gut
melaena|melena|black stools|tarry stools|black poo|black tarry stool
gallstones|cholelithiasis|stones in the gallbladder|gall stones
cholecystitis|gallbladder infection|inflamed gallbladder|gallbladder attack
common bile duct stone|choledocholithiasis|bile duct stone
pancreatitis|inflamed pancreas|inflammation of the pancreas
cirrhosis|scarred liver|scarring of the liver|liver scarring
hepatitis|inflamed liver|liver inflammation
hepatitis b|hep b|hbv
hepatitis c|hep c|hcv
fatty liver disease|fatty liver|hepatic steatosis|steatosis|nafld|masld|fat in the liver
jaundice|yellow skin|yellow eyes|turned yellow|jaundiced|icterus
ascites|fluid in the abdomen|fluid in the belly|fluid on the tummy
oesophageal varices|esophageal varices|swollen gullet veins|varices
inguinal hernia|groin hernia|rupture in the groin
umbilical hernia|belly button hernia|navel hernia
incisional hernia|hernia at the scar|hernia through the scar
clostridium difficile|clostridioides difficile|c diff|c difficile|cdiff
helicobacter pylori|h pylori|h. pylori|helicobacter
urinary tract infection|uti|water infection|bladder infection|urine infection|cystitis|waterworks infection
pyelonephritis|kidney infection|infected kidney
acute kidney injury|aki|acute renal failure|arf|kidneys shut down
end stage renal disease|end-stage renal disease|esrd|esrf|end stage kidney disease|kidney failure
nephrolithiasis|kidney stone|renal calculus|renal stone|renal calculi|renal colic|urolithiasis
ureteric stone|ureteral stone|stone in the ureter|ureteric calculus
hydronephrosis|swollen kidney|blocked kidney|kidney swelling
benign prostatic hyperplasia|benign prostatic hypertrophy|bph|enlarged prostate|big prostate|prostate enlargement
prostatitis|prostate infection|inflamed prostate
urinary retention|cannot pass urine|can't pee|can't wee|unable to void|retention of urine
urinary incontinence|leaking urine|leaks urine|wetting myself|bladder leaks
stress incontinence|leaks when coughing|leak when i cough|leak when i sneeze
overactive bladder|oab|urge incontinence|detrusor overactivity
erectile dysfunction|impotence|can't get an erection|trouble with erections
proteinuria|protein in the urine|albuminuria|microalbuminuria
haematuria|hematuria|blood in urine|blood in the urine|blood in my wee|blood in pee
epididymitis|epididymo-orchitis|inflamed testicle
hydrocele|fluid around the testicle
phimosis|tight foreskin
hyponatraemia|hyponatremia|low sodium|low salt level|sodium is low
hypernatraemia|hypernatremia|high sodium|sodium is high
hypokalaemia|hypokalemia|low potassium|potassium is low
hyperkalaemia|hyperkalemia|high potassium|potassium is high|raised potassium
hypercalcaemia|hypercalcemia|high calcium|raised calcium|calcium is high
hypocalcaemia|hypocalcemia|low calcium|calcium is low
hypomagnesaemia|hypomagnesemia|low magnesium
hypoalbuminaemia|hypoalbuminemia|low albumin
metabolic acidosis|acidotic|acidosis
dehydration|dehydrated|dried out|volume depleted|volume depletion|not enough fluids
anaemia|anemia|low blood count|low haemoglobin|low hemoglobin|anaemic|anemic|low hb|low hgb
iron deficiency anaemia|iron deficiency anemia|iron deficiency|low iron|ida
leukocytosis|leucocytosis|raised white count|high white count|elevated wbc|high white cells
leukopenia|leucopenia|low white count|low white cells|low wbc
neutropenia|low neutrophils|neutropenic
neutropenic sepsis|febrile neutropenia
thrombocytopenia|low platelets|low platelet count|platelets are low
thrombocytosis|high platelets|raised platelets
pancytopenia|low blood counts|all counts low
polycythaemia|polycythemia|thick blood|high haemoglobin|high hemoglobin|erythrocytosis
haemophilia|hemophilia|bleeding disorder
thrombophilia|clotting disorder|hypercoagulable|factor v leiden
sickle cell disease|sickle cell anaemia|sickle cell anemia|sickle cell|scd
thalassaemia|thalassemia|thalassaemia trait
haemochromatosis|hemochromatosis|too much iron|iron overload
coagulopathy|blood not clotting
lymphadenopathy|swollen glands|enlarged lymph nodes|swollen lymph nodes|lumps in the neck|enlarged nodes
splenomegaly|enlarged spleen|big spleen
hepatomegaly|enlarged liver|big liver
osteoarthritis|oa|wear and tear|degenerative joint disease|djd|degenerative arthritis|worn joints|arthritic changes
rheumatoid arthritis|ra|rheumatoid
psoriatic arthritis|psoriasis arthritis
ankylosing spondylitis|axial spondyloarthritis|ank spond
gout|gouty arthritis|gout attack
pseudogout|cppd|calcium pyrophosphate
septic arthritis|infected joint|joint infection
systemic lupus erythematosus|sle|lupus
polymyalgia rheumatica|pmr|polymyalgia
giant cell arteritis|temporal arteritis|gca
sjogren's syndrome|sjogrens|sjogren syndrome|sicca syndrome
scleroderma|systemic sclerosis
fibromyalgia|fibro|fibromyalgia syndrome
osteoporosis|thin bones|brittle bones|thinning bones|bone thinning
osteopenia|low bone density|slightly thin bones|low bone mass
fracture|broken bone|broke|broken|fx|fractured|break in the bone
hip fracture|broken hip|broke my hip|fractured neck of femur|femoral neck fracture|neck of femur fracture|nof fracture
wrist fracture|broken wrist|distal radius fracture|colles fracture|colles' fracture
vertebral compression fracture|compression fracture|crushed vertebra|collapsed vertebra|crush fracture
stress fracture|hairline fracture|hairline crack
rib fracture|broken rib|cracked rib
clavicle fracture|broken collarbone|broken collar bone
ankle fracture|broken ankle
nonunion|non-union|not healed|failed to unite|bone not knitting
malunion|healed crooked|healed in bad position
dislocation|dislocated|popped out|out of joint|out of its socket
subluxation|partly dislocated|partial dislocation
sprain|sprained|twisted|torn ligament|rolled ankle|ligament injury
muscle strain|pulled muscle|strained muscle|torn muscle
contusion|bruise|bruising|ecchymosis|bruised
rotator cuff tear|torn rotator cuff|torn shoulder tendon|cuff tear
adhesive capsulitis|frozen shoulder
shoulder impingement|subacromial impingement|impingement syndrome
lateral epicondylitis|tennis elbow
medial epicondylitis|golfer's elbow|golfers elbow
carpal tunnel syndrome|carpal tunnel|cts|median nerve compression|trapped nerve in wrist
cubital tunnel syndrome|ulnar neuropathy|trapped ulnar nerve
trigger finger|stenosing tenosynovitis|locking finger
dupuytren's contracture|dupuytren contracture|dupuytrens|curled fingers
de quervain's tenosynovitis|de quervain|de quervains
ganglion|ganglion cyst|lump on wrist
tendonitis|tendinitis|tendinopathy|inflamed tendon
bursitis|inflamed bursa|housemaid's knee
plantar fasciitis|heel spur|sore heel|plantar fasciopathy
achilles tendon rupture|torn achilles|ruptured achilles|snapped achilles
anterior cruciate ligament|acl|cruciate ligament
medial collateral ligament|mcl
lateral collateral ligament|lcl
meniscal tear|torn meniscus|torn cartilage|meniscus tear|cartilage tear
hallux valgus|bunion|bunions
hammer toe|claw toe|curled toe
flat feet|pes planus|fallen arches|flat foot
scoliosis|curved spine|crooked spine|spinal curvature
kyphosis|hunched back|hump back|stooped
disc herniation|disk herniation|herniated disc|herniated disk|slipped disc|slipped disk|prolapsed disc|disc prolapse|bulging disc|hnp|disc protrusion
degenerative disc disease|degenerative disk disease|ddd|worn discs|disc degeneration
spinal stenosis|lumbar stenosis|canal stenosis|narrowed spine|narrowing of the spine|narrow spinal canal
spondylosis|worn spine|arthritis in the spine|degenerative spine|cervical spondylosis|lumbar spondylosis
spondylolisthesis|slipped vertebra|anterolisthesis|vertebra slipped forward
radiculopathy|trapped nerve|pinched nerve|nerve root compression|nerve root irritation
sciatica|lumbar radiculopathy|shooting leg pain|pain down the leg|radiating leg pain
cauda equina syndrome|cauda equina|ces
spinal cord compression|pressure on the cord|cord compression|myelopathy
low back pain|lumbago|lbp|lower back pain|lumbar pain|bad back
whiplash|whiplash injury|neck sprain|cervical strain
osteomyelitis|bone infection|infected bone
avascular necrosis|osteonecrosis|avn|bone death
compartment syndrome|pressure in the muscle
complex regional pain syndrome|crps|reflex sympathetic dystrophy|rsd
epilepsy|seizure disorder|epileptic
seizure|convulsion|epileptic attack|sz|convulsed
febrile convulsion|febrile seizure|fit with fever
migraine|migraines|migraine headache|sick headache
tension headache|tension-type headache|stress headache
cluster headache|cluster headaches
parkinson's disease|parkinsons|parkinson disease|parkinson's
multiple sclerosis|ms
motor neurone disease|motor neuron disease|mnd|amyotrophic lateral sclerosis|als|lou gehrig's disease
vascular dementia|multi-infarct dementia
mild cognitive impairment|mci|memory slipping
delirium|acutely confused|acute confusion|acute confusional state
peripheral neuropathy|nerve damage in feet|neuropathy|polyneuropathy|damaged nerves
trigeminal neuralgia|tic douloureux|facial nerve pain
bell's palsy|bells palsy|facial palsy|facial nerve palsy|face dropped
myasthenia gravis|myasthenia|mg disease
guillain-barre syndrome|guillain barre|gbs
meningitis|brain lining infection|inflamed meninges
encephalitis|brain infection|brain inflammation
hydrocephalus|water on the brain|enlarged ventricles|ventriculomegaly
concussion|mild head injury|mild traumatic brain injury|mtbi|knocked out
traumatic brain injury|tbi|head injury|brain injury
cerebral palsy|cp
essential tremor|shaky hands|benign tremor
restless legs syndrome|restless legs|rls
shingles|herpes zoster|zoster
postherpetic neuralgia|post-herpetic neuralgia|nerve pain after shingles
cataract|cloudy lens|cataracts|clouding of the lens|lens opacity
macular degeneration|amd|armd|age-related macular degeneration
retinal detachment|detached retina
blepharitis|inflamed eyelids|crusty eyelids
strabismus|squint|crossed eyes|cross-eyed
amblyopia|lazy eye
ptosis|droopy eyelid|drooping eyelid|blepharoptosis
myopia|short-sighted|short sighted|nearsighted|near-sighted
hyperopia|hypermetropia|long-sighted|long sighted|farsighted
dry eye syndrome|dry eyes|keratoconjunctivitis sicca
corneal abrasion|scratched eye|scratched cornea
uveitis|iritis|inflamed eye
eczema|atopic dermatitis|dermatitis|itchy dry skin
psoriasis|psoriatic plaques|scaly skin patches
acne|acne vulgaris|spots on face|pimples|zits
rosacea|red flushed cheeks
urticaria|hives|nettle rash|welts|wheals
cellulitis|skin infection|infected skin|infected leg
abscess|boil|collection of pus|furuncle|carbuncle
impetigo|school sores
ringworm|tinea|tinea corporis|fungal skin infection
tinea pedis|athlete's foot|athletes foot
onychomycosis|fungal nail|nail fungus|toenail fungus
ingrown toenail|ingrowing toenail|onychocryptosis
scabies|mites
verruca|wart|plantar wart|warts|verrucae
naevus|nevus|mole|moles
seborrhoeic keratosis|seborrheic keratosis|age wart|senile wart
actinic keratosis|solar keratosis|sun damage|sun spots
basal cell carcinoma|bcc|rodent ulcer
squamous cell carcinoma|scc
melanoma|malignant melanoma|malignant mole
lipoma|fatty lump|fatty lump under skin
epidermoid cyst|sebaceous cyst|epidermal cyst
keloid|hypertrophic scar|raised scar|lumpy scar
pressure ulcer|pressure sore|bed sore|bedsore|decubitus ulcer|decubitus
venous ulcer|leg ulcer|venous leg ulcer
alopecia|hair loss|going bald|hair falling out
vitiligo|white skin patches|pale skin patches
herpes simplex|hsv|cold sore|cold sores|herpes labialis
varicella|chickenpox|chicken pox
lichen sclerosus|lichen sclerosis
gangrene|dead tissue|necrosis|necrotic|black toe
burn|scald|burnt|burned skin
laceration|gash|skin tear
sepsis|blood poisoning|septicaemia|septicemia|septic|bacteraemia|bacteremia
human immunodeficiency virus|hiv
methicillin resistant staphylococcus aureus|mrsa
candidiasis|thrush|candida|yeast infection|monilia
infectious mononucleosis|glandular fever|mono|epstein barr|kissing disease
malaria|malarial fever
lyme disease|lyme|tick disease
worms|threadworms|pinworms|enterobiasis
anaphylaxis|severe allergic reaction|anaphylactic shock
allergy|allergic|allergic reaction|hypersensitivity
no known drug allergies|nkda|no drug allergies|nka|no known allergies|no allergies|not allergic to anything
endometriosis|endometriotic
adenomyosis|bulky uterus
uterine fibroid|fibroids|leiomyoma|uterine leiomyoma|uterine myoma|fibroid
ovarian cyst|cyst on the ovary|adnexal cyst
pelvic inflammatory disease|pid|pelvic infection
uterine prolapse|pelvic organ prolapse|dropped womb|prolapse|womb dropping|fallen womb
cystocele|dropped bladder|bladder prolapse|anterior prolapse
rectocele|posterior prolapse|bowel prolapse
bacterial vaginosis|bv
miscarriage|spontaneous abortion|lost the baby|pregnancy loss|sab
termination of pregnancy|abortion
ectopic pregnancy|ectopic|tubal pregnancy
pre-eclampsia|preeclampsia|toxaemia|toxemia
gestational diabetes|gdm|diabetes in pregnancy|sugar in pregnancy
premature birth|preterm birth|born early|prematurity|preterm delivery|premature
caesarean section|cesarean section|c-section|c section|caesarean|cesarean|lscs|section delivery
vaginal delivery|normal delivery|nvd|svd|nsvd|natural birth
infertility|subfertility|can't conceive|trying for a baby
menopause|change of life|menopausal|postmenopausal
mastitis|breast infection|infected breast
fibroadenoma|benign breast lump
chlamydia|chlamydial infection
gonorrhoea|gonorrhea|the clap
syphilis|lues|vdrl positive
human papillomavirus|hpv|genital warts|papilloma virus
depression|major depressive disorder|mdd|depressed|low mood
anxiety|generalised anxiety disorder|generalized anxiety disorder|gad|anxiety disorder|bad nerves
bipolar disorder|bipolar|manic depression|bipolar affective disorder|bpad
schizophrenia|schizophrenic|psychotic illness
psychosis|psychotic|lost touch with reality
post-traumatic stress disorder|posttraumatic stress disorder|ptsd
obsessive compulsive disorder|obsessive-compulsive disorder|ocd
attention deficit hyperactivity disorder|adhd
autism|autism spectrum disorder|asd|autistic
anorexia nervosa|eating disorder|anorexic
panic disorder|panic attacks|panic attack
alcohol dependence|alcoholism|alcoholic|alcohol use disorder|etoh abuse|drink problem|alcohol abuse
substance misuse|substance abuse|drug abuse|drug addiction|substance use disorder
learning disability|intellectual disability|learning difficulties
down's syndrome|down syndrome|trisomy 21|downs
congenital|born with|since birth|from birth
cleft palate|cleft lip
cancer|malignancy|carcinoma|malignant|ca|malignant tumour|malignant tumor|malignant neoplasm
tumour|tumor|neoplasm|mass lesion
metastasis|metastases|mets|cancer has spread|secondaries|metastatic|secondary deposits|metastatic disease|spread of cancer
benign|not cancer|non-cancerous|noncancerous|not cancerous|harmless growth
malignant|cancerous|is cancer
recurrence|come back again|relapse|recurrent|has returned|relapsed
remission|no evidence of disease|ned|cancer free|all clear|disease free
breast cancer|breast carcinoma|ca breast|carcinoma of the breast|invasive ductal carcinoma
ductal carcinoma in situ|dcis
lung cancer|lung carcinoma|bronchogenic carcinoma|ca lung|non-small cell lung cancer|nsclc
prostate cancer|prostate carcinoma|prostatic adenocarcinoma|ca prostate|carcinoma of the prostate
pancreatic cancer|pancreatic carcinoma|cancer of the pancreas
gastric cancer|stomach cancer|gastric carcinoma
oesophageal cancer|esophageal cancer|gullet cancer|cancer of the gullet
renal cell carcinoma|rcc|kidney cancer|renal cancer
bladder cancer|transitional cell carcinoma|urothelial carcinoma|tcc
ovarian cancer|ovarian carcinoma|cancer of the ovary
cervical cancer|cervix cancer|cancer of the cervix
endometrial cancer|womb cancer|uterine cancer|endometrial carcinoma
hepatocellular carcinoma|hcc|liver cancer|hepatoma
thyroid cancer|papillary thyroid carcinoma|thyroid carcinoma
meningioma|benign brain tumour|benign brain tumor
multiple myeloma|myeloma|bone marrow cancer
chemotherapy|chemo|chemotherapeutic
radiotherapy|radiation therapy|radiation treatment|xrt|rt course|radiation|irradiation
immunotherapy|immune treatment|checkpoint inhibitor
hormone therapy|endocrine therapy|hormone treatment|hormonal therapy
palliative care|comfort care|hospice|end of life care|comfort measures
staging|stage of cancer|how far spread
in situ|not yet invasive|pre-invasive
clear margins|negative margins|got it all out|margins clear|margins free
adenoma|benign growth|adenomatous polyp
dysplasia|precancerous|pre-cancerous|abnormal cells|premalignant
electrocardiogram|ecg|ekg|heart tracing|heart trace
echocardiogram|echocardiography|echo|heart scan|ultrasound of the heart|heart ultrasound|tte
transoesophageal echocardiogram|transesophageal echocardiogram|toe echo|tee
ejection fraction|ef|lvef|pumping function
stress test|exercise test|treadmill test|exercise tolerance test|ett
holter monitor|24 hour tape|24 hour ecg|ambulatory ecg|heart monitor
ambulatory blood pressure monitoring|24 hour blood pressure|abpm
coronary angiogram|angiogram|cardiac catheterisation|cardiac catheterization|cardiac cath|heart cath|coronary angiography
chest x-ray|chest x ray|chest xray|cxr|chest radiograph|chest film
x-ray|x ray|xray|radiograph|plain film
computed tomography|ct|ct scan|cat scan|computerised tomography|computerized tomography
magnetic resonance imaging|mri|mri scan|mr scan|magnetic resonance|tunnel scan
ultrasound|ultrasound scan|uss|sonogram|ultrasonography|sonography|u/s|jelly scan
doppler|duplex|duplex scan|doppler ultrasound|vascular ultrasound
pet scan|positron emission tomography|pet ct|pet-ct
dexa scan|dxa|dexa|bone density scan|bone density test|bone densitometry
bone scan|bone scintigraphy|nuclear bone scan|isotope bone scan
mammogram|mammography|breast x-ray|breast screening|mammo
colonoscopy|camera test of bowel|camera up the bottom|scope of the bowel|camera in the bowel
gastroscopy|endoscopy|ogd|egd|upper endoscopy|camera down the throat|camera test of stomach|oesophagogastroduodenoscopy|esophagogastroduodenoscopy|upper gi endoscopy
flexible sigmoidoscopy|sigmoidoscopy|flexi sig|flex sig
bronchoscopy|camera into the lungs|lung camera
cystoscopy|camera into the bladder|bladder camera|scope of the bladder
ercp|endoscopic retrograde cholangiopancreatography
mrcp|magnetic resonance cholangiopancreatography|mr cholangiogram
barium swallow|upper gi series|contrast swallow
hysteroscopy|camera into the womb
laparoscopy|keyhole surgery|keyhole operation|laparoscopic|minimally invasive
arthroscopy|keyhole joint surgery|joint camera|arthroscopic|scope of the knee
lumbar puncture|spinal tap|lp
biopsy|tissue sample|bx|took a sample|sample of tissue
fine needle aspiration|fna|needle test|needle aspirate
spirometry|lung function test|pulmonary function test|pft|pfts|blowing test|breathing test
peak flow|pefr|peak expiratory flow
oxygen saturation|o2 sat|o2 sats|spo2|sats|oxygen level|pulse oximetry|pulse ox|oxygen sats
electroencephalogram|eeg|brain wave test|brain waves
nerve conduction study|nerve conduction studies|ncs|emg|electromyography|nerve tests
sleep study|polysomnogram|polysomnography|psg
hearing test|audiogram|audiometry
eye test|visual acuity|va testing|sight test|vision test
cervical smear|pap smear|pap test|smear test|cervical screening|smear
blood test|bloods|blood work|bloodwork|labs|lab work|laboratory tests|blood sample
full blood count|complete blood count|fbc|cbc|blood count
urea and electrolytes|u&e|u&es|us and es|kidney blood test|bmp|renal function|basic metabolic panel|electrolytes
liver function tests|liver function test|lft|lfts|liver tests|liver blood tests|liver enzymes
thyroid function tests|tft|tfts|thyroid test|thyroid blood test
lipid profile|lipids|lipid panel|cholesterol test|cholesterol check
haemoglobin|hemoglobin|hb|hgb|blood level
haematocrit|hematocrit|hct|packed cell volume|pcv
white cell count|white blood cell count|white count|wbc|wcc|white blood cells|white cells
platelets|plt|plts|platelet count
neutrophils|polys|neuts|anc
mean corpuscular volume|mcv
creatinine|cr|creat|serum creatinine|scr
estimated glomerular filtration rate|egfr|gfr|glomerular filtration rate|kidney function
blood urea nitrogen|bun|urea
sodium|na|na+
potassium|k|k+
chloride|cl
bicarbonate|hco3|bicarb|total co2
calcium|ca++|corrected calcium
magnesium|mg level|mag
phosphate|phosphorus|phos|po4
glucose|sugar|blood sugar|blood glucose|bm|glu|bsl|fingerstick|finger prick|sugar level
haemoglobin a1c|hemoglobin a1c|hba1c|a1c|hgba1c|glycated haemoglobin|glycated hemoglobin|three month sugar|long term sugar
fasting glucose|fasting sugar|fasting blood sugar|fbs|fbg
cholesterol|chol|total cholesterol|tc level
low density lipoprotein|ldl|bad cholesterol
high density lipoprotein|hdl|good cholesterol
triglycerides|trigs|tg|blood fats
thyroid stimulating hormone|tsh
thyroxine level|t4|free t4|ft4
alanine aminotransferase|alt|sgpt|alanine transaminase
aspartate aminotransferase|ast|sgot|aspartate transaminase
alkaline phosphatase|alp|alk phos
bilirubin|bili|t bili|tbili
albumin|alb
c-reactive protein|crp|c reactive protein
erythrocyte sedimentation rate|esr|sed rate|sedimentation rate
inflammatory markers|crp and esr|markers of inflammation
troponin|trop|troponin t|troponin i|heart enzyme|cardiac enzymes|trops
brain natriuretic peptide|bnp|nt-probnp|probnp
creatine kinase|ck|cpk
d-dimer|d dimer|clot test
international normalised ratio|international normalized ratio|inr|warfarin level
prothrombin time|pt time|protime
partial thromboplastin time|ptt|aptt
prostate specific antigen|prostate-specific antigen|psa|prostate blood test|prostate test
uric acid|urate
ferritin|iron stores|iron level|iron studies
vitamin b12|b12|cobalamin
vitamin d|vit d|25-hydroxyvitamin d
folate|folic acid
rheumatoid factor|rf
antinuclear antibody|ana
urinalysis|urine dip|urine dipstick|dipstick|ua|urine test|urine sample
urine culture|msu|midstream urine|mid-stream urine|urine sent off
blood culture|blood cultures|bcx
stool sample|stool culture|stool test|poo sample|poo test
faecal immunochemical test|fecal immunochemical test|fit test|fit kit|bowel screening kit
faecal occult blood|fecal occult blood|fobt|hidden blood in stool|guaiac
throat swab|throat culture|strep test
pregnancy test|hcg|beta hcg|bhcg
arterial blood gas|abg|blood gas
blood pressure|bp
heart rate|pulse|hr|pulse rate|beats per minute
respiratory rate|rr|breathing rate|resp rate|respirations
body mass index|bmi
temperature|temp
weight|wt|kilos
height|ht
glasgow coma scale|gcs|coma score
mini mental state examination|mmse|memory test|memory questions
coronary artery bypass graft|coronary artery bypass grafting|cabg|heart bypass|bypass surgery|bypass operation|triple bypass|open heart surgery
percutaneous coronary intervention|pci|coronary stent|heart stent|angioplasty|ptca|stent put in|ballooned artery open
stent|stenting|stented
pacemaker|ppm|pacer|permanent pacemaker
implantable cardioverter defibrillator|icd|aicd|defibrillator
cardioversion|dccv|shocked the heart|electric shock to heart
catheter ablation|ablation|heart ablation
carotid endarterectomy|neck artery operation|cea surgery|carotid surgery
cholecystectomy|gallbladder removed|gallbladder out|gallbladder removal|gallbladder operation|lap chole|had my gallbladder out
appendectomy|appendicectomy|appendix removed|appendix out|appendix operation
hysterectomy|womb removed|womb out|uterus removed|tah|removal of the womb
oophorectomy|ovaries removed|ovary removed|ovaries out|bso|salpingo-oophorectomy|tahbso
mastectomy|breast removed|breast off|breast removal
lumpectomy|wide local excision|lump taken out|lump removed|breast conserving surgery|wle
tonsillectomy|tonsils out|tonsils removed|adenotonsillectomy
grommets|ear tubes|tympanostomy tubes|pe tubes|ventilation tubes
thyroidectomy|thyroid removed|thyroid out|thyroid surgery
prostatectomy|prostate removed|prostate out|radical prostatectomy
transurethral resection|turp|prostate shaved|prostate reamed|rebore
vasectomy|the snip|male sterilisation|male sterilization
tubal ligation|tubes tied|btl|sterilised|sterilized|sterilisation|sterilization
circumcision|foreskin removed|circumcised
dilation and curettage|dilatation and curettage|d&c|d and c|womb scrape
colectomy|bowel resection|part of bowel removed|hemicolectomy|bowel removed
hernia repair|herniorrhaphy|hernia operation|hernia fixed|hernia mesh|herniorraphy
nephrectomy|kidney removed|kidney out
splenectomy|spleen removed|spleen out
lobectomy|part of lung removed|lung resection
craniotomy|brain surgery|brain operation|opened the skull
laparotomy|open abdominal surgery|opened my tummy
total hip replacement|total hip arthroplasty|thr|tha|hip replacement|new hip|hip arthroplasty|hip replaced|artificial hip
total knee replacement|total knee arthroplasty|tkr|tka|knee replacement|new knee|knee arthroplasty|knee replaced
shoulder replacement|shoulder arthroplasty|new shoulder
open reduction|internal fixation|open reduction internal fixation|orif|plated|plate and screws|pinned|metalwork|pins and plates|hardware
closed reduction|manipulated back|reduced under sedation|put back in|pulled back straight|reduction of fracture
manipulation under anaesthesia|manipulation under anesthesia|mua
spinal fusion|fusion of spine|fused spine|back fusion|acdf|lumbar fusion
laminectomy|decompression|spinal decompression|lumbar decompression
discectomy|diskectomy|microdiscectomy|disc removed|disk removed
carpal tunnel release|carpal tunnel decompression|carpal tunnel operation
skin graft|grafted skin|skin grafting
cataract surgery|cataract operation|phacoemulsification|cataract extraction|cataract removed|new lens|cataracts done
laser eye surgery|lasik|eye lasered
tooth extraction|dental extraction|tooth pulled|tooth out|teeth out|tooth removed
root canal|endodontic treatment|root filling
dental caries|tooth decay|cavity|rotten teeth|bad teeth
dentures|false teeth
incision and drainage|i&d|lanced|drained the abscess|i and d
debridement|cleaned the wound|cleaned out|washout|removed dead tissue
suture|stitches|sutured|stitched|sutures
staples|surgical clips|skin clips
excision|cut out|excised|taken out|resected|resection
surgery|operation|surgical procedure|operated on|had it operated
general anaesthesia|general anesthesia|general anaesthetic|general anesthetic|put to sleep|put under
local anaesthetic|local anesthetic|numbing injection|local anaesthesia|local anesthesia|lidocaine|lignocaine|numbed
spinal anaesthetic|spinal anesthetic|spinal anaesthesia|spinal anesthesia|spinal block
epidural|epidural injection|epidural steroid injection|esi|injection in the spine
steroid injection|cortisone injection|cortisone shot|steroid shot|corticosteroid injection|jab in the joint|intra-articular injection
joint aspiration|arthrocentesis|fluid drained from joint|drew fluid off|knee drained
thoracentesis|thoracocentesis|pleural tap|drained the lung|chest tapped
paracentesis|ascitic tap|ascitic drain|tummy drained
chest drain|chest tube|thoracostomy tube
intubation|intubated|endotracheal tube|breathing tube|ett tube
mechanical ventilation|ventilator|life support|breathing machine|vent support
tracheostomy|trach|trache|hole in the windpipe
urinary catheter|foley|foley catheter|indwelling catheter|catheter|catheterised|catheterized
nasogastric tube|ng tube|ngt|nose tube|feeding tube
gastrostomy tube|peg|peg tube|g tube|g-tube|feeding tube in stomach
intravenous|iv|drip|into the vein|i.v.
intramuscular|im injection|into the muscle
subcutaneous|sc injection|subcut|under the skin|sub q|subq
by mouth|po|oral|orally|per os
central line|picc line|picc|port-a-cath|portacath|central venous catheter|cvc
continuous positive airway pressure|cpap|cpap machine|sleep machine|sleep mask|breathing mask at night
oxygen therapy|oxygen|home oxygen|on oxygen|supplemental oxygen|nasal cannula
nebuliser|nebulizer|neb|nebs|breathing treatment
inhaler|puffer|pump inhaler|mdi
spacer|aerochamber|volumatic
haemodialysis|hemodialysis|dialysis|kidney machine|hd sessions|renal replacement therapy
transplant|transplantation|new kidney|donor organ
blood transfusion|transfusion|given blood|units of blood|prbc|packed red cells|transfused
hearing aid|hearing aids|ear aid
glasses|spectacles|specs|eyeglasses|corrective lenses
walking stick|cane|stick for walking
zimmer frame|walker|walking frame|zimmer|rollator
wheelchair|wheel chair|chairbound|wheelchair bound
crutches|on crutches|elbow crutches
splint|brace|orthosis|support brace|bracing
plaster cast|cast|plaster|pot on arm|pop cast
sling|arm sling|collar and cuff
orthotics|insoles|shoe inserts|orthoses
prosthesis|artificial limb|prosthetic|false leg
compression stockings|support stockings|ted stockings|ted hose|support hose|compression hosiery
dressing|bandage|wound dressing|bandaged
tens machine|tens|tens unit|transcutaneous electrical nerve stimulation
glucose monitor|glucometer|sugar meter|cgm|libre|glucose meter
insulin pump|csii
intrauterine device|iud|iucd|coil|mirena|ius
contraceptive pill|the pill|birth control pill|ocp|oral contraceptive|birth control|cocp|contraception
hormone replacement therapy|hrt|oestrogen|estrogen
physiotherapy|physical therapy|physio|pt sessions|physical therapist|physiotherapist
occupational therapy|occupational therapist|ot assessment
counselling|counseling|talking therapy|talk therapy|psychotherapy|therapist
cognitive behavioural therapy|cognitive behavioral therapy|cbt
electroconvulsive therapy|ect|shock treatment
vaccination|immunisation|immunization|vaccine|jab|jabs|shots|inoculation|vaccinated|immunised|immunized
tetanus vaccine|tetanus shot|tetanus jab|tetanus booster
influenza vaccine|flu jab|flu shot|flu vaccine
pneumococcal vaccine|pneumonia jab|pneumovax|pneumonia shot
acupuncture|needles therapy|dry needling
warfarin|coumadin|rat poison tablet
apixaban|eliquis
rivaroxaban|xarelto
aspirin|asa|acetylsalicylic acid|ecotrin
nitroglycerin|glyceryl trinitrate|gtn|gtn spray|ntg|spray under the tongue|angina spray|nitrate
insulin|insulin injection|insulin jabs|lantus|novorapid|humalog|glargine
metformin|glucophage|sugar tablet|diabetes tablet
levothyroxine|thyroxine|synthroid|thyroid tablet|thyroid pill|l-thyroxine|thyroid medication|thyroid replacement
loperamide|imodium|antidiarrhoeal|antidiarrheal
paracetamol|acetaminophen|tylenol|panadol
ibuprofen|nurofen|advil|motrin|brufen
analgesic|painkiller|pain killer|pain relief|analgesia|pain tablet|pain medication|pain pill|pain meds
hydrocodone|vicodin|lortab|norco
oxycodone|percocet|oxycontin|oxynorm
gabapentin|neurontin
pregabalin|lyrica
emollient|moisturiser|moisturizer|e45|aqueous cream|moisturising cream
bronchodilator|salbutamol|albuterol|ventolin|blue inhaler|reliever inhaler|reliever|rescue inhaler|proventil|short-acting beta agonist|saba
montelukast|singulair|leukotriene receptor antagonist
calcium supplement|calcium tablets|calcium and vitamin d|adcal|calcichew|os-cal
iron supplement|iron tablet|ferrous sulphate|ferrous sulfate|ferrous fumarate|iron pill|oral iron
multivitamin|vitamins|vitamin tablet|mvi
finasteride|proscar|5-alpha reductase inhibitor
vaginal oestrogen|vaginal estrogen|oestrogen cream|estrogen cream|vagifem
artificial tears|lubricating drops|dry eye drops|hypromellose
ear drops|otic drops|drops in the ear
adrenaline|epinephrine|epipen|adrenaline pen
vancomycin|vanc|vanco
ceftriaxone|rocephin
metronidazole|flagyl
co-trimoxazole|bactrim|septrin|trimethoprim-sulfamethoxazole|tmp-smx
over the counter|otc|from the chemist|bought myself|without prescription|from the pharmacy
herbal remedy|st john's wort|herbal supplement|natural remedy
repeat prescription|refill|repeats|more tablets|renewal of prescription
medication|meds|medicines|tablets|pills|rx
polypharmacy|lots of tablets|too many tablets|many medications
adherence|compliance|taking it regularly|takes them every day|compliant|adherent
non-adherence|noncompliance|non-compliance|misses tablets|not taking it|forgets tablets|noncompliant|skipping doses|stopped taking|nonadherent
adverse effect|side effect|adverse reaction|drug reaction|bad reaction
contraindicated|not safe for you|can't have it|must not take
once daily|qd|once a day|daily|every day|each day
twice daily|bd|bid|two times a day|twice a day|b.i.d.|morning and night
three times daily|tds|tid|three times a day|t.i.d.
four times daily|qds|qid|four times a day|q.i.d.
as needed|prn|as required|when needed|when i need it|if needed|p.r.n.
at night|nocte|at bedtime|qhs|before bed|q.h.s.
in the morning|mane|qam|every morning
before food|ac meals|empty stomach|before meals|before eating
with food|with meals|after food|after eating
weekly|once a week|every week
every other day|alternate days|qod|every second day
as directed|ut dict|as instructed
loading dose|first big dose|bolus
refer|referral|send you to|referred|see the specialist|consult|sent to see|refer you|get you seen by|send you over
review|follow up|follow-up|come back|see you again|f/u|see again|return visit|rtc|recheck|return to clinic|check up|see you in|followup
return if|come back if|call if|ring if|let us know if|get in touch if|safety net|safety netting|if it gets worse|return precautions|if worse|if no better
discharge|sent home|discharged|let home|d/c home|go home|allowed home|dismissed
hospital admission|admitted|admission|taken into hospital|hospitalised|hospitalized|admit
emergency department|a&e|accident and emergency|emergency room|casualty|a and e|er visit|ed visit
intensive care|icu|itu|intensive care unit|critical care
primary care physician|general practitioner|gp|family doctor|pcp|family physician|regular doctor|primary care
consultant|specialist|hospital doctor
cardiology|cardiologist|heart doctor|heart specialist|heart clinic
neurology|neurologist|nerve doctor|brain specialist
orthopaedics|orthopedics|orthopaedic surgeon|orthopedic surgeon|bone doctor|ortho|bone specialist|orthopod
gastroenterology|gastroenterologist|stomach doctor|bowel specialist|gi doctor
respiratory physician|pulmonologist|lung doctor|chest physician|chest clinic|pulmonology|lung specialist|chest doctor
nephrology|nephrologist|kidney doctor|renal team|kidney specialist|renal clinic
urology|urologist|waterworks doctor|bladder specialist
endocrinology|endocrinologist|hormone doctor|diabetes doctor|diabetes clinic
rheumatology|rheumatologist|arthritis doctor|joint doctor
dermatology|dermatologist|skin doctor|skin specialist|skin clinic
ophthalmology|ophthalmologist|eye doctor|eye clinic|eye specialist
optometrist|optician|eye test person
ear nose and throat|ent|otolaryngology|otolaryngologist|ent surgeon
haematology|hematology|haematologist|hematologist|blood doctor|blood specialist
oncology|oncologist|cancer doctor|cancer specialist|cancer clinic
psychiatry|psychiatrist|mental health team|mental health doctor|shrink
paediatrics|pediatrics|paediatrician|pediatrician|children's doctor|child doctor|kids doctor
obstetrics and gynaecology|obstetrics and gynecology|obstetrician|gynaecologist|gynecologist|gynae|obgyn|ob/gyn|ob-gyn|women's doctor|gyn
geriatrician|geriatrics|elderly care|care of the elderly
podiatry|podiatrist|chiropodist|foot doctor|chiropody|foot clinic
dietitian|dietician|nutritionist|diet advice
pharmacist|chemist|pharmacy|druggist
midwife|midwives|midwifery
district nurse|community nurse|home nurse|visiting nurse|home health
pain clinic|pain management|pain specialist|pain team
two week wait|urgent suspected cancer|2ww|fast track referral|urgent cancer referral|two-week wait
urgent|as soon as possible|asap|straight away|right away|immediately|stat
routine|not urgent|non-urgent|nonurgent
elective|planned surgery|booked operation|waiting list
conservative management|conservative treatment|no operation|without surgery|nonoperative|non-operative|nonsurgical|conservatively
watchful waiting|keep an eye on|wait and see|monitor|observe|active surveillance|watch it|surveillance|observation|expectant management
reassurance|reassured|nothing to worry about|don't worry
advice|advised|told to|recommended|counselled|counseled|instructed
discontinue|stop taking|stopped|come off|d/c'd|discontinued|cease|taken off|withdraw|quit taking
start|commence|begin|initiate|put you on|commenced|initiated|prescribe|prescribed|started on|try you on
continue|carry on|keep taking|keep going|stay on|same as before|remain on|maintain
increase the dose|up the dose|go up to|titrate up|uptitrate|double the dose|put it up|increased dose|increase to|higher dose
reduce the dose|decrease the dose|cut down|lower the dose|come down to|halve the dose|drop the dose|reduced dose|lower dose
taper|wean|wean off|tail off|come off slowly|gradually stop|reduce gradually|tapering
switch|swap|change to|changed to|swapped|substitute|try instead|instead of|replaced with
restart|resume|go back on|start again|recommence|restarted
withhold|hold|pause|stop for now|held|temporarily stop
declined|refused|didn't want|does not want|doesn't want|turned down|not keen|said no|rather not|decline|refuse|don't want|no thanks
agreed|happy with plan|accepts|consented|agreeable|agree|that's fine|amenable
informed consent|consent|signed the form|consent obtained|agreed to operation
shared decision|talked it through|discussed options|went through options|risks and benefits|pros and cons|options discussed
arrange|book|organise|organize|set up|order|request|get you booked|sort out|schedule|ordered
await results|waiting for results|results pending|pending|not back yet|results awaited|awaiting
sick note|fit note|off work note|med3|medical certificate|doctor's note|off work slip|work note
fit for work|back to work|return to work|can work
light duties|restricted duty|light duty|modified duties|amended duties
did not attend|dna|missed appointment|no show|failed to attend|no-show
telephone consultation|phone appointment|phone call|telephone review|rang patient
do not resuscitate|dnr|dnar|dnacpr|dni|no resuscitation
power of attorney|lpa|healthcare proxy|poa|health care proxy
past medical history|pmh|pmhx|previous illnesses|medical history|past history
past surgical history|psh|previous operations|surgical history|pshx
family history|fh|fhx|runs in the family|in the family
social history|sh history|shx|soc hx
history of|h/o|hx of|past history of|hx
history of presenting complaint|history of present illness|hpc|hpi
chief complaint|presenting complaint|main complaint|c/o|complaining of|complains of|complaint of
diagnosis|dx|diagnosed with|diagnosed
differential diagnosis|ddx|could be either|possibilities
treatment|tx|treated|therapy
symptoms|sx
on examination|o/e|exam shows|examination
within normal limits|wnl|normal range|in range|normal limits
no abnormality detected|nad|nothing abnormal|no abnormalities|nothing found|nothing wrong|unremarkable|nothing showed up
normal|fine|ok|okay|clear|all right|alright|good|perfect|as it should be|spot on
abnormal|not normal|not right|out of range|deranged
elevated|raised|high|up a bit|increased|too high|above normal|bit high|higher than normal|gone up
decreased|low|reduced|too low|below normal|bit low|lower than normal|gone down|diminished
negative|came back clear|neg|not detected|nothing grew|clear result
positive|came back positive|pos|detected|showed up
stable|unchanged|no change|same as before|steady|no different|static|not changed
improved|better|getting better|improving|picking up|on the mend|much better|improvement
worsened|worse|getting worse|deteriorated|deteriorating|worsening|going downhill|progressed|progression|progressive
resolved|gone away|cleared up|gone now|went away|all gone|settled
well controlled|under control|good control|controlled
poorly controlled|uncontrolled|not under control|poor control|all over the place|out of control
borderline|on the edge|slightly raised|just over|upper limit
inconclusive|equivocal|indeterminate|not clear|couldn't tell|uncertain
intact|not damaged|undamaged|preserved
acute|sudden|sudden onset|came on suddenly|recent onset
chronic|long-standing|longstanding|long term|for years|ongoing|long-term
bilateral|both sides|on both sides|b/l|both|bilat
unilateral|one side|one sided|on one side
left|l side|lt|left-hand|left-sided|left side
right|r side|rt|right-hand|right-sided|right side
anterior|front of|at the front|in front
posterior|back of|at the back|behind
superior|upper|above
inferior|lower|below
proximal|nearer the body|upper end
distal|far end|lower end|tip of
midline|in the middle|central
paraspinal|either side of spine|paravertebral
lesion|spot|patch|abnormal area
nodule|small lump|lump|nodular
mass|lump|swelling|growth
cyst|fluid-filled lump|fluid filled sac|cystic
calcification|calcium deposits|calcified|chalky deposits
opacity|shadow|shadowing|opacification|haziness
consolidation|infiltrate|airspace disease|pneumonia on x-ray|infiltration
atelectasis|part lung collapse|lung base collapse|collapse of lung
cardiomegaly|enlarged heart|big heart|heart is enlarged
effusion|fluid in the joint|fluid on the knee
joint space narrowing|loss of joint space|cartilage worn|bone on bone|reduced joint space
osteophyte|bone spur|bony spur|spurs|osteophytes
stenosis|narrowing|narrowed|stricture
occlusion|blockage|blocked|occluded
rupture|burst|ruptured|torn|tear
perforation|perforated|burst through
infarct|infarction|dead area|area without blood
ischaemia|ischemia|lack of blood|poor blood supply|ischaemic|ischemic
haemorrhage|hemorrhage|bleeding|bleed|haemorrhagic|hemorrhagic|bled
atherosclerosis|hardening of arteries|furred arteries|plaque in arteries|arteriosclerosis|atheroma
cerebral atrophy|brain shrinkage|shrunken brain|brain atrophy|involutional changes
white matter changes|small vessel disease|small vessel ischaemic change|small vessel ischemic change|microvascular disease
displaced fracture|out of place|bones moved|displaced|displacement
undisplaced fracture|nondisplaced|non-displaced|not displaced|not moved|undisplaced|in good position
comminuted fracture|shattered|in pieces|comminuted|smashed
healing fracture|callus|knitting together|uniting
hyperinflation|overinflated lungs|hyperinflated|hyperexpanded
mediastinal shift|windpipe pushed over|tracheal deviation
contrast|dye|contrast dye|contrast medium
abdomen|tummy|belly|stomach area|abdominal|abd
thorax|chest|thoracic|rib cage
lung|pulmonary|lungs
brain|cerebral|intracranial|cerebrum
bladder|vesical|waterworks
uterus|womb|uterine
bowel|intestine|gut|colon|intestinal|intestines
oesophagus|esophagus|gullet|food pipe|foodpipe|oesophageal|esophageal
trachea|windpipe|tracheal
larynx|voice box|voicebox|laryngeal
pharynx|back of throat|pharyngeal
rectum|back passage|rectal|pr exam
stomach|gastric
gallbladder|gall bladder|gb
spleen|splenic
cervical spine|neck bones|c-spine|c spine|neck spine
thoracic spine|mid back|t-spine|t spine|middle of back|upper back
lumbar spine|lower back|l-spine|l spine|small of back|lumbosacral spine|low back
sacrum|base of spine|sacral
coccyx|tailbone|tail bone
clavicle|collarbone|collar bone
scapula|shoulder blade
humerus|upper arm bone|upper arm
radius and ulna|forearm bones|forearm
femur|thigh bone|thighbone|femoral
tibia|shin bone|shinbone|shin
fibula|outer leg bone
sternum|breastbone|breast bone|sternal
mandible|jaw|jawbone|lower jaw|mandibular
maxilla|upper jaw|cheekbone|maxillary
cranium|skull|cranial
pelvis|pelvic bones
vertebra|spine bone|vertebrae|vertebral body|backbone
calcaneus|heel bone|heel|calcaneal
metatarsal|foot bone|forefoot bone
metacarpal|hand bone|knuckle bone
phalanx|finger bone|toe bone|phalanges
hallux|big toe|great toe|1st toe|first toe
scaphoid|wrist bone|carpal bone
coronary artery|heart artery|heart arteries|coronary arteries
left anterior descending|lad
carotid artery|neck artery|carotid|neck arteries
aorta|main artery|aortic
lymph node|lymph gland|gland in neck|lymph nodes|ln
paranasal sinuses|sinuses
thyroid gland|thyroid
antihypertensive|blood pressure tablet|blood pressure pill|blood pressure medication
diuretic|water tablet|water pill
diuretic|water tablet|water pill|furosemide|frusemide|lasix
diuretic|water tablet|water pill|hydrochlorothiazide|hctz
diuretic|water tablet|water pill|bendroflumethiazide|thiazide
diuretic|water tablet|water pill|bumetanide|loop diuretic
diuretic|water tablet|water pill|spironolactone|aldactone
beta blocker|beta-blocker
beta blocker|beta-blocker|metoprolol|lopressor|toprol
beta blocker|beta-blocker|atenolol|tenormin
beta blocker|beta-blocker|bisoprolol
beta blocker|beta-blocker|propranolol|inderal
beta blocker|beta-blocker|carvedilol|coreg
ace inhibitor|acei|angiotensin converting enzyme inhibitor
ace inhibitor|acei|angiotensin converting enzyme inhibitor|ramipril
ace inhibitor|acei|angiotensin converting enzyme inhibitor|lisinopril|zestril
ace inhibitor|acei|angiotensin converting enzyme inhibitor|enalapril|vasotec
ace inhibitor|acei|angiotensin converting enzyme inhibitor|perindopril
ace inhibitor|acei|angiotensin converting enzyme inhibitor|captopril
angiotensin receptor blocker|arb
angiotensin receptor blocker|arb|losartan|cozaar
angiotensin receptor blocker|arb|candesartan
angiotensin receptor blocker|arb|valsartan|diovan
angiotensin receptor blocker|arb|irbesartan
calcium channel blocker|ccb
calcium channel blocker|ccb|amlodipine|norvasc
calcium channel blocker|ccb|nifedipine
calcium channel blocker|ccb|diltiazem|cardizem
calcium channel blocker|ccb|verapamil
statin|cholesterol tablet|cholesterol pill|cholesterol medication
statin|cholesterol tablet|cholesterol pill|cholesterol medication|simvastatin|zocor
statin|cholesterol tablet|cholesterol pill|cholesterol medication|atorvastatin|lipitor
statin|cholesterol tablet|cholesterol pill|cholesterol medication|rosuvastatin|crestor
statin|cholesterol tablet|cholesterol pill|cholesterol medication|pravastatin
anticoagulant|blood thinner|blood thinning tablet|anticoagulation|anticoagulated
anticoagulant|blood thinner|blood thinning tablet|anticoagulation|anticoagulated|warfarin|coumadin
anticoagulant|blood thinner|blood thinning tablet|anticoagulation|anticoagulated|apixaban|eliquis|doac|noac
anticoagulant|blood thinner|blood thinning tablet|anticoagulation|anticoagulated|rivaroxaban|xarelto|doac|noac
anticoagulant|blood thinner|blood thinning tablet|anticoagulation|anticoagulated|dabigatran|pradaxa
anticoagulant|blood thinner|blood thinning tablet|anticoagulation|anticoagulated|edoxaban
anticoagulant|blood thinner|blood thinning tablet|anticoagulation|anticoagulated|heparin
anticoagulant|blood thinner|blood thinning tablet|anticoagulation|anticoagulated|enoxaparin|lovenox|clexane
heparin|blood thinning injection
heparin|blood thinning injection|low molecular weight heparin|lmwh
heparin|blood thinning injection|enoxaparin|lovenox|clexane
heparin|blood thinning injection|dalteparin|fragmin
antiplatelet|anti-platelet|blood thinner
antiplatelet|anti-platelet|blood thinner|clopidogrel|plavix
antiplatelet|anti-platelet|blood thinner|ticagrelor|brilinta
antiplatelet|anti-platelet|blood thinner|aspirin|asa
sulfonylurea|sulphonylurea|diabetes tablet
sulfonylurea|sulphonylurea|diabetes tablet|gliclazide
sulfonylurea|sulphonylurea|diabetes tablet|glipizide|glucotrol
sulfonylurea|sulphonylurea|diabetes tablet|glyburide|glibenclamide
sulfonylurea|sulphonylurea|diabetes tablet|glimepiride|amaryl
sglt2 inhibitor|diabetes tablet
sglt2 inhibitor|diabetes tablet|dapagliflozin|forxiga|farxiga
sglt2 inhibitor|diabetes tablet|empagliflozin|jardiance
glp-1 agonist|weight loss injection
glp-1 agonist|weight loss injection|semaglutide|ozempic|wegovy
glp-1 agonist|weight loss injection|liraglutide|victoza
glp-1 agonist|weight loss injection|dulaglutide|trulicity
antithyroid drug|overactive thyroid tablet
antithyroid drug|overactive thyroid tablet|carbimazole
antithyroid drug|overactive thyroid tablet|methimazole
antithyroid drug|overactive thyroid tablet|propylthiouracil|ptu
proton pump inhibitor|ppi|stomach tablet|acid tablet
proton pump inhibitor|ppi|stomach tablet|acid tablet|omeprazole|prilosec|losec
proton pump inhibitor|ppi|stomach tablet|acid tablet|lansoprazole|prevacid
proton pump inhibitor|ppi|stomach tablet|acid tablet|pantoprazole|protonix
proton pump inhibitor|ppi|stomach tablet|acid tablet|esomeprazole|nexium
antacid|indigestion remedy
antacid|indigestion remedy|gaviscon
antacid|indigestion remedy|rennies
antacid|indigestion remedy|tums
antacid|indigestion remedy|maalox
h2 blocker|acid tablet
h2 blocker|acid tablet|ranitidine|zantac
h2 blocker|acid tablet|famotidine|pepcid
antiemetic|anti-emetic|anti-sickness tablet|sickness tablet|anti-nausea
antiemetic|anti-emetic|anti-sickness tablet|sickness tablet|anti-nausea|ondansetron|zofran
antiemetic|anti-emetic|anti-sickness tablet|sickness tablet|anti-nausea|metoclopramide|reglan
antiemetic|anti-emetic|anti-sickness tablet|sickness tablet|anti-nausea|cyclizine
antiemetic|anti-emetic|anti-sickness tablet|sickness tablet|anti-nausea|promethazine|phenergan
laxative|bowel softener
laxative|bowel softener|senna
laxative|bowel softener|lactulose
laxative|bowel softener|movicol|macrogol|laxido|miralax
laxative|bowel softener|docusate|colace|stool softener
non-steroidal anti-inflammatory|nonsteroidal anti-inflammatory|nsaid|anti-inflammatory|anti-inflammatories
non-steroidal anti-inflammatory|nonsteroidal anti-inflammatory|nsaid|anti-inflammatory|anti-inflammatories|ibuprofen|nurofen|advil|motrin|brufen
non-steroidal anti-inflammatory|nonsteroidal anti-inflammatory|nsaid|anti-inflammatory|anti-inflammatories|naproxen|aleve
non-steroidal anti-inflammatory|nonsteroidal anti-inflammatory|nsaid|anti-inflammatory|anti-inflammatories|diclofenac|voltarol|voltaren
non-steroidal anti-inflammatory|nonsteroidal anti-inflammatory|nsaid|anti-inflammatory|anti-inflammatories|celecoxib|celebrex
non-steroidal anti-inflammatory|nonsteroidal anti-inflammatory|nsaid|anti-inflammatory|anti-inflammatories|meloxicam|mobic
opioid|opiate|narcotic|strong painkiller
opioid|opiate|narcotic|strong painkiller|morphine|oramorph
opioid|opiate|narcotic|strong painkiller|codeine|co-codamol
opioid|opiate|narcotic|strong painkiller|oxycodone|percocet|oxycontin|oxynorm
opioid|opiate|narcotic|strong painkiller|tramadol|ultram
opioid|opiate|narcotic|strong painkiller|hydrocodone|vicodin|lortab|norco
opioid|opiate|narcotic|strong painkiller|fentanyl|duragesic
muscle relaxant|baclofen
muscle relaxant|cyclobenzaprine|flexeril
muscle relaxant|methocarbamol|robaxin
muscle relaxant|tizanidine
muscle relaxant|carisoprodol|soma
antibiotic|antibiotics|abx
antibiotic|antibiotics|abx|amoxicillin|amoxil
antibiotic|antibiotics|abx|penicillin
antibiotic|antibiotics|abx|flucloxacillin
antibiotic|antibiotics|abx|trimethoprim
antibiotic|antibiotics|abx|doxycycline
antibiotic|antibiotics|abx|clarithromycin
antibiotic|antibiotics|abx|azithromycin|z-pak|zithromax
antibiotic|antibiotics|abx|ciprofloxacin|cipro
antibiotic|antibiotics|abx|cephalexin|cefalexin|keflex
antibiotic|antibiotics|abx|nitrofurantoin|macrobid
antibiotic|antibiotics|abx|co-amoxiclav|augmentin
antibiotic|antibiotics|abx|levofloxacin|levaquin
antibiotic|antibiotics|abx|co-trimoxazole|bactrim|septrin
antibiotic|antibiotics|abx|vancomycin|vanc
antibiotic|antibiotics|abx|metronidazole|flagyl
antibiotic|antibiotics|abx|ceftriaxone|rocephin
antifungal|thrush treatment
antifungal|thrush treatment|fluconazole|diflucan
antifungal|thrush treatment|clotrimazole|canesten
antifungal|thrush treatment|terbinafine|lamisil
antifungal|thrush treatment|nystatin
antiviral|aciclovir|acyclovir|zovirax
antiviral|valacyclovir|valaciclovir|valtrex
antiviral|oseltamivir|tamiflu
antihistamine|allergy tablet|hay fever tablet
antihistamine|allergy tablet|hay fever tablet|cetirizine|zyrtec
antihistamine|allergy tablet|hay fever tablet|loratadine|claritin
antihistamine|allergy tablet|hay fever tablet|chlorphenamine|piriton
antihistamine|allergy tablet|hay fever tablet|diphenhydramine|benadryl
antihistamine|allergy tablet|hay fever tablet|fexofenadine|allegra
corticosteroid|steroid
corticosteroid|steroid|prednisolone|prednisone
corticosteroid|steroid|dexamethasone|decadron
corticosteroid|steroid|hydrocortisone|cortisone
corticosteroid|steroid|methylprednisolone|medrol
topical steroid|steroid cream
topical steroid|steroid cream|hydrocortisone cream
topical steroid|steroid cream|betamethasone cream|betnovate
topical steroid|steroid cream|clobetasone|eumovate
topical steroid|steroid cream|triamcinolone cream
nasal steroid|steroid nose spray|nasal spray
nasal steroid|steroid nose spray|nasal spray|fluticasone spray|flonase
nasal steroid|steroid nose spray|nasal spray|mometasone spray|nasonex
nasal steroid|steroid nose spray|nasal spray|beclometasone spray|beconase
inhaled corticosteroid|inhaled steroid|preventer inhaler|brown inhaler|preventer
inhaled corticosteroid|inhaled steroid|preventer inhaler|brown inhaler|preventer|beclometasone|clenil
inhaled corticosteroid|inhaled steroid|preventer inhaler|brown inhaler|preventer|budesonide|pulmicort
inhaled corticosteroid|inhaled steroid|preventer inhaler|brown inhaler|preventer|fluticasone inhaler|flovent
combination inhaler|purple inhaler
combination inhaler|purple inhaler|fluticasone salmeterol|seretide|advair
combination inhaler|purple inhaler|budesonide formoterol|symbicort
combination inhaler|purple inhaler|fostair
anticholinergic inhaler|lama inhaler
anticholinergic inhaler|lama inhaler|tiotropium|spiriva
anticholinergic inhaler|lama inhaler|ipratropium|atrovent
disease-modifying antirheumatic drug|dmard
disease-modifying antirheumatic drug|dmard|methotrexate|mtx
disease-modifying antirheumatic drug|dmard|sulfasalazine
disease-modifying antirheumatic drug|dmard|hydroxychloroquine|plaquenil
disease-modifying antirheumatic drug|dmard|leflunomide|arava
biologic|biologic injection
biologic|biologic injection|adalimumab|humira|anti-tnf
biologic|biologic injection|etanercept|enbrel|anti-tnf
biologic|biologic injection|infliximab|remicade|anti-tnf
biologic|biologic injection|rituximab
gout prevention tablet|gout tablet|urate-lowering therapy
gout prevention tablet|gout tablet|urate-lowering therapy|allopurinol|zyloric|zyloprim
gout prevention tablet|gout tablet|urate-lowering therapy|febuxostat|uloric
bisphosphonate|bone tablet|weekly bone tablet|bone strengthening tablet
bisphosphonate|bone tablet|weekly bone tablet|bone strengthening tablet|alendronate|alendronic acid|fosamax
bisphosphonate|bone tablet|weekly bone tablet|bone strengthening tablet|risedronate|actonel
bisphosphonate|bone tablet|weekly bone tablet|bone strengthening tablet|zoledronic acid|bone infusion
antidepressant|happy pill|depression tablet
antidepressant|happy pill|depression tablet|sertraline|zoloft|ssri
antidepressant|happy pill|depression tablet|citalopram|celexa|ssri
antidepressant|happy pill|depression tablet|escitalopram|lexapro|ssri
antidepressant|happy pill|depression tablet|fluoxetine|prozac|ssri
antidepressant|happy pill|depression tablet|paroxetine|paxil|ssri
antidepressant|happy pill|depression tablet|mirtazapine|remeron
antidepressant|happy pill|depression tablet|venlafaxine|effexor
antidepressant|happy pill|depression tablet|duloxetine|cymbalta
antidepressant|happy pill|depression tablet|bupropion|wellbutrin
antidepressant|happy pill|depression tablet|ssri
tricyclic antidepressant|tca
tricyclic antidepressant|tca|amitriptyline|elavil
tricyclic antidepressant|tca|nortriptyline
benzodiazepine|benzo
benzodiazepine|benzo|diazepam|valium
benzodiazepine|benzo|lorazepam|ativan
benzodiazepine|benzo|alprazolam|xanax
benzodiazepine|benzo|clonazepam|klonopin
benzodiazepine|benzo|temazepam
hypnotic|sleeping tablet|sleeping pill|sleep medication
hypnotic|sleeping tablet|sleeping pill|sleep medication|zopiclone
hypnotic|sleeping tablet|sleeping pill|sleep medication|zolpidem|ambien
hypnotic|sleeping tablet|sleeping pill|sleep medication|temazepam
antipsychotic|olanzapine|zyprexa
antipsychotic|risperidone|risperdal
antipsychotic|quetiapine|seroquel
antipsychotic|haloperidol|haldol
antipsychotic|clozapine|clozaril
antipsychotic|aripiprazole|abilify
mood stabiliser|mood stabilizer
mood stabiliser|mood stabilizer|lithium|lithium carbonate
mood stabiliser|mood stabilizer|valproate|depakote
stimulant medication|adhd medication
stimulant medication|adhd medication|methylphenidate|ritalin|concerta
stimulant medication|adhd medication|amphetamine|adderall
antiepileptic|anti-epileptic|anticonvulsant|epilepsy tablet|seizure medication
antiepileptic|anti-epileptic|anticonvulsant|epilepsy tablet|seizure medication|levetiracetam|keppra
antiepileptic|anti-epileptic|anticonvulsant|epilepsy tablet|seizure medication|lamotrigine|lamictal
antiepileptic|anti-epileptic|anticonvulsant|epilepsy tablet|seizure medication|carbamazepine|tegretol
antiepileptic|anti-epileptic|anticonvulsant|epilepsy tablet|seizure medication|phenytoin|dilantin
antiepileptic|anti-epileptic|anticonvulsant|epilepsy tablet|seizure medication|sodium valproate|epilim|depakote
antiepileptic|anti-epileptic|anticonvulsant|epilepsy tablet|seizure medication|topiramate|topamax
triptan|migraine tablet
triptan|migraine tablet|sumatriptan|imigran|imitrex
triptan|migraine tablet|rizatriptan|maxalt
parkinson's tablet|parkinsons medication
parkinson's tablet|parkinsons medication|levodopa|co-careldopa|sinemet|carbidopa
parkinson's tablet|parkinsons medication|madopar|co-beneldopa
memory tablet|dementia tablet
memory tablet|dementia tablet|donepezil|aricept
memory tablet|dementia tablet|memantine|namenda
alpha blocker|prostate tablet
alpha blocker|prostate tablet|tamsulosin|flomax
alpha blocker|prostate tablet|doxazosin|cardura
alpha blocker|prostate tablet|alfuzosin
erection tablet|erectile dysfunction medication
erection tablet|erectile dysfunction medication|sildenafil|viagra|little blue pill
erection tablet|erectile dysfunction medication|tadalafil|cialis
bladder tablet|overactive bladder medication
bladder tablet|overactive bladder medication|oxybutynin|ditropan
bladder tablet|overactive bladder medication|solifenacin|vesicare
bladder tablet|overactive bladder medication|tolterodine|detrol
bladder tablet|overactive bladder medication|mirabegron|betmiga|myrbetriq
breast cancer tablet|hormone blocker
breast cancer tablet|hormone blocker|tamoxifen
breast cancer tablet|hormone blocker|letrozole|femara|aromatase inhibitor
breast cancer tablet|hormone blocker|anastrozole|arimidex|aromatase inhibitor
eye drops|ophthalmic drops|glaucoma drops
eye drops|ophthalmic drops|glaucoma drops|latanoprost|xalatan
eye drops|ophthalmic drops|glaucoma drops|timolol
stop smoking treatment|smoking cessation medication
stop smoking treatment|smoking cessation medication|nicotine replacement|nrt|nicotine patch|nicotine gum
stop smoking treatment|smoking cessation medication|varenicline|champix|chantix
opioid substitution|heroin substitute
opioid substitution|heroin substitute|methadone
opioid substitution|heroin substitute|buprenorphine|suboxone
immunosuppressant|anti-rejection tablet|immune suppressing tablet
immunosuppressant|anti-rejection tablet|immune suppressing tablet|azathioprine|imuran
immunosuppressant|anti-rejection tablet|immune suppressing tablet|ciclosporin|cyclosporine
immunosuppressant|anti-rejection tablet|immune suppressing tablet|tacrolimus|prograf
immunosuppressant|anti-rejection tablet|immune suppressing tablet|mycophenolate|cellcept
heart rhythm tablet|antiarrhythmic
heart rhythm tablet|antiarrhythmic|amiodarone|cordarone
heart rhythm tablet|antiarrhythmic|digoxin|lanoxin
heart rhythm tablet|antiarrhythmic|flecainide
dementia|memory disease|senile
dementia|memory disease|senile|alzheimer's|alzheimers|alzheimer disease
hyperthyroidism|overactive thyroid|thyrotoxicosis|hyperthyroid
hyperthyroidism|overactive thyroid|thyrotoxicosis|hyperthyroid|graves disease|graves'
pharyngitis|throat infection
pharyngitis|throat infection|sore throat
pharyngitis|throat infection|strep throat|streptococcal pharyngitis
bronchiolitis|rsv|respiratory syncytial virus
inflammatory bowel disease|ibd
inflammatory bowel disease|ibd|crohn's|crohns disease
inflammatory bowel disease|ibd|ulcerative colitis|uc
colorectal cancer|bowel cancer|crc
colorectal cancer|bowel cancer|crc|colon cancer|colon carcinoma
colorectal cancer|bowel cancer|crc|rectal cancer|rectal carcinoma
lymphoma|lymph gland cancer
lymphoma|lymph gland cancer|hodgkin's|hodgkin lymphoma
lymphoma|lymph gland cancer|non-hodgkin's lymphoma|nhl
leukaemia|leukemia|blood cancer
leukaemia|leukemia|blood cancer|cll|chronic lymphocytic leukaemia|chronic lymphocytic leukemia
leukaemia|leukemia|blood cancer|aml|acute myeloid leukaemia|acute myeloid leukemia
brain tumour|brain tumor|intracranial tumour|intracranial tumor
brain tumour|brain tumor|intracranial tumour|intracranial tumor|glioma|glioblastoma
brain tumour|brain tumor|intracranial tumour|intracranial tumor|meningioma
stoma|ostomy|stoma bag|bag on tummy
stoma|ostomy|stoma bag|bag on tummy|colostomy
stoma|ostomy|stoma bag|bag on tummy|ileostomy
bariatric surgery|weight loss surgery
bariatric surgery|weight loss surgery|gastric bypass|stomach bypass
bariatric surgery|weight loss surgery|gastric sleeve|sleeve gastrectomy
bariatric surgery|weight loss surgery|gastric band|lap band
valve replacement|new heart valve
valve replacement|new heart valve|avr|aortic valve replacement
valve replacement|new heart valve|tavi|tavr
valve replacement|new heart valve|mitral valve replacement|mvr
amputation|amputated
amputation|amputated|bka|below knee amputation|leg taken off
amputation|amputated|above knee amputation|leg taken off
amputation|amputated|toe amputation|toe taken off
tumour marker|tumor marker|cancer marker
tumour marker|tumor marker|cancer marker|ca-125|ca 125
tumour marker|tumor marker|cancer marker|cea|carcinoembryonic antigen
peptic ulcer disease|peptic ulcer|pud
peptic ulcer disease|peptic ulcer|pud|gastric ulcer|stomach ulcer
peptic ulcer disease|peptic ulcer|pud|duodenal ulcer
conjunctivitis|pink eye|pinkeye|red sticky eye
inflamed eyelid lump|lump on eyelid
inflamed eyelid lump|lump on eyelid|stye|hordeolum
inflamed eyelid lump|lump on eyelid|chalazion|meibomian cyst
chronic kidney disease|ckd|poor kidney function|weak kidneys|chronic renal failure|crf|chronic renal insufficiency|kidney disease
laceration|cut himself|cut herself|gash wound
epilepsy|having fits|has fits
seizure|had a fit|took a fit
haematoma|hematoma|blood collection|collection of blood
non-melanoma skin cancer|skin cancer
melanoma|skin cancer
ocular hypertension|high eye pressure|raised eye pressure|raised intraocular pressure
obstruction|blockage|obstructed|blocked
nerve pain tablet|neuropathic pain medication
gabapentin|nerve pain tablet
pregabalin|nerve pain tablet
agreed|happy to have|happy to try
decompensated|tipped over|got into failure
mass|tumour|tumor
finasteride|proscar|prostate tablet
levothyroxine|thyroid replacement
smoking cessation|stop smoking|quit smoking|give up smoking
incidental finding|found by chance|incidentaloma
postoperative|post-op|after the operation|postop|after surgery|following surgery
preoperative|pre-op|before the operation|preop|before surgery
years old|yo|y/o|year old
without complaints|feels well|no complaints|no problems
no acute distress|comfortable at rest|not in distress
rule out|r/o|exclude|make sure it isn't
status post|s/p|after having
secondary to|due to|caused by|because of|2/2
without|w/o|no sign of
consistent with|c/w|in keeping with|fits with|suggestive of
prescription|script|rx
intake|eating and drinking|oral intake
nil by mouth|npo|nothing to eat|nbm
digoxin|lanoxin|dig level
nicotine replacement|nicotine patch|nrt|nicotine gum
blood in stool|passing blood|rectal bleeding|pr bleeding|haematochezia|hematochezia|brbpr
hypertension|blood pressure
heart failure|hfref|hfpef|adhf|chf|hf|ccf
hallucinations|avh|hearing voices|seeing things
homicidal ideation|si/hi|hi/si
suicidal ideation|si|thoughts of suicide
delusions|delusional
retractions|retracting|rtx|recession
work of breathing|wob
ptosis|eyelid droops|drooping lid|lids drooping
drainage|exudate|weeping|oozing|discharge
hypoglycemia|hypoglycaemia|low sugar|low sugars|low blood sugar|lows|hypo
hyperglycemia|hyperglycaemia|high sugar|high sugars|high blood sugar|highs
acute kidney injury|aki|kidneys have dropped
chronic kidney disease|ckd
atrial fibrillation|af|afib|a fib|a f
coronary artery disease|cad|ihd|ischaemic heart disease
peripheral artery disease|pad|pvd
deep vein thrombosis|dvt|clot in the leg
pulmonary embolism|pe|clot in the lung
benign prostatic hyperplasia|bph|big prostate
generalised anxiety disorder|gad|anxiety
post-traumatic stress disorder|ptsd
attention deficit hyperactivity disorder|adhd
obsessive compulsive disorder|ocd
major depressive disorder|mdd|depression
alcohol use disorder|aud|drinking
opioid use disorder|oud
irritable bowel syndrome|ibs
gastroesophageal reflux|gerd|gord|reflux
urinary tract infection|uti|water infection
upper respiratory infection|uri|urti|cold
acute otitis media|aom|ear infection
total knee replacement|tkr|tka
total hip replacement|thr|tha
open reduction internal fixation|orif|plate and screws
activities of daily living|adls|adl
range of motion|rom
non-weight-bearing|nwb|no weight
weight bearing as tolerated|wbat
physical therapy|physio|physiotherapy
occupational therapy|ot
home health|hh
advance directive|polst|molst|dnr|no-resuscitation form
miscarriage|lose the baby|lost the baby|miscarry
`
  .trim()
  .split('\n');
