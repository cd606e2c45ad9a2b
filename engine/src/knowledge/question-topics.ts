import type { Subject } from '../document/subjects.ts';

/**
 * What people ask after in a word or two, and the words by which a note, or whoever spoke, says something of it: names, and forms of which one word
 * or phrase is enough. `*` at the end stands for any ending. English and Spanish, without accents. Own list.
 */
export const questionTopicRows: readonly (readonly [names: string, says: string])[] = [
  [
    'sleep|sleeping|his sleep|insomnia|trouble sleeping|sueno|dormir|duerme|insomnio',
    'sleep*|slept|insomnia|awake|wakes|waking|woke|nightmare*|bedtime|snor*|apnea|naps|napping|up at night|duerm*|dorm*|sueno|insomnio|despierta|pesadillas|ronca',
  ],
  [
    'mood|depression|depressed|feeling low|spirits|animo|estado de animo|depresion',
    'mood|depress*|sad|sadness|down|low mood|tearful*|crying|cries|hopeless*|anhedonia|phq|phq9|phq-9|irritab*|animo|triste*|depre*|llora|llanto',
  ],
  [
    'anxiety|anxious|worry|worries|nerves|stress|ansiedad|nervios|estres',
    'anxi*|worr*|panic|nervous*|stress*|gad|gad7|gad-7|on edge|ansi*|nervios*|preocup*|estres*',
  ],
  [
    'suicide|suicidal|suicidal thoughts|self-harm|self harm|si|hi|suicidal ideation|suicidio|ideas suicidas',
    'suicid*|self-harm|self harm|si|si/hi|hurt himself|hurt herself|harming|kill*|autoles*',
  ],
  [
    'bowels|bowel movements|stool|stools|bowel|poop|deposiciones|intestino',
    'bowel*|stool*|bm|bms|constipat*|diarrhea|poop*|melena|hematochezia|flatus|deposicion*|estrenimiento|diarrea|heces',
  ],
  [
    'urine|urination|bladder|urinary symptoms|peeing|waterworks|orina|miccion',
    'urin*|dysuria|nocturia|bladder|void*|voiding|voided|hematuria|incontinen*|foley|catheter|pee|peeing|frequency|orina*|disuria|micci*',
  ],
  [
    'appetite|eating|food intake|intake|apetito|comer|come',
    'appetite|eat|eats|eating|ate|meal|meals|intake|hungry|anorexia|po intake|feeding|feeds|apetito|come|comer|comida*',
  ],
  ['weight|weight loss|weight gain|losing weight|gaining weight|peso', 'weight|wt|kg|lb|lbs|pounds|bmi|peso|kilos'],
  [
    'energy|tiredness|fatigue|tired|energia|cansancio',
    'energy|fatigue*|tired*|exhaust*|lethargy|letharg*|malaise|energia|cansa*|fatiga',
  ],
  [
    'smoking|smoke|smokes|tobacco|cigarettes|smoker|a smoker|smoking history|vape|vaping|tabaco|fuma|fumar|fumador',
    'smok*|tobacco|cigarette*|cig|cigs|pack*|ppd|vap*|nicotine|ex-smoker|nonsmoker|non-smoker|fum*|tabaco|cigarrillo*|paquete*',
  ],
  [
    'alcohol|drinking|drink|drinks|etoh|alcohol use|beer|wine|bebe|bebe alcohol|beber',
    'alcohol*|etoh|drink|drinks|drinking|beer*|wine|drinker|audit-c|sober*|beb*|cerveza*|vino',
  ],
  [
    'recreational drugs|drug use|illicit drugs|street drugs|substance use|marijuana|cannabis|drogas',
    'illicit*|drug use|cannabis|marijuana|thc|cocaine|heroin|meth|ivdu|substance*|recreational|street drugs|drogas|marihuana|cocaina',
  ],
  [
    'work|job|occupation|profession|employment|a job|trabajo|trabaja|profesion',
    'work|works|working|worked|job|occupation|retired|unemployed|employed|teacher|nurse|driver|off work|shift|trabaj*|jubilad*|desemplead*|obrer*',
  ],
  [
    'home|living situation|home situation|living arrangements|where he lives|lives with|housing|vivienda|vive',
    'lives|living|home|alone|apartment|house|housing|stairs|homeless|vive*|vivienda|casa|sola|solo',
  ],
  [
    'family|family support|support|support at home|familia|apoyo',
    'wife|husband|daughter|son|mother|father|sister|brother|family|support*|partner|spouse|caregiver|esposa|esposo|hija|hijo|familia|apoyo',
  ],
  [
    'exercise|activity|physical activity|ejercicio|actividad',
    'exercis*|walk|walks|walking|gym|runs|running|active|activity|ejerci*|camina*',
  ],
  [
    'diet|food|nutrition|dieta|alimentacion',
    'diet*|food*|eats|salt|sodium intake|nutrition*|calor*|low-salt|dieta*|aliment*',
  ],
  ['pain|any pain|dolor', 'pain*|ache*|aching|hurt*|sore*|tender*|headache*|cramp*|discomfort|dolor*|duele*|molestia*'],
  [
    'periods|period|menses|menstruation|lmp|last period|menstrual history|regla|menstruacion',
    'menses|menstr*|period|periods|lmp|menopaus*|regla|fur|menstruacion',
  ],
  [
    'pregnancy|pregnant|embarazo|embarazada',
    'pregnan*|gravida|g1*|g2*|g3*|weeks gestation|upt|urine pregnancy|hcg|embaraz*|gestacion',
  ],
  ['vision|eyes|sight|eyesight|vista|vision', 'vision|visual|eye|eyes|blurr*|diplopia|sight|acuity|glasses|vista|ojo*'],
  ['hearing|ears|audicion|oido', 'hearing|ear|ears|tinnitus|deaf*|tm|tms|tympanic|oido*|audicion'],
  ['memory|cognition|thinking|memoria', 'memor*|forget*|cognit*|moca|mmse|confus*|dementia|orient*|memoria|olvid*'],
  [
    'mobility|walking|gait|balance|falls|fall|falling|movilidad|caidas|marcha',
    'mobil*|walk*|gait|ambul*|walker|cane|balance|fall|falls|fell|fallen|unsteady|transfer*|caida*|marcha|camin*|baston',
  ],
  ['travel|recent travel|viajes|viaje', 'travel*|trip|flight|abroad|viaj*'],
  ['sick contacts|contacts|exposure|exposures', 'contact*|exposure*|exposed|daycare|sick contacts'],
  ['red flags|red flag|warning signs|alarm symptoms|banderas rojas|signos de alarma', ''],
  ['skin|rash|piel', 'skin|rash*|lesion*|wound*|ulcer*|erythema|itch*|bruis*|piel|erupcion|lesion*'],
  ['wound|incision|dressing|herida', 'wound*|incision*|dressing*|ulcer*|drain*|sutur*|staple*|herida*|aposito*'],
  [
    'breathing|shortness of breath|short of breath|breathless|dyspnea|sob|respiracion|falta de aire|disnea',
    'shortness of breath|short of breath|dyspnea|dyspnoea|breathless*|breathing|breath|sob|doe|wheez*|orthopnea|winded|disnea|falta de aire|ahog*',
  ],
  ['swelling|leg swelling|edema|hinchazon', 'swell*|swollen|edema|oedema|hincha*|edema*'],
  [
    'fluids|fluid intake|intake and output|urine output|i&o|liquidos',
    'fluid*|intake|output|i&o|urine output|ml|liquido*',
  ],
  [
    'code status|resuscitation status|dnr|full code|advance directive',
    'code status|full code|dnr|dni|dnar|polst|advance directive|health care proxy|comfort care',
  ],
  [
    'adherence|compliance|missed doses|taking the medications|taking the medicines|taking his meds|adherencia',
    'adheren*|complian*|missed|misses|missing doses|skips|skipp*|forgets|ran out|not taking|stopped taking|adherencia',
  ],
  ['side effects|side effect|efectos secundarios', 'side effect*|adverse|intoleran*|cramps|makes *|efecto*'],
  [
    'vaccines|vaccinations|shots|flu shot|immunized|vacunas',
    'vaccin*|immuniz*|flu shot|shot|tdap|booster|covid|vacuna*',
  ],
  ['ekg|ecg|electrocardiogram|electrocardiograma', 'ekg|ecg|electrocardiogra*|sinus|st changes|nsr'],
  [
    'x-ray|xray|x ray|chest x-ray|cxr|radiograph|radiografia|placa',
    'x-ray*|xray*|xr|cxr|radiograph*|films|radiografia*|rx',
  ],
  ['ct|ct scan|cat scan|tac', 'ct|cta|ctpa|ct scan|tac'],
  ['mri|mri scan|resonancia', 'mri|mra|resonancia'],
  ['ultrasound|sonogram|ecografia', 'ultrasound|us|sonogra*|doppler|duplex|ecografia'],
  ['echo|echocardiogram|ecocardiograma', 'echo|tte|tee|echocardiogra*|ef|ecocardiogra*'],
  ['culture|cultures|cultivo|cultivos', 'culture*|bcx|ucx|cultivo*'],
  [
    'blood pressure|bp|presion|presion arterial|tension|tension arterial',
    'blood pressure|bp|systolic|sbp|presion arterial|tension arterial|ta|pa',
  ],
  ['heart rate|pulse|hr|frecuencia cardiaca|pulso', 'heart rate|hr|pulse|bpm|frecuencia cardiaca|fc|pulso'],
  [
    'temperature|temp|fever|febrile|temperatura|fiebre',
    'temperature|temp|tmax|fever*|febrile|afebrile|t max|temperatura|fiebre|febril|afebril',
  ],
  [
    'oxygen|oxygen saturation|sats|sat|spo2|o2 sat|o2|saturation|saturacion|oxigeno',
    'oxygen*|spo2|sat|sats|o2|room air|ra|saturacion|oxigeno',
  ],
  ['respiratory rate|rr|frecuencia respiratoria', 'respiratory rate|rr|respirations|frecuencia respiratoria|fr'],
  [
    'kidney function|renal function|kidneys|funcion renal',
    'creatinine|cr|egfr|gfr|bun|urea|ckd|aki|renal|kidney*|creatinina|rinon*',
  ],
  [
    'liver function|lfts|liver|liver tests|funcion hepatica',
    'ast|alt|lft*|bilirubin|alkaline phosphatase|liver|hepat*|higado',
  ],
  [
    'blood sugar|blood sugars|glucose|sugar|sugars|bg|glucosa|azucar',
    'glucose|blood sugar*|sugar*|bg|fsbg|fbs|hemoglobin a1c|a1c|hba1c|fingerstick*|glucosa|glucemia|azucar',
  ],
  ['a1c|hba1c|hemoglobin a1c', 'a1c|hba1c|hemoglobin a1c|hemoglobina glicosilada'],
  ['blood count|cbc|hemograma', 'cbc|hemoglobin|hgb|wbc|white blood cell*|platelets|hematocrit|hemograma'],
];

/** Parts of a note by what people ask for, beside the names that headings have; English and Spanish, without accents. */
export const askedSubjectRows: readonly (readonly [Subject, string])[] = [
  [
    'medications',
    'drugs|medicines|medications|medication|meds|pills|prescriptions|tablets|medicine|current meds|home meds|home medications|current medications|medicamentos|medicinas|pastillas|farmacos|medicacion',
  ],
  ['allergies', 'allergies|allergy|drug allergies|known allergies|medication allergies|allergic|alergias|alergia'],
  [
    'plan',
    'plan|treatment plan|next steps|steps|orders|planned|treatment|tests ordered|plan today|todo|to do|recommendations|plan de tratamiento|planeado|previsto',
  ],
  [
    'assessment',
    'diagnosis|diagnoses|impression|assessment|working diagnosis|main problem|diagnostico|diagnosticos|impresion',
  ],
  [
    'past-medical-history',
    'conditions|problems|medical problems|past medical history|chronic conditions|comorbidities|medical history|past history|pmh|medical conditions|antecedentes|enfermedades',
  ],
  [
    'past-surgical-history',
    'surgeries|operations|past surgeries|surgery|surgical history|operation|previous surgeries|cirugias|operaciones',
  ],
  ['family-history', 'family history|in the family|antecedentes familiares|historia familiar'],
  ['social-history', 'social history|social situation|habits|habitos|historia social'],
  ['vital-signs', 'vitals|vital signs|observations|obs|constantes|signos vitales'],
  [
    'results',
    'labs|lab results|results|test results|blood tests|bloods|imaging|lab values|laboratory results|resultados|analitica|laboratorios',
  ],
  [
    'physical-examination',
    'exam|examination|physical exam|exam findings|physical|findings on exam|examen|exploracion|examen fisico|exploracion fisica',
  ],
  [
    'chief-complaint',
    'chief complaint|complaint|reason for visit|reason for the visit|presenting complaint|main complaint|motivo de consulta',
  ],
  ['history-of-present-illness', 'hpi|story|history of present illness|present illness|enfermedad actual'],
  [
    'follow-up',
    'follow-up|follow up|followup|next visit|next appointment|return visit|appointment|recheck|seguimiento|proxima cita|cita|proxima visita|control',
  ],
  ['immunizations', 'immunizations|vaccination status|inmunizaciones'],
  ['functional-status', 'functional status|function|adls'],
  ['goals', 'goals|treatment goals|metas|objetivos'],
  ['disposition', 'disposition|discharge plan|destino al alta'],
  ['hospital-course', 'hospital course|course|evolucion'],
  ['mental-status', 'mental status|mental state|mse|estado mental'],
];

/** Words by which somebody says when they meet again. */
export const followUpSays =
  'next|follow-up|follow up|followup|f/u|fu|return|returns|rtc|recheck|see you|see him|see her|come back|back in|review in|next visit|appointment|appt|next session|seguimiento|control|proxima cita|vuelva|regresar|volver|revision';

/** Words that say when somebody comes back, beside those that say since when. */
export const laterSays = 'today|tomorrow|tonight|manana|hoy|in';

/** Words that say since when or how long. */
export const timeSays =
  'for|since|ago|started|began|beginning|onset|yesterday|week|weeks|wk|wks|day|days|month|months|mo|year|years|yr|yrs|hour|hours|hr|hrs|minutes|morning|night|monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|june|july|august|september|october|november|december|desde|hace|semana|semanas|dia|dias|mes|meses|ano|anos|hora|horas|ayer';

/** Words that name a side. */
export const sideSays =
  'left|right|bilateral|bilaterally|both|l|r|lt|rt|left-sided|right-sided|izquierd*|derech*|ambos|ambas|bilateral';

/** Words by which a reason is given. */
export const reasonSays =
  'for|because|due to|given|in view of|as she has|as he has|secondary to|to prevent|to treat|to help|to lower|para|por|debido a|ya que';

/** Words by which an age is given. */
export const ageSays =
  'year old|years old|year-old|y.o|yo|y/o|yr old|yrs old|month old|months old|month-old|week old|week-old|weeks old|day-old|aged|age|anos|meses de edad|*-year-old';

/** Words before or in what is asked after that name nothing themselves. */
export const emptyTopicWords: ReadonlySet<string> = new Set(
  (
    'a an the any some his her their its this that these those my patient patients pt s two three four several many much more other current latest last recent most ' +
    'today todays now new known ever of at in on for currently still also really actually documented recorded measured reported history problem problems with symptoms symptom ' +
    'taking take been being have had has doing exposure use level levels count status consumption changes number ' +
    'el la los las un una unos unas su sus algun alguna algunos del de al ultimo ultima dos tres actual actuales hoy'
  ).split(' '),
);
