import { wordList } from '../../text/word-list.ts';

/** Other people of whom "he" or "she" may speak; where one is named, only "the patient" is surely the reader. */
const others =
  /\b(?:mother|father|mom|mum|dad|parents?|wife|husband|spouse|partner|sons?|daughters?|brothers?|sisters?|siblings?|child(?:ren)?|grand\w{2,8}|aunts?|uncles?|cousins?|friends?|roommate|caregiver|doctor|dr|nurse|surgeon|clinician|therapist|boss|boyfriend|girlfriend|fianc\w{1,3}|neighbou?rs?)\b/i;

const irregular: Readonly<Record<string, string>> = { has: 'have', is: 'are', was: 'were', does: 'do', goes: 'go' };
const notVerbs: ReadonlySet<string> = new Set(
  wordList(`
  always|perhaps|sometimes|besides|as|his|this|less|yes|thus|minus|plus|afterwards|towards|nowadays|whereas
`),
);

/** "takes" -> "take", "carries" -> "carry", "has" -> "have"; what is no verb of the third person stays. */
function agreeWithYou(verb: string): string {
  const plain = Object.hasOwn(irregular, verb) ? irregular[verb] : undefined;
  if (plain !== undefined) return plain;
  if (!/^[a-z]{3,24}s$/.test(verb) || /(?:ss|us|is)$/.test(verb) || notVerbs.has(verb)) return verb;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(?:sses|shes|ches|xes|zzes)$/.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

const adverbs = '(?:also|currently|now|never|still|usually|often|always|sometimes|only|just|occasionally|recently|not)';
const subjectAndVerb = (who: string): RegExp =>
  new RegExp(String.raw`\b(?:${who})((?: ${adverbs}){0,3}) ([a-z]+)\b`, 'gi');
const patientActs = subjectAndVerb('the patient|patient|client');
const pronounActs = subjectAndVerb('he|she|they');
/** A second verb of the same subject: "lives alone and works nights". */
const second =
  /\b(and|but|or|then) (has|is|was|takes|works|smokes|drinks|lives|feels|uses|wants|needs|sleeps|eats|walks|denies|reports|goes|does|gets|tries|keeps)\b/g;

/** What comes before the one to whom something is done: "gives the patient hives". */
const governs =
  /\b(?:gives?|gave|given|for|to|with|of|on|by|about|from|at|helps?|helped|makes?|made|tells?|told|asks?|asked|sees?|saw|shows?|showed)\s$/i;

function act(all: string, between: string, verb: string, at: number, whole: string): string {
  const isDone = governs.test(whole.slice(Math.max(0, at - 12), at));
  if (isDone) return /^(?:he|she|they)\b/i.test(all) ? all : `you${between} ${verb}`;
  return `you${between} ${agreeWithYou(verb.toLowerCase())}`;
}

/** An age and sex at the head of a sentence: "58-year-old woman fell", "61-year-old man with". */
const described =
  /^((\d{1,3})-(?:year|month|week|day)-old(?: (?:woman|man|girl|boy|patient|female|male))?),? (?=(\w+))/;

function tellDescribed(text: string): string {
  return text.replace(described, (_all, who: string, age: string, next: string) => {
    const article = /^(?:8\d?|11|18)$/.test(age) ? 'an' : 'a';
    const goesOn = /^(?:with|who|in|on|from|status)$/i.test(next);
    return goesOn ? `You are ${article} ${who} ` : `You are ${article} ${who}. You `;
  });
}

/** Things done: of these a person says that they do not do them; other words in "-ing" are findings ("swelling"). */
const deed =
  /^(?:taking|using|drinking|smoking|missing|changing|seeing|wearing|starting|stopping|skipping|driving|working)\b/i;

/** "Denies fever and locking" -> "No fever or locking": said as shortly as it was denied. */
function tellDenied(text: string): string {
  return text.replace(
    /(?:\b(?:the patient|patient|client|he|she|they|you) )?\b(?:denies|denied|deny) (?:any )?(?:having )?([^.;]{1,600})/gi,
    (_all, found: string) =>
      deed.test(found) ? `you said you are not ${found}` : `no ${found.replace(/,? and (?=[^,]*$)/, ' or ')}`,
  );
}

function tellReported(text: string): string {
  return text.replace(
    /(^|[.;] |\b(?:you|the patient|patient|client|he|she) )(?:reports?|reported|states?|stated|says|endorses|endorsed|notes|noted|complains of|complained of) (that )?/gi,
    (_all, head: string, that?: string) =>
      `${/^[.;]/.test(head) ? head : ''}you ${that === undefined ? 'reported' : 'said that'} `,
  );
}

/**
 * A statement of a note as it is said to the person it is about: "the patient takes" -> "you take". Where the statement names another person,
 * "he" and "she" are left alone, since they may be that one. Words are only turned, none is added that claims anything.
 */
export function tellYou(text: string): string {
  let said = tellReported(tellDenied(tellDescribed(text)))
    .replace(patientActs, act)
    .replace(/\b(?:the patient|patient|client)(?:'s|’s)(?=[ ,.;]|$)/gi, 'your')
    .replace(/\bthe patient\b/gi, 'you');
  if (!others.test(text)) {
    said = said
      .replace(pronounActs, act)
      .replace(
        /\b(gives?|gave|helps?|helped|made|makes|woke|wakes|for|to|with|of|on) (?:her|him|them)(?= (?!own\b)(?:[a-z]+s|to|up|from|at|in|with|and)\b|[.,;]|$)/gi,
        '$1 you',
      )
      .replace(/\b(?:his|her|their)(?= [a-z])/gi, 'your')
      .replace(/\b(?:himself|herself|themselves)\b/gi, 'yourself');
  }
  return /\byou\b/i.test(said)
    ? said.replace(second, (_all, joint: string, verb: string) => `${joint} ${agreeWithYou(verb)}`)
    : said;
}
