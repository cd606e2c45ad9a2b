import type { Subject } from '../document/subjects.ts';

/**
 * Words and short phrases that say what an entry without a heading is about, with their weight. A word that stands for
 * several subjects is listed under each. Own list from common charting.
 */
export const subjectWordRows: readonly (readonly [Subject, number, string])[] = [
  [
    'physical-examination',
    3,
    'tender|tenderness|nontender|ttp|soft|nd|nt|ntnd|distended|guarding|rebound|rigid|murmur|murmurs|m/r/g|rubs|gallops|rrr|ctab|cta|clr|clear|crackles|crackels|rales|wheeze|wheezes|whezing|wheez|rhonchi|dim|diminished|edema|oedema|jvd|jvp|cvat|cmt|adnexal|erythema|erythematous|ecchymosis|effusion|crepitus|lad|lymphadenopathy|hsm|organomegaly|perrl|perrla|eomi|eom|fundi|cn|cns|intact|pulses|dp|pedal|cap refill|crt|capillary refill|reflexes|dtr|dtrs|plantars|gait|romberg|power|strength|sensation|monofilament|mono|vibration|pinprick|rom|arom|prom|laxity|lachman|hawkins|neer|spurling|homans|murphy|rovsing|mcburney|bruit|thrill|nodule|nodules|goiter|proptosis|exophthalmos|lid lag|lid retraction|rash|lesion|lesions|macule|papule|mm dry|moist|pallor|jaundiced|icteric|cyanosis|clubbing|barrel chest|nad|uncomf|comfortable|alert|oriented|a+o|aox3|a&o|cdi|c/d/i|incision|wound|dressing|dsg|drain|tm|tms|tonsils|pharynx|throat|op|turgor|skin|scar|scars|hernia|uterus|fundus|cervix|cm dilated|dermoscopy|mass|masses|gen|heent|heart|lungs|chest clear|abd|abdo|ext|extremities|rass|cam|heels|coccyx|sacrum|lungs clr|bs|breath sounds|bowel sounds|tachy|regular|irreg|irregular|supple|well appearing|toxic',
  ],
  [
    'mental-status',
    4,
    'mood|affect|insight|judgment|judgmt|thought process|linear|eye contact|speech|delusions|ah/vh|avh|psychomotor|casual|neat|groomed|cog|cognition|perception',
  ],
  [
    'safety',
    4,
    'si|hi|si/hi|suicidal|homicidal|self harm|self-harm|passive thoughts|means|guns|firearms|risk low|acute risk|chronic risk|safety plan|crisis line|protective|plan no intent|intent',
  ],
  [
    'vital-signs',
    5,
    'bp|hr|rr|sat|sats|spo2|temp|t|tm|tmax|wt|weight|bmi|afebrile|vss|vs|vitals|afeb|pulse|o2 sat|ra|room air|map|fio2|peep',
  ],
  [
    'results',
    4,
    'wbc|hgb|hb|hct|plt|platelets|na|k|cl|hco3|bun|cr|creat|creatinine|egfr|gluc|glucose|a1c|ldl|hdl|trig|tsh|ft4|t3|t4|trab|ast|alt|lfts|lft|alk phos|tbili|bili|lipase|amylase|inr|ptt|troponin|trop|bnp|ntprobnp|lactate|lact|crp|esr|procal|ferritin|tsat|iron|b12|folate|25ohd|psa|cea|ua|upreg|hcg|urine dip|dip|bcx|ucx|cx|culture|cultures|mrsa nares|flu|covid|rpr|hiv|hbsag|hbsab|rubella|gct|gtt|abg|vbg|p/f|kt/v|urr|ca|mg|phos|pth|alb|albumin|uacr|upcr|ana|rf|cxr|xr|ct|mri|us|ultrasound|echo|tte|ecg|ekg|eeg|emg|pet|dexa|mammo|mammogram|cologuard|colonoscopy|egd|path|pathology|biopsy|fev1|dlco|brock|phq9|gad7|phq-9|gad-7|epds|moca|stopbang|lvef|ef|cfdna|anat us|neg|negative|nl|wnl|unremarkable|eos',
  ],
  [
    'plan',
    4,
    'start|stop|cont|continue|increase|decrease|hold|resume|restart|recheck|repeat|refer|referral|ref|rtc|f/u|follow up|return|order|ordered|check|schedule|consult|consider|if|call|d/c|discharge|admit|wean|taper|switch|titrate|book|review|rv|see|teach|counselled|counseled|advice|advised|discussed|d/w|r/b/a|recommend|avoid|no driving|no lifting|precautions|precs|refill|refills|refilled|labs|pending|script|prescribed|rx|await|monitor|goal|target|will|plan|next|wk|wks|months|mo|clinic|pt ref|screen|vaccine|shot|booster|letter|npo|ivf|req|add|drop|stay|keep|need|needs|would|offered|declined|transfuse|then|->|to come|safety net|come back|ring',
  ],
  [
    'assessment',
    4,
    'think|likely|unlikely|suspect|suspected|probable|prob|possible|r/o|ddx|imp|impression|c/w|consistent with|dx|diagnosis|vs|stable|improving|worsening|resolved|controlled|uncontrolled|secondary to|due to|d/t|concern|not indicated|rule out|ruled out|overtreated|doing well|progress|evidence of|evid|stage|grade',
  ],
  [
    'history-of-present-illness',
    3,
    'c/o|complains|reports|states|says|denies|since|ago|started|pain|ache|cough|sob|doe|cp|n/v|nausea|vomited|vomiting|diarrhea|constip|constipation|fever|fevers|chills|f/c|fatigue|tired|dizzy|dizziness|headache|ha|palps|palpitations|syncope|orthopnoea|orthopnea|pnd|sleep|sleeping|appetite|eating|worse|better|constant|intermittent|onset|fell|fall|falls|numbness|tingling|weak|weakness|swelling|bleeding|blood|itch|itchy|cramps|dysuria|hematuria|here for|here w|f/u|lmp|noticed|took|felt|feels|mood|energy|walks|walked|stairs|night|days|hrs|hours|yest|yesterday|last night|this am|urine|bm|flatus|diet|tolerating|spells|hx from|mum says|+fm|vb|lof|ctx|vomit|snotty|off solids|drinking|wakes|worry|panic|missed|injury|loc',
  ],
  [
    'past-medical-history',
    3,
    'hx|history of|h/o|pmh|htn|dm|dm2|t2dm|hld|cad|af|afib|copd|asthma|ckd|gerd|osa|migraine|hypothyroid|depression|anxiety|stroke|tia|mi|dvt|pe|cancer|eczema|gout|oa|born|febrile convulsion|prev',
  ],
  [
    'past-surgical-history',
    4,
    'psh|s/p|appy|appendectomy|chole|cholecystectomy|hysterectomy|c-section|cs|ltcs|cabg|pci|stent|tkr|tka|thr|acl|orif|arthroscopy|hernia repair|surgery|pacemaker|icd|tonsillectomy',
  ],
  [
    'family-history',
    6,
    'mother|father|mom|mum|dad|brother|sister|sis|uncle|aunt|cousin|grandmother|grandfather|gma|gpa|gm|gf|maternal|paternal|mat|pat|fh|fhx|family|parents|siblings',
  ],
  [
    'social-history',
    5,
    'smoker|smoking|smokes|never smoker|non-smoker|non smoker|ex-smk|ex-smoker|ppd|pk yr|pack|cig|cigarettes|tob|tobacco|vaping|etoh|alcohol|wine|beer|beers|drinks|drinker|thc|marijuana|cocaine|drugs|lives|alone|married|widowed|single|divorced|works|work|retired|teacher|nurse|electrician|accountant|driver|drives|job|school|nursery|travel|pets|hobbies|carer|husband|wife|units wk|girlfriend|asbestos',
  ],
  [
    'medications',
    3,
    'mg|mcg|tab|tabs|cap|caps|puff|puffs|units|bid|tid|qid|qd|qhs|qday|daily|nightly|prn|po|od|bd|tds|qds|hs|meds|takes|taking|on|inhaler|patch|weekly|twice|once|otc|home meds|pnv|aspirin|asa',
  ],
  ['allergies', 7, 'nkda|nka|nkma|allergic|allergy|allergies|hives|anaphylaxis|all|reacts'],
  ['immunizations', 5, 'imms|utd|vaccinated|immunizations|tdap|mmr|shingrix|prevnar|rsv|flu shot|vaccine'],
  [
    'intervention',
    5,
    'given|gave|got|received|administered|applied|placed|bolus|excised|injected|paged|reoriented|turned|repositioned|drawn|sent|removed|requested|notified|performed|treated|mobs|gait trng|ice',
  ],
  ['procedure', 3, 'ebl|anesthesia|incision|drain|foley|jp|port'],
  ['disposition', 4, 'full code|dnr|dnr/dni|dni|home|snf|icu|tele|dispo|edd|discharged'],
  ['follow-up', 4, 'rtc|see|rv|return|appt|appointment|follow up|f/u'],
];
