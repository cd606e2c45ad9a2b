import type { DecisionLevel } from '../decision-level.ts';

/** Words by which a plan tells how much harm may come of what was decided. */
export interface RiskCue {
  readonly level: DecisionLevel;
  readonly reason: string;
  readonly words: RegExp;
}

/** From the gravest down. Words of our own for the third element of medical decision making (2021/2023). */
export const riskCues: readonly RiskCue[] = [
  {
    level: 4,
    reason: 'a decision about hospital care, emergency surgery or limits of treatment',
    words:
      /\b(?:(?:re)?admit(?:ted|ting)?|(?:(?:in)?voluntary|psychiatric|inpatient|hospital|direct) admission|admission (?:to|for|tonight|today|arranged|(?:was )?(?:considered|discussed|offered|weighed|declined))|consider(?:ed|ing)? (?:admission|observation|hospitali[sz]ation)|hospitali[sz](?:ation|ed?)|psych(?:iatr(?:y|ic))? (?:consult\w*|evaluation|clearance)|(?:psychiatrically|medically) cleared|safe for (?:dc|discharge)|over objection|restraints|seclusion|place(?:d)? in observation|transfer(?:red|ring)? to (?:the |a )?(?:ed|er|icu|ccu|hospital|emergency|higher|trauma|tertiary)|sent (?:directly |by ems )?to (?:the )?(?:ed|er|emergency)|send(?:ing)? (?:him |her |pt |patient )?to (?:the )?(?:ed|er|emergency)|911|emergen(?:t|cy) (?:surgery|department transfer|operation|laparotomy|appendectomy|dialysis|hemodialysis|c-?section|cesarean)|(?:taken |go |going |straight )?to the or\b|to or (?:tonight|now|emergently)|cath lab|[mscp]?icu|nicu|ccu|dnr|dni|do not resuscitate|comfort care|hospice|palliative (?:care )?(?:transition|consult\w*)|intubat\w+|bipap|thrombolytic|tpa|tnk|rapid response|code stroke|involuntary hold|5150|baker act|1:1)\b/i,
  },
  {
    level: 4,
    reason: 'treatment of a failing organ or of the circulation, or major surgery with risks',
    words:
      /\b(?:(?:in-center |home |peritoneal )?(?:hemo)?dialysis|crrt|cvvh\w*|(?:plac\w+|creat\w+|refer\w*|evaluat\w*)[^.\n]{0,40}\b(?:fistula|transplant\w*)|(?:high[- ]risk|urgent) (?:surgery|operation)|vasopress\w+|pressors?|levophed|nor-?epi(?:nephrine)?|epinephrine (?:drip|infusion|gtt)|proning|ecmo|massive transfusion|(?:heparin|insulin|nicardipine|diltiazem|amiodarone|esmolol) (?:gtt|drip|infusion))\b/i,
  },
  {
    level: 4,
    reason: 'drug therapy that needs intensive monitoring for toxicity, or controlled drugs given parenterally',
    words:
      /\b(?:monitor(?:ing|ed)? (?:for )?(?:toxicity|levels?|cbc|lfts?|anc)[^.\n]{0,40}\b(?:lithium|methotrexate|clozapine|amiodarone|chemotherapy|tacrolimus|cyclosporine|digoxin)|(?:lithium|clozapine|methotrexate|amiodarone|tacrolimus|cyclosporine|chemotherapy|vanc(?:omycin)?|gent(?:amicin)?|tacro)\b[^.\n]{0,60}\b(?:level|monitor\w*|anc|lfts?|troughs?)|(?:proceed\w*|continu\w+|hold|held|delay\w*|reduc\w+|cycle \d+)[^.\n]{0,40}\b(?:chemo(?:therapy)?|folfox|folfiri|r-?chop|carboplatin|cisplatin|oxaliplatin|paclitaxel|docetaxel|doxorubicin|gemcitabine|cycle \d+)|for toxicity|iv (?:morphine|hydromorphone|dilaudid|fentanyl|ketamine|lorazepam)|(?:morphine|hydromorphone|dilaudid|fentanyl|ketamine|lorazepam|ativan)[^.\n]{0,20}\biv)\b/i,
  },
  {
    level: 3,
    reason: 'social circumstances that limit care',
    words:
      /\b(?:homeless\w*|food insecurity|unable to afford|cannot afford|can't afford|couldn't afford|cost (?:is )?(?:a )?barrier|lack of transportation|no transportation|unstable housing|uninsured|no insurance|lost (?:his|her|their) insurance|domestic violence)\b/i,
  },
  {
    level: 3,
    reason: 'a decision about surgery or a procedure with risks',
    words:
      /\b(?:schedul\w+ (?:for )?(?:surgery|operat\w+|arthroplasty|replacement|repair|cholecystectomy|hysterectomy|colonoscopy|endoscopy|cataract)|(?:egd|colonoscopy|bronchoscopy|cystoscopy|lap(?:aroscopic)? chole\w*|hysteroscopy|tka|tha)\b[^.\n]{0,30}\b(?:scheduled|next|under|this week|arranged|discussed)|proceed with (?:surgery|arthroscopy|operat\w+)|elective (?:surgery|repair)|(?:wants|chooses|elects|agreed to|opts for) (?:surgery|release|repair|operation|excision)|under (?:local|general|regional|spinal) anesthesia|surgical (?:options?|management) discussed|discussed (?:surgery|surgical|operative|lap\w*|open|arthroscop\w+|total (?:knee|hip)|excision|repair|release)|(?:bleeding|infection|anesthesia)\b[^.\n]{0,80}(?:\. )?(?:(?:pt|patient|she|he) )?(?:agrees?|consent\w*|elects|wishes to proceed|schedule)|referred for surgery|reduction|sutured|laceration repair|repair of (?:the )?lac\w*|incision and drainage|i&d|biops\w+|excis\w+|joint injection|injection of|arthrocentesis|iud|implant)\b/i,
  },
  {
    level: 2,
    reason: 'treatment of low risk',
    words:
      /\b(?:otc|over[- ]the[- ]counter|acetaminophen|tylenol|ibuprofen|physical therapy|occupational therapy|p\.?t\.?|rest|ice|rice|splint\w*|brace|boot|crutches|cold packs?|heat|saline|exercises?|wound care|counsel\w+|therapy|elevation|elevate|compression|stretching|antihistamine)\b/i,
  },
];

/** What stands before words of hospital care that tell of another time, or of what might come. */
export const pastOrPossible =
  /\b(?:recent(?:ly)?|prior|previous(?:ly)?|last|since|after|post|following|history of|h\/o|s\/p|avoid\w*|prevent\w*|no(?: need for)?|without|never|if|should|was|from|not|were|been|denies|when)\s(?:[\w-]+\s){0,2}$/i;

/** Kinds of drug that are had by prescription, where a plan gives no name; how a drug is prescribed, behind its name. */
export const prescribedKinds =
  /\b(?:rx|abx|amox|augmentin|azithro|zpak|z-?pack|keflex|doxy|cipro|levaquin|macrobid|bactrim|clinda|medrol|flexeril|robaxin|zofran|toradol|solumedrol|decadron|rocephin|duonebs?|norco|percocet|antibiotics?|(?:oral|iv|po|topical) (?:steroids?|antibiotics?|abx)|steroid (?:burst|taper|cream)|inhaler|nebs?|nebulizers?|(?:antibiotic|steroid|atropine) drops|ciclopirox|insulin (?:drip|sliding)|ssi|(?:iv|im)(?! drug| access))\b/i;
export const dosedAfter = /^[^.;\n]{0,3}(?:\s|->|\bto\b){0,3}(?:\d+(?:\.\d+)?\b|bid\b|tid\b|qid\b|qd\b|qhs\b|hs\b|daily\b|weekly\b|prn\b|iv\b|po\b|nightly\b|x ?\d+|taper\b|gtt\b)/i;
/** "PCN VK 500 qid": how often a dose is taken tells of a drug whose name is not known. */
export const dosedWord =
  /(?<!\b(?:ibuprofen|motrin|advil|tylenol|apap|acetaminophen|naproxen|aleve|aspirin|asa|vitamin \w+|iron|claritin|zyrtec|otc) (?:otc )?)\b\d+(?:\.\d+)?(?: ?mg)? (?:po )?(?:bid|tid|qid|qhs|q ?\d+ ?h)\b/i;
/** What was taken before, or is not to be taken. */
export const notManaged = /\b(?:off|allerg\w*(?: to)?|avoid\w*|failed|tried|was on|previously on|prior|past|intoleran\w*(?: to)?|declin\w+|no|without|stopped taking|not on)\s(?:[\w/-]+\s){0,2}$/i;
