import type { Subject } from '../section-ids.ts';

export interface Cue {
  readonly subject: Subject;
  readonly weight: number;
  readonly pattern: RegExp;
}

const cue = (subject: Subject, weight: number, pattern: RegExp): Cue => ({ subject, weight, pattern });

/**
 * What a sentence without a heading is about: words that speak for a subject, with their weight. Own rules; each pattern
 * is a plain alternation, so a text is read in linear time.
 */
export const cues: readonly Cue[] = [
  cue('allergies', 6, /\b(?:allerg(?:y|ies|ic)|nkda|nka|anaphyla\w+)\b/i),
  cue('allergies', 6, /\b(?:intolerant (?:of|to))\b(?! (?:heat|cold|exercise|activity))/i),
  cue('family-history', 5, /\b(?:family history|fhx|fam hx|runs in the family)\b/i),
  cue('family-history', 4, /\b(?:mother|father|mom|dad|brother|sister|grandmother|grandfather|aunt|uncle|maternal|paternal|parents?|siblings?)\b.{0,40}\b(?:had|has|have|died|with|diagnosed|history|suffer\w*|passed|hx|cancer|diabet\w+|htn|hypertension|stroke|heart|mi|cad)\b/i),
  cue('social-history', 4, /\b(?:smok\w+|tobacco|cigarettes?|packs? (?:per|a) day|ppd|pack[- ]years?|alcohol|etoh|drinks? (?:per|a|beer|wine|socially)|illicit|marijuana|cannabis|cocaine|recreational drugs?|vap(?:es?|ing)|never smoker|non-?smoker)\b/i),
  cue('social-history', 3, /\b(?:lives? (?:with|alone|in|at)|living (?:with|alone)|married|divorced|widow\w*|single|retired|works? (?:as|in|at|for)|occupation|employed|unemployed|job|homeless|sexually active|exercis\w+|veteran|college|school)\b/i),
  cue('past-medical-history', 4, /\b(?:history of|hx|h\/o|pmh|pmhx|past medical|medical history|significant for|known (?:case|history))\b/i),
  cue('past-surgical-history', 4, /\b(?:s\/p|status post|surgical history|underwent|cabg|surgery|surgeries|appy|chole|c-?section|cesarean|orif|(?:knee|hip) replacement|tubal ligation|hernia repair)\b|\w(?:ectomy|plasty|otomy)\b/i),
  cue('medications', 3, /\b(?:takes?|taking|currently on|is on|home meds?|medications? (?:include|are)|meds|on (?:chronic|daily)|compliant|adherent|refill\w*)\b/i),
  cue('vital-signs', 6, /\b(?:bp|b\/p|blood pressure|hr|heart rate|pulse|spo2|o2 sats?|rr|respiratory rate|temp(?:erature)?|vitals?|vital signs|bmi)\b[^.;]{0,24}\d/i),
  cue('vital-signs', 4, /\b(?:afebrile|vss|vital signs (?:are |were )?(?:stable|normal|within)|vitals (?:stable|wnl))\b/i),
  cue('physical-examination', 3, /\b(?:tender(?:ness)?|ttp|effusion|ecchymos[ei]s|crepitus|range of motion|rom|palpation|auscultation|ctab?|rrr|murmurs?|gallops?|rubs?|rales|rhonchi|crackles|wheez(?:es|ing)|bowel sounds|distended|rebound|guarding|edema|erythema|perrla?|eomi|oriented|a&o|aox\d|nad|no acute distress|gait|reflexes|strength|sensation|lachman|mcmurray|drawer|straight leg|romberg|tympanic|tm|oropharynx|mucous membranes|lymphadenopathy|jvd|capillary refill|cap refill|pulses|antalgic|laxity|swollen|warm|nontender|non-tender|supple|cyanosis|clubbing|auscult\w+)\b/i),
  cue('physical-examination', 4, /\b(?:on (?:physical )?exam(?:ination)?|physical exam(?:ination)?|exam (?:reveals|shows|notable)|examination (?:revealed|showed|reveals)|exploration)\b/i),
  cue('results', 4, /\b(?:x-?rays?|xr|cxr|ct|cat scan|mri|ultrasound|us of|ekg|ecg|echo(?:cardiogram)?|radiographs?|biopsy|pathology|culture|mammogram|colonoscopy|scan|doppler|angiogra\w+|tomography|serology|immunohistochem\w+|histolog\w+|analytical|cultures?)\b[^.]{0,80}\b(?:show\w*|reveal\w*|demonstrat\w*|negative|positive|normal|neg|unremarkable|no evidence|consistent|neg|with|was|were|confirmed|no|nsr|wnl|clear|sinus|infiltrate|opacity|fracture|stable)\b/i),
  cue('results', 4, /\b(?:wbc|hgb|hb|hct|plt|platelets|sodium|na|potassium|k|creatinine|cr|bun|glucose|a1c|hba1c|ldl|hdl|tsh|inr|troponin|bnp|crp|esr|alt|ast|lipase|lactate|hemoglobin|hematocrit|ferritin|psa|gfr|egfr|bilirubin|ua|albumin|calcium|triglycerides|cholesterol)\b[\s:=]{0,3}(?:of |was |is |were |at )?[<>]?\d/i),
  cue('results', 3, /\b(?:labs?|laboratory|blood ?work|imaging|test results?|results?|findings on)\b/i),
  cue('assessment', 4, /\b(?:assessment|impression|diagnos(?:is|ed with)|likely|most likely|suspect(?:ed)?|consistent with|c\/w|differential|ddx|concern(?:ing)? for|probable|rule out|r\/o|appears to (?:be|have)|secondary to)\b/i),
  cue('plan', 4, /\b(?:plan|will (?:start|stop|order|continue|obtain|refer|check|follow|schedule|give|recheck|get|need|be (?:started|referred|seen|scheduled))|follow[- ]?up|f\/u|return (?:to|in|if)|rtc|refer(?:ral|red)?|prescri(?:be|bed|ption)|recommend\w*|advised?|encouraged|instructed|counsel\w+|discussed|educat\w+|schedule\w*|order(?:ed)?|recheck|repeat|monitor|consult)\b/i),
  cue('plan', 4, /^\W*(?:start|stop|begin|continue|increase|decrease|hold|discontinue|d\/c|order|obtain|check|refer|consult|admit(?! (?:w\b|with|for|on|date|dx|\d))|discharge(?!d)|rest|ice|elevate|give|add|switch|taper|wean|call(?! (?:light|bell))|return|recheck|repeat|monitor|schedule|follow|apply|avoid|encourage|advise|rtc|f\/u|fu|xr|mri|ct)\b(?!\s*:)/i),
  cue('results', 5, /^\W*(?:ct|cta|mri|mra|xr|x-ray|cxr|us|ultrasound|echo|ekg|ecg|ua|cbc|bmp|cmp|doppler|ct [a-z/]+)\s*:/i),
  cue('results', 5, /\b(?:gtt|phq-?9|gad-?7|ck|d-?dimer|lipase|crp|esr|abg|vbg)\b[\s:=]{0,3}[<>]?\d/i),
  cue('admission', 6, /^\W*(?:admit(?:ted)?|adm|dc|d\/c|discharged?)(?: on| date)?:? \d{1,2}[/-]\d/i),
  cue('history-of-present-illness', 4, /^\W*admit(?:ted)? (?:w\b|with|for)/i),
  cue('intervention', 5, /\b\d+(?:\.\d+)? ?(?:mg|mcg|g|ml|units?)\b[^.;]{0,40}\b(?:given|administered)\b/i),
  cue('medications', 5, /^\W*(?:pnv|prenatal vitamins?|multivitamins?|mvi|vitamin [a-z]\d*|iron|fish oil|insulin|ocps?|baby aspirin)\b[^.;]{0,40}\b(?:daily|bid|qd|weekly|nightly|qhs|prn|units?|mg|mcg|iu)\b/i),
  cue('chief-complaint', 4, /\b(?:chief complaint|presents? (?:with|for|to)|presented (?:with|for|to)|here for|comes? in (?:for|with)|complain(?:s|ing|ed) of|c\/o|reason for (?:visit|referral|consultation))\b/i),
  cue('intervention', 4.5, /^\W*(?:\d{4}\W+)?(?:administered|repositioned|medicated|dressing (?:changed|applied|reinforced|removed)|applied|inserted|suctioned|assisted|notified|md notified|given|started iv|placed)\b/i),
  cue('intervention', 4, /\b(?:dressing .{0,20}changed|cbt|dbt|motivational interviewing|thought record|breathing exercise|psychoeducation|reframing|md notified|provider notified)\b/i),
  cue('complications', 6, /\b(?:no|without|none|intraoperative|immediate|known) complications?\b/i),
  cue('physical-examination', 3, /\b(?:abd(?:omen)? soft|soft,? nt|nt\/?nd|heart (?:rrr|regular)|lungs? (?:clear|ctab?))\b/i),
  cue('results', 4, /\b(?:trop(?:onin)?s?|d-?dimer|strep|flu|covid|hcg|ua|urinalysis|bmp|cmp|cbc) (?:test )?(?:is |was |were )?(?:neg\w*|pos\w*|normal|wnl)\b/i),
  cue('contacts', 5, /\b(?:spoke (?:w|with|to)|met with|phone call (?:to|from|with)|left (?:a )?(?:voicemail|vm|message))\b/i),
  cue('functional-status', 3.5, /\b(?:ambulat\w+ \d|(?:min|mod|max|contact guard|standby) assist|walker|wheelchair|adls?|independent with)\b/i),
  cue('safety', 7, /\b(?:si\/hi|suicidal|homicidal|self-harm)\b/i),
  cue('history-of-present-illness', 4, /\b\d{1,3}[- ](?:year|month|week|day)[- ]old\b/i),
  cue('history-of-present-illness', 2, /\b(?:pain|ache|since|ago|started|began|onset|worse|better|improved|reports?|states?|complain\w*|c\/o|denies|denied|notes?|feels?|noticed|associated|radiat\w+|intermittent|constant|days?|weeks?|months?|symptoms?|fell|injur\w+|admitted|presented|came)\b/i),
  cue('immunizations', 4, /\b(?:immuniz\w+|vaccin\w+|tetanus|flu shot|tdap|up to date on)\b/i),
  cue('mental-status', 4, /\b(?:affect|mood (?:is|was|euthymic|depressed|anxious)|thought process|thought content|insight|judg(?:e)?ment|eye contact|speech (?:is|was|normal|clear|pressured)|well groomed|cooperative)\b/i),
  cue('intervention', 2, /\b(?:administered|dressing changed|repositioned|applied|inserted|provided|md notified|notified|physician notified|suctioned|placed on|medicated|instructed|taught)\b/i),
  cue('response', 2, /\b(?:tolerated|responded|relief (?:noted|obtained)|effective|verbalized|resting comfortably|receptive|engaged)\b/i),
  cue('technique', 4.5, /\b(?:brought to the operating room|placed in (?:the )?(?:supine|prone|lithotomy)|incision|prepped|draped|sutured?|trocar|dissect\w+|cauter\w+|irrigated|anastomosis|closed in layers|time ?out|supine position)\b/i),
  cue('anesthesia', 5, /\b(?:general|spinal|local|regional|endotracheal|mac) an(?:a)?esthesia\b/i),
  cue('blood-loss', 5, /\b(?:ebl|estimated blood loss)\b/i),
  cue('services', 3, /\b(?:home health|dme|snf|referral (?:sent|made|placed)|transportation|meals on wheels|medicaid|insurance|auth(?:orization)?|caregiver|placement|hospice|skilled nursing)\b/i),
  cue('physical-examination', 4, /\b(?:dressing|incisions?|wound|site)s? (?:is |are |remains? )?(?:cdi|c\/d\/i|clean|dry|intact)\b/i),
  cue('intervention', 3.5, /\b(?:iv|piv|foley|picc|ng tube|ngt|drain|jp|chest tube|catheter|ns|lr)\b[^.;]{0,40}\b(?:patent|removed|in place|placed|draining|infusing|flushed|running|at \d+ ?ml)\b/i),
  cue('intervention', 4, /^\W*(?:turned|repositioned|ambulated|bathed|suctioned|voided)\b/i),
  cue('physical-examination', 5, /^\W*(?:lungs?|heart|abd(?:omen)?|neck|heent|cv|ext(?:remities)?|skin|neuro|gen(?:eral)?|chest|pulm|resp|msk|back|tms?|tympanic membranes?)\b\s*(?::|clear\b|cta)/i),
  cue('social-history', 4, /\b(?:tob|pk-?yrs?|pack-?yrs?)\b/i),
  cue('plan', 5, /^\W*(?:we |i )?(?:will|plan to|going to)\b/i),
  cue('safety', 4, /\b(?:fall risk|fall precautions|safety plan|call (?:light|bell)|bed (?:low|alarm)|side ?rails|no falls)\b/i),
]; // prettier-ignore
