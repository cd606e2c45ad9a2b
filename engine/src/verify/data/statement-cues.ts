/**
 * Words that say how a fact is meant, and that a statement must have where its source has them: `attribute|value|forms`, marks apart as
 * tokens stand. A form with ~ may mean something else: it supports the value where the other side says it, and says nothing by itself.
 * Own list.
 */
export const statementCueRows: readonly string[] = `
polarity|denied|no|not|denies|denied|denying|deny|without|never|none|nor|neither|non|w / o|cannot|can't|won't|don't|doesn't|didn't|isn't|wasn't|aren't|haven't|hasn't|weren't|nkda|nka|nkma|~cant|~wont|~dont|~doesnt|~didnt|~isnt|~wasnt|~nil|~ø|~0|~zero|~wo|~neg|~negative|~free|∅|~ng|~nad
time|past|history of|hx of|h / o|~hx|~history|~pmh|~pmhx|previously|formerly|former|~prior|~previous|~prev|s / p|status post|~ago|~old|~past|~remote
time|resolved|resolved|~gone|~over|~better|~res
time|current|current|currently|ongoing|~active|~now|~cur|~curr
time|was|was|were|wasn't|weren't|~had|~used to
time|is|is|are|isn't|aren't|~has|~be
time|quit|quit|~stopped|~ex
time|continues|continues|~still|~cont|~continue
status|stopped|stop|stopped|stopping|stops|discontinue|discontinued|discontinuing|~dc|~dced|d / c|~off|~quit|~d
status|held|hold|held|holding|on hold|~paused|~pause
status|continued|continue|continued|continues|continuing|~cont|~contd|~ct|~c|~keep|~same
status|started|start|started|starts|starting|~begin|~initiate|~add|~str|~commence
status|taken|takes|taking|~take|~took|~on|~uses
status|changed|change|changed|~switch|~ch
status|resumed|resume|resumed|restart|restarted|~restarting|~resuming
status|declined|declined|declines|refused|refuses|~decl|~decline|~refuse
status|deferred|deferred|~defer
status|avoided|avoid|avoided|avoiding
status|given|~given|~gave
certainty|uncertain|possible|possibly|probable|probably|suspected|~likely|~poss|~prob|~suspect|~susp|~maybe|~may|~might|~could|~?|~presumed|~presumptive|~concern|~concerning|~vs|~versus|rule out|~r / o|~ro|~query|~potential|~perhaps|~questionable
certainty|excluded|ruled out|~rule out|~excluded|~r / o
certainty|unlikely|unlikely|~doubt|~doubtful
condition|stated|if|unless|~when|~once|~until|~til|~till|~should|~in case|~?
allergy|allergy|allergic|allergy|allergies|intolerance|intolerant|~intolerances|~anaphylaxis|~anaph|~anaphylactic|~nkda|~nka|~nkma|~adr|~hives|~rash|~all|~reaction|~reactions|~react|~reacts|~swelling|~swells|~swelled|~itch|~itching|~itchy|~angioedema|~tolerated|~tolerates|~urticaria|~sjs
value|positive|positive|~pos|~reactive|~detected|~+
value|negative|negative|~neg|~nonreactive|~-|~no|~not|~never
side|left|left|lt|~l|~os
side|right|right|rt|~r|~od
side|both|bilateral|bilaterally|~both|~b / l|~bl|~bil|~bilat|~b|~ou|~each|~x 2|~sides
`
  .trim()
  .split('\n');

/** Words that a note adds by itself, and that claim nothing of a patient: names of parts, joints of sentences. */
export const wordsOfForm: ReadonlySet<string> = new Set(
  (
    'the and for with from that this then than into onto over per via not but who whom its his her their they she him them you your our was were are has have had did does been being will can may ' +
    'high low critical other known drug history earlier reference repeated previously mmhg documented reports reported denies denied none without patient ' +
    'day days week weeks month months year years hour hours minute minutes time times daily old once twice every three four morning evening night bedtime'
  ).split(' '),
);

/** Abbreviations of several readings, which a note writes out only where it knows which: `short|long`. */
export const manyMeanings: readonly (readonly [string, string])[] = [
  ['ra', 'room air'],
  ['oa', 'room air'],
  ['air', 'room air'],
  ['nc', 'nasal cannula'],
  ['f', 'female woman girl'],
  ['m', 'male man boy'],
  ['fem', 'female woman girl'],
  ['nkda', 'no known drug allergies'],
  ['nka', 'no known allergies'],
  ['nkma', 'no known medication allergies'],
  ['f', 'fever'],
  ['r', 'respiratory rate'],
  ['p', 'pulse'],
  ['afebrile', 'temperature'],
  ['afeb', 'afebrile temperature'],
  ['n', 'nausea'],
  ['v', 'vomiting'],
  ['d', 'diarrhea'],
  ['c', 'chills'],
  ['m', 'murmur'],
  ['r', 'rub'],
  ['g', 'gallop'],
  ['lad', 'lymphadenopathy'],
  ['ste', 'st elevation'],
  ['std', 'st depression'],
  ['hsm', 'hepatosplenomegaly'],
  ['ssi', 'sliding scale insulin'],
  ['gtt', 'drip infusion'],
];

/** Words that deny, and are no concept themselves. */
export const denyingWords: ReadonlySet<string> = new Set(
  'no|not|non|nor|neg|negative|denies|denied|deny|denying|without|never|none|neither|absent'.split('|'),
);

/** Words by which a document says that nothing is known. */
export const unstatedForms: readonly string[] = [
  ...'documented|stated|mentioned|provided|discussed|recorded|assessed|available|specified|given|reported'
    .split('|')
    .map((word) => `not ${word}`),
  ...['documented', 'stated', 'provided', 'mentioned'].map((word) => `none ${word}`),
  'na',
  'n/a',
  'no information',
  'unknown',
];
