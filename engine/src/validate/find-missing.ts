/** What a chart needs before it can be billed, and the words by which it shows that it has it. */
interface Requirement {
  readonly name: string;
  readonly shown: RegExp;
}

/**
 * What the 1997/2021 documentation guidelines, payers and accreditors ask of any visit note: a reason, a history, what
 * the patient takes and reacts to, findings, a judgement, a plan, when to come back, and who signed when.
 */
const requirements: readonly Requirement[] = [
  {
    name: 'Reason for the visit (chief complaint)',
    shown:
      /\b(?:chief complaint|cc:|reason for (?:visit|referral|consult)|presents?|presenting|complain(?:s|ing|ts?)|here (?:for|today|with)|c\/o|admitted (?:for|with))\b/i,
  },
  {
    name: 'History of the present illness',
    shown:
      /\b(?:hpi|history of present|days? ago|weeks? ago|months? ago|since|started|began|onset|for the (?:past|last)|x ?\d+ ?(?:d|days?|wks?|weeks?))\b/i,
  },
  { name: 'Allergies', shown: /\b(?:allerg(?:y|ies|ic)|nkda|nka)\b/i },
  {
    name: 'Current medications with doses',
    shown: /\b\d+(?:\.\d+)?\s?(?:mg|mcg|g|units?|ml|meq|puffs?)\b|\bno (?:current )?medications?\b/i,
  },
  {
    name: 'Vital signs',
    shown: /\b(?:bp|blood pressure|vitals?|heart rate|hr|pulse|temp(?:erature)?|spo2|afebrile)\b|\b\d{2,3}\/\d{2,3}\b/i,
  },
  {
    name: 'Examination findings',
    shown:
      /\b(?:exam(?:ination)?|auscultation|palpation|tender(?:ness)?|lungs?|abdomen|heart sounds?|range of motion|alert|appearance|mental status)\b/i,
  },
  { name: 'Assessment or diagnosis', shown: /\b(?:assessment|impression|diagnos[ei]s|dx|a\/p|a&p|differential)\b/i },
  {
    name: 'Plan',
    shown: /\b(?:plan|rx|prescribe[ds]?|start(?:ed)?|continue|refer(?:red|ral)?|order(?:ed)?|recommend(?:ed)?|a\/p)\b/i,
  },
  {
    name: 'Follow-up',
    shown:
      /\b(?:follow[- ]?up|f\/u|return (?:to|in|if)|rtc|recheck|see (?:you|him|her|them) (?:back|again)|in \d+ (?:days?|weeks?|months?))\b/i,
  },
  {
    name: 'Date of service',
    shown:
      /\b(?:date of (?:service|visit)|dos)\b|\b\d{1,2}\/\d{1,2}\/\d{2,4}\b|\b\d{4}-\d{2}-\d{2}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]* \d{1,2},? \d{4}\b/i,
  },
  {
    name: 'Signature with credentials',
    shown:
      /\b(?:signed|signature|electronically|attest(?:ed|ation)?|dictated by)\b|,\s?(?:MD|DO|NP|PA-?C|RN|LCSW|PhD|PsyD|PT|OT|APRN|FNP)\b/,
  },
];

/** What the chart does not show, in the order of a note. */
export function findMissing(text: string): string[] {
  return requirements.filter(({ shown }) => !shown.test(text)).map(({ name }) => name);
}
