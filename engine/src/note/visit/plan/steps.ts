import { drugsNamed } from '../../../clinical/drugs.ts';

/** What kind of step of the plan a sentence is. */
export type Step = 'testing' | 'treatment' | 'referral' | 'education' | 'follow-up';

/** The order of the steps of a problem, and how the note names them. */
export const stepLabels: Readonly<Record<Step, string>> = {
  testing: 'additional testing',
  treatment: 'medical treatment',
  referral: 'specialist referrals',
  education: 'patient education and counseling',
  'follow-up': 'follow-up',
};

const followUp =
  /\b(?:see (?:you|the patient|him|her|them) (?:back|again|for|in)|see me|follow(?:ing)?[- ]?up|come back|return (?:to|in|for)|recheck (?:you|in)|appointment)\b.*\b(?:\d|week|weeks|month|months|days?|year|couple|few|visit|appointment|again|needed|sooner)\b/i;
const referral =
  /\b(?:refer\w*|consult\w*|physical therapy|occupational therapy|specialist|rehab|nutritionist|dietician|dietitian|see (?:a|an|the|our|your) \w*(?:ologist|surgeon|therapist|podiatrist|psychiatrist))\b/i;
const testing =
  /\b(?:order|check|get|obtain|repeat|send|schedule|draw|recheck|need|do|run|set up|another|test for|screen)\b.*\b(?:x-?rays?|mri|ct|cat scan|scans?|ultrasound|ekg|ecg|electrocardiogram|echo\w*|labs?|blood ?work|blood tests?|panel|a1c|hemoglobin|cbc|bmp|cmp|chem|tsh|urinalysis|cultures?|biopsy|mammogram|colonoscopy|endoscopy|stress test|cath\w*|emg|sleep study|spirometry|pulmonary function|dexa|swab|test(?:s|ing)?|imaging|holter|doppler|titer|level)\b/i;
const treatment =
  /\b(?:medic(?:ine|ation)s?|pills?|antibiotics?|steroids?|cream|ointment|inhaler|injections?|shots?|brace|splint|cast|boot|sling|crutches|ace wrap|compression|surgery|surgical|procedure|operat\w+|prescri\w+|refill\w*|nsaids?|anti-?inflammator\w+|insulin|dose|dos(?:age|ing)|milligrams|mg|mcg|units|epidural|infusion|vaccine|diuretic|chemo\w*|radiation|drops|physical therapy|oxygen|statin|fluids|iv)\b/i;

/** The kind of step that a sentence of the plan is; undefined for one that orders and advises nothing. */
export function stepOf(text: string, advises: boolean): Step | undefined {
  if (followUp.test(text) && !/\b(?:if|cardiolog|ologist)\b/i.test(text.slice(0, 30))) return 'follow-up';
  const drug = drugsNamed(text.slice(0, 600)).size > 0;
  if (referral.test(text) && !drug) return 'referral';
  if (testing.test(text) && !drug) return 'testing';
  if (drug || (treatment.test(text) && !/\bif\b/i.test(text.slice(0, 12)))) return 'treatment';
  return advises ? 'education' : undefined;
}
