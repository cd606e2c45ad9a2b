import type { Subject } from '../../../document/subjects.ts';

/** Two findings that cannot both hold of one patient at one visit. */
export interface Opposites {
  readonly what: string;
  readonly one: RegExp;
  readonly other: RegExp;
  /** The parts of a note in which both speak of now. */
  readonly within: ReadonlySet<Subject>;
  /** Words by which a statement speaks of another time or place. */
  readonly unless?: RegExp;
}

const exam: ReadonlySet<Subject> = new Set<Subject>([
  'physical-examination',
  'mental-status',
  'assessment',
  'assessment-and-plan',
]);
const examAndVitals: ReadonlySet<Subject> = new Set<Subject>([...exam, 'vital-signs']);
const examOnly: ReadonlySet<Subject> = new Set<Subject>(['physical-examination', 'mental-status']);
const life: ReadonlySet<Subject> = new Set<Subject>([
  'history-of-present-illness',
  'social-history',
  'assessment',
  'assessment-and-plan',
  'plan',
  'past-medical-history',
  'barriers',
  'needs',
  'functional-status',
  'services',
]);
const background: ReadonlySet<Subject> = new Set<Subject>([
  'history-of-present-illness',
  'past-surgical-history',
  'past-medical-history',
  'physical-examination',
  'chief-complaint',
  'assessment',
  'assessment-and-plan',
]);
const mind: ReadonlySet<Subject> = new Set<Subject>([
  'history-of-present-illness',
  'mental-status',
  'physical-examination',
  'safety',
  'assessment',
  'assessment-and-plan',
  'review-of-systems',
  'response',
]);

const before =
  /\b(?:prior|previous\w*|yesterday|last|earlier|on arrival|initial\w*|resolved|improv\w+|since|after|ago|history|h\/o|if|monitor|risk|return|post|goal|was|were|had|family|mother|father|husband|wife|partner|secondhand|counsel\w*|recheck|repeat|discharge|today|likely|possible|ruled? out|r\/o|concern|differential|vs|versus|prevent\w*|dependent|worsening|chronic|occasional\w*|intermittent|episodes?)\b/i;
const beforeOnly =
  /\b(?:prior|previous\w*|yesterday|earlier|on arrival|initial\w*|ago|history|h\/o|if|family|mother|father|husband|wife|partner|secondhand|risk|former\w*|quit|stopped|past|until|used to|last year|goal|ex-)\b/i;

/** Own list of pairs that auditors name; both patterns leave out statements of other times by `unless`. */
export const opposites: readonly Opposites[] = [
  { what: 'edema', one: /\b(?:no|without|denies|negative for)\s(?:[a-z]+,? (?:or )?){0,3}(?:edema|c\/c\/e|cce|leg swelling)\b/i, other: /(?<!\bno )\b(?:[1-4]\+|trace|pitting|bilateral)\s(?:[a-z/]+ ){0,4}edema\b|\bedema\b[^.\n]{0,15}\b[1-4]\+/i, within: exam, unless: before },
  { what: 'breath sounds', one: /\b(?:lungs?|chest|breath sounds|resp(?:iratory)?|pulm(?:onary)?)\b[^.\n]{0,30}\b(?:clear|ctab?)\b(?! (?:except|but|on the))|\bno (?:[a-z]+,? (?:or )?){0,3}(?:wheez\w*|crackles|rales)\b/i, other: /(?<!\bno )(?<!without )\b(?:diffuse|expiratory|inspiratory|bibasilar|bilateral|basilar|scattered|coarse|fine)\s(?:[a-z]+ ){0,2}(?:wheez\w*|crackles|rales|rhonchi)\b|\b(?:wheez(?:es|ing)|crackles|rales|rhonchi) (?:heard|noted|present|throughout|bilaterally|at|in (?:all|both))\b/i, within: exam, unless: before },
  { what: 'the heart rhythm', one: /\b(?:rrr|regular rate and rhythm|regular rhythm|rhythm regular|heart (?:is |sounds? )?regular|(?:hr|pulse|p|heart rate) ?:? ?\d{2,3},? ?(?:bpm )?(?:and )?regular)\b/i, other: /\birregularly irregular\b|\birregular rhythm\b|\bheart (?:is )?irregular\b|\b(?:hr|pulse|p|heart rate) ?:? ?\d{2,3},? ?(?:bpm )?(?:and )?irregular\b|\b(?:ecg|ekg|telemetry|monitor)\b[^.;\n]{0,40}\b(?:atrial fibrillation|a-?fib|af)\b(?! (?:resolved|ended|converted))|\b(?:permanent|persistent) (?:atrial fibrillation|a-?fib|af)\b/i, within: new Set<Subject>([...examAndVitals, 'results']), unless: /\b(?:prior|previous\w*|yesterday|last|earlier|on arrival|initial\w*|after|ago|history|h\/o|if|since|cardioverted|cardioversion|converted|ablation|paced|pacemaker|sinus|until|now|former\w*|family|mother|father)\b/i },
  { what: 'how far the colonoscope went', one: /\b(?:to|reached|intubat\w+) (?:the )?(?:cecum|terminal ileum)\b|\bcecal intubation\b|(?<!in)complete colonoscopy\b/i, other: /\bincomplete colonoscopy\b|\b(?:not|never) (?:be )?advanced? (?:beyond|past)\b|\b(?:could|did) not (?:reach|intubate) the cecum\b|\bcecum (?:was )?not (?:reached|intubated)\b/i, within: new Set<Subject>([...exam, 'procedure', 'technique', 'operative-findings', 'results', 'postoperative-diagnosis']), unless: /\b(?:prior|previous\w*|last|earlier|first attempt|in (?:19|20)\d\d|history)\b/i },
  { what: 'murmurs', one: /\bno (?:[a-z]+,? (?:or )?){0,3}murmurs?\b|\bwithout murmurs?\b|\bno m\/r\/g\b/i, other: /(?<!\bno )\b(?:systolic|diastolic|holosystolic|[1-6]\/6)\s(?:[a-z/]+ ){0,3}murmur\b/i, within: exam, unless: before },
  { what: 'the abdomen', one: /\babd(?:omen|ominal)?\b[^.\n]{0,40}\b(?:non-?tender|nt\b|no tenderness)|\bsoft,? (?:and )?(?:non-?tender|nt)\b/i, other: /(?<!non)(?<!non-)(?<!\bno )(?<!not )\b(?:tender(?:ness)? (?:to palpation )?(?:in|over|at|of) (?:the )?(?:r[lu]q|l[lu]q|epigastri\w+|right|left|lower|upper|mcburney|suprapubic|abdomen|periumbilical)|(?:r[lu]q|l[lu]q|epigastric|abdominal|suprapubic|mcburney\w*) (?:point )?tenderness|rebound (?:tenderness )?(?:and guarding )?present|\bwith (?:rebound|guarding))\b/i, within: exam, unless: before },
  { what: 'orientation', one: /\b(?:a&o|a\/o|aao|ao|alert and oriented|oriented)\s?(?:x|times|to)?\s?(?:3|4|three|four|person,? place,?(?: and)? time)\b/i, other: /\b(?:disoriented|oriented (?:only )?to (?:person|self|name)(?: only)?(?!,)|oriented x ?[01]|not oriented|obtunded|unresponsive|comatose)\b/i, within: examOnly, unless: before },
  { what: 'walking', one: /\b(?:wheelchair[- ]bound|bed-?bound|bedridden|dependent (?:for|in|with) (?:all )?(?:transfers|mobility|ambulation)|unable to (?:walk|ambulate|stand)|cannot (?:walk|stand)|non-?ambulatory)\b/i, other: /\b(?:walks? (?:with|without|to|in|\d|daily|normally|unaided|independently|steadily)|walked (?:to|in|with|without|\d|the)|ambulat(?:es|ed|ing) (?:with|without|independently|in|\d|to)|gait (?:is )?(?:steady|normal|antalgic)|normal gait|steady gait|(?:tug|timed up and go)\W{0,3}\d|climb(?:s|ed) (?:stairs|\d)|runs \d|jogs?)\b/i, within: new Set<Subject>([...life, ...examAndVitals, 'functional-status', 'chief-complaint', 'intervention', 'response']), unless: beforeOnly },
  { what: 'swelling of the legs', one: /\bno (?:[a-z]+,? (?:or )?){0,3}(?:ankle|leg|foot|pedal|lower extremity) (?:swelling|edema)\b/i, other: /\b[2-4]\+ (?:pitting )?(?:[a-z]+ ){0,2}edema\b|\bedema\b[^.;\n]{0,15}\b[2-4]\+/i, within: new Set<Subject>([...exam, 'history-of-present-illness', 'review-of-systems']), unless: before },
  { what: 'the anesthesia', one: /\b(?:spinal(?! (?:cord|stenosis|needle))|local(?: anesthesia)? only|local anesthesia with(?:out)? sedation|awake throughout|monitored anesthesia care|MAC\b|regional block only)/i, other: /\b(?:induction of general|general (?:endotracheal )?anesthesia was induced|(?:was|were) (?:orally )?intubated|after (?:induction|intubation)|extubated|laryngeal mask (?:was )?placed)\b/i, within: new Set<Subject>(['anesthesia', 'technique', 'procedure', 'operative-findings', 'disposition', 'discharge-condition', 'history-of-present-illness', 'blood-loss']), unless: /\b(?:converted|conversion|failed|discussed|options?|declined|previous\w*|prior|history|combined|planned)\b/i },
  { what: 'seizures', one: /\bno (?:further |more |new |breakthrough )?seizures?\b[^.;\n]{0,24}\bsince\b|\bseizure[- ]free (?:since|for)\b|\bno seizures? of any kind\b/i, other: /\b(?:two|three|four|five|six|several|\d{1,2}) (?:such |breakthrough |focal |convulsive |generalized |tonic-clonic )*seizures? (?:since|in the (?:last|past)|this|last)\b|\bseizures? (?:last|this) (?:week|month)\b/i, within: new Set<Subject>(['history-of-present-illness', 'chief-complaint', 'review-of-systems', 'assessment', 'assessment-and-plan']), unless: /\b(?:previous\w*|prior to|used to|history of|before starting|goal)\b/i },
  { what: 'falls', one: /\bno (?:new |further |more |recent )?falls?\b[^.;\n]{0,24}\bsince\b|\bdenies (?:any )?(?:new |recent )?falls?\b/i, other: /\b(?:fell|has fallen|had fallen) (?:once|twice|three times|again|in the|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last (?:night|week))\b|\b(?:two|three|several) falls (?:since|this|last)\b/i, within: new Set<Subject>(['history-of-present-illness', 'chief-complaint', 'review-of-systems', 'assessment', 'assessment-and-plan', 'safety', 'functional-status']), unless: /\b(?:in (?:19|20)\d\d|years? ago|months? ago|previous\w*|prior to|history of|before)\b/i },
  { what: 'stays in hospital', one: /\bno (?:hospital stays?|hospitalizations?|admissions?|(?:ed|er|emergency(?: room| department)?) visits?)\b[^.;\n]{0,30}\bsince\b/i, other: /\b(?:was )?(?:admitted|hospitalized) (?:last|two|three|in the past|for \w+ days) (?:week|weeks|month|days)\b|\b(?:seen in|went to|visited) the (?:ed|er|emergency (?:room|department)) (?:last|yesterday|on|twice|two|this)\b/i, within: new Set<Subject>(['history-of-present-illness', 'chief-complaint', 'review-of-systems', 'assessment', 'assessment-and-plan']), unless: /\b(?:in (?:19|20)\d\d|years? ago|previous\w*|prior to|history of|mother|father)\b/i },
  { what: 'the gait', one: /\b(?:normal|steady) gait\b|\bgait (?:is )?(?:normal|steady)\b/i, other: /\b(?:antalgic|unsteady|ataxic|shuffling|wide-based) gait\b|\bgait (?:is )?(?:antalgic|unsteady|ataxic|shuffling)\b|\b(?:unable to ambulate|non-?ambulatory|wheelchair[- ]bound)\b/i, within: exam, unless: before },
  { what: 'mucous membranes', one: /\b(?:mmm|moist mucous membranes|mucous membranes (?:are )?moist|oropharynx moist)\b/i, other: /\bdry mucous membranes\b|\bmucous membranes (?:are )?dry\b/i, within: exam, unless: before },
  { what: 'the skin', one: /\b(?:no rash(?:es)?|skin (?:is )?(?:clear|normal|intact)|no (?:skin )?lesions)\b/i, other: /(?<!\bno )\b(?:maculopapular|erythematous|vesicular|urticarial|papular|petechial|pruritic|diffuse) (?:[a-z]+ ){0,2}rash\b/i, within: examOnly, unless: before },
  { what: 'distress', one: /\b(?:nad|no (?:acute )?distress|in no (?:apparent |acute )?distress)\b/i, other: /\bin (?:moderate|severe|marked|acute|obvious|respiratory|significant) (?:respiratory )?distress\b/i, within: exam, unless: before },
  { what: 'tobacco', one: /\b(?:never[- ]?smok\w+|non-?smoker|(?:denies|no) (?:any )?(?:tobacco|smoking|cigarette)(?: use)?(?! (?:on|while|with|in|near|indoors|sign|around|before|until))|never (?:used )?tobacco|lifelong non-?smoker)\b/i, other: /\b(?:current(?:ly)? (?:every ?day )?smok\w+|smokes|active smoker|\d+(?:\.\d+)? ?(?:ppd|packs? (?:per|a) day)|half a pack|tobacco use disorder|nicotine dependence|pack[- ]years?)\b/i, within: life, unless: /\b(?:family|nobody|no one|no-one|neither|mother|father|husband|wife|partner|secondhand|risk|former\w*|quit|stopped|ex-|roommate|household|since|years? ago)\b/i },
  { what: 'alcohol', one: /\b(?:denies|no|does not (?:drink|use)|never drinks)\s(?:any )?(?:alcohol|etoh|drinking)(?: use)?\b|\bdoes not drink\b|\babstinent from alcohol\b/i, other: /\b(?:drinks|consumes)\s(?:about |approximately |up to |roughly )?(?:\d+|one|two|three|four|five|six|a)(?:\s?(?:-|to)\s?\d+)?\s(?:beers?|drinks?|glass(?:es)?|bottles?|shots?|pints?|cans?|fifth|six-?packs?)|\b(?:\d+|six|twelve) (?:beers?|drinks|glasses of wine) (?:per|a|each|every|nightly|daily|weekly)\b|\balcohol use disorder,? (?:mild|moderate|severe|active)/i, within: life, unless: beforeOnly },
  { what: 'with whom the patient lives', one: /\blives alone\b/i, other: /\blives with (?:his|her|their|wife|husband|spouse|partner|family|parents?|mother|father|daughter|son|roommate|sister|brother)\b/i, within: life, unless: beforeOnly },
  { what: 'past operations', one: /\b(?:no|denies|without|negative for)\s(?:any )?(?:prior |past |previous )?(?:surger(?:y|ies)|surgical history|operations)\b|\bnever had (?:any )?surgery\b|^\W{0,3}(?:none|no)\W*$/i, other: /\b(?:s\/p|status post|underwent|had an?|history of|h\/o)\s(?:[a-z-]+ ){0,3}(?:append\w*ectomy|cholecystectomy|hysterectomy|c-?section|cesarean|cabg|arthroplasty|mastectomy|colectomy|thyroidectomy|laminectomy|nephrectomy|herniorrhaphy|hernia repair|(?:knee|hip) replacement|gastric bypass|tonsillectomy|splenectomy)\b/i, within: background, unless: /\b(?:family|mother|father|complications?|since|today|recent|other|besides|further|planned|scheduled|pending|indicat\w+|wants?|consider)\b/i },
  { what: 'suicidal thoughts', one: /\b(?:denies|no|denied|without|negative for)\s(?:any )?(?:current |active |passive |active or passive )?(?:suicidal (?:ideation|thoughts)|si\b|suicidality|thoughts of (?:suicide|self-harm))/i, other: /\b(?:endors\w+|reports?|reported|has|having|admits?(?: to)?|expresse[sd]|positive for|current|ongoing|active|passive)\s(?:[a-z]+ ){0,2}(?:suicidal (?:ideation|thoughts)|si\b|thoughts of suicide)/i, within: mind, unless: /\b(?:past|history|prior|previous\w*|ago|last|yesterday|today|now|currently|earlier|week|month|year|since|when|if|risk|hospitali\w+|initial\w*|on admission|former\w*)\b/i },
  { what: 'the mood', one: /\bmood\b[^.\n]{0,12}\beuthymic\b/i, other: /\bmood\b[^.\n]{0,12}\b(?:depressed|anxious|dysphoric|irritable|angry|sad)\b/i, within: new Set<Subject>(['mental-status', 'physical-examination']), unless: before },
  { what: 'the pupils', one: /\bperrla?\b|\bpupils (?:are )?equal\b/i, other: /\banisocoria\b|\bpupils? (?:are )?(?:unequal|fixed|dilated)\b/i, within: examOnly, unless: before },
  { what: 'strength', one: /\bstrength (?:is )?5\/5 (?:throughout|in all|bilaterally)\b|\b5\/5 strength (?:throughout|in all)\b/i, other: /\bstrength (?:is )?[0-4]\/5\b|\b[0-4]\/5 strength\b|\bhemipar\w+\b/i, within: exam, unless: before },
  { what: 'a friction rub', one: /\bno (?:[a-z]+,? (?:or )?){0,3}rubs?\b/i, other: /(?<!\bno )\b(?:loud|soft|friction|pericardial|pleural|audible) rub\b/i, within: exam, unless: before },
  { what: 'the skin over pressure points', one: /\bskin (?:is )?intact\b|\bno (?:pressure (?:injur\w+|ulcers?|sores?)|skin breakdown|open (?:areas|wounds))\b/i, other: /\bstage (?:[1-4]|i{1,3}v?)\b[^.\n]{0,30}\b(?:pressure|ulcer|injury|sacr\w+|heel)|\bunstageable\b|\bopen wound\b/i, within: examOnly, unless: before },
  { what: 'voices', one: /\b(?:no|denies|without)\s(?:hearing )?(?:voices|(?:auditory |visual |ah\/vh )?hallucinations|avh|ah)\b|\bdenies hearing voices\b/i, other: /\b(?:hears?|heard|hearing)\s(?:[a-z]+ ){0,2}voices\b|\b(?:endorses|reports|active|command) (?:[a-z]+ ){0,2}hallucinations\b/i, within: mind, unless: /\b(?:past|prior|previous\w*|ago|last|history|never|now|currently|until|since|if|when|no longer)\b/i },
  { what: 'sensation', one: /\bsensation (?:is )?(?:intact|normal)\b/i, other: /\b(?:no sensation|insensate|sensation (?:is )?(?:absent|decreased|diminished|reduced))\b/i, within: examOnly, unless: before },
  { what: 'a mass', one: /\bno (?:[a-z]+,? (?:or )?){0,2}mass(?:es)?\b/i, other: /\b\d(?:\.\d)? ?(?:x ?\d(?:\.\d)? ?)?cm (?:[a-z]+,? ){0,3}mass\b/i, within: examOnly, unless: before },
  { what: 'the neck', one: /\bneck (?:is )?supple\b/i, other: /\b(?:nuchal rigidity|neck stiffness|meningismus) (?:present|noted|on exam)\b|\bpositive (?:kernig|brudzinski)/i, within: examOnly, unless: before },
  { what: 'jaundice', one: /\b(?:no (?:[a-z]+,? (?:or )?){0,2}(?:jaundice|icterus)|anicteric|sclerae? (?:are |is )?(?:white|clear))\b/i, other: /(?<!\bno )(?<!without )\b(?:scleral icterus|icteric sclerae?|sclerae? (?:are |is )?icteric|(?:visibly|diffusely) jaundiced)\b/i, within: examOnly, unless: before },
  { what: 'lymph nodes', one: /\bno (?:[a-z]+,? (?:or )?){0,2}(?:lymphadenopathy|adenopathy|lad)\b/i, other: /(?<!\bno )\b(?:tender|enlarged|palpable|shotty|swollen) (?:[a-z]+ ){0,2}(?:lymph nodes?|lymphadenopathy|adenopathy)\b/i, within: examOnly, unless: before },
  { what: 'the throat', one: /\b(?:oropharynx|throat|pharynx) (?:is )?(?:clear|normal)\b|\bno (?:[a-z]+,? (?:or )?){0,2}exudates?\b/i, other: /(?<!\bno )\b(?:tonsillar|pharyngeal|white|purulent) exudates?\b/i, within: examOnly, unless: before },
  { what: 'the train of thought', one: /\bthought process(?:es)?\b[^.\n]{0,20}\b(?:linear|goal[- ]directed|logical|organized)\b/i, other: /\bthought process(?:es)?\b[^.\n]{0,20}\b(?:tangential|disorganized|circumstantial|loose)\b|\bflight of ideas (?:noted|present)\b/i, within: new Set<Subject>(['mental-status', 'physical-examination']), unless: before },
  { what: 'drug use', one: /\b(?:denies|no|never)\s(?:any )?(?:illicit |recreational |street |illegal )?(?:drugs?|substance)(?: use)?\b(?! (?:allerg\w+|reaction|interaction|rash))/i, other: /\b(?:uses|using|smokes|injects|snorts)\s(?:[a-z]+ ){0,2}(?:cocaine|heroin|fentanyl|meth|methamphetamine|crack)\b/i, within: new Set<Subject>(['social-history', 'history-of-present-illness']), unless: beforeOnly },
  { what: 'thoughts of harming others', one: /\b(?:denies|no|without)\s(?:any )?(?:current |active )?(?:(?:si or|si\/|suicidal or) ?)?(?:homicidal (?:ideation|thoughts)|hi\b)/i, other: /\b(?:endorses|reports|expresses|admits to|positive for)\s(?:[a-z]+ ){0,2}homicidal (?:ideation|thoughts)/i, within: mind, unless: beforeOnly },
  { what: 'feeling in the limb', one: /\bno numbness\b|\bsensation (?:is )?(?:intact|normal)\b/i, other: /\bno sensation\b|\binsensate\b|\bsensation (?:is )?(?:absent|lost)\b|\babsent sensation\b/i, within: new Set<Subject>(['history-of-present-illness', 'physical-examination', 'review-of-systems']), unless: before },
  { what: 'strength', one: /\bno (?:focal )?weakness\b|\bstrength (?:is )?(?:5\/5|normal|full) (?:throughout|in all|bilaterally)\b/i, other: /\bstrength (?:is )?[0-3]\/5\b/i, within: new Set<Subject>(['history-of-present-illness', 'physical-examination', 'review-of-systems']), unless: before },
  { what: 'the cervix', one: /\bos (?:is )?closed\b|\bclosed (?:cervical |internal |external )?os\b|\bcervix (?:is )?closed\b/i, other: /\bos (?:is )?open\b|\bopen (?:cervical )?os\b|\bcervix (?:is )?open\b/i, within: new Set<Subject>(['physical-examination', 'assessment', 'assessment-and-plan']) },
  { what: 'swallowing', one: /\b(?:no|denies|without) (?:[a-z]+,? (?:or )?){0,2}(?:dysphagia|trouble swallowing|difficulty swallowing)\b|\b(?:trouble|difficulty) swallowing denied\b/i, other: /\b(?:food|meat|bread|pills?|solids?) (?:sticks?|gets stuck|hangs up|lodges?)\b|\bdysphagia (?:to|for|with) (?:solids?|liquids?)\b/i, within: new Set<Subject>(['chief-complaint', 'history-of-present-illness', 'review-of-systems']), unless: before },
  { what: 'psychosis', one: /\bwithout psychotic (?:features|symptoms)\b|\bno psycho(?:sis|tic (?:features|symptoms))\b/i, other: /\b(?:hears?|hearing)\s(?:[a-z]+ ){0,2}voices\b|\bresponding to internal stimuli\b|\bactively hallucinating\b|\bparanoid delusions?\b/i, within: new Set<Subject>(['history-of-present-illness', 'mental-status', 'assessment', 'assessment-and-plan']), unless: /\b(?:no|denies|not|past|prior|previous\w*|history of|last|ago|resolved)\b/i },
  { what: 'recurrence', one: /\bno (?:clinical |local )?(?:sign|signs|evidence|suspicion) of (?:local )?(?:recurrence|disease|cancer|relapse)\b|\bno recurrence\b/i, other: /\b\d(?:\.\d)? ?cm (?:hard|firm|fixed|irregular) (?:[a-z]+ )?(?:mass|lump|nodule)\b|\bnew (?:hard |firm |fixed |palpable )?(?:mass|lump)\b/i, within: new Set<Subject>(['history-of-present-illness', 'physical-examination', 'assessment', 'assessment-and-plan']), unless: /\b(?:no|prior|previous\w*|ago|in (?:19|20)\d\d|biops\w+)\b.{0,20}\b(?:mass|lump)\b/i },
];
