/**
 * Services of an office as a note tells that they were done: the number, the words of which one must stand in the sentence (every form), what must stand
 * near, and what must not. In words of our own; no descriptor of the American Medical Association stands here.
 */
export interface ServiceDone {
  readonly code: string;
  readonly keys: string;
  readonly near: RegExp;
  /** What must stand in the clause too. */
  readonly only?: RegExp;
  readonly unless?: RegExp;
  /** Numbers of the same service: where the chart has one of them, this one is not offered. */
  readonly family: RegExp;
}

const large = String.raw`knees?|shoulders?|hips?|subacromial|glenohumeral|trochanteric|suprapatellar`;
const middle = String.raw`wrists?|elbows?|ankles?|olecranon|acromioclavicular|AC joint|TMJ`;
const small = String.raw`fingers?|toes?|MCP|PIP|CMC|MTP|thumb`;
const injected = String.raw`\b(?:injected|aspirated|arthrocentesis|(?:steroid|cortisone|corticosteroid|triamcinolone|kenalog|depo-?medrol|methylprednisolone|hyaluron\w+) injection|joint injection|injection (?:of|into)|intra-?articular)\b`;
const jointNear = (joints: string): RegExp => new RegExp(`${injected}[^.;]*\\b(?:${joints})\\b|\\b(?:${joints})\\b[^.;]*${injected}`, 'i');
const notJoint = /\b(?:insulin|vaccine|IM|gluteal|deltoid|trigger|epidural|botox|scler\w+|conjunctiv\w+|tympan\w+|local(?:ly)? (?:anesthe\w+|infiltrat\w+)|laceration|last|prior|previous\w*|past|months? ago|years? ago|weeks? ago|history)\b/i;
const ultrasound = /\b(?:ultrasound|US)[- ]guid\w+/;
const joints = /^206(?:0[0456]|1[01])/;

const closed = String.raw`\b(?:sutur\w+|closed|closure|repair(?:ed)?|staples?|stapled|dermabond|glue)\b`;
const face = /\b(?:face|facial|forehead|cheek|chin|lip|nose|eyelid|eyebrow|ear)\b/i;
/** Stitches that are taken out, or a wound that was closed before. */
const taken = /\b(?:remov\w+|heal\w*|last|prior|previous\w*)\b/i;
const faceOrTaken = new RegExp(`${face.source}|${taken.source}`, 'i');
const wound = (size: string): RegExp => new RegExp(`\\b${size} ?cm\\b[^;]*${closed}|${closed}[^;]*\\b${size} ?cm\\b`, 'i');
const wounds = /^12\d{3}/;

export const servicesDone: readonly ServiceDone[] = [
  { code: '20611', keys: 'injected injection aspirated arthrocentesis', near: jointNear(large), unless: notJoint, family: joints },
  { code: '20610', keys: 'injected injection aspirated arthrocentesis', near: jointNear(large), unless: notJoint, family: joints },
  { code: '20605', keys: 'injected injection aspirated arthrocentesis', near: jointNear(middle), unless: notJoint, family: joints },
  { code: '20600', keys: 'injected injection aspirated arthrocentesis', near: jointNear(small), unless: notJoint, family: joints },
  { code: '20550', keys: 'injected injection', near: /\b(?:trigger (?:finger|thumb)|plantar fasci\w+|tendon sheath|de ?quervain\w*)\b/i, unless: /\b(?:last|prior|previous\w*|ago|history)\b/i, family: /^205[25]/ },
  { code: '20552', keys: 'injected injection injections', near: /\btrigger points?\b/i, unless: /\b(?:last|prior|previous\w*|ago|history|acupuncture)\b/i, family: /^205[25]/ },
  { code: '12011', keys: 'sutures sutured suture closed repaired repair closure stapled staples dermabond', near: wound(String.raw`(?:[01](?:\.\d)?|2(?:\.[0-5])?)`), only: face, unless: taken, family: wounds },
  { code: '12001', keys: 'sutures sutured suture closed repaired repair closure stapled staples dermabond', near: wound(String.raw`(?:[01](?:\.\d)?|2(?:\.[0-5])?)`), unless: faceOrTaken, family: wounds },
  { code: '12002', keys: 'sutures sutured suture closed repaired repair closure stapled staples dermabond', near: wound(String.raw`(?:2\.[6-9]|[3-6](?:\.\d)?|7(?:\.[0-5])?)`), unless: faceOrTaken, family: wounds },
  { code: '10060', keys: 'incised incision drained drainage', near: /\b(?:i ?& ?d|i and d|incis(?:ed|ion)(?: (?:and|&) drain(?:ed|age))?)\b[^;]*\b(?:abscess|performed|purulent|pus|blade|scalpel|packed)\b|\babscess\b[^;]*\b(?:incised|drained|i ?& ?d performed)\b/i, unless: /\b(?:no|not|if|spontaneous\w*|refer\w*|prior|previous\w*|history|ago)\b/i, family: /^1006/ },
  { code: '11102', keys: 'biopsy shave', near: /\bshave biops\w+\b[^;]*\b(?:performed|done|obtained|taken|sent)\b|\b(?:performed|obtained)\b[^;]*\bshave biops\w+/i, family: /^111/ },
  { code: '11104', keys: 'biopsy punch', near: /\bpunch biops\w+\b[^;]*\b(?:performed|done|obtained|taken|sent)\b|\b(?:performed|obtained)\b[^;]*\bpunch biops\w+|\b\d ?mm punch\b/i, family: /^111/ },
  { code: '11730', keys: 'nail avulsed avulsion', near: /\bnail\b[^;]*\b(?:avuls\w+|removed)\b|\bavuls\w+\b[^;]*\bnail\b/i, unless: /\b(?:polish|injur\w+|trauma\w*|if|refer\w*|ago)\b/i, family: /^117[35]/ },
  { code: '17000', keys: 'cryotherapy nitrogen frozen cryo', near: /\b(?:actinic|AKs?|keratos[ei]s)\b/, unless: /\b(?:seborrheic|warts?|verruca\w*|prior|previous\w*|ago)\b/i, family: /^17\d{3}/ },
  { code: '17110', keys: 'cryotherapy nitrogen frozen cryo cantharidin', near: /\b(?:warts?|verruca\w*|molluscum|seborrheic)\b/i, unless: /\b(?:prior|previous\w*|ago|home|otc|over-the-counter)\b/i, family: /^17\d{3}/ },
  { code: '69210', keys: 'cerumen earwax wax', near: /\b(?:curett\w*|instrument\w*|forceps|suction)\b/i, unless: /\b(?:irrigat\w+ only|if|unsuccessful|home)\b/i, family: /^692/ },
  { code: '69209', keys: 'cerumen earwax wax', near: /\b(?:irrigat\w+|lavage\w*|washed)\b/i, unless: /\b(?:curett\w*|instrument\w*|forceps|suction|if|home)\b/i, family: /^692/ },
  { code: '93000', keys: 'ekg ecg electrocardiogram', near: /\b(?:today|in (?:the )?(?:office|clinic)|performed|12[- ]lead|interpret\w*)\b[^;]*\b(?:sinus|nsr|rhythm|fibrillation|normal|st\b|t wave|qtc?|block|axis|rate)\b|\b(?:sinus|nsr|rhythm|fibrillation|normal)\b[^;]*\b(?:today|in (?:the )?(?:office|clinic)|performed)\b/i, unless: /\b(?:last|prior|previous\w*|ago|ER|ED|hospital|outside|compared)\b/, family: /^930/ },
  { code: '94640', keys: 'nebulizer neb nebs nebulized duoneb', near: /\b(?:given|administered|treatment (?:given|x|in)|received|in (?:the )?(?:office|clinic))\b/i, unless: /\b(?:home|ems|ED|ER|machine|prescri\w+|refill\w*)\b/, family: /^94640/ },
  { code: '87880', keys: 'strep', near: /\brapid strep\b[^;]*\b(?:positive|negative|pos|neg|\+)/i, unless: /\b(?:last|prior|ago|urgent care|outside)\b/i, family: /^87[68]/ },
  { code: '87804', keys: 'flu influenza', near: /\b(?:rapid )?(?:flu|influenza)(?: a ?(?:\/|and|&) ?b)? (?:test|swab|antigen)?\s?:?\s?(?:is |was |were )?(?:positive|negative|pos|neg)\b/i, unless: /\b(?:last|prior|ago|urgent care|outside|pcr)\b/i, family: /^87(?:804|502|63[67]|428)/ },
  { code: '81025', keys: 'hcg upt pregnancy', near: /\b(?:upt|urine (?:hcg|pregnancy(?: test)?))\b[^;]*\b(?:positive|negative|pos|neg)\b/i, unless: /\b(?:home|last|ago)\b/i, family: /^8(?:1025|470)/ },
  { code: '81002', keys: 'ua urinalysis dipstick dip', near: /\b(?:urine dip(?:stick)?|dipstick|(?:in[- ]office|poc) ua|ua dip)\b[^;]*\b(?:positive|negative|pos|neg|\+|trace|nitrites?|leuk\w*|blood|protein)\b/i, unless: /\b(?:home|last|prior|ago)\b/i, family: /^8100/ },
  { code: '96372', keys: 'im intramuscular intramuscularly subcutaneously ceftriaxone ketorolac toradol rocephin', near: /\b(?:ceftriaxone|rocephin|ketorolac|toradol|depo-?provera|medroxyprogesterone|b-?12|cyanocobalamin|dexamethasone|methylprednisolone|testosterone|penicillin|bicillin|promethazine)\b[^;]*\bIM\b[^;]*\b(?:given|administered|injected|in (?:the )?(?:office|clinic))\b|\b(?:given|administered|received)\b[^;]*\b(?:ceftriaxone|rocephin|ketorolac|toradol|depo-?provera|b-?12|dexamethasone|methylprednisolone|testosterone|bicillin|promethazine)\b[^;]*\bIM\b/i, unless: /\b(?:last|prior|ED|ER|hospital|ago|home)\b/, family: /^963/ },
  { code: '90471', keys: 'vaccine vaccines tdap influenza flu shingrix mmr prevnar hpv immunization immunizations shot', near: /\b(?:vaccines?|tdap|flu shot|shingrix|mmr|prevnar|hpv|gardasil|hepatitis [ab]|immunizations?|pneumovax)\b[^;]*\b(?:given|administered|received|injected)(?:\s\w+){0,3} (?:today|in (?:the )?(?:office|clinic)|without|by|IM)\b|\b(?:given|administered|received) (?:today|the|her|his)?[^;]*\b(?:vaccines?|tdap|flu shot|shingrix|mmr|prevnar)\b[^;]*\btoday\b/i, unless: /\b(?:last|prior|declin\w*|refus\w*|pharmacy|ago|due|up to date|utd|discuss\w*|recommend\w*|if)\b/i, family: /^(?:904|G00)/ },
  { code: '58300', keys: 'iud mirena kyleena liletta paragard', near: /\b(?:iud|mirena|kyleena|liletta|paragard)\b[^;]*\b(?:was )?(?:inserted|placed)\b[^;]*\b(?:today|without|fundus|tolerated|strings|tenaculum|sounded)\b/i, family: /^5830/ },
  { code: '11981', keys: 'nexplanon', near: /\bnexplanon\b[^;]*\b(?:inserted|placed)\b/i, unless: /\b(?:ago|prior|in 20\d\d|previous\w*)\b/i, family: /^1198/ },
  { code: '99406', keys: 'smoking tobacco cessation', near: /\bcounsel\w*\b[^;]*\b(?:[3-9]|10) ?min\w*|\b(?:[3-9]|10) ?min\w*\b[^;]*\b(?:cessation|counsel\w*)/i, family: /^9940[67]/ },
];

/** A joint that was injected under ultrasound has a number of its own. */
export const guided = { code: '20611', words: ultrasound };
