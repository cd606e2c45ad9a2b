import type { ChartKind } from './note-kinds.ts';

/** Words that hold in one setting, time of life or state only, and the notes in which they cannot be of the visit. Own lists. */
export interface ForeignWords {
  /** What the words are of, in plain words. */
  readonly of: string;
  readonly words: RegExp;
}

/** Notes of visits from which the patient goes home. */
export const visitKinds: ReadonlySet<ChartKind> = new Set<ChartKind>(['office', 'telehealth', 'telephone', 'psychotherapy', 'medication-visit', 'behavioral-intake', 'rehabilitation', 'well', 'prenatal', 'case-management']);
/** Titles of notes of a stay, of a day of surgery or of care at home after it. */
export const stayTitle =
  /\b(?:hospital\b(?! follow)|inpatient|ward|icu|admission|admitted|h&p|discharge|emergency|ed\b|surgery center|day surgery|operative|skilled|snf|nursing|rehab(?:ilitation)? (?:unit|hospital)|labor|l&d|triage|infusion|consult\w*|transition\w*|tcm|home health|hospice|dialysis|observation|partial hospital\w*|residential|postpartum day|newborn)\b/i;

export const visitTitle =
  /\b(?:house call|home visit|clinic|office|outpatient|telehealth|video visit|telephone|well[- ](?:child|baby|woman)|annual|primary care|family (?:medicine|practice)|physical therapy|pt (?:visit|note|daily)|counseling|psychotherapy)\b/i;

export const ofStay: ForeignWords = {
  of: 'a hospital stay',
  words:
    /\b(?:hospital day|hd)\s?#?\s?\d{1,2}\b|\btransfer (?:out of|to) (?:the )?(?:step-?down|icu|floor|ward|telemetry)\b|\b(?:remains?|continues?|keep|stays?) (?:on |in )?(?:the )?(?:telemetry|icu|step-?down)\b|\btelemetry (?:overnight|shows|without|unremarkable)|\bcontinue (?:iv|intravenous)\b|\bon iv [a-z]+(?:in|one|one|zole|penem|cillin|mycin)\b|\bnpo (?:after midnight|except|for)\b|\bfoley (?:catheter )?(?:draining|output|in place)\b|\bintubated(?: and|,) sedated\b|\b(?:remains )?on (?:the |a )?ventilator\b|\bvent settings\b|\bjp drains?\b[^.;]{0,20}\d|\bon (?:the )?(?:floor|ward)\b|\btransfer out of\b|\bno (?:acute )?(?:overnight events|events overnight)\b|\bper (?:overnight|night) (?:nurse|nursing|rn)\b|\bdvt prophylaxis\b|\bsequential compression\b|\bawaiting (?:bed|placement|snf|rehab)\b|\bdiet advanced\b|\b(?:tolerating|advance to) (?:clears|clear liquids)\b|\bdischarge (?:home )?(?:tomorrow|in the morning|when stable|pending)\b|\bstrict i ?(?:&|and) ?o\b|\bwean (?:o2|oxygen|vent\w*|pressors?|iv)\b|\b(?:heparin|insulin|cardene|diltiazem|amiodarone) drip\b|\bon pressors?\b|\bmaintenance (?:iv )?fluids\b|\b(?:moved|out of bed) to chair with nurs\w+|\bcall (?:light|bell) within reach\b|\b(?:ng|nasogastric|dobhoff) tube (?:to|in place|draining)\b|\b(?:awaiting|return of) (?:return of )?bowel function\b|\bbed alarm\b|\bside rails up\b|\bmorning rounds\b|\bstaffed on rounds\b/i,
};

export const ofPregnancy: ForeignWords = {
  of: 'a pregnancy',
  words:
    /\b(?:fetal heart (?:rate|tones)|fht?s?|fhr)\b\W{0,3}(?:of |is |at )?\d{3}\b|\bfundal height\b\W{0,3}\d{1,2}|\bgood fetal movement\b|\bfetal movement (?:is )?(?:active|present|good)\b|\bvertex (?:presentation )?by leopold/i,
};

export const ofInfancy: ForeignWords = {
  of: 'an infant',
  words: /\b(?:anterior )?fontanelle? (?:is )?(?:open|soft|flat)\b|\btummy time\b|\bwet diapers\b|\bred reflex present bilaterally, hips stable\b|\bmoro (?:reflex )?(?:present|symmetric)\b|\bbarlow and ortolani\b|\bformula (?:\d|every)\b/i,
};

export const ofFirstYear: ForeignWords = {
  of: 'the first year of life',
  words: /\b(?:pulls? to (?:a )?stand|cruises (?:along|around)|(?:says|babbles) (?:mama|dada)|(?:mama|dada) and (?:dada|mama)|rolls (?:over|both ways)|waves bye[- ]?bye|pincer grasp|sits without support|crawls on|combat crawl\w*|social smile|tracks (?:past|to) midline|transfers (?:objects|toys)|cup with help)\b/i,
};

export const ofLaterDay: ForeignWords = {
  of: 'a later day of a stay',
  words: /\b(?:hospital day|hd) ?#?(?:[2-9]|\d\d)\b|\b(?:slept well|no events) overnight\b/i,
};

export const ofAdulthood: ForeignWords = {
  of: 'an adult',
  words: /\b\d{1,3}[- ]pack[- ]years?\b|\b(?:retired|widowed|divorced|married with)\b|\b(?:colonoscopy|mammogram|psa) (?:is )?(?:up to date|due|ordered|normal)\b|\berectile\b|\bpostmenopausal\b|\b(?:wife|husband) (?:agree[sd]|consent\w*|understands|verbalized|drove|will drive)\b|\b(?:drinks|has) \d+ (?:beers|drinks|glasses of wine)\b/i,
};

/** Of another time, place or person, or only spoken of. */
export const notOfVisit =
  /\b(?:was|were|had|been|during|last|prior|previous\w*|discharged|hospitaliz\w+|hospital stay|admitted|admission|after(?! midnight)|while|when|s\/p|status post|ago|in (?:19|20)\d\d|history|hx|since|if|denies|not|would|should|may|discuss\w*|plan(?:ned)?|scheduled|records?|baby|infant|newborn|son|daughter|child|mother|father|mom|dad|parents?|grand\w+|husband|wife|partner|sister|brother|foster|caregiver|step\w+|risk|before|until|surgery on|tomorrow'?s surgery|procedure)\b/i;
