const listOf = (words: string): readonly string[] => words.split('|');

/** A laboratory test by a form of it, with its unit and the range and digits in which values are made up. */
export interface Test {
  readonly form: string;
  readonly unit: string;
  readonly from: number;
  readonly to: number;
  readonly digits: number;
}

/** `form|unit|from|to|digits`: values as a laboratory reports them, in the units of the United States and of the SI. Own list. */
const testRows: readonly string[] = `
WBC|x10^9/L|3.5|18|1
Hb|g/L|70|165|0
Hgb|g/dL|7|16.5|1
platelets|x10^9/L|90|480|0
MCV|fL|72|108|0
sodium|mmol/L|124|146|0
Na|mmol/L|124|146|0
potassium|mmol/L|3|5.8|1
K|mEq/L|3|5.8|1
urea|mmol/L|2.5|18|1
BUN|mg/dL|7|48|0
creatinine|umol/L|52|240|0
Cr|mg/dL|0.6|2.8|1
eGFR|mL/min|18|89|0
glucose|mmol/L|3.4|18|1
glucose|mg/dL|72|310|0
HbA1c|mmol/mol|36|104|0
A1c|%|5.4|12.2|1
calcium|mmol/L|2|2.9|2
magnesium|mmol/L|0.5|1.1|2
albumin|g/L|22|47|0
ALT|U/L|8|260|0
AST|U/L|8|260|0
ALP|U/L|40|320|0
bilirubin|umol/L|5|90|0
LDL|mg/dL|54|198|0
HDL|mmol/L|0.8|2.2|1
triglycerides|mg/dL|70|420|0
cholesterol|mmol/L|3.2|7.9|1
TSH|mIU/L|0.1|14|1
free T4|pmol/L|6|28|0
INR||1|4.6|1
troponin|ng/L|3|420|0
BNP|pg/mL|40|1900|0
lactate|mmol/L|0.7|5.2|1
CRP|mg/L|1|240|0
ESR|mm/h|4|96|0
ferritin|ug/L|6|640|0
PSA|ng/mL|0.4|12|1
`
  .trim()
  .split('\n');

const testOf = (row: string): Test => {
  const [form = '', unit = '', from, to, digits] = row.split('|');
  return { form, unit, from: Number(from), to: Number(to), digits: Number(digits) };
};

/** What notes are made of where no table of the engine has it. Own lists. */
export const words = {
  tests: testRows.map(testOf),
  'findings of a normal examination': listOf(
    'chest clear|abdomen soft|abdo soft non-tender|lungs clear|no edema|no murmur|heart sounds normal|' +
      'throat clear|TMs normal|skin intact|gait normal|pupils equal and reactive|calves soft|neck supple|' +
      'no lymphadenopathy|power 5/5|reflexes normal|no guarding|alert and oriented|well appearing',
  ),
  'findings with a side': listOf(
    'basal crackles|knee effusion|calf tenderness|ankle swelling|TM bulging|shoulder tenderness',
  ),
  'findings without a side': listOf(
    'tonsillar exudate|epigastric tenderness|systolic murmur|pitting edema|cervical lymphadenopathy|' +
      'expiratory wheeze|guarding in RIF|dry mucous membranes|erythema over shin|irregular pulse',
  ),
  procedures: listOf(
    'appendectomy|cholecystectomy|hysterectomy|tonsillectomy|CABG|C-section|hernia repair|' +
      'total knee replacement|total hip replacement|cataract surgery|thyroidectomy|vasectomy|coronary stent|' +
      'carpal tunnel release|spinal fusion|gastric bypass|colonoscopy|pacemaker insertion',
  ),
  'allergies to drugs': listOf(
    'amoxicillin|cephalexin|ciprofloxacin|clarithromycin|codeine|doxycycline|erythromycin|ibuprofen|aspirin|' +
      'morphine|naproxen|trimethoprim|lisinopril|tramadol|metronidazole',
  ),
  'allergies to others': listOf('penicillin|sulfa|latex|shellfish|peanuts|eggs|contrast|adhesive|nickel|iodine|NSAIDs'),
  reactions: listOf(
    'rash|hives|urticaria|itching|anaphylaxis|angioedema|swelling|bronchospasm|nausea|vomiting|GI upset',
  ),
  smoking: listOf('never|never smoker|ex since 2010|10/day|20 pack years|quit 2015|1 ppd|non-smoker'),
  alcohol: listOf('none|occasional|10 units/week|2 drinks/week|social|14 units per week|rare'),
  'tests to order': listOf(
    'CXR|ECG|CBC|BMP|FBC|U&E|HbA1c|TSH|lipid panel|urine culture|MRI lumbar spine|CT head|' +
      'abdominal ultrasound|echo|spirometry|DEXA|LFTs|ferritin|colonoscopy',
  ),
  services: listOf(
    'cardiology|physio|dermatology|ENT|orthopedics|neurology|gastroenterology|rheumatology|dietitian|podiatry|' +
      'ophthalmology|endocrinology|urology|psychology',
  ),
  why: listOf('pain|anxiety|hypertension|asthma|nausea|insomnia|headache|reflux'),
  when: listOf('last month|2 weeks ago|in 2021|in March|last year|3 days ago'),
  'complaints left out': listOf(
    'temperature|pain|stress|locking|instability|stiffness|joint swelling|lesion|fall|laceration|' +
      'homicidal ideation|skin lesion|apnea|drowsiness|seizure|bleeding|redness',
  ),
  'symptoms with a side': listOf(
    'knee pain|shoulder pain|hip pain|ankle pain|foot pain|elbow pain|wrist pain|hand pain|leg pain|arm pain|' +
      'ear pain|eye pain|flank pain',
  ),
  'diseases left out': listOf(
    'fracture|sprain|strain|dislocation|septic shock|cancer|dehydration|measles|chickenpox|sepsis|abscess|' +
      'brain tumor|hearing loss',
  ),
  'diseases of families': listOf(
    'hypertension|type 2 diabetes mellitus|breast cancer|colon cancer|ovarian cancer|prostate cancer|' +
      'myocardial infarction|stroke|coronary artery disease|asthma|epilepsy|migraine|depression|' +
      "bipolar disorder|alzheimer's disease|glaucoma|osteoporosis|rheumatoid arthritis|melanoma|hypothyroidism|" +
      'celiac disease|gout|lung cancer|hyperlipidemia|aortic aneurysm',
  ),
  relatives: listOf(
    'mother|father|brother|sister|maternal grandmother|paternal grandfather|maternal aunt|paternal uncle|son|' +
      'daughter|grandmother|grandfather',
  ),
  'forms left out': listOf(
    'febrile|temperature|worn out|breathless|hoarse|stuffed up|nauseous|throwing up|threw up|vomit|dizzy|' +
      "giddy|numb|weak|unsteady|off balance|forgetful|can't sleep|suicidal|si|hearing voices|irritable|itchy|" +
      'passed out|passing out|blacked out|lost weight|gaining weight|gained weight|bruise|bruises|bruise easily|' +
      'very thirsty|peeing a lot|racing heart|breathlessness|diabetic|hypothyroid|hyperthyroid|obese|bipolar|' +
      'mdd|alcoholism|no energy|no appetite|polyps|reflux|sleep problems|urgency|temperature|cramps',
  ),
};
