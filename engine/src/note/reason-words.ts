import { findProblemsIn } from '../clinical/find-problems.ts';

const why =
  /\b(?:(?:here|seen|in(?: clinic)?|presents?|presenting|presented|attends|attended|attending|comes? in|came in|returns?|referred|brought in|sent in|p\/w)(?: by (?!and )[a-z]+(?: [a-z]+)?)?(?: today| now| to (?:the )?(?:ed|er|clinic|office|emergency department|hospital))?(?: today)? (?:for|with|to|because(?: of)?|bc|due to|re|regarding|after|following) |(?:main|biggest) (?:worry|concern|complaint|problem|issue)(?: today| now)?(?: is|:) (?:an? |the |her |his )?|reports |complains of |complaining of |complaint of |chief complaint of )([^.;]{3,160})/i;
/** The opening of a letter: "Thank you for seeing Ms. Example, a 44-year-old teacher, for iron deficiency anemia". */
const letter =
  /\bthank you for (?:seeing|referring|asking me to see)\b[^.;]{0,16}?(?:\.\s)?[^.;]{0,80}?\b(?:for|with|regarding|because of) ([^.;]{3,160})/i;
const visitKind =
  /(?:^|,\s*|\bwoman |\bman |\bboy |\bgirl |\bpatient )((?:annual|yearly|routine|well[- ](?:child|woman|baby)|new patient|post-?op(?:erative)?|medication|wellness|prenatal|sports|preventive|\d+[- ](?:week|month|day|year)|hospital)?\s?(?:follow-up|physical(?: exam)?|check-?up|visit|well child check|wcc|annual exam)(?: (?:of|for|after|visit)[^.;,]{2,60})?)(?=$|[.,;])/i;
/** Words that only a reason follows; after others it must name something clinical. */
const certain =
  /\b(?:here (?:today )?(?:for|because|bc|re)|present(?:s|ed|ing)? (?:to [a-z ]{0,30})?(?:with|for)|attend(?:s|ed|ing) (?:today )?(?:re|with|for)|(?:referred|sent in|brought in) by [a-z]+(?: [a-z]+)? (?:with|for|re|after)|(?:main|biggest) (?:worry|concern|complaint|problem|issue)|complain(?:s|ing|t) of)\b/i;
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

/** "Wants contraception advice", "requests repeat script": what somebody comes for who is not ill. */
const wanted =
  /^\W*(?:pt |patient |she |he )?(?:wants|wanting|requests|requesting|asks for|asking for|would like) ((?:\w+ ){0,4}(?:advice|check(?:-?up)?|script|refill|certificate|contraception|referral|letter|vaccination|screen(?:ing)?)\b[^.;,]{0,40})/i;

const longestReason = 12;

/** A reason that runs on into its story: up to the end of its first problem. */
function shortened(reason: string): string | undefined {
  const [first] = findProblemsIn(reason);
  return first && first.start < longestLead && !first.modifiers.negated ? reason.slice(0, first.end) : undefined;
}

const longestLead = 24;

/** Where a text begins to say why the patient is here: what stands before it was known; -1 where it does not say. */
export function findReasonStart(text: string): number {
  const stated = text.search(opensReason);
  return stated < 0 ? text.search(wished) : stated;
}

const wished = /\b(?:wants|requests) (?:[a-z]+ ){0,4}(?:advice|script|refill|certificate|contraception)\b/i;

const opensReason = new RegExp(
  String.raw`${why.source}|\b(?:c/o|with complaints? of|reason for visit|(?:carer|wife|husband|daughter|son|mother|mum|mom|nurse|family|neighbou?r) (?:called|rang|phoned)\b)\b`,
  'i',
);

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
  const wish = wanted.exec(text)?.[1];
  if (wish !== undefined) return writeReason(wish);
  const kind = visitKind.exec(text)?.[1]?.trim();
  return kind === undefined ? undefined : writeReason(kind);
}
