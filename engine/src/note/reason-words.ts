import { findProblemsIn } from '../clinical/find-problems.ts';

const why =
  /\b(?:(?:here|seen|in(?: clinic)?|presents?|presenting|presented|comes? in|came in|returns?|referred|brought in|p\/w)(?: today| now| to (?:the )?(?:ed|er|clinic|office|emergency department|hospital))?(?: today)? (?:for|with|to|because of|due to) |reports |complains of |complaining of |complaint of |chief complaint of )([^.;]{3,160})/i;
/** The opening of a letter: "Thank you for seeing Ms. Example, a 44-year-old teacher, for iron deficiency anemia". */
const letter =
  /\bthank you for (?:seeing|referring|asking me to see)\b[^.;]{0,16}?(?:\.\s)?[^.;]{0,80}?\b(?:for|with|regarding|because of) ([^.;]{3,160})/i;
const visitKind =
  /(?:^|,\s*|\bwoman |\bman |\bboy |\bgirl |\bpatient )((?:annual|yearly|routine|well[- ](?:child|woman|baby)|new patient|post-?op(?:erative)?|medication|wellness|prenatal|sports|preventive|\d+[- ](?:week|month|day|year)|hospital)?\s?(?:follow-up|physical(?: exam)?|check-?up|visit|well child check|wcc|annual exam)(?: (?:of|for|after|visit)[^.;,]{2,60})?)(?=$|[.,;])/i;
/** Words that only a reason follows; after others it must name something clinical. */
const certain =
  /\b(?:here (?:today )?for|present(?:s|ed|ing)? (?:to [a-z ]{0,30})?(?:with|for)|complain(?:s|ing|t) of)\b/i;
/** Where the reason ends and what is told about it begins. */
const goesOn =
  /\s(?:who|which|that|she|he|they|patient|started|began|since yesterday|after|worse|radiat\w+|no |denies|not |stating|associated)\b/i;

/** "follow-up hypertension and new left knee pain" -> "follow-up of hypertension; new left knee pain". */
function writeReason(text: string): string {
  return text
    .replace(
      /\bfollow-up (?!of\b|for\b|visit\b|after\b|on\b|in\b|with\b)(?=[a-zA-Z])/gi,
      (lead) => `${lead.trim()} of `,
    )
    .replace(/,? and (?=new\b)/gi, '; ')
    .replace(/^(?:an?|the|his|her|their)\s+/i, '')
    .replace(/ \d{1,3} min(?:utes)?$/i, '')
    .replace(/[\s,;:]+$/, '');
}

/** The reason, with the further complaints of a list but not with what is told about them. */
function listOf(told: string): string {
  const [first = '', ...others] = told.split(/,\s+/);
  const kept = [first];
  for (const other of others) {
    const named = findProblemsIn(other)[0];
    if (
      !named ||
      named.start > 12 ||
      named.modifiers.negated ||
      /^(?:and )?(?:no|denies|worse|better|with|radiat|like)/i.test(other)
    )
      break;
    kept.push(other);
  }
  const text = kept.join(', ');
  const end = goesOn.exec(text);
  return (end && end.index > 2 ? text.slice(0, end.index) : text).trim();
}

const longestReason = 12;

/** A reason that runs on into its story: up to the end of its first problem. */
function shortened(reason: string): string | undefined {
  const [first] = findProblemsIn(reason);
  return first && first.start < longestLead && !first.modifiers.negated ? reason.slice(0, first.end) : undefined;
}

const longestLead = 24;

/** Why the patient is here, where words say so: "here for knee pain", "annual f/u"; as a chief complaint has it. */
export function findReason(text: string): string | undefined {
  const told = letter.exec(text)?.[1] ?? why.exec(text)?.[1];
  if (told !== undefined) {
    const reason = writeReason(listOf(told));
    if (reason.split(' ').length > longestReason) return shortened(reason);
    const clinical =
      findProblemsIn(reason).length > 0 ||
      /\b(?:follow-up|routine|check|visit|physical|pain|injury|refill|prenatal|ob|vaccin\w+|evaluation|management|annual|therapy|post-?op)\b/i.test(
        reason,
      );
    if ((clinical || certain.test(text)) && reason.length > 3 && !/\b(?:no|us|me)\b/i.test(reason)) return reason;
  }
  const kind = visitKind.exec(text)?.[1]?.trim();
  return kind === undefined ? undefined : writeReason(kind);
}
