/**
 * The kinds of note that an audit tells apart, since each needs other things: `office` is a visit in person without a kind of its own,
 * `medication-visit` a psychiatric one, `rehabilitation` physical, occupational and speech therapy,
 * `imaging` a report of images alone, `other` no note of a visit or a service: a letter, a list, data.
 */
export const chartKinds = [
  'operative', 'procedure', 'discharge', 'admission', 'emergency', 'behavioral-intake', 'psychotherapy', 'medication-visit', 'rehabilitation', 'case-management',
  'nursing', 'telephone', 'prenatal', 'well', 'consult', 'imaging', 'progress', 'telehealth', 'office', 'other',
] as const;

export type ChartKind = (typeof chartKinds)[number];

/** Words that speak for a kind of note and how strongly. Own list from common US charting. */
export interface KindCue {
  readonly kind: ChartKind;
  readonly weight: number;
  readonly words: RegExp;
}

const cue = (kind: ChartKind, weight: number, words: RegExp): KindCue => ({ kind, weight, words });

/** Cues in the title: what stands before the first heading, or the first line. */
export const titleCues: readonly KindCue[] = [
  cue('operative', 6, /\b(?:operative|surgical) (?:report|note|record|summary)\b|\bop(?:eration)? (?:note|report)\b|\breport of operation\b|\bcesarean\b/i),
  cue('procedure', 6, /\bprocedure (?:note|report)\b|\b(?:colonoscopy|endoscopy|egd|bronchoscopy|catheterization|biopsy|injection)\b[^\n]{0,20}\b(?:report|note)\b/i),
  cue('procedure', 4, /\b(?:endoscopy|colonoscopy|egd)\b/i),
  cue('discharge', 7, /\bdischarge\b[^\n]{0,30}\b(?:summary|note|report)\b/i),
  cue('admission', 6, /\bh ?(?:&|and) ?p\b|\bhistory (?:and|&) physical\b|\badmission (?:note|history|h)\b/i),
  cue('emergency', 7, /\bemergency (?:dep(?:artment|t)|room|medicine|physician|provider)\b/i),
  cue('emergency', 7, /\bED (?:note|visit|physician|provider|record|chart|encounter|report)\b/i),
  cue('behavioral-intake', 7, /\b(?:psychiatric|psychological|behavioral|mental health|(?:bio)?psychosocial|substance use|diagnostic)\s(?:[a-z]+\s){0,2}(?:intake|evaluation|assessment|interview)\b|\bintake (?:assessment|evaluation|interview|note|session)\b/i),
  cue('psychotherapy', 6, /\bpsychotherapy\b|\b(?:individual|group|family|couples?)(?: psycho)? ?therapy\b|\btherapy (?:session|progress)\b|\bcounseling\b|\b(?:dap|birp|girp) note\b/i),
  cue('medication-visit', 6, /\b(?:psychiatr(?:y|ic)|psych|behavioral health)\s(?:[a-z]+\s){0,2}(?:follow[- ]?up|medication|med|progress|visit|note|clinic)\b|\bmed(?:ication)? management\b/i),
  cue('rehabilitation', 7, /\b(?:PT|OT|SLP)(?:\/OT)? (?:initial |daily |treatment |outpatient )?(?:evaluation|eval|note|progress|treatment|visit|session|discharge)\b/),
  cue('rehabilitation', 7, /\b(?:physical|occupational|speech(?:[- ]language)?) (?:therapy|treatment|pathology)\b/i),
  cue('case-management', 7, /\bcase manage(?:ment|r)\b|\bsocial work(?:er)?\b|\bcare (?:management|coordination)\b|\butilization review\b/i),
  cue('nursing', 7, /\bnursing (?:note|assessment|progress|shift|narrative|admission|visit|documentation|flow)|\b(?:nurse(?:['’]s)?|rn|lpn|shift) (?:note|assessment|narrative|progress|visit)\b|\bnursing\b(?! (?:home|facility|center|unit|&|and rehab))/i),
  cue('telephone', 7, /\b(?:tele)?phone (?:encounter|call|note|visit|contact|triage|message)\b|\bmessage to provider\b|\bportal message\b/i),
  cue('prenatal', 7, /\b(?:prenatal|antepartum|obstetric(?:al|s)?|return ob|ob (?:visit|follow[- ]?up|return|intake|clinic|note))\b/i),
  cue('well', 7, /\bwell[- ](?:child|baby|woman|adult|man|visit|check)|\bannual (?:physical|exam|wellness|visit|preventive|gyn\w*|well)|\bwellness visit\b|\bpreventive\b|\bhealth (?:maintenance|supervision)\b|\bsports physical\b|\bnewborn (?:visit|check|exam)/i),
  cue('consult', 6, /\bconsult(?:ation)?\b/i),
  cue('imaging', 6, /\b(?:radiology|imaging|radiograph\w*|mammogra\w+|sonogra\w+|ultrasound|mri|ct)\b[^\n]{0,30}\breport\b/i),
  cue('progress', 5, /\b(?:hospital(?:ist)?|inpatient|icu|daily|medicine|surgery|surgical|postoperative|post-?op|rounding|snf|nursing (?:home|facility))\s(?:[a-z]+\s){0,2}(?:progress|follow[- ]?up|rounding|daily|visit) ?(?:note)?\b/i),
  cue('progress', 3, /\bprogress note\b/i),
  cue('telehealth', 6, /\b(?:telehealth|telemedicine|video visit|virtual visit|video encounter|e-?visit)\b/i),
  cue('other', 8, /\bMSH\||\b(?:hand-?off|ems|run report|transport record|(?<!speech[- ](?:language )?)pathology|laborator(?:y|ies)|lab (?:summary|report)|echocardiogra\w+|fax cover|schedule|rounding list|intake form|portal)\b/i),
  cue('office', 4, /\b(?:office|clinic|outpatient|urgent care|ambulatory|established|new patient|follow[- ]?up|primary care|family medicine|internal medicine|acute care)\b/i),
];

/** Cues anywhere in the note. */
export const bodyCues: readonly KindCue[] = [
  cue('operative', 3, /\b(?:general|spinal) an(?:a)?esthesia\b[^.\n]{0,80}\b(?:induced|prepped|draped)\b|\bprepped and draped\b|\bskin incision\b/i),
  cue('emergency', 3, /\bED course\b|\b(?:presents?|presented|arrived|brought|came)\s(?:[a-z]+\s){0,3}(?:to|in) (?:the |our )?(?:ED|ER|emergency (?:department|room))\b(?! (?:last|yesterday|on|in|two|a few|\d))|\bESI(?: level)?:? ?[1-5]\b|\btriage (?:note|level|acuity)\b/),
  cue('psychotherapy', 3, /\b(?:session (?:start|began|focused|number|#)|client (?:reports|presented|stated|arrived|engaged|discussed)|therapist|interventions?: ?[^\n]{0,60}\b(?:CBT|DBT|cognitive|motivational|EMDR|reframing|supportive))\b/i),
  cue('rehabilitation', 3, /\btherapeutic exercises?\b|\bmanual therapy\b|\bneuromuscular re-?education\b|\bplan of care certif/i),
  cue('progress', 3, /\b(?:[Hh]ospital day|HD ?#?\d|POD ?#?\d|[Oo]vernight events?|[Nn]o acute events overnight|[Ii]nterval events|ICU day)\b/),
  cue('prenatal', 3, /\b(?:fundal height|fetal heart (?:rate|tones)|FHT|EDD|estimated due date)\b/),
  cue('well', 2, /\b(?:anticipatory guidance|developmental milestones|bright futures|age[- ]appropriate screening)\b/i),
  cue('telephone', 3, /\b(?:patient|mother|father|caller|daughter|son|wife|husband)\s(?:called|calls|calling)\b|\bcaller\b/i),
  cue('telehealth', 3, /\b(?:via|by|through|using|conducted|over) (?:a |an )?(?:(?:synchronous|secure|real-time|two-way|interactive|hipaa[- ]compliant|live)[, ]{1,2}){0,3}(?:audio[- ]?(?:\/|and |visual|-)?\s?(?:visual|video)?|video|telehealth|telemedicine)\b|\bpatient location: home\b/i),
  cue('discharge', 2, /\b(?:discharge (?:date|diagnos[ie]s|medications)|date of discharge|hospital course)\b/i),
  cue('admission', 2, /\b(?:will be admitted|admit to|admitted to (?:the )?(?:medicine|hospitalist|telemetry|icu|floor|ward))\b/i),
  cue('case-management', 3, /\b(?:case manager|discharge planning|DME ordered|prior authorization|SNF referrals?|LOC determination|CM (?:met|spoke|following))\b/),
  cue('nursing', 3, /\b(?:bed in low position|call (?:light|bell) (?:within|in) reach|side rails|RN aware|provider notified|handoff report|SBAR)\b/i),
  cue('imaging', 2, /\bCOMPARISON:|\bTECHNIQUE:/),
];

/** The services that codes in the chart stand for, by ranges of numbers: facts, no descriptors. */
export const codeCues: readonly (readonly [from: number, to: number, kind: ChartKind])[] = [
  [99221, 99223, 'admission'], [99231, 99233, 'progress'], [99238, 99239, 'discharge'], [99242, 99255, 'consult'], [99281, 99285, 'emergency'], [99307, 99310, 'progress'],
  [99315, 99316, 'discharge'], [99381, 99397, 'well'], [90791, 90792, 'behavioral-intake'], [90832, 90834, 'psychotherapy'], [90837, 90837, 'psychotherapy'], [90846, 90853, 'psychotherapy'],
  [90833, 90833, 'medication-visit'], [90836, 90836, 'medication-visit'], [97010, 97168, 'rehabilitation'], [97530, 97546, 'rehabilitation'], [99441, 99443, 'telephone'], [59400, 59430, 'prenatal'],
  [99202, 99215, 'office'],
];
